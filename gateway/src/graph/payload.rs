//! What the payloads of mutations are made of.

use std::borrow::Cow;

use async_graphql::parser::types::Field;
use async_graphql::registry::Registry;
use async_graphql::{
    ContextSelectionSet, Enum, OutputType, Positioned, ServerResult, SimpleObject, Value,
};

use super::global_id::Entity;
use crate::error::Result;
use crate::session::Session;
use crate::upstream::WriteOutcome;

/// The object a mutation is about, read by its key when it is selected; null without a key.
pub struct Lookup<T: Entity>(Option<T::Key>);

impl<T: Entity> Lookup<T> {
    /// The object with this key.
    pub fn by(key: T::Key) -> Self {
        Self(Some(key))
    }

    /// No object, because the mutation was rejected.
    pub fn none() -> Self {
        Self(None)
    }
}

impl<T: Entity> From<Option<T::Key>> for Lookup<T> {
    fn from(key: Option<T::Key>) -> Self {
        Self(key)
    }
}

impl<T: Entity> OutputType for Lookup<T> {
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
        let session: &Session = ctx.data_unchecked();
        let found = T::find_optional(session, self.0.clone()).await;
        found.transpose().resolve(ctx, field).await
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

/// What came of a write: the service's answer, or its refusal in words for the user.
///
/// # Errors
/// When it could not be sent, or failed without words for the user.
pub fn outcome(
    written: Result<WriteOutcome>,
) -> Result<std::result::Result<serde_json::Value, UserError>> {
    Ok(match written? {
        WriteOutcome::Accepted(body) => Ok(body),
        WriteOutcome::Rejected { status, message } => Err(UserError::new(
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
