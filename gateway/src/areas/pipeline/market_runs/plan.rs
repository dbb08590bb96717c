//! The runs that a request would start.

use std::collections::{BTreeSet, HashMap};

use chrono::NaiveDate;
use futures_util::future::OptionFuture;
use gateway_macros::SimpleObject;

use super::{MarketRun, MarketRunKey};
use crate::areas::markets::{Market, Markets};
use crate::areas::pipeline::pipeline_coverage::jobs_of_market;
use crate::areas::pipeline::rest::{self, MarketRunJobType, PipelineRunType};
use crate::areas::pipeline::rules::{self, InvalidDates, PipelineCoverageState, PipelineJobType};
use crate::error::Result;
use crate::graph::dates::day_label;
use crate::graph::payload::{UserError, UserErrorCode};
use crate::graph::prefetch::beside;
use crate::request::RequestContext;

/// The runs that an input requests, and which of them the mutation would start: one call to the pipeline service each.
#[derive(SimpleObject)]
pub struct MarketRunPlan {
    /// Number of runs that would start.
    run_count: usize,
    /// Number of runs that would not start, because their jobs are already pending or running.
    running_count: usize,
    /// All runs, by market and then by date.
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
    /// Whether the runs have [`Details`], which are sent with the caller's name.
    const HAS_DETAILS: bool;

    /// The dates of the runs, or what is wrong with the input itself.
    fn dates(&self) -> std::result::Result<Vec<NaiveDate>, Vec<UserError>>;

    /// Whether runs start even if their jobs are already pending or running.
    fn includes_running(&self) -> bool;

    /// The runs that the input requests on these dates, or what is wrong with it.
    fn runs(
        self,
        context: &RequestContext,
        dates: Vec<NaiveDate>,
    ) -> impl Future<Output = Result<Planned>> + Send;
}

/// Runs to start, or what is wrong with the input.
pub type Planned = std::result::Result<Runs, Vec<UserError>>;

/// Runs to start, with the values they share.
pub struct Runs {
    pub runs: Vec<MarketRun>,
    pub include_running: bool,
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

impl Runs {
    /// Finds the runs whose jobs are already pending or running, unless they are to be included.
    ///
    /// # Errors
    /// If neither list of jobs can be read.
    async fn decide(&mut self, context: &RequestContext) -> Result<()> {
        if self.include_running {
            return Ok(());
        }
        let found = rest::pipeline_jobs(&context.pipeline()).await?;
        let days: BTreeSet<NaiveDate> = self.runs.iter().map(|run| run.date.0).collect();
        let days: Vec<NaiveDate> = days.into_iter().collect();
        let group = self.details.as_ref().map(|details| &*details.match_group);
        let run_type = self.run_type;
        let mut of_markets = HashMap::new();
        for run in &mut self.runs {
            let states = of_markets.entry(run.market_id).or_insert_with(|| {
                let jobs = jobs_of_market(&found.jobs, run.market.hash()).filter(|job| {
                    // Either group may be unknown.
                    let groups = group.zip(job.match_group);
                    covers(run_type, job.kind) && groups.is_none_or(|(one, other)| one == other)
                });
                rules::coverage(jobs, &days, PipelineCoverageState::Missing)
            });
            if let Ok(day) = days.binary_search(&run.date.0) {
                run.start = rules::start(states[day]);
            }
        }
        Ok(())
    }
}

fn covers(run_type: PipelineRunType, kind: PipelineJobType) -> bool {
    match kind {
        PipelineJobType::Stationary => run_type != PipelineRunType::Transit,
        PipelineJobType::Transit => run_type != PipelineRunType::Stationary,
        PipelineJobType::Unrecognized => false,
    }
}

/// The runs that an input requests, and whether each would start. What that needs is read at once, and the signed-in user
/// too if it is needed to start them.
///
/// # Errors
/// If the markets, both lists of jobs, or the user cannot be read.
pub(super) async fn decided(
    context: &RequestContext,
    input: impl PlanInput,
    needs_user: bool,
) -> Result<Planned> {
    let dates = match input.dates() {
        Ok(dates) => dates,
        Err(errors) => return Ok(Err(errors)),
    };
    let pipeline = context.pipeline();
    let jobs = (!input.includes_running()).then(|| rest::pipeline_jobs(&pipeline));
    let user = needs_user.then(|| context.signed_in_user());
    let deciding = async {
        let mut planned = input.runs(context, dates).await?;
        if let Ok(runs) = &mut planned {
            runs.decide(context).await?;
            if needs_user {
                context.signed_in_user().await?;
            }
        }
        Ok(planned)
    };
    let (jobs, user) = (OptionFuture::from(jobs), OptionFuture::from(user));
    let reads = async { tokio::join!(Markets::read(context), jobs, user) };
    beside(deciding, reads).await
}

/// The runs that a mutation with this input would start. Starts nothing.
pub async fn plan(context: &RequestContext, input: impl PlanInput) -> Result<MarketRunPlan> {
    Ok(match decided(context, input, false).await? {
        Ok(planned) => {
            let run_count = planned.runs.iter().filter(|run| run.start.allowed).count();
            MarketRunPlan {
                run_count,
                running_count: planned.runs.len() - run_count,
                runs: planned.runs,
                unknown_markets: planned.unknown_markets,
                errors: Vec::new(),
            }
        }
        Err(errors) => MarketRunPlan {
            run_count: 0,
            running_count: 0,
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
    UserError::new(UserErrorCode::Invalid, message)
}
