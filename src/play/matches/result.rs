//! How a match ended.

use crate::play::Verdict;
use crate::rules::{AnyGame, Game, Goal, Outcome};

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchResult {
    /// Who won.
    pub outcome: Outcome,
    /// What ended it.
    pub by: Termination,
}

/// What ended a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Termination {
    /// The rules: in Abande two passes in a row, in Anda the last group's end.
    Rules,
    /// The players, or the clock.
    Verdict(Verdict),
}

impl MatchResult {
    /// How a game ended, once it has: its rules come before its players.
    pub fn from_game(game: &AnyGame, verdict: Option<Verdict>) -> Option<Self> {
        let by_rules = game.outcome().map(|outcome| Self { outcome, by: Termination::Rules });
        let told = |verdict: Verdict| Self { outcome: verdict.outcome(), by: Termination::Verdict(verdict) };
        by_rules.or_else(|| verdict.map(told))
    }

    /// Whether points decided, and were counted.
    pub fn is_by_points(self, goal: Goal) -> bool {
        self.by == Termination::Rules && goal == Goal::Points
    }
}
