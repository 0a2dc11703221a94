//! A lesson on the table. The match that was there waits meanwhile, and comes back when the lesson is left.

use std::time::Duration;

use bevy::prelude::*;

use super::exercise::{News, NoteKind, Subject};
use super::{CurrentMatch, MatchChanged, Motion, Objection, Pace};
use crate::app::GameSystems;
use crate::board::Point;
use crate::i18n::lessons::said;
use crate::i18n::terminal::lessons as messages;
use crate::i18n::{Message, learning, rules};
use crate::play::{Level, Match, Seat};
use crate::rules::{AnyMove, ByPlayer, Game, MoveIntent};
use crate::study::lessons::{
    Lesson, LessonHint, LessonRunner, LessonTask, LessonText, PositionClaim, TryOutcome,
};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<LessonRequested>()
        .add_message::<LessonSaid>()
        .add_systems(Update, reply.in_set(GameSystems::Opponent));
}

/// The opponent's reply comes after a moment, so that the eye can follow.
fn reply(
    time: Res<Time>,
    current: Res<CurrentMatch>,
    pace: Res<Pace>,
    mut waited: Local<Duration>,
    mut motion: ResMut<Motion>,
    mut requests: MessageWriter<LessonRequested>,
) {
    if current.lesson().is_none_or(|tutor| tutor.reply.is_none()) {
        *waited = Duration::ZERO;
        return;
    }
    *waited += time.delta();
    if *waited >= pace.0 {
        *waited = Duration::ZERO;
        requests.write(LessonRequested::Reply);
    }
    motion.keep_drawing();
}

/// What is wanted of lessons.
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

/// Something good was said in a lesson; what was wrong is an [`Explain`].
#[derive(Message, Clone, Debug)]
pub struct LessonSaid(pub Message);

/// A lesson in progress.
#[derive(Clone, Debug)]
pub struct Tutor {
    runner: LessonRunner,
    note: Option<Note>,
    /// What the last hint points at.
    advised: Option<LessonHint>,
    /// The opponent's reply, until it is on the board.
    reply: Option<AnyMove>,
}

/// What was said last in a lesson.
#[derive(Clone, Debug, PartialEq)]
pub struct Note {
    /// What kind of answer it is.
    pub kind: NoteKind,
    /// The sentence.
    pub text: Message,
    /// What it claims of the board.
    pub claims: &'static [PositionClaim],
}

impl Tutor {
    /// At the first step of a lesson.
    pub fn new(lesson: &'static Lesson) -> Self {
        Self { runner: LessonRunner::new(lesson), note: None, advised: None, reply: None }
    }

    /// Where the lesson is.
    pub const fn runner(&self) -> &LessonRunner {
        &self.runner
    }

    /// What was said last.
    pub const fn note(&self) -> Option<&Note> {
        self.note.as_ref()
    }

    /// What the last hint points at.
    pub const fn advised(&self) -> Option<LessonHint> {
        self.advised
    }

    /// Which lesson of its game it is, from 1.
    pub fn number(&self) -> usize {
        number(self.runner.lesson())
    }

