//! Times and days as text.

use chrono::{DateTime, Utc};
use chrono_tz::Tz;

/// The days of the week in the order of the services' numbers.
pub const WEEKDAYS: [&str; 7] = [
    "Sunday",
    "Monday",
    "Tuesday",
    "Wednesday",
    "Thursday",
    "Friday",
    "Saturday",
];

/// MM/DD/YYYY h:mm A, in a time zone.
pub fn moment_text(moment: DateTime<Utc>, zone: Tz) -> String {
    moment
        .with_timezone(&zone)
        .format("%m/%d/%Y %-I:%M %p")
        .to_string()
}

/// The day of a time, in UTC, as YYYY-MM-DD.
pub fn day_text(moment: DateTime<Utc>) -> String {
    moment.date_naive().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(seconds: i64) -> DateTime<Utc> {
        DateTime::from_timestamp(seconds, 0).unwrap()
    }

    #[test]
    fn times_and_days_have_their_formats() {
        assert_eq!(
            moment_text(at(1_741_780_800), Tz::UTC),
            "03/12/2025 12:00 PM"
        );
        assert_eq!(
            moment_text(at(1_741_780_800), "America/New_York".parse().unwrap()),
            "03/12/2025 8:00 AM"
        );
        assert_eq!(
            moment_text(at(1_741_737_600), Tz::UTC),
            "03/12/2025 12:00 AM"
        );
        assert_eq!(day_text(at(1_741_780_800)), "2025-03-12");
    }

    #[test]
    fn every_time_has_a_text() {
        for time in [DateTime::<Utc>::MIN_UTC, DateTime::<Utc>::MAX_UTC] {
            for zone in [Tz::UTC, Tz::Asia__Tokyo, Tz::America__New_York] {
                assert!(!moment_text(time, zone).is_empty());
            }
            assert!(!day_text(time).is_empty());
        }
    }
}
