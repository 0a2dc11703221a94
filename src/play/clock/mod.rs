//! The clock of a timed game: a pure model that is told how much time has passed.

mod time_control;

use std::time::Duration;

use crate::rules::{ByPlayer, Player};

pub(super) use time_control::whole_millis;

pub use time_control::{TimeControl, TimeControlError, TimeSystem};

/// Time below which clocks show tenths of a second.
pub const TENTHS_BELOW: Duration = Duration::from_secs(20);
/// Time that a player gives the opponent unless another one is asked for.
pub const USUAL_GIFT: Duration = Duration::from_secs(15);
/// Time after a warning of little time in which there is no other.
const WARNING_PAUSE: Duration = Duration::from_secs(20);
/// More time than any clock can have, even after gifts.
pub(super) const MOST_LEFT: Duration = Duration::from_hours(1000);
/// Time at which a player should hurry in any game.
const LEAST_LOW: Duration = Duration::from_secs(10);
/// Greatest time at which a player is told to hurry.
const MOST_LOW: Duration = Duration::from_mins(1);

/// The clocks of both players. Time runs for one of them, and only when [`spend`](Self::spend) says so, so the clock
/// needs no time source. A turn ends with [`press`](Self::press).
///
/// ```
/// use std::time::Duration;
/// use abande::play::{Clock, TimeControl};
/// use abande::rules::{ByPlayer, Player};
///
/// let control: TimeControl = "5+3".parse()?;
/// let mut clock = Clock::new(ByPlayer::new(control, control), Player::Black);
/// clock.spend(Duration::from_secs(10));
/// assert_eq!(clock.left(Player::Black), Duration::from_secs(290));
/// clock.press(Player::White);
/// assert_eq!(clock.left(Player::Black), Duration::from_secs(293));
/// # Ok::<(), abande::play::TimeControlError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    controls: ByPlayer<TimeControl>,
    mover: Player,
    times: ClockTimes,
}

/// State of a clock within a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockTimes {
    /// Time left at the beginning of the turn, all periods of byo-yomi included.
    pub left: ByPlayer<Duration>,
    /// Time that the player to move has used in this turn.
    pub used: Duration,
}

/// Time as a clock displays it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockReading {
    /// Time left: of the main time or, after that, of the current period.
    pub time: Duration,
    /// In byo-yomi, once the main time is used up: the number of periods left, with the current one.
    pub periods: Option<u32>,
}

impl Clock {
    /// The clocks at the beginning of a game.
    pub fn new(controls: ByPlayer<TimeControl>, first: Player) -> Self {
        Self::at_turn(controls, first, ByPlayer::from_fn(|player| controls[player].starting_time()))
    }

    /// The clocks at the beginning of a turn of `mover`, with this time left for each player.
    pub const fn at_turn(controls: ByPlayer<TimeControl>, mover: Player, left: ByPlayer<Duration>) -> Self {
        Self { controls, mover, times: ClockTimes { left, used: Duration::ZERO } }
    }

    /// The time controls of both players.
    pub const fn controls(&self) -> ByPlayer<TimeControl> {
        self.controls
    }

    /// The player whose time runs.
    pub const fn mover(&self) -> Player {
        self.mover
    }

    /// State within the turn, to be restored with [`set_times`](Self::set_times).
    pub const fn times(&self) -> ClockTimes {
        self.times
    }

    /// Restores the state within the turn. Times beyond what any clock can have are cut.
    pub fn set_times(&mut self, times: ClockTimes) {
        let left = ByPlayer::from_fn(|player| times.left[player].min(MOST_LEFT));
        self.times = ClockTimes { left, used: times.used.min(MOST_LEFT) };
    }

    /// Time that the player to move has used in this turn.
    pub const fn used(&self) -> Duration {
        self.times.used
    }

    /// Time that a player has left, all periods of byo-yomi included.
    pub fn left(&self, player: Player) -> Duration {
        let ClockTimes { left, used } = self.times;
        if player == self.mover {
            left[player].saturating_sub(used)
        } else {
            left[player].saturating_add(self.gain())
        }
    }

