//! Customers, users, owners, classifications, saved reports and billing rows.

use serde_json::{Value, json};

use crate::{
    db::records::Columns,
    seed::writer::{SeedWriter, iso, remove},
};

/// Name, channel and subscription, in the order of the ids from 1.
#[rustfmt::skip]
pub(crate) const CUSTOMERS: [(&str, Option<&str>, Option<&str>); 40] = [
    ("Blue Line Outdoor", Some("BUS"), Some("MEMBERSHIP")),
    ("Summit Mobile Media", Some("MOBILE_BILLBOARD"), Some("FLEX")),
    ("Harbor Transit", Some("BUS"), Some("FLEX")),
    ("Pedal City Advertising", Some("PEDI_CAB"), Some("FLEX")),
    ("Lone Star Truckside", Some("TRUCK_SIDE"), Some("MEMBERSHIP")),
    ("Cascade Bikeshare Media", Some("BIKESHARE"), Some("MEMBERSHIP")),
    ("Acme Media", Some("AGENCY"), Some("MEMBERSHIP")),
    ("Desert Bloom Wraps", Some("CAR"), Some("FLEX")),
    ("Metro Wraps", Some("CAR"), Some("MEMBERSHIP")),
    ("Peachtree Retail Screens", Some("RETAIL"), Some("MEMBERSHIP")),
    ("Great Lakes Growth Council", Some("ECONOMIC_DEVELOPMENT"), Some("FLEX")),
    ("Acme Media", Some("AGENCY"), Some("FLEX")),
    ("Orbit Out-of-Home", Some("MULTI_CHANNEL"), Some("MEMBERSHIP")),
    ("Windy City Transit Ads", Some("BUS"), Some("MEMBERSHIP")),
    ("Silver State Billboards", Some("MOBILE_BILLBOARD"), Some("FLEX")),
    ("Rolling Canvas", Some("TRUCK_SIDE"), Some("FLEX")),
    ("Bayfront Media Group", Some("AGENCY"), Some("MEMBERSHIP")),
    ("Sunset Strip Signs", Some("OTHER"), Some("FLEX")),
    ("Keystone Bus Benches", Some("BUS"), Some("MEMBERSHIP")),
    ("Northstar Rideshare Tops", Some("CAR"), Some("FLEX")),
    ("Refuses Save", Some("OTHER"), Some("FLEX")),
    ("Empty Answer", Some("OTHER"), Some("MEMBERSHIP")),
    ("Broken Reports", Some("BUS"), Some("FLEX")),
    ("<b>Bold</b> & Sons", Some("RETAIL"), Some("FLEX")),
    ("Café 24", Some("RETAIL"), Some("MEMBERSHIP")),
    ("Gondola & Cable Advertising", Some("GONDOLA"), Some("FLEX")),
    ("International Consortium of Regional Transit Shelter and Station Advertising Partners West", Some("MULTI_CHANNEL"), Some("MEMBERSHIP")),
    ("Magnolia Pedicabs", Some("PEDI_CAB"), Some("MEMBERSHIP")),
    ("Quiet Corner Media", Some("OTHER"), None),
    ("!!!", Some("OTHER"), Some("FLEX")),
    ("Riverwalk Cycle Share", Some("BIKESHARE"), Some("FLEX")),
    ("Twin Cities Tourism Board", Some("ECONOMIC_DEVELOPMENT"), Some("MEMBERSHIP")),
    ("Brightside Outdoor", Some("AGENCY"), Some("FLEX")),
    ("Mile High Mobile", Some("MOBILE_BILLBOARD"), Some("MEMBERSHIP")),
    ("Palmetto Fleet Graphics", Some("TRUCK_SIDE"), Some("MEMBERSHIP")),
    ("Gateway Arch Transit", Some("BUS"), Some("FLEX")),
    ("Corner Store Network", Some("RETAIL"), Some("FLEX")),
    ("Uptown Taxi Toppers", None, Some("MEMBERSHIP")),
    ("Liberty Bell Outdoor", Some("MULTI_CHANNEL"), Some("FLEX")),
    ("Evergreen Station Domination", Some("OTHER"), Some("MEMBERSHIP")),
];

const FIRST_NAMES: [&str; 20] = [
    "Amara", "Ben", "Carla", "Diego", "Elena", "Farid", "Grace", "Hiro", "Ines", "Jonas", "Keiko",
    "Liam", "Maya", "Noah", "Olga", "Priya", "Quentin", "Rosa", "Samir", "Tessa",
];
const LAST_NAMES: [&str; 17] = [
    "Adams", "Bauer", "Castillo", "Diaz", "Ellison", "Fischer", "Grant", "Hughes", "Ito", "Jensen",
    "Kaur", "Lopez", "Moreau", "Novak", "Owens", "Park", "Quinn",
];

#[rustfmt::skip]
pub(crate) const OWNERS: [&str; 12] = [
    "Harbor Media", "Blue Line Outdoor", "Metro Wraps", "Lamplight Outdoor", "Cascade Displays",
    "Union Benches", "Skyline Posters", "Transit Faces", "Junction Media", "Beacon Boards",
    "Prairie Signs", "Coastal Shelters",
];
#[rustfmt::skip]
pub(crate) const CLASSES: [&str; 10] = [
    "KING", "QUEEN", "SUPER_KING", "TAIL", "FULL_WRAP", "HALF_WRAP", "TOPPER", "BULLETIN", "POSTER",
    "BENCH",
];

