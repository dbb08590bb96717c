//! The frames of a market that has very many. They are generated when read, which keeps startup fast.

use std::f64::consts::PI;

use serde_json::json;

use crate::areas::markets;

/// Los Angeles.
const MARKET: i64 = 3;
const FRAMES: i64 = 6_000;
/// The first frame. Seeded and uploaded frames have lower numbers.
const FIRST_FRAME: i64 = 9_000_001;
const FIRST_SITE: i64 = 900_001;
const FRAMES_OF_SITE: i64 = 3;

const BOULEVARDS: [&str; 6] = [
    "Sunset Boulevard",
    "Wilshire Boulevard",
    "Figueroa Street",
    "Alameda Street",
    "Vermont Avenue",
    "Pico Boulevard",
];

pub(super) fn has_hash(market_hash: &str) -> bool {
    market_hash == markets::hash(MARKET)
}

/// The frames, each as JSON.
pub(super) fn frames() -> impl Iterator<Item = String> {
    (0..FRAMES).map(frame)
}

fn frame(index: i64) -> String {
    let site = index / FRAMES_OF_SITE;
    // Sites fill a disc evenly, like the seeds of a sunflower.
    let (turn, reach) = (
        site as f64 * PI * (3.0 - 5_f64.sqrt()),
        (site as f64 * (FRAMES_OF_SITE as f64) / FRAMES as f64).sqrt(),
    );
    let degrees = |value: f64| (value * 100_000.0).round() / 100_000.0;
    json!({
        "frameId": FIRST_FRAME + index,
        "frameRef": format!("LAX-{}", FIRST_FRAME + index),
        "expositionAngle": index * 47 % 360,
        "expositionWidth": 60 + 30 * (index % 3),
        "metaData": { "isDigital": index % 4 == 0 },
        "site": {
            "siteId": FIRST_SITE + site,
            "siteRef": format!("LAX-{}", FIRST_SITE + site),
            "siteName": format!("{} {}", BOULEVARDS[(site % 6) as usize], site + 1),
            "siteLat": degrees(34.05 + 0.22 * reach * turn.cos()),
            "siteLon": degrees(-118.20 + 0.26 * reach * turn.sin()),
            "siteAddress": format!("{} {}", site + 1, BOULEVARDS[(site % 6) as usize]),
        },
    })
    .to_string()
}
