//! The mutations of campaigns.

mod update_campaign_metadata;

use async_graphql::Context;
use gateway_macros::object;

use crate::error::Result;
use crate::request::request_context;
use update_campaign_metadata::{UpdateCampaignMetadataInput, UpdateCampaignMetadataPayload};

/// The mutations of campaigns.
#[derive(Default)]
pub struct CampaignsMutation;

#[object]
impl CampaignsMutation {
    /// Updates the metadata of a customer's campaigns.
    /// Source: GET /v3/api/campaigns/update-customer-campaigns/{customerId}, which changes data although it is a GET.
    async fn update_campaign_metadata(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The customer whose campaigns to update.")]
        input: UpdateCampaignMetadataInput,
    ) -> Result<UpdateCampaignMetadataPayload> {
        update_campaign_metadata::run(request_context(ctx), &input).await
    }
}
