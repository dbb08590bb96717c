//! The details of a debug log.

use async_graphql::Context;
use gateway_macros::object;
use serde_json::value::RawValue;

use super::rest::DetailsRow;
use super::rules;
use crate::areas::ai_insights::{Conversation, SystemPrompt};
use crate::areas::customers::Customer;
use crate::error::Result;
use crate::graph::global_id::Entity;
use crate::graph::json::Json;
use crate::graph::response_time::response_time;
use crate::graph::scalars::DateTime;
use crate::request::request_context;
use crate::upstream::decode::FromJson;

pub struct DebugLogDetails {
    row: DetailsRow,
    has_errors: bool,
}

/// The details of a debug log. Values of any type are texts here; `record` has them as values.
#[object]
impl DebugLogDetails {
    /// The customer's number; null if unknown.
    async fn customer_id(&self) -> Option<i32> {
        self.row.whole_number("customerId")
    }

    /// The customer that the prompt was about; null if unknown. One call for the whole list.
    /// Source: GET /v3/api/customers.
    #[prefetch(Customer::names(context))]
    async fn customer(&self, ctx: &Context<'_>) -> Result<Option<Customer>> {
        Customer::find_optional(request_context(ctx), self.row.whole_number("customerId")).await
    }

    /// How the answer was made, such as "multi-step"; null if unknown.
    async fn workflow_type(&self) -> Option<String> {
        self.row.text("workflowType")
    }

    /// The name of the language model; null if unknown.
    async fn llm_model(&self) -> Option<String> {
        self.row.text("llmModel")
    }

    /// How severe it is, such as "WARNING"; null if unknown.
    async fn severity(&self) -> Option<String> {
        self.row.text("severity")
    }

    /// The tags. A tag that is not a string is given as JSON.
    async fn tags(&self) -> Vec<String> {
        rules::texts(self.row.value("tags"))
    }

    /// When the record was created; null if unknown.
    async fn created_at(&self) -> Option<DateTime> {
        self.row.instant("createdAt").map(DateTime)
    }

    /// When the record was last changed; null if unknown.
    async fn updated_at(&self) -> Option<DateTime> {
        self.row.instant("updatedAt").map(DateTime)
    }

    /// Someone's notes on the log; null if there are none.
    async fn debug_notes(&self) -> Option<String> {
        self.row.text("debugNotes")
    }

    /// The key of the conversation; null if unknown.
    async fn conversation_id(&self) -> Option<String> {
        self.row.text("conversationId")
    }

    /// The conversation; null if unknown. Costs one call per log.
    /// Source: GET /v3/api/ai-insights/admin-conversations/{conversationId}.
    async fn conversation(&self, ctx: &Context<'_>) -> Result<Option<Conversation>> {
        match self.row.text("conversationId") {
            Some(conversation_id) => {
                Conversation::find(request_context(ctx), conversation_id).await
            }
            None => Ok(None),
        }
    }

    /// The key of the turn in the conversation; null if unknown.
    async fn interaction_id(&self) -> Option<String> {
        self.row.text("interactionId")
    }

    /// The name of the conversation; null if unknown.
    async fn conversation_name(&self) -> Option<String> {
        self.row.text("conversationName")
    }

    /// Whether the prompt started the conversation; null if unknown.
    async fn is_new_conversation(&self) -> Option<bool> {
        self.row.flag("isNewConversation")
    }

    /// The beginning of the conversation; null if unknown.
    async fn conversation_preview(&self) -> Option<String> {
        self.row.text("conversationPreview")
    }

    /// The prompt; null if unknown.
    async fn user_prompt(&self) -> Option<String> {
        self.row.text("userPrompt")
    }

    /// The user's messages, as JSON text; null if missing.
    async fn user_messages_text(&self) -> Option<&str> {
        self.json("userMessages")
    }

    /// The answer of the language model, as JSON text; null if missing.
    async fn llm_response_text(&self) -> Option<&str> {
        self.json("llmResponse")
    }

    /// All messages that were exchanged, as JSON text; null if missing.
    async fn messages_text(&self) -> Option<&str> {
        self.json("messages")
    }

    /// How long the answer took, in milliseconds, without the fraction; null if unknown.
    async fn response_time_ms(&self) -> Option<i32> {
        self.row.whole_number("responseTimeMs")
    }

    /// How long the answer took, as text: "250ms", "5.4s" or "2m 5s"; null if unknown.
    async fn response_time_label(&self) -> Option<String> {
        let milliseconds = self.row.whole_number("responseTimeMs")?;
        (milliseconds >= 0).then(|| response_time(f64::from(milliseconds)))
    }

    /// Number of tokens in the prompt; null if unknown.
    async fn prompt_tokens(&self) -> Option<i32> {
        self.row.whole_number("promptTokens")
    }

    /// Number of tokens in the answer; null if unknown.
    async fn completion_tokens(&self) -> Option<i32> {
        self.row.whole_number("completionTokens")
    }

    /// Number of tokens in prompt and answer; null if unknown.
    async fn total_tokens(&self) -> Option<i32> {
        self.row.whole_number("totalTokens")
    }

