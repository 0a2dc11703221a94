//! The time that passes while a game in the terminal is played.

use std::thread;
use std::time::{Duration, Instant};

#[cfg(test)]
use std::sync::Arc;
#[cfg(test)]
use std::sync::atomic::{AtomicU64, Ordering};

/// A source of time: the machine's or, in tests, one that passes only when told.
#[derive(Clone, Debug)]
pub(super) enum Stopwatch {
    /// The machine's monotonic time since this moment.
    Machine(Instant),
    /// Milliseconds that have passed in a test.
    #[cfg(test)]
    Simulated(Arc<AtomicU64>),
}

impl Stopwatch {
    /// Time since the stopwatch was started.
    pub(super) fn elapsed(&self) -> Duration {
        match self {
            Self::Machine(started) => started.elapsed(),
            #[cfg(test)]
            Self::Simulated(millis) => Duration::from_millis(millis.load(Ordering::Relaxed)),
        }
    }

    /// Waits until this time has passed.
    pub(super) fn sleep(&self, time: Duration) {
        match self {
            Self::Machine(_) => thread::sleep(time),
            #[cfg(test)]
            Self::Simulated(millis) => {
                let passed = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
                millis.fetch_add(passed, Ordering::Relaxed);
            }
        }
    }
}

impl Default for Stopwatch {
    fn default() -> Self {
        Self::Machine(Instant::now())
    }
}
