use std::time::{Duration, Instant};

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::support::{Probe, list};

const CUSTOMERS: &str = "/v3/api/customers";

fn fault(kind: &str) -> Value {
    json!({ "service": "main", "path": CUSTOMERS, "kind": kind, "count": 1 })
}

#[tokio::test]
async fn a_status_fault_applies_to_its_path_and_method_count_times() {
    let probe = Probe::start().await;
    let id = probe
        .fault(json!({ "service": "main", "path": CUSTOMERS, "method": "GET", "kind": "status", "status": 418, "count": 2, "body": "Teapot." }))
        .await;
    assert_eq!(probe.switch(Method::GET, "/faults").await.1[0]["id"], id);
    assert_eq!(probe.get("/v3/api/users").await.0, StatusCode::OK);
    assert_eq!(
        probe.put("/v3/api/customers/3", json!({})).await.0,
        StatusCode::OK
    );
    for _ in 0..2 {
        assert_eq!(
            probe.get(CUSTOMERS).await,
            (StatusCode::IM_A_TEAPOT, json!({ "message": "Teapot." }))
        );
    }
    assert_eq!(probe.get(CUSTOMERS).await.0, StatusCode::OK);
    assert_eq!(probe.switch(Method::GET, "/faults").await.1, json!([]));
}

#[tokio::test]
async fn a_fault_without_a_count_lasts_until_it_is_removed() {
    let probe = Probe::start().await;
    let lasting = json!({ "service": "main", "kind": "status" });
    let id = probe.fault(lasting.clone()).await;
    for _ in 0..3 {
        assert_eq!(
            probe.get("/v3/auth/me").await.0,
            StatusCode::SERVICE_UNAVAILABLE
        );
    }
    assert_eq!(
        probe
            .switch(Method::DELETE, &format!("/faults/{id}"))
            .await
            .0,
        StatusCode::NO_CONTENT
    );
    assert_eq!(probe.get("/v3/auth/me").await.0, StatusCode::OK);
    assert_eq!(
        probe
            .switch(Method::DELETE, &format!("/faults/{id}"))
            .await
            .0,
        StatusCode::NOT_FOUND
    );
    probe.fault(lasting).await;
    probe.switch(Method::DELETE, "/faults").await;
    assert_eq!(probe.get("/v3/auth/me").await.0, StatusCode::OK);
}

#[tokio::test]
async fn bodies_are_empty_html_not_json_null_or_of_another_shape() {
    let probe = Probe::start().await;
    probe.fault(fault("empty")).await;
    assert_eq!(probe.get(CUSTOMERS).await, (StatusCode::OK, json!("")));
    probe.fault(fault("html")).await;
    let response = probe.request(Method::GET, CUSTOMERS).send().await.unwrap();
    assert_eq!(
        (response.status(), &response.headers()["content-type"]),
        (StatusCode::BAD_GATEWAY, &"text/html".parse().unwrap())
    );
    probe.fault(fault("not-json")).await;
    let response = probe.request(Method::GET, CUSTOMERS).send().await.unwrap();
    assert!(response.json::<Value>().await.unwrap_err().is_decode());
    probe.fault(fault("null-list")).await;
    assert_eq!(
        probe.get(CUSTOMERS).await,
        (StatusCode::OK, json!({ "data": null }))
    );
    probe.fault(fault("wrong-shape")).await;
    assert!(probe.data(CUSTOMERS).await.is_object());
}

#[tokio::test]
async fn rows_are_malformed_or_have_text_for_numbers_or_unknown_enums() {
    let probe = Probe::start().await;
    probe.fault(fault("malformed-row")).await;
    let rows = probe.data(CUSTOMERS).await;
    assert!(
        rows[0].is_string()
            && rows[1].get("customerId").is_none()
            && rows[1]["customerName"].is_string()
    );
    assert_eq!(list(&rows).len(), 40);

    probe.fault(fault("text-for-numbers")).await;
    let rows = probe.data(CUSTOMERS).await;
    assert!(list(&rows).iter().all(|row| row["customerId"].is_string()));

    probe.fault(fault("unknown-enum")).await;
    let rows = probe.data(CUSTOMERS).await;
    let channels = list(&rows)
        .iter()
        .filter_map(|row| row["customerChannel"].as_str());
    assert!(
        channels
            .into_iter()
            .all(|channel| channel == "NEVER_HEARD_OF")
    );

    let mut vehicles = fault("malformed-row");
    vehicles["path"] = json!("/v3/internal/manager");
    probe.fault(vehicles).await;
    let response = probe.data("/v3/internal/manager/customer-assets/3").await;
    assert!(response["data"][0].is_string() && response["panelData"]["total"] == 120);
}

#[tokio::test]
async fn a_cut_body_ends_early_and_the_write_is_made() {
    let probe = Probe::start().await;
    probe.fault(fault("cut")).await;
    let response = probe
        .request(Method::PUT, "/v3/api/customers/3")
        .json(&json!({ "customerName": "Cut" }))
        .send();
    let response = response.await.unwrap();
    assert_eq!(response.status(), StatusCode::OK);
    response.bytes().await.unwrap_err();
    assert_eq!(
        probe.data("/v3/api/customers/3").await["customerName"],
        "Cut"
    );
}

