//! What an engine may use, and how it is to look at games.

use std::thread;

/// The stack that a thread needs to search, in bytes: room for the deepest recursion, several times over.
pub const SEARCH_STACK_SIZE: usize = 8 << 20;

/// A size of memory, 1 to 65,536 MiB; to 1,024 where addresses have only 32 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mebibytes(u32);

impl Mebibytes {
    /// The smallest size.
    pub const MIN: Self = Self(1);
    /// What an engine takes if not told otherwise.
    pub const DEFAULT: Self = Self(16);
    /// The largest size.
    pub const MAX: Self = Self(if cfg!(target_pointer_width = "64") { 65_536 } else { 1_024 });

    /// So many MiB, if that is a sensible size.
    pub const fn new(count: u32) -> Option<Self> {
        if count >= Self::MIN.0 && count <= Self::MAX.0 { Some(Self(count)) } else { None }
    }

    /// How many MiB.
    pub const fn get(self) -> u32 {
        self.0
    }

    pub(super) const fn bytes(self) -> usize {
        (self.0 as usize) << 20
    }
}

/// How many threads search at once, 1 to 64.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Threads(u8);

impl Threads {
    /// One thread: the same question has the same answer each time.
    pub const MIN: Self = Self(1);
    /// The most.
    pub const MAX: Self = Self(64);

    /// So many threads, if that is a sensible number.
    pub const fn new(count: u8) -> Option<Self> {
        if count >= Self::MIN.0 && count <= Self::MAX.0 { Some(Self(count)) } else { None }
    }

    /// How many.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// One for each processor; [`Threads::MIN`] where the system does not say how many there are.
    pub fn for_each_processor() -> Self {
        Self::MAX.on(thread::available_parallelism().map_or(1, usize::from))
    }

    /// The same without one, which is left to draw the window.
    pub fn all_but_one_processor() -> Self {
        Self(Self::for_each_processor().0 - 1).max(Self::MIN)
    }

    /// As many as there are processors to run them, if that is fewer. A thread more would take time from the one that
    /// looks at the clock, and with it from the clock.
    pub(super) fn capped_to_processors(self) -> Self {
        self.on(thread::available_parallelism().map_or(usize::MAX, usize::from))
    }

    fn on(self, processors: usize) -> Self {
        Self(u8::try_from(processors).map_or(self.0, |most| self.0.min(most.max(1))))
    }
}

/// How many of the best moves are searched and told in full, 1 to 20 (`MultiPV` in UGI).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct MultiPv(u8);

impl MultiPv {
    /// Only the best.
    pub const MIN: Self = Self(1);
    /// The most.
    pub const MAX: Self = Self(20);

    /// So many moves, if that is a sensible number.
    pub const fn new(count: u8) -> Option<Self> {
        if count >= Self::MIN.0 && count <= Self::MAX.0 { Some(Self(count)) } else { None }
    }

    /// How many.
    pub const fn get(self) -> u8 {
        self.0
    }
}

/// How much an engine dislikes draws, 0 to 90: the centipoints that it takes a drawn end to be worse than an even
/// game. Less than a point, so that no draw is given up for a proved loss and no proved margin changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Contempt(u8);

impl Contempt {
    /// None: a draw is an even game.
    pub const MIN: Self = Self(0);
    /// Against people.
    pub const AGAINST_PEOPLE: Self = Self(50);
    /// The most.
    pub const MAX: Self = Self(90);

    /// So much, if that is sensible.
    pub const fn new(centipoints: u8) -> Option<Self> {
        if centipoints <= Self::MAX.0 { Some(Self(centipoints)) } else { None }
    }

    /// In centipoints.
    pub const fn get(self) -> u8 {
        self.0
    }
}

/// What an engine may use, and how it is to look at games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EngineOptions {
    /// The bound on the memory of positions.
    pub hash: Mebibytes,
    /// Threads that search at once; no more than there are processors are started.
    pub threads: Threads,
    /// Best moves that are told.
    pub multi_pv: MultiPv,
    /// Dislike of draws.
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
