//! A run of puzzles on the table: its clock, the way from one puzzle to the next, and its result.

use std::time::Duration;

use bevy::prelude::*;

use super::super::{
    ClocksPaused, CurrentMatch, PuzzleFeedbackGiven, PuzzleRequested, PuzzleScored, RedrawScheduler,
    ToastTone,
};
use super::{PuzzleProgress, PuzzlePurpose, PuzzleSession, PuzzleStage, next_in};
use crate::i18n::{Message, runs as messages};
use crate::study::puzzles::{PuzzleRun, RunEnd, TimeMark};

/// Time for which the outcome of a puzzle is shown before the next one comes. The clock of the run stands still.
const OUTCOME_SHOWN: Duration = Duration::from_millis(700);
/// Time between frames while the outcome of a puzzle is shown.
const OUTCOME_POLL: Duration = Duration::from_millis(50);
/// Time between the frames that the clock asks for: it shows whole seconds.
const CLOCK_POLL: Duration = Duration::from_secs(1);

/// The run on the table, if there is one: a series of puzzles against the clock or until the first mistake. It stays
/// while its result and missed puzzles are looked at.
#[derive(Resource, Debug, Default)]
pub struct CurrentRun(Option<RunSession>);

impl CurrentRun {
    /// Returns the run with its result.
    pub const fn session(&self) -> Option<&RunSession> {
        self.0.as_ref()
    }

    /// Puts a run on the table.
    pub(super) fn begin(&mut self, run: PuzzleRun) {
        self.0 = Some(RunSession::new(run));
    }

    /// Skips the present puzzle, if the run allows it. Returns the run if it does.
    pub(super) fn skip(&mut self) -> Option<&PuzzleRun> {
        let session = self.0.as_mut()?;
        session.run.skip().then_some(&session.run)
    }
}

/// A run of puzzles, and how its score compares with earlier ones.
#[derive(Clone, Debug)]
pub struct RunSession {
    run: PuzzleRun,
    /// Time for which the outcome of the puzzle on the table has been shown.
    outcome_shown: Duration,
    /// Best score before; known once the run is over.
    best_before: Option<u32>,
}

impl RunSession {
    /// Begins a run.
    pub const fn new(run: PuzzleRun) -> Self {
        Self { run, outcome_shown: Duration::ZERO, best_before: None }
    }

    /// Returns the run after its end, with the best score before it, for tests and pictures.
    #[cfg(test)]
    #[must_use]
    pub const fn after_end(mut self, best_before: u32) -> Self {
        self.best_before = Some(best_before);
        self
    }

    /// Returns the run itself.
    pub const fn run(&self) -> &PuzzleRun {
        &self.run
    }

    /// Returns the best score of such runs before this one, once it is over.
    pub const fn best_before(&self) -> Option<u32> {
        self.best_before
    }

    /// Returns `true` if the run is over, with more solved than ever before.
    pub fn is_new_best(&self) -> bool {
        self.best_before.is_some_and(|before| self.run.score() > before)
    }

    /// Sentences about the result, for screen readers.
    fn result(&self, end: RunEnd) -> Vec<Message> {
        let score = messages::of_result(self.run.kind(), end, self.run.score());
        let best = self.is_new_best().then(messages::run_new_best);
        std::iter::once(score).chain(best).collect()
    }
}

/// Returns `true` while the player can move, which is when the clock of a run runs.
fn clock_runs(current: &CurrentMatch, paused: ClocksPaused) -> bool {
    current.puzzle().is_some_and(|session| session.is_running() && session.awaits_move()) && !paused.0
}

