//! A conversation with the AI assistant.

use std::sync::Arc;

use async_graphql::{Context, ID};
use chrono::{DateTime as Moment, Utc};
use gateway_macros::{SimpleObject, object};

use super::interaction::Interaction;
use super::interaction_list::{InteractionFilter, InteractionOrderField};
use super::rest::{self, ConversationDetails, ConversationRow, InteractionRow};
use super::rules::{self, Summary, TurnFacts};
use crate::areas::ai_debug_logs::{DebugLog, LogsOf};
use crate::areas::customers::{Customer, User};
use crate::error::{Error, Result};
use crate::graph::budget::budget_of;
use crate::graph::connection::{Connection, connection_node};
use crate::graph::global_id::{self, Entity};
use crate::graph::list::ListArgs;
use crate::graph::response_time::response_time;
use crate::graph::scalars::DateTime;
use crate::graph::search::{Findings, Search, SearchReason};
use crate::request::{RequestContext, request_context};
use crate::upstream::Row;
use crate::upstream::decode::Table;

pub struct Conversation {
    row: Row<ConversationRow>,
    /// The turns, if the conversation was looked up.
    details: Option<Arc<ConversationDetails>>,
}

/// A conversation of a user with the AI assistant.
#[object(row)]
impl Conversation {
    /// Opaque global id, for `node(id:)` and client caches. Inputs take `conversationId`.
    pub async fn id(&self) -> ID {
        global_id::id("Conversation", &self.row.conversation_id)
    }

    /// The conversation's key. Stable; inputs take this.
    async fn conversation_id(&self) -> &str {
        &self.row.conversation_id
    }

    /// Its title; "Untitled" if it has none.
    async fn title(&self) -> &str {
        rules::title(self.row.title())
    }

    /// The title if it has at most 50 characters; otherwise its first 50, with "…".
    async fn short_title(&self) -> String {
        rules::preview(rules::title(self.row.title()))
    }

    /// The number of the customer it is about; null if there is none.
    async fn customer_id(&self) -> Option<i32> {
        self.row.customer_id
    }

    /// The customer's name, or the number of an unknown customer; null if there is none. One call for the whole list.
    /// Source: GET /v3/api/customers.
    #[prefetch(Customer::names(context))]
    #[batched]
    async fn customer_label(&self, ctx: &Context<'_>) -> Result<Option<String>> {
        let Some(customer_id) = self.row.customer_id else {
            return Ok(None);
        };
        let names = Customer::names(request_context(ctx)).await?;
        let label = rules::name_or_id(names.name(customer_id), customer_id);
        Ok(Some(label.into_owned()))
    }

    /// The customer it is about; null if there is none or it is unknown. One call for the whole list.
    /// Source: GET /v3/api/customers.
    #[prefetch(Customer::names(context))]
    #[batched]
    async fn customer(&self, ctx: &Context<'_>) -> Result<Option<Customer>> {
        Customer::find_optional(request_context(ctx), self.row.customer_id).await
    }

    /// The number of the user in the conversation; null if unknown.
    async fn user_id(&self) -> Option<i32> {
        self.row.user_id
    }

    /// The user's display name, or the number of an unknown user; null if there is no number. One call for the whole
    /// list. Source: GET /v3/api/users.
    #[prefetch(User::names(context))]
    #[batched]
    async fn user_label(&self, ctx: &Context<'_>) -> Result<Option<String>> {
        let Some(user_id) = self.row.user_id else {
            return Ok(None);
        };
        let names = User::names(request_context(ctx)).await?;
        Ok(Some(
            rules::name_or_id(names.name(user_id), user_id).into_owned(),
        ))
    }

    /// The user in the conversation; null if unknown. One call for the whole list. Source: GET /v3/api/users.
    #[prefetch(User::names(context))]
    #[batched]
    async fn user(&self, ctx: &Context<'_>) -> Result<Option<User>> {
        User::find_optional(request_context(ctx), self.row.user_id).await
    }

    /// Who or what started it, as the service spells it, such as "USER"; null if unknown.
    async fn initiation_type_text(&self) -> Option<&str> {
        self.row.initiation_type()
    }

    /// The language model that answers; null if unknown.
    async fn model(&self) -> Option<&str> {
        self.row.model.as_deref()
    }

    /// When it started; null if unknown.
    async fn created_at(&self) -> Option<DateTime> {
        self.row.created_at.map(DateTime)
    }

    /// Totals of its turns. One call per conversation, shared with `interactions`. Source:
    /// GET /v3/api/ai-insights/admin-conversations/{conversationId}.
    async fn summary(&self, ctx: &Context<'_>) -> Result<ConversationSummary> {
        let details = self.details(request_context(ctx)).await?;
        let turns = details.interactions.rows().iter();
        Ok(ConversationSummary::new(rules::summary(
            turns.map(InteractionRow::facts),
        )))
    }

    /// Its turns, oldest first by default. One call per conversation.
    /// Source: GET /v3/api/ai-insights/admin-conversations/{conversationId}.
    async fn interactions(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<InteractionFilter, InteractionOrderField>,
    ) -> Result<Connection<Interaction>> {
        let details = self.details(request_context(ctx)).await?;
        Interaction::page(&self.row, &details.interactions, &list).await
    }

