//! What the search takes a position for that it does not look beyond.

use crate::ai::net::{Evaluator, Net};
use crate::ai::{Contempt, Score};
use crate::board::Board;
use crate::board::grid::Grid;
use crate::rules::Player;
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
        let score = match &mut self.judge {
            Judge::Terms => evaluate(bits, shape),
            Judge::Net(evaluator) => Score::estimate(evaluator.evaluate(bits, shape, ply)),
        };
        match self.lean {
            Some(lean) => lean.shifted(score, bits),
            None => score,
        }
    }
}

/// A liking for lively games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Lean {
    /// Whose.
    player: Player,
    contempt: Contempt,
}

/// Points awake that move an estimate by the whole contempt.
const LIVELY: i32 = 16;

impl Lean {
    /// That of the player at the root.
    pub(super) fn new(player: Player, contempt: Contempt) -> Option<Self> {
        (contempt > Contempt::MIN).then_some(Self { player, contempt })
    }

    /// An estimate for the player to move, better for who likes lively games. Never across a whole point: what
    /// is thought less than a proved win stays less than it.
    #[cold]
    fn shifted<G: Grid>(self, score: Score, bits: &Bits<G>) -> Score {
        let shift = i32::from(self.contempt.get()) * bits.points_awake() / LIVELY;
        let raise = |score: Score| {
            let point = Score::of_margin(1);
            let raised = Score::estimate(score.centipoints() + shift);
            if score < point { raised.min(point - Score::STEP) } else { raised }
        };
        if bits.turn() == self.player { raise(score) } else { -raise(-score) }
    }
}
