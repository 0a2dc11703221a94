//! What the network sees of a position.

#![expect(clippy::inline_always, reason = "must be compiled for the same processor as the caller")]

use crate::board::grid::{Grid, around, ring};
use crate::rules::Player;
use crate::rules::abande::bits::{Bits, Shape};

/// Kinds of features of a stack. In this order: single, double, tower; the same asleep; the same kept awake by
/// one neighbour alone; single and double that may leave their points; single and double that an enemy
/// reaches; next to an enemy tower.
pub const KINDS: usize = 14;

/// The features of a position: for each player and kind the cells that have it, and what is in the hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Features {
    /// By player and kind.
    pub stacks: [[u64; KINDS]; 2],
    /// By player.
    pub hands: [u8; 2],
}

impl Features {
    /// No stack, no piece in hand.
    pub const NONE: Self = Self { stacks: [[0; KINDS]; 2], hands: [0; 2] };

    /// The features of a position.
    #[inline(always)]
    pub fn new<G: Grid>(bits: &Bits<G>, shape: &Shape) -> Self {
        let us = Side::new(bits, shape, bits.mover(), bits.other());
        let them = Side::new(bits, shape, bits.other(), bits.mover());
        let (ours, theirs) = (us.kinds(bits, &them), them.kinds(bits, &us));
        let [our_hand, their_hand] = bits.hands();
        match bits.turn() {
            Player::Black => Self { stacks: [ours, theirs], hands: [our_hand, their_hand] },
            Player::White => Self { stacks: [theirs, ours], hands: [their_hand, our_hand] },
        }
    }
}

/// One player's stacks.
struct Side {
    own: u64,
    awake: u64,
    hanging: u64,
    safe: u64,
    free_ones: u64,
    free_twos: u64,
    /// Cells next to free single pieces and to free doubles.
    reach_of_ones: u64,
    reach_of_twos: u64,
}

impl Side {
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
            reach_of_ones: around::<G>(free_ones),
            reach_of_twos: around::<G>(free_twos),
        }
    }

    #[inline(always)]
    fn kinds<G: Grid>(&self, bits: &Bits<G>, enemy: &Self) -> [u64; KINDS] {
        let [ones, twos, towers] = [bits.ones(), bits.twos(), bits.towers()].map(|kind| kind & self.own);
        let asleep = !self.awake;
        [
            ones,
            twos,
            towers,
            ones & asleep,
            twos & asleep,
            towers & asleep,
            ones & self.hanging,
            twos & self.hanging,
            towers & self.hanging,
            self.free_ones,
            self.free_twos,
            ones & (enemy.reach_of_ones | enemy.reach_of_twos),
            twos & enemy.reach_of_ones,
            self.safe,
        ]
    }
}
