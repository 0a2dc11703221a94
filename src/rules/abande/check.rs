//! The one checker of everything that a position keeps twice.

use crate::board::PointSet;
use crate::rules::{ByPlayer, Player};

use super::{Handicap, Height, Position};

impl Position {
    /// Checks the position for what contradicts itself or the rules, and says what it is; `None` for every
    /// position that can exist.
    ///
    /// Called after every move in debug builds and by tests.
    pub fn inconsistency(&self) -> Option<&'static str> {
        let board = self.board();
        let set = |keep: &dyn Fn(super::Stack) -> bool| -> PointSet {
            board.points().filter(|&point| self.stack(point).is_some_and(keep)).collect()
        };
        let checks = [
            (
                Player::ALL.iter().all(|&player| self.owned[player] == set(&|stack| stack.owner() == player)),
                "owners differ from the stacks",
            ),
            (
                (1..=3)
                    .filter_map(Height::new)
                    .all(|h| self.of_height(h) == set(&|stack| stack.height() == h)),
                "heights differ from the stacks",
            ),
            (board.parts(self.occupied()).len() <= 1, "the band is split"),
            (
                self.pieces()
                    == ByPlayer::from_fn(|player| Handicap::pieces(self.handicap, self.rules, player)),
                "pieces were lost or made",
            ),
            (self.key == self.computed_key(), "the key differs from the one computed anew"),
            (self.passes <= 2, "more than two passes in a row"),
            (self.turn.index() == usize::from(self.ply % 2), "the turn does not fit the ply"),
        ];
        checks.into_iter().find(|(holds, _)| !holds).map(|(_, what)| what)
    }

    /// The number of each player's pieces: in hand, on top of stacks and covered.
    pub(super) fn pieces(&self) -> ByPlayer<u8> {
        let on_board = |player| self.stacks().map(|(_, stack)| stack.count(player)).sum::<u8>();
        ByPlayer::from_fn(|player| self.hands[player] + on_board(player))
    }
}
