//! The files of device searches.

use std::time::Duration;

use pretty_assertions::assert_eq;
use reqwest::{Method, Response, StatusCode};
use serde_json::{Value, json};

use crate::support::{Client, Harness, STAFF, plain, table};

/// The path of the search in the main API.
pub(crate) const DEVICES: &str = "/v3/api/devices/unique-admin";

/// The address of the file of a search for campaign 4.
fn address(customer_id: i32) -> String {
    format!("/exports/devices?customerId={customer_id}&campaignIds=4&from=2020-01-01&to=2099-12-31")
}

/// What a search for a campaign of the customer 3 finds.
async fn search(client: &Client, campaign_id: i32, from: &Value, to: &Value) -> Value {
    let query = "query ($input: DeviceSearchInput!) { deviceSearch(input: $input) {
  sightingCount uniqueDeviceCount fileRowCount exportPath
} }";
    let dates = json!({ "preset": "CUSTOM", "from": from, "to": to });
    let input = json!({ "customerId": 3, "campaignIds": [campaign_id], "dates": dates });
    let answer = client.graphql(query, json!({ "input": input })).await;
    assert_eq!(answer.get("errors"), None, "{answer}");
    answer["data"]["deviceSearch"].clone()
}

async fn searches(harness: &Harness) -> usize {
    let calls = harness.calls().await;
    calls.iter().filter(|call| call.contains(DEVICES)).count()
}

async fn get(client: &Client, path: &str) -> Response {
    client.request(Method::GET, path).send().await.unwrap()
}

async fn refusal(client: &Client, path: &str) -> (StatusCode, Value) {
    let response = get(client, path).await;
    let status = response.status();
    assert_eq!(
        response.headers()["content-type"],
        "application/json; charset=utf-8"
    );
    (status, plain(response.json().await.unwrap()))
}

#[tokio::test]
async fn the_file_has_a_header_and_every_id_safe_for_a_spreadsheet() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let raw = r#"["b-1","a-2","b-1","=1+1","+x","-x","@x","a,b","say \"hi\"","é",77]"#;
    let raw: Value = serde_json::from_str(raw).unwrap();
    let found = json!({ "counts": { "total": 11, "unique": 10 }, "raw": raw });
    harness.answer_once(DEVICES, found).await;
    let (from, to) = (json!("2025-03-11"), json!("2025-03-12"));
    let found = search(&client, 4, &from, &to).await;
    let response = get(&client, found["exportPath"].as_str().unwrap()).await;
    assert_eq!(response.status(), StatusCode::OK);
    let header = |name: &str| response.headers()[name].to_str().unwrap().to_owned();
    assert_eq!(header("content-type"), "text/csv; charset=utf-8");
    assert_eq!(
        header("content-disposition"),
        "attachment; filename=\"export.csv\""
    );
    assert_eq!(header("cache-control"), "no-store");
    assert_eq!(header("x-content-type-options"), "nosniff");
    assert!(!header("x-request-id").is_empty());
    let file = "device_id\r\nb-1\r\na-2\r\nb-1\r\n'=1+1\r\n'+x\r\n'-x\r\n'@x\r\n\"a,b\"\r\n\
                \"say \"\"hi\"\"\"\r\né\r\n77\r\n";
    assert_eq!(header("content-length"), file.len().to_string());
    assert_eq!(response.text().await.unwrap(), file);
    // The campaign had not started.
    let before = "/exports/devices?customerId=3&campaignIds=4&from=2001-03-11&to=2001-03-12";
    let response = get(&client, before).await;
    assert_eq!(response.text().await.unwrap(), "device_id\r\n");
}

