//! Principal-variation search.

use std::sync::LazyLock;

use arrayvec::ArrayVec;

use crate::ai::Score;
use crate::ai::budget::Interrupted;
use crate::board::grid::Grid;
use crate::rules::abande::bits::{Bits, CellMove, Shape};

use super::deepening::Searcher;
use super::moves::Candidates;
use super::parameters::{
    FUTILE_DEPTH, FUTILE_MARGIN, REDUCE_AFTER, REDUCE_ALWAYS, REDUCE_DEPTH, REDUCE_SLOWLY, SKIP_AFTER,
    SKIP_DEPTH, UNKNOWN_DEPTH, ending,
};
use super::table::{Bound, Known};

/// Plies below the root where search gives up and estimates.
pub(super) const MAX_PLY: usize = 100;

/// The values that still matter: the mover has one of at least `alpha` elsewhere, the opponent avoids `beta`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    pub(super) alpha: Score,
    pub(super) beta: Score,
}

impl Window {
    pub(super) const FULL: Self = Self { alpha: Score::LEAST, beta: Score::INFINITE };

    /// The same for the opponent, after a move with `best` known.
    pub(super) fn below(self, best: Score) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha.max(best) }
    }

    /// As narrow as can be: only asks whether the value is above `best`.
    pub(super) fn narrow(self, best: Score) -> Self {
        let alpha = self.alpha.max(best);
        Self { alpha: -(alpha + Score::STEP), beta: -alpha }
    }

    /// Whether exact values matter.
    pub(super) fn is_open(self) -> bool {
        self.beta - self.alpha > Score::STEP
    }

    pub(super) fn bound(self, score: Score) -> Bound {
        match score {
            _ if score >= self.beta => Bound::Lower,
            _ if score <= self.alpha => Bound::Upper,
            _ => Bound::Exact,
        }
    }
}

/// A value found: exact within the window, a lower bound above it, an upper bound below it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Value {
    pub(super) score: Score,
    /// Whether the bound rests on ends of the game alone.
    pub(super) proved: bool,
}

impl Value {
    pub(super) fn estimate(score: Score) -> Self {
        Self { score, proved: false }
    }

    /// The value for the other player.
    pub(super) fn turned(self) -> Self {
        Self { score: -self.score, ..self }
    }
}

/// A position with its key.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<G> {
    pub(super) bits: Bits<G>,
    pub(super) key: u64,
}

impl<G: Grid> Node<G> {
    /// The node of a position.
    pub(super) fn new(bits: Bits<G>) -> Self {
        Self { bits, key: bits.key() }
    }

    /// The node after a legal move.
    #[inline]
    pub(super) fn after(&self, mv: CellMove, shape: &Shape) -> Self {
        Self { bits: self.bits.after(mv, shape), key: self.bits.key_after(self.key, mv) }
    }

    /// The same stacks with the other player to move, as if neither player had passed.
    #[inline]
    pub(super) fn turned(&self) -> Self {
        Self { bits: self.bits.turned(), key: self.bits.key_turned(self.key) }
    }
}

