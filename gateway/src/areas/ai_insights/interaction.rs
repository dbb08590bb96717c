//! A turn of a conversation: a question, and the assistant's answer.

use std::sync::Arc;

use async_graphql::Context;
use gateway_macros::{SimpleObject, object};

use super::message::{Message, ToolCall, UnpairedToolResult, indented, value_text};
use super::rest::{ConversationRow, InteractionRow, MessageBody};
use super::rules::{self, SystemPromptType};
use super::system_prompt::SystemPrompt;
use crate::areas::ai_debug_logs::DebugLog;
use crate::error::Result;
use crate::graph::connection::connection_node;
use crate::graph::response_time::response_time;
use crate::graph::scalars::DateTime;
use crate::request::request_context;
use crate::upstream::decode::{Row, Table};

pub struct Interaction {
    conversation: Row<ConversationRow>,
    table: Arc<Table<InteractionRow>>,
    position: u32,
}

/// A turn of a conversation: a question, and the assistant's answer.
#[object(row)]
impl Interaction {
    /// The turn's key.
    async fn interaction_id(&self) -> &str {
        &self.row().interaction_id
    }

    /// Position of the turn in its conversation, from 1.
    async fn turn(&self) -> u32 {
        self.position + 1
    }

    /// When the question was asked; null if unknown.
    async fn created_at(&self) -> Option<DateTime> {
        self.row().created_at.map(DateTime)
    }

    /// The question; null if there is none.
    async fn user_prompt(&self) -> Option<&str> {
        self.row().question()
    }

    /// The first 50 characters of a longer question, with "…"; a shorter one as it is. Empty if there is no
    /// question.
    async fn short_prompt(&self) -> String {
        rules::preview(self.row().question().unwrap_or_default())
    }

    /// The question as indented JSON, a message with the role "user"; null if there is none.
    async fn user_prompt_json(&self, ctx: &Context<'_>) -> Result<Option<String>> {
        let Some(question) = self.row().question() else {
            return Ok(None);
        };
        let message = MessageBody {
            role: "user",
            content: question,
        };
        let json = serde_json::to_string(&message).ok();
        json.map(|json| indented(ctx, &json)).transpose()
    }

    /// The answer as markdown: the texts of the assistant's messages, without those of tools and unknown roles; null if
    /// there are none.
    async fn response_text(&self) -> Option<String> {
        let texts: Vec<String> = self.row().answers().collect();
        (!texts.is_empty()).then(|| texts.join("\n\n"))
    }

    /// The answer as the service sent it, as indented JSON; null if there is none.
    async fn response_json(&self, ctx: &Context<'_>) -> Result<Option<String>> {
        let json = self.row().response_json();
        json.map(|json| indented(ctx, json)).transpose()
    }

    /// Tokens of question and answer; null if unknown. A Float because it can exceed 2^31.
    async fn total_tokens(&self) -> Option<f64> {
        self.row().total_tokens().map(|tokens| tokens as f64)
    }

    /// How long the answer took, in milliseconds; null if unknown.
    async fn response_time_ms(&self) -> Option<f64> {
        self.row().response_ms()
    }

    /// The response time as text, such as "5.4s"; null if unknown.
    async fn response_time_label(&self) -> Option<String> {
        self.row().response_ms().map(response_time)
    }

    /// Number of tool calls.
    async fn tool_call_count(&self) -> usize {
        self.row().tool_call_count()
    }

    /// The numbers of the system prompts that were used, in the service's order.
    async fn system_prompt_ids(&self) -> &[i32] {
        &self.row().system_prompt_ids
    }

    /// The system prompts that were used, in the order of their labels. One call for the whole list.
    /// Source: GET /v3/api/ai-insights/system-prompts.
    #[prefetch(SystemPrompt::book(context))]
    async fn system_prompts(&self, ctx: &Context<'_>) -> Result<Vec<UsedSystemPrompt>> {
        let ids = &self.row().system_prompt_ids;
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        let prompts = SystemPrompt::book(request_context(ctx)).await?;
        let types = ids.iter().map(|id| prompts.find(*id).map(|(_, kind)| kind));
        let labels = rules::prompt_labels(types);
        let used = |(place, label): (usize, String)| {
            let found = prompts.find(ids[place]);
            UsedSystemPrompt {
                system_prompt_id: ids[place],
                label,
                kind: (found.as_ref()).map_or(SystemPromptType::Unrecognized, |(_, kind)| *kind),
                system_prompt: found.map(|(prompt, _)| prompt),
            }
        };
        Ok(labels.into_iter().map(used).collect())
    }

