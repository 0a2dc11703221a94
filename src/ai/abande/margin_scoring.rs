//! How final margins are scored.

use crate::ai::{Contempt, Score};
use crate::rules::Player;
use crate::rules::abande::Position;

use super::draw_bias::DrawBias;

/// What turns a margin on the board into a score: the points of a handicap, and contempt for draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct MarginScoring {
    draw_bias: Option<DrawBias>,
    /// The points that Black has from the start, less White’s.
    lead: i32,
}

impl MarginScoring {
    /// Creates the scoring for a search from this position.
    pub(super) fn new(root: &Position, contempt: Contempt) -> Self {
        let [black, white] = Player::ALL.map(|player| i32::from(root.handicap_points(player)));
        Self { draw_bias: DrawBias::new(root.turn(), contempt), lead: black - white }
    }

    /// The points of a handicap that a player has, less the opponent’s.
    #[inline]
    pub(super) const fn lead(self, player: Player) -> i32 {
        match player {
            Player::Black => self.lead,
            Player::White => -self.lead,
        }
    }

    /// Returns the score of a game that ends with this margin on the board, all from the view of `player`.
    #[inline]
    pub(super) fn score(self, margin: i32, player: Player) -> Score {
        match (margin + self.lead(player), self.draw_bias) {
            (0, Some(draw_bias)) => draw_bias.draw_score(player),
            (margin, _) => Score::from_margin(margin),
        }
    }
}