impl Searcher<'_> {
    /// The value of a position, `depth` plies searched in full.
    pub(super) fn alpha_beta<G: Grid>(
        &mut self,
        node: &Node<G>,
        window: Window,
        depth: i32,
        ply: usize,
    ) -> Result<Value, Interrupted> {
        self.lines.clear(ply);
        let bits = &node.bits;
        if bits.is_over() {
            return Ok(self.final_value(bits));
        }
        if bits.in_hand() == 0
            && let Some(value) = self.ending(node, window, depth)?
        {
            return Ok(value);
        }
        if depth <= 0 {
            return self.quiescence(bits, window, ply);
        }
        self.visit(ply)?;
        if ply + 1 >= MAX_PLY {
            return Ok(Value::estimate(self.estimate(bits, &bits.shape(), ply)));
        }
        let known = self.table.get(node.key);
        if let Some(known) = known
            && let Some(value) = usable(known, window, depth)
        {
            return Ok(value);
        }
        let shape = bits.shape();
        if may_guess(bits, window, depth) && depth <= FUTILE_DEPTH {
            let estimate = self.estimate(bits, &shape, ply);
            if estimate - futile_margin(depth) >= window.beta {
                return Ok(Value::estimate(estimate));
            }
        }
        let known_move = known.and_then(|known| known.mv).map(CellMove::from_bits);
        // Without a move to start with, a shallower search finds one soon enough.
        let unknown = known_move.is_none() && depth >= UNKNOWN_DEPTH && !goes_to_the_end(bits, window, depth);
        let depth = if unknown { depth - 1 } else { depth };
        let mut candidates = Candidates::new();
        candidates.add_all(bits, &shape, known_move, &self.notes.history, ply);
        self.best_of(node, &shape, &mut candidates, window, depth, ply)
    }

    /// Searches the candidates in turn and remembers the result.
    fn best_of<G: Grid>(
        &mut self,
        node: &Node<G>,
        shape: &Shape,
        candidates: &mut Candidates,
        window: Window,
        depth: i32,
        ply: usize,
    ) -> Result<Value, Interrupted> {
        // An only move costs no depth: nothing was decided.
        let free = candidates.len() == 1 || goes_to_the_end(&node.bits, window, depth);
        let below = if free { depth } else { depth - 1 };
        let mut best = Value { score: -Score::INFINITE, proved: true };
        let mut best_move = None;
        let mut tried: ArrayVec<CellMove, 64> = ArrayVec::new();
        let may_skip = may_guess(&node.bits, window, depth) && depth <= SKIP_DEPTH;
        let searched_at_least = usize::try_from(SKIP_AFTER + depth * depth).unwrap_or(usize::MAX);
        let mut count = 0;
        while let Some(candidate) = candidates.pick() {
            let mv = candidate.mv;
            if may_skip && count >= searched_at_least && !mv.is_capture() {
                // All that follow are quiet and promise less.
                best.proved = false;
                break;
            }
            let next = node.after(mv, shape);
            let reduction = reduction(mv, depth, count);
            let value = self.child(&next, window, best.score, below, reduction, count, ply)?;
            count += 1;
            if value.score > best.score {
                let alpha_raised = value.score > window.alpha;
                best = Value { score: value.score, proved: best.proved && value.proved };
                if alpha_raised {
                    best_move = Some(mv);
                    if window.is_open() {
                        self.lines.extend(ply, mv);
                    }
                }
            } else {
                best.proved &= value.proved;
            }
            if value.score >= window.beta {
                // One good answer is enough: only its own proof counts.
                best = value;
                if !mv.is_capture() {
                    self.notes.history.reward(node.bits.turn(), mv, &tried, ply, depth);
                }
                break;
            }
            if !mv.is_capture() {
                let _ = tried.try_push(mv);
            }
        }
        self.remember(node.key, window, best, best_move, depth);
        Ok(best)
    }

    /// The value of a move for who made it: first with a narrow window and perhaps less deep, then in full if
    /// it turns out to matter.
    #[expect(clippy::too_many_arguments, reason = "the state of one loop, passed on as it is")]
    pub(super) fn child<G: Grid>(
        &mut self,
        next: &Node<G>,
        window: Window,
        best: Score,
        depth: i32,
        reduction: i32,
        index: usize,
        ply: usize,
    ) -> Result<Value, Interrupted> {
        if index == 0 {
            return Ok(self.alpha_beta(next, window.below(best), depth, ply + 1)?.turned());
        }
        let alpha = window.alpha.max(best);
        let mut value = self.alpha_beta(next, window.narrow(best), depth - reduction, ply + 1)?.turned();
        if value.score > alpha && reduction > 0 && !value.proved {
            value = self.alpha_beta(next, window.narrow(best), depth, ply + 1)?.turned();
        }
        if value.score > alpha && value.score < window.beta && window.is_open() {
            value = self.alpha_beta(next, window.below(best), depth, ply + 1)?.turned();
        }
        Ok(value)
    }

    /// Counts a visited position.
    #[inline]
    pub(super) fn visit(&mut self, ply: usize) -> Result<(), Interrupted> {
        self.deepest = self.deepest.max(ply);
        self.budget.spend()
    }

    pub(super) fn remember(
        &mut self,
        key: u64,
        window: Window,
        value: Value,
        mv: Option<CellMove>,
        depth: i32,
    ) {
        let known = Known {
            mv: mv.map(CellMove::bits),
            score: value.score,
            bound: window.bound(value.score),
            depth: u8::try_from(depth).unwrap_or(u8::MAX),
            proved: value.proved,
        };
        self.table.put(key, known);
    }
}

/// What is known, if it was searched deep enough and answers the question that the window asks.
pub(super) fn usable(known: Known, window: Window, depth: i32) -> Option<Value> {
    if !known.proved && (i32::from(known.depth) < depth || window.is_open()) {
        return None;
    }
    let answers = match known.bound {
        Bound::Exact => true,
        Bound::Lower => known.score >= window.beta,
        Bound::Upper => known.score <= window.alpha,
    };
    answers.then_some(Value { score: known.score, proved: known.proved })
}

/// Whether the best line is followed to the end of the game: what leaves it is solved, so the line must not end in
/// an estimate.
fn goes_to_the_end<G: Grid>(bits: &Bits<G>, window: Window, depth: i32) -> bool {
    bits.in_hand() == 0 && window.is_open() && depth >= ending::LINE_DEPTH
}

#[expect(clippy::cast_possible_truncation, reason = "only asked for small depths")]
fn futile_margin(depth: i32) -> Score {
    Score::step(FUTILE_MARGIN * depth as i16)
}

/// Whether pruning by estimates spoils nothing: no exact value is asked for, and no leaf of the subtree can be an
/// end of the game while so many pieces are in hand, so that nothing would have been proved.
fn may_guess<G: Grid>(bits: &Bits<G>, window: Window, depth: i32) -> bool {
    !window.is_open() && i32::from(bits.in_hand()) > depth
}

/// By how many plies a late move is searched less deep.
fn reduction(mv: CellMove, depth: i32, index: usize) -> i32 {
    if depth < REDUCE_DEPTH || index < REDUCE_AFTER || mv == CellMove::PASS {
        return 0;
    }
    let row = &REDUCTIONS[usize::try_from(depth).unwrap_or(0).min(REDUCTIONS.len() - 1)];
    let plies = i32::from(row[index.min(row.len() - 1)]);
    (plies - i32::from(mv.is_capture())).clamp(0, depth - 2)
}

/// Plies less deep, by depth and number of the move.
static REDUCTIONS: LazyLock<[[i8; 64]; 64]> = LazyLock::new(|| {
    let ln = |number: usize| f64::from(u8::try_from(number.max(1)).unwrap_or(u8::MAX)).ln();
    let plies = |depth, index| REDUCE_ALWAYS + ln(depth) * ln(index) / REDUCE_SLOWLY;
    #[expect(clippy::cast_possible_truncation, reason = "below 20")]
    std::array::from_fn(|depth| std::array::from_fn(|index| plies(depth, index) as i8))
});
