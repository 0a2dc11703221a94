//! Node counting and time checks of a running search.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use super::parameters::NODES_PER_TIME_CHECK;
use super::{Limits, Stop, Threads};

/// The error that a search must end at once; its unfinished part is discarded.
#[derive(Clone, Copy, Debug)]
pub(super) struct Aborted;

/// Counts the nodes of one thread and decides when the search must end.
#[derive(Debug)]
pub(super) struct TimeManager<'a> {
    /// Node limit of this thread.
    node_limit: u64,
    time: Option<Duration>,
    stop: &'a Stop,
    started: Instant,
    nodes: u64,
    /// Nodes that all threads have published.
    shared_nodes: &'a AtomicU64,
    published: u64,
}

impl<'a> TimeManager<'a> {
    /// Creates the time manager of one of `threads` threads, which share `shared_nodes`. Time runs from `started`.
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

    /// Counts a node. An error means that a limit is reached or the search was stopped, so that it must end.
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

    /// Adds the nodes that this thread has newly counted to the count shared by all threads.
    pub(super) fn publish_nodes(&mut self) {
        self.shared_nodes.fetch_add(self.nodes - self.published, Relaxed);
        self.published = self.nodes;
    }

    /// Returns whether the time limit is reached.
    pub(super) fn is_time_up(&self) -> bool {
        self.time.is_some_and(|limit| self.elapsed() >= limit)
    }

    /// Returns the nodes that all threads have searched together.
    pub(super) fn nodes(&self) -> u64 {
        self.shared_nodes.load(Relaxed) + self.nodes - self.published
    }

    /// Returns the time since the search started.
    pub(super) fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }
}
