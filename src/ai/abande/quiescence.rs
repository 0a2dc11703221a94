//! Quiescence search.

use crate::ai::time_manager::Aborted;
use crate::board::grid::Grid;
use crate::rules::abande::bits::{BitPosition, PackedMove};

use super::move_picker::MovePicker;
use super::node::MAX_PLY;
use super::parameters::{DELTA_MARGIN, order};
use super::searcher::Searcher;
use super::window::{Value, Window};

impl Searcher<'_> {
    /// Searches captures only (quiescence search) and returns the value for the player to move.
    ///
    /// No player is forced to capture, so the static evaluation is a lower bound (stand pat). Where only passes are
    /// left, the value is exact.
    pub(super) fn quiescence<G: Grid>(
        &mut self,
        bits: &BitPosition<G>,
        window: Window,
        ply: usize,
    ) -> Result<Value, Aborted> {
        self.pv_table.clear(ply);
        if bits.is_over() {
            return Ok(self.terminal_value(bits));
        }
        if bits.in_hand() == 0
            && let Some(value) = self.bounds_cutoff(bits, window)
        {
            return Ok(value);
        }
        self.count_visit(ply)?;
        let shape = bits.shape();
        if ply + 1 >= MAX_PLY {
            return Ok(Value::unproved(self.static_eval(bits, &shape, ply)));
        }
        let mut captures = MovePicker::new();
        captures.add_captures(bits, &shape);
        if captures.len() == 0 && bits.can_pass() {
            let next = bits.after(PackedMove::PASS, &shape);
            let below = Window { alpha: -window.beta, beta: -window.alpha };
            return Ok(self.quiescence(&next, below, ply + 1)?.negated());
        }
        // After a pass another pass ends the game, so standing pat has an exact value.
        let stand_pat = if bits.can_pass() && bits.passes() > 0 {
            self.terminal_value(bits)
        } else {
            Value::unproved(self.static_eval(bits, &shape, ply))
        };
        let mut best = stand_pat;
        if best.score >= window.beta {
            return Ok(best);
        }
        while let Some(candidate) = captures.next_move() {
            let optimistic = stand_pat.score.centipoints() + candidate.score - order::CAPTURE + DELTA_MARGIN;
            if optimistic <= window.alpha.max(best.score).centipoints() && !stand_pat.proved {
                continue;
            }
            let next = bits.after(candidate.mv, &shape);
            let value = self.quiescence(&next, window.for_child(best.score), ply + 1)?.negated();
            if value.score >= window.beta {
                return Ok(value);
            }
            best = Value { score: best.score.max(value.score), proved: best.proved && value.proved };
        }
        Ok(best)
    }
}
