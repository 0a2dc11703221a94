//! One player's stacks, sorted by what an evaluation asks of them.

#![expect(clippy::inline_always, reason = "must be compiled for the same processor as the caller")]

use crate::board::grid::{Grid, around, ring};
use crate::rules::abande::bits::{Bits, Shape};

/// The stacks of one player as sets of cells.
pub(super) struct StackFeatures {
    pub(super) own: u64,
    /// Those that touch an enemy stack.
    pub(super) awake: u64,
    /// Those that exactly one enemy stack keeps awake.
    pub(super) hanging: u64,
    /// Those that touch an enemy tower.
    pub(super) safe: u64,
    /// Single pieces that are awake and may leave their points.
    pub(super) free_ones: u64,
    /// The same of stacks of two.
    pub(super) free_twos: u64,
    /// Cells next to free single pieces.
    pub(super) attacks_of_ones: u64,
    /// Cells next to free stacks of two.
    pub(super) attacks_of_twos: u64,
}

impl StackFeatures {
    /// Those of the player to move, and those of the other.
    #[inline(always)]
    pub(super) fn for_both<G: Grid>(bits: &Bits<G>, shape: &Shape) -> [Self; 2] {
        [
            Self::new(bits, shape, bits.mover(), bits.other()),
            Self::new(bits, shape, bits.other(), bits.mover()),
        ]
    }

    #[inline(always)]
    fn new<G: Grid>(bits: &Bits<G>, shape: &Shape, own: u64, enemy: u64) -> Self {
        let (mut one, mut two) = (0, 0);
        for way in ring::<G>(enemy) {
            two |= one & way;
            one |= way;
        }
        let awake = own & one;
        // Who touches no enemy can take nothing, so its freedom is not asked.
        let free = bits.free(awake & !bits.towers(), &shape.arcs);
        let (free_ones, free_twos) = (free & bits.ones(), free & bits.twos());
        Self {
            own,
            awake,
            hanging: awake & !two,
            safe: own & around::<G>(enemy & bits.towers()),
            free_ones,
            free_twos,
            attacks_of_ones: around::<G>(free_ones),
            attacks_of_twos: around::<G>(free_twos),
        }
    }

    /// The single pieces and the stacks of two that the enemy can take, were it to move.
    #[inline(always)]
    pub(super) fn attacked_by<G: Grid>(&self, bits: &Bits<G>, enemy: &Self) -> [u64; 2] {
        [
            self.own & bits.ones() & (enemy.attacks_of_ones | enemy.attacks_of_twos),
            self.own & bits.twos() & enemy.attacks_of_ones,
        ]
    }
}
