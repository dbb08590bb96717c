//! Which markets have jobs on which days.

use std::collections::HashSet;

use async_graphql::{Context, Enum, InputObject};
use chrono::NaiveDate;
use gateway_macros::{SimpleObject, object};

use super::pipeline_job_sources::MissingPipelineJobs;
use super::rest::{self, JobUnion};
use super::rules::{self, CoverageJob, PipelineCoverageState, PipelineJobType, StateCounts};
use crate::areas::markets::{Market, Markets};
use crate::error::{Error, Result};
use crate::graph::connection::{Connection, Place, SortValue, connection_node, sort_by_place};
use crate::graph::dates::{DatePreset, DateRangeInput, DayFilter, days_of};
use crate::graph::filter_text::FilterText;
use crate::graph::list::{ListArgs, is_any_of};
use crate::graph::order::{OrderDirection, OrderField};
use crate::graph::scalars::Date;
use crate::graph::upstream_enum::UpstreamEnum;
use crate::request::{RequestContext, request_context};

pub struct PipelineCoverage {
    days: Vec<PipelineCoverageDay>,
    markets: Vec<MarketCoverage>,
    counts: PipelineCoverageCounts,
    missing_jobs: Option<MissingPipelineJobs>,
}

/// The state of the jobs of each market on each day of a range: `markets` are the rows, `days` the columns.
#[object]
impl PipelineCoverage {
    /// The days, earliest first, and their sums.
    async fn days(&self) -> &[PipelineCoverageDay] {
        &self.days
    }

    /// The markets, by name.
    async fn markets(&self) -> &[MarketCoverage] {
        &self.markets
    }

    /// One row for each market and day, by market and then by day by default: the matrix as a list.
    async fn cells(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<PipelineCoverageCellFilter, PipelineCoverageCellOrderField>,
    ) -> Result<Connection<PipelineCoverageCell>> {
        self.cells_page(request_context(ctx), &list)
    }

    /// The sums of all markets and days.
    async fn counts(&self) -> PipelineCoverageCounts {
        self.counts
    }

    /// The list of jobs that could not be read, and why; null if both were read.
    async fn missing_jobs(&self) -> Option<&MissingPipelineJobs> {
        self.missing_jobs.as_ref()
    }
}

/// A day of a coverage.
#[derive(SimpleObject)]
pub struct PipelineCoverageDay {
    /// The date whose impressions the jobs compute.
    date: Date,
    /// Numbers of markets by the state of this day.
    counts: PipelineCoverageCounts,
}

/// The state of the jobs of a market on each day of a coverage.
#[derive(Clone, SimpleObject)]
pub struct MarketCoverage {
    /// The market's number.
    market_id: i32,
    /// The market's name, or its hash if it has no name.
    market_label: String,
    /// The market.
    market: Market,
    /// The state of each day, in the order of `PipelineCoverage.days`: of its jobs of the types of the filter.
    states: Vec<PipelineCoverageState>,
    /// Numbers of days by state.
    counts: PipelineCoverageCounts,
}

pub struct PipelineCoverageCell {
    row: MarketCoverage,
    date: Date,
    state: PipelineCoverageState,
}

/// The state of the jobs of a market on a day.
#[object(row)]
impl PipelineCoverageCell {
    /// The market's number.
    async fn market_id(&self) -> i32 {
        self.row.market_id
    }

    /// The market's name, or its hash if it has no name.
    async fn market_label(&self) -> &str {
        &self.row.market_label
    }

    /// The market.
    #[per_row]
    async fn market(&self) -> &Market {
        &self.row.market
    }

    /// The date whose impressions the jobs compute.
    async fn date(&self) -> Date {
        self.date
    }

    /// The state of its jobs of the types of the coverage's filter.
    async fn state(&self) -> PipelineCoverageState {
        self.state
    }
}

connection_node!(PipelineCoverageCell, "A market on a day", "markets on days");

/// Selects the cells of a coverage.
#[derive(Default, InputObject)]
pub struct PipelineCoverageCellFilter {
    /// Cells in any of these states.
    states: Option<HashSet<PipelineCoverageState>>,
    /// Cells of these days.
    dates: Option<DateRangeInput>,
}

/// Sort fields of the cells of a coverage. Ties are sorted by market, then by date.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum PipelineCoverageCellOrderField {
    /// The market, by name.
    Market,
    /// The date.
    Date,
}

