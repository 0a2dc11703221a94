//! Losses on time in a match of engines.

use std::fmt;
use std::time::Duration;

use super::runner::Played;
use crate::rules::Player;

/// How the engines have kept to their clocks in the games so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct TimeReport {
    /// Games that each engine has lost on time.
    losses: [u32; 2],
    /// How far beyond its time an engine has moved, at most.
    largest_overrun: Option<Duration>,
    /// The least that a clock had left when its player moved.
    least_left: Option<Duration>,
}

impl TimeReport {
    /// Counts a game.
    pub(super) fn add(&mut self, played: &Played) {
        if let Some((player, overrun)) = played.lost_on_time() {
            self.losses[played.engine_of(player)] += 1;
            self.largest_overrun = self.largest_overrun.max(Some(overrun));
        }
        for left in Player::ALL.into_iter().filter_map(|player| played.least_left[player]) {
            self.least_left = Some(self.least_left.map_or(left, |least| least.min(left)));
        }
    }
}

impl fmt::Display for TimeReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.losses;
        write!(f, "losses {first} by engine 1, {second} by engine 2")?;
        if let Some(overrun) = self.largest_overrun {
            write!(f, ", largest overrun {} ms", overrun.as_millis())?;
        }
        match self.least_left {
            Some(left) => write!(f, ", least left after a move {} ms", left.as_millis()),
            None => Ok(()),
        }
    }
}
