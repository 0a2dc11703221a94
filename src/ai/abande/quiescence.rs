//! The end of the searched tree: captures are played out before a position is estimated.

use crate::ai::budget::Interrupted;
use crate::board::grid::Grid;
use crate::rules::abande::bits::{Bits, CellMove};

use super::alpha_beta::{MAX_PLY, Value, Window};
use super::deepening::Searcher;
use super::moves::Candidates;
use super::parameters::{DELTA, order};

impl Searcher<'_> {
    /// The value of a position when only captures are searched. No player is forced to capture, so the estimate
    /// is a lower bound; where nothing but passing is left, the value is exact.
    pub(super) fn quiescence<G: Grid>(
        &mut self,
        bits: &Bits<G>,
        window: Window,
        ply: usize,
    ) -> Result<Value, Interrupted> {
        self.lines.clear(ply);
        if bits.is_over() {
            return Ok(self.final_value(bits));
        }
        if bits.in_hand() == 0
            && let Some(value) = self.foreseen(bits, window)
        {
            return Ok(value);
        }
        self.visit(ply)?;
        let shape = bits.shape();
        if ply + 1 >= MAX_PLY {
            return Ok(Value::estimate(self.estimate(bits, &shape, ply)));
        }
        let mut captures = Candidates::new();
        captures.add_captures(bits, &shape);
        if captures.len() == 0 && bits.can_pass() {
            let next = bits.after(CellMove::PASS, &shape);
            let below = Window { alpha: -window.beta, beta: -window.alpha };
            return Ok(self.quiescence(&next, below, ply + 1)?.turned());
        }
        // After a pass, passing ends the game: its value is no estimate.
        let standing = if bits.can_pass() && bits.passes() > 0 {
            self.final_value(bits)
        } else {
            Value::estimate(self.estimate(bits, &shape, ply))
        };
        let mut best = standing;
        if best.score >= window.beta {
            return Ok(best);
        }
        while let Some(candidate) = captures.pick() {
            let hope = standing.score.centipoints() + candidate.promise - order::CAPTURE + DELTA;
            if hope <= window.alpha.max(best.score).centipoints() && !standing.proved {
                continue;
            }
            let next = bits.after(candidate.mv, &shape);
            let value = self.quiescence(&next, window.below(best.score), ply + 1)?.turned();
            if value.score >= window.beta {
                return Ok(value);
            }
            best = Value { score: best.score.max(value.score), proved: best.proved && value.proved };
        }
        Ok(best)
    }
}
