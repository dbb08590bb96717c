//! The call that signs in.

use gateway_macros::row;
use serde::Serialize;

use crate::error::Result;
use crate::request::UserRow;
use crate::upstream::{Api, Call, Path, WriteOutcome, calls};

calls! {
    AUTHENTICATE = Call::post("session.authenticate", "/v3/auth/authenticate")
        .body(&["email: string", "password: string"])
        .object::<SignedIn>();
}

#[derive(Serialize)]
pub struct Credentials<'a> {
    pub email: &'a str,
    pub password: &'a str,
}

/// The response to a successful sign-in.
#[row]
pub struct SignedIn {
    #[required]
    pub token: String,
    pub user: Option<UserRow>,
}

/// Signs in with an email and a password.
pub async fn authenticate(main: &Api<'_>, credentials: &Credentials<'_>) -> Result<WriteOutcome> {
    main.authenticate(&Path::new(&AUTHENTICATE, &[]), credentials)
        .await
}
