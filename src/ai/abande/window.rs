//! Alpha-beta windows, and the values found within them.

use crate::ai::Score;

use super::transposition_table::{Bound, TtEntry};

/// An alpha-beta window: the range in which a search must be exact.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    pub(super) alpha: Score,
    pub(super) beta: Score,
}

impl Window {
    pub(super) const FULL: Self = Self { alpha: Score::NEG_INFINITE, beta: Score::INFINITE };

    /// Returns the full window for the position after a move, from the opponent's view. `best` is the best
    /// score so far.
    pub(super) fn for_child(self, best: Score) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha.max(best) }
    }

    /// Returns the null window for the position after a move, from the opponent's view: it only asks whether
    /// the move beats `best`.
    pub(super) fn null_window(self, best: Score) -> Self {
        let alpha = self.alpha.max(best);
        Self { alpha: -(alpha + Score::UNIT), beta: -alpha }
    }

    /// Returns whether the window is open, as in PV nodes.
    pub(super) fn is_pv(self) -> bool {
        self.beta - self.alpha > Score::UNIT
    }

    /// Returns whether a score found in this window is exact or which bound it is.
    pub(super) fn bound(self, score: Score) -> Bound {
        match score {
            _ if score >= self.beta => Bound::Lower,
            _ if score <= self.alpha => Bound::Upper,
            _ => Bound::Exact,
        }
    }
}

/// A search result: exact inside the window, otherwise a bound (fail-soft).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Value {
    pub(super) score: Score,
    /// Whether the score rests on finished games alone.
    pub(super) proved: bool,
}

impl Value {
    /// A value that rests on static evaluations and not on finished games alone.
    pub(super) fn unproved(score: Score) -> Self {
        Self { score, proved: false }
    }

    /// Returns the value from the other player's view.
    pub(super) fn negated(self) -> Self {
        Self { score: -self.score, ..self }
    }
}

/// Returns the value of a stored entry if it makes searching needless: it was searched deep enough, and its
/// bound decides the window.
pub(super) fn tt_cutoff(entry: TtEntry, window: Window, depth: i32) -> Option<Value> {
    if !entry.proved && (i32::from(entry.depth) < depth || window.is_pv()) {
        return None;
    }
    let answers = match entry.bound {
        Bound::Exact => true,
        Bound::Lower => entry.score >= window.beta,
        Bound::Upper => entry.score <= window.alpha,
    };
    answers.then_some(Value { score: entry.score, proved: entry.proved })
}
