//! Bulk mutations: each object has its own outcome, and lists are read once for all objects.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Client, Harness, STAFF};

const RERUN: &str = "mutation ($input: RerunPipelineJobsInput!) { rerunPipelineJobs(input: $input) {
  outcomes { jobId isDone job { phase } error { message code isRetryable } } errors { message path code }
} }";

const RUN_STUDIES: &str = "mutation ($input: RunStudiesInput!) { runStudies(input: $input) {
  outcomes { attributionId isDone jobId study { status } error { message code } } errors { message path code }
} }";

const STATUSES: &str =
    "mutation ($input: ChangeStudyStatusesInput!) { changeStudyStatuses(input: $input) {
  outcomes { attributionId isDone study { status } error { message code } } errors { message path code }
} }";

const CHECK_PIXELS: &str = "mutation ($input: CheckPixelsInput!) { checkPixels(input: $input) {
  outcomes { pixelId isDone hasFiredRecently error { message code } } errors { message path code }
} }";

const CHECK_VEHICLES: &str = "mutation ($input: CheckVehiclesHealthInput!) { checkVehiclesHealth(input: $input) {
  outcomes { assetId isDone vehicle { assetRef } healthCheck { statusText } error { message code } } errors { message path code }
} }";

/// The payload of a mutation.
async fn answer(client: &Client, mutation: &str, input: Value) -> Value {
    let mut answer = client.graphql(mutation, json!({ "input": input })).await;
    assert_eq!(answer.get("errors"), None, "{answer}");
    let fields = answer["data"].as_object_mut().unwrap();
    fields.values_mut().next().unwrap().take()
}

fn error(code: &str, message: &str) -> Value {
    json!({ "message": message, "code": code })
}

/// How many times each call was made.
async fn counted(harness: &Harness) -> Vec<(String, usize)> {
    let mut counts: Vec<(String, usize)> = Vec::new();
    for call in harness.sorted_calls().await {
        match counts.last_mut() {
            Some((last, count)) if *last == call => *count += 1,
            _ => counts.push((call, 1)),
        }
    }
    counts
}

fn calls(expected: &[(&str, usize)]) -> Vec<(String, usize)> {
    expected
        .iter()
        .map(|(call, count)| ((*call).to_owned(), *count))
        .collect()
}

#[tokio::test]
async fn studies_run_and_change_their_status_as_one_does() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let input = json!({ "attributionIds": [53, 55, 52, 59, 4711] });
    let refused = |study: i32, code: &str, message: &str| json!({ "attributionId": study, "isDone": false, "jobId": null, "study": null, "error": error(code, message) });
    let mut ran = answer(&client, RUN_STUDIES, input).await;
    let job = ran["outcomes"][0]["jobId"].take();
    assert!(job.is_string(), "{job}");
    assert_eq!(
        ran,
        json!({ "outcomes": [
            { "attributionId": 53, "isDone": true, "jobId": null, "study": { "status": "PROCESSING" }, "error": null },
            refused(55, "NO_PIXELS", "This study cannot be run."),
            refused(52, "NOT_AVAILABLE", "This study cannot be run."),
            refused(59, "REJECTED", "The measurement partner has not delivered this study's devices."),
            refused(4711, "NOT_FOUND", "There is no such study."),
        ], "errors": [] })
    );
    assert_eq!(
        counted(&harness).await,
        calls(&[
            ("main GET /v3/api/attribution", 2),
            (
                "main GET /v3/api/pixels/attribution-studies-pixel-counts",
                1
            ),
            ("main POST /v3/api/attribution/process-study/53", 1),
            ("main POST /v3/api/attribution/process-study/59", 1),
        ])
    );
    harness.clear_calls().await;
    // One is running, and keeps its status.
    let input = json!({ "attributionIds": [53, 133, 132], "status": "UNDER_REVIEW" });
    let set = answer(&client, STATUSES, input).await;
    let outcome = |place: usize| &set["outcomes"][place];
    assert_eq!(outcome(0)["isDone"], false);
    assert_eq!(outcome(0)["error"]["code"], "PROCESSING");
    for place in [1, 2] {
        assert_eq!(outcome(place)["isDone"], true);
        assert_eq!(outcome(place)["study"]["status"], "UNDER_REVIEW");
    }
    assert_eq!(
        counted(&harness).await,
        calls(&[
            ("main GET /v3/api/attribution", 2),
            ("main PUT /v3/api/attribution/status/132", 1),
            ("main PUT /v3/api/attribution/status/133", 1),
        ])
    );
    let input = json!({ "attributionIds": [133], "status": "UNRECOGNIZED" });
    let refused = answer(&client, STATUSES, input).await;
    assert_eq!(refused["errors"][0]["path"], json!(["input", "status"]));
}

