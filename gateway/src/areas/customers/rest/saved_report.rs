//! The rows and calls of saved reports.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use gateway_macros::row;

use crate::error::Result;
use crate::upstream::decode::{Keyed, Table};
use crate::upstream::{Api, Call, Path, calls};

calls! {
    SAVED_REPORTS = Call::get("customers.saved_reports", "/v3/api/saved_reports/index")
        .list::<SavedReportRow>()
        .assumed();
}

/// A saved report, as the main API sends it.
#[row]
pub struct SavedReportRow {
    pub saved_report_id: Option<i32>,
    pub report_name: Option<String>,
    pub customer_id: Option<i32>,
    pub created_at: Option<DateTime<Utc>>,
}

impl Keyed for SavedReportRow {
    type Key = Option<i32>;
    fn key(&self) -> &Option<i32> {
        &self.saved_report_id
    }

    fn has_own_key(&self) -> bool {
        self.saved_report_id.is_some()
    }
}

/// All saved reports.
pub async fn saved_reports(main: &Api<'_>) -> Result<Arc<Table<SavedReportRow>>> {
    main.table(Path::new(&SAVED_REPORTS, &[])).await
}
