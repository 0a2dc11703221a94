//! Evaluation by a small efficiently updatable network (NNUE), trained on self-play.
//!
//! ```text
//! features of the position          two accumulators              value, in centipoints
//! (kind × point × owner, hands) ──▶ 72 hidden lanes + 8 linear ──▶ output weights of the bucket
//!                                   one per perspective
//! ```
//!
//! Each active [feature](Features) adds a row of weights to the accumulator of each player's perspective. Few
//! features change from one position to the next, so a [`NetEvaluator`] only applies the difference to the
//! accumulators one ply above, no matter which moves led from one position to the other. The search does not have to
//! maintain accumulators.
//!
//! The board's symmetries are built in: a hidden unit belongs to a family that sees the board from all 12 (or 8)
//! sides with the same weights, so a position and its mirror image evaluate equally. The file stores each family
//! once; `weights` expands it.

mod dimensions;
mod embedded;
mod features;
mod file;
mod net_evaluator;
mod stack_features;
#[cfg(test)]
mod tests;
mod weights;

pub use dimensions::{OUTPUT_BUCKETS, output_bucket};
pub use features::{FEATURE_KINDS, Features};
pub(in crate::ai::abande) use net_evaluator::NetEvaluator;
pub(in crate::ai::abande) use weights::Net;
