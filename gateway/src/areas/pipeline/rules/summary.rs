//! The summary of market jobs.

use chrono::{DateTime, NaiveDate, Utc};
use chrono_tz::Tz;

use super::{PipelineJobPhase, whole_units};
use crate::graph::dates::local_day;

/// The facts about a job that the summary needs.
pub struct CountedJob {
    pub phase: PipelineJobPhase,
    pub started_at: Option<DateTime<Utc>>,
    /// Seconds.
    pub duration: Option<f64>,
}

/// The work left, and the work done today.
#[derive(Debug, Default, PartialEq)]
pub struct Summary {
    pub pending: usize,
    pub running: usize,
    pub failed: usize,
    pub completed_today: usize,
    /// The seconds of the jobs completed today; `None` if there are none.
    pub seconds_today: Option<i32>,
}

/// The figures of the pipeline dashboard. A job was completed today if it started today, in the time zone.
pub fn summary(jobs: impl Iterator<Item = CountedJob>, today: NaiveDate, zone: Tz) -> Summary {
    let mut summary = Summary::default();
    let mut seconds = 0.0;
    for job in jobs {
        let started_on = job.started_at.map(|started_at| local_day(started_at, zone));
        match job.phase {
            PipelineJobPhase::Pending => summary.pending += 1,
            PipelineJobPhase::Failed => summary.failed += 1,
            PipelineJobPhase::Completed if started_on == Some(today) => {
                summary.completed_today += 1;
                seconds += job.duration.unwrap_or_default().max(0.0);
            }
            phase if phase.is_running() => summary.running += 1,
            _ => {}
        }
    }
    if summary.completed_today > 0 {
        summary.seconds_today = whole_units(seconds);
    }
    summary
}

#[cfg(test)]
mod tests {
    use super::*;
    use PipelineJobPhase::{Completed, Failed, Pending, Postponed, Processing, Running};

    type Job = (PipelineJobPhase, Option<&'static str>, Option<f64>);

    fn of(jobs: &[Job], zone: Tz) -> Summary {
        let facts = |(phase, started_at, duration): &Job| CountedJob {
            phase: *phase,
            started_at: started_at.map(|text| text.parse().unwrap()),
            duration: *duration,
        };
        summary(jobs.iter().map(facts), "2025-03-12".parse().unwrap(), zone)
    }

    #[test]
    fn jobs_completed_today_are_counted_with_their_durations() {
        let (today, yesterday) = ("2025-03-12T08:00:00Z", "2025-03-11T08:00:00Z");
        type Case = (&'static [Job], usize, Option<i32>);
        let cases: [Case; 7] = [
            (&[], 0, None),
            (
                &[
                    (Completed, Some("2025-03-12T08:00:00Z"), Some(3600.0)),
                    (Completed, Some("2025-03-12T09:00:00Z"), Some(123.0)),
                ],
                2,
                Some(3723),
            ),
            (
                &[(Completed, Some("2025-03-11T23:59:59Z"), Some(60.0))],
                0,
                None,
            ),
            (
                &[(Completed, Some("2025-03-12T00:00:00Z"), Some(60.9))],
                1,
                Some(60),
            ),
            (
                &[(Completed, Some("2025-03-12T00:00:00Z"), None)],
                1,
                Some(0),
            ),
            (
                &[(Completed, Some("2025-03-13T00:00:00Z"), Some(60.0))],
                0,
                None,
            ),
            (&[(Completed, None, Some(60.0))], 0, None),
        ];
        for (jobs, completed, seconds) in cases {
            let summary = of(jobs, Tz::UTC);
            let found = (summary.completed_today, summary.seconds_today);
            assert_eq!(found, (completed, seconds), "{jobs:?}");
        }
        let fractions = [(Completed, Some(today), Some(0.5)); 3];
        assert_eq!(of(&fractions, Tz::UTC).seconds_today, Some(1));
        let others = [
            (Failed, Some(today), Some(60.0)),
            (Completed, Some(yesterday), None),
        ];
        assert_eq!(of(&others, Tz::UTC).completed_today, 0);
    }

    #[test]
    fn today_begins_in_the_callers_time_zone() {
        for (started_at, completed) in [
            ("2025-03-12T03:59:59Z", 0),
            ("2025-03-12T04:00:00Z", 1),
            ("2025-03-13T03:59:59Z", 1),
            ("2025-03-13T04:00:00Z", 0),
        ] {
            let job = (Completed, Some(started_at), None);
            let summary = of(&[job], Tz::America__New_York);
            assert_eq!(summary.completed_today, completed, "{started_at}");
        }
    }

    #[test]
    fn jobs_are_counted_by_phase_whenever_they_started() {
        let jobs = [
            (Pending, None, None),
            (Pending, Some("2020-01-01T00:00:00Z"), None),
            (Failed, Some("2020-01-01T00:00:00Z"), None),
            (Processing, None, None),
            (Running, None, None),
            (Running, Some("2025-03-12T00:00:00Z"), None),
            (Postponed, None, None),
            (Completed, None, None),
        ];
        let expected = Summary {
            pending: 2,
            running: 3,
            failed: 1,
            completed_today: 0,
            seconds_today: None,
        };
        assert_eq!(of(&jobs, Tz::UTC), expected);
    }
}
