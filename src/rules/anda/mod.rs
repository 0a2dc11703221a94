//! Anda by Saïd Galdseid (2023), whole: first turns, territory, smothering, elimination and komi points.
//!
//! A [`Position`] is a small value; a [`Field`] is a position with its groups and regions worked out, for code
//! that plays many moves.
//!
//! ```
//! use abande::board::Side;
//! use abande::rules::anda::{Move, Position, Rules};
//!
//! let mut game = Position::new(Rules::of_side(Side::Three), 0);
//! for text in ["a1+d4", "b4+e2", "e1", "a3"] {
//!     let mv = Move::parse(game.board(), text).unwrap();
//!     game.play(mv).unwrap();
//! }
//! assert_eq!(game.to_string(), "1,2,x/x3,1/x5/x3,2/1,x,2 1 0 4");
//! ```

mod anda_move;
mod check;
mod field;
mod key;
mod legality;
mod movegen;
mod notation;
mod outlook;
mod perimeter;
mod position;
mod setup;
mod symmetry;
#[cfg(test)]
mod tests;
mod variants;
mod view;

pub use anda_move::{Move, MoveSyntaxError};
pub use field::{Field, Group, Region, RemovedStones};
pub use legality::{IllegalMove, IllegalMoveReason};
pub use notation::PositionSyntaxError;
pub use perimeter::PerimeterPart;
pub use position::Position;
pub use setup::{Setup, SetupError};
pub use variants::Rules;
