//! What the search takes a position for that it does not look beyond.

use crate::ai::Score;
use crate::ai::net::{Evaluator, Net};
use crate::board::Board;
use crate::board::grid::Grid;
use crate::rules::abande::bits::{Bits, Shape};

use super::alpha_beta::MAX_PLY;
use super::deepening::Searcher;
use super::evaluate::evaluate;

/// How positions of a board are estimated.
#[derive(Debug)]
pub(super) enum Judge {
    /// By counted terms.
    Terms,
    /// By the network that was trained for the board.
    Net(Evaluator),
}

impl Judge {
    /// The best there is for a board.
    pub(super) fn of(board: &Board) -> Self {
        Net::of(board).map_or(Self::Terms, |net| Self::Net(Evaluator::new(net, MAX_PLY)))
    }
}

impl Searcher<'_> {
    /// The estimated value for the player to move.
    #[inline]
    pub(super) fn estimate<G: Grid>(&mut self, bits: &Bits<G>, shape: &Shape, ply: usize) -> Score {
        match &mut self.judge {
            Judge::Terms => evaluate(bits, shape),
            Judge::Net(evaluator) => Score::estimate(evaluator.evaluate(bits, shape, ply)),
        }
    }
}
