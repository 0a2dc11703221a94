//! Moves packed into 16 bits, and how a [`BitPosition`] generates and makes them.

use crate::board::grid::{self, CellIter, Grid, STEPS, WAYS};
use crate::rules::abande::Move;

use super::{BandShape, BitPosition};

/// A move of Abande in two bytes: captures are 64 × from + to (a stack never stays on its point, so 65 × cell
/// is free for entering there), and one more value is a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PackedMove(u16);

impl PackedMove {
    /// Number of values that a packed move can have.
    pub const COUNT: usize = 64 * 64 + 1;
    /// Doing nothing.
    pub const PASS: Self = Self(64 * 64);

    /// The move that enters a piece on a cell.
    #[inline(always)]
    pub const fn enter(cell: u8) -> Self {
        Self(65 * cell as u16)
    }

    /// The move that captures the stack on `to` with the stack on `from`.
    #[inline(always)]
    pub const fn capture(from: u8, to: u8) -> Self {
        Self(64 * from as u16 + to as u16)
    }

    /// Packs a move on the board `G`.
    pub fn new<G: Grid>(mv: Move) -> Self {
        match mv {
            Move::Enter(point) => Self::enter(G::cell(point)),
            Move::Capture { from, to } => Self::capture(G::cell(from), G::cell(to)),
            Move::Pass => Self::PASS,
        }
    }

    /// Unpacks a move on the board `G`.
    pub fn unpacked<G: Grid>(self) -> Move {
        match self {
            Self::PASS => Move::Pass,
            mv if mv.is_capture() => Move::Capture { from: G::point(mv.from()), to: G::point(mv.to()) },
            mv => Move::Enter(G::point(mv.to())),
        }
    }

    /// Restores a move from its [`bits`](Self::bits).
    #[inline(always)]
    pub const fn from_bits(bits: u16) -> Self {
        Self(bits)
    }

    /// The move as a number below [`COUNT`](Self::COUNT).
    #[inline(always)]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// Returns the index of the move in a table of [`COUNT`](Self::COUNT) entries.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The cell where a piece is entered or a stack is captured; means nothing for a pass.
    #[inline(always)]
    #[expect(clippy::cast_possible_truncation, reason = "taking a field out")]
    pub const fn to(self) -> u8 {
        self.0 as u8 & 63
    }

    /// The cell that the capturing stack leaves; for an entry the cell where the piece is entered.
    #[inline(always)]
    #[expect(clippy::cast_possible_truncation, reason = "at most 64 after the shift")]
    pub const fn from(self) -> u8 {
        (self.0 >> 6) as u8
    }

    /// Returns whether the move is a capture.
    #[inline(always)]
    pub const fn is_capture(self) -> bool {
        self.from() != self.to() && self.0 != Self::PASS.0
    }
}

/// Stacks low enough to be captured, by the height of the capturing stack.
#[derive(Clone, Copy, Debug)]
struct CaptureTargets {
    of_ones: u64,
    of_twos: u64,
}

/// All captures that a player can make, as bit sets: for each direction, the stacks that can be captured by
/// their neighbour in that direction.
#[derive(Clone, Copy, Debug)]
pub struct Captures([u64; WAYS]);

impl Captures {
    /// Calls `call` with the capturing and the captured cell of each capture.
    #[inline(always)]
    pub fn for_each(&self, mut call: impl FnMut(u8, u8)) {
        for (&targets, step) in self.0.iter().zip(STEPS) {
            for to in CellIter(targets) {
                call(to.wrapping_add_signed(step), to);
            }
        }
    }
}

impl<G: Grid> BitPosition<G> {
    /// The legal captures of the player to move, as bit sets.
    #[inline(always)]
    pub fn captures(&self, shape: &BandShape) -> Captures {
        if !self.captures_allowed() {
            return Captures([0; WAYS]);
        }
        let capturable = self.capture_targets();
        let movable = self.mover & !self.towers;
        // Where stacks must be looked at one by one only those with a target are.
        let movable = if self.holes > 0 { movable & self.capturers(capturable) } else { movable };
        let free = self.free(movable, &shape.arcs);
        let by_ones = grid::neighbours_in::<G>(free & self.ones());
        let by_twos = grid::neighbours_in::<G>(free & self.twos);
        Captures(std::array::from_fn(|way| {
            by_ones[way] & capturable.of_ones | by_twos[way] & capturable.of_twos
        }))
    }

