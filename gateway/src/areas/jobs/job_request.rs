//! What a job was asked for.

use async_graphql::Context;
use gateway_macros::object;

use super::rest::{JobRow, RequestRow};
use crate::areas::customers::Customer;
use crate::error::Result;
use crate::graph::global_id::Entity;
use crate::graph::scalars::{Date, DateTime};
use crate::session::session;
use crate::upstream::Row;

/// What a job was asked for.
pub struct JobRequest(Row<JobRow>);

/// What a job was asked for. The service gives what its kind of job needs.
#[object]
impl JobRequest {
    /// The number of the customer; null when not given.
    async fn customer_id(&self) -> Option<i32> {
        self.row().and_then(|row| row.customer_id)
    }

    /// The customer; null when not given or unknown. One call for all jobs of a list.
    async fn customer(&self, ctx: &Context<'_>) -> Result<Option<Customer>> {
        let customer_id = self.row().and_then(|row| row.customer_id);
        Customer::find_optional(session(ctx), customer_id).await
    }

    /// The numbers of the campaigns; empty when not given.
    async fn campaign_ids(&self) -> &[i32] {
        self.row().map_or(&[], |row| &row.campaign_ids)
    }

    /// The first moment; null when not given.
    async fn from(&self) -> Option<DateTime> {
        self.row().and_then(|row| row.range().0).map(DateTime)
    }

    /// The last moment; null when not given.
    async fn to(&self) -> Option<DateTime> {
        self.row().and_then(|row| row.range().1).map(DateTime)
    }

    /// The number of the pixel; null when not given.
    async fn pixel_id(&self) -> Option<i32> {
        self.row().and_then(|row| row.pixel_id)
    }

    /// The number of the one campaign; null when not given.
    async fn campaign_id(&self) -> Option<i32> {
        self.row().and_then(|row| row.campaign_id)
    }

    /// The first day; null when not given.
    async fn start_date(&self) -> Option<Date> {
        self.row().and_then(|row| row.start_date).map(Date)
    }

    /// The last day; null when not given.
    async fn end_date(&self) -> Option<Date> {
        self.row().and_then(|row| row.end_date).map(Date)
    }

    /// The number of the attribution study; null when not given.
    async fn attribution_id(&self) -> Option<i32> {
        self.row().and_then(|row| row.attribution_id)
    }
}

impl JobRequest {
    /// That of a job, if the service gives one.
    pub(super) fn of(job: &Row<JobRow>) -> Option<Self> {
        job.request().is_some().then(|| Self(job.clone()))
    }

    fn row(&self) -> Option<&RequestRow> {
        self.0.request()
    }
}
