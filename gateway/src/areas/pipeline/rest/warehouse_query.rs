//! The rows and calls of the warehouse's queries.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use gateway_macros::row;

use crate::areas::pipeline::warehouse_query::WarehouseQueryStatus;
use crate::error::Result;
use crate::graph::upstream_enum::known_texts;
use crate::upstream::decode::{Table, Text};
use crate::upstream::{Api, Call, Path, calls};

calls! {
    QUERY_HISTORY = Call::get("pipeline.query_history", "/api/query-history")
        .pipeline()
        .list::<WarehouseQueryRow>()
        .assumed()
        .large();
}

/// A query that the pipeline has sent to the warehouse, as the pipeline service sends it.
#[row(upper_case)]
pub struct WarehouseQueryRow {
    #[key]
    pub query_id: Text,
    pub database_name: Option<Text>,
    pub user_name: Option<Text>,
    pub role_name: Option<Text>,
    #[known(known_texts::<WarehouseQueryStatus>)]
    pub execution_status: Text,
    pub start_time: Option<DateTime<Utc>>,
    pub end_time: Option<DateTime<Utc>>,
    /// Milliseconds.
    pub total_elapsed_time: Option<f64>,
    pub query_text: Option<String>,
}

/// All queries.
pub async fn warehouse_queries(pipeline: &Api<'_>) -> Result<Arc<Table<WarehouseQueryRow>>> {
    pipeline.table(Path::new(&QUERY_HISTORY, &[])).await
}
