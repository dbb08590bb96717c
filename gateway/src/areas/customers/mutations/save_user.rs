//! Creates or updates a user.

use async_graphql::{InputObject, SimpleObject};

use crate::areas::customers::User;
use crate::areas::customers::rest::{self, AuthBody, UserBody};
use crate::error::Result;
use crate::graph::payload::{Lookup, UserError};
use crate::session::Session;

/// A user to create, or to update if `userId` is given.
#[derive(InputObject)]
pub struct SaveUserInput {
    /// The user to update. Omit to create one.
    user_id: Option<i32>,
    /// The customer the user belongs to, by number. When updating, omit to leave it unchanged.
    customer_id: Option<i32>,
    /// Display name. When updating, omit to leave it unchanged.
    display_name: Option<String>,
    /// The email address used to sign in. When updating, omit to leave it unchanged.
    email: Option<String>,
    /// The password. When updating, omit it or leave it empty to keep the present one.
    #[graphql(secret)]
    password: Option<String>,
}

/// The result of `saveUser`.
#[derive(SimpleObject)]
pub struct SaveUserPayload {
    /// The user, as read after the save; null if the save was rejected.
    user: Lookup<User>,
    /// Why the save was rejected; empty on success.
    errors: Vec<UserError>,
}

pub(super) async fn run(session: &Session, input: SaveUserInput) -> Result<SaveUserPayload> {
    let password = input
        .password
        .as_deref()
        .filter(|password| !password.is_empty());
    let body = UserBody {
        user_id: input.user_id,
        display_name: input.display_name.as_deref(),
        customer_id: input.customer_id,
        auth: AuthBody {
            auth_email: input.email.as_deref(),
            // The password of a new user is sent even if it is empty: the service decides whether it is valid.
            auth_password: match input.user_id {
                Some(_) => password,
                None => input.password.as_deref(),
            },
        },
    };
    let written = rest::save_user(&session.main(), &body).await;
    let (user, errors) = Lookup::saved(input.user_id, written, "userId")?;
    Ok(SaveUserPayload { user, errors })
}
