//! Backfill jobs: what is checked, what reaches the service, and what a failure shows.

use std::time::Duration;

use futures_util::StreamExt;
use futures_util::stream::iter;
use pretty_assertions::assert_eq;
use reqwest::Body;
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::support::{Client, DEVELOPER, Harness, STAFF, form};

const SUBMIT: &str = "mutation ($input: SubmitBackfillInput!) { submitBackfill(input: $input) {
  submission { fileCount text } errors { code message path }
} }";

const TEST: &str = "mutation { testBackfillConnection { message errors { code message } } }";

const TRANSIT: &str = "date,campaignid,inventoryid,creative,duration_s,startlat,startlong\n";
const STATIONARY: &str = "SCREEN_ID,TIMESTAMP,DURATION,CREATIVE_NAME,CREATIVE_ID,CONTRACT_ID\n";
const MAY_BE_SUBMITTED: &str = "The job may have been submitted. Look at the market's impressions in the Report \
                                Explorer of Pipeline before you submit it again.";
const INVALID_FILES: &str = "Invalid file type(s). Only .csv files are accepted";

/// A job that can be submitted, as soon as it has files.
fn job() -> Value {
    json!({ "customerId": 3, "marketId": 2, "jobType": "STATIC_TRANSIT", "providerId": 6 })
}

/// The same with another value of one field.
fn job_with(field: &str, value: Value) -> Value {
    let mut job = job();
    job[field] = value;
    job
}

async fn submit(client: &Client, job: Value, files: &[(&str, &str)]) -> Value {
    let files = Vec::from_iter(files.iter().map(|(name, text)| (*name, text.as_bytes())));
    client.upload_files(SUBMIT, job, &files).await
}

fn submitted(file_count: i32) -> Value {
    let text = "Backfill job submitted successfully";
    let submission = json!({ "fileCount": file_count, "text": text });
    json!({ "data": { "submitBackfill": { "submission": submission, "errors": [] } } })
}

fn refused(code: &str, message: &str, path: Value) -> Value {
    let error = json!({ "code": code, "message": message, "path": path });
    json!({ "data": { "submitBackfill": { "submission": null, "errors": [error] } } })
}

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
async fn the_types_of_jobs_are_described() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let query = "{ backfillJobTypes { jobType label hasProvider headersHint warning } }";
    assert_eq!(
        client.graphql(query, json!({})).await["data"]["backfillJobTypes"],
        json!([
            {
                "jobType": "DIGITAL_TRANSIT", "label": "DIGITAL TRANSIT", "hasProvider": true,
                "headersHint": "Expected headers: date, campaignid, inventoryid, creative, duration_s, startlat, startlong",
                "warning": null,
            },
            {
                "jobType": "STATIC_TRANSIT", "label": "STATIC TRANSIT", "hasProvider": true,
                "headersHint": null, "warning": null,
            },
            {
                "jobType": "DIGITAL_STATIONARY", "label": "DIGITAL STATIONARY", "hasProvider": false,
                "headersHint": "Expected headers: SCREEN_ID, TIMESTAMP, DURATION, CREATIVE_NAME, CREATIVE_ID, CONTRACT_ID",
                "warning": "Warning: Frame onboarding must be completed before backfilling digital frame data",
            },
        ])
    );
    assert_eq!(harness.calls().await, Vec::<String>::new());
}

