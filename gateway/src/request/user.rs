//! Users, and the call for the signed-in one.

use std::sync::Arc;

use gateway_macros::row;

use crate::error::Result;
use crate::upstream::decode::{self, Row, Table};
use crate::upstream::{Api, Call, Path, calls};

calls! {
    pub(super) SIGNED_IN_USER = Call::get("session.user", "/v3/auth/me")
        .object::<UserRow>()
        .assumed();
}

/// A user. There is no field for the password, so that it cannot be returned.
#[row]
pub struct UserRow {
    #[key]
    pub user_id: i32,
    pub display_name: Option<decode::Text>,
    email: Option<decode::Text>,
    pub company: Option<decode::Text>,
    customer_id: Option<i32>,
    customer: Option<CustomerOfUser>,
    auth: Option<AuthOfUser>,
}

#[row]
struct CustomerOfUser {
    customer_id: Option<i32>,
}

#[row]
struct AuthOfUser {
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

/// The user whose token it is, as the body or its `user`.
///
/// # Errors
/// As of every read.
pub(super) async fn read_signed_in_user(main: &Api<'_>) -> Result<Row<UserRow>> {
    #[row]
    struct Wrapped {
        user: Option<UserRow>,
    }
    let table: Arc<Table<UserRow>> = main
        .read(Path::new(&SIGNED_IN_USER, &[]), |body| {
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
