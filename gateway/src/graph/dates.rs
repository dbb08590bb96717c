//! The rules of dates: filters, ranges and how days and moments are written. Pure; "today" and the time
//! zone come in.

use std::time::Duration;

use async_graphql::{Enum, InputObject, SimpleObject};
use chrono::offset::LocalResult;
use chrono::{DateTime, Datelike, Days, Months, NaiveDate, NaiveTime, TimeZone, Utc};
use chrono_tz::Tz;

use crate::error::{Error, Result};
use crate::graph::scalars;

/// The words for a custom range without both of its days.
pub const MISSING_DAYS: &str = "Please select a start and end date.";

/// A date filter (rule date-filters). "Today" is the day of the request in the time zone it names;
/// weeks start on Monday.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum DatePreset {
    /// The day before today.
    Yesterday,
    /// Three days ago to yesterday.
    #[graphql(name = "LAST_3")]
    Last3,
    /// Seven days ago to yesterday.
    #[graphql(name = "LAST_7")]
    Last7,
    /// Thirty days ago to yesterday.
    #[graphql(name = "LAST_30")]
    Last30,
    /// Monday of this week to today.
    CurrentWeek,
    /// Monday to Sunday of the week before.
    LastWeek,
    /// The first of this month to today.
    CurrentMonth,
    /// The first to the last day of the month before.
    LastMonth,
    /// The two days that are given.
    Custom,
}

/// Days to look at: a preset, or CUSTOM with both days.
#[derive(Clone, Copy, Debug, InputObject)]
pub struct DateRangeInput {
    /// Which days.
    pub preset: DatePreset,
    /// The first day; only for CUSTOM.
    pub from: Option<scalars::Date>,
    /// The last day; only for CUSTOM.
    pub to: Option<scalars::Date>,
}

/// Calendar days from a first to a last, both included.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct DaySpan {
    /// The first day.
    pub from: NaiveDate,
    /// The last day.
    pub to: NaiveDate,
}

/// Calendar days from a first to a last, both included, and the moments they span in the caller's time zone.
#[derive(Clone, Copy, Debug, Eq, PartialEq, SimpleObject)]
pub struct DateRange {
    /// The first day.
    pub from: scalars::Date,
    /// The last day.
    pub to: scalars::Date,
    /// 00:00:00 of the first day (rule range-epoch).
    pub starts_at: scalars::DateTime,
    /// 23:59:59 of the last day (rule range-epoch).
    pub ends_at: scalars::DateTime,
}

impl DateRange {
    /// The range of these days in a time zone.
    pub fn new(days: DaySpan, zone: Tz) -> Self {
        let (starts_at, ends_at) = range_moments(days, zone);
        Self {
            from: scalars::Date(days.from),
            to: scalars::Date(days.to),
            starts_at: scalars::DateTime(starts_at),
            ends_at: scalars::DateTime(ends_at),
        }
    }
}

/// Rule date-filters.
///
/// # Errors
/// BAD_USER_INPUT for a custom range without both days, or one that ends before it starts.
pub fn days_of(input: &DateRangeInput, today: NaiveDate) -> Result<DaySpan> {
    let ago = |days| today - Days::new(days);
    let monday = today - Days::new(u64::from(today.weekday().num_days_from_monday()));
    let first = today - Days::new(u64::from(today.day0()));
    let (from, to) = match input.preset {
        DatePreset::Yesterday => (ago(1), ago(1)),
        DatePreset::Last3 => (ago(3), ago(1)),
        DatePreset::Last7 => (ago(7), ago(1)),
        DatePreset::Last30 => (ago(30), ago(1)),
        DatePreset::CurrentWeek => (monday, today),
        DatePreset::LastWeek => (monday - Days::new(7), monday - Days::new(1)),
        DatePreset::CurrentMonth => (first, today),
        DatePreset::LastMonth => (first - Months::new(1), first - Days::new(1)),
        DatePreset::Custom => match (input.from, input.to) {
            (Some(from), Some(to)) => (from.0, to.0),
            _ => return Err(Error::bad_input(MISSING_DAYS)),
        },
    };
    if to < from {
        return Err(Error::bad_input("The end date lies before the start date."));
    }
    Ok(DaySpan { from, to })
}

/// Rule range-epoch: 00:00:00 of the first day to 23:59:59 of the last in a time zone.
pub fn range_moments(days: DaySpan, zone: Tz) -> (DateTime<Utc>, DateTime<Utc>) {
    let end_of_day = NaiveTime::from_hms_opt(23, 59, 59).unwrap_or(NaiveTime::MIN);
    // Where the clock is set back over a midnight a time comes twice: the day has both.
    (
        moment(days.from, NaiveTime::MIN, zone, LocalResult::earliest),
        moment(days.to, end_of_day, zone, LocalResult::latest),
    )
}

