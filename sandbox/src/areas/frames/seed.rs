//! Frames of a few customers, each at a site in one of their markets.

use serde_json::{Value, json};

use super::{FRAMES, SITES};
use crate::{
    areas::markets,
    db::records::{Columns, next_id},
    seed::writer::{SeedWriter, remove},
};

/// The first frame.
const FIRST: i64 = 5_001;

/// Customers with the number of their frames. The last page of Acme Media (7) is full.
const CUSTOMERS: [(i64, i64); 6] = [(3, 137), (1, 24), (7, 20), (9, 12), (14, 31), (39, 3)];

/// Number, code, latitude and longitude of the markets.
const MARKETS: [(i64, &str, f64, f64); 5] = [
    (2, "BOS", 42.36, -71.06),
    (5, "PVD", 41.82, -71.41),
    (9, "HFD", 41.77, -72.67),
    (1, "NYC", 40.71, -74.01),
    (4, "CHI", 41.88, -87.63),
];
const STREETS: [&str; 8] = [
    "Pier Road",
    "Station Street",
    "Harbor Avenue",
    "Market Square",
    "Union Street",
    "Bridge Lane",
    "Summer Street",
    "Canal Walk",
];
const KINDS: [&str; 4] = ["BULLETIN", "POSTER", "SHELTER", "DIGITAL"];

pub(crate) fn seed(seed: &mut SeedWriter<'_>) -> rusqlite::Result<()> {
    let mut id = FIRST;
    for (customer_id, count) in CUSTOMERS {
        let mut site = Value::Null;
        for place in 0..count {
            let market = MARKETS[(place / 30) as usize % MARKETS.len()];
            // Two or three frames at a site.
            if place % 5 == 0 || place % 5 == 2 {
                site = new_site(seed, market)?;
            }
            let mut body = frame(seed, id, market.1, &site);
            if customer_id == 3 {
                odd(&mut body, place);
            }
            let columns = Columns {
                name: Some(markets::hash(market.0)),
                ..Columns::of_customer(customer_id)
            };
            seed.store(FRAMES, id, &columns, &body)?;
            id += 1;
        }
    }
    Ok(())
}

fn new_site(
    seed: &mut SeedWriter<'_>,
    (_, code, latitude, longitude): (i64, &str, f64, f64),
) -> rusqlite::Result<Value> {
    let id = next_id(seed.connection, SITES)?;
    let street = seed.pick(&STREETS);
    let number = seed.between(1, 400);
    let mut shift = || seed.between(-600, 600) as f64 / 10_000.0;
    let (latitude, longitude) = (latitude + shift(), longitude + shift());
    Ok(json!({
        "siteId": id,
        "siteRef": format!("{code}-{id}"),
        "siteName": format!("{street} {number}"),
        "siteLat": (latitude * 10_000.0).round() / 10_000.0,
        "siteLon": (longitude * 10_000.0).round() / 10_000.0,
        "siteAddress": format!("{number} {street}"),
        "siteInventory": { "faces": seed.between(1, 4), "isLit": seed.chance(70) },
        "metaData": { "landlord": seed.pick(&["Port Authority", "City of Boston", "Private"]) },
    }))
}

fn frame(seed: &mut SeedWriter<'_>, id: i64, code: &str, site: &Value) -> Value {
    let kind = seed.pick(&KINDS);
    json!({
        "frameId": id,
        "frameRef": format!("{code}-{id}"),
        "expositionAngle": seed.between(0, 359),
        "expositionWidth": seed.pick(&[60, 90, 120]),
        "metaData": {
            "type": kind,
            "size": { "widthFeet": seed.pick(&[14, 36, 48]), "heightFeet": 14 },
            "facing": seed.pick(&["north", "east", "south", "west"]),
            "audiences": ["commuters", "visitors"],
            "isDigital": kind == "DIGITAL",
        },
        "site": site,
    })
}

/// Adds anomalies to the last frames of Harbor Transit.
fn odd(body: &mut Value, place: i64) {
    match place {
        120 => body["frameRef"] = Value::Null,
        121 => body["site"] = Value::Null,
        122 => remove(body, "site"),
        123 => body["site"] = json!("a text"),
        124 => body["metaData"] = Value::Null,
        125 => body["metaData"] = json!("{\"text\": \"not an object\"}"),
        126 => body["metaData"] = json!([1, "two", { "three": 3 }]),
        127 => {
            body["metaData"] =
                json!({ "id": u64::MAX, "nothing": null, "none": [], "empty": {}, "blank": "" })
        }
        128 => body["frameId"] = json!(body["frameId"].to_string()),
        129 => remove(body, "frameId"),
        131 => {
            body["expositionAngle"] = json!("90.5");
            body["expositionWidth"] = json!("wide");
        }
        132 => {
            body["site"]["siteName"] = json!(format!("<b>Pier</b> {}", "and harbor ".repeat(18)))
        }
        133 => {
            for key in [
                "siteRef",
                "siteName",
                "siteLat",
                "siteLon",
                "siteAddress",
                "siteInventory",
            ] {
                body["site"][key] = Value::Null;
            }
        }
        134 => remove(&mut body["site"], "siteId"),
        135 => {
            body["metaData"] = json!({ "levels": (1..12).fold(json!("the last"), |inner, level| json!({ format!("level {level}"): inner })) })
        }
        _ => {}
    }
}
