//! Times and days in the fields of a row. Those of other years than 1 to 9999 read as missing: they are mistakes, ISO
//! 8601 has no common way to write them, and no rule need expect them.

use std::ops::RangeInclusive;

use chrono::{DateTime, Datelike, NaiveDate, Utc};

use super::Scalar;

/// The years of times and days.
const YEARS: RangeInclusive<i32> = 1..=9_999;

/// Whether a day or a time is of a year from 1 to 9999.
pub fn is_in_years(date: &impl Datelike) -> bool {
    YEARS.contains(&date.year())
}

/// The epoch seconds of these years.
const SECONDS: RangeInclusive<i64> = -62_135_596_800..=253_402_300_799;

/// A time; None if it is of another year than 1 to 9999.
pub fn in_years(time: DateTime<Utc>) -> Option<DateTime<Utc>> {
    SECONDS.contains(&time.timestamp()).then_some(time)
}

/// The time of this number of epoch seconds; None if it is of another year than 1 to 9999.
pub fn time(seconds: i64) -> Option<DateTime<Utc>> {
    let seconds = SECONDS.contains(&seconds).then_some(seconds)?;
    DateTime::from_timestamp(seconds, 0)
}

/// The day that a text starts with; None if it does not, or if the day is of another year than 1 to 9999.
pub fn calendar_day(text: &str) -> Option<NaiveDate> {
    usual_day(text.trim_start().get(..10)?).filter(is_in_years)
}

/// A day in the form 2024-06-03. chrono takes ten times as long.
fn usual_day(text: &str) -> Option<NaiveDate> {
    let [y1, y2, y3, y4, b'-', m1, m2, b'-', d1, d2] = *text.as_bytes() else {
        return None;
    };
    let year = number([y1, y2])? * 100 + number([y3, y4])?;
    NaiveDate::from_ymd_opt(
        i32::try_from(year).ok()?,
        number([m1, m2])?,
        number([d1, d2])?,
    )
}

/// A time in the form 2024-06-03T14:05:00Z, as most are.
fn usual_time(text: &str) -> Option<DateTime<Utc>> {
    let (day, time) = text.split_at_checked(10)?;
    let [b'T', h1, h2, b':', m1, m2, b':', s1, s2, b'Z'] = *time.as_bytes() else {
        return None;
    };
    let (hour, minute, second) = (number([h1, h2])?, number([m1, m2])?, number([s1, s2])?);
    let time = usual_day(day)?.and_hms_opt(hour, minute, second)?;
    Some(time.and_utc())
}

/// The number that two digits write.
fn number([tens, ones]: [u8; 2]) -> Option<u32> {
    let (tens, ones) = (tens.wrapping_sub(b'0'), ones.wrapping_sub(b'0'));
    (tens < 10 && ones < 10).then(|| u32::from(tens) * 10 + u32::from(ones))
}

/// A time as a number: seconds below 1e11, else milliseconds.
pub fn epoch(value: i64) -> Option<DateTime<Utc>> {
    if value.unsigned_abs() < 100_000_000_000 {
        DateTime::from_timestamp(value, 0)
    } else {
        DateTime::from_timestamp_millis(value)
    }
}

impl Scalar<'_> {
    pub(in crate::upstream::decode) fn into_day(self) -> Option<NaiveDate> {
        match self {
            Self::Text(text) => calendar_day(text),
            _ => None,
        }
    }

    pub(in crate::upstream::decode) fn into_instant(self) -> Option<DateTime<Utc>> {
        match self {
            Self::Int(value) => epoch(value),
            Self::Float(value) => epoch(value as i64),
            Self::Text(text) => {
                let text = text.trim();
                let other_form = || DateTime::parse_from_rfc3339(text).ok();
                usual_time(text)
                    .or_else(|| other_form().map(|time| time.to_utc()))
                    .or_else(|| text.parse().ok().and_then(epoch))
            }
            _ => None,
        }
        .and_then(in_years)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn usual_days_and_times_are_those_of_chrono() {
        for year in ["0000", "0001", "1900", "2000", "2024", "9999"] {
            for day in [
                "01-01", "02-28", "02-29", "04-30", "04-31", "12-31", "13-01", "00-10", "10-00",
            ] {
                let day = format!("{year}-{day}");
                assert_eq!(usual_day(&day), day.parse().ok(), "{day}");
                for time in ["00:00:00", "14:05:07", "23:59:59", "24:00:00", "12:60:00"] {
                    let time = format!("{day}T{time}Z");
                    let known = DateTime::parse_from_rfc3339(&time).ok();
                    assert_eq!(usual_time(&time), known.map(|time| time.to_utc()), "{time}");
                }
            }
        }
        for other in ["2024-06-3 ", "2O24-06-03", "２024-06-3"] {
            assert_eq!(usual_day(other), None, "{other}");
        }
        for other in [
            "2024-06-03T14:05:60Z",
            "2024-06-03T14:05:00+00:00",
            "2024-06-03 14:05:00Z",
            "2024-06-03T14:05:00.5Z",
        ] {
            assert_eq!(usual_time(other), None, "{other}");
        }
    }
}
