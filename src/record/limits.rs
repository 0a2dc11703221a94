//! Limits of records, so that reading takes neither long nor much memory.

/// Version of the format that this program writes, and the newest that it reads.
pub(super) const FORMAT_VERSION: u64 = 1;

/// Maximum number of moves in a record, variations included; no game comes near.
pub(super) const MOVE_LIMIT: usize = 100_000;

/// Maximum number of tags that the program does not interpret: looking up a tag searches the whole header.
pub(crate) const TAG_LIMIT: usize = 1_000;

/// Maximum size of a file of records in bytes. A game of 144 plies with long comments takes a few kilobytes.
pub const SIZE_LIMIT: u64 = 16 << 20;
