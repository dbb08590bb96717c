//! Backfill jobs whose files arrive slowly, are cut off, or meet a service that stalls.

use std::time::Duration;

use futures_util::StreamExt;
use futures_util::stream::iter;
use pretty_assertions::assert_eq;
use reqwest::Body;
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::backfill::{
    MAY_BE_SUBMITTED, SUBMIT, job, job_with, refused, submit, submit_once, submitted,
};
use crate::support::{Harness, STAFF, form};

/// A form with one file that is not sent at once: what is sent next goes through the sender, until it is dropped.
fn slow_form(file: &str) -> (mpsc::Sender<&'static str>, Body) {
    let whole = form(
        SUBMIT,
        job_with("files", json!([null])),
        &["files.0"],
        &[("a.csv", file.as_bytes())],
    );
    let start = whole[..whole.len() - "\r\n--edge--\r\n".len()].to_vec();
    let (sender, receiver) = mpsc::channel(1);
    let rest = futures_util::stream::unfold(receiver, async |mut receiver| {
        let next: &str = receiver.recv().await?;
        Some((next.as_bytes().to_vec(), receiver))
    });
    let chunks = iter([start]).chain(rest).map(Ok::<_, std::io::Error>);
    (sender, Body::wrap_stream(chunks))
}

#[tokio::test]
async fn a_file_is_passed_on_while_it_arrives() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let (sender, body) = slow_form("x\n");
    let work = async {
        harness.until_called("backfill POST /upload").await;
        assert_eq!(harness.backfills().await, Vec::<Value>::new());
        sender.send("y\n").await.unwrap();
        sender.send("\r\n--edge--\r\n").await.unwrap();
        drop(sender);
    };
    let (answer, ()) = tokio::join!(client.send_form(body), work);
    assert_eq!(answer, submitted(1));
    assert_eq!(harness.backfills().await[0]["files"][0]["size"], 4);
}

#[tokio::test]
async fn an_upload_that_breaks_off_never_ends_well_at_the_service() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    // The body ends within a file.
    let (sender, body) = slow_form("x\n");
    let work = async {
        harness.until_called("backfill POST /upload").await;
        drop(sender);
    };
    let (answer, ()) = tokio::join!(client.send_form(body), work);
    assert_eq!(
        answer["errors"][0]["extensions"]["code"], "BAD_USER_INPUT",
        "{answer}"
    );
    // The client goes away.
    harness.clear_calls().await;
    let (sender, body) = slow_form("x\n");
    tokio::select! {
        answer = client.send_form(body) => panic!("{answer}"),
        () = harness.until_called("backfill POST /upload") => {}
    }
    drop(sender);
    assert_eq!(
        submit(&client, job(), &[("a.csv", "x\n")]).await,
        submitted(1)
    );
    assert_eq!(harness.backfills().await.len(), 1);
    // What callers broke off does not count against the service.
    for _ in 0..10 {
        let (sender, body) = slow_form("x\n");
        drop(sender);
        client.send_form(body).await;
    }
    assert_eq!(
        submit(&client, job(), &[("a.csv", "x\n")]).await,
        submitted(1)
    );
}

#[tokio::test]
async fn a_service_may_answer_before_the_whole_file_has_arrived() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let unreadable = "The backfill service sent an unreadable response.";
    let unreadable = format!("{unreadable} {MAY_BE_SUBMITTED}");
    for (status, message) in [(422, "Too many files."), (200, &*unreadable)] {
        harness
            .fault(json!({
                "service": "backfill", "path": "/upload", "kind": "status", "status": status,
                "body": "Too many files.", "count": 1,
            }))
            .await;
        harness.clear_calls().await;
        let (sender, body) = slow_form("x\n");
        let work = async {
            harness.until_called("backfill POST /upload").await;
            // The file ends only when the gateway has answered, or reads no more.
            sender.closed().await;
        };
        let (answer, ()) = tokio::join!(client.send_form(body), work);
        let found = &answer["data"]["submitBackfill"]["errors"][0]["message"];
        assert_eq!(found, message, "{answer}");
    }
}

