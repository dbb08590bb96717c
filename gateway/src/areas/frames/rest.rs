//! The rows and calls of frames.

use std::sync::Arc;

use serde::Deserialize;
use serde_json::value::RawValue;

use crate::error::Result;
use crate::upstream::decode::{self, Keyed, Table};
use crate::upstream::{Api, Path};

/// A frame, as the services send it.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct FrameRow {
    #[serde(deserialize_with = "decode::key")]
    pub frame_id: i32,
    #[serde(default, deserialize_with = "decode::text")]
    pub frame_ref: Option<String>,
    #[serde(default, deserialize_with = "decode::as_sent")]
    pub meta_data: Option<Box<RawValue>>,
    /// Degrees, clockwise from north.
    #[serde(default, deserialize_with = "decode::num")]
    pub exposition_angle: Option<f64>,
    /// Degrees.
    #[serde(default, deserialize_with = "decode::num")]
    pub exposition_width: Option<f64>,
    #[serde(default, deserialize_with = "decode::object")]
    pub site: Option<SiteRow>,
}

/// The site of a frame.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SiteRow {
    #[serde(default, deserialize_with = "decode::int32")]
    pub site_id: Option<i32>,
    #[serde(default, deserialize_with = "decode::text")]
    pub site_ref: Option<String>,
    #[serde(default, deserialize_with = "decode::text")]
    pub site_name: Option<String>,
    #[serde(default, deserialize_with = "decode::num")]
    pub site_lat: Option<f64>,
    #[serde(default, deserialize_with = "decode::num")]
    pub site_lon: Option<f64>,
    #[serde(default, deserialize_with = "decode::text")]
    pub site_address: Option<String>,
    #[serde(default, deserialize_with = "decode::as_sent")]
    pub site_inventory: Option<Box<RawValue>>,
    #[serde(default, deserialize_with = "decode::as_sent")]
    pub meta_data: Option<Box<RawValue>>,
}

impl FrameRow {
    /// The name of the site; empty if unknown.
    pub fn site_name(&self) -> &str {
        let site = self.site.as_ref();
        site.and_then(|site| site.site_name.as_deref())
            .unwrap_or_default()
    }
}

impl Keyed for FrameRow {
    type Key = i32;
    fn key(&self) -> i32 {
        self.frame_id
    }
}

/// A page of a customer's frames, in the order of the service.
pub async fn frames_of_customer(
    main: &Api<'_>,
    customer_id: i32,
    offset: i32,
    limit: i32,
) -> Result<Arc<Table<FrameRow>>> {
    main.table(
        Path::new("/v3/api/frames/admin-list", &[])
            .query("customerId", customer_id)
            .query("offset", offset)
            .query("limit", limit),
    )
    .await
}

/// The frames of a market, as the main API knows them.
pub async fn frames_of_market(main: &Api<'_>, market_id: i32) -> Result<Arc<Table<FrameRow>>> {
    main.table(
        Path::new("/v3/api/frames/admin-list-by-market", &[])
            .query("marketId", market_id)
            .large(),
    )
    .await
}

/// The frames of a market, as the pipeline service knows them.
pub async fn frames_of_market_hash(
    pipeline: &Api<'_>,
    market_hash: &str,
) -> Result<Arc<Table<FrameRow>>> {
    pipeline
        .table(
            Path::new("/frames/frames-by-market", &[])
                .query("marketHash", market_hash)
                .large(),
        )
        .await
}
