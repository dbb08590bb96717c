//! Failed jobs of the last days.

use std::sync::Arc;

use chrono::{DateTime, NaiveDate, Utc};

use super::jobs_of_markets::JobsOfMarkets;
use super::pipeline_job_sources::MissingPipelineJobs;
use super::rest;
use super::rules::{self, PipelineJobPhase};
use super::{CampaignRefreshJob, PipelineJob};
use crate::error::Result;
use crate::graph::dates::local_day;
use crate::graph::decision::Decision;
use crate::request::RequestContext;
use crate::upstream::Row;

/// A job of a market that has failed.
pub(crate) struct FailedMarketJob {
    /// The job.
    pub(crate) job: PipelineJob,
    /// Its key.
    pub(crate) job_id: String,
    /// The hash of its market; empty if unknown.
    pub(crate) market_hash: String,
    /// Its type as text.
    pub(crate) type_label: String,
    /// The date whose impressions it computes.
    pub(crate) date: Option<NaiveDate>,
    /// When it started.
    pub(crate) started_at: DateTime<Utc>,
    /// Whether no other job has done its work since.
    pub(crate) needs_rerun: bool,
}

/// The jobs of markets that have failed.
pub(crate) struct FailedMarketJobs {
    /// The jobs.
    pub(crate) jobs: Vec<FailedMarketJob>,
    /// The list of jobs that could not be read.
    pub(crate) missing: Option<MissingPipelineJobs>,
}

/// A refresh job of a campaign that has failed.
pub(crate) struct FailedRefreshJob {
    /// The job.
    pub(crate) job: CampaignRefreshJob,
    /// Its key.
    pub(crate) job_id: String,
    /// The name of its campaign, or else its number, or else the key of the job.
    pub(crate) label: String,
    /// When it was created.
    pub(crate) created_at: DateTime<Utc>,
    /// Whether it can be run.
    pub(crate) run: Decision,
    /// Whether no later job of its campaign is completed.
    pub(crate) needs_rerun: bool,
}

impl PipelineJob {
    /// The jobs of markets that have failed and started on a day or later, in the time zone of the request.
    pub(crate) async fn failed_since(
        context: &RequestContext,
        day: NaiveDate,
    ) -> Result<FailedMarketJobs> {
        let found = rest::pipeline_jobs(&context.pipeline()).await?;
        let table = &found.jobs.table;
        let jobs_of_markets = JobsOfMarkets(Arc::clone(&found.jobs));
        let jobs = table.rows().iter().zip(0..).filter_map(|(row, position)| {
            let started_at = row.processing_start_time?;
            let is_late = local_day(started_at, context.time_zone()) >= day;
            let is_failed = rules::phase(&row.status) == PipelineJobPhase::Failed;
            (is_late && is_failed).then(|| FailedMarketJob {
                job: Self::new(Row::at(table, position)),
                job_id: row.job_id.to_string(),
                market_hash: row.market_hash.to_string(),
                type_label: rules::type_label(&row.job_type).to_owned(),
                date: row.date,
                started_at,
                needs_rerun: jobs_of_markets.needs_rerun(row),
            })
        });
        Ok(FailedMarketJobs {
            jobs: jobs.collect(),
            missing: found.missing.map(MissingPipelineJobs::of),
        })
    }
}

impl CampaignRefreshJob {
    /// The refresh jobs that have failed and were created on a day or later, in the time zone of the request: all, or those of
    /// a customer.
    pub(crate) async fn failed_since(
        context: &RequestContext,
        day: NaiveDate,
        customer_id: Option<i32>,
    ) -> Result<Vec<FailedRefreshJob>> {
        let table = rest::campaign_refresh_jobs(&context.pipeline()).await?;
        let jobs = table.rows().iter();
        let refreshed = rules::RefreshedCampaigns::of(
            jobs.map(|row| (row.campaign_id, &*row.job_status, row.created_at)),
        );
        let jobs = table.rows().iter().zip(0..).filter_map(|(row, position)| {
            let created_at = row.created_at?;
            let is_late = local_day(created_at, context.time_zone()) >= day;
            let is_failed = rules::phase(&row.job_status) == PipelineJobPhase::Failed;
            let is_of = customer_id.is_none() || row.customer_id == customer_id;
            if !is_late || !is_failed || !is_of {
                return None;
            }
            let job = Self::new(Row::at(&table, position));
            let name = row.meta_data.campaign_ref.as_deref();
            let label = match (name.filter(|name| !name.trim().is_empty()), row.campaign_id) {
                (Some(name), _) => name.to_owned(),
                (None, Some(campaign_id)) => format!("Campaign {campaign_id}"),
                (None, None) => format!("Refresh job {}", row.job_id),
            };
            Some(FailedRefreshJob {
                needs_rerun: !refreshed.since(row.campaign_id, created_at),
                run: job.run_decision(),
                job,
                job_id: row.job_id.to_string(),
                label,
                created_at,
            })
        });
        Ok(jobs.collect())
    }
}
