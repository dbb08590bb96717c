//! Looks rows up by the numbers in their ids, and finds the day of the seed.

use chrono::NaiveDate;
use rusqlite::Connection;

use crate::{db::database, http::error::HttpError};

const AREA: &str = "ai-insights";
const PROMPT: &str = "Prompt";
const CONVERSATION: &str = "Conversation";

/// The day of the seed, from which all dates are computed.
pub(super) fn today(connection: &Connection) -> Result<NaiveDate, HttpError> {
    database::setting(connection, &database::seeded(AREA))?
        .and_then(|day| day.parse().ok())
        .ok_or_else(|| HttpError::Internal("the day of the seed is not known".to_owned()))
}

/// The number in the id of a row, which is `prefix` and a number up to `last`.
pub(super) fn number_in(id: &str, prefix: &str, last: i64) -> Option<i64> {
    let number: i64 = id.strip_prefix(prefix)?.parse().ok()?;
    (1..=last).contains(&number).then_some(number)
}

pub(super) fn no_prompt() -> HttpError {
    HttpError::not_found(PROMPT)
}

pub(super) fn no_conversation() -> HttpError {
    HttpError::not_found(CONVERSATION)
}
