//! A lesson or a puzzle on the table, and the match that waits meanwhile.

use super::{LessonSession, PuzzleSession};
use crate::play::Match;

/// Lesson or puzzle on the table, with the match that waits.
#[derive(Debug)]
pub(super) struct Exercise {
    pub(super) subject: ExerciseKind,
    pub(super) waiting: SuspendedMatch,
}

/// Session of a lesson or of a puzzle.
#[derive(Debug)]
pub(super) enum ExerciseKind {
    Lesson(Box<LessonSession>),
    Puzzle(Box<PuzzleSession>),
}

impl ExerciseKind {
    /// The position that it begins with, as a match.
    pub(super) fn table(&self) -> Match {
        match self {
            Self::Lesson(tutor) => tutor.starting_match(),
            Self::Puzzle(solving) => solving.starting_match(),
        }
    }

    /// Returns `true` if the player is to move.
    pub(super) fn awaits_move(&self) -> bool {
        match self {
            Self::Lesson(tutor) => tutor.awaits_move(),
            Self::Puzzle(solving) => solving.awaits_move(),
        }
    }
}

/// Match that waits while a lesson or a puzzle is on the table.
#[derive(Debug)]
pub(super) struct SuspendedMatch {
    pub(super) id: u32,
    pub(super) game: Match,
}
