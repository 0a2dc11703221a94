//! A match: who sits where, what was played, taking back, giving up, and the result.
//!
//! A [`Match`] is a plain value. Terminal and window both play through it, and nothing else may change the
//! game on the table.

mod matches;
mod seat;
#[cfg(test)]
mod tests;

pub use matches::{Match, MatchResult, PlayError, Termination, Transition};
pub use seat::{Level, NoSuchLevel, Seat, SeatError};
