//! What every area answers with: decisions of rules, refusals for the user, and files.

use async_graphql::{Enum, SimpleObject};

use chrono_tz::Tz;

use crate::error::Result;
use crate::graph::dates::moment_text;
use crate::graph::scalars::DateTime;
use crate::upstream::{WriteOutcome, signed_url};

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

/// What kind of refusal a UserError is.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum UserErrorCode {
    /// The input was rejected; the message says why.
    Rejected,
    /// Something with this name or email exists already, or was changed by somebody else.
    Conflict,
    /// The service does not let this user do it. The session goes on.
    Forbidden,
    /// Email or password are wrong, or the email is not one of the company.
    Unauthorized,
    /// What should be changed does not exist.
    NotFound,
    /// The service tried and failed.
    Failed,
    /// The provider is not locked: the code of the decision on its lock.
    NotLocked,
}

/// A refusal the user can act on, in words to show.
#[derive(Clone, Debug, PartialEq, SimpleObject)]
pub struct UserError {
    /// The words to show: the service's own, where it had some.
    pub message: String,
    /// The input field that is meant, outermost first; null when it is none in particular.
    pub path: Option<Vec<String>>,
    /// What kind of refusal this is.
    pub code: UserErrorCode,
}

impl UserError {
    /// A refusal that concerns no field in particular.
    pub fn new(code: UserErrorCode, message: impl Into<String>) -> Self {
        Self {
            message: message.into(),
            path: None,
            code,
        }
    }

    /// A refusal of one input field.
    #[must_use]
    pub fn at(mut self, field: &str) -> Self {
        self.path = Some(vec!["input".to_owned(), field.to_owned()]);
        self
    }
}

/// When the signed link of a file stops working: fields of every file.
#[derive(SimpleObject)]
pub struct LinkExpiry {
    /// When the link stops working; null when it does not say (rule link-expiry).
    expires_at: Option<DateTime>,
    /// "expires MM/DD/YYYY h:mm A" in the time zone of the request; null when the link does not say.
    expiry_label: Option<String>,
}

impl LinkExpiry {
    /// That of a link, in words for a person in this time zone.
    pub fn of(link: Option<&str>, zone: Tz) -> Self {
        let expires_at = link.and_then(signed_url::expires_at);
        Self {
            expires_at: expires_at.map(DateTime),
            expiry_label: expires_at.map(|at| format!("expires {}", moment_text(at, zone))),
        }
    }
}

/// What came of a write: the service's answer, or its refusal in words for the user.
///
/// # Errors
/// When it could not be sent, or failed without words for the user.
pub fn outcome(
    written: Result<WriteOutcome>,
) -> Result<std::result::Result<serde_json::Value, UserError>> {
    Ok(match written? {
        WriteOutcome::Done(body) => Ok(body),
        WriteOutcome::Refused { status, message } => Err(UserError::new(
            match status {
                403 => UserErrorCode::Forbidden,
                404 => UserErrorCode::NotFound,
                409 => UserErrorCode::Conflict,
                _ => UserErrorCode::Rejected,
            },
            message,
        )),
    })
}

/// The key of what was just created, out of an answer that is the entity, `{id}` or the bare number,
/// enveloped or not.
pub fn saved_key(answer: &serde_json::Value, key: &str) -> Option<i32> {
    let entity = answer.get("data").unwrap_or(answer);
    let number = entity
        .get(key)
        .or_else(|| entity.get("id"))
        .unwrap_or(entity);
    let number = number
        .as_i64()
        .or_else(|| number.as_str()?.trim().parse().ok())?;
    i32::try_from(number).ok()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::saved_key;

    #[test]
    fn the_key_of_a_created_row_is_found_in_every_shape() {
        let cases = [
            (json!({"data": {"pixelId": 31}}), Some(31)),
            (json!({"data": {"id": "31"}}), Some(31)),
            (json!({"data": 31}), Some(31)),
            (json!({"pixelId": 31}), Some(31)),
            (json!({"message": "Saved."}), None),
            (json!(null), None),
        ];
        for (answer, key) in cases {
            assert_eq!(saved_key(&answer, "pixelId"), key, "{answer}");
        }
    }
}
