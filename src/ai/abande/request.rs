//! The input of a search.

use crate::ai::{Contempt, Limits, MultiPv, Score, Stop};
use crate::rules::Game;
use crate::rules::abande::{Move, Position};

/// Parameters of one search.
#[derive(Clone, Copy, Debug)]
pub(in crate::ai) struct SearchRequest<'a> {
    pub(in crate::ai) moves: &'a [RootMove],
    pub(in crate::ai) limits: &'a Limits,
    pub(in crate::ai) multi_pv: MultiPv,
    pub(in crate::ai) contempt: Contempt,
    pub(in crate::ai) stop: &'a Stop,
}

/// A root move with its bonus.
#[derive(Clone, Copy, Debug)]
pub(in crate::ai) struct RootMove {
    pub(in crate::ai) mv: Move,
    /// Centipoints added to the score, for variety.
    pub(in crate::ai) bonus: Score,
}

/// Returns the legal moves, one of each class that the board's symmetries make equal.
pub(in crate::ai) fn root_moves(position: &Position) -> Vec<RootMove> {
    let mut moves = position.legal_moves();
    let symmetries: Vec<_> = position.stabilizer().collect();
    moves.retain(|&mv| symmetries.iter().all(|symmetry| mv.mapped(symmetry) >= mv));
    moves.into_iter().map(|mv| RootMove { mv, bonus: Score::EVEN }).collect()
}