/// Lets the time since the last frame pass, if the player could move.
pub(super) fn tick(
    time: Res<Time<Real>>,
    current: Res<CurrentMatch>,
    paused: Res<ClocksPaused>,
    mut runs: ResMut<CurrentRun>,
    mut requests: MessageWriter<PuzzleRequested>,
    mut feedback: MessageWriter<PuzzleFeedbackGiven>,
) {
    let Some(session) = runs.0.as_mut().filter(|_| clock_runs(&current, *paused)) else { return };
    let Some(mark) = session.run.pass_time(time.delta()) else { return };
    let text = match mark {
        TimeMark::Minute => messages::run_minute_left(),
        TimeMark::TwentySeconds => messages::run_seconds_left(),
        TimeMark::Up => {
            requests.write(PuzzleRequested::EndRun);
            return;
        }
    };
    feedback.write(PuzzleFeedbackGiven { tone: ToastTone::Info, text });
}

/// Requests the next puzzle of the run, or its end, once the outcome of the last one has been seen.
pub(super) fn go_on(
    time: Res<Time<Real>>,
    current: Res<CurrentMatch>,
    mut runs: ResMut<CurrentRun>,
    mut redraws: ResMut<RedrawScheduler>,
    mut requests: MessageWriter<PuzzleRequested>,
) {
    let has_outcome = |session: &PuzzleSession| match session.stage() {
        PuzzleStage::Solved | PuzzleStage::Wrong { .. } => session.is_running(),
        PuzzleStage::Open | PuzzleStage::Judging { .. } | PuzzleStage::Shown | PuzzleStage::Stopped => false,
    };
    if !current.puzzle().is_some_and(has_outcome) {
        return;
    }
    let Some(session) = &mut runs.0 else { return };
    session.outcome_shown += RedrawScheduler::step(time.delta());
    if session.outcome_shown < OUTCOME_SHOWN {
        redraws.draw_within(OUTCOME_POLL);
        return;
    }
    session.outcome_shown = Duration::ZERO;
    let run = &session.run;
    requests.write(match run.end() {
        None => next_in(run),
        Some(_) => PuzzleRequested::EndRun,
    });
}

/// Notes the outcome of a puzzle in its run, and the score of a run that is over. Forgets a run that was left.
pub(super) fn follow(
    current: Res<CurrentMatch>,
    mut scored: MessageReader<PuzzleScored>,
    mut runs: ResMut<CurrentRun>,
    mut puzzles: ResMut<PuzzleProgress>,
    mut feedback: MessageWriter<PuzzleFeedbackGiven>,
) {
    let outcomes = scored.read().filter(|scored| matches!(scored.purpose, PuzzlePurpose::Run(_)));
    let outcomes: Vec<bool> = outcomes.map(|scored| scored.solved).collect();
    let Some(session) = &mut runs.0 else { return };
    for solved in outcomes {
        session.run.note(solved);
        session.outcome_shown = Duration::ZERO;
    }
    let on_table = current.puzzle().filter(|puzzle| match puzzle.purpose() {
        PuzzlePurpose::Run(_) | PuzzlePurpose::Practice => true,
        PuzzlePurpose::Rating | PuzzlePurpose::Daily => false,
    });
    if on_table.is_none_or(|puzzle| puzzle.stage() == PuzzleStage::Stopped) {
        session.run.stop();
    }
    if let (Some(end), None) = (session.run.end(), session.best_before) {
        let run = &session.run;
        session.best_before = Some(puzzles.record_score(run.game(), run.kind(), run.score()));
        if on_table.is_some() {
            let told = |text| PuzzleFeedbackGiven { tone: ToastTone::Info, text };
            feedback.write_batch(session.result(end).into_iter().map(told));
        }
    }
    if on_table.is_none() {
        runs.0 = None;
    }
}

/// Asks for the frames in which the clock shows another second.
pub(super) fn draw_clock(
    current: Res<CurrentMatch>,
    paused: Res<ClocksPaused>,
    runs: Res<CurrentRun>,
    mut redraws: ResMut<RedrawScheduler>,
) {
    let session = runs.session().filter(|_| clock_runs(&current, *paused));
    let clock = session.and_then(|session| session.run.clock());
    if let Some(clock) = clock {
        redraws.draw_within(clock.left().min(CLOCK_POLL));
    }
}