impl OrderField for PipelineCoverageCellOrderField {
    const DEFAULT: (Self, OrderDirection) = (Self::Market, OrderDirection::Asc);
}

/// Numbers of days or markets by the state of their jobs.
#[derive(Clone, Copy, SimpleObject)]
pub struct PipelineCoverageCounts {
    /// Without a job.
    missing: usize,
    /// Without a known job, while one of the two lists of jobs could not be read.
    unknown: usize,
    /// With completed jobs only.
    completed: usize,
    /// With a failed job, and none that is pending or running.
    failed: usize,
    /// With a job that is pending or running.
    running: usize,
}

impl From<StateCounts> for PipelineCoverageCounts {
    fn from(counts: StateCounts) -> Self {
        let StateCounts {
            missing,
            unknown,
            completed,
            failed,
            running,
        } = counts;
        Self {
            missing,
            unknown,
            completed,
            failed,
            running,
        }
    }
}

/// Selects the markets and jobs of a coverage.
#[derive(Default, InputObject)]
pub struct PipelineCoverageFilter {
    /// Markets with any of these numbers, active or not. Defaults to all active markets.
    market_ids: Option<HashSet<i32>>,
    /// Words to find in the name or hash of the market, in any order, regardless of case and accents.
    text: Option<String>,
    /// Counts only jobs of any of these types. Defaults to all types.
    types: Option<HashSet<PipelineJobType>>,
    /// Markets with a day in any of these states.
    states: Option<HashSet<PipelineCoverageState>>,
}

impl PipelineCoverageFilter {
    fn markets(&self, markets: &Markets) -> Vec<Market> {
        let text = FilterText::new(self.text.as_deref());
        let mut chosen = match &self.market_ids {
            Some(market_ids) => markets.with_numbers(market_ids),
            None => markets.active(),
        };
        chosen.retain(|market| text.matches(&[Market::label(Some(market), ""), market.hash()]));
        chosen
    }

    fn states(
        &self,
        market: &Market,
        jobs: &JobUnion,
        days: &[NaiveDate],
        without: PipelineCoverageState,
    ) -> Vec<PipelineCoverageState> {
        let jobs = jobs_of_market(jobs, market.hash());
        let is_counted = |job: &CoverageJob<'_>| {
            let types = self.types.as_ref();
            types.is_none_or(|types| types.contains(&job.kind))
        };
        rules::coverage(jobs.filter(is_counted), days, without)
    }

    fn keeps(&self, states: &[PipelineCoverageState]) -> bool {
        let wanted = self.states.as_ref();
        wanted.is_none_or(|wanted| states.iter().any(|state| wanted.contains(state)))
    }
}

impl PipelineCoverage {
    fn cells_page(
        &self,
        context: &RequestContext,
        args: &ListArgs<PipelineCoverageCellFilter, PipelineCoverageCellOrderField>,
    ) -> Result<Connection<PipelineCoverageCell>> {
        let ListArgs {
            filter,
            order,
            page,
        } = args;
        let days = DayFilter::of(context, "dates", filter.dates.as_ref())?;
        let width = self.days.len();
        let cell = |at: u32| {
            let (row, day) = (at as usize / width, at as usize % width);
            let row = &self.markets[row];
            (row, self.days[day].date, row.states[day])
        };
        let mut positions: Vec<u32> = (0..(self.markets.len() * width) as u32)
            .filter(|at| {
                let (_, date, state) = cell(*at);
                is_any_of(filter.states.as_ref(), Some(&state)) && days.keeps_day(Some(date.0))
            })
            .collect();
        let place = |at| {
            let (row, date, _) = cell(at);
            let name = Some(SortValue::text(&row.market_label));
            let (number, date) = (Some(row.market_id.into()), Some(date.0.into()));
            Place::of(match order.field {
                PipelineCoverageCellOrderField::Market => [name, number, date],
                PipelineCoverageCellOrderField::Date => [date, name, number],
            })
        };
        sort_by_place(&mut positions, order.direction, place);
        Connection::new(page, &positions, order.direction, place, |at| {
            let (row, date, state) = cell(at);
            PipelineCoverageCell {
                row: row.clone(),
                date,
                state,
            }
        })
    }
}

/// The jobs of a market that have a date.
pub(super) fn jobs_of_market<'a>(
    jobs: &'a JobUnion,
    hash: &str,
) -> impl Iterator<Item = CoverageJob<'a>> {
    let rows = jobs.table.rows();
    jobs.of_market(hash).iter().filter_map(|position| {
        let row = &rows[*position as usize];
        Some(CoverageJob {
            date: row.date?,
            kind: PipelineJobType::of(&row.job_type),
            match_group: row.match_group.as_deref(),
            phase: rules::phase(&row.status),
            started_at: row.processing_start_time,
        })
    })
}

