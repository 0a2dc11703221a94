//! Position strings: one line that says everything about a position.
//!
//! ```text
//! x3/x,1,x2/x5/x2,2,x/x,1,2 1 0 4
//! rows, far to near         │ │ └ plies played
//!                           │ └── komi points that White has left
//!                           └──── to move: 1 Black, 2 White
//! ```
//!
//! Rows are written as for Abande: `x` is an empty cell, `x3` are three of them, a stone is `1` for Black and `2`
//! for White. Whose first turn it is follows from the plies: the first two plies are the first turns.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::fmt;

use thiserror::Error;

use crate::board::{BoardSet, Point};
use crate::rules::fields::{PositionField, PositionFieldError, parse_number, parse_side};
use crate::rules::rows::{RowError, parse_player, parse_rows, write_rows};
use crate::rules::{ByPlayer, Player, SetupErrors};

use super::{Position, Rules, Setup, SetupError};

/// Why a text is no position string of Anda.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionSyntaxError {
    /// Not four fields separated by spaces.
    #[error("a position has 4 fields (rows, side to move, komi points left, ply), not {0}")]
    FieldCount(usize),
    /// The rows are not those of the board.
    #[error(transparent)]
    Rows(#[from] RowError),
    /// Another field is not what it must be.
    #[error(transparent)]
    Field(#[from] PositionFieldError),
    /// Well written, but against the rules.
    #[error(transparent)]
    Illegal(#[from] SetupErrors<SetupError>),
}

impl Position {
    /// Reads a position string and checks it against the rules.
    ///
    /// # Errors
    /// What is wrong with the text, or every reason why the rules do not allow the position.
    pub fn parse(rules: &'static Rules, text: &str) -> Result<Self, PositionSyntaxError> {
        Ok(Setup::parse(rules, text)?.position()?)
    }
}

impl Setup {
    /// Reads a position string without checking whether the rules allow the position.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn parse(rules: &'static Rules, text: &str) -> Result<Self, PositionSyntaxError> {
        let fields: Vec<&str> = text.split_ascii_whitespace().collect();
        let &[rows, side, komi, ply] = fields.as_slice() else {
            return Err(PositionSyntaxError::FieldCount(fields.len()));
        };
        let mut stones = ByPlayer::<BoardSet>::default();
        let put = |point: Point, player: Player| stones[player].insert(point);
        parse_rows(rules.board, rows, "a stone 1 or 2", parse_stone, put)?;
        Ok(Self {
            rules,
            stones,
            turn: parse_side(side)?,
            komi_left: parse_number(PositionField::Komi, komi)?,
            ply: parse_number(PositionField::Ply, ply)?,
        })
    }
}

fn parse_stone(text: &str) -> Option<Player> {
    let mut chars = text.chars();
    let player = parse_player(chars.next()?)?;
    chars.next().is_none().then_some(player)
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Setup::of(self).fmt(f)
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_rows(f, self.rules.board, |point| {
            let owner = Player::ALL.into_iter().find(|&player| self.stones[player].contains(point));
            owner.map(|owner| (owner.index() + 1).to_string())
        })?;
        write!(f, " {} {} {}", self.turn.index() + 1, self.komi_left, self.ply)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({} {self})", self.rules.variant)
    }
}
