//! The AI assistant: its prompts, its conversations with users, and their totals.

mod analytics;
mod analytics_series;
mod conversation;
mod conversation_list;
mod conversation_options;
mod diagnostics;
mod interaction;
mod interaction_list;
mod message;
mod mutations;
mod queries;
mod rest;
mod rules;
mod suggested_prompt;
mod system_prompt;

pub use conversation::Conversation;
pub use conversation_list::ConversationOrderField;
pub use interaction::Interaction;
pub use interaction_list::InteractionOrderField;
pub use mutations::AiInsightsMutation;
pub use queries::AiInsightsQuery;
pub use suggested_prompt::{SuggestedPrompt, SuggestedPromptOrderField};
pub use system_prompt::{SystemPrompt, SystemPromptOrderField};
