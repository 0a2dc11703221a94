//! Time controls: how much time a player has, and what each move adds.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use thiserror::Error;

/// Greatest time for a whole game.
const MAX_MAIN: Duration = Duration::from_hours(100);
/// Greatest increment, delay, or length of a byo-yomi period.
const MAX_EXTRA: Duration = Duration::from_hours(1);

/// The time control of one player, such as five minutes with three seconds for every move.
///
/// It is written as it is spoken of: minutes, then what each move gives.
///
/// | text | meaning |
/// | --- | --- |
/// | `5` | sudden death: five minutes for the whole game |
/// | `5+3` | Fischer: every move adds three seconds |
/// | `5d3` | Bronstein: every move gives back what it took, up to three seconds |
/// | `5b3x30` | Japanese byo-yomi: after five minutes three periods of 30 seconds, of which a move loses those that it uses up |
/// | `5h` | hourglass: what one player uses, the other gains |
///
/// Numbers may have decimals, and the first may be in seconds: `0.5+1`, `5s+0.05`.
///
/// ```
/// use std::time::Duration;
/// use abande::play::{TimeControl, TimeSystem};
///
/// let control: TimeControl = "5+3".parse()?;
/// assert_eq!(control.main(), Duration::from_secs(300));
/// assert_eq!(control.system(), TimeSystem::Fischer { increment: Duration::from_secs(3) });
/// assert_eq!(control.to_string(), "5+3");
/// # Ok::<(), abande::play::TimeControlError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeControl {
    main: Duration,
    system: TimeSystem,
}

/// How a time control gives time for moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TimeSystem {
    /// The time is for the whole game.
    SuddenDeath,
    /// Every move adds time (increment).
    Fischer {
        /// What a move adds.
        increment: Duration,
    },
    /// Every move gives back the time that it took, up to a limit.
    Bronstein {
        /// The most that a move gives back.
        delay: Duration,
    },
    /// Japanese byo-yomi: once the main time is used up, every move has a period of its own, and only periods that are
    /// used up are lost.
    ByoYomi {
        /// Number of periods, at least 1.
        periods: u8,
        /// Length of a period.
        length: Duration,
    },
    /// The time that one player uses is added to the other's.
    Hourglass,
}

/// The error that a text is no time control, or one that no clock can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TimeControlError {
    /// The text is not a time control.
    #[error("a time control is written as 5 (minutes), 5+3 (and seconds for every move), 5d3, 5b3x30 or 5h")]
    Syntax,
    /// A player would have no time for the first move.
    #[error("a clock needs time for the first move")]
    NoTime,
    /// More time than a clock has room for.
    #[error("a clock has at most 100 hours, and at most an hour for a move")]
    TooLong,
}

impl TimeControl {
    /// A time control with this main time. Times are rounded down to milliseconds.
    ///
    /// # Errors
    /// If there is no time for the first move or for a period, or more than a clock has room for.
    pub fn new(main: Duration, system: TimeSystem) -> Result<Self, TimeControlError> {
        let system = match system {
            TimeSystem::SuddenDeath | TimeSystem::Hourglass => system,
            TimeSystem::Fischer { increment } => TimeSystem::Fischer { increment: whole_millis(increment) },
            TimeSystem::Bronstein { delay } => TimeSystem::Bronstein { delay: whole_millis(delay) },
            TimeSystem::ByoYomi { periods, length } => {
                TimeSystem::ByoYomi { periods, length: whole_millis(length) }
            }
        };
        let control = Self { main: whole_millis(main), system };
        if main > MAX_MAIN || control.per_move() > MAX_EXTRA {
            return Err(TimeControlError::TooLong);
        }
        if matches!(system, TimeSystem::ByoYomi { periods, length } if periods == 0 || length.is_zero())
            || control.starting_time().is_zero()
        {
            return Err(TimeControlError::NoTime);
        }
        Ok(control)
    }

    /// Time for the whole game, without increments and periods.
    pub const fn main(self) -> Duration {
        self.main
    }

    /// How the time control gives time for moves.
    pub const fn system(self) -> TimeSystem {
        self.system
    }

    /// What a clock has at the beginning of the game: the main time and all periods.
    pub fn starting_time(self) -> Duration {
        self.main + self.periods_time()
    }

