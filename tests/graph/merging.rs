//! Selections of one response key are merged before anything runs.

use pretty_assertions::assert_eq;
use reqwest::Method;
use serde_json::json;

use crate::support::{Harness, STAFF};

#[tokio::test]
async fn a_mutation_field_that_is_selected_twice_writes_once() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let cases = [
        "mutation {
  createCustomer(input: { name: \"Once\" }) { customer { name } }
  createCustomer(input: { name: \"Once\" }) { customer { channel } errors { message } }
}",
        "mutation {
  createCustomer(input: { name: \"Once\" }) { customer { name } }
  ...F
}
fragment F on Mutation {
  createCustomer(input: { name: \"Once\" }) { ...G ... on CreateCustomerPayload { errors { message } } }
}
fragment G on CreateCustomerPayload { customer { channel } }",
        "mutation ($yes: Boolean! = true) {
  createCustomer(input: { name: \"Once\" }) @include(if: $yes) { customer { name channel } }
  ... @skip(if: $yes) { createCustomer(input: { name: \"Once\" }) { customer { slug } } }
  ... { createCustomer(input: { name: \"Once\" }) { errors { message } } }
}",
    ];
    for (number, query) in cases.into_iter().enumerate() {
        let name = format!("Once {number}");
        harness.clear_calls().await;
        assert_eq!(
            client
                .graphql(&query.replace("Once", &name), json!({}))
                .await,
            json!({ "data": { "createCustomer": {
                "customer": { "name": name, "channel": null }, "errors": [],
            } } }),
            "{query}"
        );
        assert_eq!(harness.writes().await.len(), 1, "{query}");
    }
    // Two keys are two writes.
    harness.clear_calls().await;
    let query = "mutation {
  a: createCustomer(input: { name: \"Twice\" }) { errors { message } }
  b: createCustomer(input: { name: \"Twice again\" }) { errors { message } }
}";
    client.graphql(query, json!({})).await;
    assert_eq!(harness.writes().await.len(), 2);
}

#[tokio::test]
async fn what_is_selected_twice_is_merged_in_the_order_of_the_document() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($id: ID!, $no: Boolean! = false) {
  node(id: $id) { ... on Campaign { name } ...Customer ... on Node { id } ... on Customer { slug name } }
  customers(first: 1) { nodes { slug } }
  ...Query
  console { __typename ... @include(if: $no) { version } }
  __schema { ...Schema queryType { kind } }
}
fragment Customer on Customer { name markets(first: 1) { totalCount } }
fragment Query on Query { customers(first: 1) { totalCount nodes { customerId slug } } console { isSandbox } }
fragment Schema on __Schema { queryType { ... on __Type { name } } }";
    let body = json!({ "query": query, "variables": { "id": "Q3VzdG9tZXI6Mw" } });
    let request = client.request(Method::POST, "/graphql").json(&body);
    let text = request.send().await.unwrap().text().await.unwrap();
    assert_eq!(
        text,
        "{\"data\":{\
            \"node\":{\"name\":\"Harbor Transit\",\"markets\":{\"totalCount\":5},\"id\":\"Q3VzdG9tZXI6Mw\",\"slug\":\"harbor-transit\"},\
            \"customers\":{\"nodes\":[{\"slug\":\"customer-30\",\"customerId\":30}],\"totalCount\":40},\
            \"console\":{\"isSandbox\":false,\"__typename\":\"Console\"},\
            \"__schema\":{\"queryType\":{\"name\":\"Query\",\"kind\":\"OBJECT\"}}\
         }}"
    );
}

#[tokio::test]
async fn a_condition_that_is_null_is_refused() {
    let harness = Harness::start().await;
    let query = "query ($is: Boolean = true) { console @include(if: $is) { isSandbox } }";
    let answer = harness.graphql(query, json!({ "is": null })).await;
    assert_eq!(
        answer,
        json!({ "errors": [{
            "message": "The condition of \"@include\" must be true or false.",
            "locations": [{ "line": 1, "column": 39 }],
            "extensions": { "code": "BAD_USER_INPUT", "retryable": false },
        }] })
    );
}
