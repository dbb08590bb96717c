//! The rows and calls of ad groups.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use serde::Deserialize;

use crate::error::Result;
use crate::upstream::decode::{self, Keyed, Table};
use crate::upstream::{Api, Path};

/// An ad group, as the main API sends it: a flight.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct AdGroupRow {
    #[serde(deserialize_with = "decode::key")]
    pub flight_id: i32,
    #[serde(default, deserialize_with = "decode::required_text")]
    pub flight_ref: String,
    #[serde(default, deserialize_with = "decode::seconds")]
    pub active_from: Option<DateTime<Utc>>,
    #[serde(default, deserialize_with = "decode::seconds")]
    pub active_to: Option<DateTime<Utc>>,
    #[serde(default, deserialize_with = "decode::rows")]
    pub assets: Vec<AssetRow>,
}

impl Keyed for AdGroupRow {
    type Key = i32;
    fn key(&self) -> i32 {
        self.flight_id
    }
}

/// An asset of an ad group: an object, or its bare id.
#[derive(Deserialize)]
#[serde(untagged)]
pub enum AssetRow {
    /// The asset with its names.
    Whole(WholeAsset),
    /// The id only.
    Bare(#[serde(deserialize_with = "decode::key")] i32),
}

/// An asset with its names.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct WholeAsset {
    #[serde(deserialize_with = "decode::key")]
    pub asset_id: i32,
    #[serde(default, deserialize_with = "decode::text")]
    pub asset_ref: Option<String>,
    #[serde(default, deserialize_with = "decode::text")]
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
