//! Updates a user.

use async_graphql::{InputObject, MaybeUndefined};
use gateway_macros::SimpleObject;

use super::email_refusal;
use crate::areas::customers::User;
use crate::areas::customers::rest::{self, AuthBody, UserBody};
use crate::error::Result;
use crate::graph::global_id::Entity;
use crate::graph::payload::{ChangedNode, UserError, reject_null};
use crate::graph::revision::{self, Revised};
use crate::graph::text::trim_invisible;
use crate::request::RequestContext;

/// A user to update. Omitted fields stay as they are.
#[derive(InputObject)]
pub struct UpdateUserInput {
    /// The user to update.
    user_id: i32,
    /// The user's `revision` that the change is based on. If someone else saved since, nothing is saved and the error
    /// is STALE. A save between the read for this check and the write goes unnoticed, because the service has no
    /// conditional writes. Omit to overwrite.
    revision: Option<String>,
    /// The customer the user belongs to, by number. null clears it.
    customer_id: MaybeUndefined<i32>,
    /// Display name. null clears it.
    display_name: MaybeUndefined<String>,
    /// The email address used to sign in. Blanks at its ends are dropped. Cannot be null. The current address counts as no
    /// change.
    email: MaybeUndefined<String>,
    /// The new password. null or an empty string keeps the current one.
    #[graphql(secret)]
    password: Option<String>,
}

/// The result of `updateUser`.
#[derive(SimpleObject)]
pub struct UpdateUserPayload {
    /// The user, as read after the update, or as it is now after STALE; null if it was not updated for another
    /// reason.
    user: ChangedNode<User>,
    /// Why the update was rejected; empty on success.
    errors: Vec<UserError>,
}

pub(super) async fn run(
    context: &RequestContext,
    input: UpdateUserInput,
) -> Result<UpdateUserPayload> {
    let refused = |error| UpdateUserPayload {
        user: ChangedNode::none(),
        errors: vec![error],
    };
    let email = match reject_null(input.email, "email") {
        Ok(email) => email,
        Err(error) => return Ok(refused(error)),
    };
    let password = input.password.as_deref();
    let auth = AuthBody {
        auth_email: email.as_deref().map(trim_invisible),
        auth_password: password.filter(|password| !password.is_empty()),
    };
    let revision = input.revision.as_deref();
    if revision.is_some() || !auth.is_empty() {
        let Some(user) = User::find_fresh(context, input.user_id).await? else {
            return Ok(refused(UserError::no_such("user").at("userId")));
        };
        let parts = || user.parts();
        let conflict = revision::conflict(revision, input.user_id, User::NOUN, parts);
        if let Some((user, errors)) = conflict {
            return Ok(UpdateUserPayload { user, errors });
        }
        if let Some(error) = credentials_refusal(context, &user, &auth).await? {
            return Ok(refused(error));
        }
    }
    let body = UserBody {
        user_id: Some(input.user_id),
        display_name: match &input.display_name {
            MaybeUndefined::Undefined => MaybeUndefined::Undefined,
            MaybeUndefined::Null => MaybeUndefined::Null,
            MaybeUndefined::Value(name) => MaybeUndefined::Value(name),
        },
        customer_id: input.customer_id,
        auth,
    };
    let written = rest::save_user(&context.main(), &body).await;
    let (user, errors) = ChangedNode::saved(body.user_id, written, "userId")?;
    Ok(UpdateUserPayload { user, errors })
}

/// The refusal of new credentials; `None` if there are none, or if the caller may set them.
async fn credentials_refusal(
    context: &RequestContext,
    user: &User,
    auth: &AuthBody<'_>,
) -> Result<Option<UserError>> {
    let new_email = auth
        .auth_email
        .filter(|email| user.email_text() != Some(email));
    if new_email.is_none() && auth.auth_password.is_none() {
        return Ok(None);
    }
    let decision = user.credentials_decision(context).await?;
    match (UserError::of_decision(decision), new_email) {
        (None, Some(email)) => email_refusal(context, email).await,
        (refusal, _) => Ok(refusal),
    }
}