#[tokio::test]
async fn a_connection_reset_prevents_the_write() {
    let probe = Probe::start().await;
    probe.fault(fault("reset")).await;
    let sent = probe
        .request(Method::PUT, "/v3/api/customers/3")
        .json(&json!({ "customerName": "Never" }))
        .send();
    assert!(sent.await.unwrap_err().is_request());
    assert_eq!(
        probe.data("/v3/api/customers/3").await["customerName"],
        "Harbor Transit"
    );
}

#[tokio::test]
async fn a_hanging_call_has_no_response_and_does_not_delay_the_stop() {
    let probe = Probe::start().await;
    probe.fault(fault("hang")).await;
    let patient = probe
        .request(Method::GET, CUSTOMERS)
        .timeout(Duration::from_millis(100))
        .send();
    assert!(patient.await.unwrap_err().is_timeout());
    probe.fault(fault("hang")).await;
    let waiting = tokio::spawn(probe.request(Method::GET, CUSTOMERS).send());
    while probe.switch(Method::GET, "/faults").await.1 != json!([]) {}
    let started = Instant::now();
    probe.sandbox.stop().await;
    assert!(started.elapsed() < Duration::from_secs(3));
    waiting.await.unwrap().unwrap_err();
}

#[tokio::test]
async fn latency_delays_the_response_with_any_kind() {
    let probe = Probe::start().await;
    for (kind, status) in [
        ("latency", StatusCode::OK),
        ("status", StatusCode::SERVICE_UNAVAILABLE),
    ] {
        let mut slow = fault(kind);
        slow["latencyMs"] = json!(150);
        probe.fault(slow).await;
        let started = Instant::now();
        assert_eq!(probe.get(CUSTOMERS).await.0, status);
        assert!(started.elapsed() >= Duration::from_millis(150));
    }
}

#[tokio::test]
async fn a_redirect_leads_to_another_address_and_a_huge_body_exceeds_80_megabytes() {
    let probe = Probe::start().await;
    probe.fault(fault("redirect")).await;
    let response = probe.request(Method::GET, CUSTOMERS).send().await.unwrap();
    assert_eq!(response.status(), StatusCode::FOUND);
    assert!(
        response.headers()["location"]
            .to_str()
            .unwrap()
            .starts_with(&probe.sandbox.storage_url)
    );

    probe.fault(fault("huge")).await;
    let mut response = probe.request(Method::GET, CUSTOMERS).send().await.unwrap();
    let mut size = 0;
    while let Some(chunk) = response.chunk().await.unwrap() {
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
        let response = probe
            .client
            .post(format!("{}/faults", probe.sandbox.faults_url))
            .json(&fault)
            .send()
            .await;
        assert!(response.unwrap().status().is_client_error(), "{fault}");
    }
    assert_eq!(probe.switch(Method::GET, "/faults").await.1, json!([]));
}

#[tokio::test]
async fn every_call_is_logged_with_its_status() {
    let probe = Probe::start().await;
    assert_eq!(
        probe.switch(Method::DELETE, "/calls").await.0,
        StatusCode::NO_CONTENT
    );
    probe.get("/v3/api/customers?t=1").await;
    probe.put("/v3/api/customers/21", json!({})).await;
    probe
        .fetch(format!("{}/files/none", probe.sandbox.storage_url))
        .await;
    probe.fault(fault("reset")).await;
    probe
        .request(Method::GET, CUSTOMERS)
        .send()
        .await
        .unwrap_err();
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
    probe
        .fault(json!({ "service": "main", "path": CUSTOMERS, "kind": "status", "count": 2 }))
        .await;
    probe.put("/v3/api/customers/3", json!(null)).await;
    probe.get(CUSTOMERS).await;
    let bare = probe.request(Method::POST, "/v3/api/providers/unlock/9");
    bare.send().await.unwrap();
    let text = probe.request(Method::POST, CUSTOMERS).body("no json");
    text.send().await.unwrap();
    let large = json!({ "customerName": "x".repeat(17_000) });
    let (status, response) = probe.put("/v3/api/customers/9", large.clone()).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(response["data"]["customerName"], large["customerName"]);
    let write = |method: &str, path: &str, length: usize, body: Value| json!({ "service": "main", "method": method, "path": path, "length": length, "body": body });
    let hidden = json!({
        "displayName": "Ivy Lane",
        "auth": { "authEmail": "ivy@marquee.example", "authPassword": "…" },
        "history": [{ "OLD_PASSWORDS": "…" }],
    });
    assert_eq!(
        probe.switch(Method::GET, "/writes").await,
        (
            StatusCode::OK,
            json!([
                write("PUT", "/v3/api/users/12", user.to_string().len(), hidden),
                write("PUT", "/v3/api/customers/3", 4, Value::Null),
                write("POST", "/v3/api/providers/unlock/9", 0, Value::Null),
                write("POST", CUSTOMERS, 7, Value::Null),
                write(
                    "PUT",
                    "/v3/api/customers/9",
                    large.to_string().len(),
                    Value::Null
                ),
            ])
        )
    );
    probe.switch(Method::DELETE, "/calls").await;
    assert_eq!(probe.switch(Method::GET, "/writes").await.1, json!([]));
}
