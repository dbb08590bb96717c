//! Accounts and tokens.

use chrono::{DateTime, TimeDelta, Utc};
use rusqlite::{Connection, OptionalExtension, params};

use crate::{
    db::hash::{secret, sha256},
    http::error::HttpError,
};

/// The only path that needs no token.
pub(crate) const SIGN_IN: &str = "/v3/auth/authenticate";
/// How long a token is valid.
const TOKEN_LIFE: TimeDelta = TimeDelta::hours(12);

/// The user that a token belongs to.
#[derive(Clone)]
pub(crate) struct Caller {
    pub(crate) user_id: i64,
    pub(crate) email: String,
}

/// Sets the email address and password that a user signs in with.
pub(crate) fn set_account(
    connection: &Connection,
    user_id: i64,
    email: &str,
    password: &str,
) -> rusqlite::Result<()> {
    let salt = secret();
    connection
        .prepare_cached(
            "INSERT OR REPLACE INTO accounts (user_id, email, salt, hash) VALUES (?, ?, ?, ?)",
        )?
        .execute(params![
            user_id,
            email.to_lowercase(),
            salt,
            hashed(&salt, password)
        ])
        .map(|_| ())
}

/// The user with these credentials.
pub(crate) fn authenticate(
    connection: &Connection,
    email: &str,
    password: &str,
) -> rusqlite::Result<Option<i64>> {
    let account = connection
        .prepare_cached("SELECT user_id, salt, hash FROM accounts WHERE email = ?")?
        .query_row([email.to_lowercase()], |row| {
            Ok((
                row.get::<_, i64>(0)?,
                row.get::<_, String>(1)?,
                row.get::<_, String>(2)?,
            ))
        })
        .optional()?;
    Ok(account
        .filter(|(_, salt, hash)| hashed(salt, password) == *hash)
        .map(|(user_id, _, _)| user_id))
}

/// A new token for the user.
pub(crate) fn issue(
    connection: &Connection,
    user_id: i64,
    now: DateTime<Utc>,
) -> rusqlite::Result<String> {
    let token = secret();
    connection
        .prepare_cached("INSERT INTO tokens (hash, user_id, expires_at) VALUES (?, ?, ?)")?
        .execute(params![
            hashed("", &token),
            user_id,
            (now + TOKEN_LIFE).timestamp()
        ])?;
    Ok(token)
}

/// Removes expired tokens. Not done at sign-in, because a test may have set the clock ahead.
pub(crate) fn remove_expired_tokens(
    connection: &Connection,
    now: DateTime<Utc>,
) -> rusqlite::Result<()> {
    connection
        .execute("DELETE FROM tokens WHERE expires_at < ?", [now.timestamp()])
        .map(|_| ())
}

/// The user of a valid token; a 403 if it is unknown or has expired.
pub(crate) fn caller(
    connection: &Connection,
    token: &str,
    now: DateTime<Utc>,
) -> Result<Caller, HttpError> {
    connection
        .prepare_cached(
            "SELECT user_id, email FROM tokens JOIN accounts USING (user_id)
             WHERE tokens.hash = ? AND expires_at >= ?
               AND EXISTS (SELECT 1 FROM records WHERE kind = 'user' AND id = user_id)",
        )?
        .query_row(params![hashed("", token), now.timestamp()], |row| {
            Ok(Caller {
                user_id: row.get(0)?,
                email: row.get(1)?,
            })
        })
        .optional()?
        .ok_or_else(HttpError::forbidden)
}

fn hashed(salt: &str, text: &str) -> String {
    sha256(&format!("{salt}:{text}"))
}
