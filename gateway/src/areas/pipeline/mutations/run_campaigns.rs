//! Running campaigns.

use async_graphql::InputObject;
use gateway_macros::SimpleObject;

use crate::areas::pipeline::rest::{self, CampaignRunJobType};
use crate::areas::pipeline::rules;
use crate::caller::Caller;
use crate::error::Result;
use crate::graph::payload::{UserError, UserErrorCode, accepted};
use crate::upstream::Answer;

/// The campaigns to run.
#[derive(InputObject)]
pub struct RunCampaignsInput {
    /// Numbers of 1 to 10 campaigns, separated by commas, such as "221023,221024".
    campaign_ids: String,
    /// Which part of the pipeline is repeated. BRONZE and SILVER are for developers.
    job_type: CampaignRunJobType,
}

/// The service's message, or why the campaigns were not run.
#[derive(SimpleObject)]
pub struct RunCampaignsPayload {
    /// The service's message, such as "2 campaigns submitted."; null if it sent none, or if the campaigns were not run.
    message: Option<String>,
    /// Why the campaigns were not run; empty on success.
    errors: Vec<UserError>,
}

pub(super) async fn run(caller: &Caller, input: RunCampaignsInput) -> Result<RunCampaignsPayload> {
    let refused = |errors| RunCampaignsPayload {
        message: None,
        errors,
    };
    let mut errors = Vec::new();
    if input.job_type.is_for_developers() {
        let decision = input.job_type.run_by(caller.roles().await?);
        errors.extend(UserError::of_decision(decision).map(|error| error.at("jobType")));
    }
    let campaign_ids = rules::campaign_ids(&input.campaign_ids)
        .map_err(|message| {
            let error = UserError::new(UserErrorCode::Rejected, message);
            errors.push(error.at("campaignIds"));
        })
        .unwrap_or_default();
    if !errors.is_empty() {
        return Ok(refused(errors));
    }
    let user = caller.signed_in_user().await?;
    let (pipeline, run_by) = (caller.pipeline(), user.display_name.as_deref());
    let written = rest::run_campaigns(&pipeline, run_by, &campaign_ids, input.job_type).await;
    Ok(match accepted(written)? {
        Ok(answer) => RunCampaignsPayload {
            message: message(&answer),
            errors: Vec::new(),
        },
        Err(error) => refused(vec![error]),
    })
}

fn message(answer: &Answer) -> Option<String> {
    let message = answer.whole().get("message")?.text()?;
    Some(message.trim().to_owned()).filter(|message| !message.is_empty())
}
