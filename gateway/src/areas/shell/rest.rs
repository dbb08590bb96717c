//! The call that signs in.

use serde::{Deserialize, Serialize};

use crate::caller::UserRow;
use crate::error::Result;
use crate::upstream::decode;
use crate::upstream::{Api, Path, WriteOutcome};

#[derive(Serialize)]
pub struct Credentials<'a> {
    pub email: &'a str,
    pub password: &'a str,
}

/// The response to a successful sign-in.
#[derive(Deserialize)]
pub struct SignedIn {
    pub token: String,
    #[serde(default, deserialize_with = "decode::object")]
    pub user: Option<UserRow>,
}

/// Signs in with an email and a password.
pub async fn authenticate(main: &Api<'_>, credentials: &Credentials<'_>) -> Result<WriteOutcome> {
    main.authenticate(&Path::new("/v3/auth/authenticate", &[]), credentials)
        .await
}