#[tokio::test]
async fn pixels_and_vehicles_are_checked_each_by_a_call() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let failed = |code: &str| error(code, "There was an error checking this pixel.");
    assert_eq!(
        answer(
            &client,
            CHECK_PIXELS,
            json!({ "pixelIds": [31, 34, 37, 999] })
        )
        .await,
        json!({ "outcomes": [
            { "pixelId": 31, "isDone": true, "hasFiredRecently": true, "error": null },
            { "pixelId": 34, "isDone": true, "hasFiredRecently": false, "error": null },
            { "pixelId": 37, "isDone": false, "hasFiredRecently": null, "error": failed("FAILED") },
            { "pixelId": 999, "isDone": false, "hasFiredRecently": null, "error": failed("NOT_FOUND") },
        ], "errors": [] })
    );
    let list = "{ customer(by: { slug: \"harbor-transit\" }) {
  vehicles(filter: { pairings: [NOT_FOUND] }, first: 1) { nodes { assetId assetRef } }
} }";
    let found = client.graphql(list, json!({})).await;
    let lost = &found["data"]["customer"]["vehicles"]["nodes"][0];
    harness.clear_calls().await;
    let input = json!({ "customerId": 3, "assetIds": [lost["assetId"], 1] });
    let checked = answer(&client, CHECK_VEHICLES, input).await;
    let [first, second] = checked["outcomes"].as_array().unwrap().as_slice() else {
        panic!("two outcomes: {checked}");
    };
    assert_eq!(first["vehicle"]["assetRef"], lost["assetRef"]);
    assert_eq!(
        (&first["isDone"], &first["error"]),
        (&json!(true), &Value::Null)
    );
    assert!(first["healthCheck"]["statusText"].is_string(), "{first}");
    assert_eq!(
        second["error"],
        error("NOT_FOUND", "This customer has no such vehicle.")
    );
    let writes = harness.writes().await;
    assert_eq!(writes.len(), 1, "{writes:?}");
}

#[tokio::test]
async fn an_input_names_at_least_one_object() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    for (mutation, field, mut input) in [
        (RUN_STUDIES, "attributionIds", json!({})),
        (CHECK_PIXELS, "pixelIds", json!({})),
        (CHECK_VEHICLES, "assetIds", json!({ "customerId": 3 })),
    ] {
        input[field] = json!([]);
        assert_eq!(
            answer(&client, mutation, input).await,
            json!({ "outcomes": [], "errors": [
                { "message": "Give at least one.", "path": ["input", field], "code": "REJECTED" },
            ] })
        );
    }
    assert_eq!(harness.sorted_calls().await, [""; 0]);
}

#[tokio::test]
async fn a_session_that_is_over_stops_the_rest() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let fault = json!({ "service": "pipeline", "path": "/api/re-run-job", "kind": "status", "status": 401 });
    harness.fault(fault).await;
    harness.clear_calls().await;
    let keys: Vec<String> = (1..=60).map(|key| key.to_string()).collect();
    let refused = client
        .graphql(RERUN, json!({ "input": { "jobIds": keys } }))
        .await;
    assert_eq!(refused["data"], json!({ "rerunPipelineJobs": null }));
    assert_eq!(
        refused["errors"][0]["extensions"]["code"],
        "UNAUTHENTICATED"
    );
    let sent = harness.calls().await.len();
    assert!(sent <= 5, "{sent} of 60");
}

/// The end of the session must not hide that something may have been done.
#[tokio::test]
async fn a_session_that_ends_after_a_lost_answer_still_has_the_outcomes() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let fault = |kind: &str, status: u16, count: usize| json!({ "service": "pipeline", "path": "/api/re-run-job", "kind": kind, "status": status, "count": count });
    harness.fault(fault("reset", 503, 1)).await;
    harness.fault(fault("status", 401, 9)).await;
    let found = answer(&client, RERUN, json!({ "jobIds": ["902", "1001", "905"] })).await;
    let outcomes = found["outcomes"].as_array().unwrap();
    let is_lost = |outcome: &&Value| {
        let message = outcome["error"]["message"].as_str().unwrap();
        message.ends_with(" The job may have been queued.")
    };
    assert_eq!(outcomes.len(), 3, "{found}");
    assert_eq!(outcomes.iter().filter(is_lost).count(), 1, "{found}");
}
