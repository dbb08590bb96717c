//! The report file of an attribution job.

use serde_json::{Map, Value, json};

use crate::seed::writer::SeedWriter;

const PAGES: [&str; 3] = ["Homepage", "Product Page", "Checkout Page"];

/// A report over 28 days: exposed devices visit more often than the control group.
pub(super) fn write(seed: &mut SeedWriter<'_>, pixel_ids: &[i64]) -> Vec<u8> {
    let pixels: Vec<Value> = pixel_ids
        .iter()
        .zip(PAGES)
        .map(|(id, page)| json!({ "pixelId": id, "page": page, "displayName": page.trim_end_matches(" Page") }))
        .collect();
    let report = json!({ "exposed": group(seed, 14), "control": group(seed, 9), "pixels": pixels });
    report.to_string().into_bytes()
}

fn group(seed: &mut SeedWriter<'_>, visits: i64) -> Value {
    let devices = seed.between(3_800, 4_200);
    let days: Vec<Value> = (1..=28)
        .rev()
        .map(|day| {
            let pages: Vec<Value> = PAGES
                .iter()
                .zip([1, 3, 8])
                .map(|(page, share)| json!({ "page": page, "visits": seed.between(visits, visits * 2) / share }))
                .collect();
            json!({ "date": seed.day(-day).to_string(), "uqDevices": seed.between(110, 170), "pages": pages })
        })
        .collect();
    let day_of_week: Map<String, Value> = (0..7)
        .map(|day| {
            let pages: Map<String, Value> = PAGES
                .iter()
                .zip([1, 3, 8])
                .map(|(page, share)| {
                    (
                        (*page).to_owned(),
                        json!({ "visits": seed.between(visits * 4, visits * 7) / share }),
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
        .zip([1, 3, 8])
        .map(|(page, share)| ((*page).to_owned(), json!(devices * visits / 100 / share)))
        .collect();
    let mut hours = |low: i64| -> Map<String, Value> {
        (6..23)
            .map(|hour| (hour.to_string(), json!(seed.between(low, low * 4))))
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
