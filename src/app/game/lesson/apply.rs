//! Applies requests about lessons to the table.

use super::super::exercise::ExerciseKind;
use crate::app::game::{
    CurrentMatch, ExerciseEvent, FeedbackKind, LessonRequested, LessonSession, MatchChanged, Mode,
};
use crate::play::{Level, Seat};
use crate::rules::{AnyMove, MoveIntent};
use crate::study::lessons::{Lesson, TryOutcome};

impl CurrentMatch {
    /// Applies a request about lessons to the table: begins or ends one, or acts in it. Returns the events that
    /// follow.
    pub(in crate::app::game) fn apply_lesson_request(
        &mut self,
        request: LessonRequested,
    ) -> Vec<ExerciseEvent> {
        if let LessonRequested::Begin(lesson) = request {
            return self.begin_lesson(lesson);
        }
        let Some(session) = self.lesson_mut() else { return Vec::new() };
        match request {
            LessonRequested::Begin(_) => Vec::new(),
            LessonRequested::Point(point) => {
                let outcome = session.runner.point(point);
                let label = session.runner.game().board().label(point);
                session.keep_outcome(&outcome, Some(label));
                self.follow_up(&outcome, None)
            }
            LessonRequested::Hint => {
                session.hint();
                let feedback =
                    session.feedback.as_ref().filter(|feedback| feedback.kind == FeedbackKind::Hint);
                feedback
                    .map(|feedback| ExerciseEvent::LessonFeedback(feedback.text.clone()))
                    .into_iter()
                    .collect()
            }
            LessonRequested::Again => {
                session.runner.retry();
                self.show_step()
            }
            LessonRequested::Next => {
                if session.runner.next_step() {
                    return self.show_step();
                }
                let next = session.next_lesson().filter(|_| session.runner.is_complete());
                next.map_or_else(Vec::new, |lesson| self.begin_lesson(lesson))
            }
            LessonRequested::Leave => {
                self.leave_exercise();
                vec![ExerciseEvent::Changed(MatchChanged::Replaced)]
            }
            LessonRequested::Reply => {
                let Some(mv) = session.reply.take() else { return Vec::new() };
                self.play_exercise_move(mv, Seat::Computer(Level::MIN)).into_iter().collect()
            }
        }
    }

    /// Plays a move in a lesson, the learner's or the computer's. Returns the events that follow.
    pub(in crate::app::game) fn play_lesson_move(&mut self, intent: MoveIntent) -> Vec<ExerciseEvent> {
        let mv = self.shown_position().intended(intent);
        let (Some(mv), Some(session)) = (mv, self.lesson_mut()) else { return Vec::new() };
        let (outcome, seat) = match session.runner.computer_to_move() {
            Some(level) => (session.runner.computer_played(mv), Seat::Computer(level)),
            None => (session.runner.try_move(mv), Seat::Human),
        };
        session.keep_outcome(&outcome, None);
        if matches!(outcome, TryOutcome::Played { .. } | TryOutcome::Over | TryOutcome::Done { .. }) {
            session.last_hint = None;
        }
        self.follow_up(&outcome, Some((mv, seat)))
    }

    /// Plays the tried move on the table if the lesson accepts it, and collects the events that follow.
    fn follow_up(&mut self, outcome: &TryOutcome, played: Option<(AnyMove, Seat)>) -> Vec<ExerciseEvent> {
        let mut events = Vec::new();
        let is_played =
            matches!(outcome, TryOutcome::Played { .. } | TryOutcome::Over | TryOutcome::Done { .. });
        if let Some((mv, seat)) = played.filter(|_| is_played) {
            events.extend(self.play_exercise_move(mv, seat));
        }
        let Some(session) = self.lesson() else { return events };
        events.extend(session.feedback_event(outcome, played.map(|(mv, _)| mv)));
        if session.runner.is_complete() && matches!(outcome, TryOutcome::Done { .. }) {
            events.push(ExerciseEvent::LessonFinished(session.runner.lesson()));
        }
        events
    }

    fn begin_lesson(&mut self, lesson: &'static Lesson) -> Vec<ExerciseEvent> {
        if self.mode() == Mode::SetUp {
            return Vec::new();
        }
        // The one on the table begins anew.
        let is_here = self.lesson().is_some_and(|session| session.runner().lesson() == lesson);
        let session = if is_here { LessonSession::new(lesson) } else { self.take_up_lesson(lesson) };
        self.begin_exercise(ExerciseKind::Lesson(Box::new(session)));
        vec![ExerciseEvent::Changed(MatchChanged::Replaced)]
    }

    /// Puts the position of the step on the table, unless it lies there already.
    fn show_step(&mut self) -> Vec<ExerciseEvent> {
        let there = *self.table_match().position();
        let Some(session) = self.lesson_mut() else { return Vec::new() };
        session.clear_feedback();
        let (seats, table) = (session.seats(), session.starting_match());
        if *table.position() == there {
            for (player, seat) in seats.iter() {
                self.update_match(|game| game.set_seat(player, *seat));
            }
            return vec![ExerciseEvent::Changed(MatchChanged::SeatsChanged)];
        }
        self.show_exercise_position(table);
        vec![ExerciseEvent::Changed(MatchChanged::Replaced)]
    }
}
