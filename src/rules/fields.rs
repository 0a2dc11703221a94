//! The fields of a position string after its rows, as far as all games share them: numbers, and who is to move.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::fmt;
use std::num::{IntErrorKind, ParseIntError};
use std::str::FromStr;

use thiserror::Error;

use super::{Player, excerpt};

/// One of the numbers in a position string, to be named in an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionField {
    /// The pieces in a player's hand.
    Hand(Player),
    /// The passes in a row.
    Passes,
    /// White's komi points that are left.
    Komi,
    /// The plies played.
    Ply,
}

impl fmt::Display for PositionField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hand(player) => write!(f, "{player}'s hand"),
            Self::Passes => f.write_str("the number of passes"),
            Self::Komi => f.write_str("the number of komi points left"),
            Self::Ply => f.write_str("the ply"),
        }
    }
}

/// Why a number or the player to move in a position string cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionFieldError {
    /// A field that must be a small number.
    #[error("{field} must be a number, not “{text}”")]
    BadNumber {
        /// The field.
        field: PositionField,
        /// What stands there.
        text: String,
    },
    /// A number that no game has.
    #[error("{field} is too large: {text}")]
    TooLarge {
        /// The field.
        field: PositionField,
        /// What stands there.
        text: String,
    },
    /// The side is 1 or 2.
    #[error("the side to move is 1 (Black) or 2 (White), not “{0}”")]
    BadSide(String),
}

/// Reads a number of a position string; `field` says in an error which of them is wrong.
pub(super) fn parse_number<T>(field: PositionField, text: &str) -> Result<T, PositionFieldError>
where
    T: FromStr<Err = ParseIntError>,
{
    text.parse().map_err(|error: ParseIntError| match error.kind() {
        IntErrorKind::PosOverflow => PositionFieldError::TooLarge { field, text: excerpt(text) },
        _ => PositionFieldError::BadNumber { field, text: excerpt(text) },
    })
}

/// Reads which player is to move from a position string.
pub(super) fn parse_side(text: &str) -> Result<Player, PositionFieldError> {
    match text {
        "1" => Ok(Player::Black),
        "2" => Ok(Player::White),
        _ => Err(PositionFieldError::BadSide(excerpt(text))),
    }
}
