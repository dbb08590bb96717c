//! The anomalies of some conversations. Those of their turns are in `odd_turns`.

use serde_json::{Value, json};

use super::{conversation::Conversation, lookup::no_conversation, texts::HOSTILE};
use crate::{http::error::HttpError, seed::writer::remove};

/// The conversation whose id is a number.
pub(super) const NUMERIC: i64 = 22;
/// That number.
pub(super) const NUMERIC_ID: &str = "4711";

/// The conversation whose details cannot be read.
const BREAKS_DETAILS: i64 = 29;
/// The conversation that is listed but no longer exists.
const GONE: i64 = 30;

pub(super) const REFUSES_ANALYSIS: i64 = 31;
pub(super) const BREAKS_ANALYSIS: i64 = 32;
pub(super) const SLOW_ANALYSIS: i64 = 33;
pub(super) const EMPTY_ANALYSIS: i64 = 34;
pub(super) const ODD_ANALYSIS: i64 = 35;

/// Adds the anomaly of an odd conversation to its row.
pub(super) fn make_odd(conversation: &mut Conversation) {
    let created_at = conversation.created_at;
    let row = &mut conversation.row;
    let title = match conversation.number {
        1 => Some("The longest conversation"),
        2 => Some("A tool result of a megabyte"),
        3 => Some(HOSTILE),
        4 => Some("No turns yet"),
        5 => Some("Turns are missing"),
        6 => Some("Turns with missing keys"),
        7 => Some("Unknown roles and parts"),
        8 => Some("Texts for numbers"),
        9 => Some("Tool calls without results"),
        10 => Some("Feedback of every kind"),
        11 => Some("   "),
        // 50 characters, and 51.
        14 => Some("A title of fifty characters, which is not shortene"),
        15 => Some("A title of fifty-one characters, which is shortened"),
        16 => Some(
            "Größe und Überlappung der Zielgruppen in Zürich, Köln und Łódź für das ganze Frühjahr",
        ),
        BREAKS_DETAILS => Some("Breaks Details"),
        GONE => Some("Gone Since Long"),
        REFUSES_ANALYSIS => Some("Refuses Analysis"),
        BREAKS_ANALYSIS => Some("Breaks Analysis"),
        SLOW_ANALYSIS => Some("Slow Analysis"),
        EMPTY_ANALYSIS => Some("Empty Analysis"),
        ODD_ANALYSIS => Some("Odd Analysis"),
        36 => Some("Turns in no order"),
        37 => Some("Turns that are no list"),
        _ => None,
    };
    if let Some(title) = title {
        row["conversationContext"]["title"] = json!(title);
    }
    match conversation.number {
        12 => row["conversationContext"]["title"] = Value::Null,
        13 => remove(row, "conversationContext"),
        17 => {
            row["customerId"] = json!(999);
            row["userId"] = json!(999);
        }
        18 => {
            row["customerId"] = Value::Null;
            row["userId"] = Value::Null;
        }
        19 => {
            row["customerId"] = json!("3");
            row["userId"] = json!("12");
        }
        20 => {
            row["model"] = Value::Null;
            row["metaData"] = Value::Null;
        }
        21 => {
            remove(row, "model");
            remove(row, "metaData");
        }
        NUMERIC => row["conversationId"] = json!(4711),
        23 => row["createdAt"] = json!(created_at),
        24 => row["createdAt"] = json!(created_at * 1_000),
        25 => row["createdAt"] = json!("last week"),
        26 => remove(row, "createdAt"),
        _ => {}
    }
}

/// Fails for conversations whose details cannot be read.
pub(super) fn check_details(number: i64) -> Result<(), HttpError> {
    match number {
        BREAKS_DETAILS => Err(HttpError::server_error()),
        GONE => Err(no_conversation()),
        _ => Ok(()),
    }
}

/// The details of a conversation: its own fields beside its turns, or in one of two other shapes.
pub(super) fn details(conversation: Conversation, interactions: Value) -> Value {
    let mut row = conversation.row;
    match conversation.number {
        5 => row,
        27 => json!({ "conversation": row, "interactions": interactions }),
        28 => json!({ "interactions": interactions }),
        _ => {
            row["interactions"] = interactions;
            row
        }
    }
}
