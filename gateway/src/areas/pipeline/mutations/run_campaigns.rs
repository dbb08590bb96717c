//! Running campaigns.

use async_graphql::InputObject;
use gateway_macros::SimpleObject;

use crate::areas::pipeline::rest::{self, CampaignRunJobType};
use crate::areas::pipeline::rules;
use crate::error::Result;
use crate::graph::payload::{UserError, UserErrorCode, accepted};
use crate::request::RequestContext;
use crate::upstream::WriteResponse;

/// The campaigns to run, as numbers or as text.
#[derive(InputObject)]
pub struct RunCampaignsInput {
    /// 1 to 10 campaigns, by number.
    campaign_ids: Option<Vec<i32>>,
    /// The numbers as typed by a user, separated by commas, such as "221023, 221024". Not together with `campaignIds`.
    campaign_id_text: Option<String>,
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

impl RunCampaignsInput {
    /// The campaigns in the service's format, or what is wrong with them.
    fn ids(&self) -> std::result::Result<String, UserError> {
        let rejected =
            |message: String, field| UserError::new(UserErrorCode::Invalid, message).at(field);
        match (&self.campaign_ids, &self.campaign_id_text) {
            (Some(_), Some(_)) => Err(rejected(
                "Give the campaigns either as numbers or as text.".to_owned(),
                "campaignIdText",
            )),
            (Some(ids), None) => {
                let ids: Vec<String> = ids.iter().map(i32::to_string).collect();
                rules::campaign_ids(&ids.join(","))
                    .map_err(|message| rejected(message, "campaignIds"))
            }
            (None, text) => rules::campaign_ids(text.as_deref().unwrap_or_default())
                .map_err(|message| rejected(message, "campaignIdText")),
        }
    }
}

pub(super) async fn run(
    context: &RequestContext,
    input: RunCampaignsInput,
) -> Result<RunCampaignsPayload> {
    let refused = |errors| RunCampaignsPayload {
        message: None,
        errors,
    };
    let mut errors = Vec::new();
    if input.job_type.is_for_developers() {
        let decision = input.job_type.run_by(context.roles().await?);
        errors.extend(UserError::of_decision(decision).map(|error| error.at("jobType")));
    }
    let campaign_ids = input.ids();
    errors.extend(campaign_ids.as_ref().err().cloned());
    let campaign_ids = campaign_ids.unwrap_or_default();
    if !errors.is_empty() {
        return Ok(refused(errors));
    }
    let user = context.signed_in_user().await?;
    let (pipeline, run_by) = (context.pipeline(), user.display_name.as_deref());
    let written = rest::run_campaigns(&pipeline, run_by, &campaign_ids, input.job_type).await;
    Ok(match accepted(written)? {
        Ok(answer) => RunCampaignsPayload {
            message: message(&answer),
            errors: Vec::new(),
        },
        Err(error) => refused(vec![error]),
    })
}

fn message(answer: &WriteResponse) -> Option<String> {
    let message = answer.get("message")?.text()?;
    Some(message.trim().to_owned()).filter(|message| !message.is_empty())
}
