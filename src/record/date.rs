//! The calendar date of a moment.

use std::time::SystemTime;

use jiff::Timestamp;
use jiff::tz::TimeZone;

/// The text of the tag `Date` for a moment, such as `2026.09.26`: the date where the computer stands.
pub fn date_tag(moment: SystemTime) -> String {
    date_in(moment, TimeZone::system())
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