#[tokio::test]
async fn the_checks_are_made_in_order_before_anything_is_sent() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let check = "query ($input: BackfillCheckInput!) { backfillCheck(input: $input) {
  fileTypes { allowed code reason } files { headerWarning problems { line column message } } error { code message path }
} }";
    let customer = (json!(["input", "customerId"]), "Please select a customer");
    let market = (json!(["input", "marketId"]), "Please select a market");
    let job_type = (json!(["input", "jobType"]), "Please enter a job type");
    let provider = (json!(["input", "providerId"]), "Please select a provider");
    let files = (json!(["input", "files"]), "Please select at least one file");
    let invalid = (json!(["input", "files"]), INVALID_FILES);
    let (csv, txt): (&[_], &[_]) = (&["a.csv"], &["a.txt"]);
    let stationary = json!({ "customerId": 3, "marketId": 2, "jobType": "DIGITAL_STATIONARY" });
    let cases = [
        (json!({}), &[][..], customer),
        (json!({ "customerId": 3 }), &[], market),
        (job_with("jobType", Value::Null), csv, job_type),
        (job_with("providerId", Value::Null), &[], provider.clone()),
        (job_with("providerId", json!(0)), csv, provider),
        (job(), &[], files.clone()),
        (stationary, &[], files),
        (job(), txt, invalid.clone()),
        (job(), &["a.csv.gz"], invalid.clone()),
        (job(), &[""], invalid),
    ];
    for (mut job, names, (path, message)) in cases {
        let contents = Vec::from_iter(names.iter().map(|name| (*name, "x\n")));
        assert_eq!(
            submit(&client, job.clone(), &contents).await,
            refused("REJECTED", message, path.clone())
        );
        let named = |name: &&str| json!({ "name": name });
        job["files"] = names.iter().map(named).collect();
        let answer = client.graphql(check, json!({ "input": job })).await;
        let error = json!({ "code": "REJECTED", "message": message, "path": path });
        assert_eq!(answer["data"]["backfillCheck"]["error"], error);
    }
    assert_eq!(harness.calls().await, ["main GET /v3/auth/me"]);

    let mut job = job_with("jobType", json!("DIGITAL_TRANSIT"));
    job["files"] = json!([
        { "name": "a.CSV", "start": format!("{TRANSIT}2026-01-01,7,8,Launch,15,91,-71.1\n") },
        { "name": "b.csv", "start": "date, creative" },
        { "name": "c.csv" },
    ]);
    assert_eq!(
        client.graphql(check, json!({ "input": job })).await,
        json!({ "data": { "backfillCheck": {
            "fileTypes": { "allowed": true, "code": "ALLOWED", "reason": null },
            "files": [
                {
                    "headerWarning": null,
                    "problems": [{ "line": 2, "column": "startlat", "message": "\"91\" is not between -90 and 90." }],
                },
                {
                    "headerWarning": "Missing headers: campaignid, inventoryid, duration_s, startlat, startlong",
                    "problems": [],
                },
                { "headerWarning": null, "problems": [] },
            ],
            "error": null,
        } } })
    );
    let files = json!({ "files": [{ "name": "a.csv" }, { "name": "b.xlsx" }] });
    let answer = client.graphql(check, json!({ "input": files })).await;
    assert_eq!(
        answer["data"]["backfillCheck"]["fileTypes"],
        json!({ "allowed": false, "code": "INVALID_FILE", "reason": INVALID_FILES })
    );
    // Without a session nothing is checked.
    let answer = harness.graphql(SUBMIT, json!({ "input": {} })).await;
    assert_eq!(answer["errors"][0]["extensions"]["code"], "UNAUTHENTICATED");
}

#[tokio::test]
async fn a_job_reaches_the_service_with_its_files_in_order() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let long = format!("{}.csv", "n".repeat(200));
    let large = format!(
        "{TRANSIT}{}",
        "2024-06-02,4,901,a,8,42.3,-71.0\n".repeat(50_000)
    );
    let empty_line = "x\r\n\r\n";
    let files = [
        ("b.csv", &*large),
        ("a, \u{c9}vening.CSV", TRANSIT),
        ("%22quoted%22%0D%0A.csv", empty_line),
        (&long, TRANSIT),
    ];
    harness.clear_calls().await;
    assert_eq!(submit(&client, job(), &files).await, submitted(4));
    assert_eq!(
        harness.sorted_calls().await,
        [
            "backfill POST /upload",
            "main GET /v3/api/markets",
            "main GET /v3/auth/me"
        ]
    );
    let backfills = harness.backfills().await;
    let [backfill] = &backfills[..] else {
        panic!("{backfills:?}");
    };
    let text = |field: &str| backfill[field].as_str();
    assert_eq!(text("customer"), Some("3"));
    assert_eq!(text("marketName"), Some("Boston"));
    assert_eq!(text("jobType"), Some("STATIC TRANSIT"));
    assert_eq!(text("provider"), Some("6"));
    assert_eq!(text("runBy"), Some("Dana Reyes"));
    let received = backfill["files"].as_array().unwrap();
    assert_eq!(received.len(), files.len());
    for (received, (name, content)) in received.iter().zip(files) {
        assert_eq!(received["name"], *name);
        assert_eq!(received["contentType"], "text/csv");
        assert_eq!(received["size"], content.len(), "{name}");
        assert_eq!(received["header"], content.lines().next().unwrap());
    }
    // 1.6 MB, in many chunks.
    let sha256 = "48f2fd592655d34161a36454c62fe62726e21b41df64b8d626832b339f5747a8";
    assert_eq!(received[0]["sha256"], sha256);
}