    /// Time of a player as the clock displays it.
    pub fn reading(&self, player: Player) -> ClockReading {
        let (left, control) = (self.left(player), self.controls[player]);
        let main = left.saturating_sub(control.periods_time());
        match control.system() {
            TimeSystem::ByoYomi { length, .. } if main.is_zero() && !left.is_zero() => {
                let periods = periods_of(left, length);
                ClockReading { time: left.saturating_sub(length * (periods - 1)), periods: Some(periods) }
            }
            TimeSystem::ByoYomi { .. } if left.is_zero() => {
                ClockReading { time: Duration::ZERO, periods: Some(0) }
            }
            _ => ClockReading { time: main, periods: None },
        }
    }

    /// Returns `true` if the player to move has no time left: the flag has fallen.
    pub fn has_flag_fallen(&self) -> bool {
        self.left(self.mover).is_zero()
    }

    /// Returns `true` if a player should hurry: an eighth of the main time is left, at least 10 seconds and at most a minute, or
    /// the last 10 seconds of a byo-yomi period run.
    pub fn is_low(&self, player: Player) -> bool {
        let (reading, control) = (self.reading(player), self.controls[player]);
        let most = if reading.periods.is_some() {
            LEAST_LOW
        } else {
            (control.main() / 8).clamp(LEAST_LOW, MOST_LOW)
        };
        let has_periods_ahead = reading.periods.is_none() && !control.periods_time().is_zero();
        reading.time <= most && !has_periods_ahead
    }

    /// Lets time pass for the player to move.
    pub fn spend(&mut self, elapsed: Duration) {
        self.times.used = self.times.used.saturating_add(elapsed);
    }

    /// Gives a player more time, or a whole period once only periods of byo-yomi are left. Returns the time given.
    pub fn give(&mut self, player: Player, time: Duration) -> Duration {
        let time = match (self.controls[player].system(), self.reading(player).periods) {
            (TimeSystem::ByoYomi { length, .. }, Some(_)) => length,
            _ => time,
        };
        let ClockTimes { left, used } = &mut self.times;
        if player == self.mover {
            // A flag that has fallen rises again.
            *used = (*used).min(left[player]);
        }
        left[player] = left[player].saturating_add(time).min(MOST_LEFT);
        time
    }

    /// Ends the turn: the mover gets what the time control gives for a move, and the time of `next` runs. The turn's
    /// time counts in whole milliseconds, so that a record can hold what is left.
    pub fn press(&mut self, next: Player) {
        self.times.used = whole_millis(self.times.used);
        let (mover, ClockTimes { left, used }) = (self.mover, self.times);
        let after = match self.controls[mover].system() {
            TimeSystem::SuddenDeath | TimeSystem::Hourglass => left[mover].saturating_sub(used),
            TimeSystem::Fischer { increment } => left[mover].saturating_sub(used).saturating_add(increment),
            TimeSystem::Bronstein { delay } => {
                left[mover].saturating_sub(used).saturating_add(used.min(delay))
            }
            TimeSystem::ByoYomi { length, .. } => {
                let after = left[mover].saturating_sub(used);
                let periods_time = self.controls[mover].periods_time();
                if after > periods_time { after } else { length * periods_of(after, length) }
            }
        };
        self.times.left[mover.other()] = self.left(mover.other());
        self.times.left[mover] = after;
        self.times.used = Duration::ZERO;
        self.mover = next;
    }

    /// What the player who waits has gained in this turn: with an hourglass, what the other has used.
    fn gain(&self) -> Duration {
        match self.controls[self.mover].system() {
            TimeSystem::Hourglass => self.times.used.min(self.times.left[self.mover]),
            TimeSystem::SuddenDeath
            | TimeSystem::Fischer { .. }
            | TimeSystem::Bronstein { .. }
            | TimeSystem::ByoYomi { .. } => Duration::ZERO,
        }
    }
}

