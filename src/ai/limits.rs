//! Search limits and time management.

use std::time::Duration;

use super::parameters::{MOVE_OVERHEAD, clock};
use crate::rules::AnyGame;

/// Search limits, of which the first to be reached ends the search. Without any it runs until it is stopped or the
/// game is solved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Wall-clock time.
    pub time: Option<Duration>,
    /// Depth in plies.
    pub depth: Option<u32>,
    /// Nodes; playouts in Anda.
    pub nodes: Option<u64>,
}

impl Limits {
    /// Limits the time only.
    pub const fn time(time: Duration) -> Self {
        Self { time: Some(time), depth: None, nodes: None }
    }

    /// Limits the depth in plies only.
    pub const fn depth(depth: u32) -> Self {
        Self { time: None, depth: Some(depth), nodes: None }
    }

    /// Limits the nodes only.
    pub const fn nodes(nodes: u64) -> Self {
        Self { time: None, depth: None, nodes: Some(nodes) }
    }

    /// Limits the time only: allots time for one move from the time `left` on a player's clock and its
    /// `increment`.
    ///
    /// The opening and the middle game get more time per move than the ending, most of which is solved. Some time is
    /// always kept, so that the clock never runs out.
    #[must_use]
    pub fn clock(left: Duration, increment: Duration, game: &AnyGame) -> Self {
        let usable = left.saturating_sub(MOVE_OVERHEAD);
        let (part, whole) = clock_share(game);
        let share = left * part / whole + increment * 3 / 4;
        Self::time(share.min(usable))
    }

    /// Combines two sets of limits; of each kind the lower one holds.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self {
            time: tighter(self.time, other.time),
            depth: tighter(self.depth, other.depth),
            nodes: tighter(self.nodes, other.nodes),
        }
    }
}

/// Returns the share of the clock for the next move, as a numerator and a denominator.
fn clock_share(game: &AnyGame) -> (u32, u32) {
    match game {
        AnyGame::Abande(position) => {
            let moves = clock::ABANDE_PER_THREE_PIECES * u32::from(position.hand(position.turn()));
            (3, 3 * clock::ABANDE_BASE + moves)
        }
        AnyGame::Anda(_) => (1, clock::ANDA),
    }
}

fn tighter<T: Ord>(a: Option<T>, b: Option<T>) -> Option<T> {
    match (a, b) {
        (Some(a), Some(b)) => Some(a.min(b)),
        (a, b) => a.or(b),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Game, Player, Variant};

    #[test]
    fn the_stricter_limit_holds() {
        let both = Limits { nodes: Some(5), ..Limits::depth(9) }.and(Limits::depth(3));
        assert_eq!(both, Limits { time: None, depth: Some(3), nodes: Some(5) });
    }

    fn ms(count: u64) -> Duration {
        Duration::from_millis(count)
    }

    #[test]
    fn a_clock_is_never_overdrawn() {
        for variant in Variant::ALL {
            for left in [0, 1, 10, 29, 30, 31, 50, 1_000, u64::from(u32::MAX)] {
                for increment in [0, 1, 1_000, u64::from(u32::MAX)] {
                    let time = Limits::clock(ms(left), ms(increment), &variant.start()).time.unwrap();
                    assert!(time <= ms(left).saturating_sub(MOVE_OVERHEAD), "{variant} {left} {increment}");
                }
            }
        }
    }

    /// Plays first legal moves, each in the time that the clock allots, and returns one player's times and remaining
    /// clock.
    fn a_game(minute: Duration, increment: Duration) -> (Vec<Duration>, Duration) {
        let (mut game, mut left, mut times) = (Variant::Hex.start(), minute, Vec::new());
        while let Some(mover) = game.to_move() {
            if mover == Player::White {
                let time = Limits::clock(left, increment, &game).time.unwrap();
                left = left.checked_sub(time).unwrap() + increment;
                times.push(time);
            }
            game.play_unchecked(game.legal_moves()[0]);
        }
        (times, left)
    }

    #[test]
    fn the_opening_gets_more_time_than_the_ending() {
        let minute = ms(60_000);
        let (times, left) = a_game(minute, Duration::ZERO);
        assert!(times.is_sorted_by(|earlier, later| earlier >= later), "{times:?}");
        assert!(times[0] > minute / 25 && times[0] < minute / 10, "{times:?}");
        assert!(left < minute / 8, "most of the clock is used: {left:?} left");
        assert!(left > MOVE_OVERHEAD);
        // With an increment there is always more.
        let (faster, left) = a_game(minute, ms(1_000));
        assert!(times.iter().zip(&faster).all(|(without, with)| with > without));
        assert!(left > ms(1_000));
    }
}
