//! The calendar of market jobs.

use std::collections::BTreeMap;

use chrono::{Datelike, Months, NaiveDate};

use super::PipelineJobPhase;
use crate::upstream::decode::is_in_years;

/// Before this day of the month, the calendar opens with the previous month.
const FIRST_DAY_OF_OWN_MONTH: u32 = 8;

/// The first day of a date's month.
pub fn month_of(date: NaiveDate) -> NaiveDate {
    date.with_day(1).unwrap_or(date)
}

/// The first day of the month that the calendar opens with.
pub fn opening_month(today: NaiveDate) -> NaiveDate {
    let month = month_of(today);
    if today.day() >= FIRST_DAY_OF_OWN_MONTH {
        return month;
    }
    let previous = month.checked_sub_months(Months::new(1));
    previous.filter(is_in_years).unwrap_or(month)
}

/// The jobs of a date.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct DayFacts {
    pub jobs: usize,
    /// The number of failed jobs.
    pub failed: usize,
    /// The number of jobs waiting to run.
    pub pending: usize,
}

/// The dates of a month that have jobs, earliest first. The month is given as its first day.
pub fn days(
    jobs: impl Iterator<Item = (NaiveDate, PipelineJobPhase)>,
    month: NaiveDate,
) -> BTreeMap<NaiveDate, DayFacts> {
    let mut days: BTreeMap<NaiveDate, DayFacts> = BTreeMap::new();
    for (date, phase) in jobs.filter(|(date, _)| month_of(*date) == month) {
        let day = days.entry(date).or_default();
        day.jobs += 1;
        match phase {
            PipelineJobPhase::Failed => day.failed += 1,
            PipelineJobPhase::Pending | PipelineJobPhase::Postponed => day.pending += 1,
            PipelineJobPhase::Completed
            | PipelineJobPhase::Processing
            | PipelineJobPhase::Running => {}
        }
    }
    days
}

/// The label of a date with this number of jobs.
pub fn day_label(jobs: usize) -> String {
    format!("Job Count: {jobs}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use PipelineJobPhase::{Completed, Failed, Pending, Postponed, Processing, Running};

    fn day(text: &str) -> NaiveDate {
        text.parse().unwrap()
    }

    #[test]
    fn the_calendar_opens_on_the_month_before_in_the_first_week() {
        let cases = [
            ("2025-03-20", "2025-03-01"),
            ("2025-03-03", "2025-02-01"),
            ("2025-03-07", "2025-02-01"),
            ("2025-03-08", "2025-03-01"),
            ("2025-01-05", "2024-12-01"),
            ("2025-03-31", "2025-03-01"),
            ("0001-01-05", "0001-01-01"),
        ];
        for (today, month) in cases {
            assert_eq!(opening_month(day(today)), day(month), "{today}");
        }
    }

    #[test]
    fn a_date_has_all_its_jobs_and_counts_those_that_failed_or_wait() {
        type Case = (
            &'static [PipelineJobPhase],
            Option<(usize, usize, usize)>,
            &'static str,
        );
        let cases: [Case; 6] = [
            (&[], None, ""),
            (&[Completed; 3], Some((3, 0, 0)), "Job Count: 3"),
            (
                &[Completed, Failed, Completed],
                Some((3, 1, 0)),
                "Job Count: 3",
            ),
            (&[Pending, Postponed], Some((2, 0, 2)), "Job Count: 2"),
            (&[Failed], Some((1, 1, 0)), "Job Count: 1"),
            (
                &[Processing, Running, Failed, Failed, Pending],
                Some((5, 2, 1)),
                "Job Count: 5",
            ),
        ];
        for (phases, expected, label) in cases {
            let jobs = phases.iter().map(|phase| (day("2025-03-12"), *phase));
            let days = days(jobs, day("2025-03-01"));
            let found: Vec<_> = days.values().collect();
            let expected = expected.map(|(jobs, failed, pending)| DayFacts {
                jobs,
                failed,
                pending,
            });
            assert_eq!(found, expected.iter().collect::<Vec<_>>(), "{phases:?}");
            assert!(found.iter().all(|day| day_label(day.jobs) == label));
        }
    }

    #[test]
    fn a_month_has_its_own_dates_in_order() {
        let dates = [
            "2025-03-31",
            "2025-02-28",
            "2025-03-01",
            "2025-04-01",
            "2024-03-05",
        ];
        let jobs = dates.into_iter().map(|date| (day(date), Completed));
        let days: Vec<NaiveDate> = days(jobs, day("2025-03-01")).into_keys().collect();
        assert_eq!(days, [day("2025-03-01"), day("2025-03-31")]);
    }
}
