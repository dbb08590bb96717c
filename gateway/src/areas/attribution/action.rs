//! The actions on a study, and its steps.

use gateway_macros::SimpleObject;

use super::rules::{self, StudyActionKind, StudyStatus, StudyStepState};
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

/// A step of a study from its request to its results.
#[derive(SimpleObject)]
pub struct StudyStep {
    /// What the step is called, such as "Under review".
    pub(super) label: String,
    /// How far the study is with it.
    pub(super) state: StudyStepState,
}
