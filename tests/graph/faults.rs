//! What bad answers of a service make of lists, of reads and of writes.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{DEVELOPER, Harness, STAFF};

const LIST: &str = "{ customers(orderBy: { field: CUSTOMER_ID }, first: 3) { totalCount nodes { customerId channel channelText } } }";

fn rows(total: i32, rows: &[(i32, &str, &str)]) -> Value {
    let row = |(id, channel, text): &(i32, &str, &str)| json!({ "customerId": id, "channel": channel, "channelText": text });
    let nodes: Vec<Value> = rows.iter().map(row).collect();
    json!({ "data": { "customers": { "totalCount": total, "nodes": nodes } } })
}

#[tokio::test]
async fn rows_that_are_none_are_left_out_and_odd_values_are_read_as_what_they_mean() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let blue = (1, "BUS", "BUS");
    let summit = (2, "MOBILE_BILLBOARD", "MOBILE_BILLBOARD");
    let harbor = (3, "BUS", "BUS");
    let cases = [
        (
            json!({ "kind": "latency", "latencyMs": 50 }),
            rows(40, &[blue, summit, harbor]),
        ),
        (
            json!({ "kind": "text-for-numbers" }),
            rows(40, &[blue, summit, harbor]),
        ),
        (json!({ "kind": "null-list" }), rows(0, &[])),
        (
            json!({ "kind": "unknown-enum" }),
            rows(
                40,
                &[1, 2, 3].map(|id| (id, "UNRECOGNIZED", "NEVER_HEARD_OF")),
            ),
        ),
    ];
    for (mut fault, expected) in cases {
        fault["service"] = json!("main");
        fault["path"] = json!("/v3/api/customers");
        fault["count"] = json!(1);
        harness.fault(fault.clone()).await;
        assert_eq!(client.fresh(LIST, json!({})).await, expected, "{fault}");
    }
    // One row is text, another has lost its number.
    harness.fault(json!({ "service": "main", "path": "/v3/api/customers", "kind": "malformed-row", "count": 1 })).await;
    let answer = client.fresh(LIST, json!({})).await;
    assert_eq!(answer["data"]["customers"]["totalCount"], 38);
}

#[tokio::test]
async fn a_list_comes_enveloped_or_bare_and_with_a_mark_of_its_encoding() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let row = json!({ "customerId": 1, "customerName": "A", "customerChannel": "BUS" });
    for body in [
        json!({ "data": [row] }),
        json!([row]),
        json!({ "status": "ok", "data": [row, null, 7, {}, []] }),
    ] {
        harness.answer_once("/v3/api/customers", body).await;
        assert_eq!(
            client.fresh(LIST, json!({})).await,
            rows(1, &[(1, "BUS", "BUS")])
        );
    }
}

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

#[tokio::test]
async fn a_read_is_tried_a_second_time_when_the_service_could_not_be_reached() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ markets { totalCount } }";
    let whole = json!({ "data": { "markets": { "totalCount": 32 } } });
    for fault in [
        json!({ "kind": "status", "status": 502 }),
        json!({ "kind": "status", "status": 503 }),
        json!({ "kind": "status", "status": 504 }),
        json!({ "kind": "reset" }),
        json!({ "kind": "cut" }),
    ] {
        let mut once = fault.clone();
        once["service"] = json!("main");
        once["path"] = json!("/v3/api/markets");
        once["count"] = json!(1);
        harness.fault(once.clone()).await;
        harness.clear_calls().await;
        assert_eq!(client.fresh(query, json!({})).await, whole, "{fault}");
        assert_eq!(
            harness.sorted_calls().await,
            ["main GET /v3/api/markets"; 2],
            "{fault}"
        );

        once["count"] = json!(2);
        harness.fault(once).await;
        harness.clear_calls().await;
        let answer = client.fresh(query, json!({})).await;
        assert_eq!(
            answer["errors"][0]["extensions"]["code"], "UPSTREAM_UNAVAILABLE",
            "{fault}"
        );
        assert_eq!(
            harness.sorted_calls().await,
            ["main GET /v3/api/markets"; 2],
            "{fault}"
        );
    }
}

#[tokio::test]
async fn a_read_that_was_answered_is_not_tried_again() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    for (fault, code) in [
        (
            json!({ "kind": "status", "status": 400, "body": "No." }),
            "BAD_USER_INPUT",
        ),
        (
            json!({ "kind": "status", "status": 403 }),
            "UNAUTHENTICATED",
        ),
        (json!({ "kind": "status", "status": 404 }), "NOT_FOUND"),
        (
            json!({ "kind": "status", "status": 500 }),
            "UPSTREAM_UNAVAILABLE",
        ),
        (json!({ "kind": "not-json" }), "UPSTREAM_INVALID_RESPONSE"),
    ] {
        let mut fault = fault;
        fault["service"] = json!("main");
        fault["path"] = json!("/v3/api/markets");
        harness.fault(fault.clone()).await;
        harness.clear_calls().await;
        let answer = client.fresh("{ markets { totalCount } }", json!({})).await;
        assert_eq!(answer["data"], json!({ "markets": null }), "{fault}");
        assert_eq!(answer["errors"][0]["extensions"]["code"], code, "{fault}");
        assert_eq!(
            harness.sorted_calls().await,
            ["main GET /v3/api/markets"],
            "{fault}"
        );
        harness.clear_faults().await;
    }
}

