//! A lesson or a puzzle on the table, and the match that waits meanwhile.
//!
//! `CurrentMatch::table_match` is then the match of the exercise, so discs, marks, picking and the computer need to
//! know nothing else. `CurrentMatch::own_match` is the player's own match, which is kept and saved.

use super::{LessonSession, PuzzleSession};
use crate::play::Match;

/// Lesson or puzzle on the table, with the match that waits.
#[derive(Debug)]
pub(super) struct Exercise {
    pub(super) subject: ExerciseKind,
    pub(super) suspended: SuspendedMatch,
}

/// Session of a lesson or of a puzzle.
#[derive(Debug)]
pub(super) enum ExerciseKind {
    Lesson(Box<LessonSession>),
    Puzzle(Box<PuzzleSession>),
}

impl ExerciseKind {
    /// Match with the position in which the exercise begins.
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

/// Match that waits while a lesson or a puzzle is on the table.
#[derive(Debug)]
pub(super) struct SuspendedMatch {
    pub(super) id: u32,
    pub(super) game: Match,
}
