//! Collectors of traces that fail: they cost spans, which are counted, and nothing else.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use bytes::Bytes;
use hyper::{Response, StatusCode};
use pretty_assertions::assert_eq;
use tokio::net::TcpListener;

use crate::recording_server::Server;
use crate::support::{Harness, STAFF};
use crate::traces::{ask, spans};

/// How long a stop may take beyond its timeout on a busy machine.
const BUSY: Duration = Duration::from_secs(20);

#[tokio::test]
async fn a_collector_that_fails_costs_only_spans() {
    let broken = Server::start(StatusCode::INTERNAL_SERVER_ERROR, "<html>").await;
    // Accepts connections and never answers.
    let silent = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let silent_url = format!("http://{}", silent.local_addr().unwrap());
    for collector in ["http://127.0.0.1:1", &broken.url, &silent_url] {
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

/// The number of spans that were lost, by the metrics. They are the process's: any gateway shows them.
async fn lost() -> u64 {
    let harness = Harness::start().await;
    let metrics = harness.http.get(format!("{}/metrics", harness.url));
    let metrics = metrics.send().await.unwrap().text().await.unwrap();
    harness.stop().await;
    let line = metrics
        .lines()
        .find(|line| line.starts_with("marquee_spans_lost_total"));
    // No gateway of the process has sent traces yet.
    line.map_or(0, |line| {
        line.split_whitespace().last().unwrap().parse().unwrap()
    })
}

#[tokio::test]
async fn a_collector_that_asks_for_patience_is_not_waited_for() {
    // If the exporter waited as it is told to, it would keep the thread of this test.
    const NOTICED: Duration = Duration::from_secs(3);
    let busy = Response::builder().status(503).header("retry-after", "4");
    let collector = Server::answering(busy.body(Bytes::new()).unwrap()).await;
    let harness = Harness::with(&[
        "--otlp-endpoint",
        &collector.url,
        "--stop-timeout-ms",
        "1000",
    ])
    .await;
    let client = harness.sign_in(STAFF).await;
    let (started, mut last, mut worst) = (Instant::now(), Instant::now(), Duration::ZERO);
    let batches = || collector.received.lock().unwrap().len();
    while batches() < 2 && started.elapsed() < BUSY {
        ask(&client, "{ __typename }", &[]).await;
        worst = worst.max(last.elapsed());
        last = Instant::now();
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(batches() >= 2 && worst < NOTICED, "{} {worst:?}", batches());
    ask(&client, "{ __typename }", &[]).await;
    let stopping = Instant::now();
    harness.stop().await;
    assert!(stopping.elapsed() < NOTICED, "{:?}", stopping.elapsed());
    let spans = spans(&collector);
    let ids: HashSet<_> = spans.iter().map(|span| &span.span_id).collect();
    assert_eq!(ids.len(), spans.len(), "a span is sent once");
}
