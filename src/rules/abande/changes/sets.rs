//! What could be captured by whom, no matter whose turn it is.

use super::{Game, Move, Player, Point, PointSet, Position, difference};

impl Position {
    /// The position as if this player were to move.
    fn turned_to(&self, player: Player) -> Self {
        let mut position = *self;
        if position.turn != player {
            position.turn = player;
            position.ply += 1;
            position.key = position.computed_key();
        }
        position
    }

    /// The stacks that a player can capture, or could if it were that player's turn.
    pub(super) fn capturable_by(&self, player: Player) -> PointSet {
        let position = self.turned_to(player);
        let able = self.owned(player) - self.towers();
        able.iter().fold(PointSet::EMPTY, |sum, from| sum | position.captures_from(from))
    }

    /// The capture of the stack on `to` that gains a player most, if it were that player's turn; none if the
    /// stack cannot be captured. Returns from where it is made, by how many points it raises the margin as if
    /// the game ended then, and whether the opponent could take the stack in turn.
    pub(super) fn best_capture(&self, player: Player, to: Point) -> Option<(Point, i8, bool)> {
        let position = self.turned_to(player);
        let able = self.board().neighbours(to) & self.owned(player);
        let margin = |position: &Self| {
            let points = position.score().points;
            difference(points[player], points[player.other()])
        };
        able.iter()
            .filter(|&from| position.captures_from(from).contains(to))
            .map(|from| {
                let mut after = position;
                after.play_unchecked(Move::Capture { from, to });
                (from, margin(&after) - margin(&position), after.capturable_by(player.other()).contains(to))
            })
            // Between equals the one that cannot be answered.
            .max_by_key(|&(_, gain, answered)| (gain, !answered))
    }

    /// The number of pieces in the stacks on these points.
    pub(super) fn pieces_in(&self, points: PointSet) -> u8 {
        let stacks = points.iter().filter_map(|point| self.stack(point));
        stacks.map(|stack| stack.height().get()).sum()
    }
}
