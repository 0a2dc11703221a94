//! The calendar date of a moment, without a calendar library.

use std::time::{Duration, SystemTime};

/// The text of the tag `Date` for a moment, such as `2026.09.26`, in UTC.
pub fn date_tag(moment: SystemTime) -> String {
    const DAY: u64 = 24 * 60 * 60;
    let since_1970 = moment.duration_since(SystemTime::UNIX_EPOCH).unwrap_or(Duration::ZERO);
    let (year, month, day) = civil(since_1970.as_secs() / DAY);
    format!("{year:04}.{month:02}.{day:02}")
}

/// Year, month and day of a day counted from 1970-01-01 (the algorithm `civil_from_days` of Howard Hinnant):
/// years begin in March, so that the leap day is the last.
const fn civil(days: u64) -> (u64, u64, u64) {
    const ERA: u64 = 146_097; // days in 400 years
    let from_march_0 = days + 719_468;
    let era = from_march_0 / ERA;
    let day_of_era = from_march_0 % ERA;
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let january_or_february = if month <= 2 { 1 } else { 0 };
    (year_of_era + era * 400 + january_or_february, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates() {
        let date = |seconds| date_tag(SystemTime::UNIX_EPOCH + Duration::from_secs(seconds));
        assert_eq!(date(0), "1970.01.01");
        assert_eq!(date(951_782_400), "2000.02.29");
        assert_eq!(date(1_790_380_800), "2026.09.26");
        assert_eq!(date(4_102_444_799), "2099.12.31");
    }
}
