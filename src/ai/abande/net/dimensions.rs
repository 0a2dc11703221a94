//! Sizes of the network.

/// Lanes of an accumulator: the hidden units, then one linear lane per output bucket.
pub(super) const ACCUMULATOR_LANES: usize = HIDDEN_LANES + OUTPUT_BUCKETS;

/// Hidden units, which go through the squared clipped `ReLU`.
pub(super) const HIDDEN_LANES: usize = 72;

/// Sets of output weights, chosen by the pieces in hand.
pub const OUTPUT_BUCKETS: usize = 8;

/// Maximum pieces in one hand.
pub(super) const MAX_IN_HAND: usize = 18;

/// Returns which set of output weights the network uses with this many pieces in both hands together; the
/// sets are finer towards the end of the game.
pub const fn output_bucket(in_hand: u8) -> usize {
    match in_hand {
        0 => 0,
        1..=2 => 1,
        3..=5 => 2,
        6..=9 => 3,
        10..=14 => 4,
        15..=20 => 5,
        21..=28 => 6,
        _ => 7,
    }
}