#[tokio::test]
async fn a_million_devices_download_as_one_file_without_a_second_search() {
    // Searches are cached for longer than lists.
    let harness = Harness::with(&["--read-cache-seconds", "1"]).await;
    let client = harness.sign_in(STAFF).await;
    let range = "{ customer(by: { slug: \"harbor-transit\" }) { deviceDateRange { from to } } }";
    let answer = client.graphql(range, json!({})).await;
    let range = &answer["data"]["customer"]["deviceDateRange"];
    harness.clear_calls().await;
    let found = search(&client, 28, &range["from"], &range["to"]).await;
    assert_eq!(found["sightingCount"], 1_000_000);
    assert_eq!(found["fileRowCount"], 1_000_000);
    let unique = found["uniqueDeviceCount"].as_u64().unwrap();
    let path = found["exportPath"].as_str().unwrap();
    for encoding in ["identity", "gzip"] {
        let request = client.request(Method::GET, path);
        let mut response = request
            .header("accept-encoding", encoding)
            .send()
            .await
            .unwrap();
        assert_eq!(
            response
                .headers()
                .get("content-encoding")
                .map_or("identity", |name| name.to_str().unwrap()),
            encoding
        );
        let (mut pieces, mut largest, mut bytes) = (0, 0, Vec::new());
        while let Some(piece) = response.chunk().await.unwrap() {
            pieces += 1;
            largest = largest.max(piece.len());
            bytes.extend_from_slice(&piece);
        }
        assert!(
            pieces > 50 && largest < 4 << 20,
            "{pieces} pieces, the largest of {largest} bytes"
        );
        if encoding == "gzip" {
            assert!(bytes.len() < 30 << 20);
            continue;
        }
        let file = String::from_utf8(bytes).unwrap();
        let mut lines = file.split_terminator("\r\n");
        assert_eq!(lines.next(), Some("device_id"));
        let ids: Vec<&str> = lines.collect();
        assert_eq!(ids.len(), 1_000_000);
        assert_eq!(
            ids.iter().collect::<std::collections::HashSet<_>>().len() as u64,
            unique
        );
    }
    assert_eq!(searches(&harness).await, 1);
}

#[tokio::test]
async fn a_file_that_is_not_cached_is_searched_for() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let other = harness.sign_in(STAFF).await;
    let path = address(3);
    let first = get(&client, &path).await.text().await.unwrap();
    assert_eq!(searches(&harness).await, 1);
    assert_eq!(get(&client, &path).await.text().await.unwrap(), first);
    assert_eq!(searches(&harness).await, 1);
    // The cache belongs to the session.
    get(&other, &path).await;
    assert_eq!(searches(&harness).await, 2);
    // The order of campaigns does not matter; the time zone does.
    let zone = format!("{path}&timeZone=America%2FNew_York");
    get(&client, &zone).await;
    assert_eq!(searches(&harness).await, 3);
    get(
        &client
            .in_zone("America/New_York")
            .with_token(client.token()),
        &path,
    )
    .await;
    assert_eq!(searches(&harness).await, 3);
}

#[tokio::test]
async fn a_file_needs_a_valid_token() {
    let harness = Harness::start().await;
    harness.clear_calls().await;
    let errors = json!({ "errors": [{
        "message": "There is no valid session. Sign in again.",
        "extensions": { "code": "UNAUTHENTICATED", "retryable": false },
    }] });
    let response = get(&harness, &address(3)).await;
    assert_eq!(response.headers()["www-authenticate"], "Bearer");
    assert_eq!(response.headers()["cache-control"], "no-store");
    assert_eq!(response.status(), StatusCode::UNAUTHORIZED);
    assert_eq!(plain(response.json().await.unwrap()), errors);
    // A token in the address is ignored.
    let (status, _) = refusal(&harness, &format!("{}&token=x", address(3))).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    assert_eq!(harness.calls().await, Vec::<String>::new());

    let (status, answer) = refusal(&harness.with_token("expired"), &address(3)).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    assert_eq!(answer["errors"][0]["extensions"]["code"], "UNAUTHENTICATED");
}

#[tokio::test]
async fn an_invalid_address_is_refused_before_any_call() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let cases = "
                                                                   | customerId is missing.
        customerId=3&from=2025-03-11&to=2025-03-12                 | Please select at least one campaign.
        customerId=3&campaignIds=4&from=2025-03-12&to=2025-03-11   | The end date is before the start date.
        customerId=3&campaignIds=4&from=2025-03-11&to=2025-03-12&a | Unknown parameter. Expected customerId, campaignIds, from, to and timeZone.
    ";
    for [parameters, message] in table(cases) {
        let path = &format!("/exports/devices?{parameters}");
        let (status, answer) = refusal(&client, path).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{path}");
        assert_eq!(answer["errors"][0]["message"], message);
        assert_eq!(answer["errors"][0]["extensions"]["code"], "BAD_USER_INPUT");
    }
    assert_eq!(harness.calls().await, Vec::<String>::new());
}

