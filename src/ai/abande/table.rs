//! The table of known positions (a transposition table), bounded in size and shared by the threads of a search.
//!
//! Gigabytes take seconds to write, so all of it is written once, when the table is made. To forget everything the
//! table starts a new generation: slots of older ones count as empty.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use crate::ai::Score;

/// How a stored score relates to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// The true score is the stored one.
    Exact,
    /// The true score is the stored one or more.
    Lower,
    /// The true score is the stored one or less.
    Upper,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Known {
    /// The best or refuting move in packed form.
    pub(super) mv: Option<u16>,
    pub(super) score: Score,
    pub(super) bound: Bound,
    /// Plies searched below the position.
    pub(super) depth: u8,
    /// Whether the bound rests on ends of the game alone, so that no deeper search can change it.
    pub(super) proved: bool,
}

/// A key and all that is known, packed: from the low bits up 16 bits of move + 1, 16 of score, 8 of depth,
/// 2 of bound + 1, 1 of proof, 8 of age, 13 of generation. No generation is 0, so that all zero is an empty slot.
#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    key: u64,
    packed: u64,
}

/// A slot that several threads read and write without waiting for each other. The key is stored exclusive-or the rest,
/// so if two threads wrote one half each, the slot seems to be of another position: the lockless hashing of Hyatt and
/// Mann (2002).
#[derive(Debug, Default)]
struct SharedSlot {
    mixed: AtomicU64,
    packed: AtomicU64,
}

impl SharedSlot {
    #[inline]
    fn load(&self) -> Slot {
        let packed = self.packed.load(Relaxed);
        Slot { key: self.mixed.load(Relaxed) ^ packed, packed }
    }

    #[inline]
    fn store(&self, slot: Slot) {
        self.mixed.store(slot.key ^ slot.packed, Relaxed);
        self.packed.store(slot.packed, Relaxed);
    }
}

/// How many slots a key can go to.
const WAYS: usize = 4;

/// The slots that a key can go to, in one cache line.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([SharedSlot; WAYS]);

const _: () = assert!(size_of::<Bucket>() == 64, "a bucket is one cache line");

impl Slot {
    fn new(key: u64, known: Known, age: u8, generation: Generation) -> Self {
        let bound = match known.bound {
            Bound::Exact => 1,
            Bound::Lower => 2,
            Bound::Upper => 3,
        };
        let packed = known.mv.map_or(0, |mv| u64::from(mv) + 1)
            | u64::from(known.score.to_bits()) << 16
            | u64::from(known.depth) << 32
            | bound << 40
            | u64::from(known.proved) << 42
            | u64::from(age) << 43
            | u64::from(generation.0) << GENERATION_AT;
        Self { key, packed }
    }

