//! Counting moves without making them: the last two plies of perft.
//!
//! - [`count_moves`](BitPosition::count_moves) counts the last ply. A capture is a pair of neighbours on one line
//!   of the board, so shifting whole sets counts all captures of one direction with a single population count.
//! - [`count_replies`](BitPosition::count_replies) counts the last two plies. It makes no move either: five words
//!   ([`Stacks`]) decide which captures and entries there are after a move, and they are written down from the position
//!   before it. Most entries are not even looked at one by one: `entries.rs` counts the replies to all of them together.

use crate::board::grid::{self, CellIter, Grid};

use super::{BitPosition, free_round_holes};

/// Stacks that determine the captures and entries of the player to move, without hands and passes. Five words stay in
/// registers; a [`BitPosition`] would be copied in memory.
#[derive(Clone, Copy)]
struct Stacks {
    mover: u64,
    other: u64,
    twos: u64,
    towers: u64,
    holes: i8,
}

impl<G: Grid> BitPosition<G> {
    /// The number of legal moves, counted without making a list of them.
    #[inline(always)]
    pub fn count_moves(&self) -> u32 {
        if self.is_over() {
            return 0;
        }
        let Self { mover, other, twos, towers, holes, .. } = *self;
        let stacks = Stacks { mover, other, twos, towers, holes };
        let enterable = if self.hands[0] == 0 { 0 } else { G::ON_BOARD };
        let mut border = 0;
        let captures = stacks.count_captures::<G>(&mut border);
        let entries = if stacks.mover | stacks.other == 0 { G::ON_BOARD } else { border & enterable };
        let captures = if self.captures_allowed() { captures } else { 0 };
        entries.count_ones() + captures + u32::from(self.can_pass())
    }

    /// The number of legal moves after each legal move, added up.
    #[inline(always)]
    pub fn count_replies(&self) -> u64 {
        let mut sum = 0;
        if self.in_hand() > self.capture_limits[0].min(self.capture_limits[1]) || self.can_pass() {
            // Before captures there are too few moves for speed to matter; with a pass they are too different.
            self.for_each_child(|child| sum += u64::from(child.count_moves()));
            return sum;
        }
        // The opponent enters a piece, or passes with an empty hand.
        let (enterable, pass) = if self.hands[1] == 0 { (0, 1) } else { (G::ON_BOARD, 0) };
        let replies_of = |stacks: Stacks| {
            let mut border = 0;
            let captures = stacks.count_captures::<G>(&mut border);
            u64::from(captures + (border & enterable).count_ones() + pass)
        };
        let shape = self.shape();
        let entries = self.entries(shape.around);
        let entered = |cell: u8, holes: i8| {
            let (twos, towers) = (self.twos, self.towers);
            Stacks { mover: self.other, other: self.mover | 1 << cell, twos, towers, holes }
        };
        // A point with one arc around it opens and closes no hole when it is filled: replies are counted together.
        let simple = if self.holes == 0 { entries & shape.arcs.exactly_one() } else { 0 };
        let passes = u64::from(pass * simple.count_ones());
        if simple != 0 {
            sum += u64::from(self.count_replies_to_simple(&shape, simple)) + passes;
        }
        for cell in CellIter(entries & !simple) {
            sum += replies_of(entered(cell, self.holes + shape.arcs.of(cell) - 1));
        }
        self.captures(&shape).for_each(|from, to| {
            let (twos, towers) = self.heights_after(from, to);
            sum += replies_of(Stacks {
                mover: self.other & !(1 << to),
                other: self.mover ^ (1 << from | 1 << to),
                twos,
                towers,
                holes: self.holes - shape.arcs.of(from) + 1,
            });
        });
        sum
    }
}

impl Stacks {
    /// Counts the captures, and finds the empty points next to the band on the way.
    #[inline(always)]
    fn count_captures<G: Grid>(self, border: &mut u64) -> u32 {
        let occupied = self.mover | self.other;
        let neighbours = grid::neighbours_in::<G>(occupied);
        *border = grid::union(&neighbours) & !occupied & G::ON_BOARD;
        // Two arcs or more pin a stack, unless they meet again behind a hole.
        let pinned = grid::arcs::<G>(occupied, &neighbours).0[1];
        let movable = self.mover & !self.towers;
        let mut free = movable & !pinned;
        if self.holes > 0 && movable & pinned != 0 {
            free |= self.free_round_holes::<G>(movable & pinned);
        }
        count_pairs::<G>(free, self.other & !self.towers, !self.twos)
    }

    /// Returns the pinned stacks that can capture something and may leave because the band is joined round a hole.
    #[cold]
    #[inline(never)]
    fn free_round_holes<G: Grid>(self, pinned: u64) -> u64 {
        let targets = self.other & !self.towers;
        // A stack of two captures single pieces only, a single piece also stacks of two.
        let beside_ones = grid::around::<G>(targets & !self.twos);
        let beside_twos = grid::around::<G>(targets & self.twos);
        let capturers = pinned & (beside_ones | beside_twos & !self.twos);
        if capturers == 0 { 0 } else { free_round_holes::<G>(self.mover | self.other, capturers) }
    }
}

/// Counts the pairs of neighbours that are a capturer and a target, at least one of them in `low`: stacks of
/// two do not capture each other. Each line of the board is looked at once, for only one of its two ends can
/// capture the other.
#[inline(always)]
pub(super) fn count_pairs<G: Grid>(capturers: u64, targets: u64, low: u64) -> u32 {
    // Lines of one direction, each named by its lower end: the upper end is `step` bits higher.
    let along = |step: u32, lines: u64| {
        let pairs = capturers & targets >> step | targets & capturers >> step;
        (pairs & (low | low >> step) & lines).count_ones()
    };
    along(1, !0) + along(8, !0) + along(9, G::RISING) + along(7, G::FALLING)
}
