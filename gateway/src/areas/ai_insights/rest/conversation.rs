//! The rows and calls of conversations.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use gateway_macros::row;
use serde_json::value::RawValue;

use super::InteractionRow;
use crate::error::{Result, if_found};
use crate::upstream::decode::{self, FromJson, Row, Table, Text, Unreadable};
use crate::upstream::{Api, Call, Path, calls};

calls! {
    CONVERSATIONS = Call::get("conversations.all", "/v3/api/ai-insights/admin-conversations")
        .nested_list::<ConversationRow>()
        .large();
    CONVERSATION = Call::get("conversations.one", "/v3/api/ai-insights/admin-conversations/{conversationId}")
        .reads("The fields of a conversation, or the conversation, and its interactions.", |body| {
            ConversationDetails::of_body(body, "any").map(drop)
        });
}

/// A conversation without its turns.
#[row]
pub struct ConversationRow {
    #[key]
    pub conversation_id: Text,
    pub customer_id: Option<i32>,
    pub user_id: Option<i32>,
    pub model: Option<Text>,
    pub created_at: Option<DateTime<Utc>>,
    conversation_context: Option<ContextRow>,
    meta_data: Option<MetaRow>,
}

#[row]
struct ContextRow {
    title: Option<Text>,
}

#[row]
struct MetaRow {
    initiation_type: Option<Text>,
}

impl ConversationRow {
    /// The title, if it has one.
    pub fn title(&self) -> Option<&str> {
        self.conversation_context.as_ref()?.title.as_deref()
    }

    /// Who or what started it.
    pub fn initiation_type(&self) -> Option<&str> {
        self.meta_data.as_ref()?.initiation_type.as_deref()
    }
}

/// A conversation with its turns, oldest first.
pub struct ConversationDetails {
    pub row: Row<ConversationRow>,
    pub interactions: Arc<Table<InteractionRow>>,
}

#[row]
struct DetailsBody {
    conversation: Option<Box<RawValue>>,
    interactions: Vec<InteractionRow>,
}

impl ConversationDetails {
    /// Reads the details of the conversation with this key. Its own fields are beside the turns or in an object; a
    /// missing key defaults to the requested one.
    fn of_body(body: &[u8], conversation_id: &str) -> Result<Option<Self>, Unreadable> {
        let json = match decode::unwrap_envelope(body)? {
            "null" => return Ok(None),
            json if json.starts_with('{') => json,
            _ => return Err("the body is not an object".into()),
        };
        let details = DetailsBody::from_json(json).ok_or("no conversation")?;
        let own = match &details.conversation {
            Some(own) if own.get().starts_with('{') => own.get(),
            _ => json,
        };
        let row = ConversationRow::from_json(own).or_else(|| {
            let key = serde_json::json!({ "conversationId": conversation_id });
            ConversationRow::from_json(&key.to_string())
        });
        Ok(Some(Self {
            row: Row::alone(row.ok_or("no conversation")?),
            interactions: Arc::new(Table::new(InteractionRow::in_order(details.interactions))),
        }))
    }
}

/// All conversations, without their turns.
pub async fn conversations(main: &Api<'_>) -> Result<Arc<Table<ConversationRow>>> {
    main.table(Path::new(&CONVERSATIONS, &[])).await
}

/// Other calls below the path of a conversation, which therefore cannot be keys.
const OTHER_CALLS: [&str; 2] = ["analytics", "diagnostics"];

/// One conversation with its turns; `None` if it does not exist.
pub async fn conversation(
    main: &Api<'_>,
    conversation_id: &str,
) -> Result<Option<Arc<ConversationDetails>>> {
    if OTHER_CALLS.contains(&conversation_id) {
        return Ok(None);
    }
    let path = Path::new(&CONVERSATION, &[&conversation_id]);
    let read = main
        .read_or_absent(path, |body| {
            ConversationDetails::of_body(body, conversation_id)
        })
        .await;
    if_found(read)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn details_are_read_in_each_of_their_shapes() {
        let turns = r#""interactions":[{"interactionId":"i-1"},7,{"userPrompt":"no id"}]"#;
        let cases = [
            (
                format!(r#"{{"data":{{"conversationId":"c-1","userId":12,{turns}}}}}"#),
                Some(12),
                1,
            ),
            (
                format!(r#"{{"conversationId":"c-1","userId":"12",{turns}}}"#),
                Some(12),
                1,
            ),
            (
                format!(
                    r#"{{"data":{{"conversation":{{"conversationId":"c-1","userId":12}},{turns}}}}}"#
                ),
                Some(12),
                1,
            ),
            (
                format!(r#"{{"data":{{"conversation":"c-1",{turns}}}}}"#),
                None,
                1,
            ),
            (format!(r#"{{"data":{{{turns}}}}}"#), None, 1),
            (r#"{"data":{"conversationId":"c-1"}}"#.to_owned(), None, 0),
            (
                r#"{"data":{"conversationId":"c-1","interactions":"none"}}"#.to_owned(),
                None,
                0,
            ),
        ];
        for (body, user_id, turns) in cases {
            let details = ConversationDetails::of_body(body.as_bytes(), "c-1");
            let details = details.unwrap().unwrap();
            assert_eq!(details.row.conversation_id, "c-1", "{body}");
            let found = (details.row.user_id, details.interactions.rows().len());
            assert_eq!(found, (user_id, turns), "{body}");
        }
        let read = |body: &str| ConversationDetails::of_body(body.as_bytes(), "c-1");
        assert!(read(r#"{"data":null}"#).unwrap().is_none());
        for body in [
            "[]",
            r#"{"data":"text"}"#,
            "<html>",
            r#"{"message":"Down."}"#,
        ] {
            assert!(read(body).is_err(), "{body}");
        }
    }
}
