//! The parameters of a job.

use async_graphql::Context;
use gateway_macros::object;

use super::rest::{JobRow, RequestRow};
use crate::areas::customers::Customer;
use crate::error::Result;
use crate::graph::global_id::Entity;
use crate::graph::scalars::{Date, DateTime};
use crate::session::session;
use crate::upstream::Row;

pub struct JobRequest(Row<JobRow>);

/// The parameters of a job. Each type of job has some of them.
#[object]
impl JobRequest {
    /// The customer's number; null if not given.
    async fn customer_id(&self) -> Option<i32> {
        self.row().and_then(|row| row.customer_id)
    }

    /// The customer; null if not given or unknown. One call for the whole list. Source: GET /v3/api/customers.
    async fn customer(&self, ctx: &Context<'_>) -> Result<Option<Customer>> {
        let customer_id = self.row().and_then(|row| row.customer_id);
        Customer::find_optional(session(ctx), customer_id).await
    }

    /// Numbers of the campaigns; empty if not given.
    async fn campaign_ids(&self) -> &[i32] {
        self.row().map_or(&[], |row| &row.campaign_ids)
    }

    /// Start of the time range; null if not given.
    async fn from(&self) -> Option<DateTime> {
        self.row().and_then(|row| row.range().0).map(DateTime)
    }

    /// End of the time range; null if not given.
    async fn to(&self) -> Option<DateTime> {
        self.row().and_then(|row| row.range().1).map(DateTime)
    }

    /// The pixel's number; null if not given.
    async fn pixel_id(&self) -> Option<i32> {
        self.row().and_then(|row| row.pixel_id)
    }

    /// The number of the campaign of a job for a single campaign; null if not given.
    async fn campaign_id(&self) -> Option<i32> {
        self.row().and_then(|row| row.campaign_id)
    }

    /// First day; null if not given.
    async fn start_date(&self) -> Option<Date> {
        self.row().and_then(|row| row.start_date).map(Date)
    }

    /// Last day, inclusive; null if not given.
    async fn end_date(&self) -> Option<Date> {
        self.row().and_then(|row| row.end_date).map(Date)
    }

    /// The attribution study's number; null if not given.
    async fn attribution_id(&self) -> Option<i32> {
        self.row().and_then(|row| row.attribution_id)
    }
}

impl JobRequest {
    /// The parameters of a job, if the service sent them.
    pub(super) fn of(job: &Row<JobRow>) -> Option<Self> {
        job.request().is_some().then(|| Self(job.clone()))
    }

    fn row(&self) -> Option<&RequestRow> {
        self.0.request()
    }
}
