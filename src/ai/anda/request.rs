//! What a search is asked.

use crate::ai::{Limits, MultiPv, Stop, Threads};
use crate::rules::anda::{Field, Move, Position};

use super::mcts::distinct_moves;

/// What is asked.
#[derive(Clone, Copy, Debug)]
pub(in crate::ai) struct SearchRequest<'a> {
    /// The moves to choose from.
    pub(in crate::ai) moves: &'a [Move],
    pub(in crate::ai) limits: &'a Limits,
    /// One thread with a limit of playouts and the same seed always finds the same.
    pub(in crate::ai) threads: Threads,
    /// How many of the best moves are told of.
    pub(in crate::ai) multi_pv: MultiPv,
    pub(in crate::ai) seed: u64,
    pub(in crate::ai) stop: &'a Stop,
}

/// Every move worth a look at the root.
pub(in crate::ai) fn root_moves(position: &Position) -> Vec<Move> {
    distinct_moves(&Field::new(position))
}
