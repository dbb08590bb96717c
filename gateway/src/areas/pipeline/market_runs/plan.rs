//! The runs that a request would start.

use std::collections::BTreeSet;

use chrono::NaiveDate;
use gateway_macros::SimpleObject;

use super::{MarketRun, MarketRunKey};
use crate::areas::markets::Market;
use crate::areas::pipeline::rest::{MarketRunJobType, PipelineRunType};
use crate::areas::pipeline::rules::{self, InvalidDates};
use crate::caller::Caller;
use crate::error::Result;
use crate::graph::dates::day_label;
use crate::graph::payload::{UserError, UserErrorCode};

/// The runs that a mutation with the same input would start: one call to the pipeline service for each.
#[derive(SimpleObject)]
pub struct MarketRunPlan {
    /// Number of runs.
    run_count: usize,
    /// The runs, by market and then by date.
    runs: Vec<MarketRun>,
    /// Names of the campaign's markets that do not exist. They are skipped.
    unknown_markets: Vec<String>,
    /// What is wrong with the input; empty if it is valid. If not empty, there are no runs.
    errors: Vec<UserError>,
}

/// The input of a mutation that runs markets for dates.
pub trait PlanInput: Send + Sync + 'static {
    /// The type that the mutation returns.
    const PAYLOAD: &'static str;

    /// The runs that the input requests, or what is wrong with it.
    fn plan(self, caller: &Caller) -> impl Future<Output = Result<Planned>> + Send;
}

/// Runs to start, or what is wrong with the input.
pub type Planned = std::result::Result<Runs, Vec<UserError>>;

/// Runs to start, with the values they share.
pub struct Runs {
    pub runs: Vec<MarketRun>,
    pub unknown_markets: Vec<String>,
    pub run_type: PipelineRunType,
    pub details: Option<Details>,
}

/// Fields that the runs of a campaign's form do not have.
pub struct Details {
    pub job_type: MarketRunJobType,
    pub match_group: String,
    pub customer_id: Option<i32>,
    pub campaign_id: Option<i32>,
}

/// The runs that a mutation with this input would start. Starts nothing.
pub async fn plan(caller: &Caller, input: impl PlanInput) -> Result<MarketRunPlan> {
    Ok(match input.plan(caller).await? {
        Ok(planned) => MarketRunPlan {
            run_count: planned.runs.len(),
            runs: planned.runs,
            unknown_markets: planned.unknown_markets,
            errors: Vec::new(),
        },
        Err(errors) => MarketRunPlan {
            run_count: 0,
            runs: Vec::new(),
            unknown_markets: Vec::new(),
            errors,
        },
    })
}

/// The dates of an input, or the errors of the offending fields.
pub fn dates(
    start: &str,
    end: Option<&str>,
) -> std::result::Result<Vec<NaiveDate>, Vec<UserError>> {
    let error = |invalid: InvalidDates| rejected(invalid.message()).at(invalid.field());
    rules::run_dates(start, end).map_err(|invalid| invalid.into_iter().map(error).collect())
}

/// The runs of markets for dates; if `only` is given, only those in it.
pub fn runs(
    markets: &[Market],
    dates: &[NaiveDate],
    only: Option<Vec<MarketRunKey>>,
) -> std::result::Result<Vec<MarketRun>, UserError> {
    let all = markets
        .iter()
        .flat_map(|market| dates.iter().map(|date| MarketRun::new(market, *date)));
    let Some(only) = only else {
        return Ok(all.collect());
    };
    let mut wanted: BTreeSet<MarketRunKey> = only.into_iter().collect();
    let runs = all.filter(|run| wanted.remove(&run.key())).collect();
    match wanted.first() {
        None => Ok(runs),
        Some(MarketRunKey { market_id, date }) => {
            let day = day_label(date.0);
            let message = format!("The run of market {market_id} for {day} is not part of this.");
            Err(rejected(message).at("only"))
        }
    }
}

pub fn rejected(message: impl Into<String>) -> UserError {
    UserError::new(UserErrorCode::Rejected, message)
}
