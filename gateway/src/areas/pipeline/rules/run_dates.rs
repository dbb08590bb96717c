//! The dates that a run covers.

use chrono::NaiveDate;

use crate::graph::scalars::parse_day;

/// The maximum number of dates in a run.
const MOST_DATES: usize = 366;

/// Why two texts are not the dates of a run.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum InvalidDates {
    /// The start is not a date.
    Start,
    /// The end is not a date, or is before the start.
    End,
    /// There are too many dates.
    TooMany,
}

impl InvalidDates {
    /// The message to show.
    pub fn message(self) -> String {
        match self {
            Self::Start | Self::End => "A valid date is required".to_owned(),
            Self::TooMany => format!("A date range may cover at most {MOST_DATES} days."),
        }
    }

    /// The offending input field.
    pub fn field(self) -> &'static str {
        match self {
            Self::Start => "startDate",
            Self::End | Self::TooMany => "endDate",
        }
    }
}

/// The start alone, or every date from the start to the end. A blank end counts as missing.
///
/// # Errors
/// Everything that is wrong.
pub fn run_dates(start: &str, end: Option<&str>) -> Result<Vec<NaiveDate>, Vec<InvalidDates>> {
    let first = parse_day(start).ok_or(InvalidDates::Start);
    let last = match end.filter(|end| !end.trim().is_empty()) {
        None => first,
        Some(end) => parse_day(end)
            .filter(|last| first.ok().is_none_or(|first| first <= *last))
            .ok_or(InvalidDates::End),
    };
    let (first, last) = match (first, last) {
        (Ok(first), Ok(last)) => (first, last),
        (first, last) => {
            let mut invalid: Vec<_> = [first.err(), last.err()].into_iter().flatten().collect();
            invalid.dedup();
            return Err(invalid);
        }
    };
    let dates: Vec<NaiveDate> = first
        .iter_days()
        .take_while(|date| *date <= last)
        .take(MOST_DATES + 1)
        .collect();
    if dates.len() > MOST_DATES {
        return Err(vec![InvalidDates::TooMany]);
    }
    Ok(dates)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_covers_the_start_or_every_date_to_the_end() {
        let cases = [
            ("2025-03-12", None, Ok(1)),
            ("2025-03-12", Some(""), Ok(1)),
            ("2025-03-12", Some("  "), Ok(1)),
            ("2025-02-27", Some("2025-03-01"), Ok(3)),
            ("2024-02-27", Some("2024-03-01"), Ok(4)),
            ("2025-03-12", Some("2025-03-12"), Ok(1)),
            ("2025-01-01", Some("2026-01-01"), Ok(366)),
            (
                "2025-01-01",
                Some("2026-01-02"),
                Err(vec![InvalidDates::TooMany]),
            ),
            (
                "0001-01-01",
                Some("9999-12-31"),
                Err(vec![InvalidDates::TooMany]),
            ),
            ("9999-12-31", Some("9999-12-31"), Ok(1)),
            (
                "2025-03-12",
                Some("2025-03-11"),
                Err(vec![InvalidDates::End]),
            ),
            (
                "2025-03-12",
                Some("2025-3-13"),
                Err(vec![InvalidDates::End]),
            ),
            ("", None, Err(vec![InvalidDates::Start])),
            ("", Some("2025-03-11"), Err(vec![InvalidDates::Start])),
            (
                "2025-3-12",
                Some("2025-3-13"),
                Err(vec![InvalidDates::Start, InvalidDates::End]),
            ),
        ];
        for (start, end, expected) in cases {
            let count = run_dates(start, end).map(|dates| dates.len());
            assert_eq!(count, expected, "{start} {end:?}");
        }
        let dates = run_dates("2025-02-27", Some("2025-03-01")).unwrap();
        let texts: Vec<String> = dates.iter().map(NaiveDate::to_string).collect();
        assert_eq!(texts, ["2025-02-27", "2025-02-28", "2025-03-01"]);
    }

    #[test]
    fn invalid_dates_are_errors_of_their_field() {
        let cases = [
            (InvalidDates::Start, "startDate", "A valid date is required"),
            (InvalidDates::End, "endDate", "A valid date is required"),
            (
                InvalidDates::TooMany,
                "endDate",
                "A date range may cover at most 366 days.",
            ),
        ];
        for (invalid, field, message) in cases {
            assert_eq!(
                (invalid.field(), invalid.message().as_str()),
                (field, message)
            );
        }
    }
}