    #[expect(clippy::cast_possible_truncation, reason = "taking fields out of the packed word")]
    fn known(self) -> Option<Known> {
        let bound = match self.packed >> 40 & 3 {
            0 => return None,
            1 => Bound::Exact,
            2 => Bound::Lower,
            _ => Bound::Upper,
        };
        Some(Known {
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

    /// Whether the slot was written in this generation; otherwise it counts as empty.
    #[inline]
    fn is_of(self, generation: Generation) -> bool {
        self.packed >> GENERATION_AT == u64::from(generation.0)
    }
}

/// A number for all that was written between two calls of [`Table::clear`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Generation(u16);

/// Where a slot's generation begins in its packed word.
const GENERATION_AT: u32 = 51;

impl Generation {
    const FIRST: Self = Self(1);
    const LAST: Self = Self((1 << (u64::BITS - GENERATION_AT)) - 1);

    /// The next generation, until they run out.
    fn next(self) -> Option<Self> {
        (self < Self::LAST).then_some(Self(self.0 + 1))
    }
}

/// A bounded memory of positions: the most recent and the deepest searched stay.
#[derive(Debug)]
pub(super) struct Table {
    buckets: Vec<Bucket>,
    age: u8,
    generation: Generation,
}

impl Table {
    /// An empty table of at most this many bytes, all of them written and ready; fewer if there is not enough memory.
    pub(super) fn new(bytes: usize) -> Self {
        let buckets = (bytes / size_of::<Bucket>()).max(1);
        Self { buckets: empty(buckets), age: 0, generation: Generation::FIRST }
    }

    pub(super) fn bytes(&self) -> usize {
        size_of_val(self.buckets.as_slice())
    }

    /// The address of its memory.
    #[cfg(test)]
    pub(super) fn place(&self) -> usize {
        self.buckets.as_ptr().addr()
    }

    /// Forgets everything without touching the memory; the table is then as good as new.
    pub(super) fn clear(&mut self) {
        self.age = 0;
        self.generation = self.generation.next().unwrap_or_else(|| {
            // Once in thousands of games.
            for SharedSlot { mixed, packed } in self.buckets.iter_mut().flat_map(|Bucket(slots)| slots) {
                (*mixed.get_mut(), *packed.get_mut()) = (0, 0);
            }
            Generation::FIRST
        });
    }

    /// Starts a new search: entries of older searches give way first.
    pub(super) fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<Known> {
        let Bucket(slots) = &self.buckets[self.index(key)];
        let found =
            slots.iter().map(SharedSlot::load).find(|slot| slot.key == key && slot.is_of(self.generation));
        found.and_then(Slot::known)
    }

    /// Remembers what is known of a position. A proof is never replaced by an estimate, and a known move is kept when a
    /// bound comes without one.
    pub(super) fn put(&self, key: u64, mut known: Known) {
        let Bucket(shared) = &self.buckets[self.index(key)];
        let slots = shared.each_ref().map(SharedSlot::load);
        let own = slots.iter().position(|slot| slot.key == key && slot.is_of(self.generation));
        if let Some(old) = own.and_then(|own| slots[own].known()) {
            if old.proved && !known.proved {
                return;
            }
            known.mv = known.mv.or(old.mv);
        }
        let worth = |slot: &Slot| match () {
            () if !slot.is_of(self.generation) => -1,
            () if slot.age() == self.age => 256 + i32::from(slot.depth()),
            () => i32::from(slot.depth()),
        };
        let least = || (0..WAYS).min_by_key(|&way| worth(&slots[way])).unwrap_or(0);
        shared[own.unwrap_or_else(least)].store(Slot::new(key, known, self.age, self.generation));
    }

    /// How full the table is with results of the latest search, in thousandths.
    pub(super) fn fullness(&self) -> u32 {
        const SAMPLE: usize = 500;
        let sample = self.buckets.len().min(SAMPLE);
        let slots = self.buckets[..sample].iter().flat_map(|Bucket(slots)| slots).map(SharedSlot::load);
        let used = slots.filter(|slot| slot.is_of(self.generation) && slot.age() == self.age).count();
        u32::try_from(used * 1000 / (sample * WAYS)).unwrap_or(1000)
    }

    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "the high half of the product is below the length")]
    fn index(&self, key: u64) -> usize {
        ((u128::from(key) * self.buckets.len() as u128) >> 64) as usize
    }
}

/// This many empty buckets, or fewer if there is not enough memory.
fn empty(count: usize) -> Vec<Bucket> {
    let (mut buckets, count) = reserved(count);
    buckets.resize_with(count, Bucket::default);
    buckets
}

/// Room for this many buckets, or for a half, a quarter and so on if there is not enough memory; and for how many it
/// is.
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

    fn known(depth: u8, proved: bool) -> Known {
        Known { mv: Some(3), score: Score::EVEN, bound: Bound::Exact, depth, proved }
    }

    #[test]
    fn remembers_within_its_size() {
        let mut table = Table::new(1 << 20);
        assert!(table.buckets.len() * size_of::<Bucket>() <= 1 << 20);
        table.put(7, known(4, false));
        assert_eq!(table.get(7), Some(known(4, false)));
        assert_eq!(table.get(8), None);
        table.clear();
        assert_eq!(table.get(7), None);
    }

