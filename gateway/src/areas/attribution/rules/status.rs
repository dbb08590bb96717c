//! The status of a study.

use async_graphql::Enum;
use chrono::{DateTime, Utc};

use super::remaining::Remaining;
use crate::graph::dates::day_label;
use crate::graph::direct_json::fields::plain_enums;
use crate::graph::upstream_enum::UpstreamEnum;

/// The status of an attribution study.
#[derive(Clone, Copy, Debug, Enum, Eq, Hash, PartialEq)]
pub enum StudyStatus {
    /// Active. No action is available.
    Active,
    /// New, waiting for approval.
    Pending,
    /// Approved, ready to be run.
    Approved,
    /// Something needs attention before the study can go on.
    AttentionRequired,
    /// Its results are being reviewed.
    UnderReview,
    /// Finished, with results.
    Complete,
    /// Has results, but its period has not ended.
    MidStudyComplete,
    /// Being run. Only ATTENTION_REQUIRED can be set.
    Processing,
    /// A status the gateway does not know; `statusLabel` has its text. Cannot be set.
    Unrecognized,
}

impl UpstreamEnum for StudyStatus {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("ACTIVE", Self::Active),
        ("PENDING", Self::Pending),
        ("APPROVED", Self::Approved),
        ("ATTENTION_REQUIRED", Self::AttentionRequired),
        ("UNDER_REVIEW", Self::UnderReview),
        ("COMPLETE", Self::Complete),
        ("MID_STUDY_COMPLETE", Self::MidStudyComplete),
        ("PROCESSING", Self::Processing),
    ];
    const UNRECOGNIZED: Self = Self::Unrecognized;
}

plain_enums!(StudyStatus);

/// Parses the status of a study. The service may write spaces for underscores, and lower case.
pub fn status(text: &str) -> StudyStatus {
    StudyStatus::of(&spelled(text))
}

/// The status with spaces for underscores.
pub fn status_label(text: &str) -> String {
    match status(text).upstream() {
        Some(known) => known.replace('_', " "),
        None => text.replace('_', " "),
    }
}

/// The meaning of a status, as a sentence.
pub fn status_meaning(text: &str) -> &'static str {
    match status(text) {
        StudyStatus::Active => "Active: no action is available.",
        StudyStatus::Pending => "New: waiting for approval.",
        StudyStatus::Approved => "Approved: waiting to be run.",
        StudyStatus::AttentionRequired => "Something needs attention before the study can go on.",
        StudyStatus::UnderReview => "Its results are being reviewed.",
        StudyStatus::Complete => "Finished.",
        StudyStatus::MidStudyComplete => "Has results from before the end of its period.",
        StudyStatus::Processing => "Being run.",
        StudyStatus::Unrecognized => "The service reports an unknown status.",
    }
}

/// The meaning of a status and the end of the period, as sentences. `end` is the last moment of the period.
pub fn status_explanation(text: &str, end: Option<DateTime<Utc>>, remaining: &Remaining) -> String {
    let meaning = status_meaning(text);
    let Some((end, days)) = end.zip(remaining.days) else {
        return format!("{meaning} Its period has no end date.");
    };
    let end = day_label(end.date_naive());
    match (remaining.is_finished, days) {
        (true, 0) => {
            format!("{meaning} Its period ends on {end}, in less than a day, and counts as over.")
        }
        (true, _) => format!("{meaning} Its period ended on {end}."),
        (false, 1) => format!("{meaning} Its period ends on {end}, in 1 day."),
        (false, days) => format!("{meaning} Its period ends on {end}, in {days} days."),
    }
}

/// A status as the service spells it in most places.
pub(super) fn spelled(text: &str) -> String {
    text.trim().replace(' ', "_").to_uppercase()
}

#[cfg(test)]
mod tests {
    use super::super::remaining::remaining;
    use super::*;

    #[test]
    fn a_status_is_explained_with_the_end_of_the_period() {
        let at = |seconds| DateTime::from_timestamp(seconds, 0).unwrap();
        const NOW: i64 = 1_741_780_800;
        let cases = [
            (
                "PENDING",
                Some(NOW + 864_000),
                "New: waiting for approval. Its period ends on 03-22-2025, in 10 days.",
            ),
            (
                "approved",
                Some(NOW + 86_400),
                "Approved: waiting to be run. Its period ends on 03-13-2025, in 1 day.",
            ),
            (
                "UNDER_REVIEW",
                Some(NOW + 86_399),
                "Its results are being reviewed. Its period ends on 03-13-2025, in less than a day, and counts as over.",
            ),
            (
                "COMPLETE",
                Some(NOW - 864_000),
                "Finished. Its period ended on 03-02-2025.",
            ),
            (
                "ON_HOLD",
                None,
                "The service reports an unknown status. Its period has no end date.",
            ),
        ];
        for (text, end, expected) in cases {
            let end = end.map(at);
            let left = remaining(end, at(NOW));
            assert_eq!(status_explanation(text, end, &left), expected, "{text}");
        }
    }

    #[test]
    fn a_status_is_shown_with_blanks_and_read_with_blanks_or_underscores() {
        use StudyStatus as S;
        let cases = [
            ("UNDER_REVIEW", S::UnderReview, "UNDER REVIEW"),
            (
                "MID_STUDY_COMPLETE",
                S::MidStudyComplete,
                "MID STUDY COMPLETE",
            ),
            (
                "ATTENTION_REQUIRED",
                S::AttentionRequired,
                "ATTENTION REQUIRED",
            ),
            (
                "ATTENTION REQUIRED",
                S::AttentionRequired,
                "ATTENTION REQUIRED",
            ),
            ("PENDING", S::Pending, "PENDING"),
            ("pending", S::Pending, "PENDING"),
            (" Under review ", S::UnderReview, "UNDER REVIEW"),
            ("ON_HOLD", S::Unrecognized, "ON HOLD"),
            ("On_hold", S::Unrecognized, "On hold"),
            ("", S::Unrecognized, ""),
        ];
        for (text, value, label) in cases {
            assert_eq!(status(text), value, "{text}");
            assert_eq!(status_label(text), label, "{text}");
        }
    }
}
