//! Creates a user.

use async_graphql::InputObject;
use gateway_macros::SimpleObject;

use super::email_refusal;
use crate::areas::customers::User;
use crate::areas::customers::rest::{self, AuthBody, UserBody};
use crate::error::Result;
use crate::graph::payload::{ChangedNode, UserError, undefined_if_none};
use crate::graph::text::trim_invisible;
use crate::request::RequestContext;

/// A user to create.
#[derive(InputObject)]
pub struct CreateUserInput {
    /// The customer the user belongs to, by number. Defaults to none.
    customer_id: Option<i32>,
    /// Display name. Defaults to none.
    display_name: Option<String>,
    /// The email address used to sign in. Blanks at its ends are dropped.
    email: String,
    /// The password.
    #[graphql(secret)]
    password: String,
}

/// The result of `createUser`.
#[derive(SimpleObject)]
pub struct CreateUserPayload {
    /// The new user; null if none was created, or if the service did not return its number.
    user: ChangedNode<User>,
    /// Why no user was created; empty on success.
    errors: Vec<UserError>,
}

pub(super) async fn run(
    context: &RequestContext,
    input: CreateUserInput,
) -> Result<CreateUserPayload> {
    let email = trim_invisible(&input.email);
    if let Some(error) = email_refusal(context, email).await? {
        return Ok(CreateUserPayload {
            user: ChangedNode::none(),
            errors: vec![error],
        });
    }
    let body = UserBody {
        user_id: None,
        display_name: undefined_if_none(input.display_name.as_deref()),
        customer_id: undefined_if_none(input.customer_id),
        auth: AuthBody {
            auth_email: Some(email),
            // Sent even if it is empty: the service decides whether it is valid.
            auth_password: Some(&input.password),
        },
    };
    let written = rest::save_user(&context.main(), &body).await;
    let (user, errors) = ChangedNode::saved(None, written, "userId")?;
    Ok(CreateUserPayload { user, errors })
}
