//! The queries of asset owners.

use async_graphql::Context;
use gateway_macros::object;

use super::AssetOwner;
use super::asset_owner::{AssetOwnerFilter, AssetOwnerOrderField};
use crate::error::Result;
use crate::graph::connection::Connection;
use crate::graph::global_id::Entity;
use crate::graph::list::ListArgs;
use crate::request::request_context;

/// The queries of asset owners.
#[derive(Default)]
pub struct AssetOwnersQuery;

#[object]
impl AssetOwnersQuery {
    /// All asset owners, sorted by name by default. Source: GET /v3/api/asset-owners/admin-list.
    async fn asset_owners(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<AssetOwnerFilter, AssetOwnerOrderField>,
    ) -> Result<Connection<AssetOwner>> {
        AssetOwner::page(request_context(ctx), &list).await
    }

    /// The asset owner with this number; null if there is none. Reads the list of all asset owners.
    /// Source: GET /v3/api/asset-owners/admin-list.
    async fn asset_owner(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The asset owner's number.")] asset_owner_id: i32,
    ) -> Result<Option<AssetOwner>> {
        AssetOwner::find(request_context(ctx), asset_owner_id).await
    }
}
