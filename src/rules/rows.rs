//! The rows of a position string, which all games share: the far row first, `/` between rows, `,` between
//! points from left to right, `x` for an empty point and `x3` for three of them.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::fmt;

use thiserror::Error;

use super::{Player, excerpt};
use crate::board::{Board, Point};

/// Why a text does not describe what stands on the points of a board, row by row.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RowError {
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
    /// Neither an empty run nor what may stand on a point.
    #[error("“{text}” is neither x, a run such as x3, nor {known}")]
    BadPoint {
        /// What is written.
        text: String,
        /// What may stand on a point of this game.
        known: &'static str,
    },
}

/// Reads what stands on the points of a board, row by row. `parse` reads what stands on one point, and `put`
/// is called with each such value. An error says that `known` may stand there.
///
/// # Errors
/// What is wrong with the text.
pub(super) fn parse_rows<T>(
    board: &Board,
    text: &str,
    known: &'static str,
    parse: impl Fn(&str) -> Option<T>,
    mut put: impl FnMut(Point, T),
) -> Result<(), RowError> {
    let rows = board.rows();
    let found = text.split('/').count();
    if found != rows.len() {
        return Err(RowError::RowCount { expected: rows.len(), found });
    }
    for (row, (points, written)) in (1..).zip(rows.iter().rev().zip(text.split('/'))) {
        let mut found = 0_usize;
        for item in written.split(',') {
            let bad = || RowError::BadPoint { text: excerpt(item), known };
            if let Some(run) = item.strip_prefix('x') {
                let length = if run.is_empty() { 1 } else { run.parse::<u8>().map_err(|_| bad())? };
                if length == 0 {
                    return Err(bad());
                }
                found += usize::from(length);
                continue;
            }
            let value = parse(item).ok_or_else(bad)?;
            if let Some(&point) = points.get(found) {
                put(point, value);
            }
            found += 1;
        }
        let expected = points.len();
        if found != expected {
            return Err(RowError::RowLength { row, expected, found });
        }
    }
    Ok(())
}

/// Writes what stands on the points of a board, row by row; `write` gives the text for a point, or `None`
/// where nothing stands.
pub(super) fn write_rows(
    f: &mut fmt::Formatter<'_>,
    board: &Board,
    write: impl Fn(Point) -> Option<String>,
) -> fmt::Result {
    for (index, row) in board.rows().iter().rev().enumerate() {
        if index > 0 {
            f.write_str("/")?;
        }
        let mut separator = "";
        let mut points = row.iter().map(|&point| write(point)).peekable();
        while let Some(value) = points.next() {
            f.write_str(separator)?;
            separator = ",";
            if let Some(value) = value {
                f.write_str(&value)?;
                continue;
            }
            let mut run = 1;
            while points.next_if(Option::is_none).is_some() {
                run += 1;
            }
            if run == 1 { f.write_str("x")? } else { write!(f, "x{run}")? }
        }
    }
    Ok(())
}

/// The player that a digit stands for in a position string: `1` for Black, `2` for White.
pub(super) const fn parse_player(digit: char) -> Option<Player> {
    match digit {
        '1' => Some(Player::Black),
        '2' => Some(Player::White),
        _ => None,
    }
}
