use chrono::{TimeDelta, Utc};
use serde_json::json;

use crate::support::{Probe, list, row};

#[tokio::test]
async fn the_pixels_of_a_campaign_match_their_count() {
    let probe = Probe::start().await;
    let pixels = probe.data("/v3/api/pixels/campaign/4").await;
    let count = probe.data("/v3/api/pixels/pixel-count/4").await;
    assert_eq!(
        count,
        json!([{ "campaignId": 4, "pixels": list(&pixels).len() }])
    );
}

#[tokio::test]
async fn requests_are_within_the_requested_days() {
    let probe = Probe::start().await;
    let day = (Utc::now() - TimeDelta::days(1)).date_naive().to_string();
    let path = format!("/v3/api/pixels/pixel-query?pixelId=31&startDate={day}&endDate={day}");
    let requests = probe.data(&path).await;
    assert!(!list(&requests).is_empty());
    for request in list(&requests) {
        assert!(
            request["deviceTime"].as_str().unwrap().starts_with(&day),
            "{request}"
        );
    }
    let lines = "
        GET /v3/api/pixels/pixel-query?pixelId=31&startDate=&endDate= => 400
        GET /v3/api/pixels/pixel-query?pixelId=31&startDate=2024-06-02&endDate=2024-06-01 => 400
        GET /v3/api/pixels/pixel-query?pixelId=31&startDate=06/01/2024 => 400";
    probe.answers(lines).await;
    let visits = probe.data("/v3/api/pixels/pixelData/4").await;
    let mut days = visits.as_object().unwrap().values();
    assert!(days.any(|day| day["pages"]["Homepage"]["visits"].is_i64()));
}

#[tokio::test]
async fn the_pixels_of_a_study_match_their_count_and_belong_to_its_customer() {
    let probe = Probe::start().await;
    let counts = probe
        .data("/v3/api/pixels/attribution-studies-pixel-counts")
        .await;
    for (study, count) in [(52, json!(3)), (54, json!("2"))] {
        let path = format!("/v3/api/pixels/attribution/{study}/customer/3");
        let pixels = probe.data(&path).await;
        assert_eq!(row(&counts, "attributionId", study)["pixelCount"], count);
        assert_eq!(
            list(&pixels).len().to_string(),
            count.to_string().replace('"', "")
        );
    }
    for without in [55, 70] {
        let path = format!("/v3/api/pixels/attribution/{without}/customer/3");
        assert_eq!(probe.data(&path).await, json!([]));
    }
    let lines = "
        GET /v3/api/pixels/attribution/52/customer/9 => 404
        GET /v3/api/pixels/attribution/52/customer/4711 => 404
        GET /v3/api/pixels/attribution/x/customer/3 => 404";
    probe.answers(lines).await;
}
