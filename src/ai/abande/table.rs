//! The table of known positions (a transposition table), bounded in size and shared by the threads of a search.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use crate::ai::Score;

/// How a stored score relates to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// The true score is this one.
    Exact,
    /// The true score is this one or more.
    Lower,
    /// The true score is this one or less.
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
/// 2 of bound + 1, 1 of proof, 8 of age. All zero is an empty slot.
#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    key: u64,
    packed: u64,
}

/// A slot that several threads read and write without waiting for each other. The key is kept exclusive-or the
/// rest, so that a slot of which two threads wrote one half each is taken for another position's: the lockless
/// hashing of Hyatt and Mann (2002).
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

/// Slots that one key can go to.
const WAYS: usize = 4;

/// One cache line.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([SharedSlot; WAYS]);

const _: () = assert!(size_of::<Bucket>() == 64, "a bucket is one cache line");

impl Slot {
    fn new(key: u64, known: Known, age: u8) -> Self {
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
            | u64::from(age) << 43;
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

    fn is_empty(self) -> bool {
        self.packed == 0
    }
}

/// A bounded memory of positions: the most recent and the deepest searched stay.
#[derive(Debug)]
pub(super) struct Table {
    buckets: Vec<Bucket>,
    age: u8,
}

impl Table {
    /// An empty table that takes at most so many bytes.
    pub(super) fn new(bytes: usize) -> Self {
        let buckets = (bytes / size_of::<Bucket>()).max(1);
        Self { buckets: empty(buckets), age: 0 }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        // Never two tables at once: the size is a promise.
        let buckets = self.buckets.len();
        self.buckets = Vec::new();
        self.buckets = empty(buckets);
        self.age = 0;
    }

    /// Starts a new search: what older ones left gives way first.
    pub(super) fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<Known> {
        let Bucket(slots) = &self.buckets[self.index(key)];
        slots.iter().map(SharedSlot::load).find(|slot| slot.key == key).and_then(Slot::known)
    }

    /// Remembers what is known of a position. What is proved is never exchanged for an estimate, and a known
    /// move outlives a bound without one.
    pub(super) fn put(&self, key: u64, mut known: Known) {
        let Bucket(shared) = &self.buckets[self.index(key)];
        let slots = shared.each_ref().map(SharedSlot::load);
        let own = slots.iter().position(|slot| slot.key == key && !slot.is_empty());
        if let Some(old) = own.and_then(|own| slots[own].known()) {
            if old.proved && !known.proved {
                return;
            }
            known.mv = known.mv.or(old.mv);
        }
        let worth = |slot: &Slot| match () {
            () if slot.is_empty() => -1,
            () if slot.age() == self.age => 256 + i32::from(slot.depth()),
            () => i32::from(slot.depth()),
        };
        let least = || (0..WAYS).min_by_key(|&way| worth(&slots[way])).unwrap_or(0);
        shared[own.unwrap_or_else(least)].store(Slot::new(key, known, self.age));
    }

    /// How full the table is with results of the latest search, in thousandths.
    pub(super) fn fullness(&self) -> u32 {
        const SAMPLE: usize = 500;
        let sample = self.buckets.len().min(SAMPLE);
        let slots = self.buckets[..sample].iter().flat_map(|Bucket(slots)| slots).map(SharedSlot::load);
        let used = slots.filter(|slot| !slot.is_empty() && slot.age() == self.age).count();
        u32::try_from(used * 1000 / (sample * WAYS)).unwrap_or(1000)
    }

    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "the high half of the product is below the length")]
    fn index(&self, key: u64) -> usize {
        ((u128::from(key) * self.buckets.len() as u128) >> 64) as usize
    }
}

fn empty(buckets: usize) -> Vec<Bucket> {
    std::iter::repeat_with(Bucket::default).take(buckets).collect()
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
    fn half_written_slots_are_nobodys() {
        let slot = SharedSlot::default();
        slot.store(Slot::new(7, known(4, false), 0));
        slot.packed.store(Slot::new(8, known(5, false), 0).packed, Relaxed);
        assert!(![7, 8].contains(&slot.load().key));
    }

    #[test]
    fn packing_loses_nothing() {
        for (mv, centipoints) in [(None, -15_000), (Some(0), 0), (Some(0xFFFE), 15_000)] {
            for bound in [Bound::Exact, Bound::Lower, Bound::Upper] {
                let known = Known { mv, score: Score::step(centipoints), bound, depth: 255, proved: true };
                assert_eq!(Slot::new(1, known, 255).known(), Some(known));
                assert_eq!(Slot::new(1, known, 255).age(), 255);
            }
        }
    }
}
