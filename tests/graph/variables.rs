//! Variables: those that a request omits, and values that do not fit.

use pretty_assertions::assert_eq;
use reqwest::StatusCode;
use serde_json::json;

use crate::http::{GRAPHQL, post};
use crate::support::{Harness, STAFF, plain};

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

#[tokio::test]
async fn invalid_values_are_refused_before_anything_runs() {
    let harness = Harness::start().await;
    let staff = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let first = "query ($n: Int) { customers(first: $n) { totalCount } }";
    let create =
        "mutation ($input: CreateUserInput!) { createUser(input: $input) { errors { code } } }";
    let range = "query ($dates: DateRangeInput!) { dateRange(dates: $dates) { from } }";
    let whole = "expected a whole number from -2147483648 to 2147483647";
    let too_large = "cannot represent non 32-bit signed integer value: 2147483648";
    let cases = [
        (
            "{ customers(first: 2147483648) { totalCount } }",
            json!({}),
            format!("Int {too_large}"),
            20,
        ),
        (
            "{ customers(first: \"1\") { totalCount } }",
            json!({}),
            "Int cannot represent non-integer value: \"1\"".into(),
            20,
        ),
        (
            first,
            json!({ "n": 2_147_483_648_i64 }),
            format!("The value of \"$n\" is invalid: {whole}."),
            8,
        ),
        (
            first,
            json!({ "n": 1.5 }),
            format!("The value of \"$n\" is invalid: {whole}."),
            8,
        ),
        (
            "query ($n: Int = 2147483648) { customers(first: $n) { totalCount } }",
            json!({}),
            format!("Int {too_large}"),
            18,
        ),
        (
            "{ customers(orderBy: { field: SIZE }) { totalCount } }",
            json!({}),
            "Value \"SIZE\" does not exist in \"CustomerOrderField\" enum.".into(),
            31,
        ),
        (
            "query ($order: CustomerOrder) { customers(orderBy: $order) { totalCount } }",
            json!({ "order": { "field": "SIZE" } }),
            "The value of \"$order.field\" is invalid: \"CustomerOrderField\" has no value \"SIZE\".".into(),
            8,
        ),
        (
            "{ dateRange(dates: { preset: CUSTOM, from: \"2025-02-29\", to: \"2025-03-12\" }) { from } }",
            json!({}),
            "The value of \"dates.from\" is invalid: expected a date, as \"2025-03-12\".".into(),
            20,
        ),
        (
            range,
            json!({ "dates": { "preset": "CUSTOM", "from": "2025-03-12", "to": 7 } }),
            "The value of \"$dates.to\" is invalid: expected a date, as \"2025-03-12\".".into(),
            8,
        ),
        (
            "query ($order: CustomerOrder) { customers(orderBy: $order) { totalCount } }",
            json!({ "order": {} }),
            "The value of \"$order.field\" is invalid: \"CustomerOrderField!\" is required.".into(),
            8,
        ),
        (
            "mutation { createCustomer(input: { channel: BUS }) { errors { code } } }",
            json!({}),
            "Field \"CreateCustomerInput.name\" of required type \"String!\" was not provided.".into(),
            34,
        ),
        (
            create,
            json!({ "input": { "email": "n@a.example" } }),
            "The value of \"$input.password\" is invalid: \"String!\" is required.".into(),
            11,
        ),
        (
            create,
            json!({ "input": { "email": null, "password": "new-pass" } }),
            "The value of \"$input.email\" is invalid: \"String!\" may not be null.".into(),
            11,
        ),
        (
            create,
            json!({}),
            "The variable \"$input\" of type \"CreateUserInput!\" must be given.".into(),
            11,
        ),
        (
            "{ customer(by: { customerId: 3, slug: \"harbor-transit\" }) { name } }",
            json!({}),
            "OneOf Input Object \"CustomerBy\" must specify exactly one key.".into(),
            16,
        ),
        (
            "query ($id: Int) { customer(by: { customerId: $id }) { name } }",
            json!({ "id": 3 }),
            "Variable \"$id\" must be non-nullable to be used for OneOf Input Object \"CustomerBy\".".into(),
            33,
        ),
    ];
    let (mut found, mut expected) = (Vec::new(), Vec::new());
    for (query, variables, message, column) in cases {
        let body = json!({ "query": query, "variables": variables }).to_string();
        let response = post(&staff, GRAPHQL, &body).await;
        assert_eq!(response.status(), StatusCode::BAD_REQUEST, "{query}");
        found.push(plain(response.json().await.unwrap()));
        expected.push(json!({ "errors": [{
            "message": message,
            "locations": [{ "line": 1, "column": column }],
            "extensions": { "code": "BAD_USER_INPUT", "retryable": false },
        }] }));
    }
    assert_eq!(found, expected);
    assert_eq!(harness.calls().await, Vec::<String>::new());
    // A variable that must be given may name the field of a lookup.
    let query = "query ($id: Int!) { customer(by: { customerId: $id }) { slug } }";
    assert_eq!(
        staff.graphql(query, json!({ "id": 3 })).await,
        json!({ "data": { "customer": { "slug": "harbor-transit" } } })
    );
    harness.stop().await;
}
