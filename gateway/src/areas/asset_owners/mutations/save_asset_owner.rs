//! Sets the default market of an asset owner.

use async_graphql::{InputObject, MaybeUndefined};
use gateway_macros::SimpleObject;

use crate::areas::asset_owners::{AssetOwner, rest};
use crate::error::Result;
use crate::graph::payload::{ChangedNode, UserError};
use crate::graph::revision;
use crate::request::RequestContext;

/// The default market to set for an asset owner.
#[derive(InputObject)]
pub struct SaveAssetOwnerInput {
    /// The asset owner to update.
    asset_owner_id: i32,
    /// The asset owner's `revision` that the change is based on. If someone else saved since, nothing is saved and the
    /// error is STALE. A save between the read for this check and the write goes unnoticed, because the service has
    /// no conditional writes. Omit to overwrite.
    revision: Option<String>,
    /// The market where most of its assets are. null clears it. Omit to leave it unchanged.
    default_market_id: MaybeUndefined<i32>,
}

/// The result of `saveAssetOwner`.
#[derive(SimpleObject)]
pub struct SaveAssetOwnerPayload {
    /// The asset owner, as read after the save, or as it is now after STALE; null if it was not saved for another
    /// reason.
    asset_owner: ChangedNode<AssetOwner>,
    /// Why the save was rejected; empty on success.
    errors: Vec<UserError>,
}

pub(super) async fn run(
    context: &RequestContext,
    input: SaveAssetOwnerInput,
) -> Result<SaveAssetOwnerPayload> {
    let SaveAssetOwnerInput {
        asset_owner_id,
        revision,
        default_market_id,
    } = input;
    if let Some((asset_owner, errors)) =
        revision::refusal(context, asset_owner_id, revision.as_deref()).await?
    {
        return Ok(SaveAssetOwnerPayload {
            asset_owner,
            errors,
        });
    }
    let main = context.main();
    let written = rest::save_asset_owner(&main, asset_owner_id, default_market_id).await;
    let (asset_owner, errors) = ChangedNode::saved(Some(asset_owner_id), written, "assetOwnerId")?;
    Ok(SaveAssetOwnerPayload {
        asset_owner,
        errors,
    })
}
