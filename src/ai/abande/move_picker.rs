//! Move generation and ordering.

use arrayvec::ArrayVec;

use crate::board::grid::{CellIter, Grid, around};
use crate::rules::abande::bits::{BandShape, BitPosition, PackedMove};

use super::history::History;
use super::parameters::order;

/// A move with its score for move ordering.
#[derive(Clone, Copy, Debug)]
pub(super) struct ScoredMove {
    pub(super) mv: PackedMove,
    pub(super) score: i32,
}

/// Upper bound of the legal moves in a position: on the square board 156 captures (one for each line), 49 entries and
/// a pass would be 206.
const MAX_MOVES: usize = 210;

/// List of moves that are returned best first, by selection sort. Large, so it is filled in place and never
/// moved.
#[derive(Debug)]
pub(super) struct MovePicker {
    list: ArrayVec<ScoredMove, MAX_MOVES>,
    next: usize,
}

impl MovePicker {
    pub(super) fn new() -> Self {
        Self { list: ArrayVec::new(), next: 0 }
    }

    /// Adds all legal moves with their ordering scores. The hash move `tt_move` is tried first if it is
    /// legal: keys may collide.
    pub(super) fn add_all<G: Grid>(
        &mut self,
        bits: &BitPosition<G>,
        shape: &BandShape,
        tt_move: Option<PackedMove>,
        history: &History,
        ply: usize,
    ) {
        self.add_captures(bits, shape);
        for cell in CellIter(bits.entries(shape.around)) {
            let mv = PackedMove::enter(cell);
            self.push(mv, history.score(bits.turn(), mv, ply));
        }
        if bits.can_pass() {
            self.push(PackedMove::PASS, order::PASS);
        }
        if let Some(tt_move) = tt_move
            && let Some(first) = self.list.iter_mut().find(|candidate| candidate.mv == tt_move)
        {
            first.score = i32::MAX;
        }
    }

    /// Adds all legal captures with their ordering scores.
    pub(super) fn add_captures<G: Grid>(&mut self, bits: &BitPosition<G>, shape: &BandShape) {
        bits.for_each_capture(shape, |from, to| {
            self.push(PackedMove::capture(from, to), order::CAPTURE + capture_score(bits, from, to));
        });
    }

    /// Returns the number of moves in the list, tried ones too.
    pub(super) fn len(&self) -> usize {
        self.list.len()
    }

    #[inline]
    fn push(&mut self, mv: PackedMove, score: i32) {
        self.list.push(ScoredMove { mv, score });
    }

    /// Returns the untried move with the highest score, and counts it as tried; `None` if all were tried.
    #[inline]
    pub(super) fn next_move(&mut self) -> Option<ScoredMove> {
        let rest = self.list.get_mut(self.next..)?;
        let best = (0..rest.len()).max_by_key(|&index| (rest[index].score, std::cmp::Reverse(index)))?;
        rest.swap(0, best);
        self.next += 1;
        rest.first().copied()
    }
}

/// Estimates the gain of a capture in centipoints: the pieces taken, less what can be recaptured at once.
fn capture_score<G: Grid>(bits: &BitPosition<G>, from: u8, to: u8) -> i32 {
    let height = |cell: u8| if bits.twos() >> cell & 1 == 0 { 1 } else { 2 };
    let (moving, taken) = (height(from), height(to));
    let recaptured = moving + taken == 2 && bits.other() & bits.ones() & around::<G>(1 << to) != 0;
    let safe = if moving + taken == 3 { order::TOWER_BONUS } else { 0 };
    let risk = if recaptured { order::RECAPTURE_PENALTY } else { 0 };
    // Prefers the less valuable attacker, as in MVV-LVA.
    200 * taken - 10 * moving + safe - risk
}
