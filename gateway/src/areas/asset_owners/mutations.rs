//! Changes to asset owners.

use async_graphql::{Context, InputObject, MaybeUndefined, Object};

use super::{AssetOwner, rest};
use crate::error::{Field, field, nullable_field};
use crate::graph::directives::semantic_non_null;
use crate::graph::payload::{UserError, outcome};
use crate::session::session;

/// An asset owner's market, as it is to be.
#[derive(InputObject)]
pub struct SaveAssetOwnerInput {
    /// The asset owner.
    asset_owner_id: i32,
    /// The market most of its assets are in; null takes it away. What is left out stays as it is.
    default_market_id: MaybeUndefined<i32>,
}

/// The asset owner as saved, or why it was not.
pub struct SaveAssetOwnerPayload {
    asset_owner_id: i32,
    errors: Vec<UserError>,
}

/// The asset owner as saved, or why it was not.
#[Object]
impl SaveAssetOwnerPayload {
    /// The asset owner, read again after the save; null when there is none.
    async fn asset_owner(&self, ctx: &Context<'_>) -> Field<AssetOwner> {
        nullable_field(AssetOwner::find(session(ctx), self.asset_owner_id)).await
    }

    /// Why it was not saved; empty on success.
    async fn errors(&self) -> &[UserError] {
        &self.errors
    }
}

/// Mutations of this area.
#[derive(Default)]
pub struct AssetOwnersMutation;

/// Mutations of this area.
#[Object]
impl AssetOwnersMutation {
    /// Sets the market of an asset owner (PUT /v3/api/asset-owners/{assetOwnerId}). What the service refuses
    /// is in `errors`, in its own words.
    #[graphql(directive = semantic_non_null::apply(None))]
    async fn save_asset_owner(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The asset owner and its market.")] input: SaveAssetOwnerInput,
    ) -> Field<SaveAssetOwnerPayload> {
        field(async {
            let SaveAssetOwnerInput {
                asset_owner_id,
                default_market_id,
            } = input;
            let main = session(ctx).main();
            let written = rest::save_asset_owner(&main, asset_owner_id, default_market_id).await;
            Ok(SaveAssetOwnerPayload {
                asset_owner_id,
                errors: outcome(written)?.err().into_iter().collect(),
            })
        })
        .await
    }
}
