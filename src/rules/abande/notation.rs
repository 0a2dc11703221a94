//! Position strings: one line that says everything about a position.
//!
//! ```text
//! x4/x5/x6/x2,1,12,x3/x6/x5/x4 1 16 17 0 4
//! rows, far to near             │ │  │  │ └ plies played
//!                               │ │  │  └── passes in a row
//!                               │ └──┴───── pieces in hand: Black, White
//!                               └────────── to move: 1 Black, 2 White
//! ```
//!
//! In a game with a [handicap](super::Handicap) a seventh field has it: `white-pieces-3`.
//!
//! In a row the points go from left to right between commas: `x` is an empty point, `x3` are three of
//! them, and a stack is its pieces from bottom to top, `1` for Black and `2` for White.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::fmt;

use thiserror::Error;

use crate::rules::fields::{PositionField, PositionFieldError, parse_number, parse_side};
use crate::rules::rows::{RowError, parse_player, parse_rows, write_rows};
use crate::rules::{ByPlayer, Player, SetupErrors};

use super::{Position, Rules, Setup, SetupError, Stack, UnknownHandicap};

/// Why a text is no position string of Abande.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionSyntaxError {
    /// Not six fields separated by spaces, or seven with a handicap.
    #[error(
        "a position has 6 fields (rows, side to move, two hands, passes, ply), or 7 with a handicap, not {0}"
    )]
    FieldCount(usize),
    /// The rows are not those of the board.
    #[error(transparent)]
    Rows(#[from] RowError),
    /// Another field is not what it must be.
    #[error(transparent)]
    Field(#[from] PositionFieldError),
    /// The handicap is unknown.
    #[error(transparent)]
    Handicap(#[from] UnknownHandicap),
    /// Well written, but against the rules.
    #[error(transparent)]
    Illegal(#[from] SetupErrors<SetupError>),
}

impl Position {
    /// Reads a position string and checks it against the rules.
    ///
    /// # Errors
    /// What is wrong with the text, or all that a [`Setup`] finds wrong with the position.
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
        let &[rows, side, black, white, passes, ply, ref handicap @ ..] = fields.as_slice() else {
            return Err(PositionSyntaxError::FieldCount(fields.len()));
        };
        let handicap = match handicap {
            [] => None,
            [handicap] => Some(handicap.parse()?),
            [..] => return Err(PositionSyntaxError::FieldCount(fields.len())),
        };
        let mut setup = Self {
            handicap,
            turn: parse_side(side)?,
            hands: ByPlayer::new(
                parse_number(PositionField::Hand(Player::Black), black)?,
                parse_number(PositionField::Hand(Player::White), white)?,
            ),
            passes: parse_number(PositionField::Passes, passes)?,
            ply: parse_number(PositionField::Ply, ply)?,
            ..Self::new(rules)
        };
        let board = rules.board;
        parse_rows(board, rows, "a stack of one to three pieces 1 and 2", parse_stack, |point, stack| {
            if let Some(slot) = setup.stacks.get_mut(point.index()) {
                *slot = Some(stack);
            }
        })?;
        Ok(setup)
    }
}

fn parse_stack(text: &str) -> Option<Stack> {
    let pieces: Option<Vec<Player>> = text.chars().take(4).map(parse_player).collect();
    Stack::new(&pieces?)
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Setup::of(self).fmt(f)
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_rows(f, self.rules.board, |point| {
            let stack = self.stacks.get(point.index()).copied().flatten();
            stack.map(|stack| stack.pieces().map(|piece| (piece.index() + 1).to_string()).collect())
        })?;
        let side = self.turn.index() + 1;
        let [black, white] = Player::ALL.map(|player| self.hands[player]);
        write!(f, " {side} {black} {white} {} {}", self.passes, self.ply)?;
        self.handicap.map_or(Ok(()), |handicap| write!(f, " {handicap}"))
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({} {self})", self.rules.variant)
    }
}
