//! Date filters, and the days they cover.

use async_graphql::{Enum, InputObject};
use chrono::{DateTime, Datelike, Months, NaiveDate, Utc};
use chrono_tz::Tz;

use super::{DaySpan, days_after, days_before, local_day};
use crate::error::{Error, Result};
use crate::graph::scalars;
use crate::request::RequestContext;

/// The message for a custom range without both of its days.
pub const MISSING_DAYS: &str = "Please select a start and end date.";

/// A choice of days. Today is the day of the request in the time zone of its `X-Time-Zone` header. Weeks start on
/// Monday.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum DatePreset {
    /// Today.
    Today,
    /// Yesterday.
    Yesterday,
    /// The 3 days up to yesterday.
    #[graphql(name = "LAST_3_DAYS")]
    Last3,
    /// The 7 days up to yesterday.
    #[graphql(name = "LAST_7_DAYS")]
    Last7,
    /// The 30 days up to yesterday.
    #[graphql(name = "LAST_30_DAYS")]
    Last30,
    /// Today and the 6 days after it.
    #[graphql(name = "NEXT_7_DAYS")]
    Next7,
    /// Today and the 29 days after it.
    #[graphql(name = "NEXT_30_DAYS")]
    Next30,
    /// Monday of this week to today.
    CurrentWeek,
    /// Monday to Sunday of the previous week.
    LastWeek,
    /// The first of this month to today.
    CurrentMonth,
    /// The previous month.
    LastMonth,
    /// The days from `from` to `to`.
    Custom,
}

/// The days to cover: a preset, or the first and the last day. A filter may leave one of them open.
#[derive(Clone, Copy, Debug, InputObject)]
pub struct DateRangeInput {
    /// The choice of days.
    #[graphql(default_with = "DatePreset::Custom")]
    pub preset: DatePreset,
    /// First day, for CUSTOM only. Without it, a filter keeps all days up to `to`; elsewhere it is required.
    pub from: Option<scalars::Date>,
    /// Last day, included, for CUSTOM only. Without it, a filter keeps all days since `from`; elsewhere it is required.
    pub to: Option<scalars::Date>,
}

impl DateRangeInput {
    /// The same range, with the end of all time where a custom one has one end only.
    fn closed(&self) -> Self {
        let end = |day, other: Option<scalars::Date>| other.map(|_| scalars::Date(day));
        match self.preset {
            DatePreset::Custom => Self {
                from: self.from.or(end(NaiveDate::MIN, self.to)),
                to: self.to.or(end(NaiveDate::MAX, self.from)),
                ..*self
            },
            _ => *self,
        }
    }
}

/// The days that the input `dates` covers.
///
/// # Errors
/// BAD_USER_INPUT for a custom range without both days or with an end before its start, and for days given with any
/// other preset.
pub fn days_of(input: &DateRangeInput, today: NaiveDate) -> Result<DaySpan> {
    days_in("dates", input, today)
}

/// The days that the input with this name covers.
fn days_in(field: &str, input: &DateRangeInput, today: NaiveDate) -> Result<DaySpan> {
    let is_custom = input.preset == DatePreset::Custom;
    if let Some(name) = [("from", input.from), ("to", input.to)]
        .into_iter()
        .find_map(|(name, day)| day.filter(|_| !is_custom).map(|_| name))
    {
        return Err(Error::bad_input(format!(
            "{field}.{name} is for the preset CUSTOM only."
        )));
    }
    let ago = |days| days_before(today, days);
    let monday = ago(today.weekday().num_days_from_monday().into());
    let first = ago(today.day0().into());
    let (from, to) = match input.preset {
        DatePreset::Today => (today, today),
        DatePreset::Yesterday => (ago(1), ago(1)),
        DatePreset::Last3 => (ago(3), ago(1)),
        DatePreset::Last7 => (ago(7), ago(1)),
        DatePreset::Last30 => (ago(30), ago(1)),
        DatePreset::Next7 => (today, days_after(today, 6)),
        DatePreset::Next30 => (today, days_after(today, 29)),
        DatePreset::CurrentWeek => (monday, today),
        DatePreset::LastWeek => (days_before(monday, 7), days_before(monday, 1)),
        DatePreset::CurrentMonth => (first, today),
        DatePreset::LastMonth => (
            first.checked_sub_months(Months::new(1)).unwrap_or(first),
            days_before(first, 1),
        ),
        DatePreset::Custom => match (input.from, input.to) {
            (Some(from), Some(to)) => (from.0, to.0),
            _ => return Err(Error::bad_input(MISSING_DAYS)),
        },
    };
    if to < from {
        return Err(Error::bad_input("The end date is before the start date."));
    }
    Ok(DaySpan { from, to })
}

