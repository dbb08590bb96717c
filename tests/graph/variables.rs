//! Variables that a request omits.

use pretty_assertions::assert_eq;
use serde_json::json;

use crate::support::{Harness, STAFF};

#[tokio::test]
async fn a_field_whose_variable_is_omitted_is_omitted() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "mutation ($name: String, $channel: CustomerChannel, $markets: [Int!]) {
  updateCustomer(input: { customerId: 9, name: $name, channel: $channel, marketIds: $markets }) {
    errors { message }
  }
}";
    let cases = [
        (json!({}), json!({ "customerId": 9 })),
        (
            json!({ "name": "Metro Wraps", "channel": null }),
            json!({ "customerId": 9, "customerName": "Metro Wraps", "customerChannel": null }),
        ),
    ];
    for (variables, body) in cases {
        harness.clear_calls().await;
        assert_eq!(
            client.graphql(query, variables).await,
            json!({ "data": { "updateCustomer": { "errors": [] } } })
        );
        assert_eq!(
            harness.only_write().await,
            ("PUT /v3/api/customers/9".to_owned(), body)
        );
    }
}

#[tokio::test]
async fn an_omitted_variable_leaves_the_default_of_its_place() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($direction: OrderDirection, $first: Int) {
  customers(orderBy: { field: CUSTOMER_ID, direction: $direction }, first: $first) { nodes { customerId } }
}";
    let first = async |variables| {
        let answer = client.graphql(query, variables).await;
        answer["data"]["customers"]["nodes"][0]["customerId"].clone()
    };
    assert_eq!(first(json!({})).await, 1);
    assert_ne!(first(json!({ "direction": "DESC", "first": 1 })).await, 1);
}

#[tokio::test]
async fn a_directive_uses_the_default_of_an_omitted_variable() {
    let harness = Harness::start().await;
    let query = "query ($yes: Boolean! = true, $no: Boolean! = false) {
  a: console @include(if: $yes) { isSandbox }
  b: console { isSandbox @skip(if: $yes) version @include(if: $no) __typename }
}";
    assert_eq!(
        harness.graphql(query, json!({})).await,
        json!({ "data": { "a": { "isSandbox": false }, "b": { "__typename": "Console" } } })
    );
}

#[tokio::test]
async fn a_variable_that_does_not_fit_its_place_is_refused_before_anything_runs() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let query = "mutation ($market: Int) {
  a: createCustomer(input: { name: \"Sidecar One\" }) { errors { message } }
  b: updateCustomer(input: { customerId: 9, marketIds: [$market] }) { errors { message } }
}";
    let answer = client.graphql(query, json!({ "market": 2 })).await;
    assert_eq!(
        answer["errors"][0]["message"],
        "Variable \"$market\" of type \"Int\" used in position expecting type \"Int!\"."
    );
    assert_eq!(answer.get("data"), None);
    assert_eq!(harness.calls().await, [""; 0]);
    let query = "query ($first: Int! = 5) { customers(first: $first) { totalCount } }";
    let answer = client.graphql(query, json!({ "first": null })).await;
    assert_eq!(answer.get("data"), None);
}
