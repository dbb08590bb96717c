//! Health checks of vehicles.

use pretty_assertions::assert_eq;
use serde_json::json;

use crate::support::{Harness, STAFF};

const CHECK: &str = "mutation ($customer: Int!, $asset: Int!) {
  checkVehicleHealth(input: { customerId: $customer, assetId: $asset }) {
    healthCheck { statusText message }
    vehicle { assetRef pairedLabel statusLabel }
    customer { name }
    errors { message path code }
  }
}";

#[tokio::test]
async fn a_health_check_updates_the_vehicle_and_reads_it_again() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let list = "{ customer(by: { slug: \"harbor-transit\" }) {
  vehicles(filter: { pairings: [NOT_FOUND] }) { nodes { assetId assetRef providerName pairedLabel } }
} }";
    let answer = client.graphql(list, json!({})).await;
    let lost = answer["data"]["customer"]["vehicles"]["nodes"]
        .as_array()
        .unwrap();
    let lost = lost
        .iter()
        .find(|vehicle| !vehicle["providerName"].is_null())
        .unwrap();
    harness.clear_calls().await;
    assert_eq!(
        client
            .graphql(CHECK, json!({ "customer": 3, "asset": lost["assetId"] }))
            .await,
        json!({ "data": { "checkVehicleHealth": {
            "healthCheck": { "statusText": "DEGRADED", "message": "The signal is weak." },
            "vehicle": {
                "assetRef": lost["assetRef"], "pairedLabel": "Needs Attention", "statusLabel": "Signal Check",
            },
            "customer": { "name": "Harbor Transit" },
            "errors": [],
        } } })
    );
    // The list was cached before the check, so it is only read after it.
    assert_eq!(
        harness.sorted_calls().await,
        [
            "main GET /v3/api/customers",
            "main GET /v3/internal/manager/customer-assets/3",
            "main POST /v3/api/assets/health-check",
        ]
    );
    let answer = client.graphql(list, json!({})).await;
    let still_lost = answer["data"]["customer"]["vehicles"]["nodes"]
        .as_array()
        .unwrap();
    assert!(
        still_lost
            .iter()
            .all(|vehicle| vehicle["assetId"] != lost["assetId"])
    );
}

#[tokio::test]
async fn an_unknown_vehicle_is_not_checked() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let errors = json!([{ "message": "This customer has no such vehicle.", "path": null, "code": "NOT_FOUND" }]);
    for customer in [3, 999] {
        harness.clear_calls().await;
        assert_eq!(
            client
                .graphql(CHECK, json!({ "customer": customer, "asset": 1 }))
                .await,
            json!({ "data": { "checkVehicleHealth": {
                "healthCheck": null, "vehicle": null, "customer": null, "errors": errors,
            } } })
        );
        let calls = harness.sorted_calls().await;
        assert!(
            calls.iter().all(|call| !call.contains("health-check")),
            "{calls:?}"
        );
    }
}

#[tokio::test]
async fn a_health_check_that_revives_a_vehicle_changes_the_counts() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let list = "{ customer(by: { slug: \"harbor-transit\" }) {
  vehicleSummary { total active inactive retired }
  vehicles(filter: { processing: [OTHER] }) { nodes { assetId processingLabel providerName paired } }
} }";
    let before = client.graphql(list, json!({})).await;
    let before = &before["data"]["customer"];
    let silent = before["vehicles"]["nodes"].as_array().unwrap();
    let silent = silent
        .iter()
        .find(|vehicle| {
            vehicle["processingLabel"] == "Inactive"
                && !vehicle["providerName"].is_null()
                && vehicle["paired"] == "CONFIRMED"
        })
        .unwrap();
    let check = json!({ "customer": 3, "asset": silent["assetId"] });
    let answer = client.graphql(CHECK, check).await;
    assert_eq!(
        answer["data"]["checkVehicleHealth"]["healthCheck"]["statusText"],
        "OK"
    );
    let after = client.graphql(list, json!({})).await;
    let after = &after["data"]["customer"]["vehicleSummary"];
    let before = &before["vehicleSummary"];
    for (count, change) in [
        ("total", 0),
        ("active", 1),
        ("inactive", -1),
        ("retired", 0),
    ] {
        assert_eq!(
            after[count].as_i64(),
            before[count].as_i64().map(|before| before + change),
            "{count}"
        );
    }
}

#[tokio::test]
async fn a_failing_health_check_is_sent_once_and_reported() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ customer(by: { slug: \"harbor-transit\" }) {
  vehicles(filter: { text: \"fails check\" }) { nodes { assetId } }
} }";
    let answer = client.graphql(query, json!({})).await;
    let asset = &answer["data"]["customer"]["vehicles"]["nodes"][0]["assetId"];
    harness.clear_calls().await;
    assert_eq!(
        client
            .graphql(CHECK, json!({ "customer": 3, "asset": asset }))
            .await,
        json!({ "data": { "checkVehicleHealth": {
            "healthCheck": null,
            "vehicle": null,
            "customer": null,
            "errors": [{ "message": "Health check failed for Fails Check.", "path": null, "code": "FAILED" }],
        } } })
    );
    // The list is cached, and nothing is read after a failure.
    assert_eq!(
        harness.sorted_calls().await,
        ["main POST /v3/api/assets/health-check"]
    );
}

#[tokio::test]
async fn a_refused_health_check_has_the_services_message_and_no_vehicle() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let fault = json!({
        "service": "main", "path": "/v3/api/assets/health-check", "kind": "status", "status": 422,
        "body": "This provider does not track the asset.",
    });
    harness.fault(fault).await;
    let answer = client
        .graphql(CHECK, json!({ "customer": 3, "asset": 958 }))
        .await;
    assert_eq!(
        answer,
        json!({ "data": { "checkVehicleHealth": {
            "healthCheck": null,
            "vehicle": null,
            "customer": null,
            "errors": [{ "message": "This provider does not track the asset.", "path": null, "code": "REJECTED" }],
        } } })
    );
}
