//! Whether an action is allowed, and if not, why.

use gateway_macros::SimpleObject;

use super::payload::UserErrorCode;
use super::scalars::DateTime;

/// Whether an action is allowed now, and if not, why. The mutation refuses with the same message.
#[derive(Clone, Debug, PartialEq, SimpleObject)]
pub struct Decision {
    /// Whether the action is allowed.
    pub allowed: bool,
    /// The reason the action is not allowed, as the code of the mutation's error; null if it is allowed.
    pub code: Option<UserErrorCode>,
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
            code: None,
            reason: None,
            changes_at: None,
        }
    }

    /// The action is not allowed, for this reason.
    pub fn refuse(code: UserErrorCode, reason: impl Into<String>) -> Self {
        Self {
            allowed: false,
            code: Some(code),
            reason: Some(reason.into()),
            changes_at: None,
        }
    }
}
