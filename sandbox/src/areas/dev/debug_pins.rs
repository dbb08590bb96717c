//! Debug pin files: where the devices of a market were seen on a day.

use chrono::{NaiveDate, NaiveTime};

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

/// The end of the name of a file with very many devices. It is stored empty and generated when read, which keeps
/// startup fast.
const LARGE: &str = "_all.csv";
const PINS_OF_LARGE: i64 = 100_000;
const LOS_ANGELES: i64 = 3;

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
    let large = format!("{}_{}{LARGE}", seed.day(-1), markets::hash(LOS_ANGELES));
    file(seed, &large, 1, "")?;
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

/// The content of the file with very many devices; `None` for any other file.
pub(crate) fn long_file(bucket: &str, key: &str) -> Option<String> {
    let day: NaiveDate = key.strip_suffix(LARGE)?.get(..10)?.parse().ok()?;
    let (_, latitude, longitude) = MARKETS.into_iter().find(|(id, ..)| *id == LOS_ANGELES)?;
    let midnight = day.and_time(NaiveTime::MIN).and_utc().timestamp();
    let pin = |index: i64| {
        // Devices stray from the middle in all directions, mostly not far.
        let (turn, reach) = (
            index as f64 * 2.4,
            (index * 7_919 % 10_007) as f64 / 10_007.0,
        );
        let latitude = latitude + 0.3 * reach * reach * turn.cos();
        let longitude = longitude + 0.36 * reach * reach * turn.sin();
        let (device, time) = (
            0xa000 + index % 21_000,
            midnight + index * 86_400 / PINS_OF_LARGE,
        );
        format!("{device:x},{time},{latitude:.5},{longitude:.5},gps\n")
    };
    (bucket == BUCKET).then(|| (0..PINS_OF_LARGE).map(pin).collect())
}
