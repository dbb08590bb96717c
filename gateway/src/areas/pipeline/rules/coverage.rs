//! The states of the jobs of a market on each of several days.

use std::collections::HashMap;

use async_graphql::Enum;
use chrono::{DateTime, NaiveDate, Utc};

use super::{PipelineJobPhase, PipelineJobType};
use crate::graph::dates::DaySpan;
use crate::graph::decision::Decision;
use crate::graph::direct_json::fields::plain_enums;
use crate::graph::payload::UserErrorCode;

/// The maximum number of days of a coverage.
const MOST_DAYS: usize = 31;

/// The state of the jobs of a market for a day. Of several jobs of a type and match group, the newest counts; of those
/// that count, a later value in the list COMPLETED, FAILED, RUNNING takes precedence.
// In the order of precedence.
#[derive(Clone, Copy, Debug, Enum, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum PipelineCoverageState {
    /// There is no job.
    Missing,
    /// No job is known, but one of the two lists of jobs could not be read: see `missingJobs`.
    Unknown,
    /// All jobs have completed.
    Completed,
    /// A job failed, and no other is pending or running.
    Failed,
    /// A job waits to run, is postponed or is running.
    Running,
}

plain_enums!(PipelineCoverageState);

/// The facts about a job that coverage needs.
pub struct CoverageJob<'a> {
    pub date: NaiveDate,
    pub kind: PipelineJobType,
    pub match_group: Option<&'a str>,
    pub phase: PipelineJobPhase,
    pub started_at: Option<DateTime<Utc>>,
}

/// The numbers of days, or of markets, in each state.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct StateCounts {
    pub missing: usize,
    pub unknown: usize,
    pub completed: usize,
    pub failed: usize,
    pub running: usize,
}

impl StateCounts {
    /// Counts states.
    pub fn of(states: impl IntoIterator<Item = PipelineCoverageState>) -> Self {
        let mut counts = Self::default();
        for state in states {
            *match state {
                PipelineCoverageState::Missing => &mut counts.missing,
                PipelineCoverageState::Unknown => &mut counts.unknown,
                PipelineCoverageState::Completed => &mut counts.completed,
                PipelineCoverageState::Failed => &mut counts.failed,
                PipelineCoverageState::Running => &mut counts.running,
            } += 1;
        }
        counts
    }
}

/// The days of a coverage, earliest first.
///
/// # Errors
/// The message to show if there are too many.
pub fn covered_days(span: DaySpan) -> Result<Vec<NaiveDate>, String> {
    let days: Vec<NaiveDate> = span
        .from
        .iter_days()
        .take_while(|day| *day <= span.to)
        .take(MOST_DAYS + 1)
        .collect();
    if days.len() > MOST_DAYS {
        return Err(format!("A date range may cover at most {MOST_DAYS} days."));
    }
    Ok(days)
}

/// The state of each day from the first on, by the jobs of a market. Jobs of other days are ignored. A day without jobs
/// has the state `without`.
pub fn coverage<'a>(
    jobs: impl Iterator<Item = CoverageJob<'a>>,
    days: &[NaiveDate],
    without: PipelineCoverageState,
) -> Vec<PipelineCoverageState> {
    let mut newest = HashMap::new();
    for job in jobs {
        let Ok(day) = days.binary_search(&job.date) else {
            continue;
        };
        let state = state_of(job.phase);
        // A job that has not started is newer than all that have, unless it has ended.
        let unknown_start = match state {
            PipelineCoverageState::Running => DateTime::<Utc>::MAX_UTC,
            _ => DateTime::<Utc>::MIN_UTC,
        };
        let age = (job.started_at.unwrap_or(unknown_start), state);
        let known = newest
            .entry((day, job.kind, job.match_group))
            .or_insert(age);
        *known = age.max(*known);
    }
    let mut states = vec![without; days.len()];
    for ((day, ..), (_, state)) in newest {
        states[day] = state.max(states[day]);
    }
    states
}

