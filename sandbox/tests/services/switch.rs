use std::time::Duration;

use reqwest::{Method, Response, StatusCode};
use serde_json::{Value, json};
use tokio::task::JoinHandle;

use crate::support::{Probe, STEP, in_file, list, slow_jobs};

const CUSTOMER: &str = "/v3/api/customers/3";

/// Holds the writes to the customer, and maybe only some of them. Returns the id of the fault.
async fn hold(probe: &Probe, count: Option<u32>) -> u64 {
    let fault = json!({ "service": "main", "path": CUSTOMER, "method": "PUT", "kind": "hold", "count": count });
    probe.fault(fault).await
}

async fn reset(probe: &Probe) {
    let (status, _) = probe.switch(Method::POST, "/reset").await;
    assert_eq!(status, StatusCode::NO_CONTENT);
}

/// Gives the customer another name.
async fn rename(probe: &Probe, name: &str) {
    probe.put(CUSTOMER, json!({ "customerName": name })).await;
}

/// Sends a write and waits until it has arrived and is held.
async fn held_write(probe: &Probe) -> JoinHandle<reqwest::Result<Response>> {
    let write = probe
        .request(Method::PUT, CUSTOMER)
        .json(&json!({ "customerName": "Held" }));
    let write = tokio::spawn(write.send());
    loop {
        let calls = probe.switch(Method::GET, "/calls").await.1;
        let call = list(&calls).last().cloned();
        if call.is_some_and(|call| call["method"] == "PUT" && call["status"].is_null()) {
            return write;
        }
    }
}

async fn name(probe: &Probe) -> Value {
    probe.data(CUSTOMER).await["customerName"].clone()
}

async fn set_clock(probe: &Probe, change: Value) -> (StatusCode, Value) {
    let url = format!("{}/clock", probe.sandbox.faults_url);
    let response = probe.client.put(url).json(&change).send().await.unwrap();
    (response.status(), response.json().await.unwrap_or_default())
}

/// Queues a job and returns its path.
async fn queued_job(probe: &Probe) -> String {
    let query = "startDate=2024-06-01&endDate=2024-06-02&customerId=3&campaignId=4&pixelId=31";
    let path = format!("/v3/api/pixels/pixel-query-async?{query}");
    let job = probe.data(&path).await;
    let id = job["id"].to_string();
    format!("/v3/internal/queue/{}", id.trim_matches('"'))
}

/// The link to the first file of a job; null while the job is pending.
async fn link(probe: &Probe, job: &str) -> Value {
    let job = probe.data(job).await;
    let files = job["result"].as_object();
    files.map_or(Value::Null, |files| files.values().next().unwrap().clone())
}

#[tokio::test]
async fn a_held_call_is_made_once_its_fault_is_removed() {
    let probe = Probe::start().await;
    let id = hold(&probe, Some(1)).await;
    for path in [format!("/faults/{id}"), "/faults".to_owned()] {
        let write = held_write(&probe).await;
        assert_eq!(name(&probe).await, "Harbor Transit");
        probe.switch(Method::DELETE, &path).await;
        assert_eq!(write.await.unwrap().unwrap().status(), StatusCode::OK);
        assert_eq!(name(&probe).await, "Held");
        rename(&probe, "Harbor Transit").await;
        hold(&probe, None).await;
    }
}

#[tokio::test]
async fn a_hold_with_a_count_lets_later_calls_pass() {
    let probe = Probe::start().await;
    hold(&probe, Some(1)).await;
    let write = held_write(&probe).await;
    rename(&probe, "Not Held").await;
    assert_eq!(name(&probe).await, "Not Held");
    assert_eq!(probe.switch(Method::GET, "/faults").await.1[0]["count"], 0);
    probe.switch(Method::DELETE, "/faults").await;
    write.await.unwrap().unwrap();
}

#[tokio::test]
async fn a_held_call_does_not_delay_the_stop() {
    let probe = Probe::start().await;
    hold(&probe, None).await;
    let write = held_write(&probe).await;
    let stop = probe.sandbox.stop();
    tokio::time::timeout(Duration::from_secs(1), stop)
        .await
        .unwrap();
    write.await.unwrap().unwrap_err();
}

