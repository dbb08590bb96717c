//! The mutations of the AI assistant.

mod diagnose_conversation;

use async_graphql::Context;
use gateway_macros::object;

use crate::error::Result;
use crate::request::request_context;
use diagnose_conversation::{DiagnoseConversationInput, DiagnoseConversationPayload};

/// The mutations of the AI assistant.
#[derive(Default)]
pub struct AiInsightsMutation;

#[object]
impl AiInsightsMutation {
    /// Asks the AI assistant about a conversation. It is asked once, without retries, and may take up to 90 seconds. An
    /// operation may ask one question. If the service refuses, `errors` has its message. Source:
    /// POST /v3/api/ai-insights/admin-conversations/diagnostics.
    async fn diagnose_conversation(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The conversation, and the chat about it so far.")]
        input: DiagnoseConversationInput,
    ) -> Result<DiagnoseConversationPayload> {
        diagnose_conversation::run(request_context(ctx), input).await
    }
}
