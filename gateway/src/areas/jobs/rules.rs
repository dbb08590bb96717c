//! The rules of jobs.

use async_graphql::Enum;
use chrono::{DateTime, Utc};
use chrono_tz::Tz;

use crate::graph::dates::length_text;
use crate::graph::decision::Decision;
use crate::graph::payload::UserErrorCode;

/// What a job produces.
#[derive(Clone, Copy, Debug, Enum, Eq, Hash, PartialEq)]
pub enum JobType {
    /// A device export.
    Devices,
    /// A list of a pixel's requests.
    Pixels,
    /// An attribution study's export.
    AttributionExport,
    /// An attribution study's results.
    AttributionResults,
    /// A type this gateway does not know; `typeLabel` has the original text.
    Unrecognized,
}

/// The status of a job.
#[derive(Clone, Copy, Debug, Enum, Eq, Hash, PartialEq)]
pub enum JobStatus {
    /// Waiting or running.
    Pending,
    /// Failed.
    Error,
    /// Finished.
    Completed,
    /// A status this gateway does not know; `statusLabel` has the original text.
    Unrecognized,
}

/// The type of a job, from its name in the queue.
pub fn job_type(text: &str) -> JobType {
    match text {
        "JOB_QUEUE__DEVICES_UNIQUE" => JobType::Devices,
        "JOB_QUEUE__PIXELS_FILTER" => JobType::Pixels,
        "JOB_QUEUE__ATTRIBUTION_IMPORT" => JobType::AttributionExport,
        "JOB_QUEUE__ATTRIBUTION_PROCESS" => JobType::AttributionResults,
        _ => JobType::Unrecognized,
    }
}

/// The type as text. An unknown type is returned unchanged.
pub fn type_label(text: &str) -> &str {
    match job_type(text) {
        JobType::Devices => "Devices",
        JobType::Pixels => "Pixels",
        JobType::AttributionExport => "Attribution Export",
        JobType::AttributionResults => "Attribution Results",
        JobType::Unrecognized => text,
    }
}

/// The time zone of a job's days: UTC for attribution studies, the caller's zone for other jobs.
pub fn day_zone(kind: JobType, context: Tz) -> Tz {
    match kind {
        JobType::AttributionExport | JobType::AttributionResults => Tz::UTC,
        JobType::Devices | JobType::Pixels | JobType::Unrecognized => context,
    }
}

/// The status of a job. The service sends a word or a number.
pub fn status(text: &str) -> JobStatus {
    match text {
        "PENDING" | "0" => JobStatus::Pending,
        "ERROR" | "1" => JobStatus::Error,
        "SUCCESS" | "2" => JobStatus::Completed,
        _ => JobStatus::Unrecognized,
    }
}

/// The status as text. An unknown status is returned unchanged.
pub fn status_label(text: &str) -> &str {
    match status(text) {
        JobStatus::Pending => "Pending",
        JobStatus::Error => "Error",
        JobStatus::Completed => "Completed",
        JobStatus::Unrecognized => text,
    }
}

/// The numbers behind the status of a job, as sentences.
pub fn status_explanation(
    text: &str,
    created_at: Option<DateTime<Utc>>,
    files: usize,
    message: Option<&str>,
    now: DateTime<Utc>,
) -> String {
    match status(text) {
        JobStatus::Pending => match created_at {
            Some(at) if at <= now => {
                let length = length_text(now.signed_duration_since(at));
                format!("Created {length} ago. It is waiting or running.")
            }
            _ => "It is waiting or running.".to_owned(),
        },
        JobStatus::Completed => match files {
            0 => "Completed without a file.".to_owned(),
            1 => "Completed with 1 file.".to_owned(),
            files => format!("Completed with {files} files."),
        },
        JobStatus::Error => match message {
            Some(message) => format!("The job failed: {message}"),
            None => "The job failed. The service gives no reason.".to_owned(),
        },
        JobStatus::Unrecognized => "The service reports an unknown status.".to_owned(),
    }
}

/// Whether the links can be renewed: the job must be completed and have a file.
pub fn refresh(status: JobStatus, files: usize) -> Decision {
    if status != JobStatus::Completed {
        Decision::refuse(UserErrorCode::NotCompleted, "This job has not completed.")
    } else if files == 0 {
        Decision::refuse(UserErrorCode::NoFiles, "This job has no files.")
    } else {
        Decision::allow()
    }
}

/// Whether the report can be viewed: the links must be renewable, and the job must have attribution results.
pub fn view_report(kind: JobType, status: JobStatus, files: usize) -> Decision {
    let links = refresh(status, files);
    if links.allowed && kind != JobType::AttributionResults {
        return Decision::refuse(
            UserErrorCode::NoReport,
            "Only attribution results have a report.",
        );
    }
    links
}

/// The facts that decide whether a job belongs to a pixel.
pub struct AboutPixel<'a> {
    /// The viewer's email.
    pub email: &'a str,
    /// The pixel.
    pub pixel_id: i32,
    /// The pixel's campaign.
    pub campaign_id: Option<i32>,
}

