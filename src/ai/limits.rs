//! How long a search may take.

use std::time::Duration;

use super::parameters::{CLOCK_RESERVE, MOVES_TO_GO};

/// What ends a search; whichever limit is reached first. Without any it goes on until it is stopped, or the
/// end of the game is proved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Time on the clock of the wall.
    pub time: Option<Duration>,
    /// Full plies to look ahead.
    pub depth: Option<u32>,
    /// Positions visited.
    pub nodes: Option<u64>,
}

impl Limits {
    /// Only a limit of time.
    pub const fn time(time: Duration) -> Self {
        Self { time: Some(time), depth: None, nodes: None }
    }

    /// Only a limit of depth.
    pub const fn depth(depth: u32) -> Self {
        Self { time: None, depth: Some(depth), nodes: None }
    }

    /// Only a limit of visited positions.
    pub const fn nodes(nodes: u64) -> Self {
        Self { time: None, depth: None, nodes: Some(nodes) }
    }

    /// A fair share of what is left on a player's clock, which gains `increment` with each move.
    #[must_use]
    pub fn clock(left: Duration, increment: Duration) -> Self {
        let usable = left.saturating_sub(CLOCK_RESERVE);
        let share = left / MOVES_TO_GO + increment * 3 / 4;
        Self::time(share.min(usable))
    }

    /// Each limit, or the other's where that is stricter or the only one.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self {
            time: stricter(self.time, other.time),
            depth: stricter(self.depth, other.depth),
            nodes: stricter(self.nodes, other.nodes),
        }
    }
}

fn stricter<T: Ord>(a: Option<T>, b: Option<T>) -> Option<T> {
    match (a, b) {
        (Some(a), Some(b)) => Some(a.min(b)),
        (a, b) => a.or(b),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stricter_limit_holds() {
        let both = Limits { nodes: Some(5), ..Limits::depth(9) }.and(Limits::depth(3));
        assert_eq!(both, Limits { time: None, depth: Some(3), nodes: Some(5) });
    }

    #[test]
    fn a_clock_is_never_overdrawn() {
        let ms = Duration::from_millis;
        assert_eq!(Limits::clock(ms(10), ms(1000)).time, Some(Duration::ZERO));
        assert!(Limits::clock(ms(60_000), ms(0)).time.unwrap() < ms(6_000));
    }
}
