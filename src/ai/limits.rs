//! Search limits and time management.

use std::time::Duration;

use super::parameters::{HASTE_BELOW, MOVE_OVERHEAD, clock};
use crate::play::{Clock, TimeSystem};
use crate::rules::{AnyGame, Player};

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

    /// Takes time from these limits that has been spent before the search.
    #[must_use]
    pub(super) fn less(self, spent: Duration) -> Self {
        Self { time: self.time.map(|time| time.saturating_sub(spent)), ..self }
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
        let (part, whole) = clock_share(game);
        let share = left.saturating_mul(part) / whole + increment * 3 / 4;
        Self::time(share.min(usable(left)))
    }

    /// Limits the time only: allots time for one move by the clock of a timed game, on which it is the player's turn.
    ///
    /// In byo-yomi a move may take all of its period but what is always kept, because what is left of a period is lost
    /// anyway.
    #[must_use]
    pub fn on_clock(clock: &Clock, player: Player, game: &AnyGame) -> Self {
        let (control, reading) = (clock.controls()[player], clock.reading(player));
        match (control.system(), reading.periods) {
            (TimeSystem::ByoYomi { .. }, Some(_)) => Self::time(usable(reading.time)),
            (TimeSystem::ByoYomi { length, .. }, None) => {
                // The first period follows the main time without loss.
                let whole = Self::clock(reading.time.saturating_add(length), Duration::ZERO, game);
                Self::time(whole.time.unwrap_or_default().max(usable(length)))
            }
            (
                TimeSystem::SuddenDeath
                | TimeSystem::Fischer { .. }
                | TimeSystem::Bronstein { .. }
                | TimeSystem::Hourglass,
                _,
            ) => Self::clock(reading.time, control.per_move(), game),
        }
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

/// Returns what a move may use of the time on a clock at most.
fn usable(left: Duration) -> Duration {
    if left <= HASTE_BELOW { Duration::ZERO } else { left.saturating_sub(MOVE_OVERHEAD) }
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
    use crate::play::TimeControl;
    use crate::rules::{ByPlayer, Game, Variant};

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
            for left in [0, 1, 10, 99, 100, 101, 200, 201, 250, 1_000, u64::from(u32::MAX)] {
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

    /// The time that the clock of Black allots in the first position, after so much of the turn.
    fn allotted(control: &str, used: Duration) -> Duration {
        let control: TimeControl = control.parse().unwrap();
        let mut clock = Clock::new(ByPlayer::new(control, control), Player::Black);
        clock.spend(used);
        Limits::on_clock(&clock, Player::Black, &Variant::Hex.start()).time.unwrap()
    }

    #[test]
    fn every_time_system_is_used_as_it_gives() {
        let hex = Variant::Hex.start();
        let clock = |left, increment| Limits::clock(ms(left), ms(increment), &hex).time.unwrap();
        assert_eq!(allotted("5", Duration::ZERO), clock(300_000, 0));
        assert_eq!(allotted("5h", Duration::ZERO), clock(300_000, 0));
        assert_eq!(allotted("5+3", ms(60_000)), clock(240_000, 3_000));
        assert_eq!(allotted("5d3", Duration::ZERO), clock(300_000, 3_000));
        // All of a period, and no less before the periods begin.
        assert_eq!(allotted("0b3x30", Duration::ZERO), ms(29_900));
        assert_eq!(allotted("0b3x30", ms(20_000)), ms(9_900));
        assert_eq!(allotted("0b3x30", ms(31_000)), ms(28_900), "the second period");
        assert_eq!(allotted("1b3x30", Duration::ZERO), ms(29_900));
        assert_eq!(allotted("1b3x30", ms(59_950)), ms(29_900), "the first period is still whole");
        assert_eq!(allotted("20b3x30", Duration::ZERO), clock(1_230_000, 0));
    }

    #[test]
    fn a_move_is_made_at_once_when_time_is_up() {
        for control in ["5", "5+3", "5d3", "5h"] {
            assert_eq!(allotted(control, ms(299_800)), Duration::ZERO, "{control}");
            assert_eq!(allotted(control, ms(400_000)), Duration::ZERO, "{control}");
        }
        assert_eq!(allotted("0b2x30", ms(59_900)), Duration::ZERO);
    }
}
