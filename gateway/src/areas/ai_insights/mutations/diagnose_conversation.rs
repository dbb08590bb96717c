//! Asking the AI assistant about a conversation.

use async_graphql::{Enum, InputObject};
use gateway_macros::SimpleObject;

use crate::areas::ai_insights::rest::{self, DiagnosticBody, MessageBody, Reply};
use crate::error::{Code, Error, Result};
use crate::graph::payload::{UserError, UserErrorCode, accepted};
use crate::request::RequestContext;
use crate::upstream::WriteResponse;

/// Who a message of the chat is from.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum DiagnosticRole {
    /// The caller.
    User,
    /// The assistant.
    Assistant,
    /// No sender yet: what a screen shows while it waits. It is not sent.
    Placeholder,
}

/// A message of the chat.
#[derive(InputObject)]
pub struct DiagnosticMessageInput {
    /// Who it is from.
    role: DiagnosticRole,
    /// Its text, as markdown.
    content: String,
}

/// The conversation to ask about, and the chat about it so far.
#[derive(InputObject)]
pub struct DiagnoseConversationInput {
    /// The conversation's key.
    conversation_id: String,
    /// The messages of the chat, oldest first. Placeholders are ignored; the last of the others must be the caller's
    /// question.
    messages: Vec<DiagnosticMessageInput>,
    /// Instructions for the assistant before the chat; if omitted or blank, only its own rules apply.
    system_prompt: Option<String>,
}

/// The result of `diagnoseConversation`.
#[derive(SimpleObject)]
pub struct DiagnoseConversationPayload {
    /// The reply; null if there is none.
    reply: Option<DiagnosticReply>,
    /// Why there is no reply; empty on success.
    errors: Vec<UserError>,
}

/// The assistant's reply.
#[derive(SimpleObject)]
pub struct DiagnosticReply {
    /// Who it is from, as the service spells it: "assistant".
    role_text: String,
    /// The text, as markdown.
    content: String,
}

/// A document must not ask the assistant many questions at once: each is slow and costs money.
struct Question;

pub(super) async fn run(
    context: &RequestContext,
    input: DiagnoseConversationInput,
) -> Result<DiagnoseConversationPayload> {
    let failed = |error: UserError| DiagnoseConversationPayload {
        reply: None,
        errors: vec![error],
    };
    let body = match body(&input) {
        Ok(body) => body,
        Err(error) => return Ok(failed(error)),
    };
    if !context.is_first::<Question>() {
        return Err(Error::new(
            Code::LimitExceeded,
            "Only one question to the assistant per request is allowed.",
        ));
    }
    // A question changes nothing, so it may be asked again if its answer is lost.
    let written = rest::diagnose(&context.main(), &body).await;
    match accepted(written.map_err(Error::not_applied))? {
        Ok(answer) => Ok(DiagnoseConversationPayload {
            reply: Some(reply(&answer)?),
            errors: Vec::new(),
        }),
        Err(error) => Ok(failed(error)),
    }
}

/// The body to send.
fn body(input: &DiagnoseConversationInput) -> Result<DiagnosticBody<'_>, UserError> {
    let refused = |message: &str| UserError::new(UserErrorCode::Invalid, message);
    let messages = input.messages.iter().filter_map(|message| {
        let role = match message.role {
            DiagnosticRole::User => "user",
            DiagnosticRole::Assistant => "assistant",
            DiagnosticRole::Placeholder => return None,
        };
        let content = &message.content;
        Some(MessageBody { role, content })
    });
    let messages: Vec<MessageBody<'_>> = messages.collect();
    let is_question =
        |message: &MessageBody<'_>| message.role == "user" && !message.content.trim().is_empty();
    if !messages.last().is_some_and(is_question) {
        return Err(refused("Write a message first.").at("messages"));
    }
    let system_prompt = input.system_prompt.as_deref();
    Ok(DiagnosticBody {
        context_ids: [&input.conversation_id],
        message_history: messages,
        system_prompt: system_prompt.filter(|text| !text.trim().is_empty()),
    })
}

fn reply(answer: &WriteResponse) -> Result<DiagnosticReply> {
    let Reply { role, content } = Reply::of(answer).ok_or_else(|| {
        let message = "The assistant's reply has no text.";
        Error::new(Code::UpstreamInvalidResponse, message)
            .of_write()
            .not_applied()
    })?;
    Ok(DiagnosticReply {
        role_text: role,
        content,
    })
}
