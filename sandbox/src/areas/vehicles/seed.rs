//! Vehicles in every state.

use serde_json::{Value, json};

use crate::{
    areas::customers::{CLASSES, EMPTY, HARBOR, OWNERS},
    db::records::Columns,
    seed::writer::{SeedWriter, remove},
};

/// The first asset id.
const FIRST: i64 = 901;

/// The number of a customer's vehicles, some 1,500 in all.
fn count(customer_id: i64) -> i64 {
    match customer_id {
        EMPTY | 7 | 17 => 0,
        HARBOR => 120,
        9 => 420,
        23 => 12,
        _ => 28,
    }
}

pub(crate) fn seed(seed: &mut SeedWriter<'_>) -> rusqlite::Result<()> {
    let mut id = FIRST;
    for customer_id in 1..=40 {
        for number in 1..=count(customer_id) {
            let mut body = vehicle(seed, id, customer_id, number);
            match (customer_id, number) {
                (HARBOR, 1) => body["displayName"] = json!("Fails Check"),
                (HARBOR, 2) => body["assetId"] = json!(id.to_string()),
                (HARBOR, 3) => remove(&mut body, "extraStatus"),
                (HARBOR, 4) => remove(&mut body, "assetOwner"),
                _ => {}
            }
            seed.store("vehicle", id, &Columns::of_customer(customer_id), &body)?;
            id += 1;
        }
    }
    Ok(())
}

fn vehicle(seed: &mut SeedWriter<'_>, id: i64, customer_id: i64, number: i64) -> Value {
    let (kind, prefix) = match customer_id {
        8 | 9 | 20 | 38 => ("CAR", "CAR"),
        4 | 28 => ("PEDICAB", "PED"),
        5 | 16 | 35 => ("TRUCK", "TRK"),
        6 | 31 => ("BIKE", "BIK"),
        2 | 15 | 34 => ("MOBILE_BILLBOARD", "MOB"),
        _ => ("BUS", "BUS"),
    };
    let status = match seed.between(0, 99) {
        0..70 => "ACTIVE",
        70..85 => "RETIRED",
        85..95 => "INACTIVE",
        _ => "IN_TRANSFER",
    };
    let paired = match seed.between(0, 99) {
        0..70 => json!("CONFIRMED"),
        70..82 => json!("NOT_FOUND"),
        82..96 => json!("NEEDS_ATTENTION"),
        _ => Value::Null,
    };
    let extra = match seed.between(0, 99) {
        0..80 => Value::Null,
        80..84 => json!(""),
        84..90 => json!("In Maintenance"),
        90..96 => json!("Awaiting Install"),
        _ => json!("Out of Service"),
    };
    let provider = if seed.chance(94) {
        json!(seed.pick(&["FleetNow", "GeoTrail", "RouteBeacon", "Transit/Sync 100%"]))
    } else {
        Value::Null
    };
    json!({
        "assetId": id,
        "assetStatus": status,
        "extraStatus": extra,
        "paired": paired,
        "assetRef": format!("{prefix}-{number}"),
        "displayName": format!("{} {number}", title(kind)),
        "assetType": kind,
        "classRef": seed.pick(&CLASSES[..7]),
        "assetOwner": seed.pick(&OWNERS),
        "providerName": provider,
        "group": seed.pick(&["North", "South", "East", "West", "Downtown"]),
    })
}

fn title(kind: &str) -> &'static str {
    match kind {
        "CAR" => "Car",
        "PEDICAB" => "Pedicab",
        "TRUCK" => "Truck",
        "BIKE" => "Bike",
        "MOBILE_BILLBOARD" => "Mobile Billboard",
        _ => "Bus",
    }
}
