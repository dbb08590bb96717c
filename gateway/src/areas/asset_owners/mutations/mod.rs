//! The mutations of asset owners.

mod save_asset_owner;

use async_graphql::Context;
use gateway_macros::object;

use crate::error::Result;
use crate::request::request_context;
use save_asset_owner::{SaveAssetOwnerInput, SaveAssetOwnerPayload};

/// The mutations of asset owners.
#[derive(Default)]
pub struct AssetOwnersMutation;

#[object]
impl AssetOwnersMutation {
    /// Sets the default market of an asset owner. If the service rejects it, `errors` has the service's
    /// message. Source: PUT /v3/api/asset-owners/{assetOwnerId}, after GET /v3/api/asset-owners/admin-list if a revision
    /// is given.
    async fn save_asset_owner(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Fields to save.")] input: SaveAssetOwnerInput,
    ) -> Result<SaveAssetOwnerPayload> {
        save_asset_owner::run(request_context(ctx), input).await
    }
}
