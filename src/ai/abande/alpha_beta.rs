//! Principal variation search.

use std::sync::LazyLock;

use arrayvec::ArrayVec;

use crate::ai::Score;
use crate::ai::time_manager::Aborted;
use crate::board::grid::Grid;
use crate::rules::abande::bits::{BandShape, BitPosition, PackedMove};

use super::move_picker::MovePicker;
use super::node::{MAX_PLY, Node};
use super::parameters::{
    IIR_MIN_DEPTH, LMP_BASE, LMP_MAX_DEPTH, LMR_BASE, LMR_DIVISOR, LMR_MIN_DEPTH, LMR_MIN_MOVES, RFP_MARGIN,
    RFP_MAX_DEPTH, endgame,
};
use super::searcher::Searcher;
use super::window::{Value, Window, tt_cutoff};

impl Searcher<'_> {
    /// Searches a position to `depth` plies and returns its value for the player to move. `ply` is its
    /// distance from the root.
    pub(super) fn alpha_beta<G: Grid>(
        &mut self,
        node: &Node<G>,
        window: Window,
        depth: i32,
        ply: usize,
    ) -> Result<Value, Aborted> {
        self.pv_table.clear(ply);
        let bits = &node.bits;
        if bits.is_over() {
            return Ok(self.terminal_value(bits));
        }
        if bits.in_hand() == 0
            && let Some(value) = self.probe_endgame(node, window, depth)?
        {
            return Ok(value);
        }
        if depth <= 0 {
            return self.quiescence(bits, window, ply);
        }
        self.count_visit(ply)?;
        if ply + 1 >= MAX_PLY {
            return Ok(Value::unproved(self.static_eval(bits, &bits.shape(), ply)));
        }
        let entry = self.tt.probe(node.key);
        if let Some(entry) = entry
            && let Some(value) = tt_cutoff(entry, window, depth)
        {
            return Ok(value);
        }
        let shape = bits.shape();
        if may_prune(bits, window, depth) && depth <= RFP_MAX_DEPTH {
            let estimate = self.static_eval(bits, &shape, ply);
            if estimate - rfp_margin(depth) >= window.beta {
                return Ok(Value::unproved(estimate));
            }
        }
        let tt_move = entry.and_then(|entry| entry.mv).map(PackedMove::from_bits);
        // Internal iterative reduction: without a hash move, a shallower search finds one cheaply.
        let reduce = tt_move.is_none() && depth >= IIR_MIN_DEPTH && !extends_pv(bits, window, depth);
        let depth = if reduce { depth - 1 } else { depth };
        let mut picker = MovePicker::new();
        picker.add_all(bits, &shape, tt_move, &self.thread_data.history, ply);
        self.search_moves(node, &shape, &mut picker, window, depth, ply)
    }

    /// Searches the moves in order and stores the result in the transposition table.
    fn search_moves<G: Grid>(
        &mut self,
        node: &Node<G>,
        shape: &BandShape,
        picker: &mut MovePicker,
        window: Window,
        depth: i32,
        ply: usize,
    ) -> Result<Value, Aborted> {
        // A forced move costs no depth, because it leaves no choice.
        let extend = picker.len() == 1 || extends_pv(&node.bits, window, depth);
        let child_depth = if extend { depth } else { depth - 1 };
        let mut best = Value { score: -Score::INFINITE, proved: true };
        let mut best_move = None;
        let mut tried_quiets: ArrayVec<PackedMove, 64> = ArrayVec::new();
        let may_lmp = may_prune(&node.bits, window, depth) && depth <= LMP_MAX_DEPTH;
        let lmp_threshold = usize::try_from(LMP_BASE + depth * depth).unwrap_or(usize::MAX);
        let mut count = 0;
        while let Some(candidate) = picker.next_move() {
            let mv = candidate.mv;
            if may_lmp && count >= lmp_threshold && !mv.is_capture() {
                // Late move pruning: all moves that follow are quiet and score lower.
                best.proved = false;
                break;
            }
            let next = node.after(mv, shape);
            let reduction = reduction(mv, depth, count);
            let value = self.search_child(&next, window, best.score, child_depth, reduction, count, ply)?;
            count += 1;
            if value.score > best.score {
                let alpha_raised = value.score > window.alpha;
                best = Value { score: value.score, proved: best.proved && value.proved };
                if alpha_raised {
                    best_move = Some(mv);
                    if window.is_pv() {
                        self.pv_table.extend(ply, mv);
                    }
                }
            } else {
                best.proved &= value.proved;
            }
            if value.score >= window.beta {
                // On a fail-high only the refuting move's proof counts.
                best = value;
                if !mv.is_capture() {
                    self.thread_data.history.update(node.bits.turn(), mv, &tried_quiets, ply, depth);
                }
                break;
            }
            if !mv.is_capture() {
                let _ = tried_quiets.try_push(mv);
            }
        }
        self.store_tt(node.key, window, best, best_move, depth);
        Ok(best)
    }

    /// Searches the position after a move, first with a null window and a late move reduction, and again in
    /// full if that beats alpha. Returns its value for the player who made the move.
    #[expect(clippy::too_many_arguments, reason = "the state of one loop, passed on as it is")]
    pub(super) fn search_child<G: Grid>(
        &mut self,
        next: &Node<G>,
        window: Window,
        best: Score,
        depth: i32,
        reduction: i32,
        index: usize,
        ply: usize,
    ) -> Result<Value, Aborted> {
        if index == 0 {
            return Ok(self.alpha_beta(next, window.for_child(best), depth, ply + 1)?.negated());
        }
        let alpha = window.alpha.max(best);
        let mut value =
            self.alpha_beta(next, window.null_window(best), depth - reduction, ply + 1)?.negated();
        if value.score > alpha && reduction > 0 && !value.proved {
            value = self.alpha_beta(next, window.null_window(best), depth, ply + 1)?.negated();
        }
        if value.score > alpha && value.score < window.beta && window.is_pv() {
            value = self.alpha_beta(next, window.for_child(best), depth, ply + 1)?.negated();
        }
        Ok(value)
    }
}