#[tokio::test]
async fn only_transit_jobs_send_a_provider_and_only_known_markets_a_name() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let cases = [
        ("DIGITAL_TRANSIT", 2, TRANSIT, json!("6"), json!("Boston")),
        ("STATIC_TRANSIT", 2, "x\n", json!("6"), json!("Boston")),
        (
            "DIGITAL_STATIONARY",
            2,
            STATIONARY,
            Value::Null,
            json!("Boston"),
        ),
        ("STATIC_TRANSIT", 99_999, "x\n", json!("6"), Value::Null),
    ];
    for (index, (job_type, market_id, file, provider, market_name)) in cases.into_iter().enumerate()
    {
        let mut job = job_with("jobType", json!(job_type));
        job["marketId"] = json!(market_id);
        assert_eq!(submit(&client, job, &[("a.csv", file)]).await, submitted(1));
        let backfill = &harness.backfills().await[index];
        assert_eq!(backfill["jobType"], job_type.replace('_', " "));
        assert_eq!(backfill["provider"], provider, "{job_type}");
        assert_eq!(backfill["marketName"], market_name, "{job_type}");
    }
    // The service knows the customers.
    assert_eq!(
        submit(
            &client,
            job_with("customerId", json!(99_999)),
            &[("a.csv", "x\n")]
        )
        .await,
        refused("NOT_FOUND", "Customer not found.", Value::Null)
    );
}

#[tokio::test]
async fn a_later_file_that_is_not_accepted_breaks_the_upload_off() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let large = "x\n".repeat(500_000);
    let files = [("a.csv", &*large), ("b.txt", "x\n"), ("c.csv", "x\n")];
    assert_eq!(
        submit(&client, job(), &files).await,
        refused("REJECTED", INVALID_FILES, json!(["input", "files"]))
    );
    assert_eq!(submit(&client, job(), &files[..1]).await, submitted(1));
    assert_eq!(harness.backfills().await.len(), 1);
}

#[tokio::test]
async fn the_words_of_the_service_are_shown_whatever_its_status() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    // The service refuses it before it has read all of it.
    let large = "x\n".repeat(1_000_000);
    let file = [("a.csv", "x\n")];
    for (status, code) in [
        (400, "REJECTED"),
        (403, "FORBIDDEN"),
        (413, "REJECTED"),
        (422, "REJECTED"),
        (500, "REJECTED"),
        (503, "REJECTED"),
    ] {
        harness
            .fault(json!({
                "service": "backfill", "path": "/upload", "kind": "status", "status": status,
                "body": "Backfills are paused.", "count": 1,
            }))
            .await;
        assert_eq!(
            submit(&client, job(), &[("a.csv", &*large)]).await,
            refused(code, "Backfills are paused.", Value::Null),
            "{status}"
        );
    }
    // Neither received the whole form.
    for fault in [json!({ "kind": "html" }), json!({ "kind": "reset" })] {
        let answer = submit_once(&harness, &client, fault, &file).await;
        assert_eq!(
            answer["data"],
            json!({ "submitBackfill": null }),
            "{answer}"
        );
        let error = &answer["errors"][0];
        assert_eq!(error["message"], "The backfill service is not available.");
        assert_eq!(error["extensions"]["retryable"], false);
    }
}

/// Submits a job while the service fails like this, and checks that it is called once.
async fn submit_once(
    harness: &Harness,
    client: &Client,
    mut fault: Value,
    files: &[(&str, &str)],
) -> Value {
    fault["service"] = json!("backfill");
    fault["count"] = json!(1);
    harness.fault(fault.clone()).await;
    harness.clear_calls().await;
    let answer = submit(client, job(), files).await;
    let sent = harness.calls().await;
    let sent = sent.iter().filter(|call| call.starts_with("backfill "));
    assert_eq!(sent.count(), 1, "{fault}");
    answer
}