    /// Number of tools that were run; null if unknown.
    async fn tool_execution_count(&self) -> Option<i32> {
        self.row.whole_number("toolExecutionCount")
    }

    /// Maximum number of steps for the answer; null if unknown.
    async fn max_steps_allowed(&self) -> Option<i32> {
        self.row.whole_number("maxStepsAllowed")
    }

    /// The tools that were called, as JSON text; null if missing.
    async fn tools_called_text(&self) -> Option<&str> {
        self.json("toolsCalled")
    }

    /// What the tools returned, as JSON text; null if missing.
    async fn tool_results_text(&self) -> Option<&str> {
        self.json("toolResults")
    }

    /// The numbers of the system prompts, as JSON text; null if missing.
    async fn prompt_ids_text(&self) -> Option<&str> {
        self.json("promptIds")
    }

    /// The system prompts whose numbers the log has, each in the version that was used; numbers of unknown prompts are skipped.
    /// One call for the whole list. Source: GET /v3/api/ai-insights/system-prompts.
    #[prefetch(SystemPrompt::book(context))]
    async fn system_prompts(&self, ctx: &Context<'_>) -> Result<Vec<SystemPrompt>> {
        let ids = self.row.value("promptIds").map(RawValue::get);
        let ids = ids.and_then(Vec::<i32>::from_json).unwrap_or_default();
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        let prompts = SystemPrompt::book(request_context(ctx)).await?;
        let found = ids.into_iter().filter_map(|id| prompts.find(id));
        Ok(found.map(|(prompt, _)| prompt).collect())
    }

    /// The system prompts, as JSON text; null if missing.
    async fn system_prompt_details_text(&self) -> Option<&str> {
        self.json("systemPromptDetails")
    }

    /// The body of the request to the assistant, as JSON text; null if missing.
    async fn dto_text(&self) -> Option<&str> {
        self.json("dto")
    }

    /// What the assistant knew about the request, as JSON text; null if missing.
    async fn request_context_text(&self) -> Option<&str> {
        self.json("requestContext")
    }

    /// What the assistant knew about the conversation, as JSON text; null if missing.
    async fn conversation_context_text(&self) -> Option<&str> {
        self.json("conversationContext")
    }

    /// The metadata of the conversation, as JSON text; null if missing.
    async fn conversation_metadata_text(&self) -> Option<&str> {
        self.json("conversationMetadata")
    }

    /// What the assistant knew about the feature, as JSON text; null if missing.
    async fn feature_context_text(&self) -> Option<&str> {
        self.json("featureContext")
    }

    /// The user's preferences, as JSON text; null if missing.
    async fn user_preferences_text(&self) -> Option<&str> {
        self.json("userPreferences")
    }

    /// The user's saved filters, as JSON text; null if missing.
    async fn saved_filters_text(&self) -> Option<&str> {
        self.json("savedFilters")
    }

    /// The metadata of the log, as JSON text; null if missing.
    async fn metadata_text(&self) -> Option<&str> {
        self.json("metaData")
    }

    /// The parameters of the inventory search, as JSON text; null if missing.
    async fn inventory_parameters_text(&self) -> Option<&str> {
        // Inferred: the services' description names no key.
        self.json("inventoryParameters")
    }

    /// The parameters of the procedure, as JSON text; null if missing.
    async fn procedure_parameters_text(&self) -> Option<&str> {
        // Inferred: the services' description names no key.
        self.json("procedureParameters")
    }

    /// The Redis keys, as JSON text; null if missing.
    async fn redis_keys_text(&self) -> Option<&str> {
        self.json("redisKeys")
    }

    /// Whether there are errors to look at: the log reports errors, or it has an error message, an exception or a
    /// validation message.
    async fn has_errors_to_show(&self) -> bool {
        let keys = [
            "errorMessages",
            "exceptions",
            "audienceFiltersValidationMessage",
        ];
        rules::has_errors_to_show(self.has_errors, &keys.map(|key| self.row.value(key)))
    }

    /// The error messages. A message that is not a string is given as JSON.
    async fn error_messages(&self) -> Vec<String> {
        rules::texts(self.row.value("errorMessages"))
    }

    /// The exceptions, as JSON text; null if missing.
    async fn exceptions_text(&self) -> Option<&str> {
        self.json("exceptions")
    }

    /// What is wrong with the audience filters; null if nothing.
    async fn audience_filters_validation_message(&self) -> Option<String> {
        let texts = rules::texts(self.row.value("audienceFiltersValidationMessage"));
        (!texts.is_empty()).then(|| texts.join("\n"))
    }

    /// The whole record.
    async fn record(&self) -> Json<'_> {
        Json::object(self.row.json())
    }

    /// `record` as JSON text.
    async fn record_text(&self) -> String {
        self.row.json()
    }
}

impl DebugLogDetails {
    pub(super) fn new(row: DetailsRow, has_errors: bool) -> Self {
        Self { row, has_errors }
    }

    fn json(&self, key: &str) -> Option<&str> {
        self.row.value(key).map(RawValue::get)
    }
}
