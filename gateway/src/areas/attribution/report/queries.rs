//! The queries of reports.

use async_graphql::Context;
use gateway_macros::object;

use super::report::AttributionReport;
use super::rules;
use crate::error::{Error, Result};
use crate::request::request_context;

/// The queries of reports.
#[derive(Default)]
pub struct AttributionReportQuery;

#[object]
impl AttributionReportQuery {
    /// The report of the job with this key; null if there is no such job. If the job has no figures, `unavailable` says
    /// why. Source: GET /v3/internal/queue/{jobId}.
    async fn attribution_report(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The job's key.")] job_id: String,
    ) -> Result<Option<AttributionReport>> {
        AttributionReport::find(request_context(ctx), job_id).await
    }
}

/// The helpers of reports.
#[derive(Default)]
pub struct AttributionHelpers;

#[object]
impl AttributionHelpers {
    /// The value that a standard normal variable is below with probability `p`, like Excel's NORM.S.INV: 1.96 for
    /// 0.975. BAD_USER_INPUT unless `p` is above 0 and below 1.
    async fn norm_s_inv(
        &self,
        #[graphql(desc = "A probability, above 0 and below 1.")] p: f64,
    ) -> Result<f64> {
        rules::norm_s_inv(p).map_err(Error::bad_input)
    }
}
