//! Jobs at the limits of rules, jobs that refuse, and jobs with unusual shapes: ids 901 to 933.

use serde_json::{Value, json};

use super::market_jobs::{job, store};
use crate::{
    areas::pipeline::{
        market_jobs::{BREAKS_RE_RUN, FAILS_AGAIN, REFUSES_DELETE, REFUSES_RE_RUN, STAYS_STUCK},
        runs::{COMPLETED, FAILED, JOBS, MATCHING, PENDING, POSTPONED, WAREHOUSE_JOBS},
    },
    http::error::HttpError,
    seed::writer::{SeedWriter, iso, remove},
};

/// The market of these jobs: Boston.
const MARKET: i64 = 2;

pub(super) fn seed(seed: &mut SeedWriter<'_>) -> Result<(), HttpError> {
    for id in 901..=910 {
        let body = at_a_limit(seed, id);
        store(seed, JOBS, id, &body)?;
    }
    for id in 911..=931 {
        let body = odd(seed, id);
        store(seed, JOBS, id, &body)?;
    }
    let mut unnamed = job(seed, 932, MARKET, 7, COMPLETED);
    remove(&mut unnamed, "jobId");
    store(seed, JOBS, 932, &unnamed)?;
    store(seed, WAREHOUSE_JOBS, 933, &json!("not a row"))?;
    Ok(())
}

/// Jobs at the limits of what can be deleted, and jobs whose names announce how they fail.
fn at_a_limit(seed: &mut SeedWriter<'_>, id: i64) -> Value {
    let (midnight, minutes) = (seed.midnight(0), 60);
    let (status, started_at, run_by) = match id {
        901 => (FAILED, Some(midnight + 5 * minutes), FAILS_AGAIN),
        902 => (FAILED, None, "Ada Byron"),
        903 => (MATCHING, Some(midnight - 1), "Ada Byron"),
        904 => (MATCHING, Some(midnight), "Ada Byron"),
        905 => (PENDING, Some(seed.midnight(-12)), "Ada Byron"),
        906 => (POSTPONED, Some(seed.midnight(-3)), "Ada Byron"),
        907 => (POSTPONED, None, BREAKS_RE_RUN),
        908 => (MATCHING, Some(seed.midnight(-4)), STAYS_STUCK),
        909 => (COMPLETED, Some(seed.midnight(-5)), REFUSES_RE_RUN),
        _ => (FAILED, Some(seed.midnight(-6)), REFUSES_DELETE),
    };
    let mut body = job(seed, id, MARKET, id - 900, status);
    body["processingStartTime"] = json!(started_at.map(iso));
    body["runBy"] = json!(run_by);
    body
}

fn odd(seed: &mut SeedWriter<'_>, id: i64) -> Value {
    let mut body = job(seed, id, MARKET, 6, COMPLETED);
    match id {
        911 => body["marketHash"] = json!("0000ff"),
        912 => remove(&mut body, "marketHash"),
        913 => remove(&mut body, "status"),
        914 => body["status"] = json!("AWAITING_VENDOR"),
        915 => body["status"] = json!("completed"),
        916 => body["jobType"] = json!("AERIAL"),
        917 => body["jobType"] = Value::Null,
        918 => body["date"] = json!(format!("{}T00:00:00Z", seed.day(-6))),
        919 => remove(&mut body, "date"),
        920 => body["date"] = json!(seed.day(3).to_string()),
        921 => body["date"] = json!(seed.day(-200).to_string()),
        922 => {
            for key in ["totalFrames", "totalAssets", "totalPins", "uniquePins"] {
                body[key] = json!("many");
            }
        }
        923 => {
            for key in ["totalFrames", "totalPins", "totalMatches", "duration"] {
                remove(&mut body, key);
            }
        }
        // More than 32 bits can hold.
        924 => body["totalPins"] = json!(9_800_000_000_i64),
        925 => body["duration"] = json!(0),
        926 => body["duration"] = json!(90_061),
        927 => body["duration"] = Value::Null,
        928 => body["runBy"] = Value::Null,
        929 => body["runBy"] = json!("<b>Bold</b> & Sons ".repeat(11)),
        930 => body["processingStartTime"] = json!("last night"),
        _ => body["jobId"] = json!(id.to_string()),
    }
    body
}