impl PipelineCoverage {
    /// The coverage of the days, by default of the 7 days up to yesterday.
    ///
    /// # Errors
    /// BAD_USER_INPUT if the days are invalid or too many; otherwise those of the calls.
    pub(super) async fn read(
        context: &RequestContext,
        dates: Option<DateRangeInput>,
        filter: &PipelineCoverageFilter,
    ) -> Result<Self> {
        let dates = dates.unwrap_or(DateRangeInput {
            preset: DatePreset::Last7,
            from: None,
            to: None,
        });
        let days =
            rules::covered_days(days_of(&dates, context.today())?).map_err(Error::bad_input)?;
        let pipeline = context.pipeline();
        let (found, markets) =
            tokio::try_join!(rest::pipeline_jobs(&pipeline), Markets::read(context))?;
        let without = match found.missing {
            None => PipelineCoverageState::Missing,
            Some(_) => PipelineCoverageState::Unknown,
        };
        let markets: Vec<MarketCoverage> = filter
            .markets(&markets)
            .into_iter()
            .map(|market| {
                let states = filter.states(&market, &found.jobs, &days, without);
                MarketCoverage::new(market, states)
            })
            .filter(|row| filter.keeps(&row.states))
            .collect();
        let of_day = |day: usize| markets.iter().map(move |row| row.states[day]);
        Ok(Self {
            days: days
                .iter()
                .enumerate()
                .map(|(position, date)| PipelineCoverageDay {
                    date: Date(*date),
                    counts: StateCounts::of(of_day(position)).into(),
                })
                .collect(),
            counts: StateCounts::of((0..days.len()).flat_map(of_day)).into(),
            markets,
            missing_jobs: found.missing.map(MissingPipelineJobs::of),
        })
    }
}

/// The active markets without jobs for some days.
pub(crate) struct CoverageGaps {
    /// The number of days examined.
    pub(crate) days: usize,
    /// The markets, by name.
    pub(crate) markets: Vec<MarketGap>,
    /// The list of jobs that could not be read. No day is then known to be without a job.
    pub(crate) missing_jobs: Option<MissingPipelineJobs>,
}

/// A market without jobs for some days.
pub(crate) struct MarketGap {
    /// The market.
    pub(crate) market: Market,
    /// The days, earliest first.
    pub(crate) missing: Vec<NaiveDate>,
}

impl PipelineCoverage {
    /// The active markets without jobs for some of the default days. The jobs of a day appear only after it has ended
    /// in UTC, which may be hours after it has ended for the caller. A day that has not ended in UTC does not count,
    /// nor does the last one until a market has a job for it. Costs the same calls as the coverage.
    ///
    /// # Errors
    /// Those of the calls.
    pub(crate) async fn gaps(context: &RequestContext) -> Result<CoverageGaps> {
        let coverage = Self::read(context, None, &PipelineCoverageFilter::default()).await?;
        let days: Vec<NaiveDate> = coverage.days.iter().map(|day| day.date.0).collect();
        let is_begun = |day: usize| {
            let of_day = |row: &MarketCoverage| row.states[day] != PipelineCoverageState::Missing;
            coverage.markets.iter().any(of_day)
        };
        let days = rules::days_due(&days, context.now().date_naive(), is_begun).to_vec();
        let gaps = coverage.markets.into_iter().filter_map(|row| {
            let states = days.iter().zip(row.states);
            let missing = states.filter(|(_, state)| *state == PipelineCoverageState::Missing);
            let missing: Vec<NaiveDate> = missing.map(|(day, _)| *day).collect();
            (!missing.is_empty()).then_some(MarketGap {
                market: row.market,
                missing,
            })
        });
        Ok(CoverageGaps {
            days: days.len(),
            markets: gaps.collect(),
            missing_jobs: coverage.missing_jobs,
        })
    }
}

impl MarketCoverage {
    fn new(market: Market, states: Vec<PipelineCoverageState>) -> Self {
        Self {
            market_id: market.number(),
            market_label: Market::label(Some(&market), market.hash()).to_owned(),
            counts: StateCounts::of(states.iter().copied()).into(),
            market,
            states,
        }
    }
}
