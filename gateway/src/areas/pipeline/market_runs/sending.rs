//! Starting runs.

use std::borrow::Cow;
use std::marker::PhantomData;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use async_graphql::TypeName;
use futures_util::{StreamExt, stream};
use gateway_macros::object;
use tokio::time::Instant;

use super::plan::{PlanInput, Runs};
use super::{MarketRun, MarketRunOutcome};
use crate::areas::pipeline::rest::{self, MarketRunBody, MarketRunDetails};
use crate::caller::Caller;
use crate::error::{Code, Error, Result, with_sentence};
use crate::graph::audit;
use crate::graph::payload::{UserError, UserErrorCode, accepted};

/// The maximum number of concurrent calls.
const AT_ONCE: usize = 5;
/// New calls are started only this long, so that the last ones end within the time of the request.
const STARTED_WITHIN: Duration = Duration::from_secs(12);

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
        self.errors.iter().chain(of_runs).next()
    }

    fn objects(&self) -> Vec<String> {
        Vec::new()
    }
}

/// Starts the requested runs. A failed run does not stop the others.
///
/// # Errors
/// If the input could not be checked, or the session is invalid and nothing was started.
pub async fn start<I: PlanInput>(caller: &Caller, input: I) -> Result<MarketRunsPayload<I>> {
    let mut runs = match input.plan(caller).await? {
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
        Some(_) => Some(caller.signed_in_user().await?),
        None => None,
    };
    let run_by = user.as_ref().and_then(|user| user.display_name.as_deref());
    let chosen = std::mem::take(&mut runs.runs);
    let sending = Sending {
        caller,
        run_by,
        runs: &runs,
        until: Instant::now() + STARTED_WITHIN,
        is_session_over: AtomicBool::new(false),
    };
    let outcomes: Vec<MarketRunOutcome> = stream::iter(chosen)
        .map(|run| sending.outcome(run))
        .buffered(AT_ONCE)
        .collect()
        .await;
    let is_anything_sent = outcomes.iter().any(|outcome| outcome.is_sent);
    if sending.is_session_over.into_inner() && !is_anything_sent {
        return Err(Error::unauthenticated());
    }
    Ok(MarketRunsPayload {
        outcomes,
        errors: Vec::new(),
        input: PhantomData,
    })
}

/// Runs that are being started.
struct Sending<'a> {
    caller: &'a Caller,
    run_by: Option<&'a str>,
    runs: &'a Runs,
    /// When to stop starting calls.
    until: Instant,
    is_session_over: AtomicBool,
}

impl Sending<'_> {
    async fn outcome(&self, run: MarketRun) -> MarketRunOutcome {
        let error = self.send(&run).await.err();
        MarketRunOutcome {
            run,
            is_sent: error.is_none(),
            error,
        }
    }

    async fn send(&self, run: &MarketRun) -> std::result::Result<(), UserError> {
        let hash = run.market.hash();
        if hash.is_empty() {
            return Err(not_sent("The market has no hash."));
        }
        if self.is_session_over.load(Ordering::Relaxed) {
            return Err(not_sent("The session has ended, so this was not sent."));
        }
        if Instant::now() >= self.until {
            return Err(not_sent("There was no time left to send this.").may_be_retried());
        }
        let body = MarketRunBody {
            market: hash,
            market_id: run.market_id,
            start_date: run.date.0,
            run_type: self.runs.run_type,
            details: self.runs.details.as_ref().map(|details| MarketRunDetails {
                run_by: self.run_by,
                job_type: details.job_type,
                match_group: &details.match_group,
                customer_id: details.customer_id,
                campaign_id: details.campaign_id,
            }),
        };
        // Not earlier: a call that is not sent must not allow others.
        self.caller.allow_call();
        let written = rest::run_market(&self.caller.pipeline(), &body).await;
        match accepted(written) {
            Ok(answer) => answer.map(drop),
            Err(error) => Err(self.failure(&error)),
        }
    }

    fn failure(&self, error: &Error) -> UserError {
        if error.code() == Code::Unauthenticated {
            self.is_session_over.store(true, Ordering::Relaxed);
        }
        let message = error.user_message().unwrap_or_else(|| error.message());
        if error.is_unsent() {
            not_sent(message).may_be_retried()
        } else if error.is_outcome_unknown() {
            failed(with_sentence(message, "The job may have been started."))
        } else {
            failed(message)
        }
    }
}

fn not_sent(message: &str) -> UserError {
    UserError::new(UserErrorCode::NotSent, message)
}

fn failed(message: impl Into<String>) -> UserError {
    UserError::new(UserErrorCode::Failed, message)
}
