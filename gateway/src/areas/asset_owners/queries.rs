//! The queries of asset owners.

use async_graphql::Context;
use gateway_macros::object;

use super::AssetOwner;
use super::asset_owner::AssetOwnerFilter;
use crate::error::Result;
use crate::graph::connection::{Connection, Page};
use crate::session::session;

/// The queries of asset owners.
#[derive(Default)]
pub struct AssetOwnersQuery;

#[object]
impl AssetOwnersQuery {
    /// All asset owners, sorted by name. Source: GET /v3/api/asset-owners/admin-list.
    async fn asset_owners(
        &self,
        ctx: &Context<'_>,
        #[graphql(
            desc = "Keeps the rows that match every field given. Omitted or null fields match everything; an empty list matches nothing."
        )]
        filter: Option<AssetOwnerFilter>,
        page: Page,
    ) -> Result<Connection<AssetOwner>> {
        AssetOwner::page(session(ctx), filter, &page).await
    }
}