/// The days of a list's filter. Without them, it keeps everything; with them, nothing that has no day.
#[derive(Clone, Copy, Debug)]
pub struct DayFilter {
    days: Option<DaySpan>,
    zone: Tz,
}

impl DayFilter {
    /// The filter in the input with this name.
    ///
    /// # Errors
    /// See [`days_of`].
    pub fn of(
        context: &RequestContext,
        field: &str,
        input: Option<&DateRangeInput>,
    ) -> Result<Self> {
        Self::new(field, input, (context.today(), context.time_zone()))
    }

    fn new(
        field: &str,
        input: Option<&DateRangeInput>,
        (today, zone): (NaiveDate, Tz),
    ) -> Result<Self> {
        let days = match input {
            Some(input) => Some(days_in(field, &input.closed(), today)?),
            None => None,
        };
        Ok(Self { days, zone })
    }

    /// Whether it keeps what has this day.
    pub fn keeps_day(&self, day: Option<NaiveDate>) -> bool {
        self.days
            .is_none_or(|days| day.is_some_and(|day| (days.from..=days.to).contains(&day)))
    }

    /// Whether it keeps what has this time, by its day in the time zone of the request.
    pub fn keeps_time(&self, time: Option<DateTime<Utc>>) -> bool {
        self.days.is_none() || self.keeps_day(time.map(|time| local_day(time, self.zone)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use DatePreset as P;

    fn day(text: &str) -> NaiveDate {
        text.parse().unwrap()
    }

    #[test]
    fn a_preset_covers_its_days() {
        let cases = [
            ("2025-03-12", P::Today, "2025-03-12", "2025-03-12"),
            ("2025-03-12", P::Next7, "2025-03-12", "2025-03-18"),
            ("2025-03-12", P::Next30, "2025-03-12", "2025-04-10"),
            ("2025-03-12", P::Yesterday, "2025-03-11", "2025-03-11"),
            ("2025-03-12", P::Last3, "2025-03-09", "2025-03-11"),
            ("2025-03-12", P::Last7, "2025-03-05", "2025-03-11"),
            ("2025-03-12", P::Last30, "2025-02-10", "2025-03-11"),
            ("2025-03-12", P::CurrentWeek, "2025-03-10", "2025-03-12"),
            ("2025-03-12", P::LastWeek, "2025-03-03", "2025-03-09"),
            ("2025-03-12", P::CurrentMonth, "2025-03-01", "2025-03-12"),
            ("2025-03-12", P::LastMonth, "2025-02-01", "2025-02-28"),
            ("2025-03-10", P::CurrentWeek, "2025-03-10", "2025-03-10"),
            ("2025-03-16", P::CurrentWeek, "2025-03-10", "2025-03-16"),
            ("2024-03-01", P::LastMonth, "2024-02-01", "2024-02-29"),
            ("2024-03-01", P::CurrentMonth, "2024-03-01", "2024-03-01"),
            ("2025-01-01", P::LastMonth, "2024-12-01", "2024-12-31"),
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
    fn a_filter_may_leave_one_end_open() {
        let of = |from: Option<&str>, to: Option<&str>| {
            let date = |text: Option<&str>| text.map(|text| scalars::Date(day(text)));
            let input = DateRangeInput {
                preset: P::Custom,
                from: date(from),
                to: date(to),
            };
            let filter = DayFilter::new("dates", Some(&input), (day("2025-03-12"), Tz::UTC));
            let kept = ["0001-01-01", "2025-03-11", "2025-03-12", "9999-12-31"];
            filter.map(|filter| kept.map(|text| filter.keeps_day(Some(day(text)))))
        };
        let since = of(Some("2025-03-12"), None).unwrap();
        assert_eq!(since, [false, false, true, true]);
        let until = of(None, Some("2025-03-11")).unwrap();
        assert_eq!(until, [true, true, false, false]);
        assert_eq!(of(None, None).unwrap_err().message(), MISSING_DAYS);
    }
}
