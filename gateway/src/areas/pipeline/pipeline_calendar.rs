//! A month of jobs of markets.

use gateway_macros::SimpleObject;

use super::{rest, rules};
use crate::error::Result;
use crate::graph::scalars::Date;
use crate::session::Session;

/// A month, and the dates of it that have jobs.
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
    /// Number of jobs that wait to run, postponed ones included.
    pending_count: usize,
    /// Whether one of the jobs failed.
    has_failure: bool,
    /// The number as text, such as "Job Count: 3".
    label: String,
}

impl PipelineCalendar {
    /// The month of a date, or the one on which the calendar opens.
    pub(super) async fn read(session: &Session, date: Option<Date>) -> Result<Self> {
        let month = match date {
            Some(date) => rules::month_of(date.0),
            None => rules::opening_month(session.today()),
        };
        let jobs = rest::pipeline_jobs(&session.pipeline()).await?.jobs;
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
