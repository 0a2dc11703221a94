//! The input of a search.

use crate::ai::root_move::RootMove;
use crate::ai::{Contempt, Limits, MultiPv, Stop};
use crate::rules::Game;
use crate::rules::abande::{Move, Position};

/// What one search of Abande is to do: moves to choose from, limits, options.
#[derive(Clone, Copy, Debug)]
pub(in crate::ai) struct SearchRequest<'a> {
    pub(in crate::ai) moves: &'a [RootMove<Move>],
    pub(in crate::ai) limits: &'a Limits,
    pub(in crate::ai) multi_pv: MultiPv,
    pub(in crate::ai) contempt: Contempt,
    pub(in crate::ai) stop: &'a Stop,
}

/// Returns the moves that a search of this position chooses from: the legal moves, but only one of each set
/// that the symmetries of the position make equal. None has a bonus.
pub(in crate::ai) fn root_moves(position: &Position) -> Vec<RootMove<Move>> {
    let mut moves = position.legal_moves();
    let symmetries: Vec<_> = position.stabilizer().collect();
    moves.retain(|&mv| symmetries.iter().all(|symmetry| mv.mapped(symmetry) >= mv));
    moves.into_iter().map(RootMove::without_bonus).collect()
}
