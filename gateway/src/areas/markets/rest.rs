//! The rows and calls of markets.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use gateway_macros::row;

use crate::error::Result;
use crate::upstream::decode::{ListRows, RawObject, Table};
use crate::upstream::file_listing::{self, FileRow};
use crate::upstream::{Api, Call, Path, WriteOutcome, calls};

calls! {
    MARKETS = Call::get("markets.all", "/v3/api/markets").list::<MarketRow>()
        .large();
    MARKET = Call::get("markets.one", "/v3/api/markets/{marketId}").object::<RawObject>();
    SAVE_MARKET = Call::put("markets.save", "/v3/api/markets/{marketId}")
        .whole_body("The whole market.")
        .assumed();
    LATEST_FILES = Call::get("markets.latest_files", "/v3/api/markets/latest-files/{marketHash}")
        .reads("A listing of files, or the bare list of them.", |body| file_listing::read(body).map(drop))
        .assumed();
}

/// A market, as the main API sends it. The outline is not decoded, because lists do not show it.
#[row]
pub struct MarketRow {
    #[key]
    pub market_id: i32,
    pub market_name: String,
    pub market_hash: String,
    pub market_metrics: Option<MarketMetrics>,
    pub meta_data: Option<MarketMetaData>,
}

/// The figures of a market.
#[row]
pub struct MarketMetrics {
    pub marketpop: Option<f64>,
}

/// The metadata of a market.
#[row]
pub struct MarketMetaData {
    pub is_active: Option<bool>,
    pub country_code: Option<String>,
}

/// All markets.
pub struct MarketBook {
    pub table: Arc<Table<MarketRow>>,
    by_hash: OnceLock<HashMap<String, u32>>,
    by_name: OnceLock<HashMap<String, u32>>,
}

impl MarketBook {
    fn new(rows: ListRows<MarketRow>) -> Self {
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
    main.list_as(Path::new(&MARKETS, &[]).with_timestamp(), MarketBook::new)
        .await
}

/// The whole market, including its outline, to send back with one field changed and the rest untouched.
pub async fn whole_market(main: &Api<'_>, market_id: i32) -> Result<Arc<RawObject>> {
    main.one(market_path(&MARKET, market_id)).await
}

/// Replaces a market.
pub async fn save_market(
    main: &Api<'_>,
    market_id: i32,
    market: &RawObject,
) -> Result<WriteOutcome> {
    main.write(market_path(&SAVE_MARKET, market_id), market)
        .await
}

/// The latest files of a market.
pub async fn latest_files(main: &Api<'_>, market_hash: &str) -> Result<Arc<Vec<FileRow>>> {
    main.read(
        Path::new(&LATEST_FILES, &[&market_hash]),
        file_listing::read,
    )
    .await
}

fn market_path(call: &'static Call, market_id: i32) -> Path {
    Path::new(call, &[&market_id]).with_timestamp()
}
