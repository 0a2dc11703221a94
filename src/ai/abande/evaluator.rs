//! What the search takes a position for that it does not look beyond.

use crate::ai::{Contempt, Score};
use crate::board::grid::{Grid, Layout};
use crate::rules::Player;
use crate::rules::abande::bits::{Bits, Shape};

use super::handcrafted::{self, clamp_eval};
use super::net::{Net, NetEvaluator};
use super::node::MAX_PLY;

/// How positions of a board are estimated.
#[derive(Debug)]
pub(super) enum Evaluator {
    /// By counted terms.
    Handcrafted,
    /// By the network that was trained for the board.
    Net(NetEvaluator),
}

impl Evaluator {
    /// The best there is for a board.
    pub(super) fn for_board(layout: Layout) -> Self {
        Net::for_board(layout).map_or(Self::Handcrafted, |net| Self::Net(NetEvaluator::new(net, MAX_PLY)))
    }

    /// Returns the static evaluation for the player to move.
    #[inline]
    pub(super) fn evaluate<G: Grid>(&mut self, bits: &Bits<G>, shape: &Shape, ply: usize) -> Score {
        match self {
            Self::Handcrafted => handcrafted::evaluate(bits, shape),
            Self::Net(net) => clamp_eval(net.evaluate(bits, shape, ply)),
        }
    }
}

/// A dislike of draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct DrawBias {
    /// Whose.
    player: Player,
    contempt: Contempt,
}

impl DrawBias {
    /// That of the player at the root.
    pub(super) fn new(player: Player, contempt: Contempt) -> Option<Self> {
        (contempt > Contempt::MIN).then_some(Self { player, contempt })
    }

    /// What a draw is worth to the player to move: less than an even game to who dislikes it, and never as
    /// little as a lost point, so that it is still a margin of 0.
    pub(super) fn draw_score(self, to_move: Player) -> Score {
        let loss = Score::raw(self.contempt.get().into());
        if to_move == self.player { -loss } else { loss }
    }
}
