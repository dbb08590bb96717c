//! A conversation of a user with the assistant.

use serde_json::Value;

use super::{odd_turns, turns};
use crate::db::records::int;

/// A conversation without its turns.
pub(super) struct Conversation {
    pub(super) number: i64,
    pub(super) created_at: i64,
    pub(super) row: Value,
    pub(super) is_internal: bool,
}

impl Conversation {
    pub(super) fn customer_id(&self) -> Option<i64> {
        int(&self.row["customerId"])
    }

    pub(super) fn user_id(&self) -> Option<i64> {
        int(&self.row["userId"])
    }

    pub(super) fn title(&self) -> &str {
        let title = &self.row["conversationContext"]["title"];
        title.as_str().unwrap_or_default()
    }

    /// The turns; null or missing for some.
    pub(super) fn interactions(&self) -> Value {
        odd_turns::of(self.number, self.created_at)
            .unwrap_or_else(|| turns::interactions(self.number, self.created_at))
    }
}
