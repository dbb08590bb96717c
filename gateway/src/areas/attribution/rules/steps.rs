//! The steps of a study from its request to its results.

use async_graphql::Enum;

use super::actions::StudyActionKind;
use super::status::{StudyStatus, status, status_label};
use crate::graph::decision::Decision;

/// How far a study is with a step.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum StudyStepState {
    /// The step is behind it.
    Done,
    /// It is at this step.
    Current,
    /// It is at this step, and something needs attention before it can go on.
    NeedsAttention,
    /// The step is ahead.
    Waiting,
}

const STEPS: [&str; 5] = [
    "Pending",
    "Approved",
    "Processing",
    "Under review",
    "Complete",
];

/// The steps of a study of this status, in order, each with its label; empty if the status is no step. The step that the
/// study is at is called like its status.
pub fn steps(text: &str) -> Vec<(String, StudyStepState)> {
    let status = status(text);
    let current = match status {
        // After a review, it is approved again.
        StudyStatus::Pending | StudyStatus::AttentionRequired => 0,
        StudyStatus::Approved => 1,
        StudyStatus::Processing => 2,
        StudyStatus::UnderReview => 3,
        StudyStatus::MidStudyComplete | StudyStatus::Complete => 4,
        StudyStatus::Active | StudyStatus::Unrecognized => return Vec::new(),
    };
    let steps = STEPS.into_iter().enumerate().map(|(index, label)| {
        let state = match status {
            StudyStatus::Complete => StudyStepState::Done,
            _ if index < current => StudyStepState::Done,
            _ if index > current => StudyStepState::Waiting,
            StudyStatus::AttentionRequired => StudyStepState::NeedsAttention,
            _ => StudyStepState::Current,
        };
        let label = match index == current {
            true => sentence_case(&status_label(text)),
            false => label.to_owned(),
        };
        (label, state)
    });
    steps.collect()
}

/// The action that takes a study of this status to its next step; `None` if it is complete, or nothing that is allowed now
/// leads on.
pub fn next_action(text: &str, actions: &[(StudyActionKind, Decision)]) -> Option<StudyActionKind> {
    use StudyActionKind as Kind;
    if status(text) == StudyStatus::Complete {
        return None;
    }
    let leads_on = |kind| {
        matches!(
            kind,
            Kind::Approve | Kind::Run | Kind::Complete | Kind::MidComplete
        )
    };
    let next = actions
        .iter()
        .find(|(kind, decision)| decision.allowed && leads_on(*kind));
    next.map(|(kind, _)| *kind)
}

fn sentence_case(label: &str) -> String {
    let mut letters = label.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters.flat_map(char::to_lowercase)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_steps_follow_the_status() {
        let cases = [
            (
                "PENDING",
                "[Pending] Approved Processing Under review Complete",
            ),
            (
                "ATTENTION_REQUIRED",
                "![Attention required] Approved Processing Under review Complete",
            ),
            (
                "attention required",
                "![Attention required] Approved Processing Under review Complete",
            ),
            (
                "APPROVED",
                "✓Pending [Approved] Processing Under review Complete",
            ),
            (
                "PROCESSING",
                "✓Pending ✓Approved [Processing] Under review Complete",
            ),
            (
                "UNDER_REVIEW",
                "✓Pending ✓Approved ✓Processing [Under review] Complete",
            ),
            (
                "MID_STUDY_COMPLETE",
                "✓Pending ✓Approved ✓Processing ✓Under review [Mid study complete]",
            ),
            (
                "COMPLETE",
                "✓Pending ✓Approved ✓Processing ✓Under review ✓Complete",
            ),
            ("ACTIVE", ""),
            ("ON_HOLD", ""),
        ];
        for (status, expected) in cases {
            let shown = steps(status).into_iter().map(|(label, state)| match state {
                StudyStepState::Done => format!("✓{label}"),
                StudyStepState::Current => format!("[{label}]"),
                StudyStepState::NeedsAttention => format!("![{label}]"),
                StudyStepState::Waiting => label,
            });
            assert_eq!(shown.collect::<Vec<_>>().join(" "), expected, "{status}");
        }
    }

    #[test]
    fn what_is_allowed_and_leads_on_is_next() {
        use StudyActionKind as Kind;
        let refused = || Decision {
            allowed: false,
            ..Decision::allow()
        };
        let cases = [
            (
                "PENDING",
                vec![(Kind::Approve, Decision::allow())],
                Some(Kind::Approve),
            ),
            (
                "APPROVED",
                vec![(Kind::Run, refused()), (Kind::Attention, Decision::allow())],
                None,
            ),
            (
                "UNDER_REVIEW",
                vec![
                    (Kind::Review, Decision::allow()),
                    (Kind::MidComplete, Decision::allow()),
                ],
                Some(Kind::MidComplete),
            ),
            (
                "MID_STUDY_COMPLETE",
                vec![(Kind::Run, Decision::allow())],
                Some(Kind::Run),
            ),
            // The results could be computed once more, but they are what one comes for.
            (
                "COMPLETE",
                vec![
                    (Kind::Run, Decision::allow()),
                    (Kind::Review, Decision::allow()),
                ],
                None,
            ),
            ("ACTIVE", vec![], None),
        ];
        for (status, actions, expected) in cases {
            assert_eq!(next_action(status, &actions), expected, "{status}");
        }
    }
}
