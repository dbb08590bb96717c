use std::time::Duration;

use reqwest::{Method, Response, StatusCode};
use sandbox::SandboxOptions;
use serde_json::{Value, json};
use tokio::task::JoinHandle;

use crate::support::{Probe, client, in_file, list};

const CUSTOMER: &str = "/v3/api/customers/3";

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

async fn queued_job(probe: &Probe) -> String {
    let span = "startDate=2024-06-01&endDate=2024-06-02&customerId=3&campaignId=4&pixelId=31";
    let job = probe
        .data(&format!("/v3/api/pixels/pixel-query-async?{span}"))
        .await;
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
    let id = probe
        .fault(json!({ "service": "main", "path": CUSTOMER, "method": "PUT", "kind": "hold", "count": 1 }))
        .await;
    for path in [format!("/faults/{id}"), "/faults".to_owned()] {
        let write = held_write(&probe).await;
        assert_eq!(name(&probe).await, "Harbor Transit");
        probe.switch(Method::DELETE, &path).await;
        assert_eq!(write.await.unwrap().unwrap().status(), StatusCode::OK);
        assert_eq!(name(&probe).await, "Held");

        probe
            .put(CUSTOMER, json!({ "customerName": "Harbor Transit" }))
            .await;
        probe
            .fault(json!({ "service": "main", "method": "PUT", "kind": "hold" }))
            .await;
    }
}

#[tokio::test]
async fn a_hold_with_a_count_lets_later_calls_pass() {
    let probe = Probe::start().await;
    probe
        .fault(json!({ "service": "main", "path": CUSTOMER, "kind": "hold", "count": 1 }))
        .await;
    let write = held_write(&probe).await;
    assert_eq!(name(&probe).await, "Harbor Transit");
    assert_eq!(probe.switch(Method::GET, "/faults").await.1[0]["count"], 0);
    probe.switch(Method::DELETE, "/faults").await;
    write.await.unwrap().unwrap();
}

#[tokio::test]
async fn a_held_call_does_not_delay_the_stop() {
    let probe = Probe::start().await;
    probe
        .fault(json!({ "service": "main", "path": CUSTOMER, "kind": "hold" }))
        .await;
    let write = held_write(&probe).await;
    tokio::time::timeout(Duration::from_secs(1), probe.sandbox.stop())
        .await
        .unwrap();
    write.await.unwrap().unwrap_err();
}

