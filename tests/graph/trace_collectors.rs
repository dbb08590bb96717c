//! Collectors that fail: spans are lost and counted, and nothing else is affected.

use std::time::{Duration, Instant};

use bytes::Bytes;
use hyper::{Response, StatusCode};
use opentelemetry_proto::tonic::collector::trace::v1::{
    ExportTracePartialSuccess, ExportTraceServiceResponse,
};
use pretty_assertions::assert_eq;
use prost::Message;
use serde_json::{Value, json};
use tokio::net::TcpListener;

use crate::command::Running;
use crate::recording_server::Server;
use crate::support::{Harness, STAFF};
use crate::traces::ask;

/// How long a stop may take beyond its timeout on a busy machine.
const BUSY: Duration = Duration::from_secs(20);

#[tokio::test]
async fn a_collector_that_fails_costs_only_spans() {
    let broken = Server::start(StatusCode::INTERNAL_SERVER_ERROR, "<html>").await;
    let page = Response::builder().header("content-type", "text/html");
    let page = Server::answering(page.body(Bytes::from("<html>")).unwrap()).await;
    // If the exporter obeyed Retry-After, the stop would wait for it.
    let busy = Response::builder().status(503).header("retry-after", "60");
    let busy = Server::answering(busy.body(Bytes::new()).unwrap()).await;
    // Accepts connections and never answers.
    let silent = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let silent_url = format!("http://{}", silent.local_addr().unwrap());
    for collector in [
        "http://127.0.0.1:1",
        &broken.url,
        &page.url,
        &busy.url,
        &silent_url,
    ] {
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

#[tokio::test]
async fn a_stop_reports_the_spans_that_the_collector_has_rejected() {
    let rejected = ExportTraceServiceResponse {
        partial_success: Some(ExportTracePartialSuccess {
            rejected_spans: 1,
            error_message: "words of the collector".to_owned(),
        }),
    };
    let answer = Response::builder().header("content-type", "application/x-protobuf");
    let answer = answer.body(Bytes::from(rejected.encode_to_vec())).unwrap();
    let collector = Server::answering(answer).await;
    let batches = || collector.received.lock().unwrap().len();
    let flags = ["--log", "warn", "--log-format", "json"];
    let command =
        Running::start(&[&flags[..], &["--otlp-endpoint", &collector.url]].concat()).await;
    // The first loss is reported immediately; those of the next minute at its end, or at the stop.
    for sent in 1..=3 {
        let started = Instant::now();
        while batches() < sent && started.elapsed() < BUSY {
            command.graphql(None, "{ __typename }", json!({})).await;
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    command.terminate().await;
    let (status, log) = command.ended().await;
    assert!(status.success(), "{status}");
    let lines: Vec<(u64, String)> = log
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap())
        .filter(|line| line["message"] == "spans were lost")
        .map(|line| (line["spans"].as_u64().unwrap(), line["cause"].to_string()))
        .collect();
    let cause = "\"the collector rejected them\"".to_owned();
    let rest = batches() as u64 - 1;
    assert!(rest >= 2, "{log}");
    assert_eq!(lines, [(1, cause.clone()), (rest, cause)]);
    assert!(!log.contains("words of the collector"), "{log}");
}
