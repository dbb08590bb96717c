//! SIGTERM: no request that was sent is lost, and the process ends in time.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use pretty_assertions::assert_eq;
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::command::Running;
use crate::support::{Harness, STAFF, http};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_sent_request_is_lost_under_load() {
    let command = Running::start(&["--log", "warn"]).await;
    let answered = Arc::new(AtomicUsize::new(0));
    let mut clients = JoinSet::new();
    for _ in 0..64 {
        let (address, answered) = (format!("{}/graphql", command.url), Arc::clone(&answered));
        clients.spawn(async move {
            let http = http().build().unwrap();
            loop {
                match http
                    .post(&address)
                    .json(&json!({ "query": "{ console { version } }" }))
                    .send()
                    .await
                {
                    Ok(response) => {
                        assert_eq!(response.status().as_u16(), 200);
                        let answer: Value =
                            response.json().await.expect("a response is never cut off");
                        assert!(answer["data"]["console"]["version"].is_string(), "{answer}");
                        answered.fetch_add(1, Ordering::Relaxed);
                    }
                    // The listener is closed: nothing was sent.
                    Err(error) if error.is_connect() => return,
                    Err(error) => panic!("a request was lost: {error:?}"),
                }
            }
        });
    }
    while answered.load(Ordering::Relaxed) < 640 {
        tokio::task::yield_now().await;
    }
    let stopping = Instant::now();
    command.terminate().await;
    while let Some(client) = clients.join_next().await {
        client.unwrap();
    }
    let (status, _) = command.ended().await;
    assert!(status.success(), "{status}");
    assert!(
        stopping.elapsed() < Duration::from_secs(5),
        "{:?}",
        stopping.elapsed()
    );
}

#[tokio::test]
async fn a_stopping_gateway_is_not_ready_and_closes_connections() {
    // Long enough to be seen on a busy machine.
    let command = Running::start(&["--log", "warn", "--stop-timeout-ms", "30000"]).await;
    let is_ready = async || {
        let address = format!("{}/readyz", command.url);
        command.http.get(address).send().await.unwrap()
    };
    assert_eq!(is_ready().await.status().as_u16(), 200);
    command.terminate().await;
    let stopping = loop {
        let response = is_ready().await;
        if response.status().as_u16() == 503 {
            break response;
        }
    };
    assert_eq!(stopping.headers()["connection"], "close");
    let answer: Value = stopping.json().await.unwrap();
    assert_eq!(answer["errors"][0]["message"], "The gateway is stopping.");
    let (status, _) = command.ended().await;
    assert!(status.success(), "{status}");
}

#[tokio::test]
async fn a_request_in_flight_is_answered() {
    let harness = Harness::start().await;
    let staff = harness.sign_in(STAFF).await;
    harness.fault(json!({ "service": "main", "path": "/v3/auth/me", "kind": "latency", "latencyMs": 500 })).await;
    let asking =
        tokio::spawn(async move { staff.graphql("{ viewer { email } }", json!({})).await });
    harness.until_called("main GET /v3/auth/me").await;
    harness.stop().await;
    assert_eq!(
        asking.await.unwrap(),
        json!({ "data": { "viewer": { "email": STAFF } } })
    );
}

#[tokio::test]
async fn a_request_that_never_ends_is_dropped_in_time() {
    let harness = Harness::with(&["--stop-timeout-ms", "300"]).await;
    let staff = harness.sign_in(STAFF).await;
    harness
        .fault(json!({ "service": "main", "path": "/v3/auth/me", "kind": "hang" }))
        .await;
    let asking = tokio::spawn(async move {
        let request = staff.request(reqwest::Method::POST, "/graphql");
        request
            .json(&json!({ "query": "{ viewer { email } }" }))
            .send()
            .await
            .is_err()
    });
    harness.until_called("main GET /v3/auth/me").await;
    let stopping = Instant::now();
    harness.stop().await;
    assert!(asking.await.unwrap(), "the request was dropped");
    assert!(
        stopping.elapsed() < Duration::from_secs(4),
        "{:?}",
        stopping.elapsed()
    );
}
