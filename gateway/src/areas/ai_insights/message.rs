//! The messages of an answer, and the tool calls in them.

use async_graphql::{Context, Enum};
use gateway_macros::object;
use serde_json::value::RawValue;

use super::rest::{InteractionRow, MessageRow, PartRow};
use super::rules;
use crate::areas::markets::{pretty, pretty_length};
use crate::error::Result;
use crate::graph::budget::budget_of;
use crate::graph::upstream_enum::UpstreamEnum;

/// Who a message of an answer is from.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum MessageRole {
    /// The assistant.
    Assistant,
    /// A tool that the assistant called.
    Tool,
    /// A role the gateway does not know; `roleText` has its text.
    Unrecognized,
}

impl UpstreamEnum for MessageRole {
    const VALUES: &'static [(&'static str, Self)] =
        &[("assistant", Self::Assistant), ("tool", Self::Tool)];
    const UNRECOGNIZED: Self = Self::Unrecognized;
}

/// What a part of a message is.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum MessagePartType {
    /// A text.
    Text,
    /// A tool call.
    ToolCall,
    /// The result of a tool call.
    ToolResult,
    /// A type the gateway does not know; `typeText` has its text.
    Unrecognized,
}

impl UpstreamEnum for MessagePartType {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("text", Self::Text),
        ("tool-call", Self::ToolCall),
        ("tool-result", Self::ToolResult),
    ];
    const UNRECOGNIZED: Self = Self::Unrecognized;
}

/// A message of an answer.
pub struct Message<'a>(&'a MessageRow);

/// A message of an answer, from the assistant or from a tool it called.
#[object]
impl Message<'_> {
    /// The message's key; null if it has none.
    async fn message_id(&self) -> Option<&str> {
        self.0.id.as_deref()
    }

    /// Who it is from.
    async fn role(&self) -> MessageRole {
        self.0.role()
    }

    /// The role as the service spells it; null if missing.
    async fn role_text(&self) -> Option<&str> {
        self.0.role.as_deref()
    }

    /// Its texts, separated by empty lines, as markdown; null if it has none.
    async fn text(&self) -> Option<String> {
        self.0.text()
    }

    /// Its parts, in their order.
    async fn parts(&self) -> Vec<MessagePart<'_>> {
        self.0.content.iter().map(MessagePart).collect()
    }
}

/// A part of a message.
pub struct MessagePart<'a>(&'a PartRow);

/// A part of a message. Which fields it has depends on its type.
#[object]
impl MessagePart<'_> {
    /// What it is.
    #[graphql(name = "type")]
    async fn kind(&self) -> MessagePartType {
        self.0.kind()
    }

    /// The type as the service spells it; null if missing.
    async fn type_text(&self) -> Option<&str> {
        self.0.kind.as_deref()
    }

    /// The text; null if it has none.
    async fn text(&self) -> Option<&str> {
        self.0.text.as_deref()
    }

    /// The name of the tool; null if it has none.
    async fn tool_name(&self) -> Option<&str> {
        self.0.tool_name.as_deref()
    }

    /// What joins a call and its result; null if it has none.
    async fn tool_call_id(&self) -> Option<&str> {
        self.0.tool_call_id.as_deref()
    }

    /// The arguments of a call: a text as it is, anything else as indented JSON; null if it has none.
    async fn arguments(&self, ctx: &Context<'_>) -> Result<Option<String>> {
        value_text(ctx, self.0.args.as_deref())
    }

    /// The result of a call: a text as it is, anything else as indented JSON; null if it has none.
    async fn result(&self, ctx: &Context<'_>) -> Result<Option<String>> {
        value_text(ctx, self.0.result.as_deref())
    }
}

/// A call of a tool with its result.
pub struct ToolCall<'a> {
    call: &'a PartRow,
    result: Option<&'a PartRow>,
}

/// A call of a tool with its result.
#[object]
impl ToolCall<'_> {
    /// What joins the call and its result; null if it has none.
    async fn tool_call_id(&self) -> Option<&str> {
        self.call.tool_call_id.as_deref()
    }

    /// The name of the tool; null if unknown.
    async fn tool_name(&self) -> Option<&str> {
        self.call.tool_name.as_deref()
    }

    /// The arguments: a text as it is, anything else as indented JSON; null if there are none.
    async fn arguments(&self, ctx: &Context<'_>) -> Result<Option<String>> {
        value_text(ctx, self.call.args.as_deref())
    }

    /// Whether the tool answered.
    async fn has_result(&self) -> bool {
        self.result.is_some()
    }

    /// What the tool answered: a text as it is, anything else as indented JSON; null if it did not answer, or with
    /// nothing.
    async fn result(&self, ctx: &Context<'_>) -> Result<Option<String>> {
        value_text(ctx, self.result.and_then(|part| part.result.as_deref()))
    }
}

