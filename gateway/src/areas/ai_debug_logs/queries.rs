//! The queries of debug logs.

use async_graphql::Context;
use gateway_macros::object;

use super::DebugLog;
use super::debug_log::{DebugLogFilter, DebugLogOrderField};
use crate::error::Result;
use crate::graph::connection::Connection;
use crate::graph::global_id::Entity;
use crate::graph::list::ListArgs;
use crate::request::request_context;

/// The queries of debug logs.
#[derive(Default)]
pub struct AiDebugLogsQuery;

#[object]
impl AiDebugLogsQuery {
    /// The debug logs of the AI assistant, newest first by default. Source: GET /v3/api/planning/ai-debug-logs.
    async fn debug_logs(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<DebugLogFilter, DebugLogOrderField>,
    ) -> Result<Connection<DebugLog>> {
        DebugLog::page(request_context(ctx), &list).await
    }

    /// The debug log with this key; null if it does not exist. If its details cannot be read, it has only what the list
    /// has, and `details` gives the error. Source: GET /v3/api/planning/ai-debug-logs/{debugId}, and
    /// GET /v3/api/planning/ai-debug-logs if that fails.
    async fn debug_log(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The log's key.")] debug_id: String,
    ) -> Result<Option<DebugLog>> {
        DebugLog::find(request_context(ctx), debug_id).await
    }
}
