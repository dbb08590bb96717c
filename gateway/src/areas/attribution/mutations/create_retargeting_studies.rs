//! Marking campaigns for retargeting.

use async_graphql::InputObject;
use gateway_macros::SimpleObject;

use crate::areas::attribution::data_partner::DataPartnerCode;
use crate::areas::attribution::rest::{self, Retargeted};
use crate::areas::attribution::rules;
use crate::error::Result;
use crate::graph::payload::{UserError, UserErrorCode, accepted};
use crate::request::RequestContext;

/// The campaigns to retarget, and the data partner.
#[derive(InputObject)]
pub struct CreateRetargetingStudiesInput {
    /// Numbers of the campaigns; at least one.
    campaign_ids: Vec<i32>,
    /// The data partner; required.
    data_partner: Option<DataPartnerCode>,
}

/// The new studies, or why none were created.
#[derive(SimpleObject)]
pub struct CreateRetargetingStudiesPayload {
    /// Numbers of the new studies, in the order of the service; null if the campaigns were not marked.
    study_ids: Option<Vec<i32>>,
    /// What was done, as a sentence to show; null if nothing was done.
    message: Option<String>,
    /// Why the campaigns were not marked; empty on success.
    errors: Vec<UserError>,
}

pub(super) async fn run(
    context: &RequestContext,
    input: CreateRetargetingStudiesInput,
) -> Result<CreateRetargetingStudiesPayload> {
    let refused = |errors| CreateRetargetingStudiesPayload {
        study_ids: None,
        message: None,
        errors,
    };
    let missing = |message, field| UserError::new(UserErrorCode::Invalid, message).at(field);
    let mut errors = Vec::new();
    if input.campaign_ids.is_empty() {
        errors.push(missing(rules::MISSING_CAMPAIGN, "campaignIds"));
    }
    let Some(partner) = input.data_partner.filter(|_| errors.is_empty()) else {
        if input.data_partner.is_none() {
            errors.push(missing(rules::MISSING_PARTNER, "dataPartner"));
        }
        return Ok(refused(errors));
    };
    let main = context.main();
    let written = rest::create_retargeting_studies(&main, &input.campaign_ids, partner.name());
    Ok(match accepted(written.await)? {
        Ok(answer) => {
            let answer = Retargeted::of(&answer);
            let study_ids = answer.study_ids();
            let message = rules::success_message(
                answer.message.as_deref(),
                input.campaign_ids.len(),
                &study_ids,
            );
            CreateRetargetingStudiesPayload {
                study_ids: Some(study_ids),
                message: Some(message),
                errors: Vec::new(),
            }
        }
        Err(error) => refused(vec![error]),
    })
}
