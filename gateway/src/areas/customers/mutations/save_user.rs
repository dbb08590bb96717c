//! Creating and changing users.

use async_graphql::{InputObject, SimpleObject};

use crate::areas::customers::User;
use crate::areas::customers::rest::{self, AuthBody, UserBody};
use crate::error::Result;
use crate::graph::payload::{Lookup, UserError, outcome, saved_key};
use crate::session::Session;

/// A user to create (without userId) or to change (with it).
#[derive(InputObject)]
pub struct SaveUserInput {
    /// The user to change; leave it out to create one.
    user_id: Option<i32>,
    /// The customer the user belongs to.
    customer_id: Option<i32>,
    /// The name to show. On a change, what is left out stays as it is.
    display_name: Option<String>,
    /// The address the user signs in with. On a change, what is left out stays as it is.
    email: Option<String>,
    /// The password; when it is empty or left out on a change, the old one stays.
    #[graphql(secret)]
    password: Option<String>,
}

/// The user as saved, or why it was not saved.
#[derive(SimpleObject)]
pub struct SaveUserPayload {
    /// The user, read again after the save; null if it was rejected.
    user: Lookup<User>,
    /// Why it was not saved; empty on success.
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
            // A new user is sent what was typed, an empty password too: the service says whether it will do.
            auth_password: match input.user_id {
                Some(_) => password,
                None => input.password.as_deref(),
            },
        },
    };
    Ok(
        match outcome(rest::save_user(&session.main(), &body).await)? {
            Ok(answer) => SaveUserPayload {
                user: input
                    .user_id
                    .or_else(|| saved_key(&answer, "userId"))
                    .into(),
                errors: Vec::new(),
            },
            Err(error) => SaveUserPayload {
                user: Lookup::none(),
                errors: vec![error],
            },
        },
    )
}
