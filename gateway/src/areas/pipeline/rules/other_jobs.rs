//! What the other jobs of a market say about a job.

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};

use super::jobs::{PipelineJobPhase, PipelineJobType, phase};
use crate::graph::upstream_enum::UpstreamEnum;

/// A running time is compared with that of at least this many completed jobs.
const FEWEST_JOBS: usize = 3;

/// The facts about a job of a market.
#[derive(Clone, Copy, Debug)]
pub struct MarketJob<'a> {
    /// The date whose impressions it computes.
    pub date: Option<NaiveDate>,
    /// Its type, as the service spells it.
    pub kind: &'a str,
    /// Its status, as the service spells it.
    pub status: &'a str,
    /// When it started.
    pub started_at: Option<DateTime<Utc>>,
    /// Its running time in seconds.
    pub seconds: Option<i32>,
}

/// The position of the job that has completed the work of a failed one since: of the jobs of its market with its date and
/// type that started later, the one that started last. `None` if the job has not failed, or if its date or start is unknown.
pub fn completed_since<'a>(
    failed: MarketJob<'_>,
    jobs: impl Iterator<Item = MarketJob<'a>>,
) -> Option<usize> {
    if phase(failed.status) != PipelineJobPhase::Failed {
        return None;
    }
    let (date, started_at) = (failed.date?, failed.started_at?);
    let completed = jobs.enumerate().filter_map(|(position, job)| {
        let started_later = job.started_at.filter(|at| *at > started_at)?;
        let is_same = job.date == Some(date) && job.kind == failed.kind;
        (is_same && phase(job.status) == PipelineJobPhase::Completed)
            .then_some((started_later, position))
    });
    completed.max().map(|(_, position)| position)
}

/// The running time that is usual for a type of jobs of a market, in seconds: the median of those that are completed; `None`
/// if there are fewer than three, or for an unknown type.
pub fn usual_seconds<'a>(kind: &str, jobs: impl Iterator<Item = MarketJob<'a>>) -> Option<i32> {
    if PipelineJobType::of(kind) == PipelineJobType::Unrecognized {
        return None;
    }
    let completed =
        jobs.filter(|job| job.kind == kind && phase(job.status) == PipelineJobPhase::Completed);
    let mut seconds: Vec<i32> = completed.filter_map(|job| job.seconds).collect();
    if seconds.len() < FEWEST_JOBS {
        return None;
    }
    let middle = seconds.len() / 2;
    Some(*seconds.select_nth_unstable(middle).1)
}

/// Whether a running job takes longer than usual: more than half as long again.
pub fn is_slow(job: MarketJob<'_>, usual_seconds: Option<i32>, now: DateTime<Utc>) -> bool {
    let (Some(started_at), Some(usual)) = (job.started_at, usual_seconds) else {
        return false;
    };
    let limit = TimeDelta::milliseconds(i64::from(usual) * 1_500);
    phase(job.status).is_running() && now.signed_duration_since(started_at) > limit
}

#[cfg(test)]
mod tests {
    use super::*;

    fn job(
        date: &str,
        kind: &'static str,
        status: &'static str,
        started_at: &str,
    ) -> MarketJob<'static> {
        MarketJob {
            date: date.parse().ok(),
            kind,
            status,
            started_at: format!("2025-03-{started_at}:00Z").parse().ok(),
            seconds: None,
        }
    }

    #[test]
    fn a_failed_job_is_completed_by_a_later_one_of_its_date_and_type() {
        let failed = job("2025-03-11", "TRANSIT", "FAILED", "12T02:00");
        let later = job("2025-03-11", "TRANSIT", "COMPLETED", "12T03:00");
        let cases = [
            (failed, vec![], None),
            (failed, vec![failed, later], Some(1)),
            (
                failed,
                vec![job("2025-03-11", "TRANSIT", "COMPLETED", "12T04:00"), later],
                Some(0),
            ),
            (
                failed,
                vec![job("2025-03-11", "TRANSIT", "COMPLETED", "12T02:00")],
                None,
            ),
            (
                failed,
                vec![job("2025-03-11", "TRANSIT", "COMPLETED", "11T23:00")],
                None,
            ),
            (
                failed,
                vec![job("2025-03-11", "TRANSIT", "UPLOADING", "12T03:00")],
                None,
            ),
            (
                failed,
                vec![job("2025-03-11", "TRANSIT", "FAILED", "12T03:00")],
                None,
            ),
            (
                failed,
                vec![job("2025-03-11", "STATIONARY", "COMPLETED", "12T03:00")],
                None,
            ),
            (
                failed,
                vec![job("2025-03-10", "TRANSIT", "COMPLETED", "12T03:00")],
                None,
            ),
            (
                failed,
                vec![job("2025-03-11", "TRANSIT", "COMPLETED", "soon")],
                None,
            ),
            (
                job("2025-03-11", "TRANSIT", "COMPLETED", "12T02:00"),
                vec![later],
                None,
            ),
            (
                job("soon", "TRANSIT", "FAILED", "12T02:00"),
                vec![later],
                None,
            ),
            (
                job("2025-03-11", "TRANSIT", "FAILED", "soon"),
                vec![later],
                None,
            ),
        ];
        for (failed, jobs, expected) in cases {
            let found = completed_since(failed, jobs.iter().copied());
            assert_eq!(found, expected, "{failed:?} {jobs:?}");
        }
    }

    #[test]
    fn what_is_usual_is_the_median_of_three_or_more() {
        let done = |seconds| MarketJob {
            seconds,
            ..job("2025-03-11", "TRANSIT", "COMPLETED", "12T02:00")
        };
        let other = MarketJob {
            seconds: Some(9_999),
            ..job("2025-03-11", "STATIONARY", "COMPLETED", "12T02:00")
        };
        let failed = MarketJob {
            status: "FAILED",
            ..done(Some(1))
        };
        let cases = [
            (vec![], None),
            (
                vec![done(Some(10)), done(Some(20)), done(None), other, failed],
                None,
            ),
            (
                vec![
                    done(Some(30)),
                    done(Some(10)),
                    other,
                    done(Some(20)),
                    failed,
                ],
                Some(20),
            ),
            (
                vec![done(Some(4)), done(Some(1)), done(Some(3)), done(Some(2))],
                Some(3),
            ),
        ];
        for (jobs, expected) in cases {
            assert_eq!(usual_seconds("TRANSIT", jobs.iter().copied()), expected);
        }
        assert_eq!(
            usual_seconds("AERIAL", [done(Some(1)); 3].into_iter()),
            None
        );
    }

    #[test]
    fn a_running_job_is_slow_after_half_as_long_again() {
        let now = "2025-03-12T03:00:00Z".parse().unwrap();
        let started = |status, at| job("2025-03-11", "TRANSIT", status, at);
        let cases = [
            (started("UPLOADING", "12T02:30"), Some(1_200), false),
            (started("UPLOADING", "12T02:29"), Some(1_200), true),
            (started("COMPLETED", "12T02:00"), Some(1_200), false),
            (started("UPLOADING", "12T02:00"), None, false),
            (started("UPLOADING", "soon"), Some(1), false),
        ];
        for (job, usual, expected) in cases {
            assert_eq!(is_slow(job, usual, now), expected, "{job:?}");
        }
    }
}
