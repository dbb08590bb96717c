//! Pixels: their fields, checks, requests and changes.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Harness, STAFF};

#[tokio::test]
async fn a_pixels_campaign_may_be_a_number_an_object_or_missing() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query =
        "{ pixel(by: { pixelId: 31 }) { campaign { campaignId } customer { customerId } } }";
    let belongs = |campaign: Value, customer: Value| json!({ "data": { "pixel": { "campaign": campaign, "customer": customer } } });
    let spring = || json!({ "campaignId": 4 });
    let cases = [
        (
            json!({ "pixelId": 31, "campaign": 4, "customerId": 9 }),
            belongs(spring(), json!({ "customerId": 9 })),
        ),
        (
            json!({ "pixelId": "31", "campaign": "4" }),
            belongs(spring(), json!({ "customerId": 3 })),
        ),
        (
            json!({ "pixelId": 31, "campaign": { "campaignId": 4, "campaignRef": "Spring" } }),
            belongs(spring(), json!({ "customerId": 3 })),
        ),
        (
            json!({ "pixelId": 31, "campaign": null, "customerId": "9" }),
            belongs(Value::Null, json!({ "customerId": 9 })),
        ),
        (json!({ "pixelId": 31 }), belongs(Value::Null, Value::Null)),
        (
            json!({ "pixelId": 31, "campaign": 99_999 }),
            belongs(Value::Null, Value::Null),
        ),
    ];
    for (pixel, expected) in cases {
        harness
            .answer_once("/v3/api/pixels/31", json!({ "data": pixel }))
            .await;
        assert_eq!(client.fresh(query, json!({})).await, expected, "{pixel}");
    }
}

#[tokio::test]
async fn a_pixels_name_falls_back_to_its_page_and_then_to_its_number() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ pixel(by: { pixelId: 31 }) {
  id pixelId uuid name displayName page pageLabel funnelStage funnelStageLabel url requestCount
} }";
    let whole = json!({
        "pixelId": 31, "pixelUUID": "u-1", "requestCount": "7",
        "metaData": { "displayName": "Home", "page": "Homepage", "funnelStage": "Visit Page", "url": "https://a.example/" },
    });
    harness
        .answer_once("/v3/api/pixels/31", json!({ "data": whole }))
        .await;
    assert_eq!(
        client.fresh(query, json!({})).await,
        json!({ "data": { "pixel": {
            "id": "UGl4ZWw6MzE", "pixelId": 31, "uuid": "u-1", "name": "Home", "displayName": "Home",
            "page": "HOMEPAGE", "pageLabel": "Homepage", "funnelStage": "VISIT_PAGE",
            "funnelStageLabel": "Visit Page", "url": "https://a.example/", "requestCount": 7,
        } } })
    );
    let odd = json!({ "pixelId": 31, "metaData": { "displayName": " ", "page": "Blog", "funnelStage": "Loyalty" } });
    harness
        .answer_once("/v3/api/pixels/31", json!({ "data": odd }))
        .await;
    assert_eq!(
        client.fresh(query, json!({})).await,
        json!({ "data": { "pixel": {
            "id": "UGl4ZWw6MzE", "pixelId": 31, "uuid": "", "name": "Blog", "displayName": " ",
            "page": "UNRECOGNIZED", "pageLabel": "Blog", "funnelStage": "UNRECOGNIZED",
            "funnelStageLabel": "Loyalty", "url": null, "requestCount": null,
        } } })
    );
    harness
        .answer_once(
            "/v3/api/pixels/31",
            json!({ "data": { "pixelId": 31, "metaData": null } }),
        )
        .await;
    let answer = client
        .fresh(
            "{ pixel(by: { pixelId: 31 }) { name page } none: pixel(by: { pixelId: 999 }) { name } }",
            json!({}),
        )
        .await;
    assert_eq!(
        answer,
        json!({ "data": { "pixel": { "name": "Pixel 31", "page": null }, "none": null } })
    );
}

