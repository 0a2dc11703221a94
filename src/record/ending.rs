//! How a recorded game ended.

use crate::rules::{Outcome, Player, Variant};

/// How a recorded game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// It is not finished, or nobody knows.
    Open,
    /// By the rules: in Abande two passes in a row, in Anda the last group's end.
    Rules,
    /// This player gave up.
    Resignation(Player),
    /// This player's time ran out.
    Timeout(Player),
    /// The players agreed on a draw.
    Agreement,
    /// For a reason that the record does not tell, or tells in words of its own.
    Other(Outcome),
}

impl Ending {
    /// Who won, unless the game is open or its last position has to say.
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Self::Open | Self::Rules => None,
            Self::Resignation(loser) | Self::Timeout(loser) => Some(Outcome::Win(loser.other())),
            Self::Agreement => Some(Outcome::Draw),
            Self::Other(outcome) => Some(outcome),
        }
    }

    /// What the tag `Termination` says in a record of this variant.
    pub const fn termination(self, variant: Variant) -> Option<&'static str> {
        match self {
            Self::Open | Self::Other(_) => None,
            Self::Rules => Some(variant.ending_name()),
            Self::Resignation(_) => Some("resignation"),
            Self::Timeout(_) => Some("time forfeit"),
            Self::Agreement => Some("agreement"),
        }
    }

    /// The ending that a `Termination` tag and an outcome tell together, if the words are known and fit.
    pub(super) fn from_termination(text: &str, outcome: Outcome) -> Option<Self> {
        let ending = match (text.trim().to_ascii_lowercase().as_str(), outcome) {
            ("resignation" | "resign" | "resigned", Outcome::Win(winner)) => {
                Self::Resignation(winner.other())
            }
            ("time forfeit" | "timeout" | "time", Outcome::Win(winner)) => Self::Timeout(winner.other()),
            ("agreement" | "draw" | "draw agreement", Outcome::Draw) => Self::Agreement,
            _ => return None,
        };
        Some(ending)
    }
}
