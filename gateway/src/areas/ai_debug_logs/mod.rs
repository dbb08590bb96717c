//! Debug logs: what the AI assistant recorded while it answered.

mod debug_log;
mod debug_log_details;
mod queries;
mod rest;
mod rules;

pub use debug_log::{DebugLog, DebugLogOrderField};
pub use queries::AiDebugLogsQuery;
