//! Puzzles: positions in which only one move is right, and everything that a player needs to solve them.
//!
//! [`make()`] finds them in games of the engine, [`check`] proves them again, [`mod@collection`] has those that come with
//! the program, a [`PuzzleAttempt`] leads through one, and a [`PuzzleRating`] says which to offer next. `docs/puzzles.md`
//! describes all of it.

mod attempt;
mod check;
pub mod collection;
mod filter;
mod grade;
mod make;
mod proof;
mod puzzle;
mod rating;
mod refutation;
mod siege;
#[cfg(test)]
mod tests;
mod theme;

pub use attempt::{AttemptOutcome, PuzzleAttempt};
pub use check::{PuzzleFlaw, check};
pub use collection::collection;
pub use filter::{Difficulty, PuzzleFilter, boards};
pub use make::{PuzzlePlan, make};
pub use puzzle::{Puzzle, PuzzleSyntaxError, PuzzleTask};
pub use rating::{PuzzleRating, PuzzleState, next};
pub use refutation::Refutation;
pub use theme::PuzzleTheme;

/// Within this many moves of the enemy, a group that is to be saved falls after any first move but the right one.
const MOVES_TO_SAVE: u8 = 2;
