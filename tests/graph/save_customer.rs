//! Saving customers.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Harness, STAFF};

const SAVE: &str = "mutation ($input: SaveCustomerInput!) { saveCustomer(input: $input) {
  customer { customerId customerName slug channel subscriptionType marketIds }
  errors { message path code }
} }";

fn rejected(message: &str, path: Value, code: &str) -> Value {
    let errors = json!([{ "message": message, "path": path, "code": code }]);
    json!({ "data": { "saveCustomer": { "customer": null, "errors": errors } } })
}

#[tokio::test]
async fn a_new_customer_is_saved_and_listed() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let list = "{ customers(filter: { text: \"quay\" }) { totalCount nodes { customerId } } }";
    let answer = client.graphql(list, json!({})).await;
    assert_eq!(
        answer,
        json!({ "data": { "customers": { "totalCount": 0, "nodes": [] } } })
    );
    let input = json!({
        "customerName": "Pier & Quay", "channel": "TRUCK_SIDE", "subscriptionType": "FLEX", "marketIds": [2, 5],
    });
    harness.clear_calls().await;
    assert_eq!(
        client.graphql(SAVE, json!({ "input": input })).await,
        json!({ "data": { "saveCustomer": {
            "customer": {
                "customerId": 41,
                "customerName": "Pier & Quay",
                "slug": "pier-quay",
                "channel": "TRUCK_SIDE",
                "subscriptionType": "FLEX",
                "marketIds": [2, 5],
            },
            "errors": [],
        } } })
    );
    assert_eq!(
        harness.sorted_calls().await,
        ["main GET /v3/api/customers", "main POST /v3/api/customers"]
    );
    let answer = client.graphql(list, json!({})).await;
    assert_eq!(
        answer,
        json!({ "data": { "customers": { "totalCount": 1, "nodes": [{ "customerId": 41 }] } } })
    );
}

#[tokio::test]
async fn an_update_changes_the_fields_given_and_keeps_the_number() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let input = json!({
        "customerId": 3, "customerName": "Harbor Transit Group", "channel": "MULTI_CHANNEL",
        "subscriptionType": "MEMBERSHIP", "marketIds": [],
    });
    harness.clear_calls().await;
    assert_eq!(
        client.graphql(SAVE, json!({ "input": input })).await,
        json!({ "data": { "saveCustomer": {
            "customer": {
                "customerId": 3,
                "customerName": "Harbor Transit Group",
                "slug": "harbor-transit-group",
                "channel": "MULTI_CHANNEL",
                "subscriptionType": "MEMBERSHIP",
                "marketIds": [],
            },
            "errors": [],
        } } })
    );
    assert_eq!(
        harness.sorted_calls().await,
        ["main GET /v3/api/customers", "main PUT /v3/api/customers/3"]
    );
    // Omitted markets stay unchanged.
    let input = json!({ "customerId": 9, "customerName": "Metro Wraps", "channel": "CAR", "subscriptionType": "FLEX" });
    let answer = client.graphql(SAVE, json!({ "input": input })).await;
    assert_eq!(
        answer["data"]["saveCustomer"]["customer"]["marketIds"],
        json!([4, 7, 15, 18, 26])
    );
}

#[tokio::test]
async fn a_rejected_save_returns_the_services_message() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let cases = [
        (
            json!({ "customerId": 21, "customerName": "Any" }),
            "Customer name is locked by finance.",
            "REJECTED",
        ),
        (
            json!({ "customerName": "Acme Media" }),
            "A customer named \"Acme Media\" already exists.",
            "CONFLICT",
        ),
        (
            json!({ "customerName": " " }),
            "Customer name is required.",
            "REJECTED",
        ),
        (
            json!({ "customerId": 999, "customerName": "Any" }),
            "Customer not found.",
            "NOT_FOUND",
        ),
    ];
    for (input, message, code) in cases {
        let answer = client.graphql(SAVE, json!({ "input": input })).await;
        assert_eq!(answer, rejected(message, Value::Null, code), "{input}");
    }
}

#[tokio::test]
async fn a_save_with_an_empty_response_is_read_again() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let input = json!({
        "customerId": 22, "customerName": "Empty Answer", "channel": "CAR", "subscriptionType": "FLEX", "marketIds": [1],
    });
    assert_eq!(
        client.graphql(SAVE, json!({ "input": input })).await,
        json!({ "data": { "saveCustomer": {
            "customer": {
                "customerId": 22,
                "customerName": "Empty Answer",
                "slug": "empty-answer",
                "channel": "CAR",
                "subscriptionType": "FLEX",
                "marketIds": [1],
            },
            "errors": [],
        } } })
    );
}

#[tokio::test]
async fn unrecognized_is_rejected_before_anything_is_sent() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let message = "UNRECOGNIZED cannot be saved.";
    for field in ["channel", "subscriptionType"] {
        let input = json!({ "customerName": "Any", field: "UNRECOGNIZED" });
        let answer = client.graphql(SAVE, json!({ "input": input })).await;
        assert_eq!(
            answer,
            rejected(message, json!(["input", field]), "REJECTED")
        );
    }
    assert_eq!(harness.sorted_calls().await, [""; 0]);
}

#[tokio::test]
async fn a_save_succeeds_even_if_the_customer_cannot_be_read_again() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let fault = json!({ "service": "main", "path": "/v3/api/customers", "method": "GET", "kind": "status", "status": 500 });
    harness.fault(fault).await;
    let input = json!({ "customerName": "Pier & Quay" });
    assert_eq!(
        client.graphql(SAVE, json!({ "input": input })).await,
        json!({
            "data": { "saveCustomer": { "customer": null, "errors": [] } },
            "errors": [{
                "message": "The main service is not available.",
                "locations": [{ "line": 2, "column": 3 }],
                "path": ["saveCustomer", "customer"],
                "extensions": { "code": "UPSTREAM_UNAVAILABLE", "retryable": true, "service": "main" },
            }],
        })
    );
}
