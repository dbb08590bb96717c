//! The turns of a conversation: a question, and the messages of the assistant and its tools.

use chrono::{DateTime, Utc};
use gateway_macros::row;
use serde_json::value::RawValue;

use crate::upstream::decode::{FromJson, Text};

/// A turn of a conversation.
#[row]
pub struct InteractionRow {
    #[key]
    pub interaction_id: Text,
    pub created_at: Option<DateTime<Utc>>,
    pub user_prompt: Option<String>,
    #[rule(response)]
    llm_response: Response,
    total_tokens: Option<i64>,
    response_time: Option<f64>,
    pub system_prompt_ids: Vec<i32>,
    #[rule(value)]
    pub request_context: Option<Box<RawValue>>,
    #[rule(value)]
    pub feature_context: Option<Box<RawValue>>,
    #[rule(value)]
    pub meta_data: Option<Box<RawValue>>,
    feedback: Option<FeedbackRow>,
}

/// The assistant's answer: the JSON as sent, and its messages.
#[derive(Default)]
struct Response {
    json: Option<Box<RawValue>>,
    messages: Vec<MessageRow>,
}

fn response(json: &RawValue) -> Option<Response> {
    let json = value(json)?;
    Some(Response {
        messages: Vec::from_json(json.get()).unwrap_or_default(),
        json: Some(json),
    })
}

/// A message of the assistant or of a tool.
#[row]
pub struct MessageRow {
    pub id: Option<Text>,
    pub role: Option<Text>,
    #[rule(parts)]
    pub content: Vec<PartRow>,
}

/// A part of a message.
#[row]
#[derive(Default)]
pub struct PartRow {
    #[name("type")]
    pub kind: Option<Text>,
    pub text: Option<String>,
    pub tool_name: Option<Text>,
    pub tool_call_id: Option<Text>,
    #[rule(value)]
    pub args: Option<Box<RawValue>>,
    #[rule(value)]
    pub result: Option<Box<RawValue>>,
}

/// What a user said about an answer.
#[row]
pub struct FeedbackRow {
    pub category: Option<Text>,
    pub comment: Option<Text>,
}

/// A value of any type, as sent; `None` if it is null.
fn value(json: &RawValue) -> Option<Box<RawValue>> {
    (json.get() != "null").then(|| json.to_owned())
}

/// The content of a message: a string, a part or a list of parts.
fn parts(json: &RawValue) -> Option<Vec<PartRow>> {
    Some(PartRow::of_content(json.get()))
}

impl PartRow {
    /// The parts in the content of a message: a string is one part, and so is an object.
    pub fn of_content(json: &str) -> Vec<Self> {
        match json.as_bytes().first() {
            Some(b'"') => vec![Self {
                kind: Some("text".into()),
                text: String::from_json(json),
                ..Self::default()
            }],
            Some(b'{') => Vec::from_iter(Self::from_json(json)),
            _ => Vec::from_json(json).unwrap_or_default(),
        }
    }
}

impl InteractionRow {
    /// Turns in order of time. One without a time stays after the turn before it.
    pub fn in_order(rows: Vec<Self>) -> Vec<Self> {
        let mut last = None;
        let mut timed: Vec<_> = (rows.into_iter())
            .map(|row| {
                last = row.created_at.or(last);
                (last, row)
            })
            .collect();
        timed.sort_by_key(|(time, _)| *time);
        timed.into_iter().map(|(_, row)| row).collect()
    }

    /// The answer as sent, if there is one.
    pub fn response_json(&self) -> Option<&str> {
        self.llm_response.json.as_ref().map(|json| json.get())
    }

    /// The messages of the answer.
    pub fn messages(&self) -> &[MessageRow] {
        &self.llm_response.messages
    }

    /// The tokens, if known.
    pub fn total_tokens(&self) -> Option<i64> {
        self.total_tokens.filter(|tokens| *tokens >= 0)
    }

    /// The response time in milliseconds, if known.
    pub fn response_ms(&self) -> Option<f64> {
        self.response_time
            .filter(|milliseconds| *milliseconds >= 0.0)
    }

    /// The feedback, if it has a category or a comment.
    pub fn feedback(&self) -> Option<&FeedbackRow> {
        let is_given =
            |text: &Option<Text>| text.as_ref().is_some_and(|text| !text.trim().is_empty());
        let feedback = self.feedback.as_ref();
        feedback.filter(|feedback| is_given(&feedback.category) || is_given(&feedback.comment))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turn(json: &str) -> InteractionRow {
        InteractionRow::from_json(json).unwrap()
    }

    #[test]
    fn the_content_of_a_message_is_a_text_a_part_or_a_list() {
        let cases = [
            (r#""Hello""#, vec![Some("Hello")]),
            (r#"{"type":"text","text":"Hello"}"#, vec![Some("Hello")]),
            (
                r#"[{"type":"text","text":"a"},7,"b",{"type":"image"}]"#,
                vec![Some("a"), None],
            ),
            ("7", vec![]),
            ("[]", vec![]),
        ];
        for (json, texts) in cases {
            let parts = PartRow::of_content(json);
            let found: Vec<Option<&str>> = parts.iter().map(|part| part.text.as_deref()).collect();
            assert_eq!(found, texts, "{json}");
        }
    }

    #[test]
    fn a_turn_keeps_what_can_be_read_of_it() {
        let odd = turn(
            r#"{"interactionId":7,"createdAt":"soon","userPrompt":42,"llmResponse":"none","totalTokens":-1,
                "responseTime":"slow","systemPromptIds":["6","x",14.0,{}],"requestContext":null,
                "featureContext":"text","feedback":{"category":" ","comment":null}}"#,
        );
        assert_eq!(
            (&*odd.interaction_id, odd.user_prompt.as_deref()),
            ("7", Some("42"))
        );
        assert_eq!((odd.total_tokens(), odd.response_ms()), (None, None));
        assert_eq!(odd.system_prompt_ids, [6, 14]);
        assert_eq!(odd.response_json(), Some("\"none\""));
        assert!(odd.messages().is_empty() && odd.feedback().is_none());
        assert!(odd.request_context.is_none() && odd.created_at.is_none());
        let bare = turn(r#"{"interactionId":"i","llmResponse":null}"#);
        assert!(bare.response_json().is_none() && bare.user_prompt.is_none());
        let parts =
            turn(r#"{"interactionId":"i","llmResponse":[{"role":"tool"},"x",{"content":"a"}]}"#);
        assert_eq!(parts.messages().len(), 2);
    }

    #[test]
    fn a_turn_without_a_time_stays_behind_the_one_before_it() {
        let rows = [
            ("none", ""),
            ("third", "2025-03-12T12:03:00Z"),
            ("after third", ""),
            ("first", "2025-03-12T12:01:00Z"),
            ("second", "2025-03-12T12:02:00Z"),
            ("after second", "soon"),
        ];
        let rows =
            rows.map(|(id, at)| turn(&format!(r#"{{"interactionId":"{id}","createdAt":"{at}"}}"#)));
        let rows = InteractionRow::in_order(rows.into());
        let ids: Vec<&str> = rows.iter().map(|row| &*row.interaction_id).collect();
        assert_eq!(
            ids,
            [
                "none",
                "first",
                "second",
                "after second",
                "third",
                "after third"
            ]
        );
    }
}
