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

/// A time; None if it is of another year than 1 to 9999.
pub fn in_years(time: DateTime<Utc>) -> Option<DateTime<Utc>> {
    Some(time).filter(is_in_years)
}

/// The time of this number of epoch seconds; None if it is of another year than 1 to 9999.
pub fn time(seconds: i64) -> Option<DateTime<Utc>> {
    DateTime::from_timestamp(seconds, 0).and_then(in_years)
}

/// The day that a text starts with; None if it does not, or if the day is of another year than 1 to 9999.
pub fn calendar_day(text: &str) -> Option<NaiveDate> {
    text.get(..10)?.parse().ok().filter(is_in_years)
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
    pub(in crate::upstream::decode) fn into_instant(self) -> Option<DateTime<Utc>> {
        match self {
            Self::Int(value) => epoch(value),
            Self::Float(value) => epoch(value as i64),
            Self::Text(text) => {
                let text = text.trim();
                DateTime::parse_from_rfc3339(text)
                    .ok()
                    .map(|time| time.to_utc())
                    .or_else(|| text.parse().ok().and_then(epoch))
            }
            _ => None,
        }
        .and_then(in_years)
    }
}

#[cfg(test)]
mod tests {
    use gateway_macros::row;

    use super::*;

    #[row]
    struct Row {
        instant: Option<DateTime<Utc>>,
        #[seconds]
        seconds: Option<DateTime<Utc>>,
        day: Option<NaiveDate>,
    }

    fn row(field: &str, json: &str) -> Row {
        serde_json::from_str(&format!(r#"{{ "{field}": {json} }}"#)).unwrap()
    }

    #[test]
    fn a_time_is_read_from_iso_seconds_and_milliseconds() {
        let cases = [
            (r#""2024-06-03T14:05:00Z""#, Some(1_717_423_500)),
            (r#""2024-06-03T10:05:00-04:00""#, Some(1_717_423_500)),
            ("1717423500", Some(1_717_423_500)),
            ("1717423500000", Some(1_717_423_500)),
            (r#""yesterday""#, None),
            ("null", None),
        ];
        for (json, expected) in cases {
            let found = row("instant", json).instant;
            assert_eq!(found.map(|time| time.timestamp()), expected, "{json}");
        }
    }

    #[test]
    fn times_of_other_years_than_1_to_9999_are_missing() {
        const FIRST: i64 = -62_135_596_800;
        const LAST: i64 = 253_402_300_799;
        let cases = [
            (FIRST.to_string(), Some(FIRST)),
            ((FIRST - 1).to_string(), None),
            (LAST.to_string(), Some(LAST)),
            ((LAST + 1).to_string(), None),
            ("8210266876799".to_owned(), None),
            (i64::MAX.to_string(), None),
            (i64::MIN.to_string(), None),
        ];
        for (json, expected) in cases {
            let found = row("seconds", &json).seconds;
            assert_eq!(found.map(|time| time.timestamp()), expected, "{json}");
        }
        let cases = [
            (r#""0001-01-01T00:00:00Z""#, Some(FIRST)),
            (r#""0000-12-31T23:59:59Z""#, None),
            (r#""0001-01-01T00:00:00+01:00""#, None),
            (r#""9999-12-31T23:59:59Z""#, Some(LAST)),
            (r#""9999-12-31T23:59:59-01:00""#, None),
            (r#""+10000-01-01T00:00:00Z""#, None),
            ("253402300799000", Some(LAST)),
            ("253402300800000", None),
            ("8210266876799000", None),
            ("-8334601228800000", None),
            ("9223372036854775807", None),
            ("-9223372036854775808", None),
            ("1e300", None),
            ("-1e300", None),
            (r#""8210266876799000""#, None),
        ];
        for (json, expected) in cases {
            let found = row("instant", json).instant;
            assert_eq!(found.map(|time| time.timestamp()), expected, "{json}");
        }
        let cases = [
            (r#""0001-01-01""#, true),
            (r#""0000-12-31""#, false),
            (r#""9999-12-31T00:00:00Z""#, true),
            (r#""+99999-1-1""#, false),
            (r#""-99999-1-1""#, false),
        ];
        for (json, is_read) in cases {
            assert_eq!(row("day", json).day.is_some(), is_read, "{json}");
        }
    }
}
