//! The rows and calls of asset owners.

use std::sync::Arc;

use async_graphql::MaybeUndefined;
use gateway_macros::row;
use serde::Serialize;

use crate::error::Result;
use crate::upstream::decode::Table;
use crate::upstream::{Api, Call, Path, WriteOutcome, calls};

calls! {
    ASSET_OWNERS = Call::get("asset_owners.all", "/v3/api/asset-owners/admin-list")
        .list::<AssetOwnerRow>();
    SAVE_ASSET_OWNER = Call::put("asset_owners.save", "/v3/api/asset-owners/{assetOwnerId}")
        .body(&["defaultMarketId: integer|null"])
        .assumed();
}

/// An asset owner, as the main API sends it.
#[row]
pub struct AssetOwnerRow {
    #[key]
    pub asset_owner_id: i32,
    pub name: String,
    pub default_market_id: Option<i32>,
}

/// All asset owners.
pub async fn asset_owners(main: &Api<'_>) -> Result<Arc<Table<AssetOwnerRow>>> {
    main.table(Path::new(&ASSET_OWNERS, &[])).await
}

/// Sets the default market of an asset owner.
pub async fn save_asset_owner(
    main: &Api<'_>,
    asset_owner_id: i32,
    default_market_id: MaybeUndefined<i32>,
) -> Result<WriteOutcome> {
    #[derive(Serialize)]
    #[serde(rename_all = "camelCase")]
    struct Body {
        #[serde(skip_serializing_if = "MaybeUndefined::is_undefined")]
        default_market_id: MaybeUndefined<i32>,
    }
    main.write(
        Path::new(&SAVE_ASSET_OWNER, &[&asset_owner_id]).with_timestamp(),
        &Body { default_market_id },
    )
    .await
}
