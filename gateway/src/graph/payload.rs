//! The building blocks of mutation payloads.

use std::borrow::Cow;
use std::time::Duration;

use async_graphql::parser::types::Field;
use async_graphql::registry::Registry;
use async_graphql::{
    ContextSelectionSet, Enum, MaybeUndefined, OutputType, Positioned, ServerResult, Value,
};
use gateway_macros::SimpleObject;

use super::audit;
use super::decision::Decision;
use super::global_id::{Entity, GlobalKey};
use super::prefetch::{beside, read_for};
use super::upstream_enum::UpstreamEnum;
use crate::error::{Error, Result, with_sentence};
use crate::request::RequestContext;
use crate::upstream::{WriteOutcome, WriteResponse};

/// The object a mutation changed. It is read by its key if selected; null without a key.
pub struct ChangedNode<T: Entity> {
    key: Option<T::Key>,
    is_one_of_many: bool,
}

impl<T: Entity> ChangedNode<T> {
    /// The object with this key.
    pub fn by(key: T::Key) -> Self {
        Self::from(Some(key))
    }

    /// One of the objects that a mutation changed: they are read together if they can be.
    pub fn one_of_many(key: Option<T::Key>) -> Self {
        Self {
            key,
            is_one_of_many: true,
        }
    }

    /// The object as an audit line names it, such as "Provider:17".
    pub fn named(&self) -> Option<String> {
        let key = self.key.as_ref()?;
        Some(audit::object(T::TYPE_NAME, &key.text()))
    }

    /// No object, because nothing was changed.
    pub fn none() -> Self {
        Self::from(None)
    }
}

impl<T: Entity<Key = i32>> ChangedNode<T> {
    /// The saved object and no error, or no object and the service's refusal. The object's key is the input's or, for a
    /// new object, the value of `key_name` in the response.
    ///
    /// # Errors
    /// See [`accepted`].
    pub fn saved(
        key: Option<i32>,
        written: Result<WriteOutcome>,
        key_name: &str,
    ) -> Result<(Self, Vec<UserError>)> {
        Ok(match accepted(written)? {
            Ok(answer) => (
                Self::from(key.or_else(|| created_key(&answer, key_name))),
                Vec::new(),
            ),
            Err(error) => (Self::none(), vec![error]),
        })
    }
}

impl<T: Entity> From<Option<T::Key>> for ChangedNode<T> {
    fn from(key: Option<T::Key>) -> Self {
        Self {
            key,
            is_one_of_many: false,
        }
    }
}

impl<T: Entity> OutputType for ChangedNode<T> {
    fn type_name() -> Cow<'static, str> {
        T::type_name()
    }

    fn qualified_type_name() -> String {
        <Option<T>>::qualified_type_name()
    }

    fn create_type_info(registry: &mut Registry) -> String {
        <Option<T>>::create_type_info(registry)
    }

    async fn resolve(
        &self,
        ctx: &ContextSelectionSet<'_>,
        field: &Positioned<Field>,
    ) -> ServerResult<Value> {
        let context: &RequestContext = ctx.data_unchecked();
        let Some(key) = self.key.clone() else {
            return Ok(Value::Null);
        };
        let type_name = T::type_name();
        let reads = read_for(context, &type_name, key.text(), &ctx.item.node);
        let work = async {
            let found = match self.is_one_of_many {
                true => T::find_one_of_many(context, key.clone()).await,
                false => T::find(context, key.clone()).await,
            };
            found.transpose().resolve(ctx, field).await
        };
        beside(work, reads).await
    }
}