    /// Returns the stacks that could be captured if the band allowed it.
    #[inline(always)]
    fn capture_targets(&self) -> CaptureTargets {
        let ones = self.ones();
        CaptureTargets { of_ones: self.other & (ones | self.twos), of_twos: self.other & ones }
    }

    /// Returns the stacks of the player to move that are next to a target.
    #[inline(always)]
    fn capturers(&self, targets: CaptureTargets) -> u64 {
        let (by_ones, by_twos) = (grid::around::<G>(targets.of_ones), grid::around::<G>(targets.of_twos));
        self.mover & (self.ones() & by_ones | self.twos & by_twos)
    }

    /// Calls `call` with the capturing and the captured cell of each legal capture, sorted by both.
    #[inline]
    pub fn for_each_capture(&self, shape: &BandShape, mut call: impl FnMut(u8, u8)) {
        if !self.captures_allowed() {
            return;
        }
        let (ones, targets) = (self.ones(), self.capture_targets());
        for from in CellIter(self.free(self.capturers(targets), &shape.arcs)) {
            let targets = if ones >> from & 1 != 0 { targets.of_ones } else { targets.of_twos };
            for to in CellIter(grid::around::<G>(1 << from) & targets) {
                call(from, to);
            }
        }
    }

    /// Calls `call` with the position after each legal move in turn.
    #[inline(always)]
    pub fn for_each_child(&self, mut call: impl FnMut(&Self)) {
        let shape = self.shape();
        for cell in CellIter(self.entries(shape.around)) {
            call(&self.after_entry(cell, &shape));
        }
        self.captures(&shape).for_each(|from, to| call(&self.after_capture(from, to, &shape)));
        if self.can_pass() {
            call(&self.after_pass());
        }
    }

    /// Every legal move.
    pub fn legal_moves(&self) -> Vec<PackedMove> {
        let shape = self.shape();
        let mut moves: Vec<_> = CellIter(self.entries(shape.around)).map(PackedMove::enter).collect();
        self.captures(&shape).for_each(|from, to| moves.push(PackedMove::capture(from, to)));
        if self.can_pass() {
            moves.push(PackedMove::PASS);
        }
        moves
    }

    /// The position after a legal move.
    #[inline]
    #[must_use]
    pub fn after(&self, mv: PackedMove, shape: &BandShape) -> Self {
        match mv {
            PackedMove::PASS => self.after_pass(),
            mv if mv.is_capture() => self.after_capture(mv.from(), mv.to(), shape),
            mv => self.after_entry(mv.to(), shape),
        }
    }

    #[inline(always)]
    fn after_entry(&self, cell: u8, shape: &BandShape) -> Self {
        Self {
            mover: self.other,
            other: self.mover | 1 << cell,
            hands: [self.hands[1], self.hands[0] - 1],
            capture_limits: [self.capture_limits[1], self.capture_limits[0]],
            passes: 0,
            holes: self.holes + shape.arcs.of(cell) - 1,
            turn: self.turn.other(),
            ..*self
        }
    }

    #[inline(always)]
    fn after_capture(&self, from: u8, to: u8, shape: &BandShape) -> Self {
        let (twos, towers) = self.heights_after(from, to);
        Self {
            mover: self.other & !(1 << to),
            other: self.mover ^ (1 << from | 1 << to),
            twos,
            towers,
            hands: [self.hands[1], self.hands[0]],
            capture_limits: [self.capture_limits[1], self.capture_limits[0]],
            passes: 0,
            holes: self.holes - shape.arcs.of(from) + 1,
            turn: self.turn.other(),
            ..*self
        }
    }

    /// The stacks of two and the stacks of three on the board after a capture.
    #[inline(always)]
    pub(super) fn heights_after(&self, from: u8, to: u8) -> (u64, u64) {
        let (both, new) = (1 << from | 1 << to, 1 << to);
        let rest = self.twos & !both;
        if rest == self.twos { (rest | new, self.towers) } else { (rest, self.towers | new) }
    }

    #[inline(always)]
    fn after_pass(&self) -> Self {
        Self { passes: self.passes + 1, ..self.turned() }
    }
}
