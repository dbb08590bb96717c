//! The processing jobs of recent nights.

use serde_json::{Value, json};

use super::market_jobs::store;
use crate::{
    areas::{markets::NAMES, pipeline::processing::JOBS},
    http::error::HttpError,
    seed::writer::{SeedWriter, iso},
};

const COUNT: i64 = 90;

pub(super) fn seed(seed: &mut SeedWriter<'_>) -> Result<(), HttpError> {
    for number in 1..=COUNT {
        let body = job(seed, number);
        store(seed, JOBS, number + 300, &body)?;
    }
    Ok(())
}

fn job(seed: &mut SeedWriter<'_>, number: i64) -> Value {
    let created_at = seed.moment(-(number / 4), 3_600 + number % 4 * 900);
    let name = seed.pick(&NAMES);
    let audit = |place: i64, kind: &str, steps: Value| json!({ "auditId": number * 10 + place, "jobType": kind, "jobStatus": steps, "createdAt": iso(created_at + place * 600) });
    let late = number % 7 == 3;
    let mut body = json!({
        "jobId": number + 300,
        "jobClass": seed.pick(&["NIGHTLY", "ON_DEMAND", "BACKFILL"]),
        "createdAt": iso(created_at),
        "jobAOI": { "marketName": name },
        "audits": [
            audit(1, "IMPRESSIONS", json!({ "load": true, "match": !late, "publish": !late && number % 5 != 0 })),
            audit(2, "DEMOGRAPHICS", json!({ "load": true, "join": number % 3 != 0, "publish": number % 3 != 0 && !late })),
        ],
    });
    match number % 30 {
        6 => body["jobAOI"] = Value::Null,
        11 => body["audits"] = json!([]),
        17 => body["audits"] = Value::Null,
        21 => body["audits"][0]["jobStatus"] = Value::Null,
        25 => body["jobClass"] = Value::Null,
        _ => {}
    }
    body
}