    /// The lesson after this one.
    pub fn following(&self) -> Option<&'static Lesson> {
        Lesson::of_game(self.runner.lesson().variant).get(self.number()).copied()
    }

    /// Whether the step asks to point at places.
    pub fn asks_to_point(&self) -> bool {
        matches!(self.runner.step().task, LessonTask::Name(_)) && !self.runner.is_done()
    }

    /// Whether the learner is to move.
    pub fn awaits_move(&self) -> bool {
        !self.runner.is_done()
            && !self.asks_to_point()
            && self.runner.computer_to_move().is_none()
            && self.runner.game().to_move().is_some()
    }

    /// The position of the step as a match, the learner against the computer. It only thinks where the step is a game.
    pub fn table(&self) -> Match {
        Match::from_position(*self.runner.game(), self.seats())
    }

    fn seats(&self) -> ByPlayer<Seat> {
        let other = Seat::Computer(self.runner.step().opponent.unwrap_or(Level::MIN));
        ByPlayer::from_fn(|player| if player == self.runner.player() { Seat::Human } else { other })
    }

    /// What is said now, with what it claims: the answer to the last try, or the goal.
    pub fn saying(&self) -> (Message, &'static [PositionClaim]) {
        let goal = self.runner.step().goal;
        let note = self.note.as_ref().map(|note| (note.text.clone(), note.claims));
        note.unwrap_or((said(goal.text), goal.claims))
    }

    fn say(&mut self, kind: NoteKind, text: Message) {
        self.note = Some(Note { kind, text, claims: &[] });
    }

    fn say_of_step(&mut self, kind: NoteKind, saying: LessonText) {
        self.note = Some(Note { kind, text: said(saying.text), claims: saying.claims });
    }

    /// Keeps what is to be said of a try. Returns whether it was wrong.
    fn answer(&mut self, outcome: &TryOutcome, pointed: Option<&str>) {
        let step = self.runner.step();
        let remark = |index: Option<usize>| Some(step.remarks.get(index?)?.say);
        match outcome {
            TryOutcome::Done { reply, .. } => {
                self.reply = *reply;
                self.say_of_step(NoteKind::Good, step.done);
            }
            TryOutcome::Played { remark: index } => match remark(*index) {
                Some(saying) => self.say_of_step(NoteKind::Remark, saying),
                // What was said of the learner's move stays while the computer answers it.
                None if self.runner.computer_to_move().is_some() => self.note = None,
                None => {}
            },
            TryOutcome::Over => self.say(NoteKind::Wrong, learning::lesson_ended_early()),
            TryOutcome::Found { left } => self.say(NoteKind::Good, messages::places_left(*left)),
            TryOutcome::Missed { remark: index } => match (remark(*index), pointed) {
                (Some(saying), _) => self.say_of_step(NoteKind::Wrong, saying),
                (None, Some(label)) => self.say(NoteKind::Wrong, messages::that_is_not_it(label)),
                (None, None) => self.say(NoteKind::Wrong, messages::not_what_is_asked()),
            },
            TryOutcome::Refused { reason, remark: index } => match remark(*index) {
                Some(saying) => self.say_of_step(NoteKind::Wrong, saying),
                None => self.say(NoteKind::Wrong, rules::refusal(reason)),
            },
            TryOutcome::NotNow => {}
        }
    }

    /// The news of what was said.
    fn told(&self, outcome: &TryOutcome, tried: Option<AnyMove>) -> Option<News> {
        let note = self.note.as_ref().filter(|_| *outcome != TryOutcome::NotNow)?;
        let objection = match (outcome, tried) {
            (TryOutcome::Refused { reason, .. }, Some(mv)) => Objection::against(mv.intent(), reason.clone()),
            _ => None,
        };
        Some(match note.kind {
            NoteKind::Wrong => News::Wrong(note.text.clone(), objection),
            NoteKind::Good | NoteKind::Remark | NoteKind::Hint => News::Good(note.text.clone()),
        })
    }

    fn hint(&mut self) {
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
        self.say(NoteKind::Hint, text);
    }

    /// The same with something said.
    #[cfg(test)]
    #[must_use]
    pub fn noted(mut self, kind: NoteKind, text: Message) -> Self {
        self.say(kind, text);
        self
    }

    /// The same after the learner's next answer, if a single move or place does what is asked.
    #[cfg(test)]
    #[must_use]
    pub fn answered(mut self) -> Self {
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
    fn turn_over(&mut self) {
        (self.note, self.advised, self.reply) = (None, None, None);
    }
}

/// Which lesson of its game one is, from 1.
pub fn number(lesson: &Lesson) -> usize {
    Lesson::of_game(lesson.variant).iter().take_while(|other| **other != lesson).count() + 1
}

