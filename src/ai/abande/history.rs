//! Move ordering statistics: killer moves and butterfly history.

use crate::rules::Player;
use crate::rules::abande::bits::PackedMove;

use super::node::MAX_PLY;
use super::parameters::order;

/// Statistics of quiet moves for move ordering: killer moves by ply, and history values by player and move.
#[derive(Debug)]
pub(super) struct History {
    values: Vec<[i16; PackedMove::COUNT]>,
    killers: [[Option<PackedMove>; 2]; MAX_PLY],
}

impl History {
    pub(super) fn new() -> Self {
        Self { values: vec![[0; PackedMove::COUNT]; Player::ALL.len()], killers: [[None; 2]; MAX_PLY] }
    }

    /// Clears the killer moves and halves the history values, before a new search.
    pub(super) fn age(&mut self) {
        self.killers = [[None; 2]; MAX_PLY];
        self.values.iter_mut().flatten().for_each(|count| *count /= 2);
    }

    /// Returns the score of a quiet move for move ordering.
    #[inline]
    pub(super) fn score(&self, turn: Player, mv: PackedMove, ply: usize) -> i32 {
        match self.killers[ply] {
            [Some(first), _] if first == mv => order::KILLER + 1,
            [_, Some(second)] if second == mv => order::KILLER,
            _ => i32::from(self.value(turn, mv)),
        }
    }

    /// Returns how well a move has done in other positions (its history value), within
    /// ±[`order::MAX_HISTORY`].
    #[inline]
    pub(super) fn value(&self, player: Player, mv: PackedMove) -> i16 {
        self.values[player.index()][mv.index()]
    }

    /// Rewards a quiet move that caused a beta cutoff, and penalises the quiet moves tried before it.
    pub(super) fn update(
        &mut self,
        player: Player,
        mv: PackedMove,
        failed: &[PackedMove],
        ply: usize,
        depth: i32,
    ) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
        let bonus = (depth * depth * 8).min(i32::from(order::MAX_HISTORY) / 4);
        self.add_bonus(player, mv, bonus);
        for &failed in failed {
            self.add_bonus(player, failed, -bonus);
        }
    }

    /// Adds a bonus with history gravity: the closer a value is to its limit, the less it moves.
    #[expect(clippy::cast_possible_truncation, reason = "the result stays within ±HISTORY")]
    fn add_bonus(&mut self, player: Player, mv: PackedMove, bonus: i32) {
        let count = &mut self.values[player.index()][mv.index()];
        let old = i32::from(*count);
        *count = (old + bonus - old * bonus.abs() / i32::from(order::MAX_HISTORY)) as i16;
    }
}
