//! The list of everything that can be played.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::abande::{Handicap, HandicapError};
use super::{AnyGame, GameInfo, GameKind, Outcome, abande, anda, excerpt};
use crate::board::{Board, Side};

/// A game together with the board that it is played on, as menus, files and commands name it.
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
    /// Anda on a hexagon of cells.
    Anda(Side),
}

/// The rules of either game on one board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnyRules {
    /// Those of Abande.
    Abande(&'static abande::Rules),
    /// Those of Anda.
    Anda(&'static anda::Rules),
}

impl Variant {
    /// Every variant of Abande, in the order of menus.
    pub const ABANDE: [Self; 4] = [Self::Hex, Self::Square, Self::Snub, Self::Hex3];

    /// Every variant of Anda, in the order of menus: the recommended one, the other official ones, and those for
    /// teaching and for tests.
    pub const ANDA: [Self; Side::ALL.len()] = [
        Self::Anda(Side::Nine),
        Self::Anda(Side::Seven),
        Self::Anda(Side::Eleven),
        Self::Anda(Side::Three),
        Self::Anda(Side::Four),
        Self::Anda(Side::Five),
        Self::Anda(Side::Six),
    ];

    /// Every variant, in the order of menus: game by game.
    pub const ALL: [Self; Self::COUNT] = {
        let mut all = [Self::Hex; Self::COUNT];
        let (mut count, mut game) = (0, 0);
        while game < GameKind::ALL.len() {
            let (_, rest) = all.split_at_mut(count);
            let variants = GameKind::ALL[game].info().variants;
            rest.split_at_mut(variants.len()).0.copy_from_slice(variants);
            count += variants.len();
            game += 1;
        }
        all
    };

    const COUNT: usize = {
        let (mut count, mut game) = (0, 0);
        while game < GameKind::ALL.len() {
            count += GameKind::ALL[game].info().variants.len();
            game += 1;
        }
        count
    };

    /// The names of all variants, as a sentence lists them: `hex, square or snub`.
    pub fn list() -> String {
        super::listed(&Self::ALL.map(Self::name), "or")
    }

    /// The name that commands and files use.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hex => "hex",
            Self::Square => "square",
            Self::Snub => "snub",
            Self::Hex3 => "hex-3",
            Self::Anda(Side::Three) => "anda-3",
            Self::Anda(Side::Four) => "anda-4",
            Self::Anda(Side::Five) => "anda-5",
            Self::Anda(Side::Six) => "anda-6",
            Self::Anda(Side::Seven) => "anda-7",
            Self::Anda(Side::Nine) => "anda-9",
            Self::Anda(Side::Eleven) => "anda-11",
        }
    }

    /// The game that is played on the board.
    pub const fn kind(self) -> GameKind {
        match self {
            Self::Hex | Self::Square | Self::Snub | Self::Hex3 => GameKind::Abande,
            Self::Anda(_) => GameKind::Anda,
        }
    }

    /// The facts about the game that hold on all of its boards.
    pub const fn info(self) -> &'static GameInfo {
        self.kind().info()
    }

    /// The name of the game that is played, as records write it.
    pub const fn game_name(self) -> &'static str {
        self.info().name
    }

    /// The designer of the game.
    pub const fn designer(self) -> &'static str {
        self.info().designer
    }

    /// Returns whether the name of a set of rules in a record stands for those that this program plays.
    pub fn plays_rules(self, name: &str) -> bool {
        name == self.info().rules_name || Some(name) == self.info().former_rules_name
    }

    /// The description of the board for menus: `Hexagon, 37 points`.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Hex => "Hexagon, 37 points",
            Self::Square => "Square, 49 points",
            Self::Snub => "Snub square, 49 points",
            Self::Hex3 => "Small hexagon, 19 points",
            Self::Anda(Side::Three) => "Side 3, 19 cells",
            Self::Anda(Side::Four) => "Side 4, 37 cells",
            Self::Anda(Side::Five) => "Side 5, 61 cells",
            Self::Anda(Side::Six) => "Side 6, 91 cells",
            Self::Anda(Side::Seven) => "Side 7, 127 cells",
            Self::Anda(Side::Nine) => "Side 9, 217 cells",
            Self::Anda(Side::Eleven) => "Side 11, 331 cells",
        }
    }

    /// The recommended variant of the game of this name, whose case does not matter.
    pub fn of_game(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|variant| variant.game_name().eq_ignore_ascii_case(name))
    }

    /// The position before the first move, without komi.
    pub fn start(self) -> AnyGame {
        match self.rules() {
            AnyRules::Abande(rules) => AnyGame::Abande(abande::Position::new(rules)),
            AnyRules::Anda(rules) => AnyGame::Anda(anda::Position::new(rules, 0)),
        }
    }

    /// The position before the first move, with a komi that the players agreed on.
    ///
    /// # Errors
    /// If the game knows no komi and it is not 0.
    pub fn start_with_komi(self, komi: u16) -> Result<AnyGame, NoKomi> {
        match self.rules() {
            AnyRules::Anda(rules) => Ok(AnyGame::Anda(anda::Position::new(rules, komi))),
            AnyRules::Abande(_) if komi == 0 => Ok(self.start()),
            AnyRules::Abande(_) => Err(NoKomi(self.game_name())),
        }
    }

    /// The position before the first move of a game with a handicap.
    ///
    /// # Errors
    /// If the game has no such handicap, or not on this board.
    pub fn start_with_handicap(self, handicap: Handicap) -> Result<AnyGame, HandicapError> {
        match self.rules() {
            AnyRules::Abande(rules) => Ok(AnyGame::Abande(abande::Position::with_handicap(rules, handicap)?)),
            AnyRules::Anda(_) => Err(HandicapError::NotInGame(self.game_name())),
        }
    }

    /// Checks whether a game on this board can have a handicap.
    ///
    /// # Errors
    /// If the game has no such handicap, or not on this board.
    pub fn check_handicap(self, handicap: Handicap) -> Result<(), HandicapError> {
        match self.rules() {
            AnyRules::Abande(rules) => handicap.check(rules),
            AnyRules::Anda(_) => Err(HandicapError::NotInGame(self.game_name())),
        }
    }

    /// Whether White may be given komi points in this game.
    pub fn has_komi(self) -> bool {
        self.start_with_komi(1).is_ok()
    }

    /// Returns whether the game can end in this way: a draw only in a game that has draws.
    pub fn allows(self, outcome: Outcome) -> bool {
        outcome != Outcome::Draw || self.info().has_draws
    }

    /// The board that it is played on.
    pub fn board(self) -> &'static Board {
        match self.rules() {
            AnyRules::Abande(rules) => rules.board,
            AnyRules::Anda(rules) => rules.board,
        }
    }

    /// The rules of the game on this board.
    pub fn rules(self) -> AnyRules {
        match self {
            Self::Hex => AnyRules::Abande(abande::Rules::hex()),
            Self::Square => AnyRules::Abande(abande::Rules::square()),
            Self::Snub => AnyRules::Abande(abande::Rules::snub()),
            Self::Hex3 => AnyRules::Abande(abande::Rules::hex_3()),
            Self::Anda(side) => AnyRules::Anda(anda::Rules::of_side(side)),
        }
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The error that no variant has this name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown variant “{0}”: use {list}", list = Variant::list())]
pub struct UnknownVariant(pub String);

/// The error that this game has no komi points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{0} has no komi points")]
pub struct NoKomi(pub &'static str);

impl Variant {
    /// The variant of this name or, if it is the name of a game, the recommended variant of that game.
    ///
    /// # Errors
    /// If there is neither.
    pub fn named(name: &str) -> Result<Self, UnknownVariant> {
        let game = Self::ALL.into_iter().find(|variant| variant.game_name().eq_ignore_ascii_case(name));
        name.parse().or_else(|unknown| game.ok_or(unknown))
    }
}

impl FromStr for Variant {
    type Err = UnknownVariant;

    fn from_str(name: &str) -> Result<Self, UnknownVariant> {
        let known = Self::ALL.into_iter().find(|variant| variant.name().eq_ignore_ascii_case(name));
        known.ok_or_else(|| UnknownVariant(excerpt(name)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_knows_its_variant() {
        for variant in Variant::ALL {
            assert_eq!(variant.start().variant(), variant);
            assert_eq!(variant.name().parse(), Ok(variant));
            match variant.rules() {
                AnyRules::Abande(rules) => assert_eq!(rules.variant, variant),
                AnyRules::Anda(rules) => assert_eq!(rules.variant, variant),
            }
        }
    }

    /// Every board of Anda is a game that is listed, and so has menus, files and commands.
    #[test]
    fn every_board_of_anda_is_a_variant() {
        for side in Side::ALL {
            let game = AnyGame::Anda(anda::Position::new(anda::Rules::of_side(side), 0));
            assert_eq!(game.variant(), Variant::Anda(side));
            assert!(Variant::ALL.contains(&game.variant()));
            assert_eq!(game.variant().name(), format!("anda-{}", side.get()));
        }
    }

    #[test]
    fn boards_are_known_by_identity_not_by_name() {
        for (index, variant) in Variant::ALL.into_iter().enumerate() {
            for other in &Variant::ALL[..index] {
                assert_ne!(variant.board(), other.board(), "{variant} and {other}");
            }
            let name = variant.board().name();
            assert!(Variant::ALL.iter().all(|known| known.name() != name), "{name}");
        }
    }
}
