//! Abande by Dieter Stein (2005), whole: entering, capturing, the band, sleeping stacks and the score.
//!
//! The type [`Position`] is split by verb: `movegen`, `legality` (every refusal with its reason), `band` (which stacks
//! are pinned), `threats`, `play`, `score`, `key` (incremental hash), `notation`, `setup` (a position from a text or
//! the editor, or everything that is wrong with it), `handicap`, `check` (all redundant state against a fresh count,
//! after every move of a debug build). `bits` has the same positions for search, `changes` the effects of a move.
//!
//! ```
//! use abande::rules::abande::{Move, Position, Rules};
//!
//! let mut game = Position::new(Rules::hex());
//! for text in ["d4", "d5", "d3", "d5-d4"] {
//!     let mv = Move::parse(game.board(), text).unwrap();
//!     game.play(mv).unwrap();
//! }
//! assert_eq!(game.to_string(), "x4/x5/x6/x2,1,12,x3/x6/x5/x4 1 16 17 0 4");
//! ```

mod abande_move;
mod band;
pub mod bits;
mod changes;
mod check;
mod handicap;
mod key;
mod legality;
mod movegen;
mod notation;
mod play;
mod position;
mod score;
mod setup;
mod stack;
mod symmetry;
#[cfg(test)]
mod tests;
mod threats;
mod variants;
mod view;

pub use abande_move::{Move, MoveSyntaxError};
pub use changes::MoveEffect;
pub use handicap::{Handicap, HandicapError, HandicapKind, UnknownHandicap};
pub use legality::{IllegalMove, IllegalMoveReason};
pub use notation::PositionSyntaxError;
pub use position::Position;
pub use score::Score;
pub use setup::{Setup, SetupError};
pub use stack::{Height, Stack};
pub use variants::Rules;
