//! A processing job, and lists of processing jobs.

use std::collections::HashSet;

use async_graphql::{Context, Enum, InputObject};
use gateway_macros::{SimpleObject, object};
use serde_json::Value;

use super::rest::{self, AuditRow, ProcessingJobRow};
use super::rules::{self, AuditFacts, ProcessingJobType};
use crate::areas::markets::{Market, Markets};
use crate::error::Result;
use crate::graph::connection::{Connection, connection_node};
use crate::graph::dates::{DateRangeInput, DayFilter};
use crate::graph::filter_text::{FilterText, Searched};
use crate::graph::list::{List, ListArgs, SortBy, is_any_of};
use crate::graph::order::{OrderDirection, OrderField};
use crate::graph::scalars::DateTime;
use crate::graph::upstream_enum::UpstreamEnum;
use crate::request::{RequestContext, request_context};
use crate::upstream::Row;

pub struct ProcessingJob(Row<ProcessingJobRow>);

/// A job that computes the impressions and demographics of a market.
#[object(row)]
impl ProcessingJob {
    /// The job's number.
    async fn processing_job_id(&self) -> i32 {
        self.0.job_id
    }

    /// The class of the job, such as "NIGHTLY"; null if unknown.
    async fn job_class(&self) -> Option<&str> {
        self.0.job_class.as_deref()
    }

    /// The name of its market; null if unknown.
    async fn market_name(&self) -> Option<&str> {
        self.0.market_name()
    }

    /// Its market; null if no market has the name. One call for the whole list. Source: GET /v3/api/markets.
    #[prefetch(Markets::read(context))]
    #[batched]
    async fn market(&self, ctx: &Context<'_>) -> Result<Option<Market>> {
        match self.0.market_name() {
            Some(name) => Ok(Markets::read(request_context(ctx)).await?.with_name(name)),
            None => Ok(None),
        }
    }

    /// When it was created; null if unknown.
    async fn created_at(&self) -> Option<DateTime> {
        self.0.created_at.map(DateTime)
    }

    /// Whether its newest impressions audit lists all parts as done.
    async fn has_impressions(&self) -> bool {
        is_done(&self.0, ProcessingJobType::Impressions)
    }

    /// Whether its newest demographics audit lists all parts as done.
    async fn has_demographics(&self) -> bool {
        is_done(&self.0, ProcessingJobType::Demographics)
    }

    /// Its audits, oldest first.
    #[per_row]
    async fn audits(&self) -> Vec<ProcessingAudit> {
        let mut audits: Vec<&AuditRow> = self.0.audits.iter().collect();
        audits.sort_by_key(|audit| (audit.created_at, audit.audit_id));
        audits.into_iter().map(ProcessingAudit::of).collect()
    }
}

/// The progress of a step of a processing job.
#[derive(SimpleObject)]
pub struct ProcessingAudit {
    /// The audit's number.
    audit_id: i32,
    /// The step.
    job_type: ProcessingJobType,
    /// The step as the service spells it, even if `jobType` is UNRECOGNIZED; empty if unknown.
    job_type_text: String,
    /// When it was made; null if unknown.
    created_at: Option<DateTime>,
    /// The parts of the step, sorted by name.
    parts: Vec<ProcessingPart>,
}

/// A part of a step of a processing job.
#[derive(SimpleObject)]
pub struct ProcessingPart {
    /// The name of the part.
    name: String,
    /// Whether it is done.
    is_done: bool,
}

impl ProcessingAudit {
    fn of(row: &AuditRow) -> Self {
        let parts = row.job_status.iter().flatten();
        Self {
            audit_id: row.audit_id,
            job_type: ProcessingJobType::of(&row.job_type),
            job_type_text: row.job_type.clone(),
            created_at: row.created_at.map(DateTime),
            parts: parts
                .map(|(name, value)| ProcessingPart {
                    name: name.clone(),
                    is_done: *value == Value::Bool(true),
                })
                .collect(),
        }
    }
}

impl Searched for ProcessingJobRow {
    fn texts(&self) -> impl IntoIterator<Item: AsRef<str>> {
        self.market_name()
    }
}

connection_node!(ProcessingJob, "A processing job", "processing jobs");

/// Selects processing jobs.
#[derive(Default, InputObject)]
pub struct ProcessingJobFilter {
    /// Jobs with any of these numbers.
    processing_job_ids: Option<HashSet<i32>>,
    /// Words to find in the market's name, in any order, regardless of case and accents.
    text: Option<String>,
    /// Jobs of the markets with any of these names, compared exactly: of a market, a job has the name only.
    market_names: Option<HashSet<String>>,
    /// true keeps jobs that have their impressions, false the others.
    has_impressions: Option<bool>,
    /// true keeps jobs that have their demographics, false the others.
    has_demographics: Option<bool>,
    /// Jobs created on these days, in the time zone of the request. Leaves out those without a time.
    dates: Option<DateRangeInput>,
}

