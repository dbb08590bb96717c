//! Rows and calls of users.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::error::Result;
use crate::upstream::decode::{self, Keyed, Table};
use crate::upstream::{Api, Written, paths};

/// A user. The password never comes back: there is no field for it.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct UserRow {
    #[serde(deserialize_with = "decode::key")]
    pub user_id: i32,
    #[serde(default, deserialize_with = "decode::text")]
    pub display_name: Option<decode::Text>,
    #[serde(default, deserialize_with = "decode::text")]
    email: Option<decode::Text>,
    #[serde(default, deserialize_with = "decode::text")]
    pub company: Option<decode::Text>,
    #[serde(default, deserialize_with = "decode::int32")]
    customer_id: Option<i32>,
    #[serde(default, deserialize_with = "decode::object")]
    customer: Option<CustomerOfUser>,
    #[serde(default, deserialize_with = "decode::object")]
    auth: Option<AuthOfUser>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct CustomerOfUser {
    #[serde(default, deserialize_with = "decode::int32")]
    customer_id: Option<i32>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct AuthOfUser {
    #[serde(default, deserialize_with = "decode::text")]
    auth_email: Option<decode::Text>,
}

impl UserRow {
    /// The address the user signs in with, else the other one.
    pub fn email(&self) -> Option<&str> {
        let auth_email = self
            .auth
            .as_ref()
            .and_then(|auth| auth.auth_email.as_deref());
        auth_email
            .filter(|email| !email.is_empty())
            .or(self.email.as_deref())
    }

    /// The customer the user belongs to.
    pub fn customer_id(&self) -> Option<i32> {
        self.customer_id
            .or_else(|| self.customer.as_ref()?.customer_id)
    }
}

impl Keyed for UserRow {
    type Key = i32;
    fn key(&self) -> i32 {
        self.user_id
    }
}

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
pub async fn save_user(main: &Api<'_>, body: &UserBody<'_>) -> Result<Written> {
    match body.user_id {
        None => main.post(paths::users(), body).await,
        Some(user_id) => main.put(paths::user(user_id), body).await,
    }
}
