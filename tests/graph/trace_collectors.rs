//! Collectors that fail: spans are lost and counted, and nothing else is affected.

use std::time::{Duration, Instant};

use crate::recording_server::Server;
use crate::support::{Harness, STAFF};
use crate::traces::ask;
use bytes::Bytes;
use hyper::{Response, StatusCode};

/// How long a stop may take beyond its timeout on a busy machine.
const BUSY: Duration = Duration::from_secs(20);

#[tokio::test]
async fn a_collector_that_fails_costs_only_spans() {
    let broken = Server::start(StatusCode::INTERNAL_SERVER_ERROR, "<html>").await;
    // If the exporter obeyed Retry-After, the stop would wait for it.
    let busy = Response::builder().status(503).header("retry-after", "60");
    let busy = Server::answering(busy.body(Bytes::new()).unwrap()).await;
    for collector in ["http://127.0.0.1:1", &broken.url, &busy.url] {
        let before = lost().await;
        let harness =
            Harness::with(&["--otlp-endpoint", collector, "--stop-timeout-ms", "1000"]).await;
        let client = harness.sign_in(STAFF).await;
        for _ in 0..20 {
            ask(&client, "{ customers(first: 1) { totalCount } }", &[]).await;
        }
        let started = Instant::now();
        harness.stop().await;
        assert!(
            started.elapsed() < BUSY,
            "{collector}: {:?}",
            started.elapsed()
        );
        let after = lost().await;
        assert!(after - before >= 20, "{collector}: {before} and {after}");
    }
}

/// The number of lost spans, from the metrics. These belong to the process, so any gateway shows them.
async fn lost() -> usize {
    let harness = Harness::start().await;
    // Without the metric, no gateway of the process has sent traces yet.
    let lost = harness.metric("marquee_spans_lost_total", "").await;
    harness.stop().await;
    lost
}
