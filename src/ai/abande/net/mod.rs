//! Evaluation by a small network that learned from self-play.
//!
//! ```text
//! features of the position          two accumulators              value, in centipoints
//! (kind × point × owner, hands) ──▶ 72 hidden lanes + 8 linear ──▶ output weights of the phase
//!                                   one seen by each player
//! ```
//!
//! The position says which [`Features`] it has. Each has a row of weights for each player's view; an accumulator
//! is the sum of the rows of all features. Few features change from one position to the next, so an
//! [`NetEvaluator`] only adds and subtracts the difference to the position above, no matter which move (or
//! moves) led there: nothing in the search has to keep accumulators.
//!
//! The board's symmetries are built in: a hidden unit is one of a family that looks at the board from all 12
//! (or 8) sides with the same weights. A position and its mirror image have the same value by construction.
//! The file holds each family once; `weights` spreads it out.

mod dimensions;
mod embedded;
mod features;
mod file;
mod net_evaluator;
#[cfg(test)]
mod tests;
mod weights;

pub use dimensions::{OUTPUT_BUCKETS, output_bucket};
pub use features::{FEATURE_KINDS, Features};
pub(in crate::ai::abande) use net_evaluator::NetEvaluator;
pub(in crate::ai::abande) use weights::Net;
