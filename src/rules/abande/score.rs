//! Sleeping stacks and points.

use crate::board::PointSet;
use crate::rules::{ByPlayer, Outcome, Player};

use super::{Handicap, Height, Position};

/// The points of both players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Score {
    /// Points: the heights of the player's stacks that are awake, and the points of a handicap.
    pub points: ByPlayer<u8>,
    /// Heights of the player's stacks that are asleep and count for nothing.
    pub asleep: ByPlayer<u8>,
}

impl Score {
    /// Black's points less White's.
    pub fn margin(&self) -> i32 {
        i32::from(self.points[Player::Black]) - i32::from(self.points[Player::White])
    }

    /// Who wins by these points, or that it is a draw.
    pub fn outcome(&self) -> Outcome {
        match self.margin() {
            0 => Outcome::Draw,
            1.. => Outcome::Win(Player::Black),
            _ => Outcome::Win(Player::White),
        }
    }
}

impl Position {
    /// The stacks that are asleep, that is, worth nothing: those without a neighbouring stack of the other
    /// owner.
    ///
    /// Removing them never makes another stack fall asleep, so this is exact at any moment of the game.
    pub fn asleep(&self) -> PointSet {
        let awake = |player: Player| self.owned[player] & self.board().around(self.owned[player.other()]);
        self.occupied() - awake(Player::Black) - awake(Player::White)
    }

    /// The points of both players if the game ended now.
    pub fn score(&self) -> Score {
        let asleep = self.asleep();
        let points_in = |set: PointSet| {
            let of = |height: Height| (self.of_height(height) & set).len() * usize::from(height.get());
            let sum: usize = (1..=3).filter_map(Height::new).map(of).sum();
            #[expect(clippy::cast_possible_truncation, reason = "the pieces of both players fit a byte")]
            let sum = sum as u8;
            sum
        };
        Score {
            points: ByPlayer::from_fn(|player| {
                Handicap::points(self.handicap, player) + points_in(self.owned[player] - asleep)
            }),
            asleep: ByPlayer::from_fn(|player| points_in(self.owned[player] & asleep)),
        }
    }
}
