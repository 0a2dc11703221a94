//! Counting what a search has used up.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use super::parameters::NODES_PER_TIME_CHECK;
use super::{Limits, Stop, Threads};

/// The search has to end now; its unfinished part is worth nothing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Aborted;

/// Counts the positions that one thread visits and says when it is enough.
#[derive(Debug)]
pub(super) struct TimeManager<'a> {
    /// This thread's share of the positions.
    node_limit: u64,
    time: Option<Duration>,
    stop: &'a Stop,
    started: Instant,
    nodes: u64,
    /// What all threads visited together, as far as they have told.
    shared_nodes: &'a AtomicU64,
    published: u64,
}

impl<'a> TimeManager<'a> {
    /// The budget of one of so many threads, each of which adds what it visits to `shared_nodes`. Time has run since the
    /// question came.
    pub(super) fn new(
        limits: &Limits,
        threads: Threads,
        started: Instant,
        stop: &'a Stop,
        shared_nodes: &'a AtomicU64,
    ) -> Self {
        let share = |nodes: u64| nodes.div_ceil(u64::from(threads.get()));
        Self {
            node_limit: limits.nodes.map_or(u64::MAX, share),
            time: limits.time,
            stop,
            started,
            nodes: 0,
            shared_nodes,
            published: 0,
        }
    }

    /// Counts one visited position.
    #[inline]
    pub(super) fn count_node(&mut self) -> Result<(), Aborted> {
        if self.stop.is_raised() || self.nodes >= self.node_limit {
            return Err(Aborted);
        }
        if self.nodes.is_multiple_of(NODES_PER_TIME_CHECK) {
            self.publish_nodes();
            if self.is_time_up() {
                return Err(Aborted);
            }
        }
        self.nodes += 1;
        Ok(())
    }

    /// Tells the other threads how much was visited.
    pub(super) fn publish_nodes(&mut self) {
        self.shared_nodes.fetch_add(self.nodes - self.published, Relaxed);
        self.published = self.nodes;
    }

    /// Whether time is up, by a look at the clock.
    pub(super) fn is_time_up(&self) -> bool {
        self.time.is_some_and(|limit| self.elapsed() >= limit)
    }

    /// Positions visited by all threads.
    pub(super) fn nodes(&self) -> u64 {
        self.shared_nodes.load(Relaxed) + self.nodes - self.published
    }

    pub(super) fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }
}
