//! The rules of market jobs.

use async_graphql::Enum;
use chrono::{DateTime, NaiveDate, Utc};
use chrono_tz::Tz;

use super::duration::duration_label;
use crate::graph::dates::{DaySpan, days_before, length_text, local_day, range_moments};
use crate::graph::decision::Decision;
use crate::graph::direct_json::fields::plain_enums;
use crate::graph::payload::UserErrorCode;
use crate::graph::scalars;
use crate::graph::upstream_enum::UpstreamEnum;
use crate::upstream::decode::is_in_years;

/// The window starts this many days before today.
const WINDOW_DAYS: u64 = 10;
/// The status of a job that matches devices.
const MATCHING: &str = "GETTING_NEAR_DEVICES_AND_CALCULATING_MATCHES";
/// Why a job cannot be deleted.
const NOT_DELETABLE: &str = "This job cannot be deleted.";

/// The inventory whose impressions a job computes.
#[derive(Clone, Copy, Debug, Enum, Eq, Hash, PartialEq)]
pub enum PipelineJobType {
    /// Frames, which do not move.
    Stationary,
    /// Assets, which move.
    Transit,
    /// A type the gateway does not know; `typeLabel` has its text.
    Unrecognized,
}

impl UpstreamEnum for PipelineJobType {
    const VALUES: &'static [(&'static str, Self)] =
        &[("STATIONARY", Self::Stationary), ("TRANSIT", Self::Transit)];
    const UNRECOGNIZED: Self = Self::Unrecognized;
}

/// The phase of a job.
#[derive(Clone, Copy, Debug, Enum, Eq, Hash, PartialEq)]
pub enum PipelineJobPhase {
    /// Waiting to run.
    Pending,
    /// Finished.
    Completed,
    /// Failed.
    Failed,
    /// Waiting for its date or its data.
    Postponed,
    /// Running: it matches devices.
    Processing,
    /// Running: any other step.
    Running,
}

plain_enums!(PipelineJobType PipelineJobPhase);

/// The type as text. An unknown type is returned unchanged.
pub fn type_label(text: &str) -> &str {
    match PipelineJobType::of(text) {
        PipelineJobType::Stationary => "Stationary",
        PipelineJobType::Transit => "Transit",
        PipelineJobType::Unrecognized => text,
    }
}

/// The phase of a job with this status. An unknown status is a step of a running job.
pub fn phase(status: &str) -> PipelineJobPhase {
    match status {
        "PENDING" => PipelineJobPhase::Pending,
        "COMPLETED" => PipelineJobPhase::Completed,
        "FAILED" => PipelineJobPhase::Failed,
        "POSTPONED" => PipelineJobPhase::Postponed,
        MATCHING => PipelineJobPhase::Processing,
        _ => PipelineJobPhase::Running,
    }
}

impl PipelineJobPhase {
    /// Whether a job is running.
    pub fn is_running(self) -> bool {
        matches!(self, Self::Processing | Self::Running)
    }
}

/// The status to show.
pub fn status_label(status: &str) -> &str {
    match status {
        MATCHING => "PROCESSING",
        "" => "RUNNING",
        _ => status,
    }
}

/// The numbers behind the status of a job, as sentences.
pub fn status_explanation(
    status: &str,
    started_at: Option<DateTime<Utc>>,
    duration_seconds: Option<i32>,
    now: DateTime<Utc>,
) -> String {
    let after = |word: &str| match duration_seconds {
        Some(seconds) => format!("{word} after {}.", duration_label(seconds)),
        None => format!("{word}. Its running time is unknown."),
    };
    match phase(status) {
        PipelineJobPhase::Pending => "Waiting to run.".to_owned(),
        PipelineJobPhase::Postponed => "Waiting for its date or its data.".to_owned(),
        PipelineJobPhase::Completed => after("Completed"),
        PipelineJobPhase::Failed => after("Failed"),
        PipelineJobPhase::Processing | PipelineJobPhase::Running => {
            let since = match started_at {
                Some(at) if at <= now => {
                    format!(
                        "Running for {}.",
                        length_text(now.signed_duration_since(at))
                    )
                }
                _ => "Running. Its start is unknown.".to_owned(),
            };
            match status {
                "" => since,
                step => format!("{since} Step: {step}."),
            }
        }
    }
}

