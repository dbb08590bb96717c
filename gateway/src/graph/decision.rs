//! What a rule says to whether something may be done.

use async_graphql::{Enum, SimpleObject};

use super::scalars::DateTime;

/// Why a rule allows or forbids something, as a name that scripts can compare.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum DecisionCode {
    /// It is allowed.
    Allowed,
    /// The job has not completed.
    NotCompleted,
    /// The job has no files.
    NoFiles,
    /// A job of this type has no report.
    NoReport,
    /// The provider is not locked.
    NotLocked,
}

/// A rule's answer to whether something may be done now. The screen shows the reason on a disabled
/// button, and a mutation that is tried all the same refuses with the same words.
#[derive(Clone, Debug, PartialEq, SimpleObject)]
pub struct Decision {
    /// Whether it may be done.
    pub allowed: bool,
    /// Why, as a name.
    pub code: DecisionCode,
    /// Why not, in words for a person; null when it is allowed.
    pub reason: Option<String>,
    /// When the answer will change by itself; null when time alone changes nothing.
    pub changes_at: Option<DateTime>,
}

impl Decision {
    /// It may be done.
    pub fn allow() -> Self {
        Self {
            allowed: true,
            code: DecisionCode::Allowed,
            reason: None,
            changes_at: None,
        }
    }

    /// It may not be done, for this reason.
    pub fn refuse(code: DecisionCode, reason: impl Into<String>) -> Self {
        Self {
            allowed: false,
            code,
            reason: Some(reason.into()),
            changes_at: None,
        }
    }
}