    /// The debug logs of its turns, oldest first. LIMIT_EXCEEDED if the user has more than 50 logs from that time. Costs one
    /// call for the whole list, one per conversation, shared with `interactions`, and one per log of the user from that time.
    /// Source: GET /v3/api/ai-insights/admin-conversations/{conversationId}, GET /v3/api/planning/ai-debug-logs and
    /// GET /v3/api/planning/ai-debug-logs/{debugId}.
    async fn debug_logs(&self, ctx: &Context<'_>) -> Result<Vec<DebugLog>> {
        let context = request_context(ctx);
        let details = self.details(context).await?;
        match self.row.asked(&details.interactions) {
            Some(asked) => self.row.logs(None, asked).read(context).await,
            None => Ok(Vec::new()),
        }
    }

    /// All questions and answers as plain text, each a block headed "User:" or "Assistant:"; null if there are none.
    /// One call per conversation, shared with `interactions`. Source:
    /// GET /v3/api/ai-insights/admin-conversations/{conversationId}.
    async fn transcript(&self, ctx: &Context<'_>) -> Result<Option<String>> {
        let details = self.details(request_context(ctx)).await?;
        let turns = details.interactions.rows().iter();
        let mut text = String::new();
        for block in turns.flat_map(InteractionRow::blocks) {
            budget_of(ctx).check_bytes(text.len() + block.len())?;
            if !text.is_empty() {
                text.push_str("\n\n");
            }
            text.push_str(&block);
        }
        Ok(Some(text).filter(|text| !text.is_empty()))
    }
}

/// Totals of a conversation's turns. Without turns, counts are 0 and times "0ms".
#[derive(SimpleObject)]
pub struct ConversationSummary {
    /// Number of turns.
    interaction_count: usize,
    /// Tokens of all turns. A Float because it can exceed 2^31.
    total_tokens: f64,
    /// Number of tool calls.
    tool_call_count: usize,
    /// Mean response time of the turns that have one, in milliseconds.
    average_response_ms: f64,
    /// The mean response time as text, such as "1.5s".
    average_response_label: String,
    /// Sum of the response times, in milliseconds.
    total_duration_ms: f64,
    /// The total response time as text, such as "3.0s".
    total_duration_label: String,
    /// Number of turns with positive feedback.
    positive_feedback_count: usize,
    /// Number of turns with other feedback.
    negative_feedback_count: usize,
}

impl ConversationSummary {
    fn new(summary: Summary) -> Self {
        Self {
            interaction_count: summary.interactions,
            total_tokens: summary.tokens as f64,
            tool_call_count: summary.tool_calls,
            average_response_ms: summary.average_ms,
            average_response_label: response_time(summary.average_ms),
            total_duration_ms: summary.total_ms,
            total_duration_label: response_time(summary.total_ms),
            positive_feedback_count: summary.positive,
            negative_feedback_count: summary.negative,
        }
    }
}

impl ConversationRow {
    /// When the first and the last question were asked, if known.
    pub(super) fn asked(
        &self,
        turns: &Table<InteractionRow>,
    ) -> Option<(Moment<Utc>, Moment<Utc>)> {
        let times =
            || (turns.rows().iter().filter_map(|turn| turn.created_at)).chain(self.created_at);
        times().min().zip(times().max())
    }

    /// The debug logs of a turn, or of all turns, asked at this time.
    pub(super) fn logs<'a>(
        &'a self,
        interaction_id: Option<&'a str>,
        asked: (Moment<Utc>, Moment<Utc>),
    ) -> LogsOf<'a> {
        LogsOf {
            conversation_id: &self.conversation_id,
            interaction_id,
            user_id: self.user_id,
            asked,
        }
    }
}

impl InteractionRow {
    fn facts(&self) -> TurnFacts {
        TurnFacts {
            tokens: self.total_tokens(),
            response_ms: self.response_ms(),
            tool_calls: self.tool_call_count(),
            is_positive: self.feedback().map(|feedback| {
                rules::is_counted_positive(
                    feedback.category.as_deref(),
                    feedback.comment.as_deref(),
                )
            }),
        }
    }
}

connection_node!(Conversation, "A conversation", "conversations");

impl Conversation {
    /// A conversation of the list.
    pub(super) fn listed(row: Row<ConversationRow>) -> Self {
        Self { row, details: None }
    }

    async fn details(&self, context: &RequestContext) -> Result<Arc<ConversationDetails>> {
        if let Some(details) = &self.details {
            return Ok(Arc::clone(details));
        }
        let details = rest::conversation(&context.main(), &self.row.conversation_id).await?;
        details.ok_or_else(|| Error::not_found("The main service has no such conversation."))
    }
}

impl Conversation {
    /// The conversations that a search finds by key or title. One call for the whole list.
    pub(crate) async fn search(
        context: &RequestContext,
        search: &Search,
    ) -> Result<Findings<Self>> {
        let table = rest::conversations(&context.main()).await?;
        Ok(search.rows(
            &table,
            |_, row, terms| {
                terms.key(SearchReason::Key, &row.conversation_id);
                terms.name(rules::title(row.title()));
            },
            |position| Self::listed(Row::at(&table, position)),
        ))
    }
}

impl Entity for Conversation {
    const TYPE_NAME: &'static str = "Conversation";
    type Key = String;

    async fn find(context: &RequestContext, conversation_id: String) -> Result<Option<Self>> {
        let details = rest::conversation(&context.main(), &conversation_id).await?;
        Ok(details.map(|details| Self {
            row: details.row.clone(),
            details: Some(details),
        }))
    }
}
