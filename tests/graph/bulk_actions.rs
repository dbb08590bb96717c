//! Bulk mutations: each object has its own outcome, and lists are read once for all objects.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Client, Harness, STAFF};

const RERUN: &str = "mutation ($input: RerunPipelineJobsInput!) { rerunPipelineJobs(input: $input) {
  outcomes { pipelineJobId isDone job { phase } error { message code isRetryable } } errors { message path code }
} }";

/// The payload of a mutation.
async fn answer(client: &Client, mutation: &str, input: Value) -> Value {
    let mut answer = client.graphql(mutation, json!({ "input": input })).await;
    assert_eq!(answer.get("errors"), None, "{answer}");
    let fields = answer["data"].as_object_mut().unwrap();
    fields.values_mut().next().unwrap().take()
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
        .graphql(RERUN, json!({ "input": { "pipelineJobIds": keys } }))
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
    let found = answer(
        &client,
        RERUN,
        json!({ "pipelineJobIds": ["902", "1001", "905"] }),
    )
    .await;
    let outcomes = found["outcomes"].as_array().unwrap();
    let is_lost = |outcome: &&Value| {
        let message = outcome["error"]["message"].as_str().unwrap();
        message.ends_with(" The job may have been queued.")
    };
    assert_eq!(outcomes.len(), 3, "{found}");
    assert_eq!(outcomes.iter().filter(is_lost).count(), 1, "{found}");
}

#[tokio::test]
async fn the_number_of_objects_is_limited() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let keys: Vec<String> = (1..=101).map(|key| key.to_string()).collect();
    let found = answer(&client, RERUN, json!({ "pipelineJobIds": keys })).await;
    let message = "Give at most 100 at once.";
    let error =
        json!({ "message": message, "path": ["input", "pipelineJobIds"], "code": "INVALID" });
    assert_eq!(found, json!({ "outcomes": [], "errors": [error] }));
    assert_eq!(harness.calls().await, [""; 0]);
}
