//! A puzzle on the table. The match that was there waits meanwhile, and comes back when the puzzles are left.
//!
//! A move that is not the solution is played, a thread judges it, and *Try again* takes a wrong one back with its
//! refutation. Replies, refutations and solutions are moves that come by themselves, one after the other.
//!
//! In a run, puzzles follow each other: `study::puzzles::PuzzleRun` says which, and [`CurrentRun`] keeps it beside the
//! puzzle on the table.

mod apply;
mod daily;
mod judge;
mod mistakes;
mod progress;
mod run;
mod session;
#[cfg(test)]
mod tests;

use std::time::Duration;

use bevy::prelude::*;

use super::analysis;
use super::sets::ProgressSystems;
use super::{
    CurrentMatch, MinReplyTime, PositionId, PuzzleFeedbackGiven, PuzzleRequested, PuzzleSelectionRequested,
    RandomSeed, RedrawScheduler, Toast, ToastTone,
};
use crate::app::GameSystems;
use crate::i18n::{Message, runs as run_messages, solving as messages};
use crate::study::puzzles::{Puzzle, PuzzleRun};

pub use daily::{Calendar, DailyPuzzles};
pub use mistakes::{MistakeDeck, OwnMistakes};
pub use progress::{PuzzleProgress, RatingChange};
pub use run::{CurrentRun, RunSession};
pub use session::{PuzzleFeedback, PuzzlePurpose, PuzzleSession, PuzzleStage};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<judge::PendingVerdict>()
        .init_resource::<Calendar>()
        .init_resource::<DailyPuzzles>()
        .init_resource::<CurrentRun>()
        .add_systems(
            Update,
            (
                (daily::follow_date, run::tick).in_set(GameSystems::TickTimers),
                (choose_next.after(analysis::switch), reply, judge::judge, run::go_on)
                    .chain()
                    .in_set(GameSystems::Opponent),
                (run::follow, run::draw_clock)
                    .chain()
                    .in_set(GameSystems::SyncView)
                    .after(ProgressSystems::Puzzles),
            ),
        )
        .add_plugins((progress::plugin, mistakes::plugin));
}

/// Chooses the next puzzle or begins a run, and stores the filter.
fn choose_next(
    current: Res<CurrentMatch>,
    seed: Res<RandomSeed>,
    daily: Res<DailyPuzzles>,
    mut selections: MessageReader<PuzzleSelectionRequested>,
    mut puzzles: ResMut<PuzzleProgress>,
    mistakes: Res<OwnMistakes>,
    mut runs: ResMut<CurrentRun>,
    mut requests: MessageWriter<PuzzleRequested>,
    mut toasts: MessageWriter<Toast>,
    mut feedback: MessageWriter<PuzzleFeedbackGiven>,
) {
    for request in selections.read() {
        let table = current.own_match().variant();
        match *request {
            PuzzleSelectionRequested::Board(variant) => puzzles.set_board(variant),
            PuzzleSelectionRequested::Theme(theme) => puzzles.set_theme(table, theme),
            PuzzleSelectionRequested::Difficulty(difficulty) => puzzles.set_difficulty(table, difficulty),
            PuzzleSelectionRequested::Next => match current
                .puzzle()
                .map(|session| (session, session.purpose()))
            {
                Some((session, PuzzlePurpose::Run(_))) => {
                    let skipped = if session.awaits_move() { runs.skip() } else { None };
                    requests.write_batch(skipped.map(next_in));
                }
                Some((session, PuzzlePurpose::Practice)) if runs.session().is_some() => {
                    let run = runs.session().map(RunSession::run);
                    requests.write_batch(run.into_iter().flat_map(|run| after_missed(run, session.puzzle())));
                }
                Some((session, _)) if session.puzzle().is_own_mistake() => {
                    let next = mistakes.next(daily.date(), Some(session.puzzle()));
                    begin_or(next, messages::mistakes_done(), &mut requests, &mut toasts);
                }
                shown => {
                    let next = puzzles.next_puzzle(table, shown.map(|(session, _)| session.puzzle()), seed.0);
                    begin_or(next, messages::these_are_solved(), &mut requests, &mut toasts);
                }
            },
            PuzzleSelectionRequested::OwnMistake => {
                let shown = current.puzzle().map(PuzzleSession::puzzle);
                let next = mistakes.next(daily.date(), shown);
                begin_or(next, messages::mistakes_done(), &mut requests, &mut toasts);
            }
            PuzzleSelectionRequested::Daily => {
                let puzzle = daily.of(puzzles.filter(table).variant.kind());
                requests
                    .write_batch(puzzle.map(|puzzle| PuzzleRequested::Begin(puzzle, PuzzlePurpose::Daily)));
            }
            PuzzleSelectionRequested::Run(kind) => {
                // After a run, another one of its game.
                let before = runs.session().map(|session| session.run().game());
                let game = before.unwrap_or_else(|| puzzles.filter(table).variant.kind());
                if let Some(run) = puzzles.begin_run(kind, game, seed.0) {
                    requests.write(next_in(&run));
                    feedback.write(PuzzleFeedbackGiven {
                        tone: ToastTone::Info,
                        text: run_messages::of_beginning(kind),
                    });
                    runs.begin(run);
                }
            }
            PuzzleSelectionRequested::Missed(puzzle) => {
                requests.write(PuzzleRequested::Begin(puzzle, PuzzlePurpose::Practice));
            }
        }
    }
}