/// Whether jobs can be started for a market and day whose jobs have this state.
pub fn start(state: PipelineCoverageState) -> Decision {
    match state {
        PipelineCoverageState::Running => Decision::refuse(
            UserErrorCode::AlreadyRunning,
            "A job for this market and date is already pending or running.",
        ),
        _ => Decision::allow(),
    }
}

fn state_of(phase: PipelineJobPhase) -> PipelineCoverageState {
    match phase {
        PipelineJobPhase::Completed => PipelineCoverageState::Completed,
        PipelineJobPhase::Failed => PipelineCoverageState::Failed,
        PipelineJobPhase::Pending
        | PipelineJobPhase::Postponed
        | PipelineJobPhase::Processing
        | PipelineJobPhase::Running => PipelineCoverageState::Running,
    }
}

/// The days, earliest first, that should have jobs: those that have ended in UTC, except the last one until a market
/// has a job for it.
pub fn days_due(
    days: &[NaiveDate],
    today_in_utc: NaiveDate,
    is_begun: impl Fn(usize) -> bool,
) -> &[NaiveDate] {
    let over = days.iter().filter(|day| **day < today_in_utc).count();
    let is_last_begun = over == 0 || is_begun(over - 1);
    &days[..over - usize::from(!is_last_begun)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use PipelineJobType::{Stationary, Transit, Unrecognized};

    type State = PipelineCoverageState;

    fn day(text: &str) -> NaiveDate {
        text.parse().unwrap()
    }

    fn span(from: &str, to: &str) -> DaySpan {
        DaySpan {
            from: day(from),
            to: day(to),
        }
    }

    /// Its type, match group, phase, and the hour in which it started.
    type Job = (
        PipelineJobType,
        Option<&'static str>,
        PipelineJobPhase,
        Option<&'static str>,
    );

    fn state(jobs: &[Job], without: State) -> State {
        let date = day("2025-03-12");
        let jobs = jobs
            .iter()
            .map(|(kind, match_group, phase, started_at)| CoverageJob {
                date,
                kind: *kind,
                match_group: *match_group,
                phase: *phase,
                started_at: started_at
                    .map(|hour| format!("2025-03-13T{hour}:00:00Z").parse().unwrap()),
            });
        coverage(jobs, &[date], without)[0]
    }

    #[test]
    fn the_newest_job_of_each_type_and_group_counts() {
        use PipelineJobPhase::{Completed, Failed, Pending, Postponed, Processing, Running};
        const EXPOSED: Option<&str> = Some("exposed");
        const CONTROL: Option<&str> = Some("control");
        let cases: &[(&[Job], State)] = &[
            (&[], State::Missing),
            (
                &[(Transit, EXPOSED, Completed, Some("08"))],
                State::Completed,
            ),
            (&[(Transit, EXPOSED, Failed, Some("08"))], State::Failed),
            (&[(Transit, EXPOSED, Pending, None)], State::Running),
            (&[(Transit, EXPOSED, Postponed, None)], State::Running),
            (
                &[(Transit, EXPOSED, Processing, Some("08"))],
                State::Running,
            ),
            (&[(Unrecognized, None, Running, Some("08"))], State::Running),
            // A later attempt replaces an earlier one, whatever its outcome.
            (
                &[
                    (Transit, EXPOSED, Failed, Some("08")),
                    (Transit, EXPOSED, Completed, Some("09")),
                ],
                State::Completed,
            ),
            (
                &[
                    (Transit, EXPOSED, Failed, Some("09")),
                    (Transit, EXPOSED, Completed, Some("08")),
                ],
                State::Failed,
            ),
            (
                &[
                    (Transit, EXPOSED, Completed, Some("09")),
                    (Transit, EXPOSED, Running, Some("08")),
                ],
                State::Completed,
            ),
            (
                &[
                    (Transit, EXPOSED, Failed, Some("08")),
                    (Transit, EXPOSED, Completed, Some("08")),
                ],
                State::Failed,
            ),
            // What has not started is the newest, unless it has ended.
            (
                &[
                    (Transit, EXPOSED, Pending, None),
                    (Transit, EXPOSED, Completed, Some("09")),
                ],
                State::Running,
            ),
            (
                &[
                    (Transit, EXPOSED, Failed, None),
                    (Transit, EXPOSED, Completed, Some("08")),
                ],
                State::Completed,
            ),
            // Types and groups do not replace each other.
            (
                &[
                    (Stationary, EXPOSED, Failed, Some("08")),
                    (Transit, EXPOSED, Completed, Some("09")),
                ],
                State::Failed,
            ),
            (
                &[
                    (Transit, CONTROL, Failed, Some("08")),
                    (Transit, EXPOSED, Completed, Some("09")),
                ],
                State::Failed,
            ),
            (
                &[
                    (Transit, None, Failed, Some("08")),
                    (Transit, EXPOSED, Running, Some("07")),
                ],
                State::Running,
            ),
        ];
        for (jobs, expected) in cases {
            assert_eq!(state(jobs, State::Missing), *expected, "{jobs:?}");
        }
    }

    #[test]
    fn a_day_without_jobs_is_unknown_if_a_list_is_missing() {
        assert_eq!(state(&[], State::Unknown), State::Unknown);
        let job = (Transit, None, PipelineJobPhase::Completed, None);
        assert_eq!(state(&[job], State::Unknown), State::Completed);
    }

    #[test]
    fn each_day_has_the_state_of_its_own_jobs() {
        let job = |date| CoverageJob {
            date: day(date),
            kind: Transit,
            match_group: None,
            phase: PipelineJobPhase::Failed,
            started_at: None,
        };
        let days = covered_days(span("2025-02-28", "2025-03-02")).unwrap();
        let jobs = ["2025-02-27", "2025-02-28", "2025-03-02", "2025-03-03"].map(job);
        assert_eq!(
            coverage(jobs.into_iter(), &days, State::Missing),
            [State::Failed, State::Missing, State::Failed]
        );
    }

    #[test]
    fn a_coverage_has_at_most_31_days() {
        let cases = [
            ("2025-03-12", "2025-03-12", Ok(1)),
            ("2025-02-27", "2025-03-01", Ok(3)),
            ("2025-03-01", "2025-03-31", Ok(31)),
            (
                "2025-03-01",
                "2025-04-01",
                Err("A date range may cover at most 31 days.".to_owned()),
            ),
            (
                "0001-01-01",
                "9999-12-31",
                Err("A date range may cover at most 31 days.".to_owned()),
            ),
            ("9999-12-31", "9999-12-31", Ok(1)),
        ];
        for (from, to, expected) in cases {
            let count = covered_days(span(from, to)).map(|days| days.len());
            assert_eq!(count, expected, "{from} {to}");
        }
    }

    #[test]
    fn states_are_counted() {
        let states = [
            State::Missing,
            State::Failed,
            State::Missing,
            State::Running,
            State::Unknown,
            State::Completed,
            State::Missing,
        ];
        let expected = StateCounts {
            missing: 3,
            unknown: 1,
            completed: 1,
            failed: 1,
            running: 1,
        };
        assert_eq!(StateCounts::of(states), expected);
    }

    #[test]
    fn a_day_is_due_once_it_is_over_and_has_a_job() {
        let day = |day| NaiveDate::from_ymd_opt(2026, 3, day).unwrap();
        let days = [day(9), day(10), day(11)];
        let all = |_| true;
        let not_the_second = |position| position != 1;
        assert_eq!(days_due(&days, day(12), all), &days[..]);
        assert_eq!(days_due(&days, day(11), all), &days[..2]);
        assert_eq!(days_due(&days, day(9), all), &days[..0]);
        // Only the last day may have none yet.
        assert_eq!(days_due(&days, day(12), not_the_second), &days[..]);
        assert_eq!(days_due(&days, day(11), not_the_second), &days[..1]);
    }
}
