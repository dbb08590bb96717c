//! Runs of markets that are never sent.

use pretty_assertions::assert_eq;
use serde_json::json;

use crate::support::{Harness, STAFF};

#[tokio::test]
async fn a_run_that_was_never_sent_has_another_code_than_a_refused_one() {
    // Nothing listens there.
    let nowhere = "http://127.0.0.1:1/".parse().unwrap();
    let harness = Harness::changed(|settings| settings.pipeline_url = Some(nowhere)).await;
    let client = harness.sign_in(STAFF).await;
    let query = "mutation ($input: CreatePipelineJobsInput!) { createPipelineJobs(input: $input) {
  outcomes { isDone error { message code isRetryable retryAfterSeconds } }
} }";
    let input = json!({ "marketIds": [2], "startDate": "2025-03-12", "includeRunning": true });
    let answer = client.graphql(query, json!({ "input": input })).await;
    assert_eq!(
        answer["data"]["createPipelineJobs"]["outcomes"],
        json!([{
            "isDone": false,
            "error": {
                "message": "The pipeline service is not available.",
                "code": "NOT_SENT", "isRetryable": true, "retryAfterSeconds": null,
            },
        }])
    );
}