/// Why an action is not allowed, or was not done.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum UserErrorCode {
    /// The input is invalid: `path` names the field, and the message has the reason.
    Invalid,
    /// The service refused the input; the message is its own.
    Refused,
    /// The name or email address is taken.
    Taken,
    /// Someone else saved the object since it was read: `revision` is not its own any more.
    Stale,
    /// This user may not do this. The session stays valid.
    Forbidden,
    /// The email address or password is wrong, or the address is not a company address.
    Unauthorized,
    /// The object to change, or one that the input names, does not exist.
    NotFound,
    /// The service could not complete the action, or the stored object could not be read.
    Failed,
    /// The action was not sent to the service, so nothing was started.
    NotSent,
    /// There were too many failed attempts. Try again after `retryAfterSeconds`.
    TooManyAttempts,
    /// The provider is not locked.
    NotLocked,
    /// The status of the study does not offer this action.
    NotAvailable,
    /// The study needs a pixel.
    NoPixels,
    /// The study is running.
    Processing,
    /// The signed-in user does not have the required role. The session stays valid.
    MissingRole,
    /// The pipeline job has not failed, and has not been running since before today.
    NotDeletable,
    /// A job of the market and date is already pending or running.
    AlreadyRunning,
    /// The refresh job has no end, or one before September 2024.
    MissingData,
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
    /// The study has no completed results.
    NoResults,
    /// The file is not of an accepted type, or has faults.
    InvalidFile,
    /// The file has no rows.
    NoRows,
    /// A filter leaves nothing to compare.
    Filtered,
    /// The study belongs to no customer.
    NoCustomer,
    /// The study has no measurement dates.
    NoDates,
    /// The first day of the study's measurement is after the last.
    ReversedDates,
}

/// An error the user can act on, with a message to show.
#[derive(Clone, Debug, PartialEq, SimpleObject)]
pub struct UserError {
    /// The message to show: the service's own if it sent one.
    pub message: String,
    /// Path of the offending input field, e.g. ["input", "page"]; null if no single field is at fault.
    pub path: Option<Vec<String>>,
    /// The kind of error.
    pub code: UserErrorCode,
    /// Whether the same input may succeed later, and nothing is done twice by sending it again.
    pub is_retryable: bool,
    /// Whether the service may have done what was asked, because its response was lost. Sending the same input
    /// again may do it twice.
    pub is_outcome_unknown: bool,
    /// Number of seconds to wait before sending the same input again; null if there is no need to wait, or no use.
    pub retry_after_seconds: Option<i32>,
}

impl UserError {
    /// An error that belongs to no single field.
    pub fn new(code: UserErrorCode, message: impl Into<String>) -> Self {
        Self {
            message: message.into(),
            path: None,
            code,
            is_retryable: false,
            is_outcome_unknown: false,
            retry_after_seconds: None,
        }
    }

    /// There is no object with this key.
    pub fn no_such(noun: &str) -> Self {
        Self::new(UserErrorCode::NotFound, format!("There is no such {noun}."))
    }

    /// The same input may be sent again.
    #[must_use]
    pub fn may_be_retried(self) -> Self {
        Self {
            is_retryable: true,
            ..self
        }
    }

    /// The same input may be sent again after this time.
    #[must_use]
    pub fn may_be_retried_after(self, wait: Duration) -> Self {
        let seconds = i32::try_from(wait.as_secs() + 1).unwrap_or(i32::MAX);
        Self {
            is_retryable: true,
            retry_after_seconds: Some(seconds),
            ..self
        }
    }

    /// The error of a write whose response is lost: `note` says what may have been done.
    pub fn of_lost_write(error: &Error, note: &str) -> Self {
        let reason = error.reason();
        Self {
            is_outcome_unknown: true,
            ..Self::new(UserErrorCode::Failed, with_sentence(reason, note))
        }
    }

    /// The error for an action that is not allowed, with the same message and code; `None` if it is allowed.
    pub fn of_decision(decision: Decision) -> Option<Self> {
        let code = decision.code?;
        decision.reason.map(|reason| Self::new(code, reason))
    }

    /// The error for a stored record that cannot be saved, because it cannot be sent back unchanged.
    pub fn unreadable(what: &str) -> Self {
        let message = format!("The stored {what} could not be read, so nothing was saved.");
        Self::new(UserErrorCode::Failed, message)
    }