/// A result of a tool that belongs to no call.
pub struct UnpairedToolResult<'a>(&'a PartRow);

/// A result of a tool that belongs to no call.
#[object]
impl UnpairedToolResult<'_> {
    /// What should join it to its call; null if it has none.
    async fn tool_call_id(&self) -> Option<&str> {
        self.0.tool_call_id.as_deref()
    }

    /// The name of the tool; null if unknown.
    async fn tool_name(&self) -> Option<&str> {
        self.0.tool_name.as_deref()
    }

    /// What the tool answered: a text as it is, anything else as indented JSON; null if nothing.
    async fn result(&self, ctx: &Context<'_>) -> Result<Option<String>> {
        value_text(ctx, self.0.result.as_deref())
    }
}

/// Indented JSON. It may be several times as long as the JSON, and is only made if its bytes are left.
pub(super) fn indented(ctx: &Context<'_>, json: &str) -> Result<String> {
    budget_of(ctx).check_bytes(pretty_length(json))?;
    Ok(pretty(json))
}

/// A value of any kind as text: a text as it is, anything else as indented JSON.
pub(super) fn value_text(ctx: &Context<'_>, value: Option<&RawValue>) -> Result<Option<String>> {
    let Some(json) = value.map(RawValue::get) else {
        return Ok(None);
    };
    if let Ok(text) = serde_json::from_str(json) {
        return Ok(Some(text));
    }
    indented(ctx, json).map(Some)
}

impl MessageRow {
    fn role(&self) -> MessageRole {
        MessageRole::of(self.role.as_deref().unwrap_or_default())
    }

    /// The texts, separated by empty lines; `None` if there are none.
    pub(super) fn text(&self) -> Option<String> {
        let texts = self.content.iter();
        let texts: Vec<&str> = texts
            .filter(|part| part.kind() == MessagePartType::Text)
            .filter_map(|part| part.text.as_deref())
            .filter(|text| !text.trim().is_empty())
            .collect();
        (!texts.is_empty()).then(|| texts.join("\n\n"))
    }

    /// The assistant's text in it; `None` for messages from others. A message without a role is the assistant's.
    pub(super) fn said(&self) -> Option<String> {
        let is_assistants = self.role.is_none() || self.role() == MessageRole::Assistant;
        self.text().filter(|_| is_assistants)
    }
}

impl PartRow {
    fn kind(&self) -> MessagePartType {
        MessagePartType::of(self.kind.as_deref().unwrap_or_default())
    }
}

impl InteractionRow {
    fn parts(&self, kind: MessagePartType) -> impl Iterator<Item = &PartRow> {
        let parts = self.messages().iter().flat_map(|message| &message.content);
        parts.filter(move |part| part.kind() == kind)
    }

    /// The number of its tool calls.
    pub(super) fn tool_call_count(&self) -> usize {
        self.parts(MessagePartType::ToolCall).count()
    }

    /// Its messages, in order.
    pub(super) fn message_nodes(&self) -> Vec<Message<'_>> {
        self.messages().iter().map(Message).collect()
    }

    /// Its tool calls with their results, and results without a call.
    pub(super) fn tool_calls(&self) -> (Vec<ToolCall<'_>>, Vec<UnpairedToolResult<'_>>) {
        let results: Vec<&PartRow> = self.parts(MessagePartType::ToolResult).collect();
        let calls: Vec<&PartRow> = self.parts(MessagePartType::ToolCall).collect();
        let paired = rules::pair(
            calls.iter().map(|part| part.tool_call_id.as_deref()),
            results.iter().map(|part| part.tool_call_id.as_deref()),
        );
        let calls = calls.into_iter().zip(paired.of_calls);
        let calls = calls.map(|(call, result)| ToolCall {
            call,
            result: result.map(|at| results[at]),
        });
        let unpaired = paired.unpaired.into_iter();
        let unpaired = unpaired.map(|at| UnpairedToolResult(results[at]));
        (calls.collect(), unpaired.collect())
    }
}
