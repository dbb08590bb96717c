//! What bad answers of a service make of reads and of writes.

use pretty_assertions::assert_eq;
use serde_json::json;

use crate::support::{DEVELOPER, Harness, STAFF, table};

#[tokio::test]
async fn names_with_markup_quotes_and_any_letters_come_through_unchanged() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let name = "<img src=x onerror=\"alert('1')\"> \\ Ünïcödé 🚌\u{202e} & end";
    let query = "mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { customer { name } errors { message } } }";
    assert_eq!(
        client
            .graphql(query, json!({ "input": { "name": name } }))
            .await,
        json!({ "data": { "createCustomer": { "customer": { "name": name }, "errors": [] } } })
    );
}

/// A fault of a read, as kind or status, how often it is tried, and the code of the failure.
const READS: &str = "
    502      | 2 | UPSTREAM_UNAVAILABLE
    503      | 2 | UPSTREAM_UNAVAILABLE
    504      | 2 | UPSTREAM_UNAVAILABLE
    reset    | 2 | UPSTREAM_UNAVAILABLE
    cut      | 2 | UPSTREAM_UNAVAILABLE
    400      | 1 | BAD_USER_INPUT
    403      | 1 | UNAUTHENTICATED
    404      | 1 | NOT_FOUND
    500      | 1 | UPSTREAM_UNAVAILABLE
    not-json | 1 | UPSTREAM_INVALID_RESPONSE
";

#[tokio::test]
async fn a_read_is_tried_a_second_time_only_if_the_service_could_not_be_reached() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ markets { totalCount } }";
    let whole = json!({ "data": { "markets": { "totalCount": 32 } } });
    for [fault, tries, code] in table(READS) {
        let fault = match fault.parse::<u16>() {
            Ok(status) => json!({ "kind": "status", "status": status }),
            Err(_) => json!({ "kind": fault }),
        };
        let tries: usize = tries.parse().unwrap();
        for count in 1..=tries {
            let mut fault = fault.clone();
            fault["service"] = json!("main");
            fault["path"] = json!("/v3/api/markets");
            fault["count"] = json!(count);
            harness.fault(fault.clone()).await;
            harness.clear_calls().await;
            let answer = client.fresh(query, json!({})).await;
            if count < tries {
                assert_eq!(answer, whole, "{fault}");
            } else {
                assert_eq!(answer["data"], json!({ "markets": null }), "{fault}");
                assert_eq!(answer["errors"][0]["extensions"]["code"], code, "{fault}");
            }
            let calls = vec!["main GET /v3/api/markets"; tries];
            assert_eq!(harness.sorted_calls().await, calls, "{fault}");
        }
    }
}

/// The status and body of a response to a read, the code and message of its error, and whether the message is for a person.
/// What a failed service says is not for users.
const REFUSALS: &str = r#"
    400 | {"message":"Markets are closed."} | BAD_USER_INPUT       | Markets are closed.                     | words
    404 | {"message":"No markets."}         | NOT_FOUND            | No markets.                             | words
    422 | {"error":"x"}                     | BAD_USER_INPUT       | The main service refused this request.  |
    404 | {}                                | NOT_FOUND            | The main service has no such record.    |
    500 | {"message":"at markets.rs:12"}    | UPSTREAM_UNAVAILABLE | The main service is not available.      |
"#;

#[tokio::test]
async fn a_refused_read_has_the_services_words_if_it_has_any() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    for [status, body, code, message, words] in table(REFUSALS) {
        let status: u16 = status.parse().unwrap();
        harness
            .fault(json!({
                "service": "main", "path": "/v3/api/markets", "kind": "wrong-shape", "status": status, "body": body, "count": 1,
            }))
            .await;
        let mut extensions = json!({ "code": code, "retryable": status == 500, "service": "main" });
        if words == "words" {
            extensions["userMessage"] = json!(message);
        }
        let place = json!([{ "line": 1, "column": 3 }]);
        let error = json!({ "message": message, "locations": place, "path": ["markets"], "extensions": extensions });
        assert_eq!(
            client.fresh("{ markets { totalCount } }", json!({})).await,
            json!({ "data": { "markets": null }, "errors": [error] }),
            "{status} {body}"
        );
    }
}

