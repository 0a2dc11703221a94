//! Limits of what is read and written, so that reading takes neither long nor much memory.

/// The version of the format that is read and written.
pub(super) const FORMAT_VERSION: u64 = 1;

/// A record with more moves is refused, so that reading takes neither long nor much memory: no game comes near.
pub(super) const MOVE_LIMIT: usize = 100_000;

/// A record with more tags without a meaning of their own is refused, and no more are added: a header is looked through
/// for each tag.
pub(crate) const TAG_LIMIT: usize = 1_000;

/// Larger files are no records: a game of 144 plies with long comments has some kilobytes.
pub const SIZE_LIMIT: u64 = 16 << 20;