#[tokio::test]
async fn a_file_answers_only_get_and_head_and_only_at_its_path() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let length = get(&client, &address(3)).await.text().await.unwrap().len();
    let head = client
        .request(Method::HEAD, &address(3))
        .send()
        .await
        .unwrap();
    assert_eq!(head.status(), StatusCode::OK);
    assert_eq!(head.headers()["content-length"], length.to_string());
    assert_eq!(head.headers()["content-type"], "text/csv; charset=utf-8");
    assert_eq!(head.text().await.unwrap(), "");
    for method in [Method::POST, Method::PUT, Method::DELETE] {
        let response = client.request(method, &address(3)).send().await.unwrap();
        assert_eq!(response.status(), StatusCode::METHOD_NOT_ALLOWED);
        assert_eq!(response.headers()["allow"], "GET, HEAD");
        let answer: Value = plain(response.json().await.unwrap());
        assert_eq!(answer["errors"][0]["extensions"]["code"], "BAD_USER_INPUT");
    }
    for path in ["/exports/users", "/exports/"] {
        let (status, answer) = refusal(&client, path).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{path}");
        assert_eq!(answer["errors"][0]["extensions"]["code"], "NOT_FOUND");
    }
}

#[tokio::test]
async fn a_failed_download_has_its_status_and_leaks_nothing() {
    let harness = Harness::with(&["--upstream-timeout-ms", "300"]).await;
    let client = harness.sign_in(STAFF).await;
    let failed = json!({ "kind": "status", "status": 500, "body": "SELECT secret" });
    let not_json = json!({ "kind": "not-json" });
    let cases = [
        (failed, 502, "UPSTREAM_UNAVAILABLE"),
        (json!({ "kind": "cut" }), 502, "UPSTREAM_UNAVAILABLE"),
        (not_json, 502, "UPSTREAM_INVALID_RESPONSE"),
        (json!({ "kind": "hang" }), 504, "UPSTREAM_TIMEOUT"),
    ];
    for (mut fault, status, code) in cases {
        fault["service"] = json!("main");
        fault["path"] = json!(DEVICES);
        harness.fault(fault).await;
        let (found, answer) = refusal(&client, &address(3)).await;
        harness.clear_faults().await;
        assert_eq!(found.as_u16(), status, "{code}");
        let error = &answer["errors"][0];
        assert_eq!(error["extensions"]["code"], code);
        assert_eq!(error["extensions"]["service"], "main");
        assert!(!answer.to_string().contains("secret"), "{answer}");
    }
    // Failures are not cached.
    assert_eq!(get(&client, &address(3)).await.status(), StatusCode::OK);
}

#[tokio::test]
async fn a_rejected_download_has_the_services_message_and_its_own_status() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    // The service rejects the searches of customer 23 with 200.
    let words = "The device warehouse did not answer.";
    let unknown = "Customer not found.";
    for (customer_id, code, words, status) in [
        (23, "BAD_USER_INPUT", words, StatusCode::BAD_REQUEST),
        (999, "NOT_FOUND", unknown, StatusCode::NOT_FOUND),
    ] {
        let extensions =
            json!({ "code": code, "retryable": false, "service": "main", "userMessage": words });
        let errors = json!({ "errors": [{ "message": words, "extensions": extensions }] });
        let found = refusal(&client, &address(customer_id)).await;
        assert_eq!(found, (status, errors));
    }
}

#[tokio::test]
async fn a_reader_slower_than_the_idle_timeout_gets_the_whole_file() {
    let harness = Harness::with(&["limit:idle_ms=300"]).await;
    let client = harness.sign_in(STAFF).await;
    let path = "/exports/devices?customerId=3&campaignIds=28&from=2020-01-01&to=2099-12-31";
    let mut response = get(&client, path).await;
    let (mut length, mut pauses) = (0, 0);
    while let Some(piece) = response.chunk().await.unwrap() {
        length += piece.len();
        if pauses < 3 {
            pauses += 1;
            tokio::time::sleep(Duration::from_millis(600)).await;
        }
    }
    assert_eq!(length, "device_id\r\n".len() + 38_000_000);
}

#[tokio::test]
async fn a_search_may_take_twice_as_long_as_other_reads() {
    let harness = Harness::with(&["--upstream-timeout-ms", "2000"]).await;
    let client = harness.sign_in(STAFF).await;
    for path in [DEVICES, "/v3/api/customers"] {
        let fault =
            json!({ "service": "main", "path": path, "kind": "latency", "latencyMs": 2500 });
        harness.fault(fault).await;
    }
    assert_eq!(get(&client, &address(3)).await.status(), StatusCode::OK);
    let answer = client
        .graphql("{ customers { totalCount } }", json!({}))
        .await;
    assert_eq!(
        answer["errors"][0]["extensions"]["code"],
        "UPSTREAM_TIMEOUT"
    );
}