#[tokio::test]
async fn a_refused_read_has_the_services_words_if_it_has_any() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let cases = [
        (
            400,
            json!({ "message": "Markets are closed." }),
            "BAD_USER_INPUT",
            "Markets are closed.",
            true,
        ),
        (
            404,
            json!({ "message": "No markets." }),
            "NOT_FOUND",
            "No markets.",
            true,
        ),
        (
            422,
            json!({ "error": "x" }),
            "BAD_USER_INPUT",
            "The main service refused this request.",
            false,
        ),
        (
            404,
            json!({}),
            "NOT_FOUND",
            "The main service has no such record.",
            false,
        ),
        // What a failed service says is not for users.
        (
            500,
            json!({ "message": "at markets.rs:12" }),
            "UPSTREAM_UNAVAILABLE",
            "The main service is not available.",
            false,
        ),
    ];
    for (status, body, code, message, has_words) in cases {
        harness
            .fault(json!({
                "service": "main", "path": "/v3/api/markets", "kind": "wrong-shape", "status": status,
                "body": body.to_string(), "count": 1,
            }))
            .await;
        let mut extensions = json!({ "code": code, "retryable": status == 500, "service": "main" });
        if has_words {
            extensions["userMessage"] = json!(message);
        }
        assert_eq!(
            client.fresh("{ markets { totalCount } }", json!({})).await,
            json!({
                "data": { "markets": null },
                "errors": [{
                    "message": message,
                    "locations": [{ "line": 1, "column": 3 }],
                    "path": ["markets"],
                    "extensions": extensions,
                }],
            }),
            "{status} {body}"
        );
    }
}

/// A write of each kind, and the call it makes.
const WRITES: [(&str, &str); 13] = [
    (
        "createCustomer(input: { name: \"New\" }) { errors { code } }",
        "POST /v3/api/customers",
    ),
    (
        "updateCustomer(input: { customerId: 9, name: \"New\" }) { errors { code } }",
        "PUT /v3/api/customers/9",
    ),
    (
        "createUser(input: { email: \"n@a.example\", password: \"new-pass\" }) { errors { code } }",
        "POST /v3/api/users",
    ),
    (
        "createPixel(input: { displayName: \"New\", page: HOMEPAGE }) { errors { code } }",
        "POST /v3/api/pixels",
    ),
    (
        "updatePixel(input: { pixelId: 32, displayName: \"New\" }) { errors { code } }",
        "PATCH /v3/api/pixels/32",
    ),
    (
        "updateCampaignMetadata(input: { customerId: 3 }) { errors { code } }",
        "GET /v3/api/campaigns/update-customer-campaigns/3",
    ),
    (
        "runPixelsJob(input: { pixelId: 31, dates: { preset: YESTERDAY } }) { errors { code } }",
        "GET /v3/api/pixels/pixel-query-async",
    ),
    (
        "createProvider(input: { name: \"New\" }) { errors { code } }",
        "POST /v3/api/providers",
    ),
    (
        "updateProvider(input: { providerId: 6, isPush: true }) { errors { code } }",
        "PUT /v3/api/providers/6",
    ),
    (
        "copyProvider(input: { providerId: 6 }) { errors { code } }",
        "POST /v3/api/providers",
    ),
    (
        "saveAssetOwner(input: { assetOwnerId: 8, defaultMarketId: 3 }) { errors { code } }",
        "PUT /v3/api/asset-owners/8",
    ),
    (
        "saveMarketGeoJson(input: { marketId: 2, geoJson: \"{\\\"features\\\":[1]}\" }) { errors { code } }",
        "PUT /v3/api/markets/2",
    ),
    (
        "checkVehicleHealth(input: { customerId: 3, assetId: 965 }) { errors { code } }",
        "POST /v3/api/assets/health-check",
    ),
];

#[tokio::test]
async fn a_write_is_sent_exactly_once_whatever_comes_of_it() {
    let harness = Harness::with(&["--upstream-timeout-ms", "500"]).await;
    let client = harness.sign_in(DEVELOPER).await;
    for (write, call) in WRITES {
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
                .graphql(&format!("mutation {{ {write} }}"), json!({}))
                .await;
            if name == "checkVehicleHealth" {
                // A check that could not be made is an answer.
                let failed = json!({ "errors": [{ "code": "FAILED" }] });
                assert_eq!(
                    answer,
                    json!({ "data": { name: failed } }),
                    "{kind}: {write}"
                );
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
async fn a_write_refused_in_odd_words_is_still_refused_in_words_for_a_person() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "mutation { createCustomer(input: { name: \"New\" }) { customer { slug } errors { message code } } }";
    let own_words = "The main service refused this (422).";
    let long = "x".repeat(2_000);
    for (body, message) in [
        (
            json!({ "message": "Not now." }).to_string(),
            "Not now.".to_owned(),
        ),
        (json!({ "message": 7 }).to_string(), "7".to_owned()),
        (json!({ "message": "  " }).to_string(), own_words.to_owned()),
        (
            json!({ "error": "Nothing to show" }).to_string(),
            own_words.to_owned(),
        ),
        ("<html>No</html>".to_owned(), own_words.to_owned()),
        (json!({ "message": long }).to_string(), "x".repeat(500)),
    ] {
        harness
            .fault(json!({
                "service": "main", "path": "/v3/api/customers", "method": "POST", "kind": "wrong-shape",
                "status": 422, "body": body, "count": 1,
            }))
            .await;
        let errors = json!([{ "message": message, "code": "REJECTED" }]);
        assert_eq!(
            client.graphql(query, json!({})).await,
            json!({ "data": { "createCustomer": { "customer": null, "errors": errors } } })
        );
    }
}

#[tokio::test]
async fn a_permitted_document_of_the_greatest_depth_is_answered() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let step = "campaigns(first: 2) { nodes { customer { ";
    let depth = 6;
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
