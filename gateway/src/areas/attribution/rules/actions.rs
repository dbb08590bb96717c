//! The actions available on a study.

use async_graphql::Enum;

use super::remaining::Remaining;
use super::status::{self, StudyStatus};
use crate::graph::decision::Decision;
use crate::graph::payload::UserErrorCode;
use crate::graph::scalars::DateTime;

/// The objective whose studies need a pixel.
const WEBSITE_VISITATION: &str = "Website Visitation Analysis";
/// Why a study cannot be run.
const CANNOT_RUN: &str = "This study cannot be run.";
/// Why the status of a running study cannot be changed.
const IS_PROCESSING: &str = "Cannot change status of study that is currently processing.";

/// An action on a study.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum StudyActionKind {
    /// Approves the study.
    Approve,
    /// Runs the study. The service sets the status.
    Run,
    /// Sends the study to review.
    Review,
    /// Completes a study whose period has ended.
    Complete,
    /// Completes a study whose period has not ended.
    MidComplete,
    /// Marks the study as requiring attention.
    Attention,
}

impl StudyActionKind {
    /// All actions, in display order.
    const ALL: [Self; 6] = [
        Self::Approve,
        Self::Run,
        Self::Review,
        Self::Complete,
        Self::MidComplete,
        Self::Attention,
    ];

    /// The label of the button.
    pub fn label(self) -> &'static str {
        match self {
            Self::Approve => "Approve",
            Self::Run => "Run Study",
            Self::Review => "Review",
            Self::Complete => "Complete",
            Self::MidComplete => "Mid Complete",
            Self::Attention => "Attn Req'd",
        }
    }

    /// The status that the action sets; `None` for RUN.
    pub fn target(self) -> Option<StudyStatus> {
        match self {
            Self::Approve => Some(StudyStatus::Approved),
            Self::Run => None,
            Self::Review => Some(StudyStatus::UnderReview),
            Self::Complete => Some(StudyStatus::Complete),
            Self::MidComplete => Some(StudyStatus::MidStudyComplete),
            Self::Attention => Some(StudyStatus::AttentionRequired),
        }
    }

    fn is_available(self, study: &StudyFacts<'_>) -> bool {
        use StudyStatus as S;
        let status = status::status(study.status);
        match self {
            Self::Approve => matches!(status, S::Pending | S::AttentionRequired),
            Self::Run => {
                status == S::Approved || status::spelled(study.status).contains("COMPLETE")
            }
            Self::Review => matches!(status, S::UnderReview | S::Complete),
            Self::Complete => status == S::UnderReview && study.remaining.is_finished,
            Self::MidComplete => status == S::UnderReview && !study.remaining.is_finished,
            Self::Attention => matches!(
                status,
                S::Approved | S::Processing | S::UnderReview | S::Complete
            ),
        }
    }
}

/// What the actions on a study depend on.
pub struct StudyFacts<'a> {
    /// The status, as the service writes it.
    pub status: &'a str,
    /// The objective, if it has one.
    pub objective: Option<&'a str>,
    /// The number of its pixels.
    pub pixel_count: i32,
    /// The time left in its period.
    pub remaining: Remaining,
}

/// The actions on a study, and whether each is allowed now.
pub fn actions(study: &StudyFacts<'_>) -> Vec<(StudyActionKind, Decision)> {
    let available = StudyActionKind::ALL
        .into_iter()
        .filter(|kind| kind.is_available(study));
    available
        .map(|kind| match kind {
            StudyActionKind::Run => (kind, run(study)),
            // From then on, the action is COMPLETE.
            StudyActionKind::MidComplete => {
                let changes_at = study.remaining.finished_at.map(DateTime);
                let decision = Decision {
                    changes_at,
                    ..Decision::allow()
                };
                (kind, decision)
            }
            _ => (kind, Decision::allow()),
        })
        .collect()
}

/// Whether a study can be run.
pub fn run(study: &StudyFacts<'_>) -> Decision {
    if !StudyActionKind::Run.is_available(study) {
        Decision::refuse(UserErrorCode::NotAvailable, CANNOT_RUN)
    } else if study.objective == Some(WEBSITE_VISITATION) && study.pixel_count == 0 {
        Decision::refuse(UserErrorCode::NoPixels, CANNOT_RUN)
    } else {
        Decision::allow()
    }
}

/// What a study lacks that a decision refuses, as a sentence; `None` if the decision itself says it, or allows.
pub fn explanation(decision: &Decision) -> Option<&'static str> {
    (decision.code == Some(UserErrorCode::NoPixels))
        .then_some("A Website Visitation Analysis needs at least one pixel.")
}

/// Whether the status of a study can be changed to another.
pub fn status_change(from: &str, to: StudyStatus) -> Decision {
    let is_processing = status::status(from) == StudyStatus::Processing;
    if is_processing && to != StudyStatus::AttentionRequired {
        Decision::refuse(UserErrorCode::Processing, IS_PROCESSING)
    } else {
        Decision::allow()
    }
}

#[cfg(test)]
mod tests {
    use chrono::{DateTime as Moment, TimeDelta, Utc};

    use super::super::remaining::remaining;
    use super::*;

    fn now() -> Moment<Utc> {
        Moment::from_timestamp(1_741_780_800, 0).unwrap()
    }

