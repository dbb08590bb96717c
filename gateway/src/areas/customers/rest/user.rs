//! Rows and calls of users.

use std::sync::Arc;

use serde::Serialize;

use crate::error::Result;
use crate::session::UserRow;
use crate::upstream::decode::Table;
use crate::upstream::{Api, WriteOutcome, paths};

/// M3 users
pub async fn users(main: &Api<'_>) -> Result<Arc<Table<UserRow>>> {
    main.table(paths::users()).await
}

/// What is sent to create or change a user.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct UserBody<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub user_id: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub display_name: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub customer_id: Option<i32>,
    pub auth: AuthBody<'a>,
}

/// The part of a user that signs in.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AuthBody<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub auth_email: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub auth_password: Option<&'a str>,
}

/// M7 or M5 users
pub async fn save_user(main: &Api<'_>, body: &UserBody<'_>) -> Result<WriteOutcome> {
    match body.user_id {
        None => main.post(paths::users(), body).await,
        Some(user_id) => main.put(paths::user(user_id), body).await,
    }
}
