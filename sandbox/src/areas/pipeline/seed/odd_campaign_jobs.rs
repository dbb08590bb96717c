//! Refresh jobs at the limits of rules, jobs that fail, and jobs with unusual shapes: ids 81 to 104.

use serde_json::{Value, json};

use super::market_jobs::store;
use crate::{
    areas::{
        customers::HARBOR,
        pipeline::{
            campaign_jobs::{FAILS_RUN, REFUSES_RUN},
            runs::{CAMPAIGN_JOBS, COMPLETED, PENDING},
        },
    },
    http::error::HttpError,
    seed::writer::{SeedWriter, iso, remove},
};

/// 2024-09-01 00:00:00 UTC.
const SEPTEMBER: i64 = 1_725_148_800;

pub(super) fn seed(seed: &mut SeedWriter<'_>) -> Result<(), HttpError> {
    for id in 81..=104 {
        let body = odd(seed, id);
        store(seed, CAMPAIGN_JOBS, id, &body)?;
    }
    Ok(())
}

fn odd(seed: &SeedWriter<'_>, id: i64) -> Value {
    let (start, end) = (seed.midnight(-30), seed.midnight(30) - 1);
    let flight = |from: Value, to: Value| json!({ "activeFrom": from, "activeTo": to });
    let meta_data = |name: &str, from: Value, to: Value, flights: Value| {
        json!({ "campaignRef": name, "activeFrom": from, "activeTo": to,
            "markets": [{ "marketName": "Boston", "activeFrom": from, "activeTo": to }], "flights": flights })
    };
    let usual = |name: &str| meta_data(name, json!(start), json!(end), json!([]));
    let ends = |at: i64| {
        let flights = json!([flight(json!(at - 86_400), json!(at))]);
        meta_data("Last Summer", Value::Null, Value::Null, flights)
    };
    let text = |meta_data: Value| json!(meta_data.to_string());
    let mut body = json!({
        "jobId": id,
        "campaignId": 4,
        "customerId": HARBOR,
        "createdAt": iso(seed.moment(-1, id * 100)),
        "jobStatus": PENDING,
        "metaData": text(usual("Spring Launch")),
    });
    match id {
        81 => body["metaData"] = Value::Null,
        82 => remove(&mut body, "metaData"),
        83 => body["metaData"] = json!("{\"campaignRef\":\"Spring Lau"),
        84 => body["metaData"] = json!("[]"),
        // An object instead of a string.
        85 => body["metaData"] = usual("Spring Launch"),
        86 => {
            body["metaData"] = text(meta_data(
                "Dates Outside",
                Value::Null,
                Value::Null,
                json!([]),
            ));
            body["activeFrom"] = json!(start);
            body["activeTo"] = json!(end);
        }
        87 => body["metaData"] = text(ends(SEPTEMBER - 1)),
        88 => body["metaData"] = text(ends(SEPTEMBER)),
        89 => body["metaData"] = text(ends(SEPTEMBER - 86_400)),
        90 => {
            let flights = json!([
                flight(Value::Null, Value::Null),
                flight(json!(start), json!(end))
            ]);
            body["metaData"] = text(meta_data(
                "Second Flight",
                Value::Null,
                Value::Null,
                flights,
            ));
        }
        91 => {
            let flights = json!([flight(json!(start), json!(end))]);
            body["metaData"] = text(meta_data(
                "Spring Launch",
                Value::Null,
                Value::Null,
                flights,
            ));
        }
        92 => body["metaData"] = text(json!({ "campaignRef": "No Dates" })),
        93 => {
            body["campaignId"] = json!(99_999);
            body["customerId"] = json!(999);
        }
        94 => body["metaData"] = text(usual(&"<b>Bold</b> & Sons ".repeat(11))),
        95 => body["jobStatus"] = json!("RUNNING"),
        96 => body["jobId"] = json!("96"),
        97 => body["createdAt"] = json!(seed.moment(-2, 3_600) * 1_000),
        98 => {
            let dates = (json!(start.to_string()), json!(end.to_string()));
            body["metaData"] = text(meta_data("Dates as Text", dates.0, dates.1, Value::Null));
        }
        99 => body["metaData"] = text(usual(REFUSES_RUN)),
        100 => body["metaData"] = text(usual(FAILS_RUN)),
        101 => remove(&mut body, "jobId"),
        102 => body = json!("not a row"),
        103 => body["customerId"] = Value::Null,
        _ => {
            body["jobStatus"] = json!(COMPLETED);
            remove(&mut body, "customerId");
        }
    }
    body
}
