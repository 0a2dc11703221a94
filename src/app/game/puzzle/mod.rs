//! A puzzle on the table. The match that was there waits meanwhile, and comes back when the puzzles are left.

mod apply;
mod progress;
mod refute;
mod solving;
#[cfg(test)]
mod tests;

use std::time::Duration;

use bevy::prelude::*;

use super::analysis;
use super::{CurrentMatch, Motion, Pace, Seed, Toast, Tone, Turn};
use crate::app::GameSystems;
use crate::i18n::{Message, solving as said};
use crate::rules::Variant;
use crate::study::puzzles::{Difficulty, Puzzle, PuzzleTheme, Refutation};

pub use progress::{PuzzleJudged, Puzzles, Rated};
pub use solving::{Remark, Solving, Stage};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<PuzzleWanted>()
        .add_message::<PuzzleRequested>()
        .add_message::<PuzzleSaid>()
        .init_resource::<refute::Refuting>()
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
    seed: Res<Seed>,
    mut wanted: MessageReader<PuzzleWanted>,
    mut puzzles: ResMut<Puzzles>,
    mut requests: MessageWriter<PuzzleRequested>,
    mut toasts: MessageWriter<Toast>,
) {
    for wanted in wanted.read() {
        let table = current.own().variant();
        match *wanted {
            PuzzleWanted::Board(variant) => puzzles.want_board(variant),
            PuzzleWanted::Theme(theme) => puzzles.want_theme(table, theme),
            PuzzleWanted::Difficulty(difficulty) => puzzles.want_difficulty(table, difficulty),
            PuzzleWanted::Next => {
                let shown = current.puzzle().map(Solving::puzzle);
                match puzzles.serve(table, shown, seed.0) {
                    Some(next) => {
                        requests.write(PuzzleRequested::Begin(next));
                    }
                    // As the button says, where there is one.
                    None => {
                        toasts.write(Toast::good(said::these_are_solved()));
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
    pace: Res<Pace>,
    mut waiting: Local<Option<(Turn, Stage, Duration)>>,
    mut motion: ResMut<Motion>,
    mut requests: MessageWriter<PuzzleRequested>,
) {
    let before = waiting.take();
    let Some(solving) = current.puzzle().filter(|solving| solving.is_playing()) else { return };
    let (turn, stage) = (current.turn(), solving.stage());
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

/// Which puzzle is wanted next.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleWanted {
    /// From now on those of this board.
    Board(Variant),
    /// From now on those with this theme, or with any.
    Theme(Option<PuzzleTheme>),
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
    /// Play the next move that comes by itself, if the table is still at this turn.
    PlayOn(Turn),
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
    /// Good news, bad news or neither.
    pub tone: Tone,
    /// The sentence.
    pub text: Message,
}
