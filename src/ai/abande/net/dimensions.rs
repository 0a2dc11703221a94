//! Sizes of the network.

/// Numbers of an accumulator: the hidden ones, then the linear ones.
pub(super) const ACCUMULATOR_LANES: usize = HIDDEN_LANES + OUTPUT_BUCKETS;

/// Numbers that go through the clipped square.
pub(super) const HIDDEN_LANES: usize = 72;

/// Parts of the game that have output weights of their own.
pub const OUTPUT_BUCKETS: usize = 8;

/// The most pieces in hand.
pub(super) const MAX_IN_HAND: usize = 18;

/// The part of the game that a position with so many pieces in both hands belongs to: finer towards the end.
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
