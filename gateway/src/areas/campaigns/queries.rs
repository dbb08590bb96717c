//! The queries of campaigns.

use async_graphql::Context;
use gateway_macros::object;

use super::campaign::{CampaignFilter, CampaignOrderField};
use super::loaders::CampaignList;
use super::rest;
use super::{AdGroup, Campaign};
use crate::error::Result;
use crate::graph::connection::Connection;
use crate::graph::global_id::Entity;
use crate::graph::list::ListArgs;
use crate::request::request_context;

/// The queries of campaigns.
#[derive(Default)]
pub struct CampaignsQuery;

#[object]
impl CampaignsQuery {
    /// All campaigns of all customers, sorted by name by default. Source: GET /v3/api/campaigns.
    async fn campaigns(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<CampaignFilter, CampaignOrderField>,
    ) -> Result<Connection<Campaign>> {
        let context = request_context(ctx);
        let campaigns = CampaignList::whole(rest::campaigns(&context.main()).await?);
        Campaign::page(context, &campaigns, &list).await
    }

    /// The campaigns the main API flags as active, sorted by name by default. Differs from `statuses: [ACTIVE]`, which
    /// is based on start and end. Source: GET /v3/api/campaigns/active-campaigns.
    async fn active_campaigns(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<CampaignFilter, CampaignOrderField>,
    ) -> Result<Connection<Campaign>> {
        let context = request_context(ctx);
        let campaigns = CampaignList::whole(rest::active_campaigns(&context.main()).await?);
        Campaign::page(context, &campaigns, &list).await
    }

    /// The campaign with this number; null if there is none. Source: GET /v3/api/campaigns/{campaignId}.
    async fn campaign(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The campaign's number.")] campaign_id: i32,
    ) -> Result<Option<Campaign>> {
        Campaign::find(request_context(ctx), campaign_id).await
    }

    /// The ad group of a campaign with this number; null if there is none. Costs two calls.
    /// Source: GET /v3/api/campaigns/{campaignId} and GET /v3/api/flights/ad-groups/{customerId}/{campaignId}.
    async fn ad_group(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The campaign's number.")] campaign_id: i32,
        #[graphql(desc = "The ad group's number.")] ad_group_id: i32,
    ) -> Result<Option<AdGroup>> {
        let context = request_context(ctx);
        match Campaign::find(context, campaign_id).await? {
            Some(campaign) => {
                AdGroup::find(context, [campaign.owner(), campaign_id, ad_group_id]).await
            }
            None => Ok(None),
        }
    }
}
