//! The fields of a position string after its rows, as far as all games share them: numbers, and who is to move.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::num::{IntErrorKind, ParseIntError};
use std::str::FromStr;

use thiserror::Error;

use super::{Player, excerpt};

/// Why a text is not what a field needs.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FieldError {
    /// A field that must be a small number.
    #[error("{field} must be a number, not “{text}”")]
    BadNumber {
        /// Which field.
        field: &'static str,
        /// What stands there.
        text: String,
    },
    /// A number that no game has.
    #[error("{field} is too large: {text}")]
    TooLarge {
        /// Which field.
        field: &'static str,
        /// What stands there.
        text: String,
    },
    /// The side is 1 or 2.
    #[error("the side to move is 1 (Black) or 2 (White), not “{0}”")]
    BadSide(String),
}

/// Reads a number; an error calls it `field`.
pub(super) fn parse_number<T>(field: &'static str, text: &str) -> Result<T, FieldError>
where
    T: FromStr<Err = ParseIntError>,
{
    text.parse().map_err(|error: ParseIntError| match error.kind() {
        IntErrorKind::PosOverflow => FieldError::TooLarge { field, text: excerpt(text) },
        _ => FieldError::BadNumber { field, text: excerpt(text) },
    })
}

/// Reads who is to move.
pub(super) fn parse_side(text: &str) -> Result<Player, FieldError> {
    match text {
        "1" => Ok(Player::Black),
        "2" => Ok(Player::White),
        _ => Err(FieldError::BadSide(excerpt(text))),
    }
}
