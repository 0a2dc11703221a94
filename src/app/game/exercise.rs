//! What lessons and puzzles share: the match that waits meanwhile, and where their news go.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::{
    CurrentMatch, LessonFeedbackGiven, LessonFinished, LessonSession, MatchChanged, MovePlayed,
    PuzzleFeedbackGiven, PuzzleScored, PuzzleSession, RefusalShown, RuleViolation, ToastTone,
};
use crate::play::{Match, Seat};
use crate::rules::AnyMove;
use crate::study::lessons::Lesson;
use crate::study::puzzles::Puzzle;
use crate::words::Message;

/// What is on the table while the match that was there waits.
#[derive(Debug)]
pub(super) struct Exercise {
    pub(super) subject: ExerciseKind,
    pub(super) waiting: SuspendedMatch,
}

/// What the player learns from.
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

    /// Whether the player is to move.
    pub(super) fn awaits_move(&self) -> bool {
        match self {
            Self::Lesson(tutor) => tutor.awaits_move(),
            Self::Puzzle(solving) => solving.awaits_move(),
        }
    }
}

/// The match that waits while a lesson or a puzzle is on the table.
#[derive(Debug)]
pub(super) struct SuspendedMatch {
    pub(super) id: u32,
    pub(super) game: Match,
}

/// What kind of answer is given in a lesson or a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FeedbackKind {
    /// What was asked for is done, or a part of it.
    Good,
    /// Something else is asked for.
    Wrong,
    /// The move stands, and there is something to say about it.
    Remark,
    /// Help.
    Hint,
}

/// What follows from something that is done in a lesson or a puzzle.
pub(super) enum ExerciseEvent {
    Changed(MatchChanged),
    Played(Box<MovePlayed>),
    /// And what the rules say against it, if they do.
    Wrong(Message, Option<RuleViolation>),
    Good(Message),
    Complete(&'static Lesson),
    /// Of a puzzle.
    Said(ToastTone, Message),
    /// Whether a puzzle counts as solved.
    Judged(&'static Puzzle, bool),
}

impl CurrentMatch {
    /// Plays a move of the lesson or the puzzle on the table.
    pub(super) fn play_exercise_move(&mut self, mv: AnyMove, seat: Seat) -> Option<ExerciseEvent> {
        let transition = self.update_match(|game| game.play(mv)).ok()?;
        Some(ExerciseEvent::Played(Box::new(MovePlayed { transition, seat })))
    }
}

/// Where the news of lessons and puzzles go, apart from what is played.
#[derive(SystemParam)]
pub(super) struct ExerciseEventWriters<'w> {
    pub(super) played: MessageWriter<'w, MovePlayed>,
    pub(super) changed: MessageWriter<'w, MatchChanged>,
    explain: MessageWriter<'w, RefusalShown>,
    said: MessageWriter<'w, LessonFeedbackGiven>,
    finished: MessageWriter<'w, LessonFinished>,
    told: MessageWriter<'w, PuzzleFeedbackGiven>,
    judged: MessageWriter<'w, PuzzleScored>,
}

impl ExerciseEventWriters<'_> {
    pub(super) fn write(&mut self, news: Vec<ExerciseEvent>) {
        for news in news {
            match news {
                ExerciseEvent::Changed(change) => {
                    self.changed.write(change);
                }
                ExerciseEvent::Played(played) => {
                    self.played.write(*played);
                }
                ExerciseEvent::Wrong(text, objection) => {
                    self.explain.write(RefusalShown { text, objection });
                }
                ExerciseEvent::Good(text) => {
                    self.said.write(LessonFeedbackGiven(text));
                }
                ExerciseEvent::Complete(lesson) => {
                    self.finished.write(LessonFinished(lesson));
                }
                ExerciseEvent::Said(tone, text) => {
                    self.told.write(PuzzleFeedbackGiven { tone, text });
                }
                ExerciseEvent::Judged(puzzle, solved) => {
                    self.judged.write(PuzzleScored { puzzle, solved });
                }
            }
        }
    }
}
