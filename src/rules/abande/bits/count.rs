//! Counting moves without making them.

use crate::board::grid::{self, CellIter, Grid};

use super::{BitPosition, free_round_holes};

/// What decides the moves of the player to move but for hands, as plain words: they travel in registers.
#[derive(Clone, Copy)]
struct Words {
    mover: u64,
    other: u64,
    twos: u64,
    towers: u64,
    holes: i8,
}

impl<G: Grid> BitPosition<G> {
    /// The number of legal moves.
    #[inline(always)]
    pub fn count_moves(&self) -> u32 {
        if self.is_over() {
            return 0;
        }
        let Self { mover, other, twos, towers, holes, .. } = *self;
        let words = Words { mover, other, twos, towers, holes };
        let enterable = if self.hands[0] == 0 { 0 } else { G::ON_BOARD };
        let mut around = 0;
        let captures = words.count_captures::<G>(&mut around);
        let entries = if words.mover | words.other == 0 { G::ON_BOARD } else { around & enterable };
        let captures = if self.entered >= 3 { captures } else { 0 };
        entries.count_ones() + captures + u32::from(self.can_pass())
    }

    /// The number of legal moves after all legal moves.
    #[inline(always)]
    pub fn count_replies(&self) -> u64 {
        let mut sum = 0;
        if self.entered < 3 || self.can_pass() {
            // Too few for speed to matter, or too different from each other.
            self.for_each_child(|child| sum += u64::from(child.count_moves()));
            return sum;
        }
        let (enterable, pass) = if self.hands[1] == 0 { (0, 1) } else { (G::ON_BOARD, 0) };
        let count = |words: Words| {
            let mut around = 0;
            let captures = words.count_captures::<G>(&mut around);
            u64::from(captures + (around & enterable).count_ones() + pass)
        };
        let shape = self.shape();
        let entries = self.entries(shape.around);
        let entered = |cell: u8, holes: i8| {
            let (twos, towers) = (self.twos, self.towers);
            Words { mover: self.other, other: self.mover | 1 << cell, twos, towers, holes }
        };
        // Most entries neither open nor close a hole, and where there is none their replies are counted together.
        let simple = if self.holes == 0 { entries & shape.arcs.exactly_one() } else { 0 };
        let passes = u64::from(pass * simple.count_ones());
        if simple != 0 {
            sum += u64::from(self.count_replies_to_simple(&shape, simple)) + passes;
        }
        for cell in CellIter(entries & !simple) {
            sum += count(entered(cell, self.holes + shape.arcs.of(cell) - 1));
        }
        self.captures(&shape).for_each(|from, to| {
            let (twos, towers) = self.heights_after(from, to);
            sum += count(Words {
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

impl Words {
    /// How many captures there are, and on the way which empty points touch the band.
    #[inline(always)]
    fn count_captures<G: Grid>(self, around: &mut u64) -> u32 {
        let occupied = self.mover | self.other;
        let ring = grid::ring::<G>(occupied);
        *around = grid::union(&ring) & !occupied & G::ON_BOARD;
        let pinned = grid::arcs::<G>(occupied, &ring).0[1];
        let movable = self.mover & !self.towers;
        let mut free = movable & !pinned;
        if self.holes > 0 && movable & pinned != 0 {
            free |= self.free_round_holes::<G>(movable & pinned);
        }
        count_pairs::<G>(free, self.other & !self.towers, !self.twos)
    }

    #[cold]
    #[inline(never)]
    fn free_round_holes<G: Grid>(self, tied: u64) -> u64 {
        let prey = self.other & !self.towers;
        let hunters =
            tied & (grid::around::<G>(prey & !self.twos) | grid::around::<G>(prey & self.twos) & !self.twos);
        if hunters == 0 { 0 } else { free_round_holes::<G>(self.mover | self.other, hunters) }
    }
}

/// How many neighbours are a hunter and its prey, at least one of the two low: each line of the board looked at
/// once, for it is a capture one way at most.
#[inline(always)]
pub(super) fn count_pairs<G: Grid>(hunters: u64, prey: u64, low: u64) -> u32 {
    let along = |by: u32, lines: u64| {
        let meeting = hunters & prey >> by | prey & hunters >> by;
        (meeting & (low | low >> by) & lines).count_ones()
    };
    along(1, !0) + along(8, !0) + along(9, G::RISING) + along(7, G::FALLING)
}