/// Returns whether a principal variation is extended to the end of the game, so that it does not end in an estimate.
fn extends_pv<G: Grid>(bits: &BitPosition<G>, window: Window, depth: i32) -> bool {
    bits.in_hand() == 0 && window.is_pv() && depth >= endgame::PV_EXTENSION_MIN_DEPTH
}

/// Returns by how much the static evaluation must exceed beta for reverse futility pruning at this depth.
#[expect(clippy::cast_possible_truncation, reason = "only asked for small depths")]
fn rfp_margin(depth: i32) -> Score {
    Score::raw(RFP_MARGIN * depth as i16)
}

/// Returns whether estimates may prune this node.
///
/// They may not where an exact value is wanted, nor where the subtree can reach the end of the game: that would lose
/// proofs. No leaf reaches it with more pieces in hand than plies left.
fn may_prune<G: Grid>(bits: &BitPosition<G>, window: Window, depth: i32) -> bool {
    !window.is_pv() && i32::from(bits.in_hand()) > depth
}

/// Returns the late move reduction in plies.
fn reduction(mv: PackedMove, depth: i32, index: usize) -> i32 {
    if depth < LMR_MIN_DEPTH || index < LMR_MIN_MOVES || mv == PackedMove::PASS {
        return 0;
    }
    let row = &LMR_TABLE[usize::try_from(depth).unwrap_or(0).min(LMR_TABLE.len() - 1)];
    let plies = i32::from(row[index.min(row.len() - 1)]);
    (plies - i32::from(mv.is_capture())).clamp(0, depth - 2)
}

/// Late move reductions in plies, by depth and move number.
static LMR_TABLE: LazyLock<[[i8; 64]; 64]> = LazyLock::new(|| {
    let ln = |number: usize| f64::from(u8::try_from(number.max(1)).unwrap_or(u8::MAX)).ln();
    let plies = |depth, index| LMR_BASE + ln(depth) * ln(index) / LMR_DIVISOR;
    #[expect(clippy::cast_possible_truncation, reason = "below 20")]
    std::array::from_fn(|depth| std::array::from_fn(|index| plies(depth, index) as i8))
});
