//! Runs a developer test.

use async_graphql::InputObject;
use gateway_macros::SimpleObject;
use tokio::time::Instant;

use crate::areas::dev::rest::{self, AssetBody};
use crate::areas::dev::rules::{self, DeveloperTestName};
use crate::error::{Code, MAY_BE_DONE, Result, with_sentence};
use crate::graph::payload::UserError;
use crate::graph::scalars::DateTime;
use crate::request::RequestContext;

/// The test to run.
#[derive(InputObject)]
pub struct RunDeveloperTestInput {
    /// The test.
    name: DeveloperTestName,
    /// Number of the asset. Required for ASSET_HEALTH, ignored for other tests.
    asset_id: Option<i32>,
    /// Name of the asset's provider. Required for ASSET_HEALTH, ignored for other tests.
    provider_name: Option<String>,
}

/// The outcome of a developer test.
#[derive(SimpleObject)]
pub struct DeveloperTestOutcome {
    /// Whether the service responded with status 200 or 201.
    succeeded: bool,
    /// HTTP status of the response; null if there was no response.
    status: Option<i32>,
    /// Time of the call.
    ran_at: DateTime,
    /// Time until the response arrived or the call was aborted, in milliseconds.
    duration_ms: i32,
    /// Body of the response, unchanged; null if there was no response.
    answer: Option<String>,
    /// Whether the body was longer than 4 MB. `answer` then has the first 4 MB.
    is_answer_cut: bool,
    /// Why there was no response, as a sentence, and whether a test that changes data may have been done nevertheless; null
    /// if there was a response.
    failure: Option<String>,
}

/// The outcome of a developer test, or why it was not run.
#[derive(SimpleObject)]
pub struct RunDeveloperTestPayload {
    /// The outcome; null if the test was not run.
    outcome: Option<DeveloperTestOutcome>,
    /// Why the test was not run; empty on success.
    errors: Vec<UserError>,
}

pub(super) async fn run(
    context: &RequestContext,
    input: &RunDeveloperTestInput,
) -> Result<RunDeveloperTestPayload> {
    let test = input.name.test();
    let asset = if test.needs_asset {
        match rules::asset(input.asset_id, input.provider_name.as_deref()) {
            Ok((asset_id, provider_name)) => Some(AssetBody {
                asset_id,
                provider_name,
            }),
            Err(wrong) => {
                return Ok(RunDeveloperTestPayload {
                    outcome: None,
                    errors: rules::rejections(wrong),
                });
            }
        }
    } else {
        None
    };
    let started = Instant::now();
    let answered = rest::run(&context.main(), test.call, asset.as_ref()).await;
    let ran_at = DateTime(context.now());
    let duration_ms = i32::try_from(started.elapsed().as_millis()).unwrap_or(i32::MAX);
    let outcome = match answered {
        Ok(response) => DeveloperTestOutcome {
            succeeded: rules::is_success(response.status),
            status: Some(response.status.into()),
            ran_at,
            duration_ms,
            answer: Some(response.body),
            is_answer_cut: response.is_truncated,
            failure: None,
        },
        Err(error) if matches!(error.code(), Code::Unauthenticated | Code::LimitExceeded) => {
            return Err(error);
        }
        Err(error) => DeveloperTestOutcome {
            succeeded: false,
            status: None,
            ran_at,
            duration_ms,
            answer: None,
            is_answer_cut: false,
            failure: Some(
                match test.call.changes_data() && error.is_outcome_unknown() {
                    true => with_sentence(error.message(), MAY_BE_DONE),
                    false => error.message().to_owned(),
                },
            ),
        },
    };
    Ok(RunDeveloperTestPayload {
        outcome: Some(outcome),
        errors: Vec::new(),
    })
}
