//! Handicaps: an advantage for the weaker player, agreed before the game.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

#[cfg(test)]
mod tests;

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::rules::{Player, excerpt};

use super::Rules;
use super::variants::PIECES_BEFORE_CAPTURES;

/// Handicap of a game of Abande. It holds for the whole game, and every [`Position`](super::Position) of the game has it,
/// because moves and points depend on it. Its text is `white-pieces-3`.
///
/// These are house rules: the designer’s rules have no handicaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Handicap {
    /// The stronger player, who gives it.
    pub giver: Player,
    /// Its kind.
    pub kind: HandicapKind,
    /// How much: pieces, points, or the number of pieces that must have been entered.
    pub amount: u8,
}

/// The kinds of handicap in Abande.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HandicapKind {
    /// The giver has so many pieces less in hand.
    Pieces,
    /// The other player has so many points from the start.
    Points,
    /// The giver may capture only once so many pieces of both players have been entered.
    Captures,
}

/// The error that a text is not that of a handicap.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown handicap “{0}”: write it as white-pieces-3, black-points-5 or white-captures-12")]
pub struct UnknownHandicap(pub String);

/// Why a handicap cannot be given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum HandicapError {
    /// More or less than can be given on the board.
    #[error(
        "on this board {kind} are from {least} to {most}, not {amount}",
        kind = .handicap.kind.word(),
        amount = .handicap.amount
    )]
    Amount {
        /// The handicap that is refused.
        handicap: Handicap,
        /// The least of its kind.
        least: u8,
        /// The most of its kind.
        most: u8,
    },
    /// This game has no such handicap.
    #[error("{0} has no handicap but komi")]
    NotInGame(&'static str),
}

impl HandicapKind {
    /// Every kind, in the order of menus.
    pub const ALL: [Self; 3] = [Self::Pieces, Self::Points, Self::Captures];

    /// The name that commands and files use.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Pieces => "pieces",
            Self::Points => "points",
            Self::Captures => "captures",
        }
    }

    /// Reads kind and amount, such as `pieces-3`. `None` if they are none.
    pub fn parse_amount(text: &str) -> Option<(Self, u8)> {
        let (word, amount) = text.split_once('-')?;
        let kind = Self::ALL.into_iter().find(|kind| kind.word().eq_ignore_ascii_case(word))?;
        let is_number = amount.bytes().all(|byte| byte.is_ascii_digit());
        Some((kind, amount.parse().ok().filter(|_| is_number)?))
    }

    /// The least and the most of this kind on a board.
    pub const fn amounts(self, rules: &Rules) -> (u8, u8) {
        match self {
            Self::Pieces => (1, rules.pieces / 3),
            Self::Points => (1, rules.pieces),
            Self::Captures => (PIECES_BEFORE_CAPTURES + 1, rules.pieces),
        }
    }
}

impl Handicap {
    /// Checks whether the handicap can be given on a board.
    ///
    /// # Errors
    /// If it is more or less than can be.
    pub fn check(self, rules: &Rules) -> Result<(), HandicapError> {
        let (least, most) = self.kind.amounts(rules);
        if (least..=most).contains(&self.amount) {
            Ok(())
        } else {
            Err(HandicapError::Amount { handicap: self, least, most })
        }
    }

    /// How many pieces a player has at the start.
    pub(super) fn pieces(handicap: Option<Self>, rules: &Rules, player: Player) -> u8 {
        rules.pieces - Self::given(handicap, HandicapKind::Pieces, player)
    }

    /// How many pieces must have been entered before a player may capture.
    pub(super) fn pieces_before_captures(handicap: Option<Self>, player: Player) -> u8 {
        Self::given(handicap, HandicapKind::Captures, player).max(PIECES_BEFORE_CAPTURES)
    }

    /// The points that a player has from the start.
    pub(super) fn points(handicap: Option<Self>, player: Player) -> u8 {
        Self::given(handicap, HandicapKind::Points, player.other())
    }

    /// How much a player gives of a kind; 0 of another kind, or if the other player gives.
    fn given(handicap: Option<Self>, kind: HandicapKind, giver: Player) -> u8 {
        handicap.filter(|one| one.kind == kind && one.giver == giver).map_or(0, |one| one.amount)
    }
}

impl fmt::Display for Handicap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.giver.word(), self.kind.word(), self.amount)
    }
}

impl FromStr for Handicap {
    type Err = UnknownHandicap;

    fn from_str(text: &str) -> Result<Self, UnknownHandicap> {
        let parse = || {
            let (word, rest) = text.split_once('-')?;
            let giver = Player::ALL.into_iter().find(|player| player.word().eq_ignore_ascii_case(word))?;
            let (kind, amount) = HandicapKind::parse_amount(rest)?;
            Some(Self { giver, kind, amount })
        };
        parse().ok_or_else(|| UnknownHandicap(excerpt(text)))
    }
}
