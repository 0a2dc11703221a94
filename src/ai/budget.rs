//! Counting what a search has used up.

use std::time::{Duration, Instant};

use super::parameters::NODES_BETWEEN_CLOCK_LOOKS;
use super::{Limits, Stop};

/// The search has to end now; its unfinished part is worth nothing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Interrupted;

/// Counts visited positions and says when it is enough.
#[derive(Debug)]
pub(super) struct Budget<'a> {
    limits: &'a Limits,
    stop: &'a Stop,
    started: Instant,
    nodes: u64,
}

impl<'a> Budget<'a> {
    pub(super) fn new(limits: &'a Limits, stop: &'a Stop) -> Self {
        Self { limits, stop, started: Instant::now(), nodes: 0 }
    }

    /// Counts one visited position.
    #[inline]
    pub(super) fn spend(&mut self) -> Result<(), Interrupted> {
        if self.stop.is_raised() || self.limits.nodes.is_some_and(|limit| self.nodes >= limit) {
            return Err(Interrupted);
        }
        if self.nodes.is_multiple_of(NODES_BETWEEN_CLOCK_LOOKS)
            && self.limits.time.is_some_and(|limit| self.elapsed() >= limit)
        {
            return Err(Interrupted);
        }
        self.nodes += 1;
        Ok(())
    }

    /// Whether time is up, by a look at the clock.
    pub(super) fn is_late(&self) -> bool {
        self.limits.time.is_some_and(|limit| self.elapsed() >= limit)
    }

    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    pub(super) fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }
}
