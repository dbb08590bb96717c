use std::time::Duration;

use reqwest::{Method, Response, StatusCode};
use serde_json::{Value, json};
use tokio::task::JoinHandle;

use crate::support::Probe;

const CUSTOMER: &str = "/v3/api/customers/3";

/// Sends a write and waits until it has arrived, unanswered.
async fn held_write(probe: &Probe) -> JoinHandle<reqwest::Result<Response>> {
    let write = probe
        .request(Method::PUT, CUSTOMER)
        .json(&json!({ "customerName": "Held" }));
    let write = tokio::spawn(write.send());
    loop {
        let calls = probe.switch(Method::GET, "/calls").await.1;
        let call = calls.as_array().unwrap().last().cloned();
        if call.is_some_and(|call| call["method"] == "PUT" && call["status"].is_null()) {
            return write;
        }
    }
}

async fn name(probe: &Probe) -> Value {
    probe.data(CUSTOMER).await["customerName"].clone()
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
    probe.sandbox.stop().await;
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
    probe.sandbox.stop().await;
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
