//! Who plays a side.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::{Level, NoSuchLevel};
use crate::rules::{ByPlayer, GameKind, Player, Variant, excerpt};

/// Who plays a side: a person, or the computer at a level.
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

    /// The level at which the computer plays; none for a person.
    pub const fn level(self) -> Option<Level> {
        match self {
            Self::Human => None,
            Self::Computer(level) => Some(level),
        }
    }

    /// Checks that a game has the level at which the computer plays here; a person is always accepted.
    ///
    /// # Errors
    /// If it does not, with the levels that it has.
    pub fn check(self, variant: Variant) -> Result<(), NoSuchLevel> {
        self.level().map_or(Ok(()), |level| level.check(variant))
    }
}

impl ByPlayer<Seat> {
    /// Returns the only person at the table, if there is exactly one.
    pub fn lone_human(self) -> Option<Player> {
        let mut humans = Player::ALL.into_iter().filter(|&player| !self[player].is_computer());
        humans.next().filter(|_| humans.next().is_none())
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => f.pad("Human"),
            Self::Computer(level) => f.pad(&format!("Computer, level {}", level.get())),
        }
    }
}

/// Why a text such as `ai:5` names neither a person nor a level of the computer.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SeatError {
    /// Neither `human` nor `ai`.
    #[error("no player named “{0}”: use human, ai or ai:LEVEL")]
    Nobody(String),
    /// Not a level.
    #[error("no level “{0}”: levels go {levels}", levels = levels())]
    NoLevel(String),
}

/// The levels of each game: `from 1 to 17 in Abande and from 1 to 11 in Anda`.
fn levels() -> String {
    let of = |game: GameKind| format!("from 1 to {} in {}", Level::strongest_in(game).get(), game.name());
    GameKind::ALL.map(of).join(" and ")
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