    /// The time that an engine can count on for every move beside the main time: the increment, the delay, or a period
    /// of byo-yomi.
    pub const fn per_move(self) -> Duration {
        match self.system {
            TimeSystem::SuddenDeath | TimeSystem::Hourglass => Duration::ZERO,
            TimeSystem::Fischer { increment } => increment,
            TimeSystem::Bronstein { delay } => delay,
            TimeSystem::ByoYomi { length, .. } => length,
        }
    }

    /// Time of all periods together; zero without byo-yomi.
    pub(super) fn periods_time(self) -> Duration {
        match self.system {
            TimeSystem::ByoYomi { periods, length } => length * u32::from(periods),
            TimeSystem::SuddenDeath
            | TimeSystem::Fischer { .. }
            | TimeSystem::Bronstein { .. }
            | TimeSystem::Hourglass => Duration::ZERO,
        }
    }

    /// The value of PGN's tag `TimeControl`, in seconds: `300`, `300+3`, `*300` for an hourglass. PGN has no form for
    /// the other two; they are written `300d3` and `300b3x30`.
    pub fn to_tag(self) -> String {
        let main = Number(self.main);
        match self.system {
            TimeSystem::Hourglass => format!("*{main}"),
            system => format!("{main}{}", Suffix(system)),
        }
    }

    /// Reads the value of the tag `TimeControl`.
    ///
    /// # Errors
    /// If it is not one of the time controls that a clock can have here, such as `40/9000`.
    pub fn from_tag(text: &str) -> Result<Self, TimeControlError> {
        let text = text.trim();
        if let Some(main) = text.strip_prefix('*') {
            return Self::new(number(main)?, TimeSystem::Hourglass);
        }
        let (main, system) = split(text)?;
        Self::new(number(main)?, system)
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Half minutes are written as such; anything else that is not whole, in seconds.
        let seconds = self.main.as_secs();
        match (self.main.subsec_millis(), seconds % 60) {
            (0, 0) => write!(f, "{}", seconds / 60)?,
            (0, 30) => write!(f, "{}.5", seconds / 60)?,
            _ => write!(f, "{}s", Number(self.main))?,
        }
        write!(f, "{}", Suffix(self.system))
    }
}

impl FromStr for TimeControl {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (main, system) = split(text.trim())?;
        let main = match main.strip_suffix('s') {
            Some(seconds) => number(seconds)?,
            None => number(main)?.checked_mul(60).ok_or(TimeControlError::TooLong)?,
        };
        Self::new(main, system)
    }
}

/// Splits a time control into the text of its main time and its system.
fn split(text: &str) -> Result<(&str, TimeSystem), TimeControlError> {
    let Some(at) = text.find(['+', 'd', 'b', 'h']) else { return Ok((text, TimeSystem::SuddenDeath)) };
    let (main, suffix) = text.split_at(at);
    let (kind, rest) = suffix.split_at(1);
    let system = match kind {
        "+" => TimeSystem::Fischer { increment: number(rest)? },
        "d" => TimeSystem::Bronstein { delay: number(rest)? },
        "b" => {
            let (periods, length) = rest.split_once('x').ok_or(TimeControlError::Syntax)?;
            let periods = periods.parse().map_err(|_| TimeControlError::Syntax)?;
            TimeSystem::ByoYomi { periods, length: number(length)? }
        }
        _ if rest.is_empty() => TimeSystem::Hourglass,
        _ => return Err(TimeControlError::Syntax),
    };
    Ok((main, system))
}

/// Reads a number with at most three decimals as seconds.
fn number(text: &str) -> Result<Duration, TimeControlError> {
    let (whole, decimals) = text.split_once('.').unwrap_or((text, "0"));
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number(whole) || !is_number(decimals) || decimals.len() > 3 {
        return Err(TimeControlError::Syntax);
    }
    let seconds: u64 = whole.parse().map_err(|_| TimeControlError::TooLong)?;
    let millis: u64 = format!("{decimals:0<3}").parse().map_err(|_| TimeControlError::Syntax)?;
    Ok(Duration::from_secs(seconds) + Duration::from_millis(millis))
}

/// The duration without what is less than a millisecond.
pub(in crate::play) const fn whole_millis(time: Duration) -> Duration {
    Duration::new(time.as_secs(), time.subsec_millis() * 1_000_000)
}