#[tokio::test]
async fn a_lost_answer_says_that_the_job_may_have_been_submitted() {
    let harness = Harness::with(&["--upload-timeout-ms", "3000"]).await;
    let client = harness.sign_in(STAFF).await;
    let unreadable = "The backfill service sent an unreadable response.";
    for (fault, reason) in [
        (json!({ "kind": "html", "status": 200 }), unreadable),
        (
            json!({ "kind": "wrong-shape", "body": "<html></html>" }),
            unreadable,
        ),
        (
            json!({ "kind": "cut" }),
            "The backfill service is not available.",
        ),
        (
            json!({ "kind": "wrong-shape", "status": 502, "body": "<html></html>" }),
            "The backfill service is not available.",
        ),
        (
            json!({ "kind": "wrong-shape", "status": 504, "body": r#"{"message":"Timed out"}"# }),
            "Timed out.",
        ),
        (
            json!({ "kind": "hang" }),
            "The backfill service did not answer in time.",
        ),
    ] {
        let answer = submit_once(&harness, &client, fault, &[("a.csv", "x\n")]).await;
        let message = format!("{reason} {MAY_BE_SUBMITTED}");
        assert_eq!(answer, refused("FAILED", &message, Value::Null));
    }
}

#[tokio::test]
async fn what_a_successful_response_holds_is_ignored() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    for body in ["", "Received.", "{\"id\":7}", "[]"] {
        harness
            .fault(json!({
                "service": "backfill", "path": "/upload", "kind": "wrong-shape", "body": body, "count": 1,
            }))
            .await;
        assert_eq!(
            submit(&client, job(), &[("a.csv", "x\n")]).await,
            submitted(1),
            "{body}"
        );
    }
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
    let limits = [
        "--upstream-timeout-ms",
        "300",
        "--upload-timeout-ms",
        "4000",
    ];
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
        settings.limits.uploads_per_session = 1;
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
async fn a_session_has_only_some_of_the_places() {
    let harness = Harness::changed(|settings| {
        settings.limits.uploads = 6;
        settings.limits.uploads_per_session = 2;
    })
    .await;
    let client = harness.sign_in(STAFF).await;
    let other = harness.sign_in(DEVELOPER).await;
    let mut held = Vec::new();
    for _ in 0..2 {
        harness.clear_calls().await;
        let (sender, body) = slow_form("x\n");
        let sending = tokio::spawn(client.form_request(body).send());
        harness.until_called("backfill POST /upload").await;
        held.push((sender, sending));
    }
    let whole = form(SUBMIT, job(), &[], &[]);
    let refused = client.form_request(whole).send().await.unwrap();
    assert_eq!(refused.status().as_u16(), 429);
    let answer: Value = refused.json().await.unwrap();
    let error = &answer["errors"][0];
    assert_eq!(error["extensions"]["code"], "LIMIT_EXCEEDED");
    assert_eq!(
        error["message"],
        "Too many uploads of this session are under way. Wait until one has ended."
    );
    let file = [("a.csv", "x\n")];
    assert_eq!(submit(&other, job(), &file).await, submitted(1));
    // Three are half of the places: as many as the sessions of one address have.
    harness.clear_calls().await;
    let (sender, body) = slow_form("x\n");
    let sending = tokio::spawn(other.form_request(body).send());
    harness.until_called("backfill POST /upload").await;
    let refused = other.form_request(form(SUBMIT, job(), &[], &[]));
    let answer: Value = refused.send().await.unwrap().json().await.unwrap();
    assert_eq!(
        answer["errors"][0]["message"],
        "Too many uploads of this address are under way. Wait until one has ended."
    );
    held.push((sender, sending));
    let (sender, sending) = held.remove(0);
    sender.send("\r\n--edge--\r\n").await.unwrap();
    drop(sender);
    assert_eq!(sending.await.unwrap().unwrap().status().as_u16(), 200);
    assert_eq!(submit(&client, job(), &file).await, submitted(1));
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

#[tokio::test]
async fn a_missing_file_fails_the_field() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let missing = "The request lacks a file, or its files are not in the order of the input.";
    let input = job_with("files", json!([null, null]));
    let paths = ["files.0", "files.1"];
    for files in [&[][..], &[("a.csv", &b"x\n"[..])]] {
        let answer = client
            .send_form(form(SUBMIT, input.clone(), &paths, files))
            .await;
        assert_eq!(answer["errors"][0]["message"], missing);
    }
    let swapped = ["files.1", "files.0"];
    let files = [("a.csv", &b"x\n"[..]), ("b.csv", b"x\n")];
    let answer = client
        .send_form(form(SUBMIT, input, &swapped, &files))
        .await;
    assert_eq!(answer["errors"][0]["message"], missing);
    assert_eq!(harness.backfills().await, Vec::<Value>::new());
}

#[tokio::test]
async fn the_connection_is_tested_each_time() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let greeted = |message: &str| json!({ "data": { "testBackfillConnection": { "message": message, "errors": [] } } });
    for _ in 0..2 {
        let answer = client.graphql(TEST, json!({})).await;
        assert_eq!(answer, greeted("Hello from backfill"));
    }
    let call = "backfill GET /hello";
    assert_eq!(harness.calls().await, [call, call]);
    for (body, message) in [
        (r#"{"message":"Hi."}"#, "Hi."),
        (r#"{"status":"UP"}"#, r#"{"status":"UP"}"#),
    ] {
        harness
            .fault(json!({ "service": "backfill", "kind": "wrong-shape", "status": 200, "body": body, "count": 1 }))
            .await;
        assert_eq!(client.graphql(TEST, json!({})).await, greeted(message));
    }
    for (kind, message) in [
        ("reset", "The backfill service is not available."),
        ("status", "The backfill service is not available."),
        ("html", "The backfill service is not available."),
    ] {
        harness
            .fault(json!({ "service": "backfill", "kind": kind, "count": 1 }))
            .await;
        let answer = client.graphql(TEST, json!({})).await;
        assert_eq!(answer["errors"][0]["message"], message, "{kind}");
    }
    let answer = harness.graphql(TEST, json!({})).await;
    assert_eq!(answer["errors"][0]["extensions"]["code"], "UNAUTHENTICATED");
}