    fn study(status: &str, seconds_left: i64) -> StudyFacts<'_> {
        StudyFacts {
            status,
            objective: Some("Store Visitation Analysis"),
            pixel_count: 0,
            remaining: remaining(Some(now() + TimeDelta::seconds(seconds_left)), now()),
        }
    }

    #[test]
    fn actions_follow_the_status_and_the_end_of_the_period() {
        const FINISHED: i64 = 0;
        const RUNNING: i64 = 864_000;
        let cases: [(&str, i64, &[&str]); 16] = [
            ("PENDING", RUNNING, &["Approve"]),
            ("ATTENTION_REQUIRED", RUNNING, &["Approve"]),
            ("ATTENTION REQUIRED", RUNNING, &["Approve"]),
            ("APPROVED", RUNNING, &["Run Study", "Attn Req'd"]),
            (
                "UNDER_REVIEW",
                FINISHED,
                &["Review", "Complete", "Attn Req'd"],
            ),
            (
                "UNDER_REVIEW",
                RUNNING,
                &["Review", "Mid Complete", "Attn Req'd"],
            ),
            (
                "UNDER_REVIEW",
                86_399,
                &["Review", "Complete", "Attn Req'd"],
            ),
            (
                "UNDER_REVIEW",
                86_400,
                &["Review", "Mid Complete", "Attn Req'd"],
            ),
            ("COMPLETE", FINISHED, &["Run Study", "Review", "Attn Req'd"]),
            ("COMPLETE", RUNNING, &["Run Study", "Review", "Attn Req'd"]),
            ("MID_STUDY_COMPLETE", RUNNING, &["Run Study"]),
            ("MID STUDY COMPLETE", RUNNING, &["Run Study"]),
            ("PARTLY_COMPLETE", RUNNING, &["Run Study"]),
            ("PROCESSING", RUNNING, &["Attn Req'd"]),
            ("ACTIVE", RUNNING, &[]),
            ("ON_HOLD", RUNNING, &[]),
        ];
        for (status, seconds_left, labels) in cases {
            let found = actions(&study(status, seconds_left));
            let found: Vec<_> = found.iter().map(|(kind, _)| kind.label()).collect();
            assert_eq!(found, labels, "{status} {seconds_left}");
        }
    }

    #[test]
    fn a_study_without_an_end_is_not_finished() {
        let study = StudyFacts {
            remaining: remaining(None, now()),
            ..study("UNDER_REVIEW", 0)
        };
        let kinds: Vec<_> = actions(&study).into_iter().map(|(kind, _)| kind).collect();
        assert!(kinds.contains(&StudyActionKind::MidComplete));
    }

    #[test]
    fn each_action_has_its_target() {
        use StudyStatus as S;
        let targets = StudyActionKind::ALL.map(StudyActionKind::target);
        let expected = [
            Some(S::Approved),
            None,
            Some(S::UnderReview),
            Some(S::Complete),
            Some(S::MidStudyComplete),
            Some(S::AttentionRequired),
        ];
        assert_eq!(targets, expected);
    }

    #[test]
    fn a_website_visitation_study_needs_a_pixel_to_run() {
        let cases = [
            (Some(WEBSITE_VISITATION), 0, Some(UserErrorCode::NoPixels)),
            (Some(WEBSITE_VISITATION), 1, None),
            (Some("App Download Analysis"), 0, None),
            (None, 0, None),
        ];
        for (objective, pixel_count, code) in cases {
            let study = StudyFacts {
                objective,
                pixel_count,
                ..study("APPROVED", 0)
            };
            let (kind, decision) = actions(&study).remove(0);
            assert_eq!(kind, StudyActionKind::Run);
            assert_eq!(decision.code, code, "{objective:?} {pixel_count}");
            let reason = code.is_some().then(|| CANNOT_RUN.to_owned());
            assert_eq!(decision.reason, reason);
            assert_eq!(run(&study), decision);
        }
        let pending = run(&study("PENDING", 0));
        assert_eq!(pending.code, Some(UserErrorCode::NotAvailable));
        assert_eq!(pending.reason.as_deref(), Some(CANNOT_RUN));
    }

    #[test]
    fn the_offer_to_complete_early_names_its_end() {
        let found = actions(&study("UNDER_REVIEW", 864_000));
        let changes_at = found.iter().find_map(|(_, decision)| decision.changes_at);
        let expected = now() + TimeDelta::seconds(864_000 - 86_400 + 1);
        assert_eq!(changes_at, Some(DateTime(expected)));
    }

    #[test]
    fn a_running_study_can_only_be_marked() {
        use StudyStatus as S;
        let cases = [
            ("PROCESSING", S::Approved, false),
            ("PROCESSING", S::AttentionRequired, true),
            ("PROCESSING", S::Processing, false),
            ("processing", S::Complete, false),
            ("UNDER_REVIEW", S::Complete, true),
            ("ACTIVE", S::Pending, true),
        ];
        for (from, to, is_allowed) in cases {
            let decision = status_change(from, to);
            assert_eq!(decision.allowed, is_allowed, "{from} {to:?}");
            let reason = (!is_allowed).then_some(IS_PROCESSING);
            assert_eq!(decision.reason.as_deref(), reason);
        }
    }
}
