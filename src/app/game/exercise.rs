//! A lesson or a puzzle on the table, and the match that waits meanwhile.
//!
//! `CurrentMatch::table_match` is then the match of the exercise, so discs, marks, picking and the computer need to
//! know nothing else. `CurrentMatch::own_match` is the player's own match, which is kept and saved.

use super::{LessonSession, PuzzleSession};
use crate::play::Match;

/// Lesson or puzzle on the table, with the player's own match that waits meanwhile.
#[derive(Debug)]
pub(super) struct Exercise {
    pub(super) subject: ExerciseKind,
    pub(super) suspended: SuspendedMatch,
}

/// The lesson or the puzzle itself, with its progress.
#[derive(Debug)]
pub(super) enum ExerciseKind {
    Lesson(Box<LessonSession>),
    Puzzle(Box<PuzzleSession>),
}

impl ExerciseKind {
    /// Returns a match that begins with the first position of the exercise.
    pub(super) fn starting_match(&self) -> Match {
        match self {
            Self::Lesson(session) => session.starting_match(),
            Self::Puzzle(session) => session.starting_match(),
        }
    }

    /// Returns `true` if the player is to move.
    pub(super) fn awaits_move(&self) -> bool {
        match self {
            Self::Lesson(session) => session.awaits_move(),
            Self::Puzzle(session) => session.awaits_move(),
        }
    }
}

/// The player's own match, and its number, while a lesson or a puzzle is on the table.
#[derive(Debug)]
pub(super) struct SuspendedMatch {
    pub(super) id: u32,
    pub(super) game: Match,
}
