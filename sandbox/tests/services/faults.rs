use std::time::{Duration, Instant};

use reqwest::{Method, Response, StatusCode};
use serde_json::{Value, json};

use crate::support::{Probe, list};

const CUSTOMERS: &str = "/v3/api/customers";

fn fault(kind: &str) -> Value {
    json!({ "service": "main", "path": CUSTOMERS, "kind": kind, "count": 1 })
}

async fn faults(probe: &Probe) -> Value {
    probe.switch(Method::GET, "/faults").await.1
}

/// The response to a read of the customers under a fault.
async fn response(probe: &Probe, kind: &str) -> Response {
    probe.fault(fault(kind)).await;
    probe.request(Method::GET, CUSTOMERS).send().await.unwrap()
}

/// A write to a customer under a fault.
async fn write(probe: &Probe, kind: &str, name: &str) -> reqwest::Result<Response> {
    probe.fault(fault(kind)).await;
    let write = probe.request(Method::PUT, "/v3/api/customers/3");
    write.json(&json!({ "customerName": name })).send().await
}

async fn name(probe: &Probe) -> Value {
    probe.data("/v3/api/customers/3").await["customerName"].take()
}

#[tokio::test]
async fn a_status_fault_applies_to_its_path_and_method_count_times() {
    let probe = Probe::start().await;
    let mut teapot = fault("status");
    teapot["method"] = json!("GET");
    teapot["status"] = json!(418);
    teapot["count"] = json!(2);
    teapot["body"] = json!("Teapot.");
    let id = probe.fault(teapot).await;
    assert_eq!(faults(&probe).await[0]["id"], id);
    let lines = "
        GET /v3/api/users => 200
        PUT /v3/api/customers/3 {} => 200
        GET /v3/api/customers => 418 Teapot.
        GET /v3/api/customers => 418 Teapot.
        GET /v3/api/customers => 200";
    probe.answers(lines).await;
    assert_eq!(faults(&probe).await, json!([]));
}

#[tokio::test]
async fn a_fault_without_a_count_lasts_until_it_is_removed() {
    let probe = Probe::start().await;
    let lasting = json!({ "service": "main", "kind": "status" });
    let id = probe.fault(lasting.clone()).await;
    for _ in 0..3 {
        probe.answers("GET /v3/auth/me => 503").await;
    }
    let path = format!("/faults/{id}");
    for status in [StatusCode::NO_CONTENT, StatusCode::NOT_FOUND] {
        assert_eq!(probe.switch(Method::DELETE, &path).await.0, status);
        probe.answers("GET /v3/auth/me => 200").await;
    }
    probe.fault(lasting).await;
    probe.switch(Method::DELETE, "/faults").await;
    probe.answers("GET /v3/auth/me => 200").await;
}

#[tokio::test]
async fn bodies_are_empty_html_not_json_null_or_of_another_shape() {
    let probe = Probe::start().await;
    let empty = response(&probe, "empty").await;
    assert_eq!(
        (empty.status(), empty.text().await.unwrap()),
        (StatusCode::OK, String::new())
    );
    let html = response(&probe, "html").await;
    assert_eq!(
        (html.status(), &html.headers()["content-type"]),
        (StatusCode::BAD_GATEWAY, &"text/html".parse().unwrap())
    );
    let not_json = response(&probe, "not-json").await;
    assert!(not_json.json::<Value>().await.unwrap_err().is_decode());
    let null: Value = response(&probe, "null-list").await.json().await.unwrap();
    assert_eq!(null, json!({ "data": null }));
    let other: Value = response(&probe, "wrong-shape").await.json().await.unwrap();
    assert!(other["data"].is_object());
}

#[tokio::test]
async fn rows_are_malformed_or_have_text_for_numbers_or_unknown_enums() {
    let probe = Probe::start().await;
    let rows = async |kind: &str| {
        let mut body: Value = response(&probe, kind).await.json().await.unwrap();
        body["data"].take()
    };
    let malformed = rows("malformed-row").await;
    assert!(malformed[0].is_string() && malformed[1]["customerName"].is_string());
    assert!(malformed[1].get("customerId").is_none());
    assert_eq!(list(&malformed).len(), 40);
    let texts = rows("text-for-numbers").await;
    assert!(list(&texts).iter().all(|row| row["customerId"].is_string()));
    let unknown = rows("unknown-enum").await;
    let mut channels = list(&unknown)
        .iter()
        .filter_map(|row| row["customerChannel"].as_str());
    assert!(channels.all(|channel| channel == "NEVER_HEARD_OF"));

    let mut vehicles = fault("malformed-row");
    vehicles["path"] = json!("/v3/internal/manager");
    probe.fault(vehicles).await;
    let response = probe.data("/v3/internal/manager/customer-assets/3").await;
    assert!(response["data"][0].is_string() && response["panelData"]["total"] == 120);
}

#[tokio::test]
async fn a_write_is_made_if_its_response_is_cut_and_not_if_its_connection_is_reset() {
    let probe = Probe::start().await;
    let reset = write(&probe, "reset", "Never").await;
    assert!(reset.unwrap_err().is_request());
    assert_eq!(name(&probe).await, "Harbor Transit");
    let cut = write(&probe, "cut", "Cut").await.unwrap();
    assert_eq!(cut.status(), StatusCode::OK);
    cut.bytes().await.unwrap_err();
    assert_eq!(name(&probe).await, "Cut");
}

