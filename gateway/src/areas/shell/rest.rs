//! The call that signs in: M1.

use serde::{Deserialize, Serialize};

use crate::error::Result;
use crate::session::UserRow;
use crate::upstream::decode;
use crate::upstream::{Api, WriteOutcome};

#[derive(Serialize)]
pub(super) struct Credentials<'a> {
    pub(super) email: &'a str,
    pub(super) password: &'a str,
}

/// What a sign-in that was accepted answers.
#[derive(Deserialize)]
pub(super) struct SignedIn {
    pub(super) token: String,
    #[serde(default, deserialize_with = "decode::object")]
    pub(super) user: Option<UserRow>,
}

/// M1
pub(super) async fn authenticate(
    main: &Api<'_>,
    credentials: &Credentials<'_>,
) -> Result<WriteOutcome> {
    main.authenticate(credentials).await
}
