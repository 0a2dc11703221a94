//! What a search is asked.

use crate::ai::{Contempt, Limits, MultiPv, Score, Stop};
use crate::rules::Game;
use crate::rules::abande::{Move, Position};

/// What is asked.
#[derive(Clone, Copy, Debug)]
pub(in crate::ai) struct SearchRequest<'a> {
    pub(in crate::ai) moves: &'a [RootMove],
    pub(in crate::ai) limits: &'a Limits,
    pub(in crate::ai) multi_pv: MultiPv,
    pub(in crate::ai) contempt: Contempt,
    pub(in crate::ai) stop: &'a Stop,
}

/// A move to choose from.
#[derive(Clone, Copy, Debug)]
pub(in crate::ai) struct RootMove {
    pub(in crate::ai) mv: Move,
    /// What the move is liked beyond its value, for variety.
    pub(in crate::ai) bonus: Score,
}

/// Every move worth a look: of moves that the board's symmetries make equal only the first.
pub(in crate::ai) fn root_moves(position: &Position) -> Vec<RootMove> {
    let mut moves = position.legal_moves();
    let symmetries: Vec<_> = position.stabilizer().collect();
    moves.retain(|&mv| symmetries.iter().all(|symmetry| mv.mapped(symmetry) >= mv));
    moves.into_iter().map(|mv| RootMove { mv, bonus: Score::EVEN }).collect()
}
