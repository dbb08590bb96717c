//! Times and days as text.

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
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

/// A day as screens and sentences write it: MM-DD-YYYY.
pub fn day_label(day: NaiveDate) -> String {
    day.format("%m-%d-%Y").to_string()
}

/// A length of time in its two largest units, such as "2 h 7 min", rounded down.
pub fn length_text(length: TimeDelta) -> String {
    let minutes = length.num_minutes().max(0);
    let (days, hours, minutes) = (minutes / (24 * 60), minutes / 60 % 24, minutes % 60);
    let units = [(days, "d"), (hours, "h"), (minutes, "min")];
    let Some(largest) = units.iter().position(|(count, _)| *count > 0) else {
        return "less than 1 min".to_owned();
    };
    let shown = units.iter().skip(largest).take(2);
    let shown = shown.filter(|(count, _)| *count > 0);
    let texts: Vec<String> = shown
        .map(|(count, unit)| format!("{count} {unit}"))
        .collect();
    texts.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_length_of_time_has_its_two_largest_units() {
        let cases = [
            (-5, "less than 1 min"),
            (0, "less than 1 min"),
            (59, "less than 1 min"),
            (60, "1 min"),
            (3_599, "59 min"),
            (3_600, "1 h"),
            (7_620, "2 h 7 min"),
            (86_399, "23 h 59 min"),
            (86_400, "1 d"),
            (86_460, "1 d"),
            (90_000, "1 d 1 h"),
            (864_000, "10 d"),
        ];
        for (seconds, text) in cases {
            assert_eq!(length_text(TimeDelta::seconds(seconds)), text, "{seconds}");
        }
        assert_eq!(length_text(TimeDelta::MIN), "less than 1 min");
        assert!(length_text(TimeDelta::MAX).ends_with(" h"));
    }
}
