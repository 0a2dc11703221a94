//! A cache of solved endgames.

use crate::rules::abande::bits::CellMove;

use super::parameters::endgame;

/// Above every margin.
pub(super) const INFINITE_MARGIN: i8 = 100;

/// What is known of what a player gets by capturing.
#[derive(Clone, Copy, Debug)]
pub(super) struct EndgameEntry {
    pub(super) key: u64,
    pub(super) low: i8,
    pub(super) high: i8,
    /// The capture that reached `low`.
    pub(super) mv: Option<CellMove>,
}

impl EndgameEntry {
    const fn unknown(key: u64) -> Self {
        Self { key, low: -INFINITE_MARGIN, high: INFINITE_MARGIN, mv: None }
    }
}

const _: () = assert!(size_of::<EndgameEntry>() == 16);

/// A memory of endings, one for each thread. It is small to stay in the processor's cache: most answers are found
/// in less time than a look into the large table takes.
#[derive(Debug)]
pub(super) struct EndgameCache {
    entries: Vec<EndgameEntry>,
    /// How far keys are shifted to become an index.
    shift: u32,
}

impl EndgameCache {
    /// An empty memory that takes at most so many bytes, and no more than is of use.
    pub(super) fn new(bytes: usize) -> Self {
        let bits = (bytes / size_of::<EndgameEntry>()).clamp(2, endgame::MAX_CACHE_ENTRIES).ilog2();
        Self { entries: vec![EndgameEntry::unknown(0); 1 << bits], shift: u64::BITS - bits }
    }

    /// How much memory it takes.
    pub(super) fn bytes(&self) -> usize {
        size_of_val(self.entries.as_slice())
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.entries.fill(EndgameEntry::unknown(0));
    }

    /// What is known of the position with this key.
    #[inline]
    pub(super) fn probe(&self, key: u64) -> EndgameEntry {
        let entry = self.entries[self.index(key)];
        if entry.key == key { entry } else { EndgameEntry::unknown(key) }
    }

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
