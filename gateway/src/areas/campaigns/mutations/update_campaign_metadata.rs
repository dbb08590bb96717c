//! Updates the metadata of a customer's campaigns.

use async_graphql::InputObject;
use gateway_macros::SimpleObject;

use crate::areas::campaigns::rest;
use crate::areas::customers::Customer;
use crate::error::Result;
use crate::graph::payload::{ChangedNode, UserError, accepted};
use crate::request::RequestContext;

/// The customer whose campaigns to update.
#[derive(InputObject)]
pub struct UpdateCampaignMetadataInput {
    /// The customer, by number.
    customer_id: i32,
}

/// The result of `updateCampaignMetadata`.
#[derive(SimpleObject)]
pub struct UpdateCampaignMetadataPayload {
    /// The customer; null if the update was rejected. Its campaigns are read again if selected.
    customer: ChangedNode<Customer>,
    /// The service's message; null if it sent none.
    message: Option<String>,
    /// Why the update was rejected; empty on success.
    errors: Vec<UserError>,
}

pub(super) async fn run(
    context: &RequestContext,
    input: &UpdateCampaignMetadataInput,
) -> Result<UpdateCampaignMetadataPayload> {
    let written = rest::update_campaign_metadata(&context.main(), input.customer_id).await;
    Ok(match accepted(written)? {
        Ok(answer) => UpdateCampaignMetadataPayload {
            customer: ChangedNode::by(input.customer_id),
            message: answer.get("message").and_then(|message| message.text()),
            errors: Vec::new(),
        },
        Err(error) => UpdateCampaignMetadataPayload {
            customer: ChangedNode::none(),
            message: None,
            errors: vec![error],
        },
    })
}
