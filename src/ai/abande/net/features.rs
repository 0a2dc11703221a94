//! Input features of the network.

#![expect(clippy::inline_always, reason = "must be compiled for the same processor as the caller")]

use crate::board::grid::Grid;
use crate::rules::Player;
use crate::rules::abande::bits::{BandShape, BitPosition};

use super::stack_features::StackFeatures;

/// Number of kinds of input features that the network knows of a stack.
///
/// In this order: single, double, tower; the same if asleep; the same if a single neighbour keeps them awake; single
/// and double that may leave their cells; single and double that an enemy attacks; next to an enemy tower.
pub const FEATURE_KINDS: usize = 14;

/// Input features of a position for the network: bitboards by player and kind, and the pieces in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Features {
    /// By player and kind.
    pub stacks: [[u64; FEATURE_KINDS]; 2],
    /// By player.
    pub hands: [u8; 2],
}

impl Features {
    /// Features of an empty board with empty hands.
    pub const NONE: Self = Self { stacks: [[0; FEATURE_KINDS]; 2], hands: [0; 2] };

    /// Extracts the features of a position.
    #[inline(always)]
    pub fn new<G: Grid>(bits: &BitPosition<G>, shape: &BandShape) -> Self {
        let [us, them] = StackFeatures::for_both(bits, shape);
        let (ours, theirs) = (kinds(bits, &us, &them), kinds(bits, &them, &us));
        let [our_hand, their_hand] = bits.hands();
        match bits.turn() {
            Player::Black => Self { stacks: [ours, theirs], hands: [our_hand, their_hand] },
            Player::White => Self { stacks: [theirs, ours], hands: [their_hand, our_hand] },
        }
    }
}

/// Returns one player's features by kind.
#[inline(always)]
fn kinds<G: Grid>(
    bits: &BitPosition<G>,
    stacks: &StackFeatures,
    enemy: &StackFeatures,
) -> [u64; FEATURE_KINDS] {
    let [ones, twos, towers] = [bits.ones(), bits.twos(), bits.towers()].map(|kind| kind & stacks.own);
    let asleep = !stacks.awake;
    let [reached_ones, reached_twos] = stacks.attacked_by(bits, enemy);
    [
        ones,
        twos,
        towers,
        ones & asleep,
        twos & asleep,
        towers & asleep,
        ones & stacks.singly_awake,
        twos & stacks.singly_awake,
        towers & stacks.singly_awake,
        stacks.free_ones,
        stacks.free_twos,
        reached_ones,
        reached_twos,
        stacks.always_awake,
    ]
}
