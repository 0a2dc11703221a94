//! A move and how it is written.

use std::fmt;

use thiserror::Error;

use crate::board::{Board, Point};
use crate::rules::excerpt;
use crate::rules::label::split_label;

/// A move of Abande: entering a piece, capturing, or passing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    /// Put a piece from the hand on an empty point next to the band.
    Enter(Point),
    /// Move a whole stack onto a neighbouring stack of the opponent.
    Capture {
        /// The point that is left.
        from: Point,
        /// The point of the stack that is taken.
        to: Point,
    },
    /// Do nothing, which only an empty hand allows.
    Pass,
}

/// Why a text is no move of Abande.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MoveSyntaxError {
    /// A point that the board does not have.
    #[error("there is no point “{0}” on this board")]
    NoSuchPoint(String),
    /// Neither a point, nor two points, nor `pass`.
    #[error("“{0}” is no move: write d4, d5-d4 or pass")]
    NotAMove(String),
}

impl Move {
    /// Reads a move such as `d4`, `d5-d4` or `pass`; for the hyphen also `x`, `:`, `×` or nothing, in either
    /// case of letters.
    ///
    /// # Errors
    /// If the text has another form or names a point that the board lacks. Whether the move is legal is not asked.
    pub fn parse(board: &Board, text: &str) -> Result<Self, MoveSyntaxError> {
        let lower = text.trim().to_lowercase();
        if lower == "pass" {
            return Ok(Self::Pass);
        }
        let not_a_move = || MoveSyntaxError::NotAMove(excerpt(text));
        let (first, rest) = split_label(&lower).ok_or_else(not_a_move)?;
        let find =
            |label: &str| board.find(label).ok_or_else(|| MoveSyntaxError::NoSuchPoint(label.to_owned()));
        if rest.is_empty() {
            return Ok(Self::Enter(find(first)?));
        }
        let second = rest.strip_prefix(['-', 'x', ':', '×']).unwrap_or(rest);
        match split_label(second) {
            Some((second, "")) => Ok(Self::Capture { from: find(first)?, to: find(second)? }),
            _ => Err(not_a_move()),
        }
    }

    /// The move in writing, such as `d5-d4`.
    pub fn display(self, board: &Board) -> impl fmt::Display {
        struct Written<'a>(Move, &'a Board);
        impl fmt::Display for Written<'_> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let label = |point| self.1.label(point);
                match self.0 {
                    Move::Enter(point) => f.pad(label(point)),
                    Move::Capture { from, to } => f.pad(&format!("{}-{}", label(from), label(to))),
                    Move::Pass => f.pad("pass"),
                }
            }
        }
        Written(self, board)
    }
}
