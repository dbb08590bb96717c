//! Lists of market jobs.

use std::collections::HashSet;
use std::sync::Arc;

use async_graphql::{Enum, InputObject};
use chrono::NaiveDate;

use super::PipelineJob;
use super::jobs_of_markets::JobsOfMarkets;
use super::rest::{self, ListedJob};
use super::rules::{self, PipelineJobPhase, PipelineJobType};
use crate::error::Result;
use crate::graph::connection::Connection;
use crate::graph::dates::{DateRangeInput, DayFilter};
use crate::graph::filter_text::FilterText;
use crate::graph::list::{List, ListArgs, SortBy, is_any_of};
use crate::graph::order::{OrderDirection, OrderField};
use crate::graph::upstream_enum::UpstreamEnum;
use crate::request::RequestContext;

/// Selects market jobs.
#[derive(Default, InputObject)]
pub struct PipelineJobFilter {
    /// Jobs with any of these keys.
    pipeline_job_ids: Option<HashSet<String>>,
    /// Words to find in the key, in any order, regardless of case and accents.
    text: Option<String>,
    /// Jobs of the markets with any of these hashes: of a market, a job has the hash only, and not every hash is that of a market.
    market_hashes: Option<HashSet<String>>,
    /// Jobs of any of these types.
    types: Option<HashSet<PipelineJobType>>,
    /// Jobs in any of these phases.
    phases: Option<HashSet<PipelineJobPhase>>,
    /// Jobs of dates on these days.
    dates: Option<DateRangeInput>,
    /// true keeps failed jobs whose work no other has done since, as `PipelineJob.needsRerun`; false keeps the others.
    needs_rerun: Option<bool>,
    /// Jobs that started on these days, in the time zone of the request. Leaves out those without a time.
    started: Option<DateRangeInput>,
    /// true keeps jobs in the window, false the others: without `marketHashes` and `types`, jobs dated ten days before
    /// today or later, in the time zone of the request, are in the window; with one of them, all jobs are.
    is_in_window: Option<bool>,
}

/// Sort fields of a list of market jobs. Ties are sorted by pipelineJobId.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum PipelineJobOrderField {
    /// The date whose impressions it computes.
    Date,
    /// When it started.
    StartedAt,
    /// Running time.
    Duration,
    /// The job's key; numbers in it are compared by value.
    PipelineJobId,
}

impl OrderField for PipelineJobOrderField {
    const DEFAULT: (Self, OrderDirection) = (Self::Date, OrderDirection::Desc);
}

impl PipelineJobFilter {
    fn days(&self, context: &RequestContext) -> Result<JobDays> {
        Ok(JobDays {
            dates: DayFilter::of(context, "dates", self.dates.as_ref())?,
            started: DayFilter::of(context, "started", self.started.as_ref())?,
            today: context.today(),
        })
    }

    fn keeps(&self, row: &ListedJob, jobs: &JobsOfMarkets, days: &JobDays) -> bool {
        let has_filter = self.market_hashes.is_some() || self.types.is_some();
        is_any_of(self.pipeline_job_ids.as_ref(), Some(row.job_id.as_str()))
            && is_any_of(self.market_hashes.as_ref(), Some(row.market_hash.as_str()))
            && self
                .types
                .as_ref()
                .is_none_or(|types| types.contains(&PipelineJobType::of(&row.job_type)))
            && self
                .phases
                .as_ref()
                .is_none_or(|phases| phases.contains(&rules::phase(&row.status)))
            && days.dates.keeps_day(row.date)
            && days.started.keeps_time(row.processing_start_time)
            && self
                .needs_rerun
                .is_none_or(|wanted| wanted == jobs.needs_rerun(row))
            && self.is_in_window.is_none_or(|wanted| {
                wanted == rules::is_in_window(row.date, has_filter, days.today)
            })
    }
}

/// The days that a filter refers to.
struct JobDays {
    dates: DayFilter,
    started: DayFilter,
    today: NaiveDate,
}

type PipelineJobArgs = ListArgs<PipelineJobFilter, PipelineJobOrderField>;

impl PipelineJob {
    /// A page of the jobs of all markets.
    pub(super) async fn page(
        context: &RequestContext,
        args: &PipelineJobArgs,
    ) -> Result<Connection<Self>> {
        let days = args.filter.days(context)?;
        let jobs = rest::pipeline_jobs(&context.pipeline()).await?.jobs;
        let text = FilterText::new(args.filter.text.as_deref());
        let others = JobsOfMarkets(Arc::clone(&jobs));
        let keeps = |row: &ListedJob| args.filter.keeps(row, &others, &days);
        let list = match args.order.field {
            PipelineJobOrderField::Date => {
                let list = List::at(&jobs.table, jobs.by_date().iter().copied());
                let list = list.search(&text);
                let by_date = sort_by(PipelineJobOrderField::Date).sorted();
                list.keep(keeps).sort(by_date, args.order.direction)
            }
            field => {
                let list = List::new(&jobs.table).search(&text).keep(keeps);
                list.sort(sort_by(field), args.order.direction)
            }
        };
        list.page(&args.page, Self::new)
    }

    /// A page of the jobs of the market with this hash; empty without a hash.
    pub(crate) async fn of_market(
        context: &RequestContext,
        hash: &str,
        args: &PipelineJobArgs,
    ) -> Result<Connection<Self>> {
        let days = args.filter.days(context)?;
        let jobs = rest::pipeline_jobs(&context.pipeline()).await?.jobs;
        let others = JobsOfMarkets(Arc::clone(&jobs));
        let positions = jobs.of_market(hash).iter().copied();
        let text = FilterText::new(args.filter.text.as_deref());
        let jobs = List::at(&jobs.table, positions).search(&text);
        jobs.keep(|row| args.filter.keeps(row, &others, &days))
            .sort(sort_by(args.order.field), args.order.direction)
            .page(&args.page, Self::new)
    }
}

fn sort_by<'a>(field: PipelineJobOrderField) -> SortBy<'a, ListedJob> {
    match field {
        PipelineJobOrderField::Date => SortBy::value(|row: &ListedJob| row.date),
        PipelineJobOrderField::StartedAt => {
            SortBy::value(|row: &ListedJob| row.processing_start_time)
        }
        PipelineJobOrderField::Duration => SortBy::value(|row: &ListedJob| row.duration),
        PipelineJobOrderField::PipelineJobId => {
            SortBy::numbered(|row: &ListedJob| row.job_id.as_str())
        }
    }
}
