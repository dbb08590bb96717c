//! Making a developers' call.

use async_graphql::{Context, InputObject, Object, SimpleObject};

use super::developer_test::DeveloperTestName;
use super::rest::{self, AssetBody};
use crate::answers::{UserError, UserErrorCode};
use crate::error::{Code, Field, Result, field};
use crate::schema::semantic_non_null;
use crate::session::{Session, session};

/// The call to make.
#[derive(InputObject)]
pub struct RunDeveloperTestInput {
    /// Which call.
    name: DeveloperTestName,
    /// The asset; only for ASSET_HEALTH.
    asset_id: Option<i32>,
    /// The provider of the asset; only for ASSET_HEALTH.
    provider_name: Option<String>,
}

/// What came of a developers' call.
#[derive(SimpleObject)]
pub struct DeveloperTestOutcome {
    /// Whether the service answered 200 or 201; nothing else counts.
    succeeded: bool,
    /// The HTTP status; null when nothing was answered.
    status: Option<i32>,
    /// What to say of it in a sentence.
    summary: String,
    /// How long the answer took, in milliseconds; null when nothing was answered.
    duration_ms: Option<i64>,
    /// The answer as it is, JSON laid out for reading; empty when it is empty, null when nothing was answered.
    answer: Option<String>,
}

/// What came of a developers' call, or why it was not made.
#[derive(SimpleObject)]
pub struct RunDeveloperTestPayload {
    /// What came of it; null when it was not made.
    outcome: Option<DeveloperTestOutcome>,
    /// Why it was not made; empty when it was.
    errors: Vec<UserError>,
}

/// Mutations of this area.
#[derive(Default)]
pub struct DevMutation;

/// Mutations of this area.
#[Object]
impl DevMutation {
    /// Makes a developers' call once and hands on its answer. A call that fails is an outcome, no error.
    #[graphql(directive = semantic_non_null::apply(None))]
    async fn run_developer_test(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The call.")] input: RunDeveloperTestInput,
    ) -> Field<RunDeveloperTestPayload> {
        field(run(session(ctx), &input)).await
    }
}

async fn run(session: &Session, input: &RunDeveloperTestInput) -> Result<RunDeveloperTestPayload> {
    let test = input.name.test();
    let asset = match (
        test.needs_asset,
        input.asset_id,
        input.provider_name.as_deref(),
    ) {
        (false, ..) => None,
        (true, Some(asset_id), Some(provider_name)) if !provider_name.trim().is_empty() => {
            Some(AssetBody {
                asset_id,
                provider_name: provider_name.trim(),
            })
        }
        _ => {
            let words = "An asset id and a provider name are required.";
            return Ok(RunDeveloperTestPayload {
                outcome: None,
                errors: vec![UserError::new(UserErrorCode::Rejected, words)],
            });
        }
    };
    let outcome = match rest::run(&session.main(), test, asset.as_ref()).await {
        Ok(probe) => {
            let succeeded = matches!(probe.status, 200 | 201);
            let fallback = if succeeded {
                "It succeeded."
            } else {
                "It failed."
            };
            DeveloperTestOutcome {
                succeeded,
                status: Some(probe.status.into()),
                summary: probe.message.unwrap_or_else(|| fallback.to_owned()),
                duration_ms: i64::try_from(probe.elapsed.as_millis()).ok(),
                answer: Some(laid_out(probe.body)),
            }
        }
        Err(error) if error.code() == Code::Unauthenticated => return Err(error),
        Err(error) => DeveloperTestOutcome {
            succeeded: false,
            status: None,
            summary: error.message().to_owned(),
            duration_ms: None,
            answer: None,
        },
    };
    Ok(RunDeveloperTestPayload {
        outcome: Some(outcome),
        errors: Vec::new(),
    })
}

/// JSON laid out for reading; any other text as it is.
fn laid_out(body: String) -> String {
    serde_json::from_str::<serde_json::Value>(&body)
        .ok()
        .and_then(|json| serde_json::to_string_pretty(&json).ok())
        .unwrap_or(body)
}
