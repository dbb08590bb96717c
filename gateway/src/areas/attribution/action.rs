//! An action on a study.

use gateway_macros::SimpleObject;

use super::rules::{self, StudyActionKind, StudyStatus};
use crate::graph::decision::Decision;

/// An action that the status of a study offers.
#[derive(SimpleObject)]
pub struct StudyAction {
    /// The action.
    kind: StudyActionKind,
    /// The label of its button, such as "Attn Req'd".
    label: &'static str,
    /// The status it sets with `changeStudyStatuses`; null for RUN, which is `runStudies`.
    target_status: Option<StudyStatus>,
    /// Whether it is allowed now.
    decision: Decision,
    /// What the study lacks, as a sentence; null if the action is allowed.
    explanation: Option<&'static str>,
}

impl StudyAction {
    pub(super) fn new(kind: StudyActionKind, decision: Decision) -> Self {
        Self {
            kind,
            label: kind.label(),
            target_status: kind.target(),
            explanation: rules::explanation(&decision),
            decision,
        }
    }
}