    fn written(table: &Table) -> usize {
        let slots = table.buckets.iter().flat_map(|Bucket(slots)| slots);
        slots.filter(|slot| slot.packed.load(Relaxed) != 0).count()
    }

    #[test]
    fn forgetting_leaves_the_memory_alone() {
        let mut table = Table::new(1 << 20);
        (0..100).for_each(|key| table.put(key << 56, known(4, false)));
        let (before, place) = (written(&table), table.place());
        table.clear();
        assert_eq!((written(&table), table.place()), (before, place), "no pass over the memory");
        assert!((0..100).all(|key| table.get(key << 56).is_none()));
        assert_eq!(table.fullness(), 0);
    }

    /// Forgotten entries give way as empty slots do: a cleared table and a new one then hold the same.
    #[test]
    fn a_table_that_forgot_is_like_a_new_one() {
        let (mut old, new) = (Table::new(1 << 10), Table::new(1 << 10));
        let known_at = |key: u64| known(u8::try_from(key % 7).unwrap(), key.is_multiple_of(5));
        let keys = || (0..500_u64).map(|key| key.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        keys().for_each(|key| old.put(key, known(200, true)));
        old.clear();
        keys().for_each(|key| {
            old.put(key, known_at(key));
            new.put(key, known_at(key));
        });
        assert!(keys().all(|key| old.get(key) == new.get(key)));
        assert!(keys().any(|key| old.get(key).is_some()));
    }

    #[test]
    fn generations_that_run_out_start_again_with_empty_memory() {
        let mut table = Table::new(1 << 10);
        table.put(7, known(4, false));
        for _ in 0..=Generation::LAST.0 {
            table.clear();
            assert_eq!(table.get(7), None);
        }
        table.put(7, known(4, false));
        assert_eq!(written(&table), 1);
    }

    #[test]
    fn less_memory_than_asked_for_makes_a_smaller_table() {
        let all = usize::MAX / size_of::<Bucket>();
        // Only reserved: nothing is written.
        let (room, count) = reserved(all);
        assert!((1..all).contains(&count) && room.capacity() >= count, "{count}");
    }

    #[test]
    fn what_is_proved_stays() {
        let table = Table::new(1 << 20);
        table.put(7, known(2, true));
        table.put(7, known(9, false));
        assert_eq!(table.get(7), Some(known(2, true)));
    }

    #[test]
    fn older_and_shallower_results_give_way() {
        let mut table = Table::new(1 << 20);
        for (key, depth) in [(1, 9), (2, 3), (3, 8), (4, 7), (5, 5)] {
            table.put(key, known(depth, false));
        }
        assert_eq!((1..=5).filter(|&key| table.get(key).is_none()).collect::<Vec<_>>(), [2]);
        table.grow_older();
        (11..=14).for_each(|key| table.put(key, known(1, false)));
        assert!((1..=5).all(|key| table.get(key).is_none()));
    }

    #[test]
    fn half_written_slots_match_no_key() {
        let slot = SharedSlot::default();
        slot.store(Slot::new(7, known(4, false), 0, Generation::FIRST));
        slot.packed.store(Slot::new(8, known(5, false), 0, Generation::FIRST).packed, Relaxed);
        assert!(![7, 8].contains(&slot.load().key));
    }

    #[test]
    fn packing_loses_nothing() {
        for (mv, centipoints) in [(None, -15_000), (Some(0), 0), (Some(0xFFFE), 15_000)] {
            for bound in [Bound::Exact, Bound::Lower, Bound::Upper] {
                let known = Known { mv, score: Score::step(centipoints), bound, depth: 255, proved: true };
                let slot = Slot::new(1, known, 255, Generation::LAST);
                assert_eq!((slot.known(), slot.age()), (Some(known), 255));
                assert!(slot.is_of(Generation::LAST) && !slot.is_of(Generation::FIRST));
            }
        }
    }
}
