//! How a match ended.

use crate::play::Verdict;
use crate::rules::{AnyGame, Game, Goal, Outcome};

/// Who won a match, and what ended it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchResult {
    /// Outcome of the match.
    pub outcome: Outcome,
    /// Cause of the end.
    pub by: Termination,
}

/// What ended a match: the rules or the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Termination {
    /// The rules: in Abande two passes in a row, in Anda the last group's end.
    Rules,
    /// The players, or the clock.
    Verdict(Verdict),
}

impl MatchResult {
    /// Returns the result of a game from its position and the verdict of the players, `None` while it goes
    /// on. An end by the rules takes precedence over a verdict.
    pub fn from_game(game: &AnyGame, verdict: Option<Verdict>) -> Option<Self> {
        let by_rules = game.outcome().map(|outcome| Self { outcome, by: Termination::Rules });
        let by_verdict =
            |verdict: Verdict| Self { outcome: verdict.outcome(), by: Termination::Verdict(verdict) };
        by_rules.or_else(|| verdict.map(by_verdict))
    }

    /// Returns whether counted points decided the match, given what such a game is won by.
    pub fn is_by_points(self, goal: Goal) -> bool {
        self.by == Termination::Rules && goal == Goal::Points
    }
}
