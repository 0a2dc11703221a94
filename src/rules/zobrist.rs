//! Random numbers for hashing, the same in every run.

/// The `index`-th pseudo-random number for hashing positions, from the `SplitMix64` generator (Steele, Lea
/// and Flood 2014).
pub(super) const fn random(index: u64) -> u64 {
    let mut z = (index + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ z >> 31
}