#[tokio::test]
async fn the_link_of_a_pixel_is_below_the_main_api() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let answer = client
        .graphql("{ pixel(by: { pixelId: 31 }) { uuid link } }", json!({}))
        .await;
    let pixel = &answer["data"]["pixel"];
    let uuid = pixel["uuid"].as_str().unwrap();
    assert_eq!(uuid.len(), 36);
    assert_eq!(
        pixel["link"],
        format!("{}/v3/pixel/{uuid}", harness.main_url())
    );
    assert_eq!(harness.sorted_calls().await, ["main GET /v3/api/pixels/31"]);
}

#[tokio::test]
async fn every_check_asks_the_service_whether_the_pixel_has_fired() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "mutation ($id: Int!) { checkPixel(input: { pixelId: $id }) {
  hasFiredRecently pixel { name } errors { message path code }
} }";
    let failed = |code: &str| json!([{ "message": "There was an error checking this pixel.", "path": null, "code": code }]);
    let cases = [
        (31, json!(true), json!({ "name": "Home" }), json!([])),
        (
            34,
            json!(false),
            json!({ "name": "Store Locator" }),
            json!([]),
        ),
        (35, json!(false), json!({ "name": "Careers" }), json!([])),
        (37, Value::Null, Value::Null, failed("FAILED")),
        (999, Value::Null, Value::Null, failed("NOT_FOUND")),
    ];
    for (pixel_id, fired, pixel, errors) in cases {
        assert_eq!(
            client.graphql(query, json!({ "id": pixel_id })).await,
            json!({ "data": { "checkPixel": { "hasFiredRecently": fired, "pixel": pixel, "errors": errors } } }),
            "{pixel_id}"
        );
    }
    for (body, fired) in [
        (json!({ "data": true }), true),
        (json!({ "data": [] }), false),
        (json!({ "count": 0 }), false),
        (json!(true), true),
    ] {
        harness
            .answer_once("/v3/api/pixels/pixel-check/31", body.clone())
            .await;
        let answer = client.graphql(query, json!({ "id": 31 })).await;
        assert_eq!(
            answer["data"]["checkPixel"]["hasFiredRecently"], fired,
            "{body}"
        );
    }
}

#[tokio::test]
async fn a_check_without_a_session_is_unauthenticated_not_failed() {
    let harness = Harness::start().await;
    let client = harness.with_token("made-up");
    let query = "mutation { checkPixel(input: { pixelId: 31 }) { hasFiredRecently } }";
    let answer = client.graphql(query, json!({})).await;
    assert_eq!(answer["data"], json!({ "checkPixel": null }));
    assert_eq!(answer["errors"][0]["extensions"]["code"], "UNAUTHENTICATED");
}

#[tokio::test]
async fn requests_of_a_pixel_cover_the_given_days_newest_first() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ pixel(by: { pixelId: 31 }) {
  requests(dates: { preset: CUSTOM, from: \"2025-03-11\", to: \"2025-03-12\" }, first: 2) {
    totalCount nodes { deviceIp deviceTime } pageInfo { hasNextPage }
  }
} }";
    let rows = json!([
        { "deviceIp": "203.0.113.7", "deviceTime": "2025-03-11T10:00:00Z" },
        { "deviceIp": null, "deviceTime": "2025-03-12T08:30:00-04:00" },
        { "deviceIp": "203.0.113.9", "deviceTime": 1_741_780_800 },
        { "deviceIp": "203.0.113.8" },
    ]);
    harness.clear_calls().await;
    harness
        .answer_once("/v3/api/pixels/pixel-query", json!({ "data": rows }))
        .await;
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({ "data": { "pixel": { "requests": {
            "totalCount": 4,
            "nodes": [
                { "deviceIp": null, "deviceTime": "2025-03-12T12:30:00Z" },
                { "deviceIp": "203.0.113.9", "deviceTime": "2025-03-12T12:00:00Z" },
            ],
            "pageInfo": { "hasNextPage": true },
        } } } })
    );
    assert_eq!(
        harness.sorted_calls().await,
        [
            "main GET /v3/api/pixels/31",
            "main GET /v3/api/pixels/pixel-query?pixelId=31&startDate=2025-03-11&endDate=2025-03-12",
        ]
    );
}

