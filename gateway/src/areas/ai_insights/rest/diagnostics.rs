//! The call that asks about a conversation.

use serde::Serialize;

use super::PartRow;
use crate::error::Result;
use crate::upstream::{Api, Call, Path, WriteOutcome, WriteResponse, calls};

calls! {
    DIAGNOSTICS = Call::post("conversations.diagnostics", "/v3/api/ai-insights/admin-conversations/diagnostics")
        .body(&["contextIds: [string]", "messageHistory: [object]", "systemPrompt: string"])
        .answers("The role and the content of a message.")
        // It asks a language model.
        .patience(9);
}

/// A question about a conversation, with the chat before it.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DiagnosticBody<'a> {
    pub context_ids: [&'a str; 1],
    pub message_history: Vec<MessageBody<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub system_prompt: Option<&'a str>,
}

/// A message of the chat.
#[derive(Serialize)]
pub struct MessageBody<'a> {
    pub role: &'static str,
    pub content: &'a str,
}

/// The assistant's reply.
pub struct Reply {
    pub role: String,
    pub content: String,
}

impl Reply {
    /// The reply in a response; `None` if it has no text.
    pub fn of(answer: &WriteResponse) -> Option<Self> {
        let data = answer.data();
        let content = data.get("content")?;
        let content = match content.json().starts_with('"') {
            true => content.text()?,
            false => {
                let parts = PartRow::of_content(content.json());
                let texts = parts.iter().filter_map(|part| part.text.as_deref());
                Vec::from_iter(texts).join("\n\n")
            }
        };
        let role = data.get("role").filter(|role| role.json().starts_with('"'));
        let role = role.and_then(|role| role.text());
        (!content.trim().is_empty()).then(|| Self {
            role: role.unwrap_or_else(|| "assistant".to_owned()),
            content,
        })
    }
}

/// Asks the language model about a conversation.
pub async fn diagnose(main: &Api<'_>, body: &DiagnosticBody<'_>) -> Result<WriteOutcome> {
    main.write(Path::new(&DIAGNOSTICS, &[]), body).await
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_reply_has_a_text() {
        let cases = [
            (
                json!({ "data": { "role": "assistant", "content": "Well." } }),
                Some(("assistant", "Well.")),
            ),
            (
                json!({ "role": "model", "content": "Well." }),
                Some(("model", "Well.")),
            ),
            (
                json!({ "data": { "content": "Well." } }),
                Some(("assistant", "Well.")),
            ),
            (
                json!({ "data": { "role": 5, "content": [{ "type": "text", "text": "a" }, 7, { "text": "b" }] } }),
                Some(("assistant", "a\n\nb")),
            ),
            (
                json!({ "data": { "role": "assistant", "content": " " } }),
                None,
            ),
            (
                json!({ "data": { "role": "assistant", "content": 7 } }),
                None,
            ),
            (json!({ "data": { "role": "assistant" } }), None),
            (json!({ "data": "Well." }), None),
            (json!(null), None),
        ];
        for (body, expected) in cases {
            let answer = WriteResponse::of_body(body.to_string().as_bytes()).unwrap();
            let reply = Reply::of(&answer);
            let reply = reply.as_ref().map(|reply| (&*reply.role, &*reply.content));
            assert_eq!(reply, expected, "{body}");
        }
    }
}