pub(crate) const HARBOR: i64 = 3;
/// A customer without any data.
pub(crate) const EMPTY: i64 = 29;

pub(crate) fn seed(seed: &mut SeedWriter<'_>) -> rusqlite::Result<()> {
    for (id, (name, channel, subscription)) in (1..).zip(CUSTOMERS) {
        customer(seed, id, name, channel, subscription)?;
    }
    users(seed)?;
    for (kind, names) in [
        ("media-owner", &OWNERS[..]),
        ("classification", &CLASSES[..]),
    ] {
        for (id, name) in (1..).zip(names) {
            seed.store(
                kind,
                id,
                &Columns::default(),
                &json!({ "id": id, "name": name }),
            )?;
        }
    }
    saved_reports(seed)
}

fn customer(
    seed: &mut SeedWriter<'_>,
    id: i64,
    name: &str,
    channel: Option<&str>,
    subscription: Option<&str>,
) -> rusqlite::Result<()> {
    let mut markets: Vec<i64> = match id {
        HARBOR => vec![2, 5, 9, 14, 21],
        EMPTY => Vec::new(),
        _ => (0..1 + id % 5)
            .map(|step| 1 + (id * 7 + step * 11) % 30)
            .collect(),
    };
    markets.sort_unstable();
    markets.dedup();
    let mut body = json!({
        "customerId": id,
        "customerName": name,
        "customerChannel": channel,
        "subscriptionType": subscription,
        "markets": markets,
    });
    // Some rows have unusual shapes, as written by old systems: an id as text, a missing key.
    match id {
        17 => body["customerId"] = json!("17"),
        29 => remove(&mut body, "markets"),
        38 => remove(&mut body, "customerChannel"),
        _ => {}
    }
    seed.store("customer", id, &Columns::named(Some(name)), &body)
}

fn users(seed: &mut SeedWriter<'_>) -> rusqlite::Result<()> {
    let staff = [
        (1, "Dana Reyes", "staff@marquee.example"),
        (2, "Robin Okafor", "developer@marquee.example"),
        (12, "Ada Byron", "ada@marquee.example"),
    ];
    for (id, name, email) in staff {
        let body = json!({ "userId": id, "displayName": name, "email": email, "company": "Marquee",
            "customerId": HARBOR, "auth": { "authEmail": email } });
        user(seed, id, HARBOR, &body)?;
    }
    for id in (3..=60).filter(|id| *id != 12) {
        let index = usize::try_from(id).unwrap_or_default();
        let name = format!("{} {}", FIRST_NAMES[index % 20], LAST_NAMES[index * 5 % 17]);
        let local = name.to_lowercase().replace(' ', ".");
        let (company, domain, customer_id) = match id {
            4..=11 => ("Marquee", "marquee.example".to_owned(), 1 + id % 3),
            13..=20 => (CUSTOMERS[2].0, "harbortransit.example".to_owned(), HARBOR),
            _ => {
                let customer_id = 1 + id * 3 % 40;
                let customer_id = if customer_id == EMPTY {
                    HARBOR
                } else {
                    customer_id
                };
                let company = CUSTOMERS[usize::try_from(customer_id - 1).unwrap_or_default()].0;
                (
                    company,
                    format!("customer{customer_id}.example"),
                    customer_id,
                )
            }
        };
        let email = format!("{local}{id}@{domain}");
        let mut body = json!({ "userId": id, "displayName": name, "email": email, "company": company,
            "customerId": customer_id, "customer": { "customerId": customer_id }, "auth": { "authEmail": email } });
        match id {
            14 => body["displayName"] = json!("Refuses Save"),
            // The customer and the email address may be in one of two places.
            15 | 24 | 33 => remove(&mut body, "customerId"),
            16 | 25 | 34 => remove(&mut body, "email"),
            17 | 26 => remove(&mut body, "auth"),
            18 => body["customerId"] = json!(customer_id.to_string()),
            35 => body["userId"] = json!("35"),
            36 => body["displayName"] = Value::Null,
            _ => {}
        }
        user(seed, id, customer_id, &body)?;
    }
    Ok(())
}

fn user(seed: &SeedWriter<'_>, id: i64, customer_id: i64, body: &Value) -> rusqlite::Result<()> {
    let name = body["displayName"].as_str().map(str::to_owned);
    seed.store(
        "user",
        id,
        &Columns {
            customer_id: Some(customer_id),
            name,
            campaign_id: None,
        },
        body,
    )
}

fn saved_reports(seed: &mut SeedWriter<'_>) -> rusqlite::Result<()> {
    for id in 1..=18 {
        let quarter = 1 + id % 4;
        let created_at = iso(seed.moment(-id * 9, 32_400 + id * 700));
        let mut body = json!({ "savedReportId": id, "reportName": format!("Q{quarter} reach and frequency"),
            "customerId": 1 + id * 2 % 40, "createdAt": created_at });
        if id == 5 {
            body["createdAt"] = Value::Null;
        }
        seed.store("saved-report", id, &Columns::default(), &body)?;
    }
    Ok(())
}