/// A write of each kind, and the call it makes.
const WRITES: &str = r#"
    createCustomer(input: { name: "New" })                                             | POST /v3/api/customers
    updateCustomer(input: { customerId: 9, name: "New" })                              | PUT /v3/api/customers/9
    createUser(input: { email: "n@a.example", password: "new-pass" })                  | POST /v3/api/users
    createPixel(input: { displayName: "New", page: HOMEPAGE })                         | POST /v3/api/pixels
    updatePixel(input: { pixelId: 32, displayName: "New" })                            | PATCH /v3/api/pixels/32
    updateCampaignMetadata(input: { customerId: 3 })                                   | GET /v3/api/campaigns/update-customer-campaigns/3
    runPixelsJob(input: { pixelId: 31, dates: { preset: YESTERDAY } })                 | GET /v3/api/pixels/pixel-query-async
    createProvider(input: { name: "New" })                                             | POST /v3/api/providers
    updateProvider(input: { providerId: 6, isPush: true })                             | PUT /v3/api/providers/6
    copyProvider(input: { providerId: 6 })                                             | POST /v3/api/providers
    saveAssetOwner(input: { assetOwnerId: 8, defaultMarketId: 3 })                     | PUT /v3/api/asset-owners/8
    saveMarketGeoJson(input: { marketId: 2, geoJson: "{\"features\":[1]}" })           | PUT /v3/api/markets/2
    checkVehiclesHealth(input: { customerId: 3, assetIds: [965] })                      | POST /v3/api/assets/health-check
"#;

#[tokio::test]
async fn a_write_is_sent_exactly_once_whatever_comes_of_it() {
    let harness = Harness::with(&["--upstream-timeout-ms", "500"]).await;
    let client = harness.sign_in(DEVELOPER).await;
    for [write, call] in table(WRITES) {
        let (method, path) = call.split_once(' ').unwrap();
        let name = write.split('(').next().unwrap();
        for (kind, status, code) in [
            ("status", Some(500), "UPSTREAM_UNAVAILABLE"),
            ("status", Some(502), "UPSTREAM_UNAVAILABLE"),
            ("status", Some(503), "UPSTREAM_UNAVAILABLE"),
            ("status", Some(504), "UPSTREAM_UNAVAILABLE"),
            ("cut", None, "UPSTREAM_UNAVAILABLE"),
            ("reset", None, "UPSTREAM_UNAVAILABLE"),
            ("hang", None, "UPSTREAM_TIMEOUT"),
            ("redirect", None, "UPSTREAM_INVALID_RESPONSE"),
        ] {
            harness
                .fault(json!({ "service": "main", "path": path, "method": method, "kind": kind, "status": status }))
                .await;
            harness.clear_calls().await;
            let answer = client
                .graphql(
                    &format!("mutation {{ {write} {{ errors {{ code }} }} }}"),
                    json!({}),
                )
                .await;
            if name == "checkVehiclesHealth" {
                // A check that could not be made is an outcome.
                let done = json!({ "errors": [] });
                assert_eq!(answer, json!({ "data": { name: done } }), "{kind}: {write}");
            } else {
                assert_eq!(answer["data"], json!({ name: null }), "{kind}: {write}");
                let error = &answer["errors"][0];
                assert_eq!(error["extensions"]["code"], code, "{kind}: {write}");
                // Nobody knows whether it was done: a script must not send it again by itself.
                assert_eq!(error["extensions"]["retryable"], false, "{kind}: {write}");
                assert_eq!(error["path"], json!([name]), "{kind}: {write}");
            }
            let sent = harness.calls().await;
            let sent = sent
                .iter()
                .filter(|sent| sent.starts_with(&format!("main {call}")))
                .count();
            assert_eq!(sent, 1, "{kind}: {write}");
            harness.clear_faults().await;
        }
    }
}

#[tokio::test]
async fn a_permitted_document_of_the_greatest_depth_is_answered() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let step = "campaigns(first: 2) { nodes { customer { ";
    let depth = 10;
    let query = format!(
        "{{ customer(by: {{ slug: \"harbor-transit\" }}) {{ {} slug {} }} }}",
        step.repeat(depth),
        "} } }".repeat(depth)
    );
    let answer = client.graphql(&query, json!({})).await;
    assert_eq!(answer.get("errors"), None);
    let mut customer = &answer["data"]["customer"];
    for _ in 0..depth {
        customer = &customer["campaigns"]["nodes"][1]["customer"];
    }
    assert_eq!(customer, &json!({ "slug": "harbor-transit" }));
    // One level more is refused.
    let query = query.replace("slug }", "users { nodes { userId } } }");
    let answer = client.graphql(&query, json!({})).await;
    assert_eq!(
        answer["errors"][0]["extensions"]["code"], "LIMIT_EXCEEDED",
        "{answer}"
    );
}
