//! Campaigns in every status, their ad groups and markets, and the billing rows.

use std::collections::HashMap;

use serde_json::{Value, json};

use crate::{
    areas::{
        customers::{CUSTOMERS, EMPTY, HARBOR},
        devices::{FORMULA_DEVICES, MILLION_DEVICES},
    },
    db::records::Columns,
    seed::writer::SeedWriter,
};

const COUNT: i64 = 400;
/// The campaigns of "Harbor Transit".
const OF_HARBOR: std::ops::Range<i64> = 4..29;

#[rustfmt::skip]
const ADVERTISERS: [&str; 24] = [
    "Harbor Foods", "Northwind Airlines", "Golden Gate Credit Union", "Pinewood Furniture",
    "Luma Wireless", "Cedar Health", "Red Barn Coffee", "Velo Bicycles", "Granite Insurance",
    "Orchard Grocers", "Nimbus Streaming", "Bluebird Hotels", "Copper Kettle Brewing",
    "Trailhead Outfitters", "Sunny Side Diners", "Atlas Motors", "Maple Bank", "Kite Toys",
    "Fathom Aquarium", "Zephyr Fitness", "Juniper Cosmetics", "Lakeshore University", "Ember Pizza",
    "Tidewater Casino",
];
#[rustfmt::skip]
const THEMES: [&str; 12] = [
    "Spring Launch", "Summer Awareness", "Back to School", "Fall Harvest", "Holiday Push",
    "New Year Drive", "Grand Opening", "Brand Refresh", "Loyalty Members", "Weekend Getaway",
    "Store Traffic", "Always On",
];
/// Ad group, inventory type and product.
const GROUPS: [(&str, &str, &str); 8] = [
    ("Bulletins", "STATIONARY", "Billboard"),
    ("Transit Shelters", "STATIONARY", "Shelter"),
    ("Bus Kings", "TRANSIT", "Bus"),
    ("Full Wraps", "TRANSIT", "Wrap"),
    ("Digital Toppers", "TRANSIT", "Topper"),
    ("Station Posters", "STATIONARY", "Poster"),
    ("Bench Network", "STATIONARY", "Bench"),
    ("Mobile Billboards", "MOBILE", "Truck"),
];

/// The vehicles of each customer, as ad groups list them.
type Fleets = HashMap<i64, Vec<Value>>;

pub(crate) fn seed(seed: &mut SeedWriter<'_>) -> rusqlite::Result<()> {
    let others: Vec<i64> = (1..=40)
        .filter(|id| ![EMPTY, HARBOR].contains(id))
        .collect();
    let fleets = fleets(seed)?;
    let mut flight_id = 80;
    for id in 1..=COUNT {
        let customer_id = if OF_HARBOR.contains(&id) {
            HARBOR
        } else {
            seed.pick(&others)
        };
        campaign(seed, id, customer_id, &fleets, &mut flight_id)?;
    }
    Ok(())
}

fn fleets(seed: &SeedWriter<'_>) -> rusqlite::Result<Fleets> {
    let mut fleets = Fleets::new();
    let mut statement = seed.connection.prepare(
        "SELECT customer_id, id, body ->> 'assetRef', body ->> 'displayName' FROM records
         WHERE kind = 'vehicle' ORDER BY id",
    )?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        let (id, reference, name): (i64, String, String) = (row.get(1)?, row.get(2)?, row.get(3)?);
        fleets
            .entry(row.get(0)?)
            .or_default()
            .push(json!({ "assetId": id, "assetRef": reference, "displayName": name }));
    }
    Ok(fleets)
}

