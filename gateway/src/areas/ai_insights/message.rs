//! The messages of an answer, and the tool calls in them.

use async_graphql::Enum;
use gateway_macros::{SimpleObject, object};
use serde_json::value::RawValue;

use super::rest::{InteractionRow, MessageRow, PartRow};
use super::rules;
use crate::areas::markets::pretty;
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

    /// Its parts, in order.
    async fn parts(&self) -> Vec<MessagePart> {
        self.0.content.iter().map(MessagePart::new).collect()
    }
}

/// A part of a message. Which fields it has depends on its type.
#[derive(SimpleObject)]
pub struct MessagePart {
    /// What it is.
    #[graphql(name = "type")]
    kind: MessagePartType,
    /// The type as the service spells it; null if missing.
    type_text: Option<String>,
    /// The text; null if it has none.
    text: Option<String>,
    /// The name of the tool; null if it has none.
    tool_name: Option<String>,
    /// The id that a call and its result share; null if it has none.
    tool_call_id: Option<String>,
    /// The arguments of a call: text as is, anything else as indented JSON; null if it has none.
    arguments: Option<String>,
    /// The result of a call: text as is, anything else as indented JSON; null if it has none.
    result: Option<String>,
}

impl MessagePart {
    fn new(part: &PartRow) -> Self {
        Self {
            kind: part.kind(),
            type_text: part.kind.as_ref().map(ToString::to_string),
            text: part.text.clone(),
            tool_name: part.tool_name.as_ref().map(ToString::to_string),
            tool_call_id: part.tool_call_id.as_ref().map(ToString::to_string),
            arguments: part.args.as_deref().map(value_text),
            result: part.result.as_deref().map(value_text),
        }
    }
}

/// A tool call with its result.
#[derive(SimpleObject)]
pub struct ToolCall {
    /// The id that the call and its result share; null if it has none.
    tool_call_id: Option<String>,
    /// The name of the tool; null if unknown.
    tool_name: Option<String>,
    /// The arguments: text as is, anything else as indented JSON; null if there are none.
    arguments: Option<String>,
    /// Whether the tool returned a result.
    has_result: bool,
    /// The result: text as is, anything else as indented JSON; null if there is none, or if it is empty.
    result: Option<String>,
}

/// A tool result that belongs to no call.
#[derive(SimpleObject)]
pub struct UnpairedToolResult {
    /// The id of the missing call; null if it has none.
    tool_call_id: Option<String>,
    /// The name of the tool; null if unknown.
    tool_name: Option<String>,
    /// The result: text as is, anything else as indented JSON; null if there is none.
    result: Option<String>,
}

/// A value of any type as text: a string as is, anything else as indented JSON.
pub(super) fn value_text(value: &RawValue) -> String {
    serde_json::from_str(value.get()).unwrap_or_else(|_| pretty(value.get()))
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

    /// Its tool calls with their results, and the results without a call.
    pub(super) fn tool_calls(&self) -> (Vec<ToolCall>, Vec<UnpairedToolResult>) {
        let results: Vec<&PartRow> = self.parts(MessagePartType::ToolResult).collect();
        let id = |part: &'_ &PartRow| part.tool_call_id.as_ref().map(ToString::to_string);
        let name = |part: &PartRow| part.tool_name.as_ref().map(ToString::to_string);
        let calls: Vec<&PartRow> = self.parts(MessagePartType::ToolCall).collect();
        let paired = rules::pair(
            calls.iter().map(|part| part.tool_call_id.as_deref()),
            results.iter().map(|part| part.tool_call_id.as_deref()),
        );
        let text_of = |at: usize| results[at].result.as_deref().map(value_text);
        let calls = calls.iter().zip(paired.of_calls);
        let calls = calls.map(|(call, result)| ToolCall {
            tool_call_id: id(call),
            tool_name: name(call),
            arguments: call.args.as_deref().map(value_text),
            has_result: result.is_some(),
            result: result.and_then(text_of),
        });
        let unpaired = paired.unpaired.into_iter().map(|at| UnpairedToolResult {
            tool_call_id: id(&results[at]),
            tool_name: name(results[at]),
            result: text_of(at),
        });
        (calls.collect(), unpaired.collect())
    }
}
