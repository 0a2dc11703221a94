//! A lesson in progress: its state, and the last feedback.

use crate::app::game::{ExerciseEvent, FeedbackKind, RuleViolation};
use crate::i18n::lessons::said as lesson_text;
use crate::i18n::terminal::lessons as messages;
use crate::i18n::{Message, learning, rules};
use crate::play::{Level, Match, Seat};
use crate::rules::{AnyMove, ByPlayer, Game};
use crate::study::lessons::{
    Lesson, LessonHint, LessonRunner, LessonTask, LessonText, PositionClaim, TryOutcome,
};

/// Lesson on the table: its step, the feedback and the hint that are shown, and a reply yet to be played.
#[derive(Clone, Debug)]
pub struct LessonSession {
    pub(super) runner: LessonRunner,
    pub(super) feedback: Option<LessonFeedback>,
    pub(super) last_hint: Option<LessonHint>,
    /// Opponent's reply that is not yet on the board.
    pub(super) reply: Option<AnyMove>,
}

/// Text about the learner's last try, or a hint.
#[derive(Clone, Debug, PartialEq)]
pub struct LessonFeedback {
    pub kind: FeedbackKind,
    pub text: Message,
    /// Facts about the board that the text states.
    pub claims: &'static [PositionClaim],
}

impl LessonSession {
    /// Starts at the first step of a lesson.
    pub fn new(lesson: &'static Lesson) -> Self {
        Self { runner: LessonRunner::new(lesson), feedback: None, last_hint: None, reply: None }
    }

    /// Returns the lesson's step and position, which it checks tries against.
    pub const fn runner(&self) -> &LessonRunner {
        &self.runner
    }

    /// Returns the text about the last try, or the hint, that is shown.
    pub const fn feedback(&self) -> Option<&LessonFeedback> {
        self.feedback.as_ref()
    }

    /// Returns the hint that was given last in this step.
    pub const fn last_hint(&self) -> Option<LessonHint> {
        self.last_hint
    }

    /// Returns the number of the lesson among those of its game, from 1.
    pub fn number(&self) -> usize {
        lesson_number(self.runner.lesson())
    }

