//! The parameters of a job.

use async_graphql::Context;
use chrono_tz::Tz;
use gateway_macros::object;

use super::rest::{JobRow, RequestRow};
use super::rules;
use crate::areas::campaigns::{Campaign, CampaignFilter, CampaignOrderField, campaigns};
use crate::areas::customers::Customer;
use crate::areas::pixels::Pixel;
use crate::error::Result;
use crate::graph::connection::Connection;
use crate::graph::dates::{DateRange, DaySpan};
use crate::graph::global_id::Entity;
use crate::graph::list::ListArgs;
use crate::request::request_context;
use crate::upstream::Row;

pub struct JobRequest(Row<JobRow>);

/// The parameters of a job. Which ones it has depends on its type.
#[object]
impl JobRequest {
    /// The customer's number; null if not given.
    async fn customer_id(&self) -> Option<i32> {
        self.row().and_then(|row| row.customer_id)
    }

    /// The customer; null if not given or unknown. One call for the whole list. Source: GET /v3/api/customers.
    #[prefetch(Customer::names(context))]
    async fn customer(&self, ctx: &Context<'_>) -> Result<Option<Customer>> {
        let customer_id = self.row().and_then(|row| row.customer_id);
        Customer::find_optional(request_context(ctx), customer_id).await
    }

    /// Numbers of the campaigns; empty if not given.
    async fn campaign_ids(&self) -> &[i32] {
        self.row().map_or(&[], |row| &row.campaign_ids)
    }

    /// The campaigns, sorted by name by default; numbers of unknown campaigns are skipped. One call for the whole list.
    /// Source: GET /v3/api/campaigns.
    #[prefetch(campaigns(&context.main()))]
    async fn campaigns(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<CampaignFilter, CampaignOrderField>,
    ) -> Result<Connection<Campaign>> {
        let campaign_ids = self.row().map_or(&[][..], |row| &row.campaign_ids);
        Campaign::numbered(request_context(ctx), campaign_ids, &list).await
    }

    /// The days to cover; null if not given. Days of attribution studies are in UTC.
    async fn dates(&self, ctx: &Context<'_>) -> Option<DateRange> {
        let zone = rules::day_zone(
            rules::job_type(&self.0.job_type),
            request_context(ctx).time_zone(),
        );
        self.row()?.dates(zone)
    }

    /// The pixel's number; null if not given.
    async fn pixel_id(&self) -> Option<i32> {
        self.row().and_then(|row| row.pixel_id)
    }

    /// The pixel; null if not given or unknown. Costs one call, or one per customer for several pixels.
    /// Source: GET /v3/api/pixels/{pixelId} or GET /v3/api/pixels/customer/{customerId}.
    async fn pixel(&self, ctx: &Context<'_>) -> Result<Option<Pixel>> {
        let Some(row) = self.row() else {
            return Ok(None);
        };
        match row.pixel_id {
            Some(pixel_id) => {
                Pixel::find_among(request_context(ctx), row.customer_id, pixel_id).await
            }
            None => Ok(None),
        }
    }

    /// The campaign's number, for a job about a single campaign; null if not given.
    async fn campaign_id(&self) -> Option<i32> {
        self.row().and_then(|row| row.campaign_id)
    }

    /// The campaign, for a job about a single campaign; null if not given or unknown. One call for the whole list.
    /// Source: GET /v3/api/campaigns.
    #[prefetch(campaigns(&context.main()))]
    async fn campaign(&self, ctx: &Context<'_>) -> Result<Option<Campaign>> {
        let campaign_id = self.row().and_then(|row| row.campaign_id);
        Campaign::find_in_list(request_context(ctx), campaign_id).await
    }

    /// The attribution study's number; null if not given.
    async fn study_id(&self) -> Option<i32> {
        self.row().and_then(|row| row.study_id)
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

impl RequestRow {
    /// The days of the job: as the service sends them, or derived from the times it sends.
    fn dates(&self, zone: Tz) -> Option<DateRange> {
        let (start, end) = self.range();
        let of_times = start
            .zip(end)
            .map(|(start, end)| DateRange::of_times(start, end, zone));
        match self.start_date.zip(self.end_date) {
            Some((from, to)) => {
                let of_days = DateRange::new(DaySpan { from, to }, zone);
                let times = of_times.unwrap_or(of_days);
                Some(DateRange {
                    starts_at: times.starts_at,
                    ends_at: times.ends_at,
                    ..of_days
                })
            }
            None => of_times,
        }
    }
}