#[tokio::test]
async fn a_hanging_call_has_no_response_and_does_not_delay_the_stop() {
    let probe = Probe::start().await;
    probe.fault(fault("hang")).await;
    let call = || probe.request(Method::GET, CUSTOMERS);
    let patient = call().timeout(Duration::from_millis(100)).send();
    assert!(patient.await.unwrap_err().is_timeout());
    probe.fault(fault("hang")).await;
    let waiting = tokio::spawn(call().send());
    while faults(&probe).await != json!([]) {}
    let started = Instant::now();
    probe.sandbox.stop().await;
    assert!(started.elapsed() < Duration::from_secs(3));
    waiting.await.unwrap().unwrap_err();
}

#[tokio::test]
async fn latency_delays_the_response_with_any_kind() {
    let probe = Probe::start().await;
    for (kind, status) in [("latency", 200), ("status", 503)] {
        let mut slow = fault(kind);
        slow["latencyMs"] = json!(150);
        probe.fault(slow).await;
        let started = Instant::now();
        probe.answers(&format!("GET {CUSTOMERS} => {status}")).await;
        assert!(started.elapsed() >= Duration::from_millis(150));
    }
}

#[tokio::test]
async fn a_redirect_leads_to_another_address_and_a_huge_body_exceeds_80_megabytes() {
    let probe = Probe::start().await;
    let redirect = response(&probe, "redirect").await;
    assert_eq!(redirect.status(), StatusCode::FOUND);
    let location = redirect.headers()["location"].to_str().unwrap();
    assert!(location.starts_with(&probe.sandbox.storage_url));
    let mut huge = response(&probe, "huge").await;
    let mut size = 0;
    while let Some(chunk) = huge.chunk().await.unwrap() {
        size += chunk.len();
    }
    assert!(size > 80 * 1024 * 1024);
}

#[tokio::test]
async fn invalid_faults_are_rejected() {
    let probe = Probe::start().await;
    for fault in [
        json!({ "service": "main", "kind": "unheard-of" }),
        json!({ "service": "mail", "kind": "status" }),
        json!({ "service": "main", "kind": "status", "status": 42 }),
        json!({ "service": "main", "kind": "status", "count": 0 }),
        json!({ "service": "main", "kind": "status", "misspelt": 1 }),
    ] {
        let url = format!("{}/faults", probe.sandbox.faults_url);
        let response = probe.client.post(url).json(&fault).send().await.unwrap();
        assert!(response.status().is_client_error(), "{fault}");
    }
    assert_eq!(faults(&probe).await, json!([]));
}

#[tokio::test]
async fn every_call_is_logged_with_its_status() {
    let probe = Probe::start().await;
    probe.switch(Method::DELETE, "/calls").await;
    probe.get("/v3/api/customers?t=1").await;
    probe.put("/v3/api/customers/21", json!({})).await;
    let storage = format!("{}/files/none", probe.sandbox.storage_url);
    probe.fetch(storage).await;
    probe.fault(fault("reset")).await;
    let reset = probe.request(Method::GET, CUSTOMERS).send();
    reset.await.unwrap_err();
    let expected = json!([
        { "service": "main", "method": "GET", "path": "/v3/api/customers", "query": "t=1", "status": 200 },
        { "service": "main", "method": "PUT", "path": "/v3/api/customers/21", "query": "", "status": 422 },
        { "service": "storage", "method": "GET", "path": "/files/none", "query": "", "status": 403 },
        { "service": "main", "method": "GET", "path": "/v3/api/customers", "query": "", "status": null },
    ]);
    assert_eq!(
        probe.switch(Method::GET, "/calls").await,
        (StatusCode::OK, expected)
    );
}

#[tokio::test]
async fn the_body_of_a_write_is_logged_without_passwords() {
    let probe = Probe::start().await;
    probe.switch(Method::DELETE, "/calls").await;
    let user = json!({
        "displayName": "Ivy Lane",
        "auth": { "authEmail": "ivy@marquee.example", "authPassword": "first-pass" },
        "history": [{ "OLD_PASSWORDS": ["zeroth-pass"] }],
    });
    probe.put("/v3/api/users/12", user.clone()).await;
    // A call that a fault applies to is logged as well, and a read is not.
    let down = json!({ "service": "main", "path": CUSTOMERS, "kind": "status", "count": 2 });
    probe.fault(down).await;
    probe.put("/v3/api/customers/3", json!(null)).await;
    probe.get(CUSTOMERS).await;
    probe
        .answers("POST /v3/api/providers/unlock/9 => 200")
        .await;
    let text = probe.request(Method::POST, CUSTOMERS).body("no json");
    text.send().await.unwrap();
    let large = json!({ "customerName": "x".repeat(17_000) });
    let (_, response) = probe.put("/v3/api/customers/9", large.clone()).await;
    assert_eq!(response["data"]["customerName"], large["customerName"]);
    let hidden = json!({
        "displayName": "Ivy Lane",
        "auth": { "authEmail": "ivy@marquee.example", "authPassword": "…" },
        "history": [{ "OLD_PASSWORDS": "…" }],
    });
    let none = || Value::Null;
    let (user, large) = (user.to_string().len(), large.to_string().len());
    let expected = [
        ("PUT", "/v3/api/users/12", user, hidden),
        ("PUT", "/v3/api/customers/3", 4, none()),
        ("POST", "/v3/api/providers/unlock/9", 0, none()),
        ("POST", CUSTOMERS, 7, none()),
        ("PUT", "/v3/api/customers/9", large, none()),
    ]
    .map(|(method, path, length, body)| json!({ "service": "main", "method": method, "path": path, "length": length, "body": body }));
    assert_eq!(
        probe.switch(Method::GET, "/writes").await.1,
        json!(expected)
    );
    probe.switch(Method::DELETE, "/calls").await;
    assert_eq!(probe.switch(Method::GET, "/writes").await.1, json!([]));
}
