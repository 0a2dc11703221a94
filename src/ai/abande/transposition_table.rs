//! The transposition table, which all threads share.
//!
//! Gigabytes take seconds to write, so all memory is written once, when the table is allocated. Clearing starts a new
//! generation instead: entries of older ones count as empty.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use crate::ai::Score;

/// Whether a stored score is exact, a lower bound or an upper bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// The score is exact.
    Exact,
    /// The score is a lower bound (fail-high).
    Lower,
    /// The score is an upper bound (fail-low).
    Upper,
}

/// Result of searching a position, as it is stored in the transposition table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TtEntry {
    /// Best or refuting move in packed form.
    pub(super) mv: Option<u16>,
    pub(super) score: Score,
    pub(super) bound: Bound,
    /// Depth of the search in plies.
    pub(super) depth: u8,
    /// Whether the score rests on finished games alone, so that no deeper search can change it.
    pub(super) proved: bool,
}

/// A key and a packed entry.
///
/// From the low bits up: 16 bits of move + 1, 16 of score, 8 of depth, 2 of bound + 1, 1 of proof, 8 of age, 13 of
/// generation. No generation is 0, so all zeros is an empty entry.
#[derive(Clone, Copy, Debug, Default)]
struct PackedEntry {
    key: u64,
    packed: u64,
}

/// An entry that threads access without locks.
///
/// The key is stored exclusive-or the data, so an entry that two threads wrote half each matches neither key: the
/// lockless hashing of Hyatt and Mann (2002).
#[derive(Debug, Default)]
struct AtomicEntry {
    mixed: AtomicU64,
    packed: AtomicU64,
}

impl AtomicEntry {
    #[inline]
    fn load(&self) -> PackedEntry {
        let packed = self.packed.load(Relaxed);
        PackedEntry { key: self.mixed.load(Relaxed) ^ packed, packed }
    }

    #[inline]
    fn store(&self, entry: PackedEntry) {
        self.mixed.store(entry.key ^ entry.packed, Relaxed);
        self.packed.store(entry.packed, Relaxed);
    }
}

/// Entries that a key can go to.
const BUCKET_ENTRIES: usize = 4;

/// A cache line of entries.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([AtomicEntry; BUCKET_ENTRIES]);

const _: () = assert!(size_of::<Bucket>() == 64, "a bucket is one cache line");

impl PackedEntry {
    fn new(key: u64, entry: TtEntry, age: u8, generation: Generation) -> Self {
        let bound = match entry.bound {
            Bound::Exact => 1,
            Bound::Lower => 2,
            Bound::Upper => 3,
        };
        let packed = entry.mv.map_or(0, |mv| u64::from(mv) + 1)
            | u64::from(entry.score.to_bits()) << 16
            | u64::from(entry.depth) << 32
            | bound << 40
            | u64::from(entry.proved) << 42
            | u64::from(age) << 43
            | u64::from(generation.0) << GENERATION_SHIFT;
        Self { key, packed }
    }

    #[expect(clippy::cast_possible_truncation, reason = "taking fields out of the packed word")]
    fn unpack(self) -> Option<TtEntry> {
        let bound = match self.packed >> 40 & 3 {
            0 => return None,
            1 => Bound::Exact,
            2 => Bound::Lower,
            _ => Bound::Upper,
        };
        Some(TtEntry {
            mv: (self.packed as u16).checked_sub(1),
            score: Score::from_bits((self.packed >> 16) as u16),
            bound,
            depth: self.depth(),
            proved: self.packed >> 42 & 1 != 0,
        })
    }

    #[expect(clippy::cast_possible_truncation, reason = "taking a field out of the packed word")]
    fn depth(self) -> u8 {
        (self.packed >> 32) as u8
    }

    #[expect(clippy::cast_possible_truncation, reason = "taking a field out of the packed word")]
    fn age(self) -> u8 {
        (self.packed >> 43) as u8
    }

    /// Returns whether the entry was written since the table was last cleared.
    #[inline]
    fn is_current(self, generation: Generation) -> bool {
        self.packed >> GENERATION_SHIFT == u64::from(generation.0)
    }
}

/// Count of the times that the table was cleared: entries of an earlier generation are empty, so that clearing writes
/// nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Generation(u16);

/// Bit position of the generation in the packed data.
const GENERATION_SHIFT: u32 = 51;

impl Generation {
    const FIRST: Self = Self(1);
    const LAST: Self = Self((1 << (u64::BITS - GENERATION_SHIFT)) - 1);

