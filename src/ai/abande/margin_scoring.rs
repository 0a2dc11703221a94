//! Converts margins on the board into scores.

use crate::ai::{Contempt, Score};
use crate::rules::Player;
use crate::rules::abande::Position;

/// Converts a margin on the board into a score: adds the points of a handicap, and scores draws with contempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct MarginScoring {
    draw_bias: Option<DrawBias>,
    /// Black's points by a handicap, less White's.
    lead: i32,
}

/// Contempt for draws, together with the player who dislikes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct DrawBias {
    player: Player,
    contempt: Contempt,
}

impl MarginScoring {
    /// Creates the scoring for a search from this position, whose player to move dislikes draws.
    pub(super) fn new(root: &Position, contempt: Contempt) -> Self {
        let [black, white] = Player::ALL.map(|player| i32::from(root.handicap_points(player)));
        let draw_bias = DrawBias { player: root.turn(), contempt };
        Self { draw_bias: (contempt > Contempt::MIN).then_some(draw_bias), lead: black - white }
    }

    /// Returns a player's points by a handicap, less the opponent's.
    #[inline]
    pub(super) const fn lead(self, player: Player) -> i32 {
        match player {
            Player::Black => self.lead,
            Player::White => -self.lead,
        }
    }

    /// Returns the score of a game that ends with this margin on the board, both from the view of `player`. More points
    /// always score more.
    #[inline]
    pub(super) fn score(self, margin: i32, player: Player) -> Score {
        match (margin + self.lead(player), self.draw_bias) {
            (0, Some(draw_bias)) => draw_bias.draw_score(player),
            (margin, _) => Score::from_margin(margin),
        }
    }
}

impl DrawBias {
    /// Returns the score of a draw from the view of `to_move`.
    ///
    /// Its absolute value is below one point, so that it still rounds to a margin of 0.
    fn draw_score(self, to_move: Player) -> Score {
        let loss = Score::raw(self.contempt.get().into());
        if to_move == self.player { -loss } else { loss }
    }
}
