//! Backfill jobs with files: what reaches the service, and what a failure shows.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Client, Harness, STAFF, form};

pub(crate) const SUBMIT: &str =
    "mutation ($input: SubmitBackfillInput!) { submitBackfill(input: $input) {
  submission { fileCount text } errors { code message path }
} }";

const TRANSIT: &str = "date,campaignid,inventoryid,creative,duration_s,startlat,startlong\n";
const STATIONARY: &str = "SCREEN_ID,TIMESTAMP,DURATION,CREATIVE_NAME,CREATIVE_ID,CONTRACT_ID\n";
pub(crate) const MAY_BE_SUBMITTED: &str = "The job may have been submitted. Look at the market's impressions in the Report \
                                Explorer of Pipeline before you submit it again.";
const INVALID_FILES: &str = "Invalid file type(s). Only .csv files are accepted";

/// A job that can be submitted, as soon as it has files.
pub(crate) fn job() -> Value {
    json!({ "customerId": 3, "marketId": 2, "jobType": "STATIC_TRANSIT", "providerId": 6 })
}

/// The same with another value of one field.
pub(crate) fn job_with(field: &str, value: Value) -> Value {
    let mut job = job();
    job[field] = value;
    job
}

pub(crate) async fn submit(client: &Client, job: Value, files: &[(&str, &str)]) -> Value {
    let files = Vec::from_iter(files.iter().map(|(name, text)| (*name, text.as_bytes())));
    client.upload_files(SUBMIT, job, &files).await
}

pub(crate) fn submitted(file_count: i32) -> Value {
    let text = "Backfill job submitted successfully";
    let submission = json!({ "fileCount": file_count, "text": text });
    json!({ "data": { "submitBackfill": { "submission": submission, "errors": [] } } })
}

pub(crate) fn refused(code: &str, message: &str, path: Value) -> Value {
    let error = json!({ "code": code, "message": message, "path": path });
    json!({ "data": { "submitBackfill": { "submission": null, "errors": [error] } } })
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
        ("../../b.csv", &*large),
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
        assert_eq!(received["name"], name.trim_start_matches("../"));
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
async fn a_file_that_is_not_accepted_breaks_the_upload_off() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let large = "x\n".repeat(500_000);
    let files = [("a.csv", &*large), ("b.txt", "x\n"), ("c.csv", "x\n")];
    for files in [&files[1..], &files] {
        assert_eq!(
            submit(&client, job(), files).await,
            refused("INVALID", INVALID_FILES, json!(["input", "files"]))
        );
    }
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
    for (status, code) in [(403, "FORBIDDEN"), (413, "REFUSED"), (503, "REFUSED")] {
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
pub(crate) async fn submit_once(
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
    let harness = Harness::with(&["limit:upload_ms=3000"]).await;
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
