//! The rows and calls of the AI assistant.

mod analytics;
mod conversation;
mod diagnostics;
mod interaction;
mod prompt;

pub use analytics::{AnalyticsQuery, AnalyticsRow, DayRow, ShareRow, analytics};
pub use conversation::{ConversationDetails, ConversationRow, conversation, conversations};
pub use diagnostics::{DiagnosticBody, MessageBody, Reply, diagnose};
pub use interaction::{InteractionRow, MessageRow, PartRow};
pub use prompt::{
    ContentRow, SuggestedPromptRow, SystemPromptRow, suggested_prompt, suggested_prompts,
    system_prompt, system_prompts,
};