    /// The messages of the answer, in order.
    #[per_row]
    async fn messages(&self) -> Vec<Message<'_>> {
        self.row().message_nodes()
    }

    /// The tool calls, in order, each with the result that has its toolCallId.
    #[per_row]
    async fn tool_calls(&self) -> Vec<ToolCall<'_>> {
        self.row().tool_calls().0
    }

    /// Tool results whose toolCallId matches no call.
    #[per_row]
    async fn unpaired_tool_results(&self) -> Vec<UnpairedToolResult<'_>> {
        self.row().tool_calls().1
    }

    /// What the assistant knew of the request: a text as it is, anything else as indented JSON; null if there is none.
    async fn request_context(&self, ctx: &Context<'_>) -> Result<Option<String>> {
        value_text(ctx, self.row().request_context.as_deref())
    }

    /// What the assistant knew about the feature in use: text as is, anything else as indented JSON; null if there is
    /// none.
    async fn feature_context(&self, ctx: &Context<'_>) -> Result<Option<String>> {
        value_text(ctx, self.row().feature_context.as_deref())
    }

    /// Further facts about the turn: a text as it is, anything else as indented JSON; null if there are none.
    async fn metadata(&self, ctx: &Context<'_>) -> Result<Option<String>> {
        value_text(ctx, self.row().meta_data.as_deref())
    }

    /// The debug logs of the turn, oldest first. Costs one call for the whole list, and one per log of the user from that time.
    /// Source: GET /v3/api/planning/ai-debug-logs and GET /v3/api/planning/ai-debug-logs/{debugId}.
    async fn debug_logs(&self, ctx: &Context<'_>) -> Result<Vec<DebugLog>> {
        let asked = match self.row().created_at {
            Some(time) => Some((time, time)),
            None => self.conversation.asked(&self.table),
        };
        let turn = Some(&*self.row().interaction_id);
        match asked {
            Some(asked) => {
                self.conversation
                    .logs(turn, asked)
                    .read(request_context(ctx))
                    .await
            }
            None => Ok(Vec::new()),
        }
    }

    /// What the user said about the answer; null if nothing.
    #[per_row]
    async fn feedback(&self) -> Option<Feedback> {
        let feedback = self.row().feedback()?;
        let (category, comment) = (feedback.category.as_deref(), feedback.comment.as_deref());
        Some(Feedback {
            category_text: category.map(str::to_owned),
            comment: comment.map(str::to_owned),
            is_positive: rules::is_shown_positive(category, comment),
            is_counted_positive: rules::is_counted_positive(category, comment),
        })
    }
}

/// A system prompt that was used for an answer.
#[derive(SimpleObject)]
pub struct UsedSystemPrompt {
    /// The prompt's number.
    system_prompt_id: i32,
    /// The label to show: "Base", "Context", "Workflow" or "User"; otherwise "Prompt" and its position in
    /// `systemPromptIds`.
    label: String,
    /// What it tells the assistant about; UNRECOGNIZED if the prompt is unknown.
    #[graphql(name = "type")]
    kind: SystemPromptType,
    /// The prompt; null if it is unknown.
    system_prompt: Option<SystemPrompt>,
}

/// What a user said about an answer.
#[derive(SimpleObject)]
pub struct Feedback {
    /// The category as the service spells it; null if there is none.
    category_text: Option<String>,
    /// The comment; null if there is none.
    comment: Option<String>,
    /// Whether it is shown as positive: it counts as positive, or its comment contains "good", "great" or "excellent".
    is_positive: bool,
    /// Whether the summary counts it as positive: its category or comment contains "positive".
    is_counted_positive: bool,
}

impl InteractionRow {
    /// The question; `None` if it is missing or blank.
    pub(super) fn question(&self) -> Option<&str> {
        let question = self.user_prompt.as_deref();
        question.filter(|question| !question.trim().is_empty())
    }

    /// The texts of the answer, one for each message that has any.
    pub(super) fn answers(&self) -> impl Iterator<Item = String> {
        self.messages().iter().filter_map(|message| message.said())
    }

    /// The question and the answers as blocks of a transcript.
    pub(super) fn blocks(&self) -> impl Iterator<Item = String> {
        let question = self.question().map(|question| format!("User:\n{question}"));
        let answers = self.answers().map(|answer| format!("Assistant:\n{answer}"));
        question.into_iter().chain(answers)
    }
}

connection_node!(
    Interaction,
    "A turn of a conversation",
    "turns of a conversation"
);

impl Interaction {
    /// The turn at this position of its conversation.
    pub(super) fn at(
        conversation: &Row<ConversationRow>,
        table: &Arc<Table<InteractionRow>>,
        position: u32,
    ) -> Self {
        Self {
            conversation: conversation.clone(),
            table: Arc::clone(table),
            position,
        }
    }

    fn row(&self) -> &InteractionRow {
        &self.table.rows()[self.position as usize]
    }
}
