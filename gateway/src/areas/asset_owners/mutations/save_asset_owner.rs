//! Sets the default market of an asset owner.

use async_graphql::{InputObject, MaybeUndefined};
use gateway_macros::SimpleObject;

use crate::areas::asset_owners::{AssetOwner, rest};
use crate::caller::Caller;
use crate::error::Result;
use crate::graph::payload::{Lookup, UserError};

/// The default market to set for an asset owner.
#[derive(InputObject)]
pub struct SaveAssetOwnerInput {
    /// The asset owner to update.
    asset_owner_id: i32,
    /// The market where most of its assets are. null clears it. Omit to leave it unchanged.
    default_market_id: MaybeUndefined<i32>,
}

/// The result of `saveAssetOwner`.
#[derive(SimpleObject)]
pub struct SaveAssetOwnerPayload {
    /// The asset owner, as read after the save; null if the save was rejected.
    asset_owner: Lookup<AssetOwner>,
    /// Why the save was rejected; empty on success.
    errors: Vec<UserError>,
}

pub(super) async fn run(
    caller: &Caller,
    input: SaveAssetOwnerInput,
) -> Result<SaveAssetOwnerPayload> {
    let SaveAssetOwnerInput {
        asset_owner_id,
        default_market_id,
    } = input;
    let main = caller.main();
    let written = rest::save_asset_owner(&main, asset_owner_id, default_market_id).await;
    let (asset_owner, errors) = Lookup::saved(Some(asset_owner_id), written, "assetOwnerId")?;
    Ok(SaveAssetOwnerPayload {
        asset_owner,
        errors,
    })
}
