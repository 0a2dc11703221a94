//! Messages about lessons and puzzles.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::{MatchChanged, MovePlayed, PositionId, PuzzlePurpose, RuleViolation, ShowRefusal, ToastTone};
use crate::board::Point;
use crate::i18n::Message as Text;
use crate::rules::Variant;
use crate::study::lessons::Lesson;
use crate::study::puzzles::{Difficulty, Puzzle, PuzzleTheme, RunKind, TryVerdict};

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

/// Requests the start or the end of a lesson, or an action in it.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonRequested {
    /// Begins a lesson.
    Begin(&'static Lesson),
    /// Points at a place, in a step that asks for one.
    Point(Point),
    /// Gives a hint.
    Hint,
    /// Restarts the step.
    Again,
    /// Goes to the next step, or after the last one to the next lesson.
    Next,
    /// Goes back to the player's own match.
    Leave,
    /// Plays the opponent's reply.
    Reply,
}

/// Praise, a remark or a hint was given in a lesson, as this text. Mistakes are explained by [`ShowRefusal`].
#[derive(Message, Clone, Debug)]
pub struct LessonFeedbackGiven(pub Text);

/// The last step of a lesson is done.
#[derive(Message, Clone, Copy, Debug)]
pub struct LessonFinished(pub &'static Lesson);

/// The player declined the offer of the first lesson.
#[derive(Message, Clone, Copy, Debug)]
pub struct LessonOfferDeclined;

/// Requests the next puzzle, or changes from which puzzles it is chosen.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleSelectionRequested {
    /// Selects puzzles of a board.
    Board(Variant),
    /// Selects puzzles with a theme, or with any.
    Theme(Option<PuzzleTheme>),
    /// Selects puzzles of a difficulty.
    Difficulty(Difficulty),
    /// Shows the next puzzle: after one of the player's mistakes another of these. In a run, skips the one on the table.
    Next,
    /// Shows the next of the player's mistakes that are due.
    OwnMistake,
    /// Shows the puzzle of the day.
    Daily,
    /// Begins a run of puzzles.
    Run(RunKind),
    /// Shows a puzzle that was missed in a run.
    Missed(&'static Puzzle),
}

/// Requests the start or the end of a puzzle, or an action in it.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum PuzzleRequested {
    /// Begins a puzzle for a purpose.
    Begin(&'static Puzzle, PuzzlePurpose),
    /// Ends the run to which the puzzle belongs, and leaves the puzzle on the table.
    EndRun,
    /// Shows one more step of the hint.
    Hint,
    /// Takes the wrong move back, or restarts a puzzle that is over.
    Again,
    /// Gives up and shows the solution.
    Solution,
    /// Goes back to the player's own match; in a run, ends the run first.
    Leave,
    /// Plays the next automatic move, if the position is still the same.
    PlayOn(PositionId),
    /// Takes what was found about the move on the board that is not the solution, if anything was.
    Judged {
        /// Position after that move.
        at: PositionId,
        verdict: Option<TryVerdict>,
    },
}

/// A text was given in a puzzle: praise, a hint, or news of a wrong move.
#[derive(Message, Clone, Debug)]
pub struct PuzzleFeedbackGiven {
    /// Good news, bad news or neither.
    pub tone: ToastTone,
    pub text: Text,
}

/// An attempt at a puzzle was scored: it counts as solved or failed.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct PuzzleScored {
    pub puzzle: &'static Puzzle,
    /// Set if it was solved without help and without a wrong move.
    pub solved: bool,
    /// Decides whether it changes the rating.
    pub purpose: PuzzlePurpose,
}

/// What a text in a lesson or a puzzle tells the player about the last try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FeedbackKind {
    /// The task is done, or a part of it.
    Good,
    /// The answer is wrong.
    Wrong,
    /// The move is played, with a comment.
    Remark,
    Hint,
}

/// What follows from an action in a lesson or a puzzle. Each case is sent to other systems as a message.
pub(super) enum ExerciseEvent {
    Changed(MatchChanged),
    Played(Box<MovePlayed>),
    /// The action was wrong, with the broken rule, if there is one.
    Refused(Text, Option<RuleViolation>),
    LessonFeedback(Text),
    LessonFinished(&'static Lesson),
    PuzzleFeedback(ToastTone, Text),
    PuzzleScored(PuzzleScored),
}

/// Writers for all messages that an [`ExerciseEvent`] can become.
#[derive(SystemParam)]
pub(super) struct ExerciseEventWriters<'w> {
    pub(super) played: MessageWriter<'w, MovePlayed>,
    pub(super) changed: MessageWriter<'w, MatchChanged>,
    refusals: MessageWriter<'w, ShowRefusal>,
    lesson_feedback: MessageWriter<'w, LessonFeedbackGiven>,
    finished: MessageWriter<'w, LessonFinished>,
    puzzle_feedback: MessageWriter<'w, PuzzleFeedbackGiven>,
    scored: MessageWriter<'w, PuzzleScored>,
}

impl ExerciseEventWriters<'_> {
    /// Sends each event as its message.
    pub(super) fn write(&mut self, events: Vec<ExerciseEvent>) {
        for event in events {
            match event {
                ExerciseEvent::Changed(change) => {
                    self.changed.write(change);
                }
                ExerciseEvent::Played(played) => {
                    self.played.write(*played);
                }
                ExerciseEvent::Refused(text, violation) => {
                    self.refusals.write(ShowRefusal { text, violation });
                }
                ExerciseEvent::LessonFeedback(text) => {
                    self.lesson_feedback.write(LessonFeedbackGiven(text));
                }
                ExerciseEvent::LessonFinished(lesson) => {
                    self.finished.write(LessonFinished(lesson));
                }
                ExerciseEvent::PuzzleFeedback(tone, text) => {
                    self.puzzle_feedback.write(PuzzleFeedbackGiven { tone, text });
                }
                ExerciseEvent::PuzzleScored(scored) => {
                    self.scored.write(scored);
                }
            }
        }
    }
}
