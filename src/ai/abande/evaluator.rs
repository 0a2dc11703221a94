//! Static evaluation.

use crate::ai::{Contempt, Score};
use crate::board::grid::{Grid, GridLayout};
use crate::rules::Player;
use crate::rules::abande::bits::{BandShape, BitPosition};

use super::handcrafted::{self, clamp_eval};
use super::net::{Net, NetEvaluator};
use super::node::MAX_PLY;

/// Static evaluation function for one board: a neural network, or weighted terms where there is none.
#[derive(Debug)]
pub(super) enum Evaluator {
    /// Weighted terms, for boards without a network.
    Handcrafted,
    /// Network trained for the board.
    Net(NetEvaluator),
}

impl Evaluator {
    /// Returns the strongest evaluation function for a board.
    pub(super) fn for_board(layout: GridLayout) -> Self {
        Net::for_board(layout).map_or(Self::Handcrafted, |net| Self::Net(NetEvaluator::new(net, MAX_PLY)))
    }

    /// Returns the static evaluation for the player to move. `ply` selects the accumulators of the network to
    /// update.
    #[inline]
    pub(super) fn evaluate<G: Grid>(
        &mut self,
        bits: &BitPosition<G>,
        shape: &BandShape,
        ply: usize,
    ) -> Score {
        match self {
            Self::Handcrafted => handcrafted::evaluate(bits, shape),
            Self::Net(net) => clamp_eval(net.evaluate(bits, shape, ply)),
        }
    }
}

/// Contempt for draws, together with the player who dislikes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct DrawBias {
    /// Player who dislikes draws.
    player: Player,
    contempt: Contempt,
}

impl DrawBias {
    /// Creates the draw bias of the player to move at the root. `None` without contempt.
    pub(super) fn new(player: Player, contempt: Contempt) -> Option<Self> {
        (contempt > Contempt::MIN).then_some(Self { player, contempt })
    }

    /// Returns the score of a draw from the view of `to_move`.
    ///
    /// Its absolute value is below one point, so that it still rounds to a margin of 0.
    pub(super) fn draw_score(self, to_move: Player) -> Score {
        let loss = Score::raw(self.contempt.get().into());
        if to_move == self.player { -loss } else { loss }
    }
}
