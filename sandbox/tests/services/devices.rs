use std::collections::HashSet;

use chrono::{Duration as Span, NaiveTime, Utc};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::support::{Probe, list};

/// Midnight of the day this many days ago, in epoch seconds.
fn midnight(days_ago: i64) -> i64 {
    (Utc::now().date_naive() - Span::days(days_ago))
        .and_time(NaiveTime::MIN)
        .and_utc()
        .timestamp()
}

fn path(customer_id: i64, campaign_ids: &[i64], start: i64, end: i64) -> String {
    let campaigns: String = campaign_ids
        .iter()
        .map(|id| format!("&campaignIds={id}"))
        .collect();
    format!(
        "/v3/api/devices/unique-admin?email=staff%40marquee.example&deviceGroup=EXPOSED&customerId={customer_id}\
         &mainRange={start}&mainRange={end}{campaigns}"
    )
}

async fn devices(probe: &Probe, path: &str) -> Vec<String> {
    let (status, response) = probe.get(path).await;
    assert_eq!(status, StatusCode::OK, "{path}: {response}");
    let raw: Vec<String> = serde_json::from_value(response["raw"].clone()).unwrap();
    let unique: HashSet<&String> = raw.iter().collect();
    assert_eq!(
        response["counts"],
        json!({ "total": raw.len(), "unique": unique.len() })
    );
    raw
}

#[tokio::test]
async fn the_counts_match_the_list_and_ids_are_advertising_ids() {
    let probe = Probe::start().await;
    let found = devices(&probe, &path(3, &[4, 8, 16], midnight(60), midnight(0))).await;
    assert!(found.len() > 100);
    let unique: HashSet<&String> = found.iter().collect();
    assert!(unique.len() < found.len());
    assert!(found.iter().all(|id| id.len() == 36 && &id[14..15] == "4"));
}

#[tokio::test]
async fn a_search_is_repeatable_and_fewer_days_find_fewer_devices() {
    let probe = Probe::start().await;
    let whole = path(3, &[4, 8], midnight(60), midnight(0));
    let found = devices(&probe, &whole).await;
    assert_eq!(devices(&probe, &whole).await, found);
    let part = devices(&probe, &path(3, &[8, 4, 8], midnight(2), midnight(0))).await;
    assert!(part.len() < found.len());
    let found: HashSet<String> = found.into_iter().collect();
    assert!(part.iter().all(|id| found.contains(id)));
}

#[tokio::test]
async fn a_range_without_a_running_campaign_has_no_devices() {
    let probe = Probe::start().await;
    let none = json!({ "counts": { "total": 0, "unique": 0 }, "raw": [] });
    for (start, end) in [
        (midnight(4_000), midnight(3_990)),
        (midnight(-1), midnight(-9)),
        (midnight(3), midnight(3)),
    ] {
        let response = probe.get(&path(3, &[4, 20, 28], start, end)).await;
        assert_eq!(response, (StatusCode::OK, none.clone()));
    }
}

#[tokio::test]
async fn a_million_devices_are_streamed() {
    let probe = Probe::start().await;
    let campaign = probe.data("/v3/api/campaigns/28").await;
    assert_eq!(campaign["campaignRef"], "Million Devices");
    let path = path(3, &[28], midnight(200), midnight(0));
    let mut response = probe.request(Method::GET, &path).send().await.unwrap();
    let mut pieces = Vec::new();
    while let Some(piece) = response.chunk().await.unwrap() {
        pieces.push(piece);
    }
    assert!(pieces.len() > 100);
    let found: Value = serde_json::from_slice(&pieces.concat()).unwrap();
    assert_eq!(
        found["counts"],
        json!({ "total": 1_000_000, "unique": 800_000 })
    );
    let raw: Vec<&str> = list(&found["raw"])
        .iter()
        .map(|id| id.as_str().unwrap())
        .collect();
    let unique: HashSet<&&str> = raw.iter().collect();
    assert_eq!((raw.len(), unique.len()), (1_000_000, 800_000));
}

#[tokio::test]
async fn some_ids_of_one_campaign_begin_like_formulas() {
    let probe = Probe::start().await;
    let campaign = probe.data("/v3/api/campaigns/20").await;
    assert_eq!(campaign["campaignRef"], "Formula Devices");
    let found = devices(&probe, &path(3, &[20], midnight(200), midnight(0))).await;
    for start in ["=", "-"] {
        assert!(found.iter().any(|id| id.starts_with(start)), "{start}");
    }
    let plain = found.iter().filter(|id| id.len() == 36).count();
    assert!(plain > found.len() * 9 / 10);
}

#[tokio::test]
async fn a_failed_search_has_an_error_with_status_200_or_another() {
    let probe = Probe::start().await;
    let error = |message: &str| json!({ "status": "error", "message": message });
    let campaign = async |customer: i64| {
        let campaigns = probe
            .data(&format!("/v3/api/campaigns/customer/{customer}"))
            .await;
        let id = &campaigns[0]["campaignId"];
        id.as_i64()
            .unwrap_or_else(|| id.as_str().unwrap().parse().unwrap())
    };
    let (start, end) = (midnight(30), midnight(0));
    assert_eq!(
        probe
            .get(&path(23, &[campaign(23).await], start, end))
            .await,
        (
            StatusCode::OK,
            error("The device warehouse did not answer.")
        )
    );
    assert_eq!(
        probe
            .get(&path(21, &[campaign(21).await], start, end))
            .await,
        (
            StatusCode::UNPROCESSABLE_ENTITY,
            error("This customer's contract does not include device exports.")
        )
    );
    let foreign = path(3, &[campaign(9).await], start, end);
    let not_found = (StatusCode::NOT_FOUND, error("Campaign not found."));
    assert_eq!(probe.get(&foreign).await, not_found);
    let whole = path(3, &[4], start, end);
    for (path, message) in [
        (
            path(3, &[], start, end),
            "At least one campaign is required.",
        ),
        (
            path(3, &[4], end, start),
            "The end of mainRange must not be before its start.",
        ),
        (
            whole.replacen(&format!("&mainRange={start}"), "", 1),
            "mainRange must be given twice, in epoch seconds.",
        ),
        (
            whole.replacen("EXPOSED", "ALL", 1),
            "deviceGroup must be EXPOSED.",
        ),
        (
            whole.replacen("staff%40marquee.example", "", 1),
            "An email is required.",
        ),
    ] {
        let response = probe.get(&path).await;
        assert_eq!(
            response,
            (StatusCode::BAD_REQUEST, error(message)),
            "{path}"
        );
    }
}