#[tokio::test]
async fn a_reset_restores_the_seed_data_and_keeps_seeded_users_signed_in() {
    let probe = Probe::start().await;
    let read = async || {
        let mut data = Vec::new();
        for list in [
            "/v3/api/customers",
            "/v3/api/users",
            "/v3/api/providers/locks",
            "/v3/internal/queue",
            "/v3/api/attribution",
        ] {
            data.push(probe.data(list).await);
        }
        data
    };
    let seeded = read().await;
    for _ in 0..2 {
        rename(&probe, "Gone").await;
        queued_job(&probe).await;
        let lines = r#"
            POST /v3/api/providers/unlock/7 => 200
            POST /v3/api/attribution/process-study/53 => 200
            POST /v3/api/attribution/create-retargeting-study {"campaignIds":[4],"dataPartner":"Marquee"} => 201
            POST /v3/api/users {"displayName":"Ivy","auth":{"authEmail":"ivy@marquee.example","authPassword":"ivy-pass"}} => 201"#;
        probe.answers(lines).await;
        let (_, ivy) = probe.sign_in("ivy@marquee.example", "ivy-pass").await;
        assert_ne!(read().await, seeded);
        reset(&probe).await;
        assert_eq!(read().await, seeded);
        let token = ivy["data"]["token"].as_str().unwrap();
        let url = format!("{}/v3/auth/me", probe.sandbox.main_url);
        let response = probe.client.get(url).bearer_auth(token).send().await;
        assert_eq!(response.unwrap().status(), StatusCode::FORBIDDEN);
    }
}

#[tokio::test]
async fn a_reset_removes_faults_calls_and_writes_and_starts_the_clock_again() {
    let probe = Probe::start().await;
    set_clock(&probe, json!({ "now": "2020-01-01T00:00:00Z" })).await;
    rename(&probe, "Gone").await;
    hold(&probe, None).await;
    reset(&probe).await;
    for path in ["/faults", "/calls", "/writes"] {
        assert_eq!(probe.switch(Method::GET, path).await.1, json!([]), "{path}");
    }
    let (_, clock) = set_clock(&probe, json!({ "advanceMs": 0 })).await;
    assert!(clock["now"].as_str().unwrap() > "2026");
}

#[tokio::test]
async fn a_reset_drops_held_calls_without_making_them() {
    let probe = Probe::start().await;
    hold(&probe, None).await;
    let write = held_write(&probe).await;
    reset(&probe).await;
    write.await.unwrap().unwrap_err();
    assert_eq!(name(&probe).await, "Harbor Transit");
}

#[tokio::test]
async fn a_reset_restores_the_data_file_and_keeps_signed_links_valid() {
    let folder = tempfile::tempdir().unwrap();
    let probe = Probe::with(in_file(&folder)).await;
    let before = link(&probe, "/v3/internal/queue/1801").await;
    rename(&probe, "Gone").await;
    reset(&probe).await;
    probe.sandbox.stop().await;

    let probe = Probe::with(in_file(&folder)).await;
    assert_eq!(name(&probe).await, "Harbor Transit");
    let (_, file) = before
        .as_str()
        .unwrap()
        .split_once("/job-results/")
        .unwrap();
    let url = format!("{}/job-results/{file}", probe.sandbox.storage_url);
    assert_eq!(probe.fetch(url).await.status(), StatusCode::OK);
}

#[tokio::test]
async fn a_job_ends_and_its_link_expires_when_the_clock_is_advanced() {
    let probe = Probe::with(slow_jobs()).await;
    let job = queued_job(&probe).await;
    assert!(link(&probe, &job).await.is_null());
    probe.advance(STEP).await;
    let link = link(&probe, &job).await;
    let file = async || probe.fetch(link.as_str().unwrap()).await.status();
    assert_eq!(file().await, StatusCode::OK);
    probe.advance(8 * 86_400_000).await;
    assert_eq!(file().await, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn a_token_expires_after_12_hours_of_the_clock() {
    let probe = Probe::start().await;
    probe.advance(11 * 3_600_000).await;
    probe.answers("GET /v3/auth/me => 200").await;
    probe.advance(2 * 3_600_000).await;
    probe.answers("GET /v3/auth/me => 403").await;
    let (status, _) = probe.switch(Method::DELETE, "/clock").await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    probe.answers("GET /v3/auth/me => 200").await;
}

#[tokio::test]
async fn a_clock_that_is_set_stops_until_it_is_advanced() {
    let probe = Probe::start().await;
    for (change, day) in [
        (json!({ "now": "2020-01-01T12:00:00Z" }), "2020-01-01"),
        (json!({ "advanceMs": 86_400_000 }), "2020-01-02"),
    ] {
        let now = json!({ "now": format!("{day}T12:00:00Z") });
        assert_eq!(set_clock(&probe, change).await, (StatusCode::OK, now));
        let provider = probe.data("/v3/api/providers/1").await;
        let processed = provider["lastProcessTimestamp"].as_str().unwrap();
        assert!(processed.starts_with(&format!("{day}T1")), "{processed}");
    }
    for unclear in [
        json!({}),
        json!({ "now": "noon" }),
        json!({ "advanceMs": -1 }),
    ] {
        assert!(set_clock(&probe, unclear).await.0.is_client_error());
    }
}
