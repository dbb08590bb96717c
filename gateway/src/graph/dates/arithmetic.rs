//! Arithmetic on times and days, limited to the years 1 to 9999.

use chrono::{DateTime, Days, NaiveDate, Offset, TimeDelta, TimeZone, Utc};
use chrono_tz::Tz;

use crate::upstream::decode::{in_years, is_in_years};

/// A time plus a duration; `None` if that is beyond the year 9999 or before the year 1.
pub fn later(time: DateTime<Utc>, by: TimeDelta) -> Option<DateTime<Utc>> {
    time.checked_add_signed(by).and_then(in_years)
}

/// The day this many days before another; the other itself if that is before the year 1.
pub fn days_before(day: NaiveDate, days: u64) -> NaiveDate {
    day.checked_sub_days(Days::new(days))
        .filter(is_in_years)
        .unwrap_or(day)
}

/// The day this many days after another; the other itself if that is after the year 9999.
pub fn days_after(day: NaiveDate, days: u64) -> NaiveDate {
    day.checked_add_days(Days::new(days))
        .filter(is_in_years)
        .unwrap_or(day)
}

/// The day of a time in a time zone; in UTC if that is beyond the year 9999 or before the year 1.
pub fn local_day(time: DateTime<Utc>, zone: Tz) -> NaiveDate {
    let utc = time.naive_utc();
    let offset = zone.offset_from_utc_datetime(&utc).fix();
    utc.checked_add_offset(offset)
        .map(|local| local.date())
        .filter(is_in_years)
        .unwrap_or(utc.date())
}

#[cfg(test)]
mod tests {
    use chrono_tz::America::New_York;
    use chrono_tz::Asia::Tokyo;

    use super::*;

    fn at(text: &str) -> DateTime<Utc> {
        text.parse().unwrap()
    }

    #[test]
    fn a_time_beyond_the_years_is_none() {
        let second = TimeDelta::seconds(1);
        let cases = [
            ("2025-03-12T12:00:00Z", second, Some("2025-03-12T12:00:01Z")),
            ("9999-12-31T23:59:58Z", second, Some("9999-12-31T23:59:59Z")),
            ("9999-12-31T23:59:59Z", second, None),
            (
                "0001-01-01T00:00:01Z",
                -second,
                Some("0001-01-01T00:00:00Z"),
            ),
            ("0001-01-01T00:00:00Z", -second, None),
        ];
        for (time, by, expected) in cases {
            assert_eq!(later(at(time), by), expected.map(at), "{time} {by}");
        }
        assert_eq!(later(DateTime::<Utc>::MAX_UTC, second), None);
        assert_eq!(later(DateTime::<Utc>::MIN_UTC, -second), None);
        assert_eq!(later(at("2025-03-12T12:00:00Z"), TimeDelta::MAX), None);
    }

    #[test]
    fn the_days_before_a_day_end_at_the_first() {
        let day = |text: &str| -> NaiveDate { text.parse().unwrap() };
        let cases = [
            ("2025-03-01", 1, "2025-02-28"),
            ("0001-01-07", 6, "0001-01-01"),
            ("0001-01-06", 6, "0001-01-06"),
            ("2025-03-01", u64::MAX, "2025-03-01"),
        ];
        for (from, days, expected) in cases {
            assert_eq!(days_before(day(from), days), day(expected), "{from} {days}");
        }
    }

    #[test]
    fn a_day_beyond_the_years_is_that_of_utc() {
        let cases = [
            ("2025-03-12T20:00:00Z", Tokyo, "2025-03-13"),
            ("2025-03-12T02:00:00Z", New_York, "2025-03-11"),
            ("9999-12-31T20:00:00Z", Tokyo, "9999-12-31"),
            ("0001-01-01T00:00:00Z", New_York, "0001-01-01"),
        ];
        for (time, zone, expected) in cases {
            let day = local_day(at(time), zone);
            assert_eq!(day.to_string(), expected, "{time} {zone}");
        }
        for time in [DateTime::<Utc>::MAX_UTC, DateTime::<Utc>::MIN_UTC] {
            assert_eq!(local_day(time, Tokyo), time.date_naive());
            assert_eq!(local_day(time, New_York), time.date_naive());
        }
    }
}