    /// Returns the generation after the next clearing. `None` if the numbers are used up, and the memory must be zeroed.
    fn next(self) -> Option<Self> {
        (self < Self::LAST).then_some(Self(self.0 + 1))
    }
}

/// A transposition table of fixed size that all threads share; it prefers to keep recent and deep entries.
#[derive(Debug)]
pub(super) struct TranspositionTable {
    buckets: Vec<Bucket>,
    age: u8,
    generation: Generation,
}

impl TranspositionTable {
    /// Allocates an empty table of at most this many bytes, or less where the system refuses, and touches all
    /// of its memory.
    pub(super) fn new(bytes: usize) -> Self {
        let buckets = (bytes / size_of::<Bucket>()).max(1);
        Self { buckets: empty(buckets), age: 0, generation: Generation::FIRST }
    }

    /// Returns the size of the table in bytes.
    pub(super) fn bytes(&self) -> usize {
        size_of_val(self.buckets.as_slice())
    }

    /// Address of the table in memory, to notice in tests that it was reused.
    #[cfg(test)]
    pub(super) fn address(&self) -> usize {
        self.buckets.as_ptr().addr()
    }

    /// Empties the table without writing to it.
    pub(super) fn clear(&mut self) {
        self.age = 0;
        self.generation = self.generation.next().unwrap_or_else(|| {
            // Happens once in thousands of games.
            for AtomicEntry { mixed, packed } in self.buckets.iter_mut().flat_map(|Bucket(entries)| entries) {
                (*mixed.get_mut(), *packed.get_mut()) = (0, 0);
            }
            Generation::FIRST
        });
    }

    /// Marks all entries as being from an earlier search, so that they are replaced first.
    pub(super) fn new_search(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    /// Returns the stored result for a position's key, if there is one.
    #[inline]
    pub(super) fn probe(&self, key: u64) -> Option<TtEntry> {
        let Bucket(entries) = &self.buckets[self.index(key)];
        let found = entries
            .iter()
            .map(AtomicEntry::load)
            .find(|entry| entry.key == key && entry.is_current(self.generation));
        found.and_then(PackedEntry::unpack)
    }

    /// Stores a result. An unproved score never replaces a proved one, and a known move is kept if the new result has
    /// none.
    pub(super) fn store(&self, key: u64, mut entry: TtEntry) {
        let Bucket(shared) = &self.buckets[self.index(key)];
        let entries = shared.each_ref().map(AtomicEntry::load);
        let own = entries.iter().position(|entry| entry.key == key && entry.is_current(self.generation));
        if let Some(old) = own.and_then(|own| entries[own].unpack()) {
            if old.proved && !entry.proved {
                return;
            }
            entry.mv = entry.mv.or(old.mv);
        }
        let replacement_value = |entry: &PackedEntry| match () {
            () if !entry.is_current(self.generation) => -1,
            () if entry.age() == self.age => 256 + i32::from(entry.depth()),
            () => i32::from(entry.depth()),
        };
        let least = || (0..BUCKET_ENTRIES).min_by_key(|&way| replacement_value(&entries[way])).unwrap_or(0);
        shared[own.unwrap_or_else(least)].store(PackedEntry::new(key, entry, self.age, self.generation));
    }

    /// Returns how full the table is with entries of the latest search, in thousandths.
    pub(super) fn hashfull(&self) -> u32 {
        const SAMPLE: usize = 500;
        let sample = self.buckets.len().min(SAMPLE);
        let entries =
            self.buckets[..sample].iter().flat_map(|Bucket(entries)| entries).map(AtomicEntry::load);
        let used =
            entries.filter(|entry| entry.is_current(self.generation) && entry.age() == self.age).count();
        u32::try_from(used * 1000 / (sample * BUCKET_ENTRIES)).unwrap_or(1000)
    }

    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "the high half of the product is below the length")]
    fn index(&self, key: u64) -> usize {
        ((u128::from(key) * self.buckets.len() as u128) >> 64) as usize
    }
}

/// Allocates this many empty buckets, or fewer where the system refuses.
fn empty(count: usize) -> Vec<Bucket> {
    let (mut buckets, count) = reserved(count);
    buckets.resize_with(count, Bucket::default);
    buckets
}

