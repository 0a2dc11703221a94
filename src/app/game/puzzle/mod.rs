//! A puzzle on the table. The match that was there waits meanwhile, and comes back when the puzzles are left.

mod progress;
mod refute;
mod solver;
#[cfg(test)]
mod tests;

use std::time::Duration;

use bevy::prelude::*;

use super::{CurrentMatch, Motion, Pace, Seed, Tone, Turn};
use crate::app::GameSystems;
use crate::rules::Variant;
use crate::study::puzzles::{Difficulty, Puzzle, Refutation, Theme};
use crate::words::Message;

pub use progress::{PuzzleJudged, Puzzles, Rated};
pub use solver::{Remark, Solver, Stage};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<PuzzleWanted>()
        .add_message::<PuzzleRequested>()
        .add_message::<PuzzleSaid>()
        .init_resource::<refute::Refuting>()
        .add_systems(Update, (serve, reply, refute::refute).chain().in_set(GameSystems::Opponent))
        .add_plugins(progress::plugin);
}

/// Chooses the next puzzle, and keeps what kind is wanted.
fn serve(
    current: Res<CurrentMatch>,
    seed: Res<Seed>,
    mut wanted: MessageReader<PuzzleWanted>,
    mut puzzles: ResMut<Puzzles>,
    mut requests: MessageWriter<PuzzleRequested>,
) {
    for wanted in wanted.read() {
        let table = current.own().variant();
        match *wanted {
            PuzzleWanted::Board(variant) => puzzles.want_board(variant),
            PuzzleWanted::Theme(theme) => puzzles.want_theme(table, theme),
            PuzzleWanted::Difficulty(difficulty) => puzzles.want_difficulty(table, difficulty),
            PuzzleWanted::Next => {
                let shown = current.puzzle().map(Solver::puzzle);
                requests.write_batch(puzzles.serve(table, shown, seed.0).map(PuzzleRequested::Begin));
            }
        }
    }
}

/// What is played by itself comes after a moment each, so that the eye can follow.
fn reply(
    time: Res<Time>,
    current: Res<CurrentMatch>,
    pace: Res<Pace>,
    mut waited: Local<Duration>,
    mut motion: ResMut<Motion>,
    mut requests: MessageWriter<PuzzleRequested>,
) {
    if !current.puzzle().is_some_and(Solver::is_playing) {
        *waited = Duration::ZERO;
        return;
    }
    *waited += time.delta();
    if *waited >= pace.0 {
        *waited = Duration::ZERO;
        requests.write(PuzzleRequested::PlayOn);
    }
    motion.keep_drawing();
}

/// Which puzzle is wanted next.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleWanted {
    /// From now on those of this board.
    Board(Variant),
    /// From now on those with this theme, or with any.
    Theme(Option<Theme>),
    /// From now on those that are so hard.
    Difficulty(Difficulty),
    /// The next one.
    Next,
}

/// What is wanted of the puzzle on the table.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum PuzzleRequested {
    /// Put this one on the table.
    Begin(&'static Puzzle),
    /// Help a little more.
    Hint,
    /// Take the wrong move back, or begin again once it is over.
    Again,
    /// Give up and show the solution.
    Solution,
    /// Go back to the match that waits.
    Leave,
    /// Play the next move that comes by itself.
    PlayOn,
    /// Tell what is wrong with the move on the board, if that was found out.
    Refuted {
        /// The turn after that move.
        turn: Turn,
        /// What was found.
        refutation: Option<Refutation>,
    },
}

/// Something was said of a puzzle.
#[derive(Message, Clone, Debug)]
pub struct PuzzleSaid {
    /// Whether it is good news.
    pub tone: Tone,
    /// The sentence.
    pub text: Message,
}