#[tokio::test]
async fn requests_without_both_days_are_refused_before_any_call() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let query = "{ pixel(by: { pixelId: 31 }) { name requests(dates: { preset: CUSTOM }) { totalCount } } }";
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({
            "data": { "pixel": { "name": "Home", "requests": null } },
            "errors": [{
                "message": "Please select a start and end date.",
                "locations": [{ "line": 1, "column": 37 }],
                "path": ["pixel", "requests"],
                "extensions": { "code": "BAD_USER_INPUT", "retryable": false },
            }],
        })
    );
    assert_eq!(harness.sorted_calls().await, ["main GET /v3/api/pixels/31"]);
}

#[tokio::test]
async fn requests_are_filtered_by_address_and_sorted_by_both_fields() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($filter: PixelRequestFilter, $order: PixelRequestOrder) { pixel(by: { pixelId: 31 }) {
  requests(dates: { preset: YESTERDAY }, filter: $filter, orderBy: $order) { totalCount nodes { deviceIp } }
} }";
    let rows = json!([
        { "deviceIp": "203.0.113.7", "deviceTime": "2025-03-11T10:00:00Z" },
        { "deviceIp": null, "deviceTime": "2025-03-12T08:30:00Z" },
        { "deviceIp": "198.51.100.9", "deviceTime": "2025-03-12T12:00:00Z" },
        { "deviceIp": "203.0.113.8" },
    ]);
    let (seven, eight, nine, none) = (
        json!("203.0.113.7"),
        json!("203.0.113.8"),
        json!("198.51.100.9"),
        Value::Null,
    );
    let by = |field: &str, direction: &str| json!({ "order": { "field": field, "direction": direction } });
    for (variables, ips) in [
        (json!({}), vec![&nine, &none, &seven, &eight]),
        (by("DEVICE_TIME", "ASC"), vec![&seven, &none, &nine, &eight]),
        (by("DEVICE_IP", "ASC"), vec![&nine, &seven, &eight, &none]),
        (by("DEVICE_IP", "DESC"), vec![&eight, &seven, &nine, &none]),
        (
            json!({ "filter": { "text": "203.0." } }),
            vec![&seven, &eight],
        ),
        (json!({ "filter": { "text": "192." } }), vec![]),
    ] {
        harness
            .answer_once("/v3/api/pixels/pixel-query", json!({ "data": rows }))
            .await;
        let nodes: Vec<Value> = ips.iter().map(|ip| json!({ "deviceIp": ip })).collect();
        assert_eq!(
            client.fresh(query, variables.clone()).await,
            json!({ "data": { "pixel": { "requests": { "totalCount": nodes.len(), "nodes": nodes } } } }),
            "{variables}"
        );
    }
}

#[tokio::test]
async fn days_beside_a_preset_are_refused_before_any_call() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($dates: DateRangeInput!) { pixel(by: { pixelId: 31 }) { name requests(dates: $dates) { totalCount } } }";
    harness.clear_calls().await;
    for (name, dates) in [
        ("from", json!({ "preset": "LAST_7", "from": "2025-03-11" })),
        ("to", json!({ "preset": "LAST_7", "to": "2025-03-11" })),
    ] {
        assert_eq!(
            client.graphql(query, json!({ "dates": dates })).await,
            json!({
                "data": { "pixel": { "name": "Home", "requests": null } },
                "errors": [{
                    "message": format!("dates.{name} is for the preset CUSTOM only."),
                    "locations": [{ "line": 1, "column": 69 }],
                    "path": ["pixel", "requests"],
                    "extensions": { "code": "BAD_USER_INPUT", "retryable": false },
                }],
            })
        );
    }
    assert_eq!(harness.sorted_calls().await, ["main GET /v3/api/pixels/31"]);
}