#[tokio::test]
async fn a_reset_restores_the_seed_data_and_keeps_seeded_users_signed_in() {
    let probe = Probe::start().await;
    let lists = [
        "/v3/api/customers",
        "/v3/api/users",
        "/v3/api/providers/locks",
        "/v3/internal/queue",
    ];
    let read = async || {
        let mut data = Vec::new();
        for list in lists {
            data.push(probe.data(list).await);
        }
        data
    };
    let seeded = read().await;
    for _ in 0..2 {
        probe.put(CUSTOMER, json!({ "customerName": "Gone" })).await;
        probe.post("/v3/api/providers/unlock/7", json!({})).await;
        queued_job(&probe).await;
        let user = json!({ "displayName": "Ivy", "auth": { "authEmail": "ivy@marquee.example", "authPassword": "ivy-pass" } });
        assert_eq!(
            probe.post("/v3/api/users", user).await.0,
            StatusCode::CREATED
        );
        let (_, ivy) = probe.sign_in("ivy@marquee.example", "ivy-pass").await;
        assert_ne!(read().await, seeded);
        assert_eq!(
            probe.switch(Method::POST, "/reset").await.0,
            StatusCode::NO_CONTENT
        );
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
    probe.put(CUSTOMER, json!({})).await;
    probe
        .fault(json!({ "service": "main", "kind": "status" }))
        .await;
    probe.switch(Method::POST, "/reset").await;
    for path in ["/faults", "/calls", "/writes"] {
        assert_eq!(probe.switch(Method::GET, path).await.1, json!([]), "{path}");
    }
    let (_, clock) = set_clock(&probe, json!({ "advanceMs": 0 })).await;
    assert!(clock["now"].as_str().unwrap() > "2026");
}

#[tokio::test]
async fn a_reset_drops_held_calls_without_making_them() {
    let probe = Probe::start().await;
    probe
        .fault(json!({ "service": "main", "method": "PUT", "kind": "hold" }))
        .await;
    let write = held_write(&probe).await;
    probe.switch(Method::POST, "/reset").await;
    write.await.unwrap().unwrap_err();
    assert_eq!(name(&probe).await, "Harbor Transit");
}

#[tokio::test]
async fn a_reset_restores_the_data_file_and_keeps_signed_links_valid() {
    let folder = tempfile::tempdir().unwrap();
    let options = in_file(&folder);
    let probe = Probe::with(options.clone()).await;
    let before = link(&probe, "/v3/internal/queue/1801").await;
    probe.put(CUSTOMER, json!({ "customerName": "Gone" })).await;
    probe.switch(Method::POST, "/reset").await;
    probe.sandbox.stop().await;

    let probe = Probe::with(options).await;
    assert_eq!(name(&probe).await, "Harbor Transit");
    let path = before
        .as_str()
        .unwrap()
        .split_once("/job-results/")
        .unwrap()
        .1;
    let url = format!("{}/job-results/{path}", probe.sandbox.storage_url);
    let response = client().get(url).send().await.unwrap();
    assert_eq!(response.status(), StatusCode::OK);
}

#[tokio::test]
async fn a_job_ends_and_its_link_expires_when_the_clock_is_advanced() {
    let probe = Probe::with(SandboxOptions {
        job_step: Duration::from_secs(60),
        ..Default::default()
    })
    .await;
    let job = queued_job(&probe).await;
    assert!(link(&probe, &job).await.is_null());
    set_clock(&probe, json!({ "advanceMs": 60_000 })).await;
    let link = link(&probe, &job).await;
    let file = async || {
        let response = probe.client.get(link.as_str().unwrap()).send().await;
        response.unwrap().status()
    };
    assert_eq!(file().await, StatusCode::OK);
    set_clock(&probe, json!({ "advanceMs": 8 * 86_400_000_u32 })).await;
    assert_eq!(file().await, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn a_token_expires_after_12_hours_of_the_clock() {
    let probe = Probe::start().await;
    let signed_in = async || probe.get("/v3/auth/me").await.0;
    set_clock(&probe, json!({ "advanceMs": 11 * 3_600_000 })).await;
    assert_eq!(signed_in().await, StatusCode::OK);
    set_clock(&probe, json!({ "advanceMs": 2 * 3_600_000 })).await;
    assert_eq!(signed_in().await, StatusCode::FORBIDDEN);
    assert_eq!(
        probe.switch(Method::DELETE, "/clock").await.0,
        StatusCode::NO_CONTENT
    );
    assert_eq!(signed_in().await, StatusCode::OK);
}

#[tokio::test]
async fn a_clock_that_is_set_stops_until_it_is_advanced() {
    let probe = Probe::start().await;
    let processed = async || {
        let provider = probe.data("/v3/api/providers/1").await;
        provider["lastProcessTimestamp"].clone()
    };
    let now = json!({ "now": "2020-01-01T12:00:00Z" });
    assert_eq!(set_clock(&probe, now.clone()).await, (StatusCode::OK, now));
    let first = processed().await;
    assert!(first.as_str().unwrap().starts_with("2020-01-01T1"));
    assert_eq!(
        set_clock(&probe, json!({ "advanceMs": 86_400_000 }))
            .await
            .1,
        json!({ "now": "2020-01-02T12:00:00Z" })
    );
    assert!(
        processed()
            .await
            .as_str()
            .unwrap()
            .starts_with("2020-01-02T1")
    );
    for unclear in [
        json!({}),
        json!({ "now": "noon" }),
        json!({ "advanceMs": -1 }),
    ] {
        assert!(set_clock(&probe, unclear).await.0.is_client_error());
    }
}
