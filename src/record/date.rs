//! Dates and times in tags.

use std::time::SystemTime;

use jiff::Timestamp;
use jiff::civil::{Date, Time};
use jiff::tz::TimeZone;

/// The text of the tag `Date` for a moment, such as `2026.09.26`, in the time zone of this computer.
pub fn date_tag(moment: SystemTime) -> String {
    date_in(moment, TimeZone::system())
}

/// Reads a date as records write it, `2026.09.26`, or as other programs do, `2026-09-26`. None where a part
/// of it is not known.
pub(crate) fn parse_date(text: &str) -> Option<Date> {
    let mut parts = text.trim().splitn(3, ['.', '-', '/']).map(|part| part.trim().parse::<i16>().ok());
    let (year, month, day) = (parts.next()??, parts.next()??, parts.next()??);
    Date::new(year, month.try_into().ok()?, day.try_into().ok()?).ok()
}

/// Reads a time of day as records write it: `20:15:30`, with a fraction or without seconds.
pub(crate) fn parse_time(text: &str) -> Option<Time> {
    text.trim().trim_end_matches('Z').parse().ok()
}

/// The moment of this date and time in UTC; none beyond the calendar.
pub(crate) fn utc(date: Date, time: Time) -> Option<Timestamp> {
    Some(date.to_datetime(time).to_zoned(TimeZone::UTC).ok()?.timestamp())
}

fn date_in(moment: SystemTime, zone: TimeZone) -> String {
    let moment = Timestamp::try_from(moment).unwrap_or(Timestamp::UNIX_EPOCH);
    moment.to_zoned(zone).strftime("%Y.%m.%d").to_string()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use std::time::Duration;

    #[test]
    fn dates() {
        let moment = |seconds| SystemTime::UNIX_EPOCH + Duration::from_secs(seconds);
        let date = |seconds| date_in(moment(seconds), TimeZone::UTC);
        assert_eq!(date(0), "1970.01.01");
        assert_eq!(date(951_782_400), "2000.02.29");
        assert_eq!(date(1_790_380_800), "2026.09.26");
        assert_eq!(date(4_102_444_799), "2099.12.31");
        let east = TimeZone::fixed(jiff::tz::offset(9));
        assert_eq!(date_in(moment(1_790_380_799), east), "2026.09.26", "already tomorrow");
    }
}
