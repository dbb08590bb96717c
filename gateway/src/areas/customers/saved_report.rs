//! Saved reports.

use async_graphql::SimpleObject;

use super::rest;
use crate::error::Result;
use crate::graph::scalars::DateTime;
use crate::session::Session;

/// A saved report.
#[derive(SimpleObject)]
pub struct SavedReport {
    /// The report's number; null if unknown.
    saved_report_id: Option<i32>,
    /// The name; null if unknown.
    report_name: Option<String>,
    /// The number of the customer it is about; null if unknown.
    customer_id: Option<i32>,
    /// When it was saved; null if unknown.
    created_at: Option<DateTime>,
}

impl SavedReport {
    /// All saved reports, in the order the service sends them.
    pub(super) async fn all(session: &Session) -> Result<Vec<Self>> {
        let rows = rest::saved_reports(&session.main()).await?;
        let reports = rows.iter().map(|row| Self {
            saved_report_id: row.saved_report_id,
            report_name: row.report_name.clone(),
            customer_id: row.customer_id,
            created_at: row.created_at.map(DateTime),
        });
        Ok(reports.collect())
    }
}
