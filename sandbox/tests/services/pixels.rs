use reqwest::{Method, StatusCode};
use serde_json::json;

use crate::support::{Probe, list, row};

#[tokio::test]
async fn a_created_pixel_takes_its_customer_from_the_campaign_and_is_patched() {
    let probe = Probe::start().await;
    let uuid = "0b8e7a52-3c7f-4c1e-9d80-6f1f2f3a4b5c";
    let pixel = json!({ "pixelUUID": uuid, "campaign": 4, "metaData": { "displayName": "Thanks", "page": "Checkout Page" } });
    let (status, response) = probe.post("/v3/api/pixels", pixel.clone()).await;
    assert_eq!(
        (status, &response["data"]["customerId"]),
        (StatusCode::CREATED, &json!(3))
    );
    let id = response["data"]["pixelId"].as_i64().unwrap();
    let patch = json!({ "metaData": { "page": "Homepage" }, "campaign": null });
    probe
        .send(Method::PATCH, &format!("/v3/api/pixels/{id}"), Some(patch))
        .await;
    let missing = probe.data("/v3/api/pixels/missing-campaign").await;
    assert_eq!(
        row(&missing, "pixelId", id)["metaData"],
        json!({ "displayName": "Thanks", "page": "Homepage" })
    );
    assert_eq!(
        probe.post("/v3/api/pixels", pixel).await.0,
        StatusCode::CONFLICT
    );
}

#[tokio::test]
async fn the_check_counts_recent_requests() {
    let probe = Probe::start().await;
    assert!(probe.data("/v3/api/pixels/pixel-check/31").await["requestCount"].as_i64() > Some(0));
    assert_eq!(
        probe.data("/v3/api/pixels/pixel-check/35").await,
        json!({ "pixelId": 35, "requestCount": 0 })
    );
    assert_eq!(
        probe.get("/v3/api/pixels/pixel-check/37").await.0,
        StatusCode::INTERNAL_SERVER_ERROR
    );
    let refused = probe
        .send(Method::PATCH, "/v3/api/pixels/36", Some(json!({})))
        .await;
    assert_eq!(refused.0, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn the_lists_match_the_count_and_refer_to_campaigns_in_several_ways() {
    let probe = Probe::start().await;
    let pixels = probe.data("/v3/api/pixels/campaign/4").await;
    assert_eq!(
        probe.data("/v3/api/pixels/pixel-count/4").await,
        json!([{ "campaignId": 4, "pixels": 8 }])
    );
    assert_eq!(row(&pixels, "pixelId", 31)["campaign"], 4);
    assert_eq!(
        row(&pixels, "pixelId", 32)["campaign"],
        json!({ "campaignId": 4 })
    );
    let missing = probe.data("/v3/api/pixels/missing-campaign").await;
    assert!(row(&missing, "pixelId", 24).get("campaign").is_none());
    assert!(row(&missing, "pixelId", 12)["campaign"].is_null());
}

#[tokio::test]
async fn requests_are_within_the_requested_days() {
    let probe = Probe::start().await;
    let yesterday = (chrono::Utc::now() - chrono::TimeDelta::days(1)).date_naive();
    let path =
        format!("/v3/api/pixels/pixel-query?pixelId=31&startDate={yesterday}&endDate={yesterday}");
    let requests = probe.data(&path).await;
    let requests = list(&requests);
    assert!(!requests.is_empty());
    let day = yesterday.to_string();
    assert!(
        requests
            .iter()
            .all(|request| request["deviceTime"].as_str().unwrap().starts_with(&day))
    );
    for span in [
        "startDate=&endDate=",
        "startDate=2024-06-02&endDate=2024-06-01",
        "startDate=06/01/2024",
    ] {
        let path = format!("/v3/api/pixels/pixel-query?pixelId=31&{span}");
        assert_eq!(probe.get(&path).await.0, StatusCode::BAD_REQUEST, "{span}");
    }
    let visits = probe.data("/v3/api/pixels/pixelData/4").await;
    assert!(
        visits
            .as_object()
            .unwrap()
            .values()
            .any(|day| day["pages"]["Homepage"]["visits"].is_i64())
    );
}

#[tokio::test]
async fn the_campaign_of_a_pixel_is_a_number_an_object_text_or_missing() {
    let probe = Probe::start().await;
    let pixels = probe.data("/v3/api/pixels/customer/3").await;
    let campaign = |id| row(&pixels, "pixelId", id).get("campaign");
    assert_eq!(campaign(31), Some(&json!(4)));
    assert_eq!(campaign(32), Some(&json!({ "campaignId": 4 })));
    assert_eq!(campaign(153), Some(&json!("6")));
    assert_eq!(campaign(154), Some(&json!(9_999)));
    assert_eq!(campaign(151), Some(&json!(null)));
    assert_eq!(campaign(152), None);
    let missing = probe.data("/v3/api/pixels/missing-campaign").await;
    for id in [24, 151, 152] {
        row(&missing, "pixelId", id);
    }
    let of_campaign = probe.data("/v3/api/pixels/campaign/6").await;
    row(&of_campaign, "pixelId", 153);
}

#[tokio::test]
async fn the_pixels_of_a_study_match_the_count_and_belong_to_its_customer() {
    let probe = Probe::start().await;
    let counts = probe
        .data("/v3/api/pixels/attribution-studies-pixel-counts")
        .await;
    assert_eq!(
        counts,
        json!([
            { "attributionId": 52, "pixelCount": 3 },
            { "attributionId": 53, "pixelCount": 1 },
            { "attributionId": 54, "pixelCount": "2" },
            { "attributionId": 56, "pixelCount": 2 },
            { "attributionId": 96, "pixelCount": 5 },
            { "attributionId": 999, "pixelCount": 1 },
        ])
    );
    let pixels = probe.data("/v3/api/pixels/attribution/52/customer/3").await;
    assert_eq!(list(&pixels).len(), 3);
    row(&pixels, "pixelId", 33);
    for without in [55, 70] {
        let path = format!("/v3/api/pixels/attribution/{without}/customer/3");
        assert_eq!(probe.data(&path).await, json!([]));
    }
    for path in ["52/customer/9", "52/customer/4711", "x/customer/3"] {
        let path = format!("/v3/api/pixels/attribution/{path}");
        assert_eq!(probe.get(&path).await.0, StatusCode::NOT_FOUND, "{path}");
    }
}
