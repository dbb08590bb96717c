//! Whether an action is allowed, and if not, why.

use async_graphql::Enum;
use gateway_macros::SimpleObject;

use super::scalars::DateTime;

/// Why an action is or is not allowed.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum DecisionCode {
    /// The action is allowed.
    Allowed,
    /// The job has not completed.
    NotCompleted,
    /// The job has no files.
    NoFiles,
    /// Jobs of this type have no report.
    NoReport,
    /// The file has no link.
    NoLink,
    /// The link is invalid.
    InvalidLink,
    /// The link points to a host that is not in the gateway's settings.
    HostNotAllowed,
    /// The provider is not locked.
    NotLocked,
    /// The status of the study does not offer this action.
    NotAvailable,
    /// The study needs a pixel.
    NoPixels,
    /// The study is running.
    Processing,
    /// The study has no completed results.
    NoResults,
    /// The file is not of an accepted type, or has faults.
    InvalidFile,
    /// The file has no rows.
    NoRows,
    /// The signed-in user does not have the required role.
    MissingRole,
    /// The pipeline job has not failed, and has not been running since before today.
    NotDeletable,
    /// A job of the market and date is already pending or running.
    AlreadyRunning,
    /// The refresh job has no end, or one before September 2024.
    MissingData,
    /// A filter leaves nothing to compare.
    Filtered,
    /// The study belongs to no customer.
    NoCustomer,
    /// The study has no measurement dates.
    NoDates,
    /// The first day of the study's measurement is after the last.
    ReversedDates,
}

/// Whether an action is allowed now, and if not, why. The mutation refuses with the same message.
#[derive(Clone, Debug, PartialEq, SimpleObject)]
pub struct Decision {
    /// Whether the action is allowed.
    pub allowed: bool,
    /// The reason, as a code.
    pub code: DecisionCode,
    /// The reason the action is not allowed, to show to the user; null if it is allowed.
    pub reason: Option<String>,
    /// When the decision changes by itself; null if it does not change with time.
    pub changes_at: Option<DateTime>,
}

impl Decision {
    /// The action is allowed.
    pub fn allow() -> Self {
        Self {
            allowed: true,
            code: DecisionCode::Allowed,
            reason: None,
            changes_at: None,
        }
    }

    /// The action is not allowed, for this reason.
    pub fn refuse(code: DecisionCode, reason: impl Into<String>) -> Self {
        Self {
            allowed: false,
            code,
            reason: Some(reason.into()),
            changes_at: None,
        }
    }
}
