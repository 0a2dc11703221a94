//! A move and how it is written.

use std::fmt;

use thiserror::Error;

use crate::board::{Board, Point};
use crate::rules::excerpt;
use crate::rules::label::split_label;

/// A move of Anda: the two stones of a first turn, one stone, or spending a komi point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    /// The first turn: two stones. Their order does not matter; [`Move::first`] puts the lower point first.
    First(Point, Point),
    /// Any later turn: one stone.
    Place(Point),
    /// White spends a komi point instead of placing a stone.
    Komi,
}

/// Why a text is no move of Anda.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MoveSyntaxError {
    /// A point that the board does not have.
    #[error("there is no point “{0}” on this board")]
    NoSuchPoint(String),
    /// Neither a point, nor two points, nor `komi`.
    #[error("“{0}” is no move: write a point, komi, or for the first turn two points with a + between them")]
    NotAMove(String),
}

impl Move {
    /// The move that places the two stones of a first turn; their order does not matter.
    pub fn first(one: Point, other: Point) -> Self {
        Self::First(one.min(other), one.max(other))
    }

    /// Reads a move such as `e5`, `a1+i1` or `komi`, in either case of letters.
    ///
    /// # Errors
    /// If the text has another form or names a point that the board lacks. Whether the move is legal is not asked.
    pub fn parse(board: &Board, text: &str) -> Result<Self, MoveSyntaxError> {
        let lower = text.trim().to_lowercase();
        if lower == "komi" {
            return Ok(Self::Komi);
        }
        let not_a_move = || MoveSyntaxError::NotAMove(excerpt(text));
        let (first, rest) = split_label(&lower).ok_or_else(not_a_move)?;
        let find =
            |label: &str| board.find(label).ok_or_else(|| MoveSyntaxError::NoSuchPoint(label.to_owned()));
        if rest.is_empty() {
            return Ok(Self::Place(find(first)?));
        }
        match rest.strip_prefix('+').and_then(split_label) {
            Some((second, "")) => Ok(Self::first(find(first)?, find(second)?)),
            _ => Err(not_a_move()),
        }
    }

    /// The move in writing, such as `a1+i1`.
    pub fn display(self, board: &Board) -> impl fmt::Display {
        match self {
            Self::First(one, other) => format!("{}+{}", board.label(one), board.label(other)),
            Self::Place(point) => board.label(point).to_owned(),
            Self::Komi => "komi".to_owned(),
        }
    }
}
