//! The files of an attribution run: the report and its summary.

use chrono::{Days, NaiveDate};
use rand::{Rng, rngs::StdRng};
use serde_json::{Map, Value, json};

use crate::areas::jobs::NewFile;

/// The first part of the file keys.
pub(crate) const FOLDER: &str = "attribution";
/// The pages of every report, from the most visited.
pub(crate) const PAGES: [&str; 3] = ["Homepage", "Product Page", "Checkout Page"];
const SHARES: [i64; 3] = [1, 3, 8];

/// The report of a study with these pixels, over 28 days: exposed devices visit more often than the
/// control group.
pub(crate) fn file(rng: &mut StdRng, today: NaiveDate, pixels: Vec<Value>) -> NewFile {
    let report = json!({
        "exposed": group(rng, today, 14),
        "control": group(rng, today, 9),
        "pixels": pixels,
    });
    output(report.to_string().into_bytes())
}

/// A report file with this content.
pub(crate) fn output(content: Vec<u8>) -> NewFile {
    NewFile {
        name: "output.json",
        media_type: "application/json",
        content,
    }
}

/// The file that accompanies every report.
pub(crate) fn summary() -> NewFile {
    NewFile {
        name: "summary.csv",
        media_type: "text/csv",
        content: b"group,devices\nexposed,4012\ncontrol,3987\n".to_vec(),
    }
}

/// Pixel id, page and display name.
const PIXELS: [(i64, &str, &str); 5] = [
    (31, PAGES[0], "Home"),
    (32, PAGES[1], "Products"),
    (33, PAGES[2], "Checkout"),
    (34, "Location Page", "Store Locator"),
    (35, "Directory Page", "Careers"),
];

/// The first pixels of "Spring Launch", as reports list them; at most five.
pub(crate) fn pixels(count: usize) -> Vec<Value> {
    PIXELS
        .iter()
        .take(count)
        .map(|(id, page, name)| json!({ "pixelId": id, "page": page, "displayName": name }))
        .collect()
}

fn group(rng: &mut StdRng, today: NaiveDate, visits: i64) -> Value {
    let devices = rng.random_range(3_800..=4_200);
    let days: Vec<Value> = (1..=28)
        .rev()
        .map(|day| {
            let pages: Vec<Value> = PAGES
                .iter()
                .zip(SHARES)
                .map(|(page, share)| json!({ "page": page, "visits": rng.random_range(visits..=visits * 2) / share }))
                .collect();
            json!({ "date": (today - Days::new(day)).to_string(), "uqDevices": rng.random_range(110..=170), "pages": pages })
        })
        .collect();
    let day_of_week: Map<String, Value> = (0..7)
        .map(|day: i64| {
            let pages: Map<String, Value> = PAGES
                .iter()
                .zip(SHARES)
                .map(|(page, share)| {
                    (
                        (*page).to_owned(),
                        json!({ "visits": rng.random_range(visits * 4..=visits * 7) / share }),
                    )
                })
                .collect();
            (
                day.to_string(),
                json!({ "totalDevices": devices / 3, "uqDevices": devices / 7, "pages": pages }),
            )
        })
        .collect();
    let page_visits: Map<String, Value> = PAGES
        .iter()
        .zip(SHARES)
        .map(|(page, share)| ((*page).to_owned(), json!(devices * visits / 100 / share)))
        .collect();
    let mut hours = |low: i64| -> Map<String, Value> {
        (6..23)
            .map(|hour: i64| (hour.to_string(), json!(rng.random_range(low..=low * 4))))
            .collect()
    };
    json!({
        "totalDevices": devices * 9 / 4,
        "uqDevices": devices,
        "days": days,
        "dayOfWeek": day_of_week,
        "pageVisits": page_visits,
        "hourOfExposure": hours(40),
        "hourOfDay": hours(visits / 2),
    })
}
