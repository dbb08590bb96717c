//! The scalars of the graph: times and dates.

use async_graphql::{InputValueError, InputValueResult, Scalar, ScalarType, Value};
use chrono::{NaiveDate, SecondsFormat, Utc};

use crate::upstream::decode::is_in_years;

/// A time in UTC, as RFC 3339: "2025-03-12T12:00:00Z".
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct DateTime(pub chrono::DateTime<Utc>);

/// A time in UTC, as RFC 3339: "2025-03-12T12:00:00Z".
#[Scalar(
    name = "DateTime",
    specified_by_url = "https://www.rfc-editor.org/rfc/rfc3339#section-5.6"
)]
impl ScalarType for DateTime {
    fn parse(value: Value) -> InputValueResult<Self> {
        match &value {
            Value::String(text) => chrono::DateTime::parse_from_rfc3339(text)
                .map(|time| Self(time.to_utc()))
                .map_err(|_| InputValueError::custom("a DateTime is written 2025-03-12T12:00:00Z")),
            _ => Err(InputValueError::expected_type(value)),
        }
    }

    fn is_valid(value: &Value) -> bool {
        Self::parse(value.clone()).is_ok()
    }

    fn to_value(&self) -> Value {
        Value::String(self.text())
    }
}

impl DateTime {
    /// The time as text.
    pub fn text(self) -> String {
        self.0.to_rfc3339_opts(SecondsFormat::AutoSi, true)
    }
}

/// A calendar date without a time zone: "2025-03-12".
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Date(pub NaiveDate);

/// A calendar date without a time zone, as YYYY-MM-DD: "2025-03-12".
#[Scalar(
    name = "Date",
    specified_by_url = "https://scalars.graphql.org/andimarek/local-date.html"
)]
impl ScalarType for Date {
    fn parse(value: Value) -> InputValueResult<Self> {
        match &value {
            Value::String(text) => parse_day(text)
                .map(Self)
                .ok_or_else(|| InputValueError::custom("a Date is written YYYY-MM-DD")),
            _ => Err(InputValueError::expected_type(value)),
        }
    }

    fn is_valid(value: &Value) -> bool {
        Self::parse(value.clone()).is_ok()
    }

    fn to_value(&self) -> Value {
        Value::String(self.0.to_string())
    }
}

impl Date {
    /// The day of a time, in UTC.
    pub fn of(moment: chrono::DateTime<Utc>) -> Self {
        Self(moment.date_naive())
    }
}

/// A real date, as 4, 2 and 2 digits separated by hyphens. There is no year 0.
pub fn parse_day(text: &str) -> Option<NaiveDate> {
    let lengths = text.split('-').map(str::len);
    let digits = text
        .bytes()
        .all(|byte| byte == b'-' || byte.is_ascii_digit());
    (digits && lengths.eq([4, 2, 2]))
        .then(|| text.parse().ok())?
        .filter(is_in_years)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_valid_date_is_real_and_written_with_four_two_and_two_digits() {
        let valid = ["2025-03-12", "2024-02-29", "0001-01-01", "9999-12-31"];
        let invalid = [
            "03-12-2025",
            "",
            "2025-03",
            "2025-02-29",
            "2025-3-12",
            "2025-13-01",
            "20250-3-12",
            "2025-03-1a",
            "2025-03-12-",
            "+025-03-12",
            "0000-12-31",
            "2025-03-12T00:00:00Z",
        ];
        for text in valid {
            assert!(parse_day(text).is_some(), "{text}");
        }
        for text in invalid {
            assert!(parse_day(text).is_none(), "{text}");
        }
    }

    #[test]
    fn a_time_is_written_in_utc_with_z() {
        let time = DateTime::parse(Value::from("2025-03-12T08:00:00-04:00")).unwrap();
        assert_eq!(time.to_value(), Value::from("2025-03-12T12:00:00Z"));
        assert!(DateTime::parse(Value::from("2025-03-12")).is_err());
        assert!(DateTime::parse(Value::from(1_741_780_800)).is_err());
    }
}
