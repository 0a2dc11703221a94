//! Counting what a search has used up.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use super::parameters::NODES_BETWEEN_CLOCK_LOOKS;
use super::{Limits, Stop, Threads};

/// The search has to end now; its unfinished part is worth nothing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Interrupted;

/// Counts the positions that one thread visits and says when it is enough.
#[derive(Debug)]
pub(super) struct Budget<'a> {
    /// This thread's share of the positions.
    quota: u64,
    time: Option<Duration>,
    stop: &'a Stop,
    started: Instant,
    nodes: u64,
    /// What all threads visited together, as far as they have told.
    total: &'a AtomicU64,
    told: u64,
}

impl<'a> Budget<'a> {
    /// The budget of one of so many threads, each of which adds what it visits to `total`. Time has run since the
    /// question came.
    pub(super) fn new(
        limits: &Limits,
        threads: Threads,
        started: Instant,
        stop: &'a Stop,
        total: &'a AtomicU64,
    ) -> Self {
        let share = |nodes: u64| nodes.div_ceil(u64::from(threads.get()));
        Self {
            quota: limits.nodes.map_or(u64::MAX, share),
            time: limits.time,
            stop,
            started,
            nodes: 0,
            total,
            told: 0,
        }
    }

    /// Counts one visited position.
    #[inline]
    pub(super) fn spend(&mut self) -> Result<(), Interrupted> {
        if self.stop.is_raised() || self.nodes >= self.quota {
            return Err(Interrupted);
        }
        if self.nodes.is_multiple_of(NODES_BETWEEN_CLOCK_LOOKS) {
            self.tell();
            if self.is_late() {
                return Err(Interrupted);
            }
        }
        self.nodes += 1;
        Ok(())
    }

    /// Tells the other threads how much was visited.
    pub(super) fn tell(&mut self) {
        self.total.fetch_add(self.nodes - self.told, Relaxed);
        self.told = self.nodes;
    }

    /// Whether time is up, by a look at the clock.
    pub(super) fn is_late(&self) -> bool {
        self.time.is_some_and(|limit| self.elapsed() >= limit)
    }

    /// Positions visited by all threads.
    pub(super) fn nodes(&self) -> u64 {
        self.total.load(Relaxed) + self.nodes - self.told
    }

    pub(super) fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }
}