/// Sort fields of a list of processing jobs. Ties are sorted by processingJobId.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum ProcessingJobOrderField {
    /// When the job was created.
    CreatedAt,
    /// The name of the market, case-insensitive.
    MarketName,
    /// The job's number.
    ProcessingJobId,
}

impl OrderField for ProcessingJobOrderField {
    const DEFAULT: (Self, OrderDirection) = (Self::CreatedAt, OrderDirection::Desc);
}

fn is_done(row: &ProcessingJobRow, step: ProcessingJobType) -> bool {
    let audits = row.audits.iter();
    let audits = audits.filter(|audit| ProcessingJobType::of(&audit.job_type) == step);
    rules::is_done(audits.map(|audit| {
        let parts = audit.job_status.as_ref();
        AuditFacts {
            created_at: audit.created_at,
            audit_id: audit.audit_id,
            is_done: parts.is_some_and(|parts| {
                !parts.is_empty() && parts.values().all(|part| *part == Value::Bool(true))
            }),
        }
    }))
}

type ProcessingJobArgs = ListArgs<ProcessingJobFilter, ProcessingJobOrderField>;

impl ProcessingJob {
    /// A page of the processing jobs of all markets.
    pub(super) async fn page(
        context: &RequestContext,
        args: &ProcessingJobArgs,
    ) -> Result<Connection<Self>> {
        let table = rest::processing_jobs(&context.main()).await?;
        Self::page_of(context, List::new(&table), args).await
    }

    /// A page of the processing jobs of the market with this name, one for each date; empty without a name.
    pub(crate) async fn of_market(
        context: &RequestContext,
        market_name: &str,
        args: &ProcessingJobArgs,
    ) -> Result<Connection<Self>> {
        if market_name.is_empty() {
            return Connection::empty(&args.page);
        }
        let table = rest::processing_jobs_of_market(&context.main(), market_name).await?;
        let jobs = table.rows().iter().map(|row| (row.created_at, row.job_id));
        let positions = rules::newest_of_each_date(jobs);
        Self::page_of(context, List::at(&table, positions), args).await
    }

    /// The newest processing job of the market with this name, if there is one.
    pub(crate) async fn newest_of_market(
        context: &RequestContext,
        market_name: &str,
    ) -> Result<Option<Self>> {
        let table = rest::processing_jobs(&context.main()).await?;
        let rows = table.rows();
        let row = |position: &u32| &rows[*position as usize];
        let by_market = table.order(|rows| {
            let mut order: Vec<u32> = (0..rows.len() as u32).collect();
            order.sort_by_key(|position| {
                let row = &rows[*position as usize];
                (row.market_name(), row.created_at, row.job_id)
            });
            order
        });
        // The last job of its market is the newest.
        let end = by_market.partition_point(|at| row(at).market_name() <= Some(market_name));
        let newest = end.checked_sub(1).map(|last| by_market[last]);
        let is_of_market = |at: &u32| row(at).market_name() == Some(market_name);
        Ok(newest
            .filter(is_of_market)
            .map(|at| Self(Row::at(&table, at))))
    }

    async fn page_of(
        context: &RequestContext,
        list: List<ProcessingJobRow>,
        args: &ProcessingJobArgs,
    ) -> Result<Connection<Self>> {
        let filter = &args.filter;
        let text = FilterText::new(filter.text.as_deref());
        let list = list.search(&text);
        let days = DayFilter::of(context, "dates", filter.dates.as_ref())?;
        let has = |wanted: Option<bool>, row: &ProcessingJobRow, step| {
            wanted.is_none_or(|wanted| wanted == is_done(row, step))
        };
        let sort_by = match args.order.field {
            ProcessingJobOrderField::CreatedAt => {
                SortBy::value(|row: &ProcessingJobRow| row.created_at)
            }
            ProcessingJobOrderField::MarketName => {
                SortBy::text(|row: &ProcessingJobRow| row.market_name().unwrap_or_default())
            }
            ProcessingJobOrderField::ProcessingJobId => SortBy::key(),
        };
        list.keep(|row| {
            let name = row.market_name();
            is_any_of(filter.processing_job_ids.as_ref(), Some(&row.job_id))
                && is_any_of(filter.market_names.as_ref(), name)
                && days.keeps_time(row.created_at)
                && has(filter.has_impressions, row, ProcessingJobType::Impressions)
                && has(
                    filter.has_demographics,
                    row,
                    ProcessingJobType::Demographics,
                )
        })
        .sort(sort_by, args.order.direction)
        .page(&args.page, Self)
    }
}
