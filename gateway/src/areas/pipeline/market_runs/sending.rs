//! Starting runs.

use std::borrow::Cow;
use std::marker::PhantomData;

use async_graphql::TypeName;
use gateway_macros::object;

use super::plan::{PlanInput, Runs, decided};
use super::{MarketRun, MarketRunOutcome};
use crate::areas::pipeline::rest::{self, MarketRunBody, MarketRunDetails};
use crate::error::Result;
use crate::graph::payload::{UserError, accepted};
use crate::graph::{audit, bulk};
use crate::request::RequestContext;

/// What the mutation with this input returns.
pub struct MarketRunsPayload<I> {
    outcomes: Vec<MarketRunOutcome>,
    errors: Vec<UserError>,
    input: PhantomData<I>,
}

impl<I: PlanInput> TypeName for MarketRunsPayload<I> {
    fn type_name() -> Cow<'static, str> {
        Cow::Borrowed(I::PAYLOAD)
    }
}

/// The outcome of each run, or why none was started.
#[object(name_type)]
impl<I: PlanInput> MarketRunsPayload<I> {
    /// The outcomes, in the order of the plan; empty if the input was refused.
    async fn outcomes(&self) -> &[MarketRunOutcome] {
        &self.outcomes
    }

    /// Why nothing was started; empty if there are outcomes.
    async fn errors(&self) -> &[UserError] {
        &self.errors
    }
}

impl<I> audit::Payload for MarketRunsPayload<I> {
    fn error(&self) -> Option<&UserError> {
        let of_runs = self.outcomes.iter().filter_map(|run| run.error.as_ref());
        audit::deciding(self.errors.iter().chain(of_runs))
    }

    /// The key of a run is the number of its market and its date.
    fn objects(&self) -> Vec<String> {
        let outcomes = self
            .outcomes
            .iter()
            .map(|MarketRunOutcome { run, error, .. }| {
                (format!("{}.{}", run.market_id, run.date.0), error.as_ref())
            });
        audit::outcomes(outcomes)
    }
}

/// Starts the requested runs, except those whose jobs are already pending or running. A failed run does not stop the others.
///
/// # Errors
/// If the input could not be checked, or the session is invalid and nothing was started.
pub async fn start<I: PlanInput>(
    context: &RequestContext,
    input: I,
) -> Result<MarketRunsPayload<I>> {
    context.forget_reads();
    let mut runs = match decided(context, input, I::HAS_DETAILS).await? {
        Ok(runs) => runs,
        Err(errors) => {
            return Ok(MarketRunsPayload {
                outcomes: Vec::new(),
                errors,
                input: PhantomData,
            });
        }
    };
    let user = match runs.details {
        Some(_) => Some(context.signed_in_user().await?),
        None => None,
    };
    let run_by = user.as_ref().and_then(|user| user.display_name.as_deref());
    let chosen = std::mem::take(&mut runs.runs).into_iter().map(|run| {
        let has_hash = !run.market.hash().is_empty();
        let refusal = match has_hash {
            true => UserError::of_decision(run.start.clone()),
            false => Some(bulk::not_sent("The market has no hash.")),
        };
        (run, refusal)
    });
    let note = Some("The job may have been started.");
    let runs = &runs;
    let started = bulk::call_each(
        context,
        note,
        chosen.collect(),
        |run: MarketRun| async move {
            accepted(rest::run_market(&context.pipeline(), &body(&run, runs, run_by)).await)
        },
    );
    let outcomes = started.await?.into_iter().map(|(run, started)| {
        let error = started.err();
        MarketRunOutcome {
            run,
            is_done: error.is_none(),
            error,
        }
    });
    Ok(MarketRunsPayload {
        outcomes: outcomes.collect(),
        errors: Vec::new(),
        input: PhantomData,
    })
}

fn body<'a>(run: &'a MarketRun, runs: &'a Runs, run_by: Option<&'a str>) -> MarketRunBody<'a> {
    MarketRunBody {
        market: run.market.hash(),
        market_id: run.market_id,
        start_date: run.date.0,
        run_type: runs.run_type,
        details: runs.details.as_ref().map(|details| MarketRunDetails {
            run_by,
            job_type: details.job_type,
            match_group: &details.match_group,
            customer_id: details.customer_id,
            campaign_id: details.campaign_id,
        }),
    }
}