/// Decides when a player is warned of little time: once it is [low](Clock::is_low), but not twice in 20 seconds.
#[derive(Clone, Copy, Debug, Default)]
pub struct LowTimeWarning {
    /// Who had little time at the last call.
    low: ByPlayer<bool>,
    /// Moment of the last warning.
    given: Option<Duration>,
}

impl LowTimeWarning {
    /// Returns `true` if the player to move should be warned now. `now` is the time since any fixed moment. Call it
    /// whenever time has passed.
    pub fn is_due(&mut self, clock: &Clock, now: Duration) -> bool {
        let is_low = clock.is_low(clock.mover());
        let was_low = std::mem::replace(&mut self.low[clock.mover()], is_low);
        let is_quiet = self.given.is_some_and(|given| now.saturating_sub(given) < WARNING_PAUSE);
        let is_due = is_low && !was_low && !is_quiet && !clock.has_flag_fallen();
        if is_due {
            self.given = Some(now);
        }
        is_due
    }
}

/// The number of byo-yomi periods that this time lies in: those that are whole, and the one that has begun.
fn periods_of(left: Duration, length: Duration) -> u32 {
    u32::try_from(left.as_nanos().div_ceil(length.as_nanos().max(1))).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    fn clock(control: &str) -> Clock {
        let control = control.parse().unwrap();
        Clock::new(ByPlayer::new(control, control), Player::Black)
    }

    /// Plays a turn that takes this time.
    fn turn(clock: &mut Clock, used: u64) {
        clock.spend(seconds(used));
        clock.press(clock.mover().other());
    }

    #[test]
    fn each_system_gives_what_it_promises() {
        let left = |control: &str, turns: &[u64]| {
            let mut clock = clock(control);
            for &used in turns {
                turn(&mut clock, used);
            }
            Player::ALL.map(|player| clock.left(player).as_secs())
        };
        assert_eq!(left("1", &[10, 20, 5]), [45, 40]);
        assert_eq!(left("1+3", &[10, 1]), [53, 62]);
        assert_eq!(left("1d3", &[10, 1]), [53, 60]);
        assert_eq!(left("1h", &[10, 20]), [70, 50]);
        assert_eq!(left("1b3x30", &[10, 0]), [140, 150]);
        assert_eq!(left("1b3x30", &[75, 0]), [90, 150], "the period that was begun is not lost");
        assert_eq!(left("1b3x30", &[90, 0]), [60, 150], "a period that was used up is");
        assert_eq!(left("1b3x30", &[149, 0, 29]), [30, 150]);
    }

    #[test]
    fn a_flag_falls_when_no_time_is_left() {
        let millis = Duration::from_millis;
        for control in ["1", "1+3", "1d3", "1h", "0b2x30"] {
            let mut clock = clock(control);
            clock.spend(millis(59_999));
            assert!(!clock.has_flag_fallen(), "{control}");
            clock.spend(millis(1));
            assert!(clock.has_flag_fallen() && clock.reading(Player::Black).time.is_zero(), "{control}");
            clock.spend(millis(1));
            assert!(clock.has_flag_fallen(), "{control}");
        }
    }

    #[test]
    fn byo_yomi_shows_its_periods() {
        let mut clock = clock("1b3x30");
        let shown = |clock: &Clock| {
            let ClockReading { time, periods } = clock.reading(Player::Black);
            (time.as_secs(), periods)
        };
        assert_eq!(shown(&clock), (60, None));
        clock.spend(seconds(60));
        assert_eq!(shown(&clock), (30, Some(3)));
        clock.spend(seconds(29));
        assert_eq!(shown(&clock), (1, Some(3)));
        clock.spend(seconds(1));
        assert_eq!(shown(&clock), (30, Some(2)));
        clock.spend(seconds(60));
        assert_eq!(shown(&clock), (0, Some(0)));
    }

    #[test]
    fn a_player_can_be_given_time() {
        let mut clock = clock("1+3");
        clock.spend(seconds(60));
        clock.give(Player::Black, seconds(15));
        assert!(!clock.has_flag_fallen());
        turn(&mut clock, 5);
        assert_eq!(clock.left(Player::Black), seconds(13));
    }
}
