//! How long an external engine may search, for the command `go`.

use std::time::Duration;

use crate::ai::Limits;
use crate::play::Clock;
use crate::rules::Player;

/// How long to wait at most for an external engine, in different situations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timeouts {
    /// For `ugiok`. A program that does not speak UGI never sends it.
    pub handshake: Duration,
    /// For anything else except moves.
    pub response: Duration,
    /// For a move beyond its time, and for the answer to `stop`.
    pub move_overrun: Duration,
}

impl Default for Timeouts {
    fn default() -> Self {
        let [handshake, response, move_overrun] = [5, 20, 1].map(Duration::from_secs);
        Self { handshake, response, move_overrun }
    }
}

/// How long an external engine may search for a move: within limits for this move, or by the clocks of both players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchTime {
    /// Limits of this move. Without any the engine searches until it is stopped.
    Limits(Limits),
    /// The clocks of a timed game. UGI knows a time and an increment for each player: of byo-yomi the engine is told the
    /// main time or, after that, the current period, and of Bronstein’s delay and of periods it is told their length as
    /// an increment.
    Clock(Clock),
}

/// Time allowed for each node of a node limit, some hundred times what our engine takes. It only keeps an engine that
/// hangs from blocking a match for ever.
const MAX_TIME_PER_NODE: Duration = Duration::from_millis(1);

impl SearchTime {
    /// Formats the time as arguments of the command `go`.
    pub(super) fn go_arguments(self) -> String {
        match self {
            Self::Limits(limits) if limits == Limits::default() => " infinite".to_owned(),
            Self::Limits(Limits { time, depth, nodes }) => {
                let time = time.map(|time| format!(" movetime {}", time.as_millis()));
                let depth = depth.map(|depth| format!(" depth {depth}"));
                let nodes = nodes.map(|nodes| format!(" nodes {nodes}"));
                [time, depth, nodes].into_iter().flatten().collect()
            }
            Self::Clock(clock) => {
                let [black, white] = Player::ALL;
                let left = |player| clock.reading(player).time.as_millis();
                let increment = |player: Player| clock.controls()[player].per_move().as_millis();
                format!(
                    " p1time {} p2time {} p1inc {} p2inc {}",
                    left(black),
                    left(white),
                    increment(black),
                    increment(white)
                )
            }
        }
    }

    /// Returns how long to wait for the engine's move before it counts as late. `None` for limits that imply
    /// no time.
    pub(super) fn deadline(self, mover: Option<Player>, timeouts: &Timeouts) -> Option<Duration> {
        match self {
            Self::Limits(Limits { time: Some(time), .. }) => Some(time.saturating_add(timeouts.move_overrun)),
            Self::Limits(Limits { nodes: Some(nodes), .. }) => {
                // 50 days are enough, and the deadline stays in range.
                let nodes = u32::try_from(nodes).unwrap_or(u32::MAX);
                Some(timeouts.response + MAX_TIME_PER_NODE * nodes)
            }
            Self::Limits(_) => None,
            Self::Clock(clock) => mover.map(|mover| clock.left(mover).saturating_add(timeouts.move_overrun)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::ByPlayer;

    #[test]
    fn moves_have_a_deadline_that_fits_their_limit() {
        let timeouts = Timeouts::default();
        let deadline = |limits| SearchTime::Limits(limits).deadline(None, &timeouts);
        let five = Duration::from_secs(5);
        assert_eq!(deadline(Limits::time(five)), Some(five + timeouts.move_overrun));
        let nodes = |nodes| deadline(Limits::nodes(nodes));
        assert_eq!(nodes(1_000_000), Some(timeouts.response + Duration::from_secs(1000)));
        assert!(std::time::Instant::now().checked_add(nodes(u64::MAX).unwrap()).is_some());
        assert_eq!(deadline(Limits::depth(3)), None);
        assert_eq!(SearchTime::Limits(Limits::default()).go_arguments(), " infinite");
        assert_eq!(
            SearchTime::Limits(Limits { depth: Some(2), ..Limits::nodes(9) }).go_arguments(),
            " depth 2 nodes 9"
        );
    }

    #[test]
    fn an_engine_is_told_of_every_clock() {
        let clock = |black: &str, white: &str, used| {
            let controls = ByPlayer::new(black.parse().unwrap(), white.parse().unwrap());
            let mut clock = Clock::new(controls, Player::Black);
            clock.spend(Duration::from_secs(used));
            SearchTime::Clock(clock)
        };
        let told = |black, white, used| clock(black, white, used).go_arguments();
        assert_eq!(told("5s", "1+2", 0), " p1time 5000 p2time 60000 p1inc 0 p2inc 2000");
        assert_eq!(told("1h", "1d5", 9), " p1time 51000 p2time 69000 p1inc 0 p2inc 5000");
        assert_eq!(told("1b2x30", "1", 20), " p1time 40000 p2time 60000 p1inc 30000 p2inc 0");
        assert_eq!(told("1b2x30", "1", 70), " p1time 20000 p2time 60000 p1inc 30000 p2inc 0");
        // All periods may be used up.
        let timeouts = Timeouts::default();
        let latest = clock("1b2x30", "1", 70).deadline(Some(Player::Black), &timeouts);
        assert_eq!(latest, Some(Duration::from_secs(50) + timeouts.move_overrun));
    }
}
