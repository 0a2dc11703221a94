//! Time controls of the `go` command.

use std::time::Duration;

use crate::ai::Limits;
use crate::rules::{ByPlayer, Player};

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

/// How long an external engine may think about a move: limits for this move, or the clocks of both players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeControl {
    /// Limits of this move. Without any the engine searches until it is stopped.
    Limits(Limits),
    /// Clocks of both players.
    Clocks {
        /// Remaining time.
        left: ByPlayer<Duration>,
        /// Increment for every move.
        increment: ByPlayer<Duration>,
    },
}

/// Time allowed for each node of a node limit, some hundred times what our engine takes. It only keeps an engine that
/// hangs from blocking a match for ever.
const MAX_TIME_PER_NODE: Duration = Duration::from_millis(1);

impl TimeControl {
    /// Formats the time control as arguments of the command `go`.
    pub(super) fn go_arguments(self) -> String {
        match self {
            Self::Limits(limits) if limits == Limits::default() => " infinite".to_owned(),
            Self::Limits(Limits { time, depth, nodes }) => {
                let time = time.map(|time| format!(" movetime {}", time.as_millis()));
                let depth = depth.map(|depth| format!(" depth {depth}"));
                let nodes = nodes.map(|nodes| format!(" nodes {nodes}"));
                [time, depth, nodes].into_iter().flatten().collect()
            }
            Self::Clocks { left, increment } => {
                let [black, white] = Player::ALL;
                let ms = |time: Duration| time.as_millis();
                format!(
                    " p1time {} p2time {} p1inc {} p2inc {}",
                    ms(left[black]),
                    ms(left[white]),
                    ms(increment[black]),
                    ms(increment[white])
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
            Self::Clocks { left, .. } => mover.map(|mover| left[mover].saturating_add(timeouts.move_overrun)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_have_a_deadline_that_fits_their_limit() {
        let timeouts = Timeouts::default();
        let deadline = |limits| TimeControl::Limits(limits).deadline(None, &timeouts);
        let five = Duration::from_secs(5);
        assert_eq!(deadline(Limits::time(five)), Some(five + timeouts.move_overrun));
        let nodes = |nodes| deadline(Limits::nodes(nodes));
        assert_eq!(nodes(1_000_000), Some(timeouts.response + Duration::from_secs(1000)));
        assert!(std::time::Instant::now().checked_add(nodes(u64::MAX).unwrap()).is_some());
        assert_eq!(deadline(Limits::depth(3)), None);
        let clocks = TimeControl::Clocks {
            left: ByPlayer::new(five, Duration::ZERO),
            increment: ByPlayer::new(Duration::ZERO, five),
        };
        assert_eq!(clocks.deadline(Some(Player::Black), &timeouts), Some(five + timeouts.move_overrun));
        assert_eq!(clocks.go_arguments(), " p1time 5000 p2time 0 p1inc 0 p2inc 5000");
        assert_eq!(TimeControl::Limits(Limits::default()).go_arguments(), " infinite");
        assert_eq!(
            TimeControl::Limits(Limits { depth: Some(2), ..Limits::nodes(9) }).go_arguments(),
            " depth 2 nodes 9"
        );
    }
}
