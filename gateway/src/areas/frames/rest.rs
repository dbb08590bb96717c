//! The rows and calls of frames.

use std::sync::Arc;

use gateway_macros::row;
use serde_json::value::RawValue;

use crate::error::Result;
use crate::upstream::decode::Table;
use crate::upstream::{Api, Call, Path, calls};

calls! {
    FRAMES_OF_CUSTOMER = Call::get("frames.of_customer", "/v3/api/frames/admin-list")
        .query(&["customerId", "offset", "limit"])
        .list::<FrameRow>();
    FRAMES_OF_MARKET = Call::get("frames.of_market", "/v3/api/frames/admin-list-by-market")
        .query(&["marketId"])
        .list::<FrameRow>()
        .large();
    FRAMES_OF_MARKET_HASH = Call::get("frames.of_market_hash", "/frames/frames-by-market")
        .pipeline()
        .query(&["marketHash"])
        .list::<FrameRow>()
        .assumed()
        .large();
}

/// A frame, as the services send it.
#[row]
pub struct FrameRow {
    #[key]
    pub frame_id: i32,
    pub frame_ref: Option<String>,
    pub meta_data: Option<Box<RawValue>>,
    /// Degrees, clockwise from north.
    pub exposition_angle: Option<f64>,
    /// Degrees.
    pub exposition_width: Option<f64>,
    pub site: Option<SiteRow>,
}

/// The site of a frame.
#[row]
pub struct SiteRow {
    pub site_id: Option<i32>,
    pub site_ref: Option<String>,
    pub site_name: Option<String>,
    pub site_lat: Option<f64>,
    pub site_lon: Option<f64>,
    pub site_address: Option<String>,
    pub site_inventory: Option<Box<RawValue>>,
    pub meta_data: Option<Box<RawValue>>,
}

impl FrameRow {
    /// Latitude and longitude; `None` if unknown.
    pub fn position(&self) -> Option<(f64, f64)> {
        let site = self.site.as_ref()?;
        site.site_lat.zip(site.site_lon)
    }

    /// The name of the site; empty if unknown.
    pub fn site_name(&self) -> &str {
        let site = self.site.as_ref();
        site.and_then(|site| site.site_name.as_deref())
            .unwrap_or_default()
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
        Path::new(&FRAMES_OF_CUSTOMER, &[])
            .query("customerId", customer_id)
            .query("offset", offset)
            .query("limit", limit),
    )
    .await
}

/// The frames of a market, as listed by the main API.
pub async fn frames_of_market(main: &Api<'_>, market_id: i32) -> Result<Arc<Table<FrameRow>>> {
    main.table(Path::new(&FRAMES_OF_MARKET, &[]).query("marketId", market_id))
        .await
}

/// The frames of a market, as listed by the pipeline service.
pub async fn frames_of_market_hash(
    pipeline: &Api<'_>,
    market_hash: &str,
) -> Result<Arc<Table<FrameRow>>> {
    pipeline
        .table(Path::new(&FRAMES_OF_MARKET_HASH, &[]).query("marketHash", market_hash))
        .await
}
