//! Owners with and without a default market.

use serde_json::{Value, json};

use crate::{
    db::records::Columns,
    seed::writer::{SeedWriter, remove},
    services::resource::REFUSES_SAVE,
};

#[rustfmt::skip]
const OWNERS: [&str; 32] = [
    "Anchor Displays", "Beacon Boards", "Blue Line Outdoor", "Boulevard Media", "Cascade Displays",
    "Civic Shelters", "Coastal Shelters", "Harbor Media", "Crosstown Outdoor", "Delta Signs",
    "Fairway Benches", "Falcon Outdoor", "Granite Posters", "Highline Media", "Junction Media",
    "Lamplight Outdoor", "Lighthouse Signs", "Metro Wraps", "Midtown Digital", "Parkway Posters",
    "Pier & Quay Media", "Prairie Signs", REFUSES_SAVE, "Ridge Outdoor", "River Street Media",
    "Skyline Posters", "Sunbelt Boards", "Transit Faces", "Twin Oaks Outdoor", "Union Benches",
    "Vista Digital", "Zócalo Media",
];

pub(crate) fn seed(seed: &mut SeedWriter<'_>) -> rusqlite::Result<()> {
    for (id, name) in (1..).zip(OWNERS) {
        let market = match id {
            8 => json!(2),
            // One default market is unknown, and one is a string.
            12 => json!(99),
            13 => json!("4"),
            _ if id % 5 == 0 => Value::Null,
            _ => json!(seed.between(1, 30)),
        };
        let mut body = json!({ "assetOwnerId": id, "name": name, "defaultMarketId": market });
        match id {
            // An inactive market.
            14 => body["defaultMarketId"] = json!(21),
            17 => remove(&mut body, "defaultMarketId"),
            _ => {}
        }
        seed.store("asset-owner", id, &Columns::named(Some(name)), &body)?;
    }
    Ok(())
}
