//! Root fields of this area.

use async_graphql::{Context, Object};

use super::Campaign;
use super::campaign::{CampaignFilter, CampaignOrder};
use super::loaders::CampaignList;
use super::rest;
use crate::error::{Field, field, nullable_field};
use crate::graph::connection::{Connection, Page};
use crate::graph::directives::semantic_non_null;
use crate::session::session;

/// Root fields of this area.
#[derive(Default)]
pub struct CampaignsQuery;

/// Root fields of this area.
#[Object]
impl CampaignsQuery {
    /// All campaigns of all customers, sorted by campaignRef when no order is given (GET /v3/api/campaigns).
    #[graphql(directive = semantic_non_null::apply(None))]
    async fn campaigns(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Narrows the list.")] filter: Option<CampaignFilter>,
        #[graphql(desc = "Sorts the list.")] order_by: Option<CampaignOrder>,
        #[graphql(desc = "So many rows from the start.")] first: Option<i32>,
        #[graphql(desc = "Rows after this cursor.")] after: Option<String>,
        #[graphql(desc = "So many rows from the end.")] last: Option<i32>,
        #[graphql(desc = "Rows before this cursor.")] before: Option<String>,
    ) -> Field<Connection<Campaign>> {
        let page = Page {
            first,
            after,
            last,
            before,
        };
        field(async {
            let session = session(ctx);
            let list = CampaignList::whole(rest::campaigns(&session.main()).await?);
            Campaign::page(session, &list, filter, order_by, &page)
        })
        .await
    }

    /// The campaigns the service counts as active, sorted by campaignRef when no order is given
    /// (GET /v3/api/campaigns/active-campaigns).
    #[graphql(directive = semantic_non_null::apply(None))]
    async fn active_campaigns(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Narrows the list.")] filter: Option<CampaignFilter>,
        #[graphql(desc = "Sorts the list.")] order_by: Option<CampaignOrder>,
        #[graphql(desc = "So many rows from the start.")] first: Option<i32>,
        #[graphql(desc = "Rows after this cursor.")] after: Option<String>,
        #[graphql(desc = "So many rows from the end.")] last: Option<i32>,
        #[graphql(desc = "Rows before this cursor.")] before: Option<String>,
    ) -> Field<Connection<Campaign>> {
        let page = Page {
            first,
            after,
            last,
            before,
        };
        field(async {
            let session = session(ctx);
            let list = CampaignList::whole(rest::active_campaigns(&session.main()).await?);
            Campaign::page(session, &list, filter, order_by, &page)
        })
        .await
    }

    /// The campaign with this number; null when there is none (GET /v3/api/campaigns/{campaignId}).
    async fn campaign(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The main API's number.")] campaign_id: i32,
    ) -> Field<Campaign> {
        nullable_field(Campaign::find(session(ctx), Some(campaign_id))).await
    }
}
