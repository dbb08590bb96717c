//! Lists as files: CSV and NDJSON.

use pretty_assertions::assert_eq;
use reqwest::header::{ACCEPT, CONTENT_DISPOSITION, CONTENT_TYPE};
use reqwest::{Method, Response, StatusCode};
use serde_json::{Value, json};

use crate::support::{Client, Harness, STAFF, table};

const VEHICLES: &str = "query Vehicles($first: Int, $after: String) { customer(by: { customerId: 3 }) { name vehicles(first: $first, after: $after, orderBy: { field: ASSET_REF }) { totalCount nodes { assetId ref: assetRef provider { name isPush } owner customer { marketIds } } pageInfo { hasNextPage } } } }";

async fn file(
    client: &Client,
    accept: &str,
    path: &str,
    query: &str,
    variables: Value,
) -> Response {
    let body = json!({ "query": query, "variables": variables });
    let request = client.request(Method::POST, &format!("/graphql{path}"));
    request
        .header(ACCEPT, accept)
        .json(&body)
        .send()
        .await
        .unwrap()
}

async fn text(client: &Client, accept: &str, query: &str, variables: Value) -> String {
    let response = file(client, accept, "", query, variables).await;
    assert_eq!(response.status(), StatusCode::OK);
    response.text().await.unwrap()
}

fn header<'a>(response: &'a Response, name: &str) -> &'a str {
    response.headers()[name].to_str().unwrap()
}

/// A value as a cell of the file; no text here needs quotes.
fn cell(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        Value::Array(values) => Vec::from_iter(values.iter().map(cell)).join("|"),
        other => other.to_string(),
    }
}

#[tokio::test]
async fn a_csv_file_has_all_pages_with_the_columns_of_the_selection() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let answer = client.graphql(VEHICLES, json!({ "first": 5_000 })).await;
    let nodes = answer["data"]["customer"]["vehicles"]["nodes"]
        .as_array()
        .unwrap();
    assert_eq!(nodes.len(), 120);
    let mut expected =
        "assetId,ref,provider.name,provider.isPush,owner,customer.marketIds\r\n".to_owned();
    for node in nodes {
        let values = [
            &node["assetId"],
            &node["ref"],
            &node["provider"]["name"],
            &node["provider"]["isPush"],
            &node["owner"],
            &node["customer"]["marketIds"],
        ];
        expected += &format!("{}\r\n", values.map(cell).join(","));
    }
    assert!(expected.contains('|'), "no list has two values");
    harness.clear_calls().await;
    for variables in [
        json!({}),
        json!({ "first": 7 }),
        json!({ "first": null, "after": null }),
    ] {
        assert_eq!(
            text(&client, "text/csv", VEHICLES, variables).await,
            expected
        );
    }
    let response = file(&client, "text/csv", "", VEHICLES, json!({ "first": 1 })).await;
    assert_eq!(
        header(&response, CONTENT_TYPE.as_str()),
        "text/csv; charset=utf-8"
    );
    assert_eq!(
        header(&response, CONTENT_DISPOSITION.as_str()),
        "attachment; filename=\"Vehicles.csv\""
    );
    // A file for scripts has no byte order mark.
    assert!(response.bytes().await.unwrap().starts_with(b"assetId"));
    let request = client.request(Method::POST, "/graphql");
    let request = request
        .header(ACCEPT, "text/csv")
        .header("accept-encoding", "gzip");
    let request = request.json(&json!({ "query": VEHICLES }));
    let compressed = request.send().await.unwrap();
    assert_eq!(header(&compressed, "content-encoding"), "gzip");
    // It ends with the length of what was compressed.
    let bytes = compressed.bytes().await.unwrap();
    let length = bytes.last_chunk().copied().map(u32::from_le_bytes);
    assert_eq!(length.unwrap() as usize, expected.len());
    // The pages share the reads of the session.
    assert_eq!(harness.calls().await, Vec::<String>::new());
}

#[tokio::test]
async fn an_ndjson_file_has_the_objects_of_the_response_and_begins_after_a_cursor() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($first: Int, $after: String) { customers(first: $first, after: $after) { edges { cursor node { name customerId markets { totalCount } } } } }";
    let answer = client.graphql(query, json!({ "first": 5_000 })).await;
    let edges = answer["data"]["customers"]["edges"].as_array().unwrap();
    for (skipped, after) in [
        (0, Value::Null),
        (3, edges[2]["cursor"].clone()),
        (40, edges[39]["cursor"].clone()),
    ] {
        let variables = json!({ "first": 6, "after": after });
        let lines = text(&client, "application/x-ndjson", query, variables).await;
        let objects: Vec<Value> = lines
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        assert_eq!(objects, edges[skipped..]);
    }
    // The keys keep the order of the selection.
    let lines = text(&client, "application/x-ndjson", query, json!({})).await;
    assert!(lines.contains("\"node\":{\"name\":"), "{lines}");
}

