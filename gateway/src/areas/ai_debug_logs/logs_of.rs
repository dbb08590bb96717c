//! The debug logs of a conversation, or of a turn of one.

use chrono::{DateTime, TimeDelta, Utc};
use futures_util::future::join_all;

use super::DebugLog;
use super::rest::{self, DebugLogRow};
use crate::error::{Code, Error, Result, if_found};
use crate::request::RequestContext;
use crate::upstream::Row;

/// A log is recorded at most this long before its question is stored, or after: an answer of many steps takes minutes.
const MARGIN: TimeDelta = TimeDelta::minutes(10);
/// The details that are read for one conversation. They alone name it.
const MAX_DETAILS: usize = 50;

/// Whose logs are wanted.
pub(crate) struct LogsOf<'a> {
    pub conversation_id: &'a str,
    /// The turn; all turns if none is given.
    pub interaction_id: Option<&'a str>,
    /// The user in the conversation, if known.
    pub user_id: Option<i32>,
    /// When the first and the last question were asked.
    pub asked: (DateTime<Utc>, DateTime<Utc>),
}

impl LogsOf<'_> {
    /// The logs, oldest first: of those of the user at the time, the ones whose details name the conversation.
    ///
    /// # Errors
    /// LIMIT_EXCEEDED for more than fifty logs of the user at the time.
    pub(crate) async fn read(&self, context: &RequestContext) -> Result<Vec<DebugLog>> {
        let main = context.main();
        let table = rest::debug_logs(&main).await?;
        let mut rows: Vec<Row<DebugLogRow>> = table
            .rows()
            .iter()
            .zip(0..)
            .filter(|(row, _)| self.may_have(row))
            .map(|(_, position)| Row::at(&table, position))
            .collect();
        if rows.len() > MAX_DETAILS {
            return Err(Error::new(
                Code::LimitExceeded,
                format!(
                    "The user has {} debug logs from the time of the conversation, and at most {MAX_DETAILS} are read. Ask \
                     for those of single turns.",
                    rows.len()
                ),
            ));
        }
        rows.sort_by(|a, b| {
            (a.debug_timestamp, &a.debug_id).cmp(&(b.debug_timestamp, &b.debug_id))
        });
        let details = rows.iter().map(|row| rest::details(&main, &row.debug_id));
        let mut logs = Vec::new();
        for (row, details) in rows.iter().zip(join_all(details).await) {
            let Some(details) = if_found(details)? else {
                continue;
            };
            let names = |key: &str, wanted: &str| details.text(key).as_deref() == Some(wanted);
            if names("conversationId", self.conversation_id)
                && self
                    .interaction_id
                    .is_none_or(|turn| names("interactionId", turn))
            {
                logs.push(DebugLog::with_details(row.clone(), details));
            }
        }
        Ok(logs)
    }

    fn may_have(&self, row: &DebugLogRow) -> bool {
        let (first, last) = self.asked;
        let is_at_the_time = |time: DateTime<Utc>| first - MARGIN <= time && time <= last + MARGIN;
        row.debug_timestamp.is_some_and(is_at_the_time)
            && (self.user_id.is_none() || row.user_id.is_none() || row.user_id == self.user_id)
    }
}
