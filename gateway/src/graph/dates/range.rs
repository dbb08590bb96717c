//! Ranges of days, and the times they start and end.

use chrono::offset::LocalResult;
use chrono::{DateTime, NaiveDate, NaiveTime, TimeDelta, TimeZone, Utc};
use chrono_tz::Tz;
use gateway_macros::SimpleObject;

use super::local_day;
use crate::graph::scalars;
use crate::upstream::decode::in_years;

/// A range of days, both ends included.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct DaySpan {
    /// First day.
    pub from: NaiveDate,
    /// Last day.
    pub to: NaiveDate,
}

/// A range of days, both ends included, in the time zone of the request unless the field has another.
#[derive(Clone, Copy, Debug, Eq, PartialEq, SimpleObject)]
pub struct DateRange {
    /// First day.
    pub from: scalars::Date,
    /// Last day.
    pub to: scalars::Date,
    /// When it starts: 00:00:00 on the first day, unless a job was given another time.
    pub starts_at: scalars::DateTime,
    /// When it ends: 23:59:59 on the last day, unless a job was given another time.
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

    /// The range between two times, with their days in a time zone.
    pub fn of_times(starts_at: DateTime<Utc>, ends_at: DateTime<Utc>, zone: Tz) -> Self {
        Self {
            from: scalars::Date(local_day(starts_at, zone)),
            to: scalars::Date(local_day(ends_at, zone)),
            starts_at: scalars::DateTime(starts_at),
            ends_at: scalars::DateTime(ends_at),
        }
    }
}

/// From 00:00:00 on the first day to 23:59:59 on the last, in a time zone.
pub fn range_moments(days: DaySpan, zone: Tz) -> (DateTime<Utc>, DateTime<Utc>) {
    let end_of_day = NaiveTime::from_hms_opt(23, 59, 59).unwrap_or(NaiveTime::MIN);
    // If clocks go back over midnight, a time occurs twice. The day includes both.
    (
        moment(days.from, NaiveTime::MIN, zone, LocalResult::earliest),
        moment(days.to, end_of_day, zone, LocalResult::latest),
    )
}

/// Converts a local time to UTC. `choose` picks one of two if clocks go back over it; if they go forward over it, the
/// result is the first quarter of an hour after the gap. A time beyond the year 9999 or before the year 1 is assumed to
/// be in UTC.
fn moment(
    day: NaiveDate,
    time: NaiveTime,
    zone: Tz,
    choose: fn(LocalResult<DateTime<Tz>>) -> Option<DateTime<Tz>>,
) -> DateTime<Utc> {
    let in_utc = day.and_time(time);
    let mut local = in_utc;
    loop {
        if let Some(moment) = choose(zone.from_local_datetime(&local)) {
            return in_years(moment.to_utc()).unwrap_or(in_utc.and_utc());
        }
        match local.checked_add_signed(TimeDelta::minutes(15)) {
            Some(next) => local = next,
            None => return in_utc.and_utc(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> NaiveDate {
        text.parse().unwrap()
    }

    fn at(seconds: i64) -> DateTime<Utc> {
        DateTime::from_timestamp(seconds, 0).unwrap()
    }

    #[test]
    fn a_day_without_its_first_hour_and_one_with_its_last_twice_are_whole() {
        // Clocks go forward over midnight, which therefore does not exist.
        let days = DaySpan {
            from: day("2018-11-04"),
            to: day("2018-11-04"),
        };
        assert_eq!(
            range_moments(days, "America/Sao_Paulo".parse().unwrap()).0,
            at(1_541_300_400)
        );
        // Clocks go back at midnight: the last hour of this day occurs twice.
        let days = DaySpan {
            from: day("2025-10-30"),
            to: day("2025-10-30"),
        };
        assert_eq!(
            range_moments(days, "Africa/Cairo".parse().unwrap()),
            (at(1_761_771_600), at(1_761_861_599))
        );
    }
}
