//! Who plays a side.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::rules::excerpt;

/// How strong the computer plays, from 1 for a beginner's first win to 10 for all it can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The easiest opponent.
    pub const MIN: Self = Self(1);
    /// Full strength.
    pub const MAX: Self = Self(10);

    /// The level with this number, 1 to 10.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= Self::MIN.0 && number <= Self::MAX.0 { Some(Self(number)) } else { None }
    }

    /// The number, 1 to 10.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// Every level, the easiest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (Self::MIN.0..=Self::MAX.0).map(Self)
    }
}

impl Default for Level {
    fn default() -> Self {
        Self(3)
    }
}

/// Who plays a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    /// A person at this computer.
    Human,
    /// The computer.
    Computer(Level),
}

impl Seat {
    /// Whether the computer plays this side.
    pub const fn is_computer(self) -> bool {
        matches!(self, Self::Computer(_))
    }

    /// The level, if the computer plays this side.
    pub const fn level(self) -> Option<Level> {
        match self {
            Self::Human => None,
            Self::Computer(level) => Some(level),
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => f.pad("Human"),
            Self::Computer(level) => f.pad(&format!("Computer, level {}", level.0)),
        }
    }
}

/// Why a text names no seat.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SeatError {
    /// Neither `human` nor `ai`.
    #[error("“{0}” is nobody: write human, ai or ai:LEVEL")]
    Nobody(String),
    /// Not a level.
    #[error("“{0}” is no level: levels go from 1 to 10")]
    NoLevel(String),
}

impl FromStr for Seat {
    type Err = SeatError;

    /// Reads `human`, `ai` or `ai:LEVEL`.
    fn from_str(text: &str) -> Result<Self, SeatError> {
        match text.split_once(':') {
            None if text.eq_ignore_ascii_case("human") => Ok(Self::Human),
            None if text.eq_ignore_ascii_case("ai") => Ok(Self::Computer(Level::default())),
            Some((who, level)) if who.eq_ignore_ascii_case("ai") => {
                let number = level.parse().ok().and_then(Level::new);
                number.map(Self::Computer).ok_or_else(|| SeatError::NoLevel(excerpt(level)))
            }
            _ => Err(SeatError::Nobody(excerpt(text))),
        }
    }
}