/// Reserves room for this many buckets, or for a half, a quarter and so on. Returns the room and the number.
fn reserved(mut count: usize) -> (Vec<Bucket>, usize) {
    let mut buckets: Vec<Bucket> = Vec::new();
    while count > 1 && buckets.try_reserve_exact(count).is_err() {
        count /= 2;
    }
    (buckets, count)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(depth: u8, proved: bool) -> TtEntry {
        TtEntry { mv: Some(3), score: Score::EVEN, bound: Bound::Exact, depth, proved }
    }

    #[test]
    fn remembers_within_its_size() {
        let mut table = TranspositionTable::new(1 << 20);
        assert!(table.buckets.len() * size_of::<Bucket>() <= 1 << 20);
        table.store(7, known(4, false));
        assert_eq!(table.probe(7), Some(known(4, false)));
        assert_eq!(table.probe(8), None);
        table.clear();
        assert_eq!(table.probe(7), None);
    }

    fn written(table: &TranspositionTable) -> usize {
        let entries = table.buckets.iter().flat_map(|Bucket(entries)| entries);
        entries.filter(|entry| entry.packed.load(Relaxed) != 0).count()
    }

    #[test]
    fn forgetting_leaves_the_memory_alone() {
        let mut table = TranspositionTable::new(1 << 20);
        (0..100).for_each(|key| table.store(key << 56, known(4, false)));
        let (before, address) = (written(&table), table.address());
        table.clear();
        assert_eq!((written(&table), table.address()), (before, address), "no pass over the memory");
        assert!((0..100).all(|key| table.probe(key << 56).is_none()));
        assert_eq!(table.hashfull(), 0);
    }

    /// A cleared table replaces like a new one: given the same results, both hold the same.
    #[test]
    fn a_table_that_forgot_is_like_a_new_one() {
        let (mut old, new) = (TranspositionTable::new(1 << 10), TranspositionTable::new(1 << 10));
        let known_at = |key: u64| known(u8::try_from(key % 7).unwrap(), key.is_multiple_of(5));
        let keys = || (0..500_u64).map(|key| key.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        keys().for_each(|key| old.store(key, known(200, true)));
        old.clear();
        keys().for_each(|key| {
            old.store(key, known_at(key));
            new.store(key, known_at(key));
        });
        assert!(keys().all(|key| old.probe(key) == new.probe(key)));
        assert!(keys().any(|key| old.probe(key).is_some()));
    }

    #[test]
    fn generations_that_run_out_start_again_with_empty_memory() {
        let mut table = TranspositionTable::new(1 << 10);
        table.store(7, known(4, false));
        for _ in 0..=Generation::LAST.0 {
            table.clear();
            assert_eq!(table.probe(7), None);
        }
        table.store(7, known(4, false));
        assert_eq!(written(&table), 1);
    }

    #[test]
    fn less_memory_than_asked_for_makes_a_smaller_table() {
        let all = usize::MAX / size_of::<Bucket>();
        // Only reserved, not written.
        let (room, count) = reserved(all);
        assert!((1..all).contains(&count) && room.capacity() >= count, "{count}");
    }

    #[test]
    fn what_is_proved_stays() {
        let table = TranspositionTable::new(1 << 20);
        table.store(7, known(2, true));
        table.store(7, known(9, false));
        assert_eq!(table.probe(7), Some(known(2, true)));
    }

    #[test]
    fn older_and_shallower_results_give_way() {
        let mut table = TranspositionTable::new(1 << 20);
        for (key, depth) in [(1, 9), (2, 3), (3, 8), (4, 7), (5, 5)] {
            table.store(key, known(depth, false));
        }
        assert_eq!((1..=5).filter(|&key| table.probe(key).is_none()).collect::<Vec<_>>(), [2]);
        table.new_search();
        (11..=14).for_each(|key| table.store(key, known(1, false)));
        assert!((1..=5).all(|key| table.probe(key).is_none()));
    }

    #[test]
    fn half_written_slots_match_no_key() {
        let entry = AtomicEntry::default();
        entry.store(PackedEntry::new(7, known(4, false), 0, Generation::FIRST));
        entry.packed.store(PackedEntry::new(8, known(5, false), 0, Generation::FIRST).packed, Relaxed);
        assert!(![7, 8].contains(&entry.load().key));
    }

    #[test]
    fn packing_loses_nothing() {
        for (mv, centipoints) in [(None, -15_000), (Some(0), 0), (Some(0xFFFE), 15_000)] {
            for bound in [Bound::Exact, Bound::Lower, Bound::Upper] {
                let known = TtEntry { mv, score: Score::raw(centipoints), bound, depth: 255, proved: true };
                let entry = PackedEntry::new(1, known, 255, Generation::LAST);
                assert_eq!((entry.unpack(), entry.age()), (Some(known), 255));
                assert!(entry.is_current(Generation::LAST) && !entry.is_current(Generation::FIRST));
            }
        }
    }
}
