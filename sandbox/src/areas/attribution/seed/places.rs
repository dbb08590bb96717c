//! Four thousand places.

use serde_json::{Value, json};

use super::super::places::{PLACES, TEXT_ID};
use crate::{
    db::records::Columns,
    seed::writer::{SeedWriter, remove},
};

pub(super) const FIRST: i64 = 610;
const COUNT: i64 = 4_000;

/// City, region, country and the first digits of the postal codes.
#[rustfmt::skip]
const CITIES: [(&str, &str, &str, &str); 28] = [
    ("Boston", "MA", "USA", "021"), ("Cambridge", "MA", "USA", "021"), ("Providence", "RI", "USA", "029"),
    ("Hartford", "CT", "USA", "061"), ("New York", "NY", "USA", "100"), ("Brooklyn", "NY", "USA", "112"),
    ("Philadelphia", "PA", "USA", "191"), ("Chicago", "IL", "USA", "606"), ("Detroit", "MI", "USA", "482"),
    ("Atlanta", "GA", "USA", "303"), ("Miami", "FL", "USA", "331"), ("Houston", "TX", "USA", "770"),
    ("Dallas", "TX", "USA", "752"), ("Denver", "CO", "USA", "802"), ("Phoenix", "AZ", "USA", "850"),
    ("Las Vegas", "NV", "USA", "891"), ("Los Angeles", "CA", "USA", "900"), ("Seattle", "WA", "USA", "981"),
    ("Portland", "OR", "USA", "972"), ("Portland", "ME", "USA", "041"), ("Montréal", "QC", "CAN", "H2"),
    ("Toronto", "ON", "CAN", "M5"), ("Vancouver", "BC", "CAN", "V6"), ("Monterrey", "NLE", "MEX", "64"),
    ("London", "England", "GBR", "EC"), ("München", "Bayern", "DEU", "803"), ("Málaga", "Andalucía", "ESP", "290"),
    ("東京", "東京都", "JPN", "100-"),
];
#[rustfmt::skip]
const BRANDS: [&str; 26] = [
    "Orchard Grocers", "Red Barn Coffee", "Copper Kettle Taproom", "Pinewood Furniture", "Maple Bank",
    "Cedar Health Clinic", "Zephyr Fitness", "Ember Pizza", "Kite Toys", "Velo Bicycles",
    "Sunny Side Diner", "Bluebird Hotel", "Atlas Motors", "Luma Wireless", "Juniper Cosmetics",
    "Trailhead Outfitters", "Golden Gate Credit Union", "Lakeshore Campus", "Fathom Aquarium",
    "Tidewater Casino", "Café Zoë", "Bäckerei Grün", "Señor Taco", "Łódź Deli", "O'Malley & Sons",
    "東京ラーメン",
];
#[rustfmt::skip]
const STREETS: [&str; 12] = [
    "Main St", "Harbor Ave", "Pier Rd", "Union Sq", "Market St", "Elm St", "2nd Ave", "River Rd",
    "Station Plaza", "Kirchgasse", "Rue Saint-Denis", "Calle Larios",
];

pub(super) fn seed(seed: &mut SeedWriter<'_>) -> rusqlite::Result<()> {
    for id in FIRST..FIRST + COUNT {
        let place = place(seed, id);
        seed.store(PLACES.kind, id, &Columns::default(), &place)?;
    }
    Ok(())
}

fn place(seed: &mut SeedWriter<'_>, id: i64) -> Value {
    if id == FIRST {
        return json!({ "placeId": id, "placeRef": "Pier Store", "placeAddress": "1 Pier Rd", "placeCity": "Boston",
            "placeRegion": "MA", "placePostal": "02110", "placeIsoCode": "USA", "geometryType": "POLYGON" });
    }
    let (city, region, country, postal) = seed.pick(&CITIES);
    let (brand, street) = (seed.pick(&BRANDS), seed.pick(&STREETS));
    let number = seed.between(1, 980);
    let mut body = json!({
        "placeId": id,
        "placeRef": format!("{brand} {street}"),
        "placeAddress": format!("{number} {street}"),
        "placeCity": city,
        "placeRegion": region,
        "placePostal": format!("{postal}{:02}", number % 100),
        "placeIsoCode": country,
        "geometryType": if id % 3 == 0 { "POINT" } else { "POLYGON" },
    });
    match id {
        611 => body["placeId"] = json!(id.to_string()),
        612 => {
            for key in ["placeAddress", "placeCity", "placeRegion", "placePostal"] {
                body[key] = Value::Null;
            }
        }
        613 => remove(&mut body, "placeAddress"),
        614 => body["placeRef"] = json!(long_name()),
        _ => {}
    }
    match id % 100 {
        0 if id % 700 == 0 => body["placeId"] = json!(format!("{TEXT_ID}{id}")),
        17 | 61 => body["placeAddress"] = Value::Null,
        23 | 88 => body["placePostal"] = Value::Null,
        42 => body["geometryType"] = Value::Null,
        57 => body["placeIsoCode"] = Value::Null,
        _ => {}
    }
    body
}

/// A name of 200 characters.
fn long_name() -> String {
    format!("{:·<200}", "The <i>Grand</i> Arcade of Harbor Street ")
}
