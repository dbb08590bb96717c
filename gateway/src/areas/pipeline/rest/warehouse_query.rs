//! The rows and calls of the warehouse's queries.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use serde::Deserialize;

use crate::error::Result;
use crate::upstream::decode::{self, Keyed, Table, Text};
use crate::upstream::{Api, Path};

/// A query that the pipeline has sent to the warehouse, as the pipeline service sends it.
#[derive(Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub struct WarehouseQueryRow {
    #[serde(deserialize_with = "decode::text_key")]
    pub query_id: Text,
    #[serde(default, deserialize_with = "decode::text")]
    pub database_name: Option<Text>,
    #[serde(default, deserialize_with = "decode::text")]
    pub user_name: Option<Text>,
    #[serde(default, deserialize_with = "decode::text")]
    pub role_name: Option<Text>,
    #[serde(default, deserialize_with = "decode::required_text")]
    pub execution_status: Text,
    #[serde(default, deserialize_with = "decode::instant")]
    pub start_time: Option<DateTime<Utc>>,
    #[serde(default, deserialize_with = "decode::instant")]
    pub end_time: Option<DateTime<Utc>>,
    /// Milliseconds.
    #[serde(default, deserialize_with = "decode::num")]
    pub total_elapsed_time: Option<f64>,
    #[serde(default, deserialize_with = "decode::text")]
    pub query_text: Option<String>,
}

impl Keyed for WarehouseQueryRow {
    type Key = Text;
    fn key(&self) -> Text {
        self.query_id.clone()
    }
}

/// All queries.
pub async fn warehouse_queries(pipeline: &Api<'_>) -> Result<Arc<Table<WarehouseQueryRow>>> {
    pipeline
        .table(Path::new("/api/query-history", &[]).large())
        .await
}
