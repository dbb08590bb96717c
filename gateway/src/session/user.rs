//! Users, and the call for the signed-in one.

use std::sync::Arc;

use serde::Deserialize;

use crate::error::Result;
use crate::upstream::decode::{self, Keyed, Row, Table};
use crate::upstream::{Api, Path};

/// A user. There is no field for the password, so that it cannot be returned.
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
    /// The email the user signs in with, else the contact email.
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

/// The user whose token it is, as the body or its `user`.
///
/// # Errors
/// As of every read.
pub(super) async fn read_signed_in_user(main: &Api<'_>) -> Result<Row<UserRow>> {
    #[derive(Deserialize)]
    struct Wrapped {
        #[serde(default, deserialize_with = "decode::object")]
        user: Option<UserRow>,
    }
    let table: Arc<Table<UserRow>> = main
        .read(Path::new("/v3/auth/me", &[]), |body| {
            let wrapped = decode::read_object::<Wrapped>(body)?.and_then(|wrapped| wrapped.user);
            let user = match wrapped {
                Some(user) => user,
                None => decode::read_object::<UserRow>(body)?.ok_or("no user in the body")?,
            };
            Ok(Table::new(vec![user]))
        })
        .await?;
    Ok(Row::at(&table, 0))
}
