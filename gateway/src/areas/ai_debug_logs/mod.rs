//! Debug logs: what the AI assistant recorded while it answered.

mod debug_log;
mod debug_log_details;
mod logs_of;
mod queries;
mod rest;
mod rules;

pub use debug_log::{DebugLog, DebugLogOrderField};
pub(crate) use logs_of::LogsOf;
pub use queries::AiDebugLogsQuery;
