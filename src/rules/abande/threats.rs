//! Who could take whom, no matter whose turn it is: what a player looks for before every turn.

use crate::board::{Point, PointSet};

use super::{Height, Position};

impl Position {
    /// The stacks that could capture the stack on `to` if it were their owner's turn. None once the game is
    /// over, before their owner may capture, for a tower, and for an empty point.
    pub fn captors(&self, to: Point) -> PointSet {
        let Some(target) = self.stack(to).filter(|_| !self.is_over()) else { return PointSet::EMPTY };
        let captor = target.owner().other();
        if !self.may_capture(captor) {
            return PointSet::EMPTY;
        }
        let [ones, twos, _] = self.by_height;
        let low_enough = match Height::MAX.get() - target.height().get() {
            0 => PointSet::EMPTY,
            1 => ones,
            _ => ones | twos,
        };
        let near = self.board().neighbours(to) & self.owned[captor] & low_enough;
        near.iter().filter(|&from| !self.is_pinned(from)).collect()
    }
}
