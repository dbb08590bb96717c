//! Debug pin files: where the devices of a market were seen on a day.

use crate::{
    areas::markets,
    seed::writer::SeedWriter,
    storage::files::{File, put},
};

/// The bucket of debug files.
pub(super) const BUCKET: &str = "pipeline-debug";

/// Market, latitude and longitude.
const MARKETS: [(i64, f64, f64); 4] = [
    (2, 42.36, -71.06),
    (3, 34.05, -118.24),
    (6, 42.33, -83.05),
    (8, 33.45, -112.07),
];
const NIGHTS: i64 = 6;
const PINS: i64 = 240;

pub(super) fn seed(seed: &mut SeedWriter<'_>) -> rusqlite::Result<()> {
    for (market_id, latitude, longitude) in MARKETS {
        for night in 1..=NIGHTS {
            for group in ["exposed", "control"] {
                let key = format!(
                    "{}_{}_{group}.csv",
                    seed.day(-night),
                    markets::hash(market_id)
                );
                let content = pins(seed, night, latitude, longitude);
                file(seed, &key, night, &content)?;
            }
        }
    }
    file(
        seed,
        "about.txt",
        1,
        "One file per day, market and group of devices.\n",
    )
}

fn file(seed: &SeedWriter<'_>, key: &str, night: i64, content: &str) -> rusqlite::Result<()> {
    let modified_at = seed.moment(1 - night, 14_400);
    let content = content.as_bytes();
    put(
        seed.connection,
        &File {
            bucket: BUCKET,
            key,
            media_type: "text/plain",
            modified_at,
            content,
        },
    )
}

fn pins(seed: &mut SeedWriter<'_>, night: i64, latitude: f64, longitude: f64) -> String {
    let end = if night % 3 == 0 { "\r\n" } else { "\n" };
    (0..PINS)
        .map(|pin| {
            let device = seed.between(0xa000, 0xa060);
            let time = seed.moment(-night, pin * 330);
            let mut shift = || {
                let steps = i32::try_from(seed.between(-1_200, 1_200)).unwrap_or_default();
                f64::from(steps) / 10_000.0
            };
            let (latitude, longitude) = (latitude + shift(), longitude + shift());
            match pin {
                // Malformed rows.
                90 => format!("{device:x},{time}{end}"),
                91 => format!("{device:x},{time},north,west{end}"),
                _ => format!("{device:x},{time},{latitude:.5},{longitude:.5},gps{end}"),
            }
        })
        .collect()
}
