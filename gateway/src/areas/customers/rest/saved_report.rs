//! The rows and calls of saved reports.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use serde::Deserialize;

use crate::error::Result;
use crate::upstream::decode::{self, Keyed, Table};
use crate::upstream::{Api, Path};

/// A saved report, as the main API sends it.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SavedReportRow {
    #[serde(default, deserialize_with = "decode::int32")]
    pub saved_report_id: Option<i32>,
    #[serde(default, deserialize_with = "decode::text")]
    pub report_name: Option<String>,
    #[serde(default, deserialize_with = "decode::int32")]
    pub customer_id: Option<i32>,
    #[serde(default, deserialize_with = "decode::instant")]
    pub created_at: Option<DateTime<Utc>>,
}

impl Keyed for SavedReportRow {
    type Key = Option<i32>;
    fn key(&self) -> Option<i32> {
        self.saved_report_id
    }

    fn has_own_key(&self) -> bool {
        self.saved_report_id.is_some()
    }
}

/// All saved reports.
pub async fn saved_reports(main: &Api<'_>) -> Result<Arc<Table<SavedReportRow>>> {
    main.table(Path::new("/v3/api/saved_reports/index", &[]))
        .await
}
