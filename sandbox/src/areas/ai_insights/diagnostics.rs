//! Questions about a conversation, answered from its own content.

use std::time::Duration;

use axum::{body::Bytes, extract::State};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{
    conversation::Conversation,
    conversations,
    lookup::today,
    odd_conversations::{
        BREAKS_ANALYSIS, EMPTY_ANALYSIS, ODD_ANALYSIS, REFUSES_ANALYSIS, SLOW_ANALYSIS,
    },
};
use crate::{
    http::{
        error::{HttpError, HttpResult},
        response::data,
    },
    services::app::App,
};

/// How long the analysis of the conversation "Slow Analysis" takes.
const SLOW: Duration = Duration::from_secs(35);

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Asked {
    context_ids: Vec<String>,
    message_history: Vec<Message>,
    system_prompt: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Message {
    role: String,
    content: String,
}

/// Answers the last message.
pub(super) async fn answer(State(app): State<App>, body: Bytes) -> HttpResult {
    let asked: Asked = serde_json::from_slice(&body)
        .map_err(|cause| HttpError::bad_request(format!("The body is not valid: {cause}.")))?;
    let question = question(&asked)?.to_owned();
    let [id] = <[String; 1]>::try_from(asked.context_ids)
        .map_err(|_| HttpError::bad_request("contextIds must name one conversation."))?;
    let conversation = app
        .db
        .call(move |connection| conversations::one(connection, &id, today(connection)?))
        .await?;
    let content = match conversation.number {
        REFUSES_ANALYSIS => {
            return Err(HttpError::unprocessable(
                "This conversation is too long to be analyzed.",
            ));
        }
        BREAKS_ANALYSIS => return Err(HttpError::server_error()),
        EMPTY_ANALYSIS => json!(""),
        ODD_ANALYSIS => {
            json!([{ "type": "text", "text": "A reply in" }, { "type": "text", "text": "two parts." }])
        }
        number => {
            if number == SLOW_ANALYSIS {
                tokio::time::sleep(SLOW).await;
            }
            json!(reply(
                &conversation,
                &question,
                asked.system_prompt.as_deref()
            ))
        }
    };
    Ok(data(
        json!({ "role": "assistant", "content": content }).to_string(),
    ))
}

/// The last message, which must be the user's.
fn question(asked: &Asked) -> Result<&str, HttpError> {
    let is_known = |message: &&Message| !["user", "assistant"].contains(&&*message.role);
    if let Some(message) = asked.message_history.iter().find(is_known) {
        let text = format!("{} is not the role of a message.", message.role);
        return Err(HttpError::bad_request(text));
    }
    match asked.message_history.last() {
        Some(message) if message.role == "user" && !message.content.trim().is_empty() => {
            Ok(&message.content)
        }
        _ => Err(HttpError::bad_request(
            "The last message must be a question of the user.",
        )),
    }
}

fn reply(conversation: &Conversation, question: &str, system_prompt: Option<&str>) -> String {
    let turns = conversation.interactions();
    let turns: Vec<&Value> = turns.as_array().into_iter().flatten().collect();
    let (mut calls, mut rated) = (0, Vec::new());
    for turn in &turns {
        let messages = turn["llmResponse"].as_array().into_iter().flatten();
        let parts =
            messages.flat_map(|message| message["content"].as_array().into_iter().flatten());
        calls += parts.filter(|part| part["type"] == "tool-call").count();
        if let Some(category) = turn["feedback"]["category"].as_str() {
            let comment = turn["feedback"]["comment"].as_str().unwrap_or_default();
            rated.push(format!("- {category}: {comment}\n"));
        }
    }
    let first = turns.first().and_then(|turn| turn["userPrompt"].as_str());
    let rules = match system_prompt {
        Some(rules) => format!(
            "\nI kept to your rules ({} characters).",
            rules.chars().count()
        ),
        None => String::new(),
    };
    format!(
        "You asked: *{question}*\n\n**{}** has {} turns and {calls} tool calls. One of its questions is \"{}\".\n\n\
         Feedback of the user:\n\n{}{rules}",
        conversation.title(),
        turns.len(),
        first.unwrap_or_default(),
        match rated.is_empty() {
            true => "- none\n".to_owned(),
            false => rated.concat(),
        },
    )
}