/// A local time as a moment, `choose` between two; where the clock is set forward over it, the first
/// moment after the gap.
fn moment(
    day: NaiveDate,
    time: NaiveTime,
    zone: Tz,
    choose: fn(LocalResult<DateTime<Tz>>) -> Option<DateTime<Tz>>,
) -> DateTime<Utc> {
    let mut local = day.and_time(time);
    loop {
        if let Some(moment) = choose(zone.from_local_datetime(&local)) {
            return moment.to_utc();
        }
        local += Duration::from_secs(15 * 60);
    }
}

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
    use DatePreset as P;

    fn day(text: &str) -> NaiveDate {
        text.parse().unwrap()
    }

    fn at(seconds: i64) -> DateTime<Utc> {
        DateTime::from_timestamp(seconds, 0).unwrap()
    }

    #[test]
    fn a_date_filter_gives_its_days() {
        let cases = [
            ("2025-03-12", P::Yesterday, "2025-03-11", "2025-03-11"),
            ("2025-03-12", P::Last3, "2025-03-09", "2025-03-11"),
            ("2025-03-12", P::Last7, "2025-03-05", "2025-03-11"),
            ("2025-03-12", P::Last30, "2025-02-10", "2025-03-11"),
            ("2025-03-12", P::CurrentWeek, "2025-03-10", "2025-03-12"),
            ("2025-03-12", P::LastWeek, "2025-03-03", "2025-03-09"),
            ("2025-03-12", P::CurrentMonth, "2025-03-01", "2025-03-12"),
            ("2025-03-12", P::LastMonth, "2025-02-01", "2025-02-28"),
            ("2025-03-10", P::CurrentWeek, "2025-03-10", "2025-03-10"),
            ("2025-03-10", P::LastWeek, "2025-03-03", "2025-03-09"),
            ("2025-03-16", P::CurrentWeek, "2025-03-10", "2025-03-16"),
            ("2025-03-16", P::LastWeek, "2025-03-03", "2025-03-09"),
            ("2024-03-01", P::Yesterday, "2024-02-29", "2024-02-29"),
            ("2024-03-01", P::LastMonth, "2024-02-01", "2024-02-29"),
            ("2024-03-01", P::CurrentMonth, "2024-03-01", "2024-03-01"),
            ("2025-01-01", P::LastMonth, "2024-12-01", "2024-12-31"),
            ("2025-01-01", P::Last30, "2024-12-02", "2024-12-31"),
            ("2025-01-01", P::CurrentWeek, "2024-12-30", "2025-01-01"),
        ];
        for (today, preset, from, to) in cases {
            let input = DateRangeInput {
                preset,
                from: None,
                to: None,
            };
            let expected = DaySpan {
                from: day(from),
                to: day(to),
            };
            assert_eq!(
                days_of(&input, day(today)).unwrap(),
                expected,
                "{today} {preset:?}"
            );
        }
    }

    #[test]
    fn a_custom_range_needs_both_days_in_order() {
        let custom = |from: Option<&str>, to: Option<&str>| {
            let date = |text: &str| scalars::Date(day(text));
            let input = DateRangeInput {
                preset: P::Custom,
                from: from.map(date),
                to: to.map(date),
            };
            days_of(&input, day("2025-03-12"))
        };
        assert!(custom(Some("2025-03-12"), Some("2025-03-12")).is_ok());
        assert!(custom(Some("2025-03-12"), Some("2025-03-11")).is_err());
        for (from, to) in [
            (None, None),
            (Some("2025-03-12"), None),
            (None, Some("2025-03-12")),
        ] {
            assert_eq!(custom(from, to).unwrap_err().message(), MISSING_DAYS);
        }
    }

    #[test]
    fn a_range_spans_whole_days_of_its_time_zone() {
        let cases = [
            ("2025-03-11", "UTC", 1_741_651_200, 1_741_737_599),
            (
                "2025-03-11",
                "America/New_York",
                1_741_665_600,
                1_741_751_999,
            ),
            (
                "2025-03-09",
                "America/New_York",
                1_741_496_400,
                1_741_579_199,
            ),
        ];
        for (text, zone, start, end) in cases {
            let days = DaySpan {
                from: day(text),
                to: day(text),
            };
            let moments = range_moments(days, zone.parse().unwrap());
            assert_eq!(moments, (at(start), at(end)), "{text} {zone}");
        }
        // Midnight does not exist where the clock is set forward over it.
        let days = DaySpan {
            from: day("2018-11-04"),
            to: day("2018-11-04"),
        };
        assert_eq!(
            range_moments(days, "America/Sao_Paulo".parse().unwrap()).0,
            at(1_541_300_400)
        );
        // The last hour of this day comes twice: the clock is set back at midnight.
        let days = DaySpan {
            from: day("2025-10-30"),
            to: day("2025-10-30"),
        };
        assert_eq!(
            range_moments(days, "Africa/Cairo".parse().unwrap()),
            (at(1_761_771_600), at(1_761_861_599))
        );
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
