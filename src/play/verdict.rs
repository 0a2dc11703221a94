//! How a game ended, if not by the rules.

use std::fmt;

use crate::rules::{Outcome, Player};

/// How the players ended a game that the rules did not: resignation, timeout, agreed draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// This player gave up.
    Resignation(Player),
    /// This player's time ran out.
    Timeout(Player),
    /// The players agreed on a draw.
    Agreement,
    /// For a reason that was not noted, or that is given in words.
    Other(Outcome),
}

impl Verdict {
    /// Who won, or that it is a draw.
    pub const fn outcome(self) -> Outcome {
        match self {
            Self::Resignation(loser) | Self::Timeout(loser) => Outcome::Win(loser.other()),
            Self::Agreement => Outcome::Draw,
            Self::Other(outcome) => outcome,
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Resignation(player) => write!(f, "{player} resigned"),
            Self::Timeout(player) => write!(f, "{player} ran out of time"),
            Self::Agreement => f.write_str("the players agreed to a draw"),
            Self::Other(Outcome::Win(player)) => write!(f, "{player} won"),
            Self::Other(Outcome::Draw) => f.write_str("it was a draw"),
        }
    }
}
