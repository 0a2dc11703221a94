//! Limits of records, so that reading takes neither long nor much memory.

/// The newest version of the format that this program reads. It writes it where the game has a handicap, which earlier
/// programs do not know, and otherwise the first version.
pub(super) const FORMAT_VERSION: u64 = 2;
/// The first version of the format.
pub(super) const FIRST_FORMAT_VERSION: u64 = 1;

/// Maximum number of moves in a record, variations included; no game comes near.
pub(super) const MOVE_LIMIT: usize = 100_000;

/// Maximum number of tags that the program does not interpret: looking up a tag searches the whole header.
pub(crate) const TAG_LIMIT: usize = 1_000;

/// Maximum size of a file of records in bytes. A game of 144 plies with long comments takes a few kilobytes.
pub const SIZE_LIMIT: u64 = 16 << 20;
