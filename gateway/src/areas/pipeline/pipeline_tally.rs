//! Counts of completed and failed jobs per market, and lists of these counts.

use std::sync::Arc;

use async_graphql::{Enum, InputObject};
use gateway_macros::{SimpleObject, object};

use super::rest::{self, JobUnion};
use super::rules::{self, Outcomes, PipelineJobType, Tally};
use crate::areas::markets::{Market, Markets};
use crate::error::Result;
use crate::graph::connection::{Connection, connection_node};
use crate::graph::filter_text::FilterText;
use crate::graph::list::{List, ListArgs, SortBy};
use crate::graph::order::{OrderDirection, OrderField};
use crate::graph::upstream_enum::UpstreamEnum;
use crate::request::RequestContext;
use crate::upstream::decode::{Keyed, Table};

#[derive(Clone)]
pub struct PipelineTally {
    hash: String,
    /// `None` if no market has the hash.
    market: Option<Market>,
    tally: Tally,
}

/// The numbers of completed and failed jobs of a market, whatever their dates.
#[object(row)]
impl PipelineTally {
    /// The hash of the market; empty if it has none.
    async fn market_hash(&self) -> &str {
        &self.hash
    }

    /// The name of the market, or the hash if no market has it.
    async fn market_label(&self) -> &str {
        self.label()
    }

    /// The market; null if no market has the hash.
    #[batched]
    async fn market(&self) -> Option<Market> {
        self.market.clone()
    }

    /// Number of inhabitants of the market; null if unknown.
    async fn population(&self) -> Option<i32> {
        self.people()
    }

    /// Number of jobs of any type and phase.
    async fn job_count(&self) -> usize {
        self.tally.jobs
    }

    /// Its stationary jobs.
    #[per_row]
    async fn stationary(&self) -> PipelineOutcomes {
        PipelineOutcomes::of(self.tally.stationary)
    }

    /// Its transit jobs.
    #[per_row]
    async fn transit(&self) -> PipelineOutcomes {
        PipelineOutcomes::of(self.tally.transit)
    }
}

/// The numbers of jobs by outcome. All others are pending, postponed or running.
#[derive(SimpleObject)]
pub struct PipelineOutcomes {
    /// Number of completed jobs.
    completed: usize,
    /// Number of failed jobs.
    failed: usize,
}

impl PipelineOutcomes {
    fn of(outcomes: Outcomes) -> Self {
        Self {
            completed: outcomes.completed,
            failed: outcomes.failed,
        }
    }
}

impl Keyed for PipelineTally {
    type Key = str;
    fn key(&self) -> &str {
        &self.hash
    }
}

connection_node!(
    PipelineTally,
    "The counts of the jobs of a market",
    "counts of the jobs of markets"
);

/// Selects the counts of markets.
#[derive(Default, InputObject)]
pub struct PipelineTallyFilter {
    /// Words to find in the name or hash of the market, in any order, regardless of case and accents.
    text: Option<String>,
}

/// Sort fields of a list of counts of markets. Ties are sorted by the hash.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum PipelineTallyOrderField {
    /// Number of inhabitants.
    Population,
    /// The name of the market, as in `marketLabel`, case-insensitive.
    Name,
}

impl OrderField for PipelineTallyOrderField {
    const DEFAULT: (Self, OrderDirection) = (Self::Population, OrderDirection::Desc);
}

impl PipelineTally {
    fn new(hash: &str, market: Option<Market>, jobs: &JobUnion) -> Self {
        let rows = jobs.of_market(hash).iter();
        let rows = rows.map(|position| &jobs.table.rows()[*position as usize]);
        Self {
            hash: hash.to_owned(),
            market,
            tally: rules::tally(rows.map(|row| {
                let kind = PipelineJobType::of(&row.job_type);
                (kind, rules::phase(&row.status))
            })),
        }
    }

    fn label(&self) -> &str {
        Market::label(self.market.as_ref(), &self.hash)
    }

    fn people(&self) -> Option<i32> {
        self.market.as_ref().and_then(Market::inhabitants)
    }

    /// The counts of a market.
    pub(crate) async fn of_market(context: &RequestContext, market: Market) -> Result<Self> {
        let jobs = rest::pipeline_jobs(&context.pipeline()).await?.jobs;
        let hash = market.hash().to_owned();
        Ok(Self::new(&hash, Some(market), &jobs))
    }

    /// A page of the counts of all markets that have a job.
    pub(super) async fn page(
        context: &RequestContext,
        args: &ListArgs<PipelineTallyFilter, PipelineTallyOrderField>,
    ) -> Result<Connection<Self>> {
        let pipeline = context.pipeline();
        let (found, markets) =
            tokio::try_join!(rest::pipeline_jobs(&pipeline), Markets::read(context))?;
        let text = FilterText::new(args.filter.text.as_deref());
        let hashes = found.jobs.hashes();
        let tallies = hashes.map(|hash| Self::new(hash, markets.with_hash(hash), &found.jobs));
        let tallies = tallies.filter(|tally| text.matches(&[tally.label(), &tally.hash]));
        let sort_by = match args.order.field {
            PipelineTallyOrderField::Population => SortBy::value(Self::people),
            PipelineTallyOrderField::Name => SortBy::text(Self::label),
        };
        List::new(&Arc::new(Table::distinct(Vec::from_iter(tallies))))
            .sort(sort_by, args.order.direction)
            .page(&args.page, |tally| Self::clone(&tally))
    }
}