#[tokio::test]
async fn an_upload_may_take_longer_than_other_calls_but_not_forever() {
    let limits = ["--upstream-timeout-ms", "300", "limit:upload_ms=4000"];
    let harness = Harness::with(&limits).await;
    let client = harness.sign_in(STAFF).await;
    let slow = json!({ "service": "backfill", "path": "/upload", "kind": "latency", "latencyMs": 700, "count": 1 });
    harness.fault(slow).await;
    assert_eq!(
        submit(&client, job(), &[("a.csv", "x\n")]).await,
        submitted(1)
    );
    // The file does not end in time.
    let (sender, body) = slow_form("x\n");
    let answer = client.send_form(body).await;
    assert_eq!(
        answer["errors"][0]["message"],
        "The upload took too long, so it was broken off."
    );
    assert_eq!(
        answer["errors"][0]["extensions"]["code"],
        "UPSTREAM_TIMEOUT"
    );
    drop(sender);
    assert_eq!(harness.backfills().await.len(), 1);
}

#[tokio::test]
async fn a_stalled_service_keeps_no_place() {
    let harness = Harness::changed(|settings| {
        settings.upstream_timeout = Duration::from_millis(500);
        settings.limits.uploads = 1;
    })
    .await;
    let client = harness.sign_in(STAFF).await;
    let reason = "The backfill service did not answer in time.";
    let may_be_submitted = refused(
        "FAILED",
        &format!("{reason} {MAY_BE_SUBMITTED}"),
        Value::Null,
    );
    // It has the whole of the first, and takes only the beginning of the second.
    for (file, may_be_submitted) in [
        ("x\n".to_owned(), Some(may_be_submitted)),
        ("x\n".repeat(16 << 20), None),
    ] {
        let stalled = json!({ "kind": "hang" });
        let files = [("a.csv", &*file)];
        let submitted = submit_once(&harness, &client, stalled, &files);
        let answer = timeout(Duration::from_secs(20), submitted)
            .await
            .expect("the place is given back");
        match may_be_submitted {
            Some(expected) => assert_eq!(answer, expected),
            None => assert_eq!(answer["errors"][0]["message"], reason, "{answer}"),
        }
    }
    assert_eq!(
        submit(&client, job(), &[("a.csv", "x\n")]).await,
        submitted(1)
    );
    assert_eq!(harness.backfills().await.len(), 1);
}

#[tokio::test]
async fn a_file_that_is_cut_off_with_its_connection_is_not_stored() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let file = "2024-06-02,4,901,a,8,42.3,-71.0\n".repeat(4_000);
    let files = [("a.csv", file.as_bytes())];
    let whole = form(
        SUBMIT,
        job_with("files", json!([null])),
        &["files.0"],
        &files,
    );
    for round in 1..=5 {
        harness.clear_calls().await;
        let mut connection = client
            .send_beginning(&whole, whole.len() - 2_000 * round)
            .await;
        harness.until_called("backfill POST /upload").await;
        connection.shutdown().await.unwrap();
        drop(connection);
        client.until_mutations_ended(1 + round).await;
    }
    assert_eq!(harness.backfills().await, Vec::<Value>::new());
    assert_eq!(client.send_form(whole).await, submitted(1));
    assert_eq!(harness.backfills().await[0]["files"][0]["size"], file.len());
}

#[tokio::test]
async fn a_file_that_is_cut_off_by_a_stop_is_not_stored() {
    let harness = Harness::with(&["--stop-timeout-ms", "300"]).await;
    let client = harness.sign_in(STAFF).await;
    let (sender, body) = slow_form(&"x\n".repeat(50_000));
    let request = client.form_request(body);
    let sending = tokio::spawn(async move { request.send().await.is_err() });
    harness.until_called("backfill POST /upload").await;
    assert_eq!(harness.backfills_after_stop().await, Vec::<Value>::new());
    assert!(sending.await.unwrap(), "the upload was broken off");
    drop(sender);
}
