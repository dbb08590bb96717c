//! Long responses of services take memory, of their operation and of the process.

use futures_util::future::join_all;
use pretty_assertions::{assert_eq, assert_ne};
use serde_json::{Value, json};

use crate::devices::DEVICES;
use crate::support::{Client, Harness, STAFF};

const CUSTOMERS: &str = "/v3/api/customers";
const MARKETS: &str = "/v3/api/markets";

/// A list of customers or markets whose JSON has about this many bytes.
fn rows(kind: &str, bytes: usize) -> Value {
    let row = |number: usize| {
        let name = format!("{kind} {number} {}", "x".repeat(200));
        json!({ format!("{kind}Id"): number, format!("{kind}Name"): name })
    };
    json!({ "data": (1..=bytes / 250).map(row).collect::<Vec<_>>() })
}

async fn count(client: &Client, fields: &str) -> Value {
    client.fresh(fields, json!({})).await
}

#[tokio::test]
async fn a_response_beyond_the_memory_of_its_operation_costs_its_own_field() {
    let harness = Harness::with(&["limit:operation_response_bytes=400000"]).await;
    let client = harness.sign_in(STAFF).await;
    // More failures than the breaker accepts, if these counted.
    for _ in 0..12 {
        let long = rows("customer", 600_000);
        harness.answer_once(CUSTOMERS, long).await;
        let query = "{ customers { totalCount } console { isSandbox } }";
        let answer = count(&client, query).await;
        assert_eq!(answer["data"]["customers"], Value::Null);
        assert_eq!(answer["data"]["console"]["isSandbox"], false);
        assert_eq!(
            answer["errors"],
            json!([{
                "message": "With this field the operation would hold more than 400000 bytes of responses of services. \
                            Select fewer lists, files and searches in one operation, or a shorter period.",
                "locations": [{ "line": 1, "column": 3 }],
                "path": ["customers"],
                "extensions": { "code": "LIMIT_EXCEEDED", "retryable": false },
            }])
        );
    }
    // One that several fields use is counted once.
    let shorter = rows("customer", 200_000);
    harness.answer_once(CUSTOMERS, shorter).await;
    let fields: String = (0..6)
        .map(|n| format!("a{n}: customers {{ totalCount }} "))
        .collect();
    let answer = count(&client, &format!("{{ {fields} }}")).await;
    assert_eq!(answer.get("errors"), None);
    harness.stop().await;
}

#[tokio::test]
async fn the_searches_of_one_operation_share_its_memory() {
    let harness = Harness::with(&["limit:operation_response_bytes=500000"]).await;
    let client = harness.sign_in(STAFF).await;
    let ids: Vec<String> = (0..4_000).map(|id| format!("device-{id:0>28}")).collect();
    let body = json!({ "raw": ids }).to_string();
    harness
        .fault(json!({ "service": "main", "path": DEVICES, "kind": "wrong-shape", "status": 200, "body": body }))
        .await;
    let search = |number: usize| {
        format!(
            "a{number}: deviceSearch(input: {{ customerId: 3, campaignIds: [{number}], dates: {{ preset: CUSTOM,
                from: \"2025-03-11\", to: \"2025-03-12\" }} }}) {{ sightingCount }} "
        )
    };
    let searches: String = (1..=6).map(search).collect();
    let answer = count(&client, &format!("{{ {searches} }}")).await;
    let data = answer["data"].as_object().unwrap();
    let found = data.values().filter(|search| !search.is_null()).count();
    assert!((1..6).contains(&found), "{answer}");
    let errors = answer["errors"].as_array().unwrap();
    assert_eq!(errors.len(), 6 - found);
    for error in errors {
        assert_eq!(error["extensions"]["code"], "LIMIT_EXCEEDED", "{error}");
    }
    // Each has memory in an operation of its own, and what the others held was given back.
    for number in 1..=6 {
        let answer = count(&client, &format!("{{ {} }}", search(number))).await;
        let found = &answer["data"][format!("a{number}")]["sightingCount"];
        assert_eq!(*found, 4_000, "{answer}");
    }
    harness.stop().await;
}

#[tokio::test]
async fn cached_responses_give_way_to_one_that_arrives() {
    let harness = Harness::with(&["--max-response-bytes", "900000"]).await;
    let client = harness.sign_in(STAFF).await;
    harness
        .answer_once(CUSTOMERS, rows("customer", 300_000))
        .await;
    let customers = "{ customers { totalCount } }";
    assert_eq!(
        count(&client, customers).await["data"]["customers"]["totalCount"],
        1_200
    );
    harness.answer_once(MARKETS, rows("market", 300_000)).await;
    let markets = "{ markets { totalCount } }";
    let answer = client.graphql(markets, json!({})).await;
    assert_eq!(answer["data"]["markets"]["totalCount"], 1_200, "{answer}");
    // The customers are read again.
    let answer = client.graphql(customers, json!({})).await;
    assert_ne!(answer["data"]["customers"]["totalCount"], 1_200);
    harness.stop().await;
}

#[tokio::test]
async fn a_response_without_memory_may_be_asked_for_again() {
    let harness = Harness::with(&["--max-response-bytes", "400000"]).await;
    let client = harness.sign_in(STAFF).await;
    harness
        .answer_once(CUSTOMERS, rows("customer", 600_000))
        .await;
    let customers = "{ customers { totalCount } }";
    let answer = count(&client, customers).await;
    assert_eq!(answer["data"]["customers"], Value::Null);
    let error = &answer["errors"][0];
    assert_eq!(
        error["extensions"],
        json!({ "code": "LIMIT_EXCEEDED", "retryable": true })
    );
    assert_eq!(
        error["message"],
        "Too many long responses and files are in use, so that there is no memory for this one. Try again in a moment."
    );
    harness
        .answer_once(CUSTOMERS, rows("customer", 200_000))
        .await;
    let answer = count(&client, customers).await;
    assert_eq!(answer["data"]["customers"]["totalCount"], 800);
    harness.stop().await;
}

#[tokio::test]
async fn operations_that_together_need_more_than_the_memory_wait_for_each_other() {
    let limits = [
        "--max-response-bytes",
        "2000000",
        "limit:operation_response_bytes=1700000",
    ];
    let harness = Harness::with(&limits).await;
    for (path, kind) in [(CUSTOMERS, "customer"), (MARKETS, "market")] {
        let body = rows(kind, 400_000).to_string();
        let fault = json!({ "service": "main", "path": path, "kind": "wrong-shape", "status": 200, "body": body });
        harness.fault(fault).await;
    }
    let both = "{ customers { totalCount } markets { totalCount } }";
    let mut clients = Vec::new();
    for _ in 0..8 {
        clients.push(harness.sign_in(STAFF).await);
    }
    let answers = clients.iter().map(|client| count(client, both));
    for answer in join_all(answers).await {
        assert_eq!(answer["data"]["customers"]["totalCount"], 1_600, "{answer}");
        assert_eq!(answer["data"]["markets"]["totalCount"], 1_600, "{answer}");
    }
    harness.stop().await;
}