/// Whether a job is one of the viewer's own for this pixel. A job that names no pixel is matched by campaign.
pub fn is_about(
    about: &AboutPixel<'_>,
    kind: JobType,
    email: Option<&str>,
    pixel_id: Option<i32>,
    campaign_id: Option<i32>,
) -> bool {
    kind == JobType::Pixels
        && email.is_some_and(|email| email.eq_ignore_ascii_case(about.email))
        && match pixel_id {
            Some(pixel_id) => pixel_id == about.pixel_id,
            None => campaign_id.is_some() && campaign_id == about.campaign_id,
        }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_status_names_its_numbers() {
        let now: DateTime<Utc> = "2025-03-12T12:00:00Z".parse().unwrap();
        let cases = [
            (
                "PENDING",
                Some("2025-03-12T11:53:00Z"),
                0,
                None,
                "Created 7 min ago. It is waiting or running.",
            ),
            (
                "0",
                Some("2025-03-12T12:00:01Z"),
                0,
                None,
                "It is waiting or running.",
            ),
            ("PENDING", None, 0, None, "It is waiting or running."),
            ("SUCCESS", None, 0, None, "Completed without a file."),
            ("SUCCESS", None, 1, None, "Completed with 1 file."),
            ("2", None, 3, Some("ok"), "Completed with 3 files."),
            (
                "ERROR",
                None,
                0,
                Some("No pings."),
                "The job failed: No pings.",
            ),
            (
                "1",
                None,
                0,
                None,
                "The job failed. The service gives no reason.",
            ),
            (
                "ON_HOLD",
                None,
                0,
                None,
                "The service reports an unknown status.",
            ),
        ];
        for (text, created_at, files, message, expected) in cases {
            let created_at = created_at.map(|text| text.parse().unwrap());
            assert_eq!(
                status_explanation(text, created_at, files, message, now),
                expected,
                "{text} {created_at:?}"
            );
        }
    }

    #[test]
    fn types_have_labels_and_unknown_types_are_returned_unchanged() {
        let cases = [
            ("JOB_QUEUE__DEVICES_UNIQUE", "Devices"),
            ("JOB_QUEUE__PIXELS_FILTER", "Pixels"),
            ("JOB_QUEUE__ATTRIBUTION_IMPORT", "Attribution Export"),
            ("JOB_QUEUE__ATTRIBUTION_PROCESS", "Attribution Results"),
            ("JOB_QUEUE__OTHER", "JOB_QUEUE__OTHER"),
        ];
        for (text, label) in cases {
            assert_eq!(type_label(text), label);
        }
    }

    #[test]
    fn days_of_studies_are_in_utc_and_others_in_the_callers_zone() {
        let new_york = Tz::America__New_York;
        let cases = [
            (JobType::AttributionExport, Tz::UTC),
            (JobType::AttributionResults, Tz::UTC),
            (JobType::Devices, new_york),
            (JobType::Pixels, new_york),
            (JobType::Unrecognized, new_york),
        ];
        for (kind, zone) in cases {
            assert_eq!(day_zone(kind, new_york), zone, "{kind:?}");
        }
    }

    #[test]
    fn statuses_have_labels_whether_sent_as_number_or_word() {
        let cases = [
            ("PENDING", "Pending"),
            ("0", "Pending"),
            ("ERROR", "Error"),
            ("1", "Error"),
            ("SUCCESS", "Completed"),
            ("2", "Completed"),
            ("3", "3"),
        ];
        for (text, label) in cases {
            assert_eq!(status_label(text), label);
        }
    }

    #[test]
    fn refresh_needs_a_completed_job_with_a_file() {
        use JobStatus::{Completed, Error, Pending};
        use JobType::{AttributionExport, AttributionResults, Pixels};
        let cases = [
            (AttributionResults, Completed, 2, true, true),
            (Pixels, Completed, 1, true, false),
            (Pixels, Completed, 0, false, false),
            (Pixels, Pending, 1, false, false),
            (AttributionResults, Error, 1, false, false),
            (AttributionExport, Completed, 1, true, false),
        ];
        for (kind, status, files, links, report) in cases {
            assert_eq!(
                refresh(status, files).allowed,
                links,
                "{kind:?} {status:?} {files}"
            );
            assert_eq!(
                view_report(kind, status, files).allowed,
                report,
                "{kind:?} {status:?}"
            );
        }
    }

    #[test]
    fn a_pixel_has_the_viewers_own_jobs_for_it_or_its_campaign() {
        let about = AboutPixel {
            email: "ada@marquee.example",
            pixel_id: 31,
            campaign_id: Some(4),
        };
        let me = Some("Ada@Marquee.example");
        let cases = [
            (JobType::Pixels, me, Some(31), Some(4), true),
            (JobType::Pixels, me, Some(32), Some(4), false),
            (JobType::Pixels, me, None, Some(4), true),
            (JobType::Pixels, me, None, Some(5), false),
            (JobType::Pixels, me, None, None, false),
            (
                JobType::Pixels,
                Some("bob@marquee.example"),
                Some(31),
                None,
                false,
            ),
            (JobType::Pixels, None, Some(31), None, false),
            (JobType::Devices, me, Some(31), None, false),
        ];
        for (kind, email, pixel, campaign, expected) in cases {
            assert_eq!(
                is_about(&about, kind, email, pixel, campaign),
                expected,
                "{pixel:?} {campaign:?}"
            );
        }
        let without = AboutPixel {
            campaign_id: None,
            ..about
        };
        assert!(!is_about(&without, JobType::Pixels, me, None, None));
    }
}
