//! The band: all stacks stay one connected set, so some of them may not leave their points.

use crate::board::{Point, PointSet};

use super::Position;
use crate::rules::Player;

impl Position {
    /// Whether the stack on `point` may not leave because the band (all stacks together, which must stay
    /// connected) would split.
    ///
    /// A capture leaves only its own point (the target stays occupied), so this belongs to the stack and
    /// not to where it would go. An empty point is not pinned.
    #[inline]
    pub fn is_pinned(&self, point: Point) -> bool {
        let occupied = self.occupied();
        if !occupied.contains(point) {
            return false;
        }
        let board = self.board();
        let touching = board.neighbours(point) & occupied;
        let Some(start) = touching.first() else { return false };
        // Mostly the neighbours hold together by themselves; only if not is the way round worth a look.
        if touching.is_subset(board.connected(start, touching)) {
            return false;
        }
        !touching.is_subset(board.connected(start, occupied.without(point)))
    }

    /// All stacks that may not leave their points because the band would split, each tested by
    /// [`is_pinned`](Self::is_pinned).
    pub fn pinned(&self) -> PointSet {
        self.occupied().iter().filter(|&point| self.is_pinned(point)).collect()
    }

    /// The connected parts that the stacks on the board would form if the one on `point` were gone: several
    /// if it is pinned.
    pub fn parts_without(&self, point: Point) -> Vec<PointSet> {
        self.board().parts(self.occupied().without(point))
    }

    /// The empty points where a new piece of either player would let the pinned stack on `point` leave: with
    /// it, the other stacks would stay connected. None for a stack that is not pinned, and once no piece is
    /// entered any more.
    pub fn freed_from(&self, point: Point) -> PointSet {
        let can_enter = !self.is_over() && Player::ALL.into_iter().any(|player| self.hand(player) > 0);
        if !can_enter || !self.is_pinned(point) {
            return PointSet::EMPTY;
        }
        let (board, parts) = (self.board(), self.parts_without(point));
        let around = board.around(self.occupied()) - self.occupied();
        let joins_all = |&entry: &Point| {
            let beside = board.neighbours(entry);
            parts.iter().all(|part| part.intersects(beside))
        };
        around.iter().filter(joins_all).collect()
    }
}
