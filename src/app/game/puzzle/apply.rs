//! Applies requests about puzzles to the table.

use super::super::PuzzleRequested;
use super::super::exercise::ExerciseKind;
use super::super::{CurrentMatch, ExerciseEvent, MatchChanged, Mode, RuleViolation};
use super::{PuzzlePurpose, PuzzleSession};
use crate::i18n::rules;
use crate::play::{Change, Level, Seat};
use crate::rules::MoveIntent;

impl CurrentMatch {
    /// Applies a request about puzzles to the table: begins or ends one, or acts in it. Returns the events that
    /// follow.
    pub(in crate::app::game) fn apply_puzzle_request(
        &mut self,
        request: &PuzzleRequested,
    ) -> Vec<ExerciseEvent> {
        if let PuzzleRequested::Begin(puzzle, purpose) = *request {
            if self.mode() == Mode::SetUp {
                return Vec::new();
            }
            let session = PuzzleSession::with_purpose(puzzle, purpose);
            self.begin_exercise(ExerciseKind::Puzzle(Box::new(session)));
            return vec![ExerciseEvent::Changed(MatchChanged::Replaced)];
        }
        let turn = self.position_id();
        let Some(session) = self.puzzle_mut() else { return Vec::new() };
        match request {
            PuzzleRequested::Hint => session.hint(),
            PuzzleRequested::Again if session.try_again() => self.back_to_attempt(),
            PuzzleRequested::Solution if matches!(session.purpose(), PuzzlePurpose::Run(_)) => Vec::new(),
            PuzzleRequested::Solution => {
                let back = if session.has_foreign_move() { self.back_to_attempt() } else { Vec::new() };
                let shown = self.puzzle_mut().map(PuzzleSession::show_solution).unwrap_or_default();
                back.into_iter().chain(shown).collect()
            }
            PuzzleRequested::EndRun => {
                session.stop_run();
                Vec::new()
            }
            PuzzleRequested::Leave if session.stop_run() => Vec::new(),
            PuzzleRequested::Leave => {
                self.leave_exercise();
                vec![ExerciseEvent::Changed(MatchChanged::Replaced)]
            }
            PuzzleRequested::PlayOn(of) if *of == turn => {
                let Some(mv) = session.next_auto_move() else { return Vec::new() };
                let played = self.play_exercise_move(mv, Seat::Computer(Level::MIN));
                self.sync_attempt();
                played.into_iter().collect()
            }
            PuzzleRequested::Judged { at: of, verdict } if *of == turn => {
                let events = session.take_verdict(verdict.as_ref());
                self.sync_attempt();
                events
            }
            PuzzleRequested::Begin(..)
            | PuzzleRequested::Again
            | PuzzleRequested::PlayOn(_)
            | PuzzleRequested::Judged { .. } => Vec::new(),
        }
    }

    /// Plays the solver's move in the puzzle on the table, right or wrong. Returns the events that follow.
    pub(in crate::app::game) fn play_puzzle_move(&mut self, intent: MoveIntent) -> Vec<ExerciseEvent> {
        let mv = self.shown_position().intended(intent);
        let (Some(mv), Some(session)) = (mv, self.puzzle()) else { return Vec::new() };
        if !session.awaits_move() {
            return Vec::new();
        }
        if let Err(reason) = session.attempt().game().check_move(mv) {
            let text = rules::refusal(&reason);
            return vec![ExerciseEvent::Refused(text, RuleViolation::from_intent(intent, reason))];
        }
        // The table comes first: it could never catch up with an attempt that knows of a move it refuses.
        let Some(played) = self.play_exercise_move(mv, Seat::Human) else { return Vec::new() };
        let events = self.puzzle_mut().map(|session| session.try_move(mv)).unwrap_or_default();
        self.sync_attempt();
        std::iter::once(played).chain(events).collect()
    }

    /// Updates the attempt's node after a move on the table.
    fn sync_attempt(&mut self) {
        let (end, table) = (self.table_match().end(), *self.table_match().position());
        let Some(session) = self.puzzle_mut() else { return };
        session.follow_to(end);
        if session.has_caught_up() {
            debug_assert_eq!(table, *session.attempt().game(), "table and attempt are the same game");
        }
    }

    /// Takes back moves that do not belong to the attempt.
    fn back_to_attempt(&mut self) -> Vec<ExerciseEvent> {
        let Some(to) = self.puzzle_mut().map(PuzzleSession::back) else { return Vec::new() };
        let from = self.table_match().end();
        if from == to || self.update_match(|game| game.apply(Change::GoOnFrom(to))).is_err() {
            return Vec::new();
        }
        vec![ExerciseEvent::Changed(MatchChanged::Stepped { from, to })]
    }
}
