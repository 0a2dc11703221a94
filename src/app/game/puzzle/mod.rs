//! A puzzle on the table. The match that was there waits meanwhile, and comes back when the puzzles are left.

mod apply;
mod progress;
mod refute;
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
use crate::i18n::solving as said;

pub use progress::{PuzzleProgress, RatingChange};
pub use session::{PuzzleFeedback, PuzzleSession, PuzzleStage};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<refute::Refuting>()
        .add_systems(
            Update,
            (choose_next.after(analysis::switch), reply, refute::refute)
                .chain()
                .in_set(GameSystems::Opponent),
        )
        .add_plugins(progress::plugin);
}

/// Chooses the next puzzle, and keeps what kind is wanted.
fn choose_next(
    current: Res<CurrentMatch>,
    seed: Res<RandomSeed>,
    mut wanted: MessageReader<PuzzleSelectionRequested>,
    mut puzzles: ResMut<PuzzleProgress>,
    mut requests: MessageWriter<PuzzleRequested>,
    mut toasts: MessageWriter<Toast>,
) {
    for wanted in wanted.read() {
        let table = current.own_match().variant();
        match *wanted {
            PuzzleSelectionRequested::Board(variant) => puzzles.set_board(variant),
            PuzzleSelectionRequested::Theme(theme) => puzzles.set_theme(table, theme),
            PuzzleSelectionRequested::Difficulty(difficulty) => puzzles.set_difficulty(table, difficulty),
            PuzzleSelectionRequested::Next => {
                let shown = current.puzzle().map(PuzzleSession::puzzle);
                match puzzles.next_puzzle(table, shown, seed.0) {
                    Some(next) => {
                        requests.write(PuzzleRequested::Begin(next));
                    }
                    // As the button says, where there is one.
                    None => {
                        toasts.write(Toast::success(said::these_are_solved()));
                    }
                }
            }
        }
    }
}

/// What is played by itself comes after a moment each, so that the eye can follow.
fn reply(
    time: Res<Time>,
    current: Res<CurrentMatch>,
    pace: Res<MinReplyTime>,
    mut waiting: Local<Option<(PositionId, PuzzleStage, Duration)>>,
    mut motion: ResMut<RedrawScheduler>,
    mut requests: MessageWriter<PuzzleRequested>,
) {
    let before = waiting.take();
    let Some(solving) = current.puzzle().filter(|solving| solving.is_auto_playing()) else { return };
    let (turn, stage) = (current.position_id(), solving.stage());
    // Every move waits its own moment, and so does one that takes the place of the move that was due.
    let waited = before.filter(|(of, at, _)| (*of, *at) == (turn, stage));
    let waited = waited.map_or(Duration::ZERO, |(.., waited)| waited) + time.delta();
    if waited >= pace.0 {
        requests.write(PuzzleRequested::PlayOn(turn));
    } else {
        *waiting = Some((turn, stage, waited));
    }
    motion.keep_drawing();
}