    /// The error for an enum value that the services do not know.
    pub fn unrecognized(field: &str) -> Self {
        Self::new(UserErrorCode::Invalid, "UNRECOGNIZED cannot be saved.").at(field)
    }

    /// The error of an input field.
    #[must_use]
    pub fn at(mut self, field: &str) -> Self {
        self.path = Some(vec!["input".to_owned(), field.to_owned()]);
        self
    }
}

/// The value of an optional field of a new object: an omitted field is not sent.
pub fn undefined_if_none<T>(value: Option<T>) -> MaybeUndefined<T> {
    value.map_or(MaybeUndefined::Undefined, MaybeUndefined::Value)
}

/// The new value of a field that may not be cleared; `None` if it is omitted.
///
/// # Errors
/// INVALID for null.
pub fn reject_null<T>(
    value: MaybeUndefined<T>,
    field: &str,
) -> std::result::Result<Option<T>, UserError> {
    match value {
        MaybeUndefined::Undefined => Ok(None),
        MaybeUndefined::Null => Err(UserError::new(
            UserErrorCode::Invalid,
            format!("The field \"{field}\" cannot be cleared."),
        )
        .at(field)),
        MaybeUndefined::Value(value) => Ok(Some(value)),
    }
}

/// The service's text for the value of an enum; null stays null.
///
/// # Errors
/// INVALID for UNRECOGNIZED.
pub fn upstream_text<E: UpstreamEnum>(
    value: MaybeUndefined<E>,
    field: &str,
) -> std::result::Result<MaybeUndefined<&'static str>, UserError> {
    value
        .map_value(|value| {
            value
                .upstream()
                .ok_or_else(|| UserError::unrecognized(field))
        })
        .transpose()
}

/// The response to a write if the service accepted it, or the service's refusal.
///
/// # Errors
/// If the write could not be sent, or failed without a message for the user.
pub fn accepted(
    written: Result<WriteOutcome>,
) -> Result<std::result::Result<WriteResponse, UserError>> {
    Ok(match written? {
        WriteOutcome::Accepted(answer) => Ok(answer),
        WriteOutcome::Rejected { status, message } => Err(UserError::new(
            match status {
                403 => UserErrorCode::Forbidden,
                404 => UserErrorCode::NotFound,
                409 => UserErrorCode::Taken,
                _ => UserErrorCode::Refused,
            },
            message,
        )),
    })
}

/// The same for a write that must not simply be repeated: if its response is lost, `note` follows the reason in the error.
///
/// # Errors
/// If the write was certainly not done, or the session is invalid.
pub fn accepted_or_unknown(
    written: Result<WriteOutcome>,
    note: &str,
) -> Result<std::result::Result<WriteResponse, UserError>> {
    match written {
        Err(error) if error.is_outcome_unknown() => Ok(Err(UserError::of_lost_write(&error, note))),
        written => accepted(written),
    }
}

/// The key of a created object. The response is the object, `{id}` or the bare number, enveloped or not.
fn created_key(answer: &WriteResponse, key_name: &str) -> Option<i32> {
    let entity = answer.data();
    let number = entity.get(key_name).or_else(|| entity.get("id"));
    number.unwrap_or(entity).int()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_key_of_a_created_object_is_found_in_every_shape() {
        let cases = [
            (r#"{"data":{"pixelId":31}}"#, Some(31)),
            (r#"{"data":{"id":"31"}}"#, Some(31)),
            (r#"{"data":31}"#, Some(31)),
            (r#"{"pixelId":31}"#, Some(31)),
            (r#"{"pixelId":31,"name":"\ud83d","size":1e999}"#, Some(31)),
            (r#"{"message":"Saved."}"#, None),
            ("null", None),
        ];
        for (body, key) in cases {
            let answer = WriteResponse::of_body(body.as_bytes()).unwrap();
            assert_eq!(created_key(&answer, "pixelId"), key, "{body}");
        }
    }
}
