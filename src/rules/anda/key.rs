//! The hash of a position: Zobrist keys of all that the rules can see.

use crate::board::Point;
use crate::rules::Player;
use crate::rules::zobrist::random;

use super::Position;

/// Room for the largest board.
const MAX_POINTS: usize = 331;

/// Zobrist keys of stones, by player and cell.
const STONES: [[u64; MAX_POINTS]; 2] = {
    let mut keys = [[0; MAX_POINTS]; 2];
    let mut index = 0;
    while index < 2 * MAX_POINTS {
        keys[index / MAX_POINTS][index % MAX_POINTS] = random(index as u64);
        index += 1;
    }
    keys
};

/// The share that a player's stone on this cell has in the hash of a position.
#[inline]
pub(super) fn stone_key(player: Player, point: Point) -> u64 {
    STONES[player.index()][point.index()]
}

/// The share that the player to move has in the hash of a position, which differs on that player's first
/// turn.
#[inline]
pub(super) fn turn_key(turn: Player, is_first: bool) -> u64 {
    // Index of the first of these keys in the random sequence, above those of stones.
    const FIRST: u64 = 1000;
    random(FIRST + 2 * turn.index() as u64 + u64::from(is_first))
}

/// The share that this many remaining komi points have in the hash of a position.
#[inline]
pub(super) fn komi_key(left: u16) -> u64 {
    // Index of the first of these keys in the random sequence, above those of the turn.
    const FIRST: u64 = 2000;
    random(FIRST + u64::from(left))
}

impl Position {
    /// The hash of the position computed anew, which the one that is updated with each move must equal.
    pub(super) fn computed_key(&self) -> u64 {
        let stones = Player::ALL
            .into_iter()
            .flat_map(|player| self.stones[player].iter().map(move |point| stone_key(player, point)));
        stones
            .fold(turn_key(self.turn, self.is_first_turn()) ^ komi_key(self.komi_left), |sum, key| sum ^ key)
    }
}
