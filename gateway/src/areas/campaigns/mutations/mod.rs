//! Changes to campaigns.

mod update_campaign_metadata;

use async_graphql::{Context, Object};

use crate::error::{Field, field};
use crate::graph::directives::semantic_non_null;
use crate::session::session;
use update_campaign_metadata::{UpdateCampaignMetadataInput, UpdateCampaignMetadataPayload};

/// Mutations of this area.
#[derive(Default)]
pub struct CampaignsMutation;

/// Mutations of this area.
#[Object]
impl CampaignsMutation {
    /// Brings the metadata of a customer's campaigns up to date
    /// (GET /v3/api/campaigns/update-customer-campaigns/{customerId}, a GET that changes data).
    #[graphql(directive = semantic_non_null::apply(None))]
    async fn update_campaign_metadata(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The customer.")] input: UpdateCampaignMetadataInput,
    ) -> Field<UpdateCampaignMetadataPayload> {
        field(update_campaign_metadata::run(session(ctx), &input)).await
    }
}
