//! The summary of market jobs.

use gateway_macros::SimpleObject;

use super::rest;
use super::rules::{self, CountedJob};
use crate::error::Result;
use crate::request::RequestContext;

/// Totals of the jobs of all markets. Today is the day of the request in its time zone.
#[derive(SimpleObject)]
pub struct PipelineSummary {
    /// Number of pending jobs.
    pending_count: usize,
    /// Number of running jobs.
    running_count: usize,
    /// Number of failed jobs.
    failed_count: usize,
    /// Number of completed jobs that started today.
    completed_today_count: usize,
    /// Total running time of the jobs of `completedTodayCount`, in seconds; null if there are none.
    processing_seconds_today: Option<i32>,
    /// Total running time of the jobs of `completedTodayCount` as text, such as "1h 2m 3s"; null if there are none.
    processing_label_today: Option<String>,
}

impl PipelineSummary {
    /// The summary of all jobs.
    pub(super) async fn read(context: &RequestContext) -> Result<Self> {
        let jobs = rest::pipeline_jobs(&context.pipeline()).await?.jobs;
        let facts = jobs.table.rows().iter().map(|row| CountedJob {
            phase: rules::phase(&row.status),
            started_at: row.processing_start_time,
            duration: row.duration,
        });
        let summary = rules::summary(facts, context.today(), context.time_zone());
        Ok(Self {
            pending_count: summary.pending,
            running_count: summary.running,
            failed_count: summary.failed,
            completed_today_count: summary.completed_today,
            processing_seconds_today: summary.seconds_today,
            processing_label_today: summary.seconds_today.map(rules::duration_label),
        })
    }
}
