//! Calls of the session: M1 and M2.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::areas::customers::UserRow;
use crate::error::Result;
use crate::upstream::decode::{self, Row, Table};
use crate::upstream::{Api, Written, paths};

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
pub(super) async fn authenticate(main: &Api<'_>, credentials: &Credentials<'_>) -> Result<Written> {
    main.authenticate(credentials).await
}

/// M2: the user behind the session's token; also read as `{user}`.
pub(super) async fn me(main: &Api<'_>) -> Result<Row<UserRow>> {
    #[derive(Deserialize)]
    struct Wrapped {
        #[serde(default, deserialize_with = "decode::object")]
        user: Option<UserRow>,
    }
    let table: Arc<Table<UserRow>> = main
        .read(paths::me(), |body| {
            let wrapped = decode::read_object::<Wrapped>(body)?.and_then(|wrapped| wrapped.user);
            let user = match wrapped {
                Some(user) => user,
                None => decode::read_object::<UserRow>(body)?.ok_or("no user in the answer")?,
            };
            Ok(Table::new(vec![user]))
        })
        .await?;
    Ok(Row::at(&table, 0))
}
