//! The input of a search.

use crate::ai::root_move::RootMove;
use crate::ai::{Limits, MultiPv, Stop, Threads};
use crate::rules::anda::{Field, Move, Position};

use super::mcts::distinct_moves;

/// What one search of Anda is to do: moves to choose from, limits, threads, options.
#[derive(Clone, Copy, Debug)]
pub(in crate::ai) struct SearchRequest<'a> {
    /// Root moves to choose from.
    pub(in crate::ai) moves: &'a [RootMove<Move>],
    pub(in crate::ai) limits: &'a Limits,
    /// One thread with the same node limit and seed always finds the same move.
    pub(in crate::ai) threads: Threads,
    /// Number of principal variations to report.
    pub(in crate::ai) multi_pv: MultiPv,
    pub(in crate::ai) seed: u64,
    pub(in crate::ai) stop: &'a Stop,
}

/// Returns the moves that a search of this position chooses from: the legal moves, in a first turn only one
/// of each set that the symmetries of the position make equal. None has a bonus.
pub(in crate::ai) fn root_moves(position: &Position) -> Vec<RootMove<Move>> {
    distinct_moves(&Field::new(position)).into_iter().map(RootMove::without_bonus).collect()
}
