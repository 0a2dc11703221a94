//! What the search learns about moves from the cut-offs they made.

use crate::rules::Player;
use crate::rules::abande::bits::CellMove;

use super::node::MAX_PLY;
use super::parameters::order;

/// Killer moves of each ply and a running success count of each move.
#[derive(Debug)]
pub(super) struct History {
    values: Vec<[i16; CellMove::COUNT]>,
    killers: [[Option<CellMove>; 2]; MAX_PLY],
}

impl History {
    pub(super) fn new() -> Self {
        Self { values: vec![[0; CellMove::COUNT]; Player::ALL.len()], killers: [[None; 2]; MAX_PLY] }
    }

    /// Forgets the killers, and half of the values' weight.
    pub(super) fn age(&mut self) {
        self.killers = [[None; 2]; MAX_PLY];
        self.values.iter_mut().flatten().for_each(|count| *count /= 2);
    }

    /// How promising a quiet move is.
    #[inline]
    pub(super) fn score(&self, turn: Player, mv: CellMove, ply: usize) -> i32 {
        match self.killers[ply] {
            [Some(first), _] if first == mv => order::KILLER + 1,
            [_, Some(second)] if second == mv => order::KILLER,
            _ => i32::from(self.value(turn, mv)),
        }
    }

    /// How often the move did well, from −[`order::MAX_HISTORY`] to as much above zero.
    #[inline]
    pub(super) fn value(&self, player: Player, mv: CellMove) -> i16 {
        self.values[player.index()][mv.index()]
    }

    /// A quiet move refuted the opponent's last one, and those tried before it did not.
    pub(super) fn update(
        &mut self,
        player: Player,
        mv: CellMove,
        failed: &[CellMove],
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

    /// Moves a count towards its limit by a share that shrinks as it gets near.
    #[expect(clippy::cast_possible_truncation, reason = "the result stays within ±HISTORY")]
    fn add_bonus(&mut self, player: Player, mv: CellMove, bonus: i32) {
        let count = &mut self.values[player.index()][mv.index()];
        let old = i32::from(*count);
        *count = (old + bonus - old * bonus.abs() / i32::from(order::MAX_HISTORY)) as i16;
    }
}
