//! Bulk mutations whose calls fail, or that make very many calls.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::attribution_changes::answer;
use crate::bulk_actions::{RERUN, calls, counted};
use crate::support::{Client, Harness, STAFF};

/// The calls that an input asks for do not count against the limit of an operation, and each is made.
#[tokio::test]
async fn a_hundred_calls_are_made_with_a_limit_of_three() {
    let harness = Harness::with(&["--max-upstream-calls", "3"]).await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let keys: Vec<String> = (1..=100).map(|key| format!("missing-{key}")).collect();
    let found = rerun_codes(&client, &keys).await;
    assert_eq!(found, vec!["NOT_FOUND"; 100]);
    assert_eq!(
        counted(&harness).await,
        calls(&[("pipeline POST /api/re-run-job", 100)])
    );
}

#[tokio::test]
async fn a_lost_answer_may_have_been_the_answer_to_a_success() {
    let harness = Harness::with(&["--upstream-timeout-ms", "1000"]).await;
    let client = harness.sign_in(STAFF).await;
    let query = RERUN.replace("isRetryable", "isOutcomeUnknown");
    for (kind, status, is_unknown) in [
        ("reset", 503, true),
        ("html", 504, true),
        ("status", 500, false),
    ] {
        let fault = json!({ "service": "pipeline", "path": "/api/re-run-job", "kind": kind, "status": status, "count": 1 });
        harness.fault(fault).await;
        let found = answer(&client, &query, json!({ "jobIds": ["902", "1001"] })).await;
        let outcomes = found["outcomes"].as_array().unwrap();
        let failed: Vec<_> = outcomes
            .iter()
            .filter(|outcome| outcome["isDone"] == false)
            .collect();
        assert_eq!(failed.len(), 1, "the other one went on: {found}");
        let message = failed[0]["error"]["message"].as_str().unwrap();
        assert_eq!(
            message.ends_with(" The job may have been queued."),
            is_unknown,
            "{kind}: {message}"
        );
        assert_eq!(failed[0]["error"]["isOutcomeUnknown"], is_unknown, "{kind}");
    }
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

async fn rerun_codes(client: &Client, keys: &[String]) -> Vec<String> {
    let found = answer(client, RERUN, json!({ "jobIds": keys })).await;
    let outcomes = found["outcomes"].as_array().unwrap();
    let code = |outcome: &Value| outcome["error"]["code"].as_str().unwrap().to_owned();
    outcomes.iter().map(code).collect()
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
