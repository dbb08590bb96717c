//! The rows and calls of ad groups.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use gateway_macros::row;
use serde::de::MapAccess;

use crate::error::Result;
use crate::upstream::decode::{FromJson, Scalar, Table};
use crate::upstream::{Api, Path};

/// An ad group, as the main API sends it: a flight.
#[row]
pub struct AdGroupRow {
    #[key]
    pub flight_id: i32,
    pub flight_ref: String,
    #[seconds]
    pub active_from: Option<DateTime<Utc>>,
    #[seconds]
    pub active_to: Option<DateTime<Utc>>,
    pub assets: Vec<AssetRow>,
}

/// An asset of an ad group: an object, or its bare id.
pub enum AssetRow {
    /// The asset with its names.
    Whole(WholeAsset),
    /// The id only.
    Bare(i32),
}

impl FromJson for AssetRow {
    fn of_scalar(asset_id: Scalar<'_>) -> Option<Self> {
        i32::of_scalar(asset_id).map(Self::Bare)
    }

    fn of_object<'de, A: MapAccess<'de>>(
        object: A,
        asset: &mut Option<Self>,
    ) -> Result<(), A::Error> {
        let mut whole = None;
        WholeAsset::of_object(object, &mut whole)?;
        *asset = whole.map(Self::Whole);
        Ok(())
    }
}

/// An asset with its names.
#[row]
pub struct WholeAsset {
    #[required]
    pub asset_id: i32,
    pub asset_ref: Option<String>,
    pub display_name: Option<String>,
}

/// The ad groups of a campaign.
pub async fn ad_groups(
    main: &Api<'_>,
    customer_id: i32,
    campaign_id: i32,
) -> Result<Arc<Table<AdGroupRow>>> {
    main.table(Path::new(
        "/v3/api/flights/ad-groups/{}/{}",
        &[&customer_id, &campaign_id],
    ))
    .await
}
