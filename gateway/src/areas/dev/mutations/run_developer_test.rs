//! A developers' call and what came of it.

use async_graphql::{InputObject, SimpleObject};
use tokio::time::Instant;

use crate::areas::dev::rest::{self, AssetBody};
use crate::areas::dev::rules::{self, DeveloperTestName};
use crate::error::{Code, Result};
use crate::graph::payload::UserError;
use crate::graph::scalars::DateTime;
use crate::session::Session;

/// The call to make.
#[derive(InputObject)]
pub struct RunDeveloperTestInput {
    /// Which call.
    name: DeveloperTestName,
    /// The asset; only for ASSET_HEALTH, which needs it.
    asset_id: Option<i32>,
    /// The provider of the asset; only for ASSET_HEALTH, which needs it.
    provider_name: Option<String>,
}

/// What came of a developers' call.
#[derive(SimpleObject)]
pub struct DeveloperTestOutcome {
    /// Whether the service answered 200 or 201; nothing else counts.
    succeeded: bool,
    /// The HTTP status; null when nothing was answered.
    status: Option<i32>,
    /// When the call was made.
    ran_at: DateTime,
    /// How long it took until the answer was there, or until it was given up, in milliseconds.
    duration_ms: i32,
    /// The answer, word for word; empty when it is empty, null when nothing was answered.
    answer: Option<String>,
    /// Whether the answer has more than 4 MB, of which only the first 4 are here.
    is_answer_cut: bool,
    /// Why nothing was answered, in a sentence; null when something was.
    failure: Option<String>,
}

/// What came of a developers' call, or why it was not made.
#[derive(SimpleObject)]
pub struct RunDeveloperTestPayload {
    /// What came of it; null when it was not made.
    outcome: Option<DeveloperTestOutcome>,
    /// Why it was not made; empty when it was.
    errors: Vec<UserError>,
}

pub(super) async fn run(
    session: &Session,
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
    let answered = rest::run(
        &session.main(),
        test.method.into(),
        test.call,
        asset.as_ref(),
    )
    .await;
    let ran_at = DateTime(session.now());
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
        Err(error) if error.code() == Code::Unauthenticated => return Err(error),
        Err(error) => DeveloperTestOutcome {
            succeeded: false,
            status: None,
            ran_at,
            duration_ms,
            answer: None,
            is_answer_cut: false,
            failure: Some(error.message().to_owned()),
        },
    };
    Ok(RunDeveloperTestPayload {
        outcome: Some(outcome),
        errors: Vec::new(),
    })
}
