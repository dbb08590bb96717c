//! Runs of markets for dates: what a request would start, and starting it.

mod plan;
mod sending;

use async_graphql::InputObject;
use chrono::NaiveDate;
use gateway_macros::SimpleObject;

use crate::areas::markets::Market;
use crate::graph::decision::Decision;
use crate::graph::payload::UserError;
use crate::graph::scalars::Date;

pub use plan::{Details, MarketRunPlan, PlanInput, Planned, Runs, dates, plan, rejected, runs};
pub use sending::{MarketRunsPayload, start};

/// One run: a market on a date. It is one call to the pipeline service.
#[derive(Clone, SimpleObject)]
pub struct MarketRun {
    /// The market's number.
    market_id: i32,
    /// The market's name, or its hash if it has no name.
    market_label: String,
    /// The market.
    market: Market,
    /// The date.
    date: Date,
    /// Whether it would start: not while a job of its market, date, inventory and match group is pending or running,
    /// unless `includeRunning` is set. If one of the two lists of jobs cannot be read, only the jobs of the other count.
    start: Decision,
}

impl MarketRun {
    fn new(market: &Market, date: NaiveDate) -> Self {
        Self {
            market_id: market.number(),
            market_label: Market::label(Some(market), market.hash()).to_owned(),
            market: market.clone(),
            date: Date(date),
            start: Decision::allow(),
        }
    }

    fn key(&self) -> MarketRunKey {
        MarketRunKey {
            market_id: self.market_id,
            date: self.date,
        }
    }
}

/// Identifies one run of a plan.
#[derive(Clone, Copy, Debug, Eq, InputObject, Ord, PartialEq, PartialOrd)]
pub struct MarketRunKey {
    /// The market's number.
    market_id: i32,
    /// The date.
    date: Date,
}

/// The outcome of a run.
#[derive(SimpleObject)]
pub struct MarketRunOutcome {
    /// The run.
    run: MarketRun,
    /// Whether the service accepted it.
    is_done: bool,
    /// Why the run was not sent or not accepted; null if it was accepted.
    error: Option<UserError>,
}
