//! A lesson in progress: where it is, and what was said last.

use crate::app::game::{ExerciseEvent, FeedbackKind, RuleViolation};
use crate::i18n::lessons::said;
use crate::i18n::terminal::lessons as messages;
use crate::i18n::{Message, learning, rules};
use crate::play::{Level, Match, Seat};
use crate::rules::{AnyMove, ByPlayer, Game};
use crate::study::lessons::{
    Lesson, LessonHint, LessonRunner, LessonTask, LessonText, PositionClaim, TryOutcome,
};

/// Lesson in progress.
#[derive(Clone, Debug)]
pub struct LessonSession {
    pub(super) runner: LessonRunner,
    pub(super) note: Option<LessonFeedback>,
    /// What the last hint points at.
    pub(super) advised: Option<LessonHint>,
    /// The opponent's reply, until it is on the board.
    pub(super) reply: Option<AnyMove>,
}

/// Feedback on the last try, or a hint.
#[derive(Clone, Debug, PartialEq)]
pub struct LessonFeedback {
    /// What kind of answer it is.
    pub kind: FeedbackKind,
    /// The sentence.
    pub text: Message,
    /// What it claims of the board.
    pub claims: &'static [PositionClaim],
}

impl LessonSession {
    /// At the first step of a lesson.
    pub fn new(lesson: &'static Lesson) -> Self {
        Self { runner: LessonRunner::new(lesson), note: None, advised: None, reply: None }
    }

    /// Where the lesson is.
    pub const fn runner(&self) -> &LessonRunner {
        &self.runner
    }

    /// What was said last.
    pub const fn feedback(&self) -> Option<&LessonFeedback> {
        self.note.as_ref()
    }

    /// What the last hint points at.
    pub const fn last_hint(&self) -> Option<LessonHint> {
        self.advised
    }

    /// Which lesson of its game it is, from 1.
    pub fn number(&self) -> usize {
        lesson_number(self.runner.lesson())
    }

    /// The lesson after this one.
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

    /// The position of the step as a match, the learner against the computer. It only thinks where the step is a game.
    pub fn starting_match(&self) -> Match {
        Match::from_position(*self.runner.game(), self.seats())
    }

    pub(super) fn seats(&self) -> ByPlayer<Seat> {
        let other = Seat::Computer(self.runner.step().opponent.unwrap_or(Level::MIN));
        ByPlayer::from_fn(|player| if player == self.runner.player() { Seat::Human } else { other })
    }

    /// What is said now, with what it claims: the answer to the last try, or the goal.
    pub fn message(&self) -> (Message, &'static [PositionClaim]) {
        let goal = self.runner.step().goal;
        let note = self.note.as_ref().map(|note| (note.text.clone(), note.claims));
        note.unwrap_or((said(goal.text), goal.claims))
    }

    fn say(&mut self, kind: FeedbackKind, text: Message) {
        self.note = Some(LessonFeedback { kind, text, claims: &[] });
    }

    fn say_of_step(&mut self, kind: FeedbackKind, saying: LessonText) {
        self.note = Some(LessonFeedback { kind, text: said(saying.text), claims: saying.claims });
    }

    /// Keeps what is to be said of a try. Returns whether it was wrong.
    pub(super) fn answer(&mut self, outcome: &TryOutcome, pointed: Option<&str>) {
        let step = self.runner.step();
        let remark = |index: Option<usize>| Some(step.remarks.get(index?)?.say);
        match outcome {
            TryOutcome::Done { reply, .. } => {
                self.reply = *reply;
                self.say_of_step(FeedbackKind::Good, step.done);
            }
            TryOutcome::Played { remark: index } => match remark(*index) {
                Some(saying) => self.say_of_step(FeedbackKind::Remark, saying),
                // What was said of the learner's move stays while the computer answers it.
                None if self.runner.computer_to_move().is_some() => self.note = None,
                None => {}
            },
            TryOutcome::Over => self.say(FeedbackKind::Wrong, learning::lesson_ended_early()),
            TryOutcome::Found { left } => self.say(FeedbackKind::Good, messages::places_left(*left)),
            TryOutcome::Missed { remark: index } => match (remark(*index), pointed) {
                (Some(saying), _) => self.say_of_step(FeedbackKind::Wrong, saying),
                (None, Some(label)) => self.say(FeedbackKind::Wrong, messages::that_is_not_it(label)),
                (None, None) => self.say(FeedbackKind::Wrong, messages::not_what_is_asked()),
            },
            TryOutcome::Refused { reason, remark: index } => match remark(*index) {
                Some(saying) => self.say_of_step(FeedbackKind::Wrong, saying),
                None => self.say(FeedbackKind::Wrong, rules::refusal(reason)),
            },
            TryOutcome::NotNow => {}
        }
    }

    /// The news of what was said.
    pub(super) fn told(&self, outcome: &TryOutcome, tried: Option<AnyMove>) -> Option<ExerciseEvent> {
        let note = self.note.as_ref().filter(|_| *outcome != TryOutcome::NotNow)?;
        let objection = match (outcome, tried) {
            (TryOutcome::Refused { reason, .. }, Some(mv)) => {
                RuleViolation::from_intent(mv.intent(), reason.clone())
            }
            _ => None,
        };
        Some(match note.kind {
            FeedbackKind::Wrong => ExerciseEvent::Wrong(note.text.clone(), objection),
            FeedbackKind::Good | FeedbackKind::Remark | FeedbackKind::Hint => {
                ExerciseEvent::Good(note.text.clone())
            }
        })
    }

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
        self.advised = Some(hint);
        self.say(FeedbackKind::Hint, text);
    }

    /// The same with something said.
    #[cfg(test)]
    #[must_use]
    pub fn with_feedback(mut self, kind: FeedbackKind, text: Message) -> Self {
        self.say(kind, text);
        self
    }

    /// The same after the learner's next answer, if a single move or place does what is asked.
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
            self.answer(&outcome, None);
        }
        self
    }

    /// The same at the next step, if this one is done.
    #[cfg(test)]
    #[must_use]
    pub fn at_next_step(mut self) -> Self {
        if self.runner.next_step() {
            self.turn_over();
        }
        self
    }

    /// Another step, or the same once more: what was said is past.
    pub(super) fn turn_over(&mut self) {
        (self.note, self.advised, self.reply) = (None, None, None);
    }
}

/// Which lesson of its game one is, from 1.
pub fn lesson_number(lesson: &Lesson) -> usize {
    Lesson::of_game(lesson.variant).iter().take_while(|other| **other != lesson).count() + 1
}
