//! Runs of markets that fail, are refused, or are never sent.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::market_runs::{TWO, create, outcomes};
use crate::support::{Harness, STAFF};

#[tokio::test]
async fn a_failed_run_is_named_and_the_others_go_on() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let fault = json!({ "service": "pipeline", "path": "/api/run-market", "kind": "status", "status": 500, "count": 2 });
    harness.fault(fault).await;
    harness.clear_calls().await;
    let input = json!({ "marketIds": TWO, "startDate": "2025-03-11", "endDate": "2025-03-12" });
    let mut again = input.clone();
    let answer = create(&client, input).await;
    let all = outcomes(&answer, "createPipelineJobs");
    let failed: Vec<_> = all.iter().filter(|run| !run.2).collect();
    assert_eq!((all.len(), failed.len()), (4, 2));
    let error = &answer["data"]["createPipelineJobs"]["outcomes"]
        .as_array()
        .unwrap()
        .iter()
        .find(|outcome| outcome["isSent"] == false)
        .unwrap()["error"];
    assert_eq!(
        error,
        &json!({ "message": "The pipeline service is not available.", "code": "FAILED" })
    );
    // Only what failed is sent again.
    let only: Vec<Value> = failed
        .iter()
        .map(|(market, date, _)| json!({ "marketId": market, "date": date }))
        .collect();
    again["only"] = json!(only);
    let answer = create(&client, again).await;
    let sent_again = outcomes(&answer, "createPipelineJobs");
    let expected: Vec<_> = failed
        .iter()
        .map(|(market, date, _)| (*market, date.clone(), true))
        .collect();
    assert_eq!(sent_again, expected);
    assert_eq!(harness.writes().await.len(), 6);
}

#[tokio::test]
async fn a_refused_run_has_the_services_message_and_an_unanswered_one_says_so() {
    let harness = Harness::with(&["--upstream-timeout-ms", "3000"]).await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    // Before the service's first year.
    let answer = create(
        &client,
        json!({ "marketIds": [2], "startDate": "1999-03-12" }),
    )
    .await;
    let refused = &answer["data"]["createPipelineJobs"]["outcomes"][0]["error"];
    assert_eq!(refused["code"], "REJECTED");
    let message = refused["message"].as_str().unwrap();
    assert!(
        message.starts_with("There is no device data before"),
        "{message}"
    );
    // A write is sent once, so that nothing but its answer says whether it was done.
    for (kind, status, is_unknown) in [
        ("hang", 503, true),
        ("reset", 503, true),
        ("html", 502, true),
        ("html", 504, true),
        ("html", 503, false),
        ("status", 500, false),
    ] {
        let fault = json!({ "service": "pipeline", "path": "/api/run-market", "kind": kind, "status": status, "count": 1 });
        harness.fault(fault).await;
        let input = json!({ "marketIds": [2], "startDate": "2025-03-12" });
        let answer = create(&client, input).await;
        let outcome = &answer["data"]["createPipelineJobs"]["outcomes"][0];
        let message = outcome["error"]["message"].as_str().unwrap();
        assert_eq!(
            message.ends_with(" The job may have been started."),
            is_unknown,
            "{kind} {status}: {message}"
        );
    }
    assert_eq!(harness.writes().await.len(), 7);
}

#[tokio::test]
async fn a_run_that_was_never_sent_has_another_code_than_a_refused_one() {
    // Nothing listens there.
    let nowhere = "http://127.0.0.1:1/".parse().unwrap();
    let harness = Harness::changed(|settings| settings.pipeline_url = Some(nowhere)).await;
    let client = harness.sign_in(STAFF).await;
    let query = "mutation ($input: CreatePipelineJobsInput!) { createPipelineJobs(input: $input) {
  outcomes { isSent error { message code isRetryable retryAfterSeconds } }
} }";
    let input = json!({ "marketIds": [2], "startDate": "2025-03-12", "includeRunning": true });
    let answer = client.graphql(query, json!({ "input": input })).await;
    assert_eq!(
        answer["data"]["createPipelineJobs"]["outcomes"],
        json!([{
            "isSent": false,
            "error": {
                "message": "The pipeline service is not available.",
                "code": "NOT_SENT", "isRetryable": true, "retryAfterSeconds": null,
            },
        }])
    );
}

#[tokio::test]
async fn a_session_that_is_over_starts_nothing() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let fault = json!({ "service": "pipeline", "path": "/api/run-market", "kind": "status", "status": 401 });
    harness.fault(fault).await;
    harness.clear_calls().await;
    let input = json!({ "marketIds": TWO, "startDate": "2025-03-01", "endDate": "2025-03-31" });
    let answer = create(&client, input).await;
    assert_eq!(answer["data"], json!({ "createPipelineJobs": null }));
    assert_eq!(answer["errors"][0]["extensions"]["code"], "UNAUTHENTICATED");
    let sent = harness.writes().await.len();
    assert!(sent <= 5, "{sent} of 62");
}

#[tokio::test]
async fn runs_that_are_not_sent_allow_no_other_calls() {
    let harness = Harness::with(&["--max-upstream-calls", "5"]).await;
    let client = harness.sign_in(STAFF).await;
    harness
        .answer_once(
            "/v3/api/markets",
            json!([{ "marketId": 2, "marketName": "Boston", "marketHash": "" }]),
        )
        .await;
    harness.clear_calls().await;
    let query = "mutation {
  runs: createPipelineJobs(input: { marketIds: [2], startDate: \"2025-03-01\", endDate: \"2025-03-10\" }) { outcomes { isSent } }
  a: rerunPipelineJob(input: { jobId: \"902\" }) { errors { message } }
  b: rerunPipelineJob(input: { jobId: \"902\" }) { errors { message } }
  c: rerunPipelineJob(input: { jobId: \"902\" }) { errors { message } }
}";
    let answer = client.graphql(query, json!({})).await;
    let outcomes = &answer["data"]["runs"]["outcomes"];
    assert_eq!(
        *outcomes,
        json!(vec![json!({ "isSent": false }); 10]),
        "{answer}"
    );
    let errors = answer["errors"].as_array().unwrap();
    let refused = |field: &str| {
        let mut errors = errors.iter().filter(|error| error["path"][0] == field);
        errors.any(|error| error["extensions"]["code"] == "LIMIT_EXCEEDED")
    };
    assert!(refused("c"), "{answer}");
    assert!(harness.calls().await.len() <= 5, "{answer}");
    harness.stop().await;
}