#[tokio::test]
async fn one_of_several_lists_is_chosen_by_its_path() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ customers { nodes { name } } us: customer(by: { customerId: 3 }) { users { nodes { userId } } } }";
    let response = file(&client, "text/csv", "?path=us.users", query, json!({})).await;
    assert_eq!(
        header(&response, CONTENT_DISPOSITION.as_str()),
        "attachment; filename=\"users.csv\""
    );
    let users = response.text().await.unwrap();
    assert!(users.starts_with("userId\r\n"), "{users}");
    // By GET, too. What is not in the file is not read.
    harness.clear_calls().await;
    let request = client
        .request(Method::GET, "/graphql?path=customers")
        .header("cache-control", "no-cache")
        .query(&[("query", query)]);
    let response = request.header(ACCEPT, "text/csv").send().await.unwrap();
    assert_eq!(response.text().await.unwrap().lines().count(), 41);
    assert_eq!(harness.sorted_calls().await, ["main GET /v3/api/customers"]);
}

/// What is accepted, the parameters, the document, the status, and a part of the message.
const REFUSED: &str = r#"
    text/html | | { customers { nodes { name } } markets { nodes { name } } } | 406 | application/x-ndjson
    text/csv | | { nothing } | 400 | nothing
    text/csv | | { console { companyName: __typename } } | 406 | no list with pages
    text/csv | | { customers { nodes { name } } markets { nodes { name } } } | 400 | ?path=customers or ?path=markets
    text/csv | | { node(id: "Q3VzdG9tZXI6Mw") { ... on Campaign { list: pixels { nodes { pixelId } } } ... on Customer { list: vehicles { nodes { assetRef } } } } } | 400 | several lists
    text/csv | ?path=customers.name | { customers { nodes { name } } } | 400 | no list with pages at "customers.name"
    text/csv | ?path=job.files | { job(jobId: "999999") { files { name } } } | 400 | no list with pages at "job.files"
    text/csv | | { customers { nodes { markets { nodes { name } } } } } | 406 | accept application/x-ndjson
    text/csv | | { customers { totalCount } } | 400 | selects no rows
    text/csv | | { customers(last: 3) { nodes { name } } } | 400 | leave out "last"
    text/csv | | mutation { signOut { __typename } } | 406 | Only queries
    text/csv | | { customers(after: "x") { nodes { name } } } | 400 | cursor
    text/csv | | { markets { _page: nodes { name } } } | 400 |
    text/csv | | { customer(by: { customerId: 999999 }) { vehicles { nodes { assetId } } } } | 404 |
"#;

#[tokio::test]
async fn what_cannot_be_a_file_is_refused_before_anything_runs() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    for [accept, path, query, status, part] in table(REFUSED) {
        let response = file(&client, accept, path, query, json!({})).await;
        assert_eq!(response.status().as_str(), status, "{query}");
        let answer: Value = response.json().await.unwrap();
        let message = answer["errors"][0]["message"].as_str().unwrap();
        assert!(message.contains(part), "{query}: {message}");
    }
    let calls = harness.calls().await;
    let read = ["/v3/auth/me", "/v3/api/customers", "/v3/api/markets"];
    let is_needed = |call: &String| read.iter().any(|path| call.contains(path));
    assert!(calls.iter().all(is_needed), "{calls:?}");
    // An error names its place in the document.
    let query = "{\n  all: customers(after: \"x\") { rows: nodes { name } }\n}";
    let refused = file(&client, "text/csv", "", query, json!({})).await;
    let answer: Value = refused.json().await.unwrap();
    let error = &answer["errors"][0];
    assert_eq!(error["locations"], json!([{ "line": 2, "column": 3 }]));
    assert_eq!(error["path"], json!(["all"]));
}

/// A file with a field that costs a call per conversation, of more than one page.
const SUMMARIES: &str = "{ conversations(orderBy: { field: CONVERSATION_ID }) { nodes { conversationId summary { interactionCount } } } }";

/// A request for a file of the summaries that bypasses the cache.
async fn summaries(client: &Client, accept: &str) -> Response {
    let request = client
        .request(Method::POST, "/graphql")
        .header("cache-control", "no-cache")
        .header(ACCEPT, accept);
    request
        .json(&json!({ "query": SUMMARIES }))
        .send()
        .await
        .unwrap()
}

