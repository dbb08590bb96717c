//! Changes to asset owners.

mod save_asset_owner;

use async_graphql::Context;
use gateway_macros::object;

use crate::error::Result;
use crate::session::session;
use save_asset_owner::{SaveAssetOwnerInput, SaveAssetOwnerPayload};

/// Mutations of this area.
#[derive(Default)]
pub struct AssetOwnersMutation;

/// Mutations of this area.
#[object]
impl AssetOwnersMutation {
    /// Sets the market of an asset owner (PUT /v3/api/asset-owners/{assetOwnerId}). What the service refuses
    /// is in `errors`, in its own words.
    async fn save_asset_owner(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The asset owner and its market.")] input: SaveAssetOwnerInput,
    ) -> Result<SaveAssetOwnerPayload> {
        save_asset_owner::run(session(ctx), input).await
    }
}
