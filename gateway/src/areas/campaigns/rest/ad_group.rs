//! The rows and calls of ad groups.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use gateway_macros::row;

use crate::error::Result;
use crate::upstream::decode::{ObjectOr, Table};
use crate::upstream::{Api, Call, Path, calls};

calls! {
    AD_GROUPS = Call::get("campaigns.ad_groups", "/v3/api/flights/ad-groups/{customerId}/{campaignId}")
        .list::<AdGroupRow>();
}

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

/// An asset of an ad group: with its names, or only its id.
pub type AssetRow = ObjectOr<WholeAsset, i32>;

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
    main.table(Path::new(&AD_GROUPS, &[&customer_id, &campaign_id]))
        .await
}
