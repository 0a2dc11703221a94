//! How strong the computer plays.

use thiserror::Error;

use crate::rules::{GameKind, Variant};

/// How strong the computer plays, as a number from 1 (for a beginner's first win) to all that it can do.
///
/// A level has the same name in both games: level 1 loses to a player who takes the best score one move ahead, level 2 is about
/// even with them, and each one after it wins about three games of four against the one before. Anda has fewer of them:
/// [`Level::all_for`] has those of a game, and every level above them plays as the strongest of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The easiest opponent.
    pub const MIN: Self = Self(1);
    /// Full strength in every game.
    pub const MAX: Self = {
        let (mut most, mut game) = (Self::MIN, 0);
        while game < GameKind::ALL.len() {
            let strongest = Self::strongest_in(GameKind::ALL[game]);
            most = if strongest.0 > most.0 { strongest } else { most };
            game += 1;
        }
        most
    };
    /// Full strength in Abande.
    pub const OF_ABANDE: Self = Self(17);
    /// Full strength in Anda.
    pub const OF_ANDA: Self = Self(11);

    /// The level with this number, from 1 on.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= Self::MIN.0 && number <= Self::MAX.0 { Some(Self(number)) } else { None }
    }

    /// The number, from 1 on.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The place in a table of all levels, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// Every level, the easiest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (Self::MIN.0..=Self::MAX.0).map(Self)
    }

    /// The strongest level that the game of a variant has.
    pub const fn strongest(variant: Variant) -> Self {
        Self::strongest_in(variant.kind())
    }

    /// The strongest level that a game has.
    pub const fn strongest_in(game: GameKind) -> Self {
        match game {
            GameKind::Abande => Self::OF_ABANDE,
            GameKind::Anda => Self::OF_ANDA,
        }
    }

    /// Whether the computer plays as strongly as it can at this level of a game.
    pub const fn is_full_strength(self, variant: Variant) -> bool {
        self.0 >= Self::strongest(variant).0
    }

    /// The levels that a game has, the easiest first.
    pub fn all_for(variant: Variant) -> impl Iterator<Item = Self> {
        Self::all().filter(move |&level| level <= Self::strongest(variant))
    }

    /// Checks that a game has this level.
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

/// The error that a game has fewer levels, with the number of those that it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the computer's levels of {game} go from 1 to {}", .strongest.0)]
pub struct NoSuchLevel {
    /// The game.
    pub game: &'static str,
    /// Its strongest level.
    pub strongest: Level,
}
