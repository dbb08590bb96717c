//! The status of a study.

use async_graphql::Enum;

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

/// A status as the service spells it in most places.
pub(super) fn spelled(text: &str) -> String {
    text.trim().replace(' ', "_").to_uppercase()
}

#[cfg(test)]
mod tests {
    use super::*;

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