/// Whether a job can be deleted: it must have failed, or have started before today in the time zone and be neither
/// pending nor completed.
pub fn delete(
    phase: PipelineJobPhase,
    started_at: Option<DateTime<Utc>>,
    now: DateTime<Utc>,
    zone: Tz,
) -> Decision {
    let refused = || Decision::refuse(UserErrorCode::NotDeletable, NOT_DELETABLE);
    let started_on = match (phase, started_at) {
        (PipelineJobPhase::Failed, _) => return Decision::allow(),
        (PipelineJobPhase::Pending | PipelineJobPhase::Completed, _) | (_, None) => {
            return refused();
        }
        (_, Some(started_at)) => local_day(started_at, zone),
    };
    if started_on < local_day(now, zone) {
        return Decision::allow();
    }
    let next_day = started_on.succ_opt().filter(is_in_years);
    let starts_at = |day| range_moments(DaySpan { from: day, to: day }, zone).0;
    Decision {
        changes_at: next_day.map(starts_at).map(scalars::DateTime),
        ..refused()
    }
}

/// Whether a job with this date is in the window. With a filter by market or type, every job is.
pub fn is_in_window(date: Option<NaiveDate>, has_filter: bool, today: NaiveDate) -> bool {
    let first = days_before(today, WINDOW_DAYS);
    has_filter || date.is_some_and(|date| date >= first)
}

