//! The campaign explorer.

use async_graphql::Context;
use gateway_macros::object;

use super::explored_campaign::ExploredCampaign;
use super::rest;
use crate::error::{Result, if_found};
use crate::request::request_context;

pub struct CampaignExplorer;

/// The campaign explorer of the main API.
#[object]
impl CampaignExplorer {
    /// The service's greeting. Source: GET /v3/api/campaign-explorer.
    async fn greeting(&self, ctx: &Context<'_>) -> Result<String> {
        let greeting = rest::greeting(&request_context(ctx).main()).await?;
        Ok(greeting.to_string())
    }

    /// A campaign with its markets and ad groups; null if the customer has no such campaign.
    /// Source: GET /v3/api/campaign-explorer/campaign/{campaignId}/{customerId}.
    async fn campaign(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The campaign's number.")] campaign_id: i32,
        #[graphql(desc = "The number of its customer.")] customer_id: i32,
    ) -> Result<Option<ExploredCampaign>> {
        let row = rest::campaign(&request_context(ctx).main(), campaign_id, customer_id).await;
        Ok(if_found(row)?.map(ExploredCampaign))
    }
}
