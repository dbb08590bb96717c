//! The queries of the last seven days.

use serde_json::{Value, json};

use super::market_jobs::{store, time};
use crate::{
    areas::pipeline::query::{FAILED, QUERIES, RUNNING, SUCCESS, query_id},
    http::error::HttpError,
    seed::writer::{SeedWriter, iso, remove},
};

const COUNT: i64 = 120;

const TEXTS: [&str; 4] = [
    "select market_hash, count(*) from pins where pin_date = current_date - 1 group by market_hash",
    "create or replace temporary table near_devices as\nselect d.device_id, f.frame_id\nfrom devices d\njoin frames f on st_dwithin(d.position, f.position, 250)",
    "merge into impressions i using staged s on i.frame_id = s.frame_id and i.day = s.day\nwhen matched then update set i.total = s.total\nwhen not matched then insert (frame_id, day, total) values (s.frame_id, s.day, s.total)",
    "call pipeline.refresh_uniques('exposed', 30)",
];

pub(super) fn seed(seed: &mut SeedWriter<'_>) -> Result<(), HttpError> {
    for id in 1..=COUNT {
        let mut body = query(seed, id, (COUNT - id) * 5_000);
        odd(&mut body, id);
        store(seed, QUERIES, id, &body)?;
    }
    Ok(())
}

/// A query that started this many seconds before the start of today.
fn query(seed: &mut SeedWriter<'_>, id: i64, before: i64) -> Value {
    let started_at = seed.midnight(0) - before;
    let elapsed = seed.between(40, 900_000);
    let status = match id % 12 {
        4 => FAILED,
        8 => "ERROR",
        _ if id > COUNT - 3 => RUNNING,
        _ => SUCCESS,
    };
    let has_ended = status != RUNNING;
    let ended_at = started_at + elapsed / 1_000;
    json!({
        "QUERY_ID": query_id(id),
        "DATABASE_NAME": seed.pick(&["OOH", "DEVICES", "REPORTING"]),
        "USER_NAME": seed.pick(&["PIPELINE", "ADA_BYRON", "BACKFILL"]),
        "ROLE_NAME": seed.pick(&["ETL", "ANALYST"]),
        "EXECUTION_STATUS": status,
        "START_TIME": time(id, started_at),
        "END_TIME": has_ended.then(|| iso(ended_at)),
        "TOTAL_ELAPSED_TIME": has_ended.then_some(elapsed),
        "QUERY_TEXT": seed.pick(&TEXTS),
    })
}

fn odd(body: &mut Value, id: i64) {
    match id {
        101 => body["EXECUTION_STATUS"] = json!("BLOCKED"),
        102 => body["TOTAL_ELAPSED_TIME"] = json!("4012"),
        103 => body["TOTAL_ELAPSED_TIME"] = json!(4_012.5),
        105 => body["QUERY_TEXT"] = Value::Null,
        106 => {
            body["QUERY_TEXT"] = json!(format!("select '<b>bold</b>' -- {}", "x".repeat(20_000)))
        }
        107 => remove(body, "START_TIME"),
        109 => {
            for key in ["DATABASE_NAME", "USER_NAME", "ROLE_NAME"] {
                body[key] = Value::Null;
            }
        }
        110 => remove(body, "QUERY_ID"),
        111 => *body = json!("not a row"),
        _ => {}
    }
}
