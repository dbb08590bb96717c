//! A month of market jobs.

use gateway_macros::SimpleObject;

use super::{rest, rules};
use crate::error::Result;
use crate::graph::scalars::Date;
use crate::request::RequestContext;

/// A month, and its dates that have jobs.
#[derive(SimpleObject)]
pub struct PipelineCalendar {
    /// The first day of the month.
    month: Date,
    /// The dates that have jobs, earliest first.
    days: Vec<PipelineDay>,
}

/// The jobs of a date, of all markets.
#[derive(SimpleObject)]
pub struct PipelineDay {
    /// The date whose impressions the jobs compute.
    date: Date,
    /// Number of jobs.
    job_count: usize,
    /// Number of jobs that failed.
    failed_count: usize,
    /// Number of jobs waiting to run, including postponed ones.
    pending_count: usize,
    /// Whether any of the jobs failed.
    has_failure: bool,
    /// The number of jobs as text, such as "Job Count: 3".
    label: String,
}

impl PipelineCalendar {
    /// The month of the date, or by default the month that the calendar opens with.
    pub(super) async fn read(context: &RequestContext, date: Option<Date>) -> Result<Self> {
        let month = match date {
            Some(date) => rules::month_of(date.0),
            None => rules::opening_month(context.today()),
        };
        let jobs = rest::pipeline_jobs(&context.pipeline()).await?.jobs;
        let jobs = jobs.table.rows().iter();
        let dated = jobs.filter_map(|row| Some((row.date?, rules::phase(&row.status))));
        let days = rules::days(dated, month).into_iter();
        Ok(Self {
            month: Date(month),
            days: days
                .map(|(date, facts)| PipelineDay {
                    date: Date(date),
                    job_count: facts.jobs,
                    failed_count: facts.failed,
                    pending_count: facts.pending,
                    has_failure: facts.failed > 0,
                    label: rules::day_label(facts.jobs),
                })
                .collect(),
        })
    }
}
