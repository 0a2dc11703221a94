//! The hash of a position, the same as the exact one's.

use crate::board::grid::{CellIter, Grid};
use crate::rules::Player;
use crate::rules::abande::key::{captures_key, cell_keys, hand_key, turn_key};

use super::{BitPosition, PackedMove};

impl<G: Grid> BitPosition<G> {
    /// A hash of all that matters to the rules from here on, equal to the key of the
    /// [`Position`](crate::rules::abande::Position) that this was made from.
    pub fn key(&self) -> u64 {
        let keys = const { &cell_keys::<G>() };
        let (me, you) = (self.turn, self.turn.other());
        let hands = hand_key(me, self.hands[0]) ^ hand_key(you, self.hands[1]);
        let [mine, yours] = self.capture_limits;
        let captures =
            if me == Player::Black { captures_key(mine, yours) } else { captures_key(yours, mine) };
        let mut sum = hands ^ turn_key(me, self.passes) ^ captures;
        for (player, own) in [(me, self.mover), (you, self.other)] {
            for (height, kind) in [self.ones(), self.twos, self.towers].into_iter().enumerate() {
                for cell in CellIter(own & kind) {
                    sum ^= keys[player.index()][height][usize::from(cell)];
                }
            }
        }
        sum
    }

    /// The key of the [`turned`](Self::turned) position, computed from that of this one.
    #[inline]
    pub fn key_turned(&self, key: u64) -> u64 {
        key ^ turn_key(self.turn, self.passes) ^ turn_key(self.turn.other(), 0)
    }

    /// The key of the position after a legal move, computed from that of this one.
    #[inline]
    pub fn key_after(&self, key: u64, mv: PackedMove) -> u64 {
        let keys = const { &cell_keys::<G>() };
        let (me, you) = (self.turn, self.turn.other());
        let (from, to) = (usize::from(mv.from()), usize::from(mv.to()));
        if mv == PackedMove::PASS {
            return key ^ turn_key(me, self.passes) ^ turn_key(you, self.passes + 1);
        }
        let turned = self.key_turned(key);
        if mv.is_capture() {
            // 0 for a single piece, 1 for a stack of two: a legal capture has no others.
            let (moving, taken) = ((self.twos >> from & 1) as usize, (self.twos >> to & 1) as usize);
            let (mine, yours) = (&keys[me.index()], &keys[you.index()]);
            turned ^ mine[moving][from] ^ yours[taken][to] ^ mine[moving + taken + 1][to]
        } else {
            turned ^ keys[me.index()][0][to] ^ hand_key(me, self.hands[0]) ^ hand_key(me, self.hands[0] - 1)
        }
    }
}