/// Seconds with the decimals that they need, up to three.
struct Number(Duration);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let decimals = format!(".{:03}", self.0.subsec_millis());
        write!(f, "{}{}", self.0.as_secs(), decimals.trim_end_matches('0').trim_end_matches('.'))
    }
}

/// What follows the main time in a text: `+3`, `d3`, `b3x30`, `h` or nothing.
struct Suffix(TimeSystem);

impl fmt::Display for Suffix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            TimeSystem::SuddenDeath => Ok(()),
            TimeSystem::Fischer { increment } => write!(f, "+{}", Number(increment)),
            TimeSystem::Bronstein { delay } => write!(f, "d{}", Number(delay)),
            TimeSystem::ByoYomi { periods, length } => write!(f, "b{periods}x{}", Number(length)),
            TimeSystem::Hourglass => f.write_str("h"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seconds(seconds: f64) -> Duration {
        Duration::from_secs_f64(seconds)
    }

    #[test]
    fn time_controls_are_read_and_written() {
        let byo_yomi = TimeSystem::ByoYomi { periods: 3, length: seconds(30.0) };
        for (text, tag, main, system) in [
            ("5", "300", 300.0, TimeSystem::SuddenDeath),
            ("5+3", "300+3", 300.0, TimeSystem::Fischer { increment: seconds(3.0) }),
            ("0.5+0.25", "30+0.25", 30.0, TimeSystem::Fischer { increment: seconds(0.25) }),
            ("5s+0.05", "5+0.05", 5.0, TimeSystem::Fischer { increment: seconds(0.05) }),
            ("15d5", "900d5", 900.0, TimeSystem::Bronstein { delay: seconds(5.0) }),
            ("10b3x30", "600b3x30", 600.0, byo_yomi),
            ("0b3x30", "0b3x30", 0.0, byo_yomi),
            ("3h", "*180", 180.0, TimeSystem::Hourglass),
            ("12s", "12", 12.0, TimeSystem::SuddenDeath),
            ("0.125s", "0.125", 0.125, TimeSystem::SuddenDeath),
            ("6000", "360000", 360_000.0, TimeSystem::SuddenDeath),
        ] {
            let control = TimeControl::new(seconds(main), system).unwrap();
            assert_eq!(text.parse(), Ok(control), "{text}");
            assert_eq!((control.to_string(), control.to_tag()), (text.to_owned(), tag.to_owned()));
            assert_eq!(TimeControl::from_tag(tag), Ok(control), "{tag}");
        }
        assert_eq!(" 5+3 ".parse(), "5+3".parse::<TimeControl>());
        assert_eq!("5.0+3.0".parse(), "5+3".parse::<TimeControl>());
    }

    #[test]
    fn what_no_clock_can_have_is_refused() {
        use TimeControlError::{NoTime, Syntax, TooLong};
        for (text, error) in [
            ("", Syntax),
            ("five", Syntax),
            ("5+", Syntax),
            ("+3", Syntax),
            ("-5", Syntax),
            ("5+-3", Syntax),
            ("5b3", Syntax),
            ("5bx30", Syntax),
            ("5b300x30", Syntax),
            ("5h3", Syntax),
            ("5.", Syntax),
            (".5", Syntax),
            ("5+0.0001", Syntax),
            ("1e3", Syntax),
            ("40/9000", Syntax),
            ("５", Syntax),
            ("0", NoTime),
            ("0+3", NoTime),
            ("0h", NoTime),
            ("0b0x30", NoTime),
            ("5b3x0", NoTime),
            ("6001", TooLong),
            ("5+3601", TooLong),
            ("5b3x3601", TooLong),
            ("99999999999999999999", TooLong),
            ("18446744073709551615", TooLong),
            ("5b3x9999999999999999999", TooLong),
            ("5+18446744073709551615", TooLong),
            ("307445734561825860b255x3600", TooLong),
        ] {
            assert_eq!(text.parse::<TimeControl>(), Err(error), "{text}");
        }
        for tag in ["?", "-", "", "40/9000", "40/9000:300", "*0", "**5", "0"] {
            assert!(TimeControl::from_tag(tag).is_err(), "{tag}");
        }
    }
}