fn campaign(
    seed: &mut SeedWriter<'_>,
    id: i64,
    customer_id: i64,
    fleets: &Fleets,
    flight_id: &mut i64,
) -> rusqlite::Result<()> {
    let advertiser = seed.pick(&ADVERTISERS);
    let theme = THEMES[usize::try_from(id).unwrap_or_default() % THEMES.len()];
    let reference = match id {
        4 => THEMES[0].to_owned(),
        20 => FORMULA_DEVICES.to_owned(),
        28 => MILLION_DEVICES.to_owned(),
        _ => format!("{advertiser} - {theme}"),
    };
    let length = seed.between(20, 90);
    let start = match id % 4 {
        // Running, past, upcoming. The fourth kind loses its dates below.
        0 => -seed.between(1, length - 8),
        1 => -length - seed.between(1, 300),
        2 => seed.between(2, 70),
        _ => -seed.between(0, 200),
    };
    let mut from = json!(seed.midnight(start));
    let mut to = json!(seed.midnight(start + length) - 1);
    match id % 12 {
        3 => to = Value::Null,
        7 => (from, to) = (Value::Null, Value::Null),
        11 => from = json!(0),
        _ => {}
    }
    let groups = match id {
        4 => 4,
        _ if id % 17 == 0 => 0,
        _ => seed.between(1, 4),
    };
    let mut types = Vec::new();
    for _ in 0..groups {
        *flight_id += 1;
        types.push(ad_group(
            fleets,
            seed,
            *flight_id,
            id,
            customer_id,
            start,
            length,
        )?);
    }
    let name = CUSTOMERS[usize::try_from(customer_id - 1).unwrap_or_default()].0;
    let mut body = json!({
        "campaignId": id,
        "campaignRef": reference,
        "customerId": customer_id,
        "customerName": if id % 9 == 0 { Value::Null } else { json!(name) },
        "activeFrom": from,
        "activeTo": to,
        "minAdGroupActiveFrom": seed.midnight(start),
        "maxAdGroupActiveTo": seed.midnight(start + length) - 1,
        "adGroupsMetaData": types,
    });
    match id % 25 {
        6 => body["adGroupsMetaData"] = Value::Null,
        8 => {
            body["activeFrom"] = body["activeFrom"]
                .as_i64()
                .map_or(Value::Null, |from| json!(from.to_string()))
        }
        10 => {
            body["minAdGroupActiveFrom"] = Value::Null;
            body["maxAdGroupActiveTo"] = Value::Null;
        }
        12 => body["campaignId"] = json!(id.to_string()),
        _ => {}
    }
    let columns = Columns {
        customer_id: Some(customer_id),
        name: Some(reference.clone()),
        campaign_id: None,
    };
    seed.store("campaign", id, &columns, &body)?;
    markets(seed, id)?;
    billing(seed, id, customer_id, advertiser, &body)
}

fn ad_group(
    fleets: &Fleets,
    seed: &mut SeedWriter<'_>,
    id: i64,
    campaign_id: i64,
    customer_id: i64,
    start: i64,
    length: i64,
) -> rusqlite::Result<Value> {
    let (name, inventory, product) = seed.pick(&GROUPS);
    let vehicles = fleets.get(&customer_id).map_or(&[][..], Vec::as_slice);
    let count = usize::try_from(seed.between(0, 14)).unwrap_or_default();
    let first = usize::try_from(id * 13).unwrap_or_default();
    let assets: Vec<Value> = (0..count)
        .zip(vehicles.iter().cycle().skip(first % vehicles.len().max(1)))
        .map(|(step, vehicle)| match id % 6 {
            // Older ad groups list their assets only by id, and some assets have no name.
            0 => vehicle["assetId"].clone(),
            _ if step == 5 => {
                json!({ "assetId": vehicle["assetId"], "assetRef": vehicle["assetRef"] })
            }
            _ => vehicle.clone(),
        })
        .collect();
    let dated = id % 11 != 0;
    let body = json!({
        "flightId": id,
        "flightRef": name,
        "activeFrom": dated.then(|| seed.midnight(start)),
        "activeTo": dated.then(|| seed.midnight(start + length) - 1),
        "inventoryType": inventory,
        "metaData": { "type": product },
        "assets": if id % 19 == 0 { Value::Null } else { assets.into() },
    });
    seed.store(
        "ad-group",
        id,
        &Columns::of_campaign(customer_id, campaign_id),
        &body,
    )?;
    Ok(json!({ "inventoryType": inventory }))
}

fn markets(seed: &mut SeedWriter<'_>, campaign_id: i64) -> rusqlite::Result<()> {
    let count = seed.between(1, 3);
    let mut names: Vec<&str> = (0..count)
        .map(|_| seed.pick(&crate::areas::markets::NAMES))
        .collect();
    names.sort_unstable();
    names.dedup();
    let mut names = json!(names);
    if campaign_id % 40 == 9 {
        // A market that has since been renamed.
        names = json!(["Boston", "Springfield (old)"]);
    }
    seed.store("campaign-markets", campaign_id, &Columns::default(), &names)
}

fn billing(
    seed: &mut SeedWriter<'_>,
    id: i64,
    customer_id: i64,
    advertiser: &str,
    campaign: &Value,
) -> rusqlite::Result<()> {
    let assets = seed.between(2, 60);
    let mut body = json!({
        "customerId": customer_id,
        "contractId": format!("C-{}", 1_000 + id),
        "campaignId": id,
        "campaignRef": campaign["campaignRef"],
        "advertiser": advertiser,
        "activeFrom": campaign["activeFrom"],
        "activeTo": campaign["activeTo"],
        "assetCount": assets,
        "frameCount": assets * 3,
    });
    match id % 10 {
        4 => body["contractId"] = json!(1_000 + id),
        6 => body["assetCount"] = json!(assets.to_string()),
        8 => body["contractId"] = Value::Null,
        9 => body["frameCount"] = Value::Null,
        _ => {}
    }
    seed.store("billing", id, &Columns::of_campaign(customer_id, id), &body)
}
