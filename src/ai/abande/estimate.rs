//! What the search takes a position for that it does not look beyond.

use crate::ai::{Contempt, Score};
use crate::board::grid::{Grid, Layout};
use crate::rules::Player;
use crate::rules::abande::Rules;
use crate::rules::abande::bits::{Bits, Shape};

use super::alpha_beta::{MAX_PLY, Value, Window};
use super::deepening::Searcher;
use super::evaluate::evaluate;
use super::net::{Evaluator, Net};
use super::prospects::Prospects;

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
    pub(super) fn of(layout: Layout) -> Self {
        Net::of(layout).map_or(Self::Terms, |net| Self::Net(Evaluator::new(net, MAX_PLY)))
    }
}

impl Searcher<'_> {
    /// The estimated value for the player to move.
    #[inline]
    pub(super) fn estimate<G: Grid>(&mut self, bits: &Bits<G>, shape: &Shape, ply: usize) -> Score {
        match &mut self.judge {
            Judge::Terms => evaluate(bits, shape),
            Judge::Net(evaluator) => estimated(evaluator.evaluate(bits, shape, ply)),
        }
    }

    /// The value of a game as if it ended now.
    pub(super) fn final_value<G: Grid>(&self, bits: &Bits<G>) -> Value {
        Value { score: self.worth(bits.margin(), bits.turn()), proved: true }
    }

    /// What is sure of a position with both hands empty, if it answers the question that the window asks.
    #[inline]
    pub(super) fn foreseen<G: Grid>(&self, bits: &Bits<G>, window: Window) -> Option<Value> {
        let Prospects { low, high } = Prospects::of(bits);
        let [low, high] = [low, high].map(|margin| self.worth(margin, bits.turn()));
        let sure = |score| Some(Value { score, proved: true });
        match () {
            () if low >= window.beta || low == high => sure(low),
            () if high <= window.alpha => sure(high),
            () => None,
        }
    }

    /// What the player gets out of a final margin. More points are always worth more.
    pub(super) fn worth(&self, margin: i32, player: Player) -> Score {
        match (margin, self.lean) {
            (0, Some(lean)) => lean.draw(player),
            (margin, _) => Score::of_margin(margin),
        }
    }
}

/// An estimate in centipoints as a value: no more than all pieces are worth.
pub(super) fn estimated(centipoints: i32) -> Score {
    Score::estimate(centipoints, Rules::MOST_POINTS.into())
}

/// A dislike of draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Lean {
    /// Whose.
    player: Player,
    contempt: Contempt,
}

impl Lean {
    /// That of the player at the root.
    pub(super) fn new(player: Player, contempt: Contempt) -> Option<Self> {
        (contempt > Contempt::MIN).then_some(Self { player, contempt })
    }

    /// What a draw is worth to the player to move: less than an even game to who dislikes it, and never as
    /// little as a lost point, so that it is still a margin of 0.
    fn draw(self, to_move: Player) -> Score {
        let loss = Score::step(self.contempt.get().into());
        if to_move == self.player { -loss } else { loss }
    }
}
