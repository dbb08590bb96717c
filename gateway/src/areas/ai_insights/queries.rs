//! The queries of the AI assistant.

use async_graphql::Context;
use gateway_macros::object;

use super::analytics::{ConversationAnalytics, ConversationAnalyticsFilter};
use super::conversation_list::{ConversationFilter, ConversationOrderField};
use super::conversation_options::ConversationOptions;
use super::diagnostics::ConversationDiagnostics;
use super::suggested_prompt::{SuggestedPromptFilter, SuggestedPromptOrderField};
use super::system_prompt::{SystemPromptFilter, SystemPromptOrderField, SystemPromptTypeOption};
use super::{Conversation, SuggestedPrompt, SystemPrompt};
use crate::error::Result;
use crate::graph::connection::Connection;
use crate::graph::global_id::Entity;
use crate::graph::list::ListArgs;
use crate::request::request_context;

/// The queries of the AI assistant.
#[derive(Default)]
pub struct AiInsightsQuery;

#[object]
impl AiInsightsQuery {
    /// Instructions for the AI assistant, one row per version, highest version first by default. Source:
    /// GET /v3/api/ai-insights/system-prompts.
    async fn system_prompts(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<SystemPromptFilter, SystemPromptOrderField>,
    ) -> Result<Connection<SystemPrompt>> {
        SystemPrompt::page(request_context(ctx), &list).await
    }

    /// The types of system prompts that occur: base, context, workflow and user in this order, then the others by name.
    /// Shares its call with `systemPrompts`. Source: GET /v3/api/ai-insights/system-prompts.
    async fn system_prompt_types(&self, ctx: &Context<'_>) -> Result<Vec<SystemPromptTypeOption>> {
        SystemPrompt::types(request_context(ctx)).await
    }

    /// The system prompt with this number; null if there is none. Source: GET /v3/api/ai-insights/system-prompts.
    async fn system_prompt(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The prompt's number.")] system_prompt_id: i32,
    ) -> Result<Option<SystemPrompt>> {
        SystemPrompt::find(request_context(ctx), system_prompt_id).await
    }

    /// Questions suggested to users, in display order by default. Source: GET /v3/api/ai-insights/suggested-prompts.
    async fn suggested_prompts(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<SuggestedPromptFilter, SuggestedPromptOrderField>,
    ) -> Result<Connection<SuggestedPrompt>> {
        SuggestedPrompt::page(request_context(ctx), &list).await
    }

    /// The names of the workflows that have suggested prompts, sorted. Shares its call with `suggestedPrompts`. Source:
    /// GET /v3/api/ai-insights/suggested-prompts.
    async fn suggested_prompt_workflows(&self, ctx: &Context<'_>) -> Result<Vec<String>> {
        SuggestedPrompt::workflow_names(request_context(ctx)).await
    }

    /// The suggested prompt with this number; null if there is none.
    /// Source: GET /v3/api/ai-insights/suggested-prompts.
    async fn suggested_prompt(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The prompt's number.")] suggested_prompt_id: i32,
    ) -> Result<Option<SuggestedPrompt>> {
        SuggestedPrompt::find(request_context(ctx), suggested_prompt_id).await
    }

    /// The conversations of all users with the AI assistant, by default in the service's order. Sorting by customer or
    /// user costs one more call. Source: GET /v3/api/ai-insights/admin-conversations.
    async fn conversations(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<ConversationFilter, ConversationOrderField>,
    ) -> Result<Connection<Conversation>> {
        Conversation::page(request_context(ctx), &list).await
    }

    /// The options for a filter of conversations, and the number of all conversations. Shares its call with
    /// `conversations`. Source: GET /v3/api/ai-insights/admin-conversations.
    async fn conversation_options(&self, ctx: &Context<'_>) -> Result<ConversationOptions> {
        ConversationOptions::read(request_context(ctx)).await
    }

    /// The conversation with this key, with its turns; null if there is none.
    /// Source: GET /v3/api/ai-insights/admin-conversations/{conversationId}.
    async fn conversation(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The conversation's key.")] conversation_id: String,
    ) -> Result<Option<Conversation>> {
        Conversation::find(request_context(ctx), conversation_id).await
    }

    /// Totals of the conversations, overall and per date. Source:
    /// GET /v3/api/ai-insights/admin-conversations/analytics.
    async fn conversation_analytics(
        &self,
        ctx: &Context<'_>,
        #[graphql(
            desc = "Which conversations are counted; all but those of our own staff if omitted."
        )]
        filter: Option<ConversationAnalyticsFilter>,
    ) -> Result<ConversationAnalytics> {
        ConversationAnalytics::read(request_context(ctx), filter.unwrap_or_default()).await
    }

    /// The preset questions about a conversation. Makes no call.
    async fn conversation_diagnostics(&self) -> ConversationDiagnostics {
        ConversationDiagnostics::offered()
    }
}
