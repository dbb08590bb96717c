//! Markets of the United States, with their outlines and nightly files.

use serde_json::{Value, json};

use super::{outlines, routes::BUCKET};
use crate::{
    db::{
        hash::sha256,
        records::{self, Columns},
    },
    seed::writer::{SeedWriter, remove},
    services::resource::REFUSES_SAVE,
    storage::files::{File, put},
};

/// Name, population in thousands, latitude, longitude; in the order of the ids from 1.
const MARKETS: [(&str, i64, f64, f64); 30] = [
    ("New York", 19_500, 40.71, -74.01),
    ("Boston", 4_900, 42.36, -71.06),
    ("Los Angeles", 12_800, 34.05, -118.24),
    ("Chicago", 9_260, 41.88, -87.63),
    ("Providence", 1_680, 41.82, -71.41),
    ("Detroit", 4_340, 42.33, -83.05),
    ("Las Vegas", 2_340, 36.17, -115.14),
    ("Phoenix", 5_070, 33.45, -112.07),
    ("Hartford", 1_150, 41.77, -72.67),
    ("Atlanta", 6_310, 33.75, -84.39),
    ("Seattle-Tacoma", 4_040, 47.61, -122.33),
    ("Philadelphia", 6_250, 39.95, -75.17),
    ("Dallas-Fort Worth", 8_100, 32.78, -96.80),
    ("Portland, ME", 560, 43.66, -70.26),
    ("Houston", 7_510, 29.76, -95.37),
    ("Miami-Fort Lauderdale", 6_180, 25.76, -80.19),
    ("Washington, DC", 6_300, 38.91, -77.04),
    ("San Francisco-Oakland", 4_570, 37.77, -122.42),
    ("Minneapolis-St. Paul", 3_710, 44.98, -93.27),
    ("Denver", 3_010, 39.74, -104.99),
    ("Worcester", 870, 42.26, -71.80),
    ("San Diego", 3_270, 32.72, -117.16),
    ("Tampa-St. Petersburg", 3_340, 27.95, -82.46),
    ("St. Louis", 2_800, 38.63, -90.20),
    ("Baltimore", 2_830, 39.29, -76.61),
    ("Charlotte", 2_800, 35.23, -80.84),
    ("Orlando", 2_820, 28.54, -81.38),
    ("Portland, OR", 2_510, 45.52, -122.68),
    ("Pittsburgh", 2_430, 40.44, -80.00),
    ("New Orleans", 960, 29.95, -90.07),
];

/// The markets in which campaigns run.
#[rustfmt::skip]
pub(crate) const NAMES: [&str; 12] = [
    "New York", "Boston", "Los Angeles", "Chicago", "Detroit", "Las Vegas", "Phoenix", "Atlanta",
    "Seattle-Tacoma", "Providence", "Hartford", "Denver",
];

const FILES: [&str; 4] = ["frames.csv", "impressions.csv", "matches.csv", "pins.csv"];

pub(crate) fn seed(seed: &mut SeedWriter<'_>) -> rusqlite::Result<()> {
    for (id, (name, population, latitude, longitude)) in (1..).zip(MARKETS) {
        let mut body = json!({
            "marketId": id,
            "marketName": name,
            "marketHash": hash(id),
            "marketMetrics": { "marketpop": population * 1_000 },
            "metaData": { "isActive": true, "countryCode": "USA" },
            "geoJson": { "type": "FeatureCollection", "features": outlines::features(id, name, latitude, longitude) },
        });
        match id {
            9 => body["geoJson"]["features"] = json!([]),
            // Inactive markets, one of them without metadata.
            14 => body["metaData"]["isActive"] = json!(false),
            21 => body["metaData"]["isActive"] = json!(false),
            27 => body["metaData"] = Value::Null,
            30 => body["metaData"]["isActive"] = json!(false),
            24 => body["marketMetrics"]["marketpop"] = json!("2800000"),
            25 => body["marketMetrics"] = Value::Null,
            28 => remove(&mut body, "geoJson"),
            29 => body["geoJson"] = Value::Null,
            _ => {}
        }
        market(seed, id, name, &body)?;
        // Some markets have no files, one has one, New York has forty.
        let nights = match id {
            1 => 10,
            5 | 9 | 19 => 0,
            26 => 1,
            _ => 3,
        };
        for night in 1..=nights {
            for file in &FILES[..if id == 26 { 1 } else { FILES.len() }] {
                put_file(seed, id, night, file, latitude, longitude)?;
            }
        }
    }
    let body = json!({ "marketId": 31, "marketName": REFUSES_SAVE, "marketHash": hash(31),
        "marketMetrics": { "marketpop": 1_200 }, "metaData": { "isActive": true, "countryCode": "USA" },
        "geoJson": { "type": "FeatureCollection", "features": outlines::features(31, REFUSES_SAVE, 39.05, -95.68) } });
    market(seed, 31, REFUSES_SAVE, &body)?;
    finely_drawn(seed)
}

/// A market with an outline of two megabytes. It is the last one, so searches for others never read it.
fn finely_drawn(seed: &SeedWriter<'_>) -> rusqlite::Result<()> {
    let (id, name) = (32, "Anchorage");
    let body = json!({ "marketId": id, "marketName": name, "marketHash": hash(id),
        "marketMetrics": { "marketpop": 401_000 }, "metaData": { "isActive": true, "countryCode": "USA" } });
    let outline = outlines::fine(name, 61.22, -149.90);
    let body = body.to_string();
    let columns = Columns::named(Some(name));
    records::store(
        seed.connection,
        "market",
        id,
        &columns,
        &format!("{{\"geoJson\":{outline},{}", &body[1..]),
    )
}

fn market(seed: &SeedWriter<'_>, id: i64, name: &str, body: &Value) -> rusqlite::Result<()> {
    seed.store("market", id, &Columns::named(Some(name)), body)
}

/// The hash of a market: six digits derived from its id, except for Boston's, which is well known.
pub(crate) fn hash(id: i64) -> String {
    if id == 2 {
        return "d4f1c2".to_owned();
    }
    sha256(&format!("market {id}"))[..6].to_owned()
}

fn put_file(
    seed: &mut SeedWriter<'_>,
    id: i64,
    night: i64,
    file: &str,
    latitude: f64,
    longitude: f64,
) -> rusqlite::Result<()> {
    let rows = seed.between(8, 30);
    let first = seed.midnight(-night);
    let content: String = (0..rows)
        .map(|row| {
            let shift = i32::try_from(seed.between(-3_000, 3_000)).unwrap_or_default();
            let shift = f64::from(shift) / 10_000.0;
            format!(
                "{:04x},{},{:.4},{:.4}\n",
                id * 100 + row % 7,
                first + row * 600,
                latitude + shift,
                longitude - shift
            )
        })
        .collect();
    let key = format!("{}_{}_{file}", seed.day(-night), hash(id));
    put(
        seed.connection,
        &File {
            bucket: BUCKET,
            key: &key,
            media_type: "text/csv",
            modified_at: first + 100_000,
            content: content.as_bytes(),
        },
    )
}