/// Begins a puzzle or, if there is none, says why, as its button does where there is one.
fn begin_or(
    next: Option<&'static Puzzle>,
    none: Message,
    requests: &mut MessageWriter<PuzzleRequested>,
    toasts: &mut MessageWriter<Toast>,
) {
    match next {
        Some(next) => drop(requests.write(PuzzleRequested::Begin(next, PuzzlePurpose::Rating))),
        None => drop(toasts.write(Toast::success(none))),
    }
}

/// Request for the present puzzle of a run.
fn next_in(run: &PuzzleRun) -> PuzzleRequested {
    PuzzleRequested::Begin(run.puzzle(), PuzzlePurpose::Run(run.kind()))
}

/// Requests for what follows a puzzle that was missed in a run: the next missed one or, after the last, the result.
fn after_missed(run: &PuzzleRun, shown: &Puzzle) -> Vec<PuzzleRequested> {
    let missed = run.missed();
    let shown = missed.iter().position(|puzzle| *puzzle == shown);
    match shown.and_then(|index| missed.get(index + 1)) {
        Some(next) => vec![PuzzleRequested::Begin(next, PuzzlePurpose::Practice)],
        None => vec![next_in(run), PuzzleRequested::EndRun],
    }
}

/// Requests each automatic move after a short time, so that the player can follow.
fn reply(
    time: Res<Time>,
    current: Res<CurrentMatch>,
    min_reply_time: Res<MinReplyTime>,
    mut waiting: Local<Option<(PositionId, PuzzleStage, Duration)>>,
    mut redraws: ResMut<RedrawScheduler>,
    mut requests: MessageWriter<PuzzleRequested>,
) {
    let before = waiting.take();
    let Some(session) = current.puzzle().filter(|session| session.is_auto_playing()) else { return };
    let (turn, stage) = (current.position_id(), session.stage());
    // Every move waits for its own time, also one that replaces the move that was due.
    let waited = before.filter(|(of, at, _)| (*of, *at) == (turn, stage));
    let waited = waited.map_or(Duration::ZERO, |(.., waited)| waited) + time.delta();
    if waited >= min_reply_time.0 {
        requests.write(PuzzleRequested::PlayOn(turn));
    } else {
        *waiting = Some((turn, stage, waited));
    }
    redraws.keep_drawing();
}
