//! The list of everything that can be played.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::abande::{Position, Rules};
use super::{AnyGame, excerpt};
use crate::board::Board;

/// A game on a board, as menus, files and commands name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Variant {
    /// Abande on the hexagon of 37 points.
    #[default]
    Hex,
    /// Abande on 7×7 points with diagonals.
    Square,
    /// Abande on 49 points of the snub-square tiling.
    Snub,
    /// Abande on 19 points with 9 pieces each: for teaching and for solving.
    Hex3,
}

impl Variant {
    /// Every variant, in the order of menus.
    pub const ALL: [Self; 4] = [Self::Hex, Self::Square, Self::Snub, Self::Hex3];

    /// The names of all, as a sentence lists them: `hex, square or snub`.
    pub fn list() -> String {
        let names = Self::ALL.map(Self::name);
        match names.split_last() {
            Some((last, others)) if !others.is_empty() => format!("{} or {last}", others.join(", ")),
            _ => names.concat(),
        }
    }

    /// The name that commands and files use.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hex => "hex",
            Self::Square => "square",
            Self::Snub => "snub",
            Self::Hex3 => "hex-3",
        }
    }

    /// The game that is played, as records name it.
    pub const fn game_name(self) -> &'static str {
        match self {
            Self::Hex | Self::Square | Self::Snub | Self::Hex3 => "Abande",
        }
    }

    /// A few words for menus.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Hex => "Hexagon, 37 points",
            Self::Square => "Square, 49 points",
            Self::Snub => "Snub square, 49 points",
            Self::Hex3 => "Small hexagon, 19 points",
        }
    }

    /// The position before the first move.
    pub fn start(self) -> AnyGame {
        AnyGame::Abande(Position::new(self.rules()))
    }

    /// The board that it is played on.
    pub fn board(self) -> &'static Board {
        self.rules().board
    }

    /// The rules of Abande on this board.
    pub fn rules(self) -> &'static Rules {
        match self {
            Self::Hex => Rules::hex(),
            Self::Square => Rules::square(),
            Self::Snub => Rules::snub(),
            Self::Hex3 => Rules::hex_3(),
        }
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// No variant has this name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown variant “{0}”: use {list}", list = Variant::list())]
pub struct UnknownVariant(pub String);

impl FromStr for Variant {
    type Err = UnknownVariant;

    fn from_str(name: &str) -> Result<Self, UnknownVariant> {
        let known = Self::ALL.into_iter().find(|variant| variant.name().eq_ignore_ascii_case(name));
        known.ok_or_else(|| UnknownVariant(excerpt(name)))
    }
}
