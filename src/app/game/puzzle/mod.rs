//! A puzzle on the table. The match that was there waits meanwhile, and comes back when the puzzles are left.
//!
//! A move that is not the solution is played, a thread judges it, and a wrong one is taken back with its refutation with *Try again*. Replies,
//! refutations and solutions are moves that come by themselves, one after the other.

mod apply;
mod judge;
mod mistakes;
mod progress;
mod session;
#[cfg(test)]
mod tests;

use std::time::Duration;

use bevy::prelude::*;

use super::analysis;
use super::{
    CurrentMatch, MinReplyTime, PositionId, PuzzleRequested, PuzzleSelectionRequested, RandomSeed,
    RedrawScheduler, Toast,
};
use crate::app::GameSystems;
use crate::i18n::solving as messages;
use crate::library::today;
use crate::study::puzzles::Puzzle;

pub use mistakes::{MistakeDeck, OwnMistakes};
pub use progress::{PuzzleProgress, RatingChange};
pub use session::{PuzzleFeedback, PuzzleSession, PuzzleStage};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<judge::PendingVerdict>()
        .add_systems(
            Update,
            (choose_next.after(analysis::switch), reply, judge::judge).chain().in_set(GameSystems::Opponent),
        )
        .add_plugins((progress::plugin, mistakes::plugin));
}

/// Chooses the next puzzle, and stores the filter.
fn choose_next(
    current: Res<CurrentMatch>,
    seed: Res<RandomSeed>,
    mut selections: MessageReader<PuzzleSelectionRequested>,
    mut puzzles: ResMut<PuzzleProgress>,
    mistakes: Res<OwnMistakes>,
    mut requests: MessageWriter<PuzzleRequested>,
    mut toasts: MessageWriter<Toast>,
) {
    for request in selections.read() {
        let table = current.own_match().variant();
        match *request {
            PuzzleSelectionRequested::Board(variant) => puzzles.set_board(variant),
            PuzzleSelectionRequested::Theme(theme) => puzzles.set_theme(table, theme),
            PuzzleSelectionRequested::Difficulty(difficulty) => puzzles.set_difficulty(table, difficulty),
            PuzzleSelectionRequested::Next | PuzzleSelectionRequested::OwnMistake => {
                let shown = current.puzzle().map(PuzzleSession::puzzle);
                let is_mistake = *request == PuzzleSelectionRequested::OwnMistake
                    || shown.is_some_and(Puzzle::is_own_mistake);
                let (next, none) = if is_mistake {
                    (mistakes.next(today(), shown), messages::mistakes_done())
                } else {
                    (puzzles.next_puzzle(table, shown, seed.0), messages::these_are_solved())
                };
                match next {
                    Some(next) => {
                        requests.write(PuzzleRequested::Begin(next));
                    }
                    // As the button says, where there is one.
                    None => {
                        toasts.write(Toast::success(none));
                    }
                }
            }
        }
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
