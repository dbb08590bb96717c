//! The jobs of thirty markets over sixty days. The older they are, the more of them have ended.

use serde_json::{Value, json};

use crate::{
    areas::{
        markets,
        pipeline::{
            market_jobs::WAREHOUSE_PREFIX,
            runs::{
                COMPLETED, FAILED, JOBS, MATCHING, PENDING, POSTPONED, WAREHOUSE_JOBS, WRITING,
            },
            statistics::{self, STATIONARY, TRANSIT},
        },
    },
    db::records::{self, Columns, Record},
    http::error::HttpError,
    seed::writer::{SeedWriter, iso},
};

const MARKETS: i64 = 30;
const DAYS: i64 = 60;
/// The job of market 1 sixty days ago has the next id.
const FIRST: i64 = 1_000;
/// The warehouse also lists the jobs of this many days.
const WAREHOUSE_DAYS: i64 = 10;
/// The first of the jobs that only the warehouse lists, one for each of these markets and days.
const FIRST_OF_WAREHOUSE: i64 = 501;
const WAREHOUSE_MARKETS: i64 = 12;
const OWN_WAREHOUSE_DAYS: i64 = 20;

const PEOPLE: [&str; 6] = [
    "Ada Byron",
    "Nightly Schedule",
    "Grace Ellison",
    "Nightly Schedule",
    "Samir Grant",
    "Nightly Schedule",
];

pub(super) fn seed(seed: &mut SeedWriter<'_>) -> Result<(), HttpError> {
    for age in 0..DAYS {
        for market in 1..=MARKETS {
            // Few markets have data for today.
            if age == 0 && market > 8 {
                continue;
            }
            let id = FIRST + (DAYS - 1 - age) * MARKETS + market;
            let status = status(market, age);
            let body = job(seed, id, market, age, status);
            store(seed, JOBS, id, &body)?;
            if age < WAREHOUSE_DAYS {
                let known = match status {
                    // The warehouse is the first to know that these have ended.
                    MATCHING if market < 19 => job(seed, id, market, age, COMPLETED),
                    _ => body,
                };
                store(seed, WAREHOUSE_JOBS, id, &known)?;
            }
        }
    }
    for number in 0..WAREHOUSE_MARKETS * OWN_WAREHOUSE_DAYS {
        let (id, age) = (FIRST_OF_WAREHOUSE + number, 1 + number / WAREHOUSE_MARKETS);
        let market = 1 + number % WAREHOUSE_MARKETS;
        let mut body = job(seed, id, market, age, status(market, age + 1));
        if id % 5 == 0 {
            body["jobId"] = json!(format!("{WAREHOUSE_PREFIX}{id}"));
        }
        store(seed, WAREHOUSE_JOBS, id, &body)?;
    }
    Ok(())
}

pub(super) fn store(
    seed: &SeedWriter<'_>,
    kind: &str,
    id: i64,
    body: &Value,
) -> rusqlite::Result<()> {
    records::store(
        seed.connection,
        kind,
        id,
        &Columns::default(),
        &body.to_string(),
    )
}

/// The status of a market's job for the day `age` days ago. It runs one day later.
fn status(market: i64, age: i64) -> &'static str {
    match (age, market) {
        (0, 3 | 6) => POSTPONED,
        (0, _) => PENDING,
        (1, ..=14) => COMPLETED,
        (1, 15 | 16) => FAILED,
        (1, 17..=21) => MATCHING,
        (1, 22) => WRITING,
        (1, 23) => "UPLOADING_PINS",
        (1, 24..=26) => POSTPONED,
        (1, _) => PENDING,
        _ => match (market * 7 + age * 13) % 40 {
            0 | 1 => FAILED,
            2 => POSTPONED,
            _ => COMPLETED,
        },
    }
}

/// A job, with the service's forms of times and numbers.
pub(super) fn job(
    seed: &mut SeedWriter<'_>,
    id: i64,
    market: i64,
    age: i64,
    status: &str,
) -> Value {
    let is_transit = (market + age) % 3 == 0;
    let mut job = Record::new();
    let mut set = |key: &str, value: Value| job.insert(key.to_owned(), value);
    set("jobId", json!(id));
    set("marketHash", json!(markets::hash(market)));
    set("date", json!(seed.day(-age).to_string()));
    set(
        "jobType",
        json!(if is_transit { TRANSIT } else { STATIONARY }),
    );
    set(
        "matchGroup",
        json!(match id % 10 {
            7 => Some("control"),
            9 => None,
            _ => Some("exposed"),
        }),
    );
    set("status", json!(status));
    set("runBy", json!(seed.pick(&PEOPLE)));
    if ![PENDING, POSTPONED].contains(&status) {
        let started_at = seed.moment(1 - age, 600 + market * 131 + id % 60);
        job.insert("processingStartTime".to_owned(), time(id, started_at));
    }
    if status == COMPLETED {
        statistics::add(&mut job, &mut seed.rng);
        let seconds = seed.between(240, 9_000);
        let duration = match id % 17 {
            4 => json!(seconds.to_string()),
            8 => json!(5_130.75),
            _ => json!(seconds),
        };
        job.insert("duration".to_owned(), duration);
        if id % 19 == 6 {
            // Digits as text.
            let pins = job["totalPins"].to_string();
            job.insert("totalPins".to_owned(), pins.into());
        }
    }
    job.into()
}

/// A moment in epoch seconds, in one of the service's forms.
pub(super) fn time(id: i64, seconds: i64) -> Value {
    match id % 11 {
        2 => json!(seconds),
        5 => json!(seconds * 1_000),
        8 => json!(iso(seconds - 4 * 3_600).replace('Z', "-04:00")),
        _ => json!(iso(seconds)),
    }
}
