//! A cache of endgame results.

use crate::rules::abande::bits::PackedMove;

use super::parameters::endgame;

/// Bound of an unknown margin, above every real one.
pub(super) const INFINITE_MARGIN: i8 = 100;

/// What is known of an endgame: bounds of what the player to move gets by capturing, in points.
#[derive(Clone, Copy, Debug)]
pub(super) struct EndgameEntry {
    pub(super) key: u64,
    pub(super) low: i8,
    pub(super) high: i8,
    /// The capture that reaches `low`.
    pub(super) mv: Option<PackedMove>,
}

impl EndgameEntry {
    const fn unknown(key: u64) -> Self {
        Self { key, low: -INFINITE_MARGIN, high: INFINITE_MARGIN, mv: None }
    }
}

const _: () = assert!(size_of::<EndgameEntry>() == 16);

/// Direct-mapped cache of endgames for one thread, small enough for the processor's own cache.
///
/// Solving most endgames takes less time than a probe of the transposition table.
#[derive(Debug)]
pub(super) struct EndgameCache {
    entries: Vec<EndgameEntry>,
    /// Bits that a key is shifted by to become an index.
    shift: u32,
}

impl EndgameCache {
    /// Creates an empty cache of at most this many bytes, up to the largest useful size.
    pub(super) fn new(bytes: usize) -> Self {
        let bits = (bytes / size_of::<EndgameEntry>()).clamp(2, endgame::MAX_CACHE_ENTRIES).ilog2();
        Self { entries: vec![EndgameEntry::unknown(0); 1 << bits], shift: u64::BITS - bits }
    }

    /// Returns the size of the cache in bytes.
    pub(super) fn bytes(&self) -> usize {
        size_of_val(self.entries.as_slice())
    }

    pub(super) fn clear(&mut self) {
        self.entries.fill(EndgameEntry::unknown(0));
    }

    /// Returns what is known of an endgame; the widest bounds if nothing is.
    #[inline]
    pub(super) fn probe(&self, key: u64) -> EndgameEntry {
        let entry = self.entries[self.index(key)];
        if entry.key == key { entry } else { EndgameEntry::unknown(key) }
    }

    /// Stores what is known of an endgame, in the place of another one with the same index.
    #[inline]
    pub(super) fn store(&mut self, entry: EndgameEntry) {
        let index = self.index(entry.key);
        self.entries[index] = entry;
    }

    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "a few of the highest bits")]
    fn index(&self, key: u64) -> usize {
        (key >> self.shift) as usize
    }
}
