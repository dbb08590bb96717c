//! Moments and days as screens and files write them.

use chrono::{DateTime, Utc};
use chrono_tz::Tz;

/// A moment as screens write it: MM/DD/YYYY h:mm A (rule date-text), in a time zone.
pub fn moment_text(moment: DateTime<Utc>, zone: Tz) -> String {
    moment
        .with_timezone(&zone)
        .format("%m/%d/%Y %-I:%M %p")
        .to_string()
}

/// A stored moment as files write its day: YYYY-MM-DD in UTC.
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
    fn moments_and_days_are_written_as_screens_and_files_write_them() {
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
}
