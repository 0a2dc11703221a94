//! Contempt: draws score a little less than 0 for the player who avoids them.

use crate::ai::{Contempt, Score};
use crate::rules::Player;

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