#[tokio::test]
async fn a_field_that_may_succeed_later_refuses_a_file_or_cuts_it_off() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let fault = async |conversation: &str| {
        let path = format!("/v3/api/ai-insights/admin-conversations/{conversation}");
        harness
            .fault(json!({ "service": "main", "path": path, "kind": "status", "status": 503 }))
            .await;
    };
    fault("c-10").await;
    let refused = summaries(&client, "text/csv").await;
    assert_eq!(refused.status(), StatusCode::BAD_GATEWAY);
    let answer: Value = refused.json().await.unwrap();
    let codes = answer["errors"].as_array().unwrap().iter();
    let codes: Vec<&Value> = codes.map(|error| &error["extensions"]["code"]).collect();
    assert!(codes.contains(&&json!("UPSTREAM_UNAVAILABLE")), "{codes:?}");
    assert_eq!(answer.get("data"), None);

    harness.clear_faults().await;
    fault("c-200").await;
    let begun = summaries(&client, "text/csv").await;
    assert_eq!(begun.status(), StatusCode::OK);
    begun
        .text()
        .await
        .expect_err("the file ends without the end of its body");
}

#[tokio::test]
async fn a_field_that_failed_for_good_is_empty_and_the_end_of_the_file_says_why() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let reasons = |errors: &Value| -> Vec<(Value, Value)> {
        let errors = errors.as_array().unwrap().iter();
        let mut reasons: Vec<_> = errors
            .map(|error| (error["path"].clone(), error["extensions"]["count"].clone()))
            .collect();
        reasons.sort_by_key(|(path, _)| path[2].as_u64());
        reasons
    };
    let response = summaries(&client, "application/x-ndjson").await;
    let text = response.text().await.unwrap();
    let mut lines: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let errors = lines.pop().unwrap()["errors"].take();
    let failed = lines
        .iter()
        .zip(0..)
        .filter(|(line, _)| line["summary"].is_null());
    let failed: Vec<_> = failed
        .map(|(_, row)| (json!(["conversations", "nodes", row, "summary"]), json!(1)))
        .collect();
    // One answers 500, and one is gone.
    assert_eq!(lines.len(), 300);
    assert!(failed.len() >= 2, "{failed:?}");
    assert_eq!(reasons(&errors), failed);

    // A CSV file cannot say what failed after its head.
    let descending = SUMMARIES.replace("CONVERSATION_ID", "CONVERSATION_ID, direction: DESC");
    let rows = failed.iter().map(|(path, _)| path[2].as_u64().unwrap());
    let rows_from_end: Vec<u64> = rows.clone().map(|row| 299 - row).collect();
    for (query, rows) in [(SUMMARIES, rows.collect()), (&descending, rows_from_end)] {
        let response = file(&client, "text/csv", "", query, json!({})).await;
        assert_eq!(response.status(), StatusCode::OK);
        let told = response.headers().get("x-marquee-errors");
        let told = told.map_or(json!([]), |told| {
            serde_json::from_slice(told.as_bytes()).unwrap()
        });
        let in_head = rows.iter().filter(|row| **row < 100).count();
        assert_eq!(reasons(&told).len(), in_head);
        assert_eq!(response.text().await.is_ok(), in_head == rows.len());
    }
}

#[tokio::test]
async fn rows_that_cannot_be_read_are_counted_in_a_header() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.fault(json!({ "service": "main", "path": "/v3/api/customers", "kind": "malformed-row", "count": 1 })).await;
    let query = "{ customers { nodes { name } } }";
    let response = file(&client, "text/csv", "", query, json!({})).await;
    assert_eq!(header(&response, "x-marquee-unreadable-rows"), "2");
    assert_eq!(response.text().await.unwrap().lines().count(), 39);
}

#[tokio::test]
async fn a_file_may_make_as_many_calls_as_ten_operations() {
    let logs = "{ debugLogs { nodes { debugId details { completionTokens } } } }";
    let outlines = "{ markets { totalCount nodes { marketId geoJson } } }";
    for (query, of_operation, status) in [
        (logs, "limit:upstream_calls=120", StatusCode::BAD_REQUEST),
        (outlines, "limit:upstream_calls=4", StatusCode::OK),
    ] {
        let flags = ["--read-cache-seconds", "600", of_operation];
        let harness = Harness::with(&flags).await;
        let client = harness.sign_in(STAFF).await;
        harness.clear_calls().await;
        let response = file(&client, "application/x-ndjson", "", query, json!({})).await;
        assert_eq!(response.status(), status);
        let body = response.text().await.unwrap();
        let calls = harness.calls().await.len();
        if status == StatusCode::OK {
            // A page that needs too many calls is read again with fewer rows.
            assert_eq!((body.lines().count(), calls), (32, 33));
            continue;
        }
        let answer: Value = serde_json::from_str(&body).unwrap();
        assert_eq!(answer["errors"][0]["extensions"]["code"], "LIMIT_EXCEEDED");
        let message = answer["errors"][0]["message"].as_str().unwrap();
        assert!(message.contains("and a file may make 1200."), "{message}");
    }
}
