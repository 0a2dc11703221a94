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
//! In a row the points go from left to right between commas: `x` is an empty point, `x3` are three of
//! them, and a stack is its pieces from bottom to top, `1` for Black and `2` for White.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::fmt;

use thiserror::Error;

use crate::board::Point;
use crate::rules::{ByPlayer, Player, excerpt};

use super::{Position, Rules, Setup, SetupErrors, Stack};

/// Why a text is no position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionSyntaxError {
    /// Not six fields separated by spaces.
    #[error("a position has 6 fields (rows, side to move, two hands, passes, ply), not {0}")]
    FieldCount(usize),
    /// Not as many rows as the board has.
    #[error("this board has {expected} rows, not {found}")]
    RowCount {
        /// How many rows there must be.
        expected: usize,
        /// How many are written.
        found: usize,
    },
    /// A row is too short or too long.
    #[error("row {row} has {expected} points, not {found}")]
    RowLength {
        /// The row as it is counted in the text, from 1.
        row: usize,
        /// How many points it must have.
        expected: usize,
        /// How many are written.
        found: usize,
    },
    /// Neither an empty run nor one to three pieces.
    #[error("“{0}” is neither x, a run such as x3, nor a stack of one to three pieces 1 and 2")]
    BadPoint(String),
    /// A field that must be a small number.
    #[error("{field} must be a number, not “{text}”")]
    BadNumber {
        /// Which field.
        field: &'static str,
        /// What stands there.
        text: String,
    },
    /// The side is 1 or 2.
    #[error("the side to move is 1 (Black) or 2 (White), not “{0}”")]
    BadSide(String),
    /// Well written, but against the rules.
    #[error(transparent)]
    Illegal(#[from] SetupErrors),
}

impl Position {
    /// Reads a position string.
    ///
    /// # Errors
    /// What is wrong with the text, or all that a [`Setup`] finds wrong with the position.
    pub fn parse(rules: &'static Rules, text: &str) -> Result<Self, PositionSyntaxError> {
        Ok(Setup::parse(rules, text)?.position()?)
    }
}

impl Setup {
    /// Reads a position string without asking whether the rules allow it.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn parse(rules: &'static Rules, text: &str) -> Result<Self, PositionSyntaxError> {
        let fields: Vec<&str> = text.split_ascii_whitespace().collect();
        let &[rows, side, black, white, passes, ply] = fields.as_slice() else {
            return Err(PositionSyntaxError::FieldCount(fields.len()));
        };
        let turn = match side {
            "1" => Player::Black,
            "2" => Player::White,
            _ => return Err(PositionSyntaxError::BadSide(excerpt(side))),
        };
        let mut setup = Self {
            hands: ByPlayer::new(number("Black's hand", black)?, number("White's hand", white)?),
            turn,
            passes: number("the number of passes", passes)?,
            ply: number("the ply", ply)?,
            ..Self::new(rules)
        };
        setup.parse_rows(rows)?;
        Ok(setup)
    }

    fn parse_rows(&mut self, text: &str) -> Result<(), PositionSyntaxError> {
        let rows = self.rules.board.rows();
        let found = text.split('/').count();
        if found != rows.len() {
            return Err(PositionSyntaxError::RowCount { expected: rows.len(), found });
        }
        for (index, (points, written)) in rows.iter().rev().zip(text.split('/')).enumerate() {
            self.parse_row(index + 1, points, written)?;
        }
        Ok(())
    }

    fn parse_row(&mut self, row: usize, points: &[Point], text: &str) -> Result<(), PositionSyntaxError> {
        let expected = points.len();
        let mut found = 0_usize;
        for item in text.split(',') {
            if let Some(run) = item.strip_prefix('x') {
                let bad = || PositionSyntaxError::BadPoint(excerpt(item));
                let length = if run.is_empty() { 1 } else { run.parse::<u8>().map_err(|_| bad())? };
                if length == 0 {
                    return Err(bad());
                }
                found += usize::from(length);
                continue;
            }
            let stack = parse_stack(item).ok_or_else(|| PositionSyntaxError::BadPoint(excerpt(item)))?;
            if let Some(slot) = points.get(found).and_then(|point| self.stacks.get_mut(point.index())) {
                *slot = Some(stack);
            }
            found += 1;
        }
        if found == expected { Ok(()) } else { Err(PositionSyntaxError::RowLength { row, expected, found }) }
    }
}

fn parse_stack(text: &str) -> Option<Stack> {
    let piece = |c| match c {
        '1' => Some(Player::Black),
        '2' => Some(Player::White),
        _ => None,
    };
    let pieces: Option<Vec<Player>> = text.chars().take(4).map(piece).collect();
    Stack::new(&pieces?)
}

fn number<T: std::str::FromStr>(field: &'static str, text: &str) -> Result<T, PositionSyntaxError> {
    text.parse().map_err(|_| PositionSyntaxError::BadNumber { field, text: excerpt(text) })
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, row) in self.board().rows().iter().rev().enumerate() {
            if index > 0 {
                f.write_str("/")?;
            }
            self.write_row(f, row)?;
        }
        let side = self.turn.index() + 1;
        let [black, white] = Player::ALL.map(|player| self.hands[player]);
        write!(f, " {side} {black} {white} {} {}", self.passes, self.ply)
    }
}

impl Position {
    fn write_row(&self, f: &mut fmt::Formatter<'_>, row: &[Point]) -> fmt::Result {
        let mut separator = "";
        let mut points = row.iter().map(|&point| self.stack(point)).peekable();
        while let Some(stack) = points.next() {
            f.write_str(separator)?;
            separator = ",";
            if let Some(stack) = stack {
                stack.pieces().try_for_each(|piece| write!(f, "{}", piece.index() + 1))?;
                continue;
            }
            let mut run = 1;
            while points.next_if(Option::is_none).is_some() {
                run += 1;
            }
            if run == 1 { f.write_str("x")? } else { write!(f, "x{run}")? }
        }
        Ok(())
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({} {self})", self.board().name())
    }
}
