//! Device search, its default range, and its file.

use std::time::SystemTime;

use pretty_assertions::assert_eq;
use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::device_files::refusal;
use crate::support::{Client, Harness, STAFF};

pub(crate) const SEARCH: &str = "query ($input: DeviceSearchInput!) { deviceSearch(input: $input) {
  sightingCount uniqueDeviceCount fileRowCount exportPath dates { from to startsAt endsAt }
} }";

/// The path of the search in the main API.
pub(crate) const DEVICES: &str = "/v3/api/devices/unique-admin";

pub(crate) fn input(customer_id: i32, campaign_ids: &[i32], dates: Value) -> Value {
    json!({ "input": { "customerId": customer_id, "campaignIds": campaign_ids, "dates": dates } })
}

pub(crate) fn days(from: &str, to: &str) -> Value {
    json!({ "preset": "CUSTOM", "from": from, "to": to })
}

/// The address of the file of a search for campaign 4.
pub(crate) fn address(customer_id: i32) -> String {
    format!("/exports/devices?customerId={customer_id}&campaignIds=4&from=2020-01-01&to=2099-12-31")
}

pub(crate) async fn search(client: &Client, variables: Value) -> Value {
    let answer = client.graphql(SEARCH, variables).await;
    assert_eq!(answer.get("errors"), None, "{answer}");
    answer["data"]["deviceSearch"].clone()
}

pub(crate) async fn searches(harness: &Harness) -> usize {
    let calls = harness.calls().await;
    calls.iter().filter(|call| call.contains(DEVICES)).count()
}

#[tokio::test]
async fn a_search_costs_one_call_in_the_callers_time_zone_and_has_a_file() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await.in_zone("America/New_York");
    harness.clear_calls().await;
    harness
        .answer_once(
            DEVICES,
            json!({ "counts": { "total": "90", "unique": 41 }, "raw": ["b", "a", "b", 77, null] }),
        )
        .await;
    let variables = input(3, &[20, 4, 20], days("2025-03-09", "2025-03-12"));
    assert_eq!(
        client.graphql(SEARCH, variables).await,
        json!({ "data": { "deviceSearch": {
            "sightingCount": 90,
            "uniqueDeviceCount": 41,
            "fileRowCount": 4,
            "exportPath": "/exports/devices?customerId=3&campaignIds=4&campaignIds=20\
                &from=2025-03-09&to=2025-03-12&timeZone=America%2FNew_York",
            "dates": {
                "from": "2025-03-09", "to": "2025-03-12",
                "startsAt": "2025-03-09T05:00:00Z", "endsAt": "2025-03-13T03:59:59Z",
            },
        } } })
    );
    assert_eq!(
        harness.sorted_calls().await,
        [
            "main GET /v3/api/devices/unique-admin?email=staff%40marquee.example&deviceGroup=EXPOSED&customerId=3\
             &mainRange=1741496400&mainRange=1741838399&campaignIds=4&campaignIds=20",
            "main GET /v3/auth/me",
        ]
    );
}

