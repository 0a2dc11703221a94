//! Messages about lessons and puzzles.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::{MatchChanged, MovePlayed, PositionId, RefusalShown, RuleViolation, ToastTone};
use crate::board::Point;
use crate::i18n::Message as Text;
use crate::rules::Variant;
use crate::study::lessons::Lesson;
use crate::study::puzzles::{Difficulty, Puzzle, PuzzleTheme, Refutation};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<LessonRequested>()
        .add_message::<LessonFeedbackGiven>()
        .add_message::<LessonFinished>()
        .add_message::<LessonOfferDeclined>()
        .add_message::<PuzzleSelectionRequested>()
        .add_message::<PuzzleRequested>()
        .add_message::<PuzzleFeedbackGiven>()
        .add_message::<PuzzleScored>();
}

/// Requests a step of a lesson, or its start or end.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonRequested {
    /// Begin this lesson.
    Begin(&'static Lesson),
    /// Point at a place, where the step asks for that.
    Point(Point),
    /// Help a little.
    Hint,
    /// Begin the step again.
    Again,
    /// Go to the next step, or after the last one to the next lesson.
    Next,
    /// Go back to the match that waits.
    Leave,
    /// Show the opponent's reply.
    Reply,
}

/// Praise, a remark or a hint was given in a lesson. Mistakes are explained by [`RefusalShown`].
#[derive(Message, Clone, Debug)]
pub struct LessonFeedbackGiven(pub Text);

/// The last step of a lesson is done.
#[derive(Message, Clone, Copy, Debug)]
pub struct LessonFinished(pub &'static Lesson);

/// The player declined the offer of the first lesson.
#[derive(Message, Clone, Copy, Debug)]
pub struct LessonOfferDeclined;

/// Asks for the next puzzle, or changes which puzzles are selected.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleSelectionRequested {
    /// From now on those of this board.
    Board(Variant),
    /// From now on those with this theme, or with any.
    Theme(Option<PuzzleTheme>),
    /// From now on those that are so hard.
    Difficulty(Difficulty),
    /// The next one.
    Next,
}

/// Requests a change of the puzzle on the table, or its start or end.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum PuzzleRequested {
    /// Put this one on the table.
    Begin(&'static Puzzle),
    /// Help a little more.
    Hint,
    /// Take the wrong move back, or begin again once it is over.
    Again,
    /// Give up and show the solution.
    Solution,
    /// Go back to the match that waits.
    Leave,
    /// Play the next move that comes by itself, if the table is still at this turn.
    PlayOn(PositionId),
    /// Tell what is wrong with the move on the board, if that was found out.
    Refuted {
        /// The turn after that move.
        at: PositionId,
        refutation: Option<Refutation>,
    },
}

/// Feedback was given in a puzzle.
#[derive(Message, Clone, Debug)]
pub struct PuzzleFeedbackGiven {
    /// Good news, bad news or neither.
    pub tone: ToastTone,
    pub text: Text,
}
/// The attempt at a puzzle was scored as solved or failed.
#[derive(Message, Clone, Copy, Debug)]
pub struct PuzzleScored {
    /// The puzzle.
    pub puzzle: &'static Puzzle,
    /// Set if it was solved without help and without a wrong move.
    pub solved: bool,
}

/// Kind of feedback in a lesson or a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FeedbackKind {
    /// The task is done, or a part of it.
    Good,
    /// Something else is asked for.
    Wrong,
    /// The move stands, and there is something to say about it.
    Remark,
    /// Help.
    Hint,
}

/// Consequence of an action in a lesson or a puzzle.
pub(super) enum ExerciseEvent {
    Changed(MatchChanged),
    Played(Box<MovePlayed>),
    /// With the broken rule, if there is one.
    Wrong(Text, Option<RuleViolation>),
    Good(Text),
    Complete(&'static Lesson),
    /// Of a puzzle.
    Said(ToastTone, Text),
    /// Set if a puzzle counts as solved.
    Judged(&'static Puzzle, bool),
}

/// Message writers for all [`ExerciseEvent`]s.
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