impl CurrentMatch {
    /// Carries out what is wanted of lessons.
    pub(super) fn teach(&mut self, request: LessonRequested) -> Vec<News> {
        if let LessonRequested::Begin(lesson) = request {
            return self.begin(lesson);
        }
        let Some(tutor) = self.lesson_mut() else { return Vec::new() };
        match request {
            LessonRequested::Begin(_) => Vec::new(),
            LessonRequested::Point(point) => {
                let outcome = tutor.runner.point(point);
                let label = tutor.runner.game().board().label(point);
                tutor.answer(&outcome, Some(label));
                self.after(&outcome, None)
            }
            LessonRequested::Hint => {
                tutor.hint();
                let said = tutor.note.as_ref().filter(|note| note.kind == NoteKind::Hint);
                said.map(|note| News::Good(note.text.clone())).into_iter().collect()
            }
            LessonRequested::Again => {
                tutor.runner.retry();
                self.lay_step()
            }
            LessonRequested::Next => {
                if tutor.runner.next_step() {
                    return self.lay_step();
                }
                let following = tutor.following().filter(|_| tutor.runner.is_complete());
                following.map_or_else(Vec::new, |lesson| self.begin(lesson))
            }
            LessonRequested::Leave => {
                self.leave_exercise();
                vec![News::Changed(MatchChanged::Replaced)]
            }
            LessonRequested::Reply => {
                let Some(mv) = tutor.reply.take() else { return Vec::new() };
                self.follow(mv, Seat::Computer(Level::MIN)).into_iter().collect()
            }
        }
    }

    /// A move on the table of a lesson, the learner's or the computer's.
    pub(super) fn try_in_lesson(&mut self, intent: MoveIntent) -> Vec<News> {
        let mv = self.position().intended(intent);
        let (Some(mv), Some(tutor)) = (mv, self.lesson_mut()) else { return Vec::new() };
        let (outcome, seat) = match tutor.runner.computer_to_move() {
            Some(level) => (tutor.runner.computer_played(mv), Seat::Computer(level)),
            None => (tutor.runner.try_move(mv), Seat::Human),
        };
        tutor.answer(&outcome, None);
        if matches!(outcome, TryOutcome::Played { .. } | TryOutcome::Over | TryOutcome::Done { .. }) {
            tutor.advised = None;
        }
        self.after(&outcome, Some((mv, seat)))
    }

    /// What follows from a try, once it is answered.
    fn after(&mut self, outcome: &TryOutcome, played: Option<(AnyMove, Seat)>) -> Vec<News> {
        let mut news = Vec::new();
        let stands =
            matches!(outcome, TryOutcome::Played { .. } | TryOutcome::Over | TryOutcome::Done { .. });
        if let Some((mv, seat)) = played.filter(|_| stands) {
            news.extend(self.follow(mv, seat));
        }
        let Some(tutor) = self.lesson() else { return news };
        news.extend(tutor.told(outcome, played.map(|(mv, _)| mv)));
        if tutor.runner.is_complete() && matches!(outcome, TryOutcome::Done { .. }) {
            news.push(News::Complete(tutor.runner.lesson()));
        }
        news
    }

    fn begin(&mut self, lesson: &'static Lesson) -> Vec<News> {
        if self.editor().is_some() {
            return Vec::new();
        }
        self.begin_exercise(Subject::Lesson(Box::new(Tutor::new(lesson))));
        vec![News::Changed(MatchChanged::Replaced)]
    }

    /// Puts the position of the step on the table, unless it lies there already.
    fn lay_step(&mut self) -> Vec<News> {
        let there = *self.game().game();
        let Some(tutor) = self.lesson_mut() else { return Vec::new() };
        tutor.turn_over();
        let (seats, table) = (tutor.seats(), tutor.table());
        if *table.game() == there {
            for (player, seat) in seats.iter() {
                self.change(|game| game.set_seat(player, *seat));
            }
            return vec![News::Changed(MatchChanged::Seated)];
        }
        self.lay(table);
        vec![News::Changed(MatchChanged::Replaced)]
    }
}
