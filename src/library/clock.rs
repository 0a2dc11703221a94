//! The time of day.

use std::time::SystemTime;

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};

/// The present time, by the clock of the system. Times beyond the year 9999 count as its end: `jiff` would panic,
/// perhaps while a panic is reported.
pub fn now() -> Timestamp {
    in_range(SystemTime::now())
}

/// The present time in the time zone of the system.
pub fn now_here() -> Zoned {
    now().to_zoned(TimeZone::system())
}

/// Today's date in the time zone of the system.
pub fn today() -> Date {
    now_here().date()
}

/// The moment as a timestamp; one that `jiff` cannot hold becomes its first or its last.
fn in_range(moment: SystemTime) -> Timestamp {
    let end = if moment < SystemTime::UNIX_EPOCH { Timestamp::MIN } else { Timestamp::MAX };
    Timestamp::try_from(moment).unwrap_or(end)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    /// A clock past the year 9999 once caused a panic inside the panic hook.
    #[test]
    fn a_clock_that_is_far_off_is_no_fault() {
        let millennia = Duration::from_secs(400_000_000_000);
        let later = in_range(SystemTime::UNIX_EPOCH + millennia);
        assert_eq!((later, in_range(SystemTime::UNIX_EPOCH - millennia)), (Timestamp::MAX, Timestamp::MIN));
        // As reports, journals and names of games write it.
        assert_eq!(later.strftime("%Y-%m-%dT%H-%M-%S%.3fZ").to_string(), "9999-12-30T22-00-00.999Z");
        assert!(later.to_zoned(TimeZone::system()).date().to_string().starts_with("9999-12-3"));
        assert_eq!(in_range(SystemTime::UNIX_EPOCH), Timestamp::UNIX_EPOCH);
    }
}
