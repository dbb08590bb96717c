//! A report, and how its data is read.

use std::sync::Arc;

use async_graphql::Context;
use chrono::NaiveDate;
use chrono_tz::Tz;
use gateway_macros::{SimpleObject, object};

use super::rest::{self, ReportFile};
use super::results::AttributionResults;
use super::rules::{self, Interim, ReportFinalityStatus};
use super::unavailable::ReportUnavailable;
use crate::areas::attribution::{Study, studies};
use crate::areas::campaigns::{Campaign, CampaignFilter, CampaignOrderField, campaigns};
use crate::areas::customers::Customer;
use crate::areas::jobs::Job;
use crate::error::{Error, Result};
use crate::graph::connection::Connection;
use crate::graph::dates::DateRange;
use crate::graph::global_id::Entity;
use crate::graph::list::ListArgs;
use crate::request::{RequestContext, request_context};

/// A part of the report file's key.
const REPORT_FILE: &str = "output.json";

pub struct AttributionReport(Job);

/// The report of an attribution job: whether devices that were near a campaign's screens visited the advertiser's site
/// more often than comparable devices that were not.
#[object]
impl AttributionReport {
    /// The job that produced the report.
    async fn job(&self) -> &Job {
        &self.0
    }

    /// The customer; null if the job names none or an unknown one. One call for all reports. Source:
    /// GET /v3/api/customers.
    #[prefetch(Customer::names(context))]
    async fn customer(&self, ctx: &Context<'_>) -> Result<Option<Customer>> {
        let customer_id = self.0.parameters().and_then(|row| row.customer_id);
        Customer::find_optional(request_context(ctx), customer_id).await
    }

    /// The campaigns, sorted by name by default; numbers of unknown campaigns are skipped. One call for all reports.
    /// Source: GET /v3/api/campaigns.
    #[prefetch(campaigns(&context.main()))]
    async fn campaigns(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<CampaignFilter, CampaignOrderField>,
    ) -> Result<Connection<Campaign>> {
        let parameters = self.0.parameters();
        let campaign_ids = parameters.map_or(&[][..], |row| &row.campaign_ids);
        Campaign::numbered(request_context(ctx), campaign_ids, &list).await
    }

    /// The attribution study; null if the job belongs to none. One call for all reports. Source: GET /v3/api/attribution.
    #[prefetch(studies(&context.main()))]
    async fn study(&self, ctx: &Context<'_>) -> Result<Option<Study>> {
        match self.0.parameters() {
            Some(parameters) => Study::of_job(request_context(ctx), parameters).await,
            None => Ok(None),
        }
    }

    /// The period that the study measured, with days in UTC as in every study; null if the job does not name it.
    async fn measurement(&self) -> Option<DateRange> {
        let (start, end) = self.0.parameters()?.range();
        Some(DateRange::of_times(start?, end?, Tz::UTC))
    }

    /// How far the measurement had come when the job was created, if it had not ended: its figures are then not final.
    /// Null once its last day is over, and without that day. If the job does not name the measurement, it is that of the
    /// study, for one call for all reports. Source: GET /v3/api/attribution.
    async fn interim(&self, ctx: &Context<'_>) -> Result<Option<ReportInterim>> {
        let context = request_context(ctx);
        let Some((first, last)) = self.measured(context).await? else {
            return Ok(None);
        };
        let interim = rules::interim(first, last, self.computed_at(context));
        Ok(interim.map(ReportInterim::new))
    }

    /// Whether the figures are final, and why. Costs the same calls as `interim`.
    async fn finality(&self, ctx: &Context<'_>) -> Result<ReportFinality> {
        let context = request_context(ctx);
        let measured = self.measured(context).await?;
        let (status, label, reason) = rules::finality(measured, self.0.created());
        Ok(ReportFinality {
            status,
            label,
            reason,
        })
    }

    /// The figures; null if there are none, for the reason in `unavailable`. Fails if storage does not respond, and may
    /// then be retried. Costs two calls per report, shared with `unavailable`: the job is read for a new link, then the
    /// file. Source: GET /v3/internal/queue/{jobId}, then the signed link of its file output.json.
    async fn results(&self, ctx: &Context<'_>) -> Result<Option<AttributionResults>> {
        let file = self.file(request_context(ctx)).await?;
        let job = || self.0.clone();
        Ok(file.ok().map(|file| AttributionResults::new(file, job())))
    }

    /// Why there are no figures; null if there are. Fails if `results` fails, because the reason is then unknown. Costs
    /// the same calls.
    async fn unavailable(&self, ctx: &Context<'_>) -> Result<Option<ReportUnavailable>> {
        Ok(self.file(request_context(ctx)).await?.err())
    }
}

/// The progress of a measurement when its figures were computed.
#[derive(SimpleObject)]
pub struct ReportInterim {
    /// The day of the measurement, from 1; 0 before it starts.
    day: i64,
    /// Number of days in the measurement.
    days: i64,
    /// The text beside the figures, such as "Interim, day 11 of 30".
    label: String,
}

/// Whether the figures of a report are final.
#[derive(SimpleObject)]
pub struct ReportFinality {
    /// Whether the figures are final.
    status: ReportFinalityStatus,
    /// The text beside the figures: "Final", "Unknown", or that of `interim`.
    label: String,
    /// Why, and when that changes, as sentences.
    reason: String,
}

impl ReportInterim {
    fn new(interim: Interim) -> Self {
        Self {
            day: interim.day,
            days: interim.days,
            label: interim.label(),
        }
    }
}

impl AttributionReport {
    /// The report of a job, whether or not it has data.
    pub(crate) fn of_job(job: Job) -> Self {
        Self(job)
    }

    /// The report of the job with this key; None if there is no such job.
    pub(super) async fn find(context: &RequestContext, job_id: String) -> Result<Option<Self>> {
        Ok(Job::find(context, job_id).await?.map(Self))
    }

    /// The first and last day of the measurement, in UTC: of the job, or else of its study.
    async fn measured(&self, context: &RequestContext) -> Result<Option<(NaiveDate, NaiveDate)>> {
        let Some(parameters) = self.0.parameters() else {
            return Ok(None);
        };
        let range = match parameters.range() {
            (Some(start), Some(end)) => Some((start, end)),
            _ => {
                let study = Study::of_job(context, parameters).await?;
                study.and_then(|study| study.row().start_date.zip(study.row().end_date))
            }
        };
        Ok(range.map(|(first, last)| (first.date_naive(), last.date_naive())))
    }

    /// The moment as of which the figures were computed.
    fn computed_at(&self, context: &RequestContext) -> chrono::DateTime<chrono::Utc> {
        self.0.created().unwrap_or_else(|| context.now())
    }

    /// The report file, or why there is none.
    async fn file(
        &self,
        context: &RequestContext,
    ) -> Result<Result<Arc<ReportFile>, ReportUnavailable>> {
        if let Some(reason) = ReportUnavailable::of_decision(self.0.report_decision()) {
            return Ok(Err(reason));
        }
        // The links in a list of jobs may have expired. Reading a single job returns new ones.
        let job = Job::find(context, self.0.key().to_owned())
            .await?
            .ok_or_else(|| Error::not_found("This job no longer exists."))?;
        let Some((_, link)) = job.links().find(|(key, _)| key.contains(REPORT_FILE)) else {
            return Ok(Err(ReportUnavailable::no_report_file()));
        };
        let file = rest::report(context, link).await?;
        Ok(file.map_err(ReportUnavailable::of_problem))
    }
}