#[tokio::test]
async fn the_default_range_ends_with_the_last_campaign_or_six_days_ago() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ customer(by: { slug: \"harbor-transit\" }) { deviceDateRange { from to } } }";
    let campaign = |id: i32, from: u64, to: u64| json!({ "campaignId": id, "campaignRef": "C", "customerId": 3, "activeFrom": from, "activeTo": to });
    // 2025-01-10 to 2025-02-20, and from 2025-02-01 on.
    let range = async |end: u64| {
        let campaigns = [
            campaign(1, 1_736_467_200, 1_740_009_600),
            campaign(2, 1_738_368_000, end),
        ];
        harness
            .answer_once("/v3/api/campaigns/customer/3", json!({ "data": campaigns }))
            .await;
        client.fresh(query, json!({})).await["data"]["customer"]["deviceDateRange"].clone()
    };
    let now = SystemTime::now()
        .duration_since(SystemTime::UNIX_EPOCH)
        .unwrap()
        .as_secs();
    let ago = |days: u64| now - days * 86_400;
    assert_eq!(
        range(1_740_700_800).await,
        json!({ "from": "2025-01-10", "to": "2025-02-28" })
    );
    let latest = range(ago(6)).await;
    assert_eq!(latest["from"], "2025-01-10");
    assert_eq!(range(ago(5)).await, latest);
    assert_eq!(range(32_503_680_000).await, latest);
    assert!(range(ago(7)).await["to"].as_str() < latest["to"].as_str());
    // A search accepts the default range.
    let (from, to) = (&latest["from"], &latest["to"]);
    let dates = json!({ "preset": "CUSTOM", "from": from, "to": to });
    let found = search(&client, input(3, &[4], dates)).await;
    assert_eq!((&found["dates"]["from"], &found["dates"]["to"]), (from, to));
}

#[tokio::test]
async fn an_invalid_search_is_refused_before_any_call() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let range = || days("2025-03-11", "2025-03-12");
    let many: Vec<i32> = (1..=1_001).collect();
    let none = "Please select at least one campaign.";
    let too_many = "Please select at most 1000 campaigns; 1001 are selected.";
    let cases = [
        (input(3, &[], range()), none, Some(none)),
        (input(3, &many, range()), too_many, Some(too_many)),
        (
            input(3, &[4], days("2025-03-12", "2025-03-11")),
            "The end date is before the start date.",
            None,
        ),
        (
            input(3, &[4], json!({ "preset": "CUSTOM", "from": "2025-03-12" })),
            "Please select a start and end date.",
            None,
        ),
        (
            input(3, &[4], json!({ "preset": "LAST_7", "to": "2025-03-12" })),
            "dates.to is for the preset CUSTOM only.",
            None,
        ),
    ];
    harness.clear_calls().await;
    for (variables, message, words) in cases {
        let answer = client.graphql(SEARCH, variables).await;
        let mut extensions = json!({ "code": "BAD_USER_INPUT", "retryable": false });
        if let Some(words) = words {
            extensions["userMessage"] = json!(words);
        }
        assert_eq!(answer["data"], json!({ "deviceSearch": null }));
        assert_eq!(answer["errors"][0]["message"], message);
        assert_eq!(answer["errors"][0]["extensions"], extensions);
    }
    assert_eq!(harness.calls().await, Vec::<String>::new());
}

#[tokio::test]
async fn a_rejected_search_has_the_services_message_at_any_status() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    // The service rejects searches of these customers with 200 and with 422. Customer 999 does not exist.
    let cases = [
        (
            23,
            "BAD_USER_INPUT",
            "The device warehouse did not answer.",
            400,
        ),
        (
            21,
            "BAD_USER_INPUT",
            "This customer's contract does not include device exports.",
            400,
        ),
        (999, "NOT_FOUND", "Customer not found.", 404),
    ];
    for (customer_id, code, words, status) in cases {
        let extensions =
            json!({ "code": code, "retryable": false, "service": "main", "userMessage": words });
        let answer = client
            .graphql(
                SEARCH,
                input(customer_id, &[4], days("2025-03-11", "2025-03-12")),
            )
            .await;
        assert_eq!(answer["data"], json!({ "deviceSearch": null }));
        assert_eq!(answer["errors"][0]["message"], words);
        assert_eq!(answer["errors"][0]["extensions"], extensions);
        // The file is refused with the same message.
        let errors = json!({ "errors": [{ "message": words, "extensions": extensions }] });
        assert_eq!(
            refusal(&client, &address(customer_id)).await,
            (StatusCode::from_u16(status).unwrap(), errors)
        );
    }
}

#[tokio::test]
async fn a_failed_call_is_a_refusal_only_if_its_body_has_status_error() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let cases = [
        (
            r#"{ "status": "error", "message": "The device warehouse is closed." }"#,
            json!("The device warehouse is closed."),
        ),
        (r#"{ "message": "at warehouse.rs:12" }"#, Value::Null),
        (
            r#"{ "status": "ok", "message": "at warehouse.rs:12" }"#,
            Value::Null,
        ),
        (r#"{ "status": "error" }"#, Value::Null),
        ("<html>", Value::Null),
    ];
    for (body, words) in cases {
        let fault = json!({ "service": "main", "path": DEVICES, "kind": "html", "status": 500, "body": body, "count": 1 });
        harness.fault(fault).await;
        let asked = input(3, &[4], days("2025-03-11", "2025-03-12"));
        let answer = client.graphql(SEARCH, asked).await;
        assert_eq!(
            answer["errors"][0]["extensions"]["userMessage"], words,
            "{body}"
        );
        let own = json!("The main service is not available.");
        let message = if words.is_null() { &own } else { &words };
        assert_eq!(&answer["errors"][0]["message"], message, "{body}");
    }
}
