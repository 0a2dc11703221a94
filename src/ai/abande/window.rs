//! Alpha-beta windows and the values that they bound.

use crate::ai::Score;

use super::transposition_table::{Bound, TtEntry};

/// The values that still matter: the mover has one of at least `alpha` elsewhere, the opponent avoids `beta`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    pub(super) alpha: Score,
    pub(super) beta: Score,
}

impl Window {
    pub(super) const FULL: Self = Self { alpha: Score::NEG_INFINITE, beta: Score::INFINITE };

    /// The same for the opponent, after a move with `best` entry.
    pub(super) fn for_child(self, best: Score) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha.max(best) }
    }

    /// As narrow as can be: only asks whether the value is above `best`.
    pub(super) fn null_window(self, best: Score) -> Self {
        let alpha = self.alpha.max(best);
        Self { alpha: -(alpha + Score::UNIT), beta: -alpha }
    }

    /// Whether exact values matter.
    pub(super) fn is_pv(self) -> bool {
        self.beta - self.alpha > Score::UNIT
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
    pub(super) fn unproved(score: Score) -> Self {
        Self { score, proved: false }
    }

    /// The value for the other player.
    pub(super) fn negated(self) -> Self {
        Self { score: -self.score, ..self }
    }
}

/// What is entry, if it was searched deep enough and answers the question that the window asks.
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
