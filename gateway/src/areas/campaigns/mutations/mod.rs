//! Changes to campaigns.

mod update_campaign_metadata;

use async_graphql::Context;
use gateway_macros::object;

use crate::error::Result;
use crate::session::session;
use update_campaign_metadata::{UpdateCampaignMetadataInput, UpdateCampaignMetadataPayload};

/// Mutations of this area.
#[derive(Default)]
pub struct CampaignsMutation;

/// Mutations of this area.
#[object]
impl CampaignsMutation {
    /// Brings the metadata of a customer's campaigns up to date
    /// (GET /v3/api/campaigns/update-customer-campaigns/{customerId}, a GET that changes data).
    async fn update_campaign_metadata(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The customer.")] input: UpdateCampaignMetadataInput,
    ) -> Result<UpdateCampaignMetadataPayload> {
        update_campaign_metadata::run(session(ctx), &input).await
    }
}
