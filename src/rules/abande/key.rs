//! The hash of a position: Zobrist keys of all that the rules can see.
//!
//! What lies under the top of a stack is left out: it matters to the eye, not to the rules.

use crate::board::Point;
use crate::board::grid::{CELLS, Grid};
use crate::rules::Player;
use crate::rules::zobrist::random;

use super::position::MAX_POINTS;
use super::{Position, Stack};

/// Zobrist keys of stacks, by owner, height − 1 and point.
const STACKS: [[[u64; MAX_POINTS]; 3]; 2] = {
    let mut keys = [[[0; MAX_POINTS]; 3]; 2];
    let mut index = 0;
    while index < 2 * 3 * MAX_POINTS {
        keys[index / (3 * MAX_POINTS)][index / MAX_POINTS % 3][index % MAX_POINTS] = random(index as u64);
        index += 1;
    }
    keys
};

/// The share that this stack on this point has in the hash of a position.
#[inline]
pub(super) fn stack_key(point: Point, stack: Stack) -> u64 {
    STACKS[stack.owner().index()][usize::from(stack.height().get()) - 1][point.index()]
}

/// The shares of single stacks in the hash of a position, by player, height − 1 and cell of a grid.
pub(super) const fn cell_keys<G: Grid>() -> [[[u64; CELLS]; 3]; 2] {
    let mut keys = [[[0; CELLS]; 3]; 2];
    let mut index = 0;
    while index < 2 * 3 * CELLS {
        let (player, height, cell) = (index / (3 * CELLS), index / CELLS % 3, index % CELLS);
        if G::ON_BOARD >> cell & 1 != 0 {
            keys[player][height][cell] = STACKS[player][height][G::POINT_OF[cell] as usize];
        }
        index += 1;
    }
    keys
}

/// The share that a player's hand of this many pieces has in the hash of a position.
#[inline]
pub(super) const fn hand_key(player: Player, count: u8) -> u64 {
    // Index of the first of these keys in the random sequence, above those of stacks.
    const FIRST: u64 = 1000;
    random(FIRST + 64 * player.index() as u64 + count as u64)
}

/// The share that the player to move and the number of passes before have in the hash of a position.
#[inline]
pub(super) const fn turn_key(turn: Player, passes: u8) -> u64 {
    // Index of the first of these keys in the random sequence, above those of hands.
    const FIRST: u64 = 2000;
    random(FIRST + 4 * turn.index() as u64 + passes as u64)
}

/// The share of a handicap of captures in the hash of a position, from both players' capture limits; 0 where they are
/// equal, as without a handicap. A handicap of points has no share: it changes no move.
#[inline]
pub(super) const fn captures_key(black: u8, white: u8) -> u64 {
    // Index of the first of these keys in the random sequence, above those of turns.
    const FIRST: u64 = 3000;
    if black == white { 0 } else { random(FIRST + black as u64) ^ random(FIRST + 64 + white as u64) }
}

impl Position {
    /// The hash of the position computed anew, which the one that is updated with each move must equal.
    pub(super) fn computed_key(&self) -> u64 {
        let stacks = self.stacks().map(|(point, stack)| stack_key(point, stack));
        let hands = self.hands.iter().map(|(player, &count)| hand_key(player, count));
        let [black, white] = Player::ALL.map(|player| self.capture_limit(player));
        let rest = turn_key(self.turn, self.passes) ^ captures_key(black, white);
        stacks.chain(hands).fold(rest, |sum, key| sum ^ key)
    }
}
