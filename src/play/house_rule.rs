//! House rules of Abande: what makes a game more even.

use std::fmt;
use std::str::FromStr;

use crate::rules::abande::{Handicap, HandicapError, UnknownHandicap};
use crate::rules::{GameKind, Variant};

/// A house rule of Abande that the players agree on before a game. Its text is that of the handicap, such as
/// `white-pieces-3`, or `pie`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HouseRule {
    /// One player gives the other a handicap.
    Handicap(Handicap),
    /// The pie rule: after Black's first entry White may [swap sides](super::Match::swap_sides) instead of moving.
    Pie,
}

impl HouseRule {
    const PIE: &str = "pie";

    /// The handicap, if it is one.
    pub const fn handicap(self) -> Option<Handicap> {
        match self {
            Self::Handicap(handicap) => Some(handicap),
            Self::Pie => None,
        }
    }

    /// Checks whether a game can be played by the rule on a board.
    ///
    /// # Errors
    /// If the game has no house rules, or the board no such handicap.
    pub fn check(self, variant: Variant) -> Result<(), HandicapError> {
        match (self, variant.kind()) {
            (Self::Handicap(handicap), _) => variant.check_handicap(handicap),
            (Self::Pie, GameKind::Abande) => Ok(()),
            (Self::Pie, GameKind::Anda) => Err(HandicapError::NotInGame(variant.game_name())),
        }
    }

    /// The rule for players who have swapped colours: who gave a handicap still gives it.
    #[must_use]
    pub const fn swapped(self) -> Self {
        match self {
            Self::Handicap(handicap) => {
                Self::Handicap(Handicap { giver: handicap.giver.other(), ..handicap })
            }
            Self::Pie => self,
        }
    }
}

impl From<Handicap> for HouseRule {
    fn from(handicap: Handicap) -> Self {
        Self::Handicap(handicap)
    }
}

impl fmt::Display for HouseRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Handicap(handicap) => handicap.fmt(f),
            Self::Pie => f.pad(Self::PIE),
        }
    }
}

impl FromStr for HouseRule {
    type Err = UnknownHandicap;

    fn from_str(text: &str) -> Result<Self, UnknownHandicap> {
        if text.trim().eq_ignore_ascii_case(Self::PIE) {
            Ok(Self::Pie)
        } else {
            text.parse().map(Self::Handicap)
        }
    }
}
