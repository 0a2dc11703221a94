//! Applies requests about lessons to the table.

use super::super::exercise::ExerciseKind;
use super::LessonSession;
use crate::app::game::{CurrentMatch, ExerciseEvent, FeedbackKind, LessonRequested, MatchChanged, Mode};
use crate::play::{Level, Seat};
use crate::rules::{AnyMove, MoveIntent};
use crate::study::lessons::{Lesson, TryOutcome};

impl CurrentMatch {
    /// Carries out what is wanted of lessons.
    pub(in crate::app::game) fn apply_lesson_request(
        &mut self,
        request: LessonRequested,
    ) -> Vec<ExerciseEvent> {
        if let LessonRequested::Begin(lesson) = request {
            return self.begin_lesson(lesson);
        }
        let Some(tutor) = self.lesson_mut() else { return Vec::new() };
        match request {
            LessonRequested::Begin(_) => Vec::new(),
            LessonRequested::Point(point) => {
                let outcome = tutor.runner.point(point);
                let label = tutor.runner.game().board().label(point);
                tutor.answer(&outcome, Some(label));
                self.follow_up(&outcome, None)
            }
            LessonRequested::Hint => {
                tutor.hint();
                let said = tutor.note.as_ref().filter(|note| note.kind == FeedbackKind::Hint);
                said.map(|note| ExerciseEvent::Good(note.text.clone())).into_iter().collect()
            }
            LessonRequested::Again => {
                tutor.runner.retry();
                self.show_step()
            }
            LessonRequested::Next => {
                if tutor.runner.next_step() {
                    return self.show_step();
                }
                let following = tutor.next_lesson().filter(|_| tutor.runner.is_complete());
                following.map_or_else(Vec::new, |lesson| self.begin_lesson(lesson))
            }
            LessonRequested::Leave => {
                self.leave_exercise();
                vec![ExerciseEvent::Changed(MatchChanged::Replaced)]
            }
            LessonRequested::Reply => {
                let Some(mv) = tutor.reply.take() else { return Vec::new() };
                self.play_exercise_move(mv, Seat::Computer(Level::MIN)).into_iter().collect()
            }
        }
    }

    /// A move on the table of a lesson, the learner's or the computer's.
    pub(in crate::app::game) fn play_lesson_move(&mut self, intent: MoveIntent) -> Vec<ExerciseEvent> {
        let mv = self.shown_position().intended(intent);
        let (Some(mv), Some(tutor)) = (mv, self.lesson_mut()) else { return Vec::new() };
        let (outcome, seat) = match tutor.runner.computer_to_move() {
            Some(level) => (tutor.runner.computer_played(mv), Seat::Computer(level)),
            None => (tutor.runner.try_move(mv), Seat::Human),
        };
        tutor.answer(&outcome, None);
        if matches!(outcome, TryOutcome::Played { .. } | TryOutcome::Over | TryOutcome::Done { .. }) {
            tutor.advised = None;
        }
        self.follow_up(&outcome, Some((mv, seat)))
    }

    /// What follows from a try, once it is answered.
    fn follow_up(&mut self, outcome: &TryOutcome, played: Option<(AnyMove, Seat)>) -> Vec<ExerciseEvent> {
        let mut news = Vec::new();
        let stands =
            matches!(outcome, TryOutcome::Played { .. } | TryOutcome::Over | TryOutcome::Done { .. });
        if let Some((mv, seat)) = played.filter(|_| stands) {
            news.extend(self.play_exercise_move(mv, seat));
        }
        let Some(tutor) = self.lesson() else { return news };
        news.extend(tutor.told(outcome, played.map(|(mv, _)| mv)));
        if tutor.runner.is_complete() && matches!(outcome, TryOutcome::Done { .. }) {
            news.push(ExerciseEvent::Complete(tutor.runner.lesson()));
        }
        news
    }

    fn begin_lesson(&mut self, lesson: &'static Lesson) -> Vec<ExerciseEvent> {
        if self.mode() == Mode::SetUp {
            return Vec::new();
        }
        self.begin_exercise(ExerciseKind::Lesson(Box::new(LessonSession::new(lesson))));
        vec![ExerciseEvent::Changed(MatchChanged::Replaced)]
    }

    /// Puts the position of the step on the table, unless it lies there already.
    fn show_step(&mut self) -> Vec<ExerciseEvent> {
        let there = *self.table_match().position();
        let Some(tutor) = self.lesson_mut() else { return Vec::new() };
        tutor.turn_over();
        let (seats, table) = (tutor.seats(), tutor.starting_match());
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
