//! The puzzles that come with the program, and files of puzzles.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::sync::LazyLock;

use thiserror::Error;

use super::{Puzzle, PuzzleSyntaxError};

/// The files of the collection, by the variant that they are for.
pub(super) const FILES: [(&str, &str); 5] = [
    ("hex", include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/puzzles/hex.txt"))),
    ("square", include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/puzzles/square.txt"))),
    ("hex-3", include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/puzzles/hex-3.txt"))),
    ("anda-4", include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/puzzles/anda-4.txt"))),
    ("anda-5", include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/puzzles/anda-5.txt"))),
];

/// Why a file is no collection of puzzles.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {reason}")]
pub struct PuzzleFileError {
    /// The line, from 1.
    pub line: usize,
    /// The error in the line.
    pub reason: PuzzleSyntaxError,
}

/// The puzzles of a file: one on each line, but for empty ones and those that begin with `#`.
///
/// # Errors
/// The first line that is no puzzle.
pub fn read(text: &str) -> Result<Vec<Puzzle>, PuzzleFileError> {
    let lines = text.lines().zip(1..);
    let puzzles = lines.filter(|(line, _)| !line.trim().is_empty() && !line.starts_with('#'));
    puzzles.map(|(text, line)| text.parse().map_err(|reason| PuzzleFileError { line, reason })).collect()
}

/// The puzzles that come with the program. They are read when they are first asked for.
pub fn collection() -> &'static [Puzzle] {
    static COLLECTION: LazyLock<Vec<Puzzle>> = LazyLock::new(|| {
        // The tests find a file that cannot be read; a player is better served by the others.
        FILES.iter().filter_map(|(_, text)| read(text).ok()).flatten().collect()
    });
    &COLLECTION
}

/// The puzzle of the collection with this name.
pub fn find(id: &str) -> Option<&'static Puzzle> {
    collection().iter().find(|puzzle| puzzle.id().eq_ignore_ascii_case(id))
}
