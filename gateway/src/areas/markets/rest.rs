//! The rows and calls of markets.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use serde::Deserialize;

use crate::error::Result;
use crate::upstream::decode::{self, Keyed, RawObject, Table};
use crate::upstream::file_listing::{self, FileRow};
use crate::upstream::{Api, Path, WriteOutcome};

/// A market, as the main API sends it. The outline is not decoded, because lists do not show it.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct MarketRow {
    #[serde(deserialize_with = "decode::key")]
    pub market_id: i32,
    #[serde(default, deserialize_with = "decode::required_text")]
    pub market_name: String,
    #[serde(default, deserialize_with = "decode::required_text")]
    pub market_hash: String,
    #[serde(default, deserialize_with = "decode::object")]
    pub market_metrics: Option<MarketMetrics>,
    #[serde(default, deserialize_with = "decode::object")]
    pub meta_data: Option<MarketMetaData>,
}

/// The figures of a market.
#[derive(Deserialize)]
pub struct MarketMetrics {
    #[serde(default, deserialize_with = "decode::num")]
    pub marketpop: Option<f64>,
}

/// The metadata of a market.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct MarketMetaData {
    #[serde(default, deserialize_with = "decode::flag")]
    pub is_active: Option<bool>,
    #[serde(default, deserialize_with = "decode::text")]
    pub country_code: Option<String>,
}

impl Keyed for MarketRow {
    type Key = i32;
    fn key(&self) -> i32 {
        self.market_id
    }
}

/// All markets.
pub struct MarketBook {
    pub table: Arc<Table<MarketRow>>,
    by_hash: OnceLock<HashMap<String, u32>>,
    by_name: OnceLock<HashMap<String, u32>>,
}

impl MarketBook {
    fn new(rows: Vec<MarketRow>) -> Self {
        Self {
            table: Arc::new(Table::new(rows)),
            by_hash: OnceLock::new(),
            by_name: OnceLock::new(),
        }
    }

    /// The position of the first market with this hash.
    pub fn position_of_hash(&self, hash: &str) -> Option<u32> {
        let by_hash = self
            .by_hash
            .get_or_init(|| self.first_by(|row| &row.market_hash));
        by_hash.get(hash).copied()
    }

    /// The position of the first market with this name.
    pub fn position_of_name(&self, name: &str) -> Option<u32> {
        let by_name = self
            .by_name
            .get_or_init(|| self.first_by(|row| &row.market_name));
        by_name.get(name).copied()
    }

    /// The position of the first row with each text.
    fn first_by(&self, text: impl Fn(&MarketRow) -> &str) -> HashMap<String, u32> {
        let mut positions = HashMap::new();
        for (row, position) in self.table.rows().iter().zip(0..) {
            positions.entry(text(row).to_owned()).or_insert(position);
        }
        positions
    }
}

/// All markets.
pub async fn markets(main: &Api<'_>) -> Result<Arc<MarketBook>> {
    main.list_as(
        Path::new("/v3/api/markets", &[]).with_timestamp().large(),
        MarketBook::new,
    )
    .await
}

/// The whole market, including its outline, so that it can be sent back with one field changed and the rest untouched.
pub async fn whole_market(main: &Api<'_>, market_id: i32) -> Result<Arc<RawObject>> {
    main.one(market_path(market_id)).await
}

/// Replaces a market.
pub async fn save_market(
    main: &Api<'_>,
    market_id: i32,
    market: &RawObject,
) -> Result<WriteOutcome> {
    main.put(market_path(market_id), market).await
}

/// The latest files of a market.
pub async fn latest_files(main: &Api<'_>, market_hash: &str) -> Result<Arc<Vec<FileRow>>> {
    main.read(
        Path::new("/v3/api/markets/latest-files/{}", &[&market_hash]),
        file_listing::read,
    )
    .await
}

fn market_path(market_id: i32) -> Path {
    Path::new("/v3/api/markets/{}", &[&market_id]).with_timestamp()
}
