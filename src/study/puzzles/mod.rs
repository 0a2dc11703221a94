//! Puzzles: positions in which only one move is right, and everything that a player needs to solve them.
//!
//! [`make()`] finds them in games of the engine, [`check`] proves them again, [`mod@collection`] has those that come with
//! the program, a [`PuzzleAttempt`] leads through one, and a [`PuzzleRating`] says which to offer next. [`daily`] is the puzzle of
//! the day, and a [`PuzzleRun`] as many as possible in a row. `docs/puzzles.md` describes all of it.

mod attempt;
mod check;
pub mod collection;
mod daily;
mod filter;
mod grade;
mod make;
pub mod mistakes;
mod proof;
mod puzzle;
mod rating;
mod refutation;
mod run;
mod schedule;
mod siege;
#[cfg(test)]
mod tests;
mod theme;
mod warm_up;

pub use attempt::{AttemptOutcome, PuzzleAttempt};
pub use check::{PuzzleFlaw, check};
pub use collection::collection;
pub use daily::daily;
pub use filter::{Difficulty, PuzzleFilter, boards};
pub use make::{PuzzleDemand, PuzzlePlan, make};
pub use puzzle::{Puzzle, PuzzleSyntaxError, PuzzleTask};
pub use rating::{PuzzleRating, PuzzleState};
pub use refutation::{Refutation, TryVerdict};
pub use run::{PuzzleRun, RunClock, RunEnd, RunKind, TimeMark};
pub use schedule::{PracticeMemory, PracticeSchedule};
pub use theme::PuzzleTheme;
pub use warm_up::WarmUpGoal;

/// Within this many moves of the enemy, a group that is to be saved falls after any first move but the right one.
const MOVES_TO_SAVE: u8 = 2;

/// Puzzles rated below this are easy: their first move may be the one that a greedy player plays.
const HARDER_THAN_EASY: u16 = 900;
