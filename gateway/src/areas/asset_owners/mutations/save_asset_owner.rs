//! Setting the market of an asset owner.

use async_graphql::{InputObject, MaybeUndefined, SimpleObject};

use crate::areas::asset_owners::{AssetOwner, rest};
use crate::error::Result;
use crate::graph::payload::{Lookup, UserError, outcome};
use crate::session::Session;

/// An asset owner's market, as it is to be.
#[derive(InputObject)]
pub struct SaveAssetOwnerInput {
    /// The asset owner.
    asset_owner_id: i32,
    /// The market most of its assets are in; null takes it away. What is left out stays as it is.
    default_market_id: MaybeUndefined<i32>,
}

/// The asset owner as saved, or why it was not saved.
#[derive(SimpleObject)]
pub struct SaveAssetOwnerPayload {
    /// The asset owner, read again after the save; null if there is none.
    asset_owner: Lookup<AssetOwner>,
    /// Why it was not saved; empty on success.
    errors: Vec<UserError>,
}

pub(super) async fn run(
    session: &Session,
    input: SaveAssetOwnerInput,
) -> Result<SaveAssetOwnerPayload> {
    let SaveAssetOwnerInput {
        asset_owner_id,
        default_market_id,
    } = input;
    let main = session.main();
    let written = rest::save_asset_owner(&main, asset_owner_id, default_market_id).await;
    Ok(SaveAssetOwnerPayload {
        asset_owner: Lookup::by(asset_owner_id),
        errors: outcome(written)?.err().into_iter().collect(),
    })
}
