//! Creating and updating customers.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Harness, STAFF};

const CREATE: &str = "mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) {
  customer { customerId name slug channel subscriptionType marketIds }
  errors { message path code }
} }";

const UPDATE: &str = "mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) {
  customer { customerId name slug channel subscriptionType marketIds }
  errors { message path code }
} }";

/// The response to a request that is refused before anything runs.
fn request_error(message: &str) -> Value {
    json!({ "errors": [{
        "message": message,
        "locations": [{ "line": 1, "column": 11 }],
        "extensions": { "code": "BAD_USER_INPUT", "retryable": false },
    }] })
}

#[tokio::test]
async fn a_new_customer_is_created_and_listed() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let list = "{ customers(filter: { text: \"quay\" }) { totalCount nodes { customerId } } }";
    let answer = client.graphql(list, json!({})).await;
    assert_eq!(
        answer,
        json!({ "data": { "customers": { "totalCount": 0, "nodes": [] } } })
    );
    let input = json!({
        "name": "Pier & Quay", "channel": "TRUCK_SIDE", "subscriptionType": "FLEX", "marketIds": [2, 5],
    });
    harness.clear_calls().await;
    assert_eq!(
        client.graphql(CREATE, json!({ "input": input })).await,
        json!({ "data": { "createCustomer": {
            "customer": {
                "customerId": 41,
                "name": "Pier & Quay",
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
async fn a_new_customer_needs_a_name_only() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    for (number, input) in [
        (41, json!({ "name": "Pier 41" })),
        (
            42,
            json!({ "name": "Pier 42", "channel": null, "subscriptionType": null, "marketIds": null }),
        ),
    ] {
        harness.clear_calls().await;
        assert_eq!(
            client.graphql(CREATE, json!({ "input": input })).await,
            json!({ "data": { "createCustomer": {
                "customer": {
                    "customerId": number,
                    "name": format!("Pier {number}"),
                    "slug": format!("pier-{number}"),
                    "channel": null,
                    "subscriptionType": null,
                    "marketIds": [],
                },
                "errors": [],
            } } })
        );
        let body = json!({
            "customerName": format!("Pier {number}"), "customerChannel": null, "subscriptionType": null, "markets": [],
        });
        let call = "POST /v3/api/customers".to_owned();
        assert_eq!(harness.only_write().await, (call, body));
    }
}

#[tokio::test]
async fn a_required_field_that_is_missing_is_a_request_error() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let cases = [
        (
            CREATE,
            json!({ "channel": "BUS" }),
            "The value of \"$input.name\" is invalid: \"String!\" is required.",
        ),
        (
            CREATE,
            json!({ "name": null }),
            "The value of \"$input.name\" is invalid: \"String!\" may not be null.",
        ),
        (
            UPDATE,
            json!({ "name": "Any" }),
            "The value of \"$input.customerId\" is invalid: \"Int!\" is required.",
        ),
        (
            UPDATE,
            json!({ "customerId": null }),
            "The value of \"$input.customerId\" is invalid: \"Int!\" may not be null.",
        ),
        (
            CREATE,
            json!({ "name": "Any", "customerId": 3 }),
            "The value of \"$input\" is invalid: \"CreateCustomerInput\" has no field \"customerId\".",
        ),
    ];
    for (mutation, input, message) in cases {
        let answer = client.graphql(mutation, json!({ "input": input })).await;
        assert_eq!(answer, request_error(message), "{input}");
    }
    assert_eq!(harness.calls().await, [""; 0]);
}

#[tokio::test]
async fn an_update_changes_the_fields_given_and_keeps_the_others() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    // Each update is made on the customer as the one before left it.
    let mut customer = json!({
        "customerId": 9, "name": "Metro Wraps", "slug": "metro-wraps", "channel": "CAR",
        "subscriptionType": "MEMBERSHIP", "marketIds": [4, 7, 15, 18, 26],
    });
    let cases = [
        (json!({}), json!({}), json!({})),
        (
            json!({ "name": "Metro Group" }),
            json!({ "customerName": "Metro Group" }),
            json!({ "name": "Metro Group", "slug": "metro-group" }),
        ),
        (
            json!({ "channel": "MULTI_CHANNEL", "marketIds": [2, 5] }),
            json!({ "customerChannel": "MULTI_CHANNEL", "markets": [2, 5] }),
            json!({ "channel": "MULTI_CHANNEL", "marketIds": [2, 5] }),
        ),
        (
            json!({ "channel": null }),
            json!({ "customerChannel": null }),
            json!({ "channel": null }),
        ),
        (
            json!({ "subscriptionType": null }),
            json!({ "subscriptionType": null }),
            json!({ "subscriptionType": null }),
        ),
        (
            json!({ "marketIds": null }),
            json!({ "markets": [] }),
            json!({ "marketIds": [] }),
        ),
        (
            json!({ "subscriptionType": "FLEX", "marketIds": [] }),
            json!({ "subscriptionType": "FLEX", "markets": [] }),
            json!({ "subscriptionType": "FLEX" }),
        ),
    ];
    for (mut input, mut body, changes) in cases {
        input["customerId"] = json!(9);
        body["customerId"] = json!(9);
        let changes = changes.as_object().unwrap().clone();
        customer.as_object_mut().unwrap().extend(changes);
        harness.clear_calls().await;
        assert_eq!(
            client.graphql(UPDATE, json!({ "input": input })).await,
            json!({ "data": { "updateCustomer": { "customer": customer, "errors": [] } } }),
            "{input}"
        );
        assert_eq!(
            harness.only_write().await,
            ("PUT /v3/api/customers/9".to_owned(), body),
            "{input}"
        );
        assert_eq!(
            harness.sorted_calls().await,
            ["main GET /v3/api/customers", "main PUT /v3/api/customers/9"]
        );
    }
}

#[tokio::test]
async fn what_cannot_be_saved_is_refused_with_its_path_before_anything_is_sent() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let error = |message: &str, field: &str| json!({ "message": message, "path": ["input", field], "code": "REJECTED" });
    let unknown = "UNRECOGNIZED cannot be saved.";
    for field in ["channel", "subscriptionType"] {
        let errors = json!([error(unknown, field)]);
        let input = json!({ "name": "Any", field: "UNRECOGNIZED" });
        assert_eq!(
            client.graphql(CREATE, json!({ "input": input })).await,
            json!({ "data": { "createCustomer": { "customer": null, "errors": errors } } })
        );
        let input = json!({ "customerId": 3, field: "UNRECOGNIZED" });
        assert_eq!(
            client.graphql(UPDATE, json!({ "input": input })).await,
            json!({ "data": { "updateCustomer": { "customer": null, "errors": errors } } })
        );
    }
    let input = json!({
        "customerId": 3, "name": null, "channel": "UNRECOGNIZED", "subscriptionType": "UNRECOGNIZED", "marketIds": [2],
    });
    assert_eq!(
        client.graphql(UPDATE, json!({ "input": input })).await,
        json!({ "data": { "updateCustomer": {
            "customer": null,
            "errors": [
                error("The field \"name\" cannot be cleared.", "name"),
                error(unknown, "channel"),
                error(unknown, "subscriptionType"),
            ],
        } } })
    );
    assert_eq!(harness.calls().await, [""; 0]);
    assert_eq!(harness.writes().await, []);
}

#[tokio::test]
async fn a_refused_customer_is_null_with_the_services_message() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let creates = [
        (
            "Acme Media",
            "A customer named \"Acme Media\" already exists.",
            "CONFLICT",
        ),
        (" ", "Customer name is required.", "REJECTED"),
    ];
    for (name, message, code) in creates {
        harness.clear_calls().await;
        let errors = json!([{ "message": message, "path": null, "code": code }]);
        assert_eq!(
            client
                .graphql(CREATE, json!({ "input": { "name": name } }))
                .await,
            json!({ "data": { "createCustomer": { "customer": null, "errors": errors } } })
        );
        assert_eq!(harness.calls().await, ["main POST /v3/api/customers"]);
    }
    let updates = [
        (21, "Any", "Customer name is locked by finance.", "REJECTED"),
        (9, " ", "Customer name is required.", "REJECTED"),
        (999, "Any", "Customer not found.", "NOT_FOUND"),
    ];
    for (customer_id, name, message, code) in updates {
        harness.clear_calls().await;
        let input = json!({ "customerId": customer_id, "name": name });
        let errors = json!([{ "message": message, "path": null, "code": code }]);
        assert_eq!(
            client.graphql(UPDATE, json!({ "input": input })).await,
            json!({ "data": { "updateCustomer": { "customer": null, "errors": errors } } })
        );
        assert_eq!(
            harness.calls().await,
            [format!("main PUT /v3/api/customers/{customer_id}")]
        );
    }
}

#[tokio::test]
async fn an_update_with_an_empty_response_is_read_again() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let input = json!({
        "customerId": 22, "name": "Empty Answer", "channel": "CAR", "subscriptionType": "FLEX", "marketIds": [1],
    });
    assert_eq!(
        client.graphql(UPDATE, json!({ "input": input })).await,
        json!({ "data": { "updateCustomer": {
            "customer": {
                "customerId": 22,
                "name": "Empty Answer",
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
async fn a_new_customer_whose_number_is_not_returned_is_null_without_an_error() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness
        .fault(json!({ "service": "main", "path": "/v3/api/customers", "method": "POST", "kind": "empty", "count": 1 }))
        .await;
    harness.clear_calls().await;
    assert_eq!(
        client
            .graphql(CREATE, json!({ "input": { "name": "Pier & Quay" } }))
            .await,
        json!({ "data": { "createCustomer": { "customer": null, "errors": [] } } })
    );
    assert_eq!(harness.calls().await, ["main POST /v3/api/customers"]);
}

#[tokio::test]
async fn a_save_succeeds_even_if_the_customer_cannot_be_read_again() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let fault = json!({ "service": "main", "path": "/v3/api/customers", "method": "GET", "kind": "status", "status": 500 });
    harness.fault(fault).await;
    for (mutation, field, input) in [
        (CREATE, "createCustomer", json!({ "name": "Pier & Quay" })),
        (UPDATE, "updateCustomer", json!({ "customerId": 9 })),
    ] {
        assert_eq!(
            client.graphql(mutation, json!({ "input": input })).await,
            json!({
                "data": { field: { "customer": null, "errors": [] } },
                "errors": [{
                    "message": "The main service is not available.",
                    "locations": [{ "line": 2, "column": 3 }],
                    "path": [field, "customer"],
                    // The save is done, and must not be sent again.
                    "extensions": { "code": "UPSTREAM_UNAVAILABLE", "retryable": false, "service": "main" },
                }],
            })
        );
    }
}
