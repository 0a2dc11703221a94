//! Bitboards of stacks by the properties that are features of the network.

#![expect(clippy::inline_always, reason = "must be compiled for the same processor as the caller")]

use crate::board::grid::{Grid, around, neighbours_in};
use crate::rules::abande::bits::{BandShape, BitPosition};

/// Bitboards of one player's stacks by properties that are features of the network: awake, free to move, attacking.
pub(super) struct StackFeatures {
    pub(super) own: u64,
    /// Stacks next to an enemy stack.
    pub(super) awake: u64,
    /// Stacks with exactly one enemy neighbour.
    pub(super) singly_awake: u64,
    /// Stacks next to an enemy tower, which never fall asleep.
    pub(super) always_awake: u64,
    /// Awake single pieces that may leave their cells.
    pub(super) free_ones: u64,
    /// Awake stacks of two that may leave their cells.
    pub(super) free_twos: u64,
    /// Cells next to free single pieces.
    pub(super) attacks_of_ones: u64,
    /// Cells next to free stacks of two.
    pub(super) attacks_of_twos: u64,
}

impl StackFeatures {
    /// Computes the bitboards for the player to move, and for the opponent.
    #[inline(always)]
    pub(super) fn for_both<G: Grid>(bits: &BitPosition<G>, shape: &BandShape) -> [Self; 2] {
        [
            Self::new(bits, shape, bits.mover(), bits.other()),
            Self::new(bits, shape, bits.other(), bits.mover()),
        ]
    }

    #[inline(always)]
    fn new<G: Grid>(bits: &BitPosition<G>, shape: &BandShape, own: u64, enemy: u64) -> Self {
        let (mut one, mut two) = (0, 0);
        for way in neighbours_in::<G>(enemy) {
            two |= one & way;
            one |= way;
        }
        let awake = own & one;
        // A stack without enemy neighbours has nothing to capture, so its freedom is not computed.
        let free = bits.free(awake & !bits.towers(), &shape.arcs);
        let (free_ones, free_twos) = (free & bits.ones(), free & bits.twos());
        Self {
            own,
            awake,
            singly_awake: awake & !two,
            always_awake: own & around::<G>(enemy & bits.towers()),
            free_ones,
            free_twos,
            attacks_of_ones: around::<G>(free_ones),
            attacks_of_twos: around::<G>(free_twos),
        }
    }

    /// Returns the player's single pieces and stacks of two that the enemy could capture on its turn.
    #[inline(always)]
    pub(super) fn attacked_by<G: Grid>(&self, bits: &BitPosition<G>, enemy: &Self) -> [u64; 2] {
        [
            self.own & bits.ones() & (enemy.attacks_of_ones | enemy.attacks_of_twos),
            self.own & bits.twos() & enemy.attacks_of_ones,
        ]
    }
}
