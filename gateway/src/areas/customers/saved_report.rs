//! The reports staff have saved.

use async_graphql::SimpleObject;

use super::rest;
use crate::error::Result;
use crate::graph::scalars::DateTime;
use crate::session::Session;

/// A report somebody saved. The service may leave out any of it.
#[derive(SimpleObject)]
pub struct SavedReport {
    /// The main API's number.
    saved_report_id: Option<i32>,
    /// Its name.
    report_name: Option<String>,
    /// The number of the customer it is about.
    customer_id: Option<i32>,
    /// When it was saved.
    created_at: Option<DateTime>,
}

impl SavedReport {
    /// All of them, in the order of the service.
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