    /// Returns the lesson after this one in its game, if there is one.
    pub fn next_lesson(&self) -> Option<&'static Lesson> {
        Lesson::of_game(self.runner.lesson().variant).get(self.number()).copied()
    }

    /// Returns `true` if the step asks to point at places.
    pub fn asks_for_point(&self) -> bool {
        matches!(self.runner.step().task, LessonTask::Name(_)) && !self.runner.is_done()
    }

    /// Returns `true` if the learner is to move.
    pub fn awaits_move(&self) -> bool {
        !self.runner.is_done()
            && !self.asks_for_point()
            && self.runner.computer_to_move().is_none()
            && self.runner.game().to_move().is_some()
    }

    /// Returns a match that begins with the position of the step: the learner against the computer, which thinks only
    /// if the step is a game.
    pub fn starting_match(&self) -> Match {
        Match::from_position(*self.runner.game(), self.seats())
    }

    /// Returns who plays each side: the learner, and the computer at the level of the step.
    pub(super) fn seats(&self) -> ByPlayer<Seat> {
        let other = Seat::Computer(self.runner.step().opponent.unwrap_or(Level::MIN));
        ByPlayer::from_fn(|player| if player == self.runner.player() { Seat::Human } else { other })
    }

    /// Returns the text to show: the last feedback, or the goal of the step. With it come the facts about the board
    /// that it states.
    pub fn message(&self) -> (Message, &'static [PositionClaim]) {
        let goal = self.runner.step().goal;
        let feedback = self.feedback.as_ref().map(|feedback| (feedback.text.clone(), feedback.claims));
        feedback.unwrap_or((lesson_text(goal.text), goal.claims))
    }

    fn set_feedback(&mut self, kind: FeedbackKind, text: Message) {
        self.feedback = Some(LessonFeedback { kind, text, claims: &[] });
    }

    fn set_step_feedback(&mut self, kind: FeedbackKind, step_text: LessonText) {
        self.feedback =
            Some(LessonFeedback { kind, text: lesson_text(step_text.text), claims: step_text.claims });
    }

    /// Keeps the outcome of a try: its feedback, and the opponent's reply that is to be played. `pointed` names the
    /// place that the learner pointed at.
    pub(super) fn keep_outcome(&mut self, outcome: &TryOutcome, pointed: Option<&str>) {
        let step = self.runner.step();
        let remark = |index: Option<usize>| Some(step.remarks.get(index?)?.say);
        match outcome {
            TryOutcome::Done { reply, .. } => {
                self.reply = *reply;
                self.set_step_feedback(FeedbackKind::Good, step.done);
            }
            TryOutcome::Played { remark: index } => match remark(*index) {
                Some(step_text) => self.set_step_feedback(FeedbackKind::Remark, step_text),
                // What was said of the learner's move stays while the computer answers it.
                None if self.runner.computer_to_move().is_some() => self.feedback = None,
                None => {}
            },
            TryOutcome::Over => self.set_feedback(FeedbackKind::Wrong, learning::lesson_ended_early()),
            TryOutcome::Found { left } => self.set_feedback(FeedbackKind::Good, messages::places_left(*left)),
            TryOutcome::Missed { remark: index } => match (remark(*index), pointed) {
                (Some(step_text), _) => self.set_step_feedback(FeedbackKind::Wrong, step_text),
                (None, Some(label)) => {
                    self.set_feedback(FeedbackKind::Wrong, messages::that_is_not_it(label));
                }
                (None, None) => self.set_feedback(FeedbackKind::Wrong, messages::not_what_is_asked()),
            },
            TryOutcome::Refused { reason, remark: index } => match remark(*index) {
                Some(step_text) => self.set_step_feedback(FeedbackKind::Wrong, step_text),
                None => self.set_feedback(FeedbackKind::Wrong, rules::refusal(reason)),
            },
            TryOutcome::NotNow => {}
        }
    }

    /// Returns the event that tells of the feedback on a try: a refusal at the move `tried` if it was wrong.
    pub(super) fn feedback_event(
        &self,
        outcome: &TryOutcome,
        tried: Option<AnyMove>,
    ) -> Option<ExerciseEvent> {
        let feedback = self.feedback.as_ref().filter(|_| *outcome != TryOutcome::NotNow)?;
        let violation = match (outcome, tried) {
            (TryOutcome::Refused { reason, .. }, Some(mv)) => {
                RuleViolation::from_intent(mv.intent(), reason.clone())
            }
            _ => None,
        };
        Some(match feedback.kind {
            FeedbackKind::Wrong => ExerciseEvent::Refused(feedback.text.clone(), violation),
            FeedbackKind::Good | FeedbackKind::Remark | FeedbackKind::Hint => {
                ExerciseEvent::LessonFeedback(feedback.text.clone())
            }
        })
    }

    /// Shows the next hint for the step, unless the step is done.
    pub(super) fn hint(&mut self) {
        if self.runner.is_done() {
            return;
        }
        let hint = self.runner.hint();
        let board = self.runner.game().board();
        let text = match hint {
            LessonHint::Kind(kind) => messages::of_hint(kind),
            LessonHint::Play(mv) => messages::lesson_hint_move(&mv.display(board).to_string()),
            LessonHint::Left(left) => messages::lesson_hint_left(left),
            LessonHint::Point(point) => messages::lesson_hint_place_there(board.label(point)),
            LessonHint::PlayOn => messages::lesson_hint_play_on(),
        };
        self.last_hint = Some(hint);
        self.set_feedback(FeedbackKind::Hint, text);
    }

    /// Returns the lesson with this feedback, for tests and pictures.
    #[cfg(test)]
    #[must_use]
    pub fn with_feedback(mut self, kind: FeedbackKind, text: Message) -> Self {
        self.set_feedback(kind, text);
        self
    }

    /// Returns the lesson after the right answer to its step, if that is a single move or place, for tests and
    /// pictures.
    #[cfg(test)]
    #[must_use]
    pub fn after_answer(mut self) -> Self {
        let outcome = match (self.runner.step().task, self.runner.answer()) {
            (LessonTask::Name(ask), _) => {
                let places = ask.places(self.runner.game());
                let points = places.iter().filter_map(|place| place.first());
                points.map(|point| self.runner.point(point)).last()
            }
            (_, Some(mv)) => Some(self.runner.try_move(mv)),
            (_, None) => None,
        };
        if let Some(outcome) = outcome {
            self.keep_outcome(&outcome, None);
        }
        self
    }

    /// Returns the lesson at its next step, if this one is done, for tests and pictures.
    #[cfg(test)]
    #[must_use]
    pub fn at_next_step(mut self) -> Self {
        if self.runner.next_step() {
            self.clear_feedback();
        }
        self
    }

    /// Returns the lesson as it is left, to go on there later; none if it is finished or has not begun.
    pub(in crate::app::game) fn left(self) -> Option<Self> {
        let progress = self.runner.progress();
        let has_begun = progress.step > 1 || progress.done;
        // The position has the reply already.
        (has_begun && !self.runner.is_complete()).then_some(Self { reply: None, ..self })
    }

    /// Clears feedback, hint and reply at the start of a step.
    pub(super) fn clear_feedback(&mut self) {
        (self.feedback, self.last_hint, self.reply) = (None, None, None);
    }
}

/// Returns the number of a lesson among those of its game, from 1.
pub fn lesson_number(lesson: &Lesson) -> usize {
    Lesson::of_game(lesson.variant).iter().take_while(|other| **other != lesson).count() + 1
}
