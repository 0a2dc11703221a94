//! Engine options.

use std::thread;

/// Stack size in bytes of threads that search, also for reviews and the coach: several times what the deepest recursion
/// needs.
pub const SEARCH_STACK_SIZE: usize = 8 << 20;

/// Size of the engine's tables (hash size) in MiB, from 1 to 65,536, or to 1,024 on 32-bit systems.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mebibytes(u32);

impl Mebibytes {
    /// Minimum size.
    pub const MIN: Self = Self(1);
    /// Default size.
    pub const DEFAULT: Self = Self(16);
    /// Maximum size.
    pub const MAX: Self = Self(if cfg!(target_pointer_width = "64") { 65_536 } else { 1_024 });

    /// Creates a size in MiB. `None` if out of range.
    pub const fn new(count: u32) -> Option<Self> {
        if count >= Self::MIN.0 && count <= Self::MAX.0 { Some(Self(count)) } else { None }
    }

    /// Returns the size in MiB.
    pub const fn get(self) -> u32 {
        self.0
    }

    pub(super) const fn bytes(self) -> usize {
        (self.0 as usize) << 20
    }
}

/// Number of search threads, from 1 to 64.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Threads(u8);

impl Threads {
    /// One thread, which makes searches deterministic.
    pub const MIN: Self = Self(1);
    /// Maximum number.
    pub const MAX: Self = Self(64);

    /// Creates a number of threads. `None` if out of range.
    pub const fn new(count: u8) -> Option<Self> {
        if count >= Self::MIN.0 && count <= Self::MAX.0 { Some(Self(count)) } else { None }
    }

    /// Returns the number of threads.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// Returns one thread per processor, or [`Threads::MIN`] where the system does not tell their number.
    pub fn for_each_processor() -> Self {
        Self::MAX.on(thread::available_parallelism().map_or(1, usize::from))
    }

    /// Returns one thread per processor except one, which is left free to draw the window.
    pub fn all_but_one_processor() -> Self {
        Self(Self::for_each_processor().0 - 1).max(Self::MIN)
    }

    /// Limits the number to that of the processors. More would take time from the thread that checks the clock.
    pub(super) fn capped_to_processors(self) -> Self {
        self.on(thread::available_parallelism().map_or(usize::MAX, usize::from))
    }

    /// Limits the number to this many processors, but at least to 1.
    fn on(self, processors: usize) -> Self {
        Self(u8::try_from(processors).map_or(self.0, |most| self.0.min(most.max(1))))
    }
}

/// Number of principal variations to search, from 1 to 20 (`MultiPV` in UGI).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct MultiPv(u8);

impl MultiPv {
    /// Only the best move.
    pub const MIN: Self = Self(1);
    /// Maximum number.
    pub const MAX: Self = Self(20);

    /// Creates a number of variations. `None` if out of range.
    pub const fn new(count: u8) -> Option<Self> {
        if count >= Self::MIN.0 && count <= Self::MAX.0 { Some(Self(count)) } else { None }
    }

    /// Returns the number of variations.
    pub const fn get(self) -> u8 {
        self.0
    }
}

/// How much an engine avoids draws, in centipoints, from 0 to 90.
///
/// A drawn game counts as this much worse than an even position. Below one point, so that the engine never prefers a
/// proved loss to a draw and proved margins stay the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Contempt(u8);

impl Contempt {
    /// No contempt.
    pub const MIN: Self = Self(0);
    /// Contempt in games against people.
    pub const AGAINST_PEOPLE: Self = Self(50);
    /// Maximum contempt.
    pub const MAX: Self = Self(90);

    /// Creates a contempt in centipoints. `None` if out of range.
    pub const fn new(centipoints: u8) -> Option<Self> {
        if centipoints <= Self::MAX.0 { Some(Self(centipoints)) } else { None }
    }

    /// Returns the contempt in centipoints.
    pub const fn get(self) -> u8 {
        self.0
    }
}

/// Options of an engine: size of its tables, threads, number of lines, contempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EngineOptions {
    /// Maximum size of the transposition table or the search tree.
    pub hash: Mebibytes,
    /// Search threads, of which no more start than there are processors.
    pub threads: Threads,
    /// Principal variations to report.
    pub multi_pv: MultiPv,
    /// Contempt for draws.
    pub contempt: Contempt,
}

impl Default for EngineOptions {
    fn default() -> Self {
        Self {
            hash: Mebibytes::DEFAULT,
            threads: Threads::MIN,
            multi_pv: MultiPv::MIN,
            contempt: Contempt::MIN,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_more_threads_run_than_there_are_processors() {
        for (asked, processors, run) in [(64, 2, 2), (1, 2, 1), (64, 64, 64), (64, 1_000, 64), (3, 1, 1)] {
            assert_eq!(Threads(asked).on(processors), Threads(run));
        }
        let processors = thread::available_parallelism().map_or(usize::MAX, usize::from);
        assert!(usize::from(Threads::MAX.capped_to_processors().get()) <= processors);
        let (all, beside) = (Threads::for_each_processor().get(), Threads::all_but_one_processor().get());
        assert!(all == beside + 1 || (all, beside) == (1, 1), "{all} and {beside}");
    }
}
