//! Root fields of this area.

use async_graphql::Context;
use gateway_macros::object;

use super::AssetOwner;
use super::asset_owner::AssetOwnerFilter;
use crate::error::Result;
use crate::graph::connection::{Connection, Page};
use crate::session::session;

/// Root fields of this area.
#[derive(Default)]
pub struct AssetOwnersQuery;

/// Root fields of this area.
#[object]
impl AssetOwnersQuery {
    /// All asset owners, sorted by name (GET /v3/api/asset-owners/admin-list).
    async fn asset_owners(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Narrows the list.")] filter: Option<AssetOwnerFilter>,
        page: Page,
    ) -> Result<Connection<AssetOwner>> {
        AssetOwner::page(session(ctx), filter, &page).await
    }
}