/// The sentence about the window.
pub fn window_label() -> String {
    const WORDS: [&str; 15] = [
        "No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten",
        "Eleven", "Twelve", "Thirteen", "Fourteen",
    ];
    let days = WORDS[WINDOW_DAYS as usize];
    format!("{days} days of jobs show until a filter is selected.")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> DateTime<Utc> {
        text.parse().unwrap()
    }

    #[test]
    fn a_status_names_how_long_a_job_has_run() {
        let now: DateTime<Utc> = "2025-03-12T12:00:00Z".parse().unwrap();
        let start = Some("2025-03-12T10:53:00Z");
        let cases = [
            ("PENDING", None, None, "Waiting to run."),
            ("POSTPONED", None, None, "Waiting for its date or its data."),
            ("COMPLETED", start, Some(3_723), "Completed after 1h 2m 3s."),
            (
                "COMPLETED",
                start,
                None,
                "Completed. Its running time is unknown.",
            ),
            ("FAILED", start, Some(9), "Failed after 0h 0m 9s."),
            ("FAILED", None, None, "Failed. Its running time is unknown."),
            ("", start, None, "Running for 1 h 7 min."),
            (
                "SAVING",
                start,
                Some(1),
                "Running for 1 h 7 min. Step: SAVING.",
            ),
            (
                MATCHING,
                Some("2025-03-12T12:00:00Z"),
                None,
                "Running for less than 1 min. Step: GETTING_NEAR_DEVICES_AND_CALCULATING_MATCHES.",
            ),
            (
                "SAVING",
                Some("2025-03-12T12:00:01Z"),
                None,
                "Running. Its start is unknown. Step: SAVING.",
            ),
            (
                "SAVING",
                None,
                None,
                "Running. Its start is unknown. Step: SAVING.",
            ),
        ];
        for (status, started_at, duration, expected) in cases {
            let started_at = started_at.map(|text| text.parse().unwrap());
            assert_eq!(
                status_explanation(status, started_at, duration, now),
                expected,
                "{status} {started_at:?}"
            );
        }
    }

    #[test]
    fn a_status_is_a_phase_and_has_a_label() {
        use PipelineJobPhase::{Completed, Failed, Pending, Postponed, Processing, Running};
        let cases = [
            ("COMPLETED", Completed, "COMPLETED", false),
            ("FAILED", Failed, "FAILED", false),
            ("PENDING", Pending, "PENDING", false),
            ("POSTPONED", Postponed, "POSTPONED", false),
            (MATCHING, Processing, "PROCESSING", true),
            ("UPLOADING", Running, "UPLOADING", true),
            ("completed", Running, "completed", true),
            ("", Running, "RUNNING", true),
        ];
        for (status, expected, label, is_running) in cases {
            assert_eq!(phase(status), expected, "{status}");
            assert_eq!(phase(status).is_running(), is_running, "{status}");
            assert_eq!(status_label(status), label);
        }
    }

    #[test]
    fn a_type_has_a_label() {
        let cases = [
            ("STATIONARY", "Stationary"),
            ("TRANSIT", "Transit"),
            ("AERIAL", "AERIAL"),
            ("", ""),
        ];
        for (text, label) in cases {
            assert_eq!(type_label(text), label);
        }
    }

    #[test]
    fn a_job_is_deletable_if_it_failed_or_has_not_ended_since_before_today() {
        let now = at("2025-03-12T15:00:00Z");
        let tomorrow = Some("2025-03-13T00:00:00Z");
        let cases = [
            ("FAILED", Some("2025-03-12T14:00:00Z"), true, None),
            ("FAILED", None, true, None),
            ("UPLOADING", Some("2025-03-11T08:00:00Z"), true, None),
            ("COMPLETED", Some("2025-03-01T08:00:00Z"), false, None),
            (MATCHING, Some("2025-03-11T23:59:59Z"), true, None),
            (MATCHING, Some("2025-03-12T00:00:00Z"), false, tomorrow),
            (MATCHING, None, false, None),
            ("PENDING", Some("2025-03-01T08:00:00Z"), false, None),
            ("PENDING", Some("2025-03-12T08:00:00Z"), false, None),
            ("POSTPONED", Some("2025-03-11T08:00:00Z"), true, None),
            (
                "POSTPONED",
                Some("2025-03-14T08:00:00Z"),
                false,
                Some("2025-03-15T00:00:00Z"),
            ),
            ("POSTPONED", None, false, None),
        ];
        for (status, started_at, allowed, changes_at) in cases {
            let decision = delete(phase(status), started_at.map(at), now, Tz::UTC);
            let expected = if allowed {
                Decision::allow()
            } else {
                Decision {
                    changes_at: changes_at.map(at).map(scalars::DateTime),
                    ..Decision::refuse(UserErrorCode::NotDeletable, "This job cannot be deleted.")
                }
            };
            assert_eq!(decision, expected, "{status} {started_at:?}");
        }
    }

    #[test]
    fn today_begins_in_the_callers_time_zone() {
        let now = at("2025-03-12T15:00:00Z");
        let decide = |started_at: &str| {
            let running = PipelineJobPhase::Running;
            delete(running, Some(at(started_at)), now, Tz::America__New_York)
        };
        assert!(decide("2025-03-12T03:59:59Z").allowed);
        let refused = decide("2025-03-12T04:00:00Z");
        assert!(!refused.allowed);
        let tomorrow = scalars::DateTime(at("2025-03-13T04:00:00Z"));
        assert_eq!(refused.changes_at, Some(tomorrow));
    }

    #[test]
    fn a_job_of_the_last_day_is_never_deletable() {
        let last = at("9999-12-31T12:00:00Z");
        let decision = delete(PipelineJobPhase::Running, Some(last), last, Tz::UTC);
        assert_eq!((decision.allowed, decision.changes_at), (false, None));
    }

    #[test]
    fn the_window_begins_ten_days_before_today() {
        let day = |text: &str| -> NaiveDate { text.parse().unwrap() };
        let cases = [
            (Some("2025-03-05"), false, true),
            (Some("2025-01-01"), false, false),
            (Some("2025-01-01"), true, true),
            (Some("2025-03-02"), false, true),
            (Some("2025-03-01"), false, false),
            (Some("2025-04-01"), false, true),
            (None, false, false),
            (None, true, true),
        ];
        for (date, has_filter, expected) in cases {
            let answer = is_in_window(date.map(day), has_filter, day("2025-03-12"));
            assert_eq!(answer, expected, "{date:?} {has_filter}");
        }
        assert_eq!(
            window_label(),
            "Ten days of jobs show until a filter is selected."
        );
    }
}
