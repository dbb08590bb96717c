//! Variables: those that a request omits, and values that do not fit.

use pretty_assertions::assert_eq;
use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::http::{GRAPHQL, post};
use crate::support::{Harness, STAFF, table};

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

/// A document, its variables, the column of the error, and a part of its message.
const INVALID: &str = r#"
    { customers(first: 2147483648) { totalCount } } | {} | 20 | 2147483648
    { customers(first: "1") { totalCount } } | {} | 20 | Int
    query ($n: Int) { customers(first: $n) { totalCount } } | {"n":2147483648} | 8 | "$n"
    query ($n: Int) { customers(first: $n) { totalCount } } | {"n":1.5} | 8 | "$n"
    query ($n: Int = 2147483648) { customers(first: $n) { totalCount } } | {} | 18 | 2147483648
    { customers(orderBy: { field: SIZE }) { totalCount } } | {} | 31 | "SIZE"
    query ($o: CustomerOrder) { customers(orderBy: $o) { totalCount } } | {"o":{"field":"SIZE"}} | 8 | CustomerOrder.field
    query ($o: CustomerOrder) { customers(orderBy: $o) { totalCount } } | {"o":{}} | 8 | CustomerOrder.field
    { developer { dateRange(dates: { preset: CUSTOM, from: "2025-02-29", to: "2025-03-12" }) { from } } } | {} | 56 | "from"
    query ($d: DateRangeInput!) { developer { dateRange(dates: $d) { from } } } | {"d":{"preset":"CUSTOM","from":"2025-03-12","to":7}} | 8 | "to"
    query ($d: DateRangeInput!) { developer { dateRange(dates: $d) { from } } } | {"d":{"preset":"CUSTOM","from":"03-12-2025","to":""}} | 8 | "from"
    mutation { createCustomer(input: { channel: BUS }) { errors { code } } } | {} | 34 | "CreateCustomerInput.name"
    mutation ($i: CreateUserInput!) { createUser(input: $i) { errors { code } } } | {"i":{"email":"n@a.example"}} | 11 | CreateUserInput.password
    mutation ($i: CreateUserInput!) { createUser(input: $i) { errors { code } } } | {"i":{"email":null,"password":"p"}} | 11 | CreateUserInput.email
    mutation ($i: CreateUserInput!) { createUser(input: $i) { errors { code } } } | {} | 11 | "$i"
    { customer(by: { customerId: 3, slug: "harbor-transit" }) { name } } | {} | 16 | needs exactly one
    { customer(by: { customerId: null }) { name } } | {} | 16 | needs exactly one
    query ($id: Int) { customer(by: { customerId: $id }) { name } } | {"id":3} | 33 | needs exactly one
    query ($o: PixelsOf!) { pixels(of: $o) { totalCount } } | {"o":{}} | 8 | needs exactly one
    query ($m: [Int!]) { customers(filter: { customerIds: $m }) { totalCount } } | {"m":[1,null]} | 8 | non-null type Int!
    query ($t: String) { customers(filter: { text: $t }) { totalCount } } | {"t":"a\u0000"} | 8 | without the character U+0000
    mutation ($i: SignInInput!) { signIn(input: $i) { token } } | {"i":{"email":"a","password":7}} | 11 | SignInInput.password must be of type String
    mutation ($i: UploadInventoryInput!) { uploadInventory(input: $i) { upload { text } } } | {"i":{"customerId":3,"file":7}} | 11 | "file" must be a file
    mutation ($id: String!) { rerunPipelineJobs(input: { pipelineJobIds: [$id] }) { errors { code } } } | {"id":" \u00a0"} | 52 | The key "pipelineJobIds" of "rerunPipelineJobs" is blank
    mutation { saveStudyPlaces(input: { studyId: 1, placeIds: ["a", ""] }) { errors { code } } } | {} | 35 | The key "placeIds" of "saveStudyPlaces" is blank
"#;

#[tokio::test]
async fn invalid_values_are_refused_before_anything_runs() {
    let harness = Harness::start().await;
    let staff = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    for [query, variables, column, part] in table(INVALID) {
        let variables: Value = serde_json::from_str(variables).unwrap();
        let body = json!({ "query": query, "variables": variables }).to_string();
        let response = post(&staff, GRAPHQL, &body).await;
        assert_eq!(response.status(), StatusCode::BAD_REQUEST, "{query}");
        let answer: Value = response.json().await.unwrap();
        assert_eq!(answer.get("data"), None);
        let error = &answer["errors"][0];
        let message = error["message"].as_str().unwrap();
        assert!(message.contains(part), "{query}: {message}");
        assert_eq!(error["extensions"]["code"], "BAD_USER_INPUT", "{query}");
        assert_eq!(
            error["locations"][0]["column"].to_string(),
            column,
            "{query}"
        );
    }
    assert_eq!(harness.calls().await, Vec::<String>::new());
    // A variable that must be given may name the field of a lookup.
    let query = "query ($id: Int!) { customer(by: { customerId: $id }) { slug } }";
    assert_eq!(
        staff.graphql(query, json!({ "id": 3 })).await,
        json!({ "data": { "customer": { "slug": "harbor-transit" } } })
    );
}
