//! Who plays a side.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::rules::{Variant, excerpt};

/// How strong the computer plays, from 1 for a beginner's first win to 10 for all it can do. A game may have
/// fewer levels: [`Level::all_for`] has them, and every level above them plays as the strongest of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The easiest opponent.
    pub const MIN: Self = Self(1);
    /// Full strength in every game.
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

    /// The strongest level of a game.
    pub const fn strongest(variant: Variant) -> Self {
        match variant {
            Variant::Hex | Variant::Square | Variant::Snub | Variant::Hex3 => Self::MAX,
            Variant::Anda(_) => Self(5),
        }
    }

    /// Whether it is all that the computer can do in a game.
    pub const fn is_full_strength(self, variant: Variant) -> bool {
        self.0 >= Self::strongest(variant).0
    }

    /// The levels that a game has, the easiest first.
    pub fn all_for(variant: Variant) -> impl Iterator<Item = Self> {
        Self::all().filter(move |&level| level <= Self::strongest(variant))
    }

    /// Whether a game has this level.
    ///
    /// # Errors
    /// If it does not, with the levels that it has.
    pub fn check(self, variant: Variant) -> Result<(), NoSuchLevel> {
        let strongest = Self::strongest(variant);
        if self <= strongest { Ok(()) } else { Err(NoSuchLevel { game: variant.game_name(), strongest }) }
    }
}

impl Default for Level {
    fn default() -> Self {
        Self(3)
    }
}

/// A game has fewer levels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the computer's levels of {game} go from 1 to {}", .strongest.0)]
pub struct NoSuchLevel {
    /// The game.
    pub game: &'static str,
    /// Its strongest level.
    pub strongest: Level,
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
    #[error("no player named “{0}”: use human, ai or ai:LEVEL")]
    Nobody(String),
    /// Not a level.
    #[error("no level “{0}”: levels go from 1 to 10")]
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
