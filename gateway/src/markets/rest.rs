//! Rows and calls of markets.

use std::sync::Arc;

use serde::Deserialize;

use crate::error::Result;
use crate::upstream::reading::{self, Keyed, Table};
use crate::upstream::{Api, paths};

/// A market. Its outline is left in the answer: a list of markets has no use for it.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct MarketRow {
    #[serde(deserialize_with = "reading::key")]
    pub market_id: i32,
    #[serde(default, deserialize_with = "reading::required_text")]
    pub market_name: String,
    #[serde(default, deserialize_with = "reading::required_text")]
    pub market_hash: String,
    #[serde(default, deserialize_with = "reading::object")]
    pub market_metrics: Option<MarketMetrics>,
    #[serde(default, deserialize_with = "reading::object")]
    pub meta_data: Option<MarketMetaData>,
}

/// Numbers of a market.
#[derive(Deserialize)]
pub struct MarketMetrics {
    #[serde(default, deserialize_with = "reading::num")]
    pub marketpop: Option<f64>,
}

/// What is kept beside a market.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct MarketMetaData {
    #[serde(default, deserialize_with = "reading::flag")]
    pub is_active: Option<bool>,
    #[serde(default, deserialize_with = "reading::text")]
    pub country_code: Option<String>,
}

impl Keyed for MarketRow {
    type Key = i32;
    fn key(&self) -> i32 {
        self.market_id
    }
}

/// M3 markets
pub async fn markets(main: &Api<'_>) -> Result<Arc<Table<MarketRow>>> {
    main.table(paths::markets()).await
}
