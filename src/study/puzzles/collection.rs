//! The puzzles that come with the program, and files of puzzles.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::sync::LazyLock;

use thiserror::Error;

use super::{Puzzle, PuzzleSyntaxError};
use crate::board::Side;
use crate::rules::Variant;

macro_rules! file {
    ($name:literal) => {
        Some(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/puzzles/", $name)))
    };
}

/// The text of the puzzle file for a variant that comes with the program; `None` if there is none.
pub(super) const fn file(variant: Variant) -> Option<&'static str> {
    match variant {
        Variant::Hex => file!("hex.txt"),
        Variant::Square => file!("square.txt"),
        Variant::Hex3 => file!("hex-3.txt"),
        Variant::Anda(Side::Four) => file!("anda-4.txt"),
        Variant::Anda(Side::Five) => file!("anda-5.txt"),
        Variant::Snub | Variant::Anda(Side::Three | Side::Six | Side::Seven | Side::Nine | Side::Eleven) => {
            None
        }
    }
}

/// The texts of the files of warm-ups.
pub(super) const WARM_UPS: [Option<&str>; 7] = [
    file!("warm-up-hex.txt"),
    file!("warm-up-square.txt"),
    file!("warm-up-snub.txt"),
    file!("warm-up-hex-3.txt"),
    file!("warm-up-anda-3.txt"),
    file!("warm-up-anda-4.txt"),
    file!("warm-up-anda-5.txt"),
];

/// Why a text is not a file of puzzles, with the line of the error.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {reason}")]
pub struct PuzzleFileError {
    /// The line, from 1.
    pub line: usize,
    /// The error in the line.
    pub reason: PuzzleSyntaxError,
}

/// Reads the puzzles of a file: one on each line, but for empty lines and those that begin with `#`.
///
/// # Errors
/// The first line that is no puzzle.
pub fn read(text: &str) -> Result<Vec<Puzzle>, PuzzleFileError> {
    let lines = text.lines().zip(1..);
    let puzzles = lines.filter(|(line, _)| !line.trim().is_empty() && !line.starts_with('#'));
    puzzles.map(|(text, line)| text.parse().map_err(|reason| PuzzleFileError { line, reason })).collect()
}

/// The puzzles that come with the program, the warm-ups last. They are read when they are first asked for.
pub fn collection() -> &'static [Puzzle] {
    static COLLECTION: LazyLock<Vec<Puzzle>> = LazyLock::new(|| {
        // The tests find a file that cannot be read; a player is better served by the others.
        let texts = Variant::ALL.into_iter().filter_map(file).chain(WARM_UPS.into_iter().flatten());
        texts.filter_map(|text| read(text).ok()).flatten().collect()
    });
    &COLLECTION
}

/// The puzzle of the collection with this name, in upper or lower case.
pub fn find(id: &str) -> Option<&'static Puzzle> {
    collection().iter().find(|puzzle| puzzle.id().eq_ignore_ascii_case(id))
}
