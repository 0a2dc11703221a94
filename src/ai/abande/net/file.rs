//! The file format of networks.
//!
//! All numbers are little-endian. A family is the set of hidden units that share weights under the board's
//! symmetries; `features` are 2 sides (own, enemy) × kinds × points, then 2 sides × 19 counts of pieces in hand.
//! Phases are the output buckets.
//!
//! ```text
//! header    8 bytes "ABANDEN1"; u16 points, u16 kinds, u16 families, u16 phases
//! hidden    i16 × families × features, 255 for 1; then i16 × families: bias
//! linear    i16 × phases × features, 4 for a centipoint
//! output    i16 × phases × 2 sides (mover, other) × families, 2048 for 4 points, at most ±7000
//! start     i16 × phases: output bias, in centipoints
//! checksum  u64: FNV-1a of all bytes before it
//! ```

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use thiserror::Error;

use super::dimensions::{HIDDEN_LANES, MAX_IN_HAND, OUTPUT_BUCKETS};
use super::features::FEATURE_KINDS;
use crate::board::Board;
use crate::board::grid::GridLayout;

const MAGIC: &[u8; 8] = b"ABANDEN1";
/// Maximum output weight: with it everywhere the dot product still fits 32 bits.
const MAX_OUTPUT_WEIGHT: i16 = 7000;

/// Reason why bytes are not a network for a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NetError {
    /// The magic bytes are missing.
    #[error("the file is no network: it does not start with ABANDEN1")]
    Magic,
    /// The network is made for another board or another version.
    #[error("the network is made for {what} {found}, not {expected}")]
    Shape {
        /// Name of the dimension that differs.
        what: &'static str,
        /// Size in the file.
        found: usize,
        /// Size that the program needs.
        expected: usize,
    },
    /// The file is too short or too long.
    #[error("the network should have {expected} bytes, not {found}")]
    Length {
        /// Length of the file in bytes.
        found: usize,
        /// Expected length in bytes.
        expected: usize,
    },
    /// The checksum does not match.
    #[error("the network's checksum is wrong")]
    Checksum,
    /// An output weight is out of range.
    #[error("an output weight of the network is {0}, beyond ±7000")]
    OutputWeight(i16),
}

/// Quantised weights of a network, as they are stored in its file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NetFile {
    /// Board that the network is made for.
    pub layout: GridLayout,
    /// By family and feature.
    pub hidden: Vec<Vec<i16>>,
    /// By family.
    pub hidden_bias: Vec<i16>,
    /// By output bucket and feature.
    pub linear: Vec<Vec<i16>>,
    /// By output bucket, side and family.
    pub output: Vec<[Vec<i16>; 2]>,
    /// By output bucket, in centipoints.
    pub output_bias: Vec<i16>,
}

/// Returns the number of input features that the network of a board has.
pub(super) fn feature_count(board: &Board) -> usize {
    2 * FEATURE_KINDS * board.len() + 2 * (MAX_IN_HAND + 1)
}

impl NetFile {
    /// Reads the file of a network and checks that it is for this board.
    ///
    /// # Errors
    /// The first defect of the file.
    pub fn read(layout: GridLayout, bytes: &[u8]) -> Result<Self, NetError> {
        let board = layout.board();
        let body = bytes.strip_prefix(MAGIC).ok_or(NetError::Magic)?;
        let families = HIDDEN_LANES / board.symmetries().len();
        let features = feature_count(board);
        let count = (features + 1) * families + OUTPUT_BUCKETS * (features + 2 * families + 1);
        let expected = MAGIC.len() + 2 * (4 + count) + 8;
        let mut numbers = body.as_chunks().0.iter().map(|&pair| i16::from_le_bytes(pair));
        for (what, wanted) in [
            ("points", board.len()),
            ("kinds", FEATURE_KINDS),
            ("families", families),
            ("phases", OUTPUT_BUCKETS),
        ] {
            let found = numbers.next().map_or(0, |number| usize::from(number.cast_unsigned()));
            if found != wanted {
                return Err(NetError::Shape { what, found, expected: wanted });
            }
        }
        if bytes.len() != expected {
            return Err(NetError::Length { found: bytes.len(), expected });
        }
        let checked =
            bytes.split_last_chunk().is_some_and(|(all, &sum)| fnv1a(all) == u64::from_le_bytes(sum));
        if !checked {
            return Err(NetError::Checksum);
        }
        let mut take = |count: usize| -> Vec<i16> { numbers.by_ref().take(count).collect() };
        let hidden = (0..families).map(|_| take(features)).collect();
        let hidden_bias = take(families);
        let linear = (0..OUTPUT_BUCKETS).map(|_| take(features)).collect();
        let output: Vec<[Vec<i16>; 2]> =
            (0..OUTPUT_BUCKETS).map(|_| std::array::from_fn(|_| take(families))).collect();
        let output_bias = take(OUTPUT_BUCKETS);
        let large = |weight: &&i16| weight.unsigned_abs() > MAX_OUTPUT_WEIGHT.unsigned_abs();
        match output.iter().flatten().flatten().find(large) {
            Some(&weight) => Err(NetError::OutputWeight(weight)),
            None => Ok(Self { layout, hidden, hidden_bias, linear, output, output_bias }),
        }
    }
}

/// Computes the 64-bit FNV-1a hash of these bytes, a checksum of the file.
pub(super) fn fnv1a(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xCBF2_9CE4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3))
}
