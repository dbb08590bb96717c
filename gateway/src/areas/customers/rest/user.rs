//! The rows and calls of users.

use std::sync::Arc;

use async_graphql::MaybeUndefined;
use serde::Serialize;

use crate::error::Result;
use crate::request::UserRow;
use crate::upstream::decode::Table;
use crate::upstream::{Api, Call, Path, WriteOutcome, calls};

/// The keys of the body that creates or changes a user.
const BODY_KEYS: &[&str] = &[
    "userId: integer",
    "displayName: string|null",
    "customerId: integer|null",
    "auth.authEmail: string",
    "auth.authPassword: string",
];

calls! {
    USERS = Call::get("users.all", "/v3/api/users").list::<UserRow>()
        .large();
    CREATE_USER = Call::post("users.create", "/v3/api/users").body(BODY_KEYS).assumed();
    SAVE_USER = Call::put("users.save", "/v3/api/users/{userId}").body(BODY_KEYS).assumed();
}

/// All users.
pub async fn users(main: &Api<'_>) -> Result<Arc<Table<UserRow>>> {
    main.table(Path::new(&USERS, &[]).with_timestamp()).await
}

/// The body of a save.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct UserBody<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub user_id: Option<i32>,
    #[serde(skip_serializing_if = "MaybeUndefined::is_undefined")]
    pub display_name: MaybeUndefined<&'a str>,
    #[serde(skip_serializing_if = "MaybeUndefined::is_undefined")]
    pub customer_id: MaybeUndefined<i32>,
    #[serde(skip_serializing_if = "AuthBody::is_empty")]
    pub auth: AuthBody<'a>,
}

/// The credentials of a user.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AuthBody<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub auth_email: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub auth_password: Option<&'a str>,
}

impl AuthBody<'_> {
    /// Whether there are no credentials to save.
    pub fn is_empty(&self) -> bool {
        self.auth_email.is_none() && self.auth_password.is_none()
    }
}

/// Creates a user, or updates the one with the number in the body.
pub async fn save_user(main: &Api<'_>, body: &UserBody<'_>) -> Result<WriteOutcome> {
    let path = match body.user_id {
        None => Path::new(&CREATE_USER, &[]),
        Some(user_id) => Path::new(&SAVE_USER, &[&user_id]).with_timestamp(),
    };
    main.write(path, body).await
}
