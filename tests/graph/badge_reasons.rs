//! The numbers behind badges, as sentences.

use chrono::{TimeDelta, Utc};
use pretty_assertions::assert_eq;
use serde_json::json;

use crate::support::{DEVELOPER, Harness, STAFF};

#[tokio::test]
async fn the_health_and_the_lock_of_a_provider_name_their_numbers() {
    let harness = Harness::start().await;
    let client = harness.sign_in(DEVELOPER).await;
    // Half a minute before and after, the texts are the same.
    let last = Utc::now() - TimeDelta::minutes(127) - TimeDelta::seconds(30);
    let provider = |id: i32, is_active: bool, is_push: bool| {
        json!({
            "providerId": id, "providerName": format!("Provider {id}"), "isActive": is_active, "isPush": is_push,
            "lastProcessTimestamp": last.to_rfc3339(),
        })
    };
    let providers = [
        provider(1, true, false),
        provider(2, true, true),
        provider(3, false, false),
    ];
    let locks = json!([{ "provider": 1, "lockExp": -1, "isLocked": true }]);
    harness
        .answer_once("/v3/api/providers/locks", json!({ "data": locks }))
        .await;
    harness
        .answer_once("/v3/api/providers", json!({ "data": providers }))
        .await;
    let query = "{ providers(filter: { includeInactive: true }, orderBy: { field: PROVIDER_ID, direction: ASC }) {
  nodes { health { status explanation } lock { explanation } }
} }";
    let answer = client.graphql(query, json!({})).await;
    assert_eq!(answer.get("errors"), None, "{answer}");
    let free = "This provider is not locked.";
    assert_eq!(
        answer["data"]["providers"]["nodes"],
        json!([
            {
                "health": {
                    "status": "STALE",
                    "explanation": "Last data 2 h 7 min ago. The limit for pull and S3 feeds is 2 h.",
                },
                "lock": { "explanation":
                    "The lock never expires. Data was last processed 2 h 7 min ago, and removing the lock is recommended after 30 s."
                },
            },
            {
                "health": {
                    "status": "ACTIVE",
                    "explanation": "Last data 2 h 7 min ago. The limit for push feeds is 24 h. Becomes stale in 21 h 52 min if no data arrives.",
                },
                "lock": { "explanation": free },
            },
            { "health": { "status": "INACTIVE", "explanation": null }, "lock": { "explanation": free } },
        ])
    );
}

#[tokio::test]
async fn the_status_of_a_market_job_says_how_long_it_has_run() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let started = (Utc::now() - TimeDelta::minutes(67) - TimeDelta::seconds(30)).to_rfc3339();
    // The path of one begins that of the other, so the fault of the longer must be older.
    harness
        .service_answers_once("pipeline", "/api/jobs-sf", json!({ "data": [] }))
        .await;
    let jobs = json!([
        { "jobId": 1, "status": "SAVING_RESULTS", "processingStartTime": started },
        { "jobId": 2, "status": "FAILED", "processingStartTime": started, "duration": 9 },
        { "jobId": 3, "status": "PENDING" },
    ]);
    harness
        .service_answers_once("pipeline", "/api/jobs", json!({ "data": jobs }))
        .await;
    let query = "{ pipelineJobs { nodes { pipelineJobId statusExplanation } } }";
    let mut answer = client.graphql(query, json!({})).await;
    assert_eq!(answer.get("errors"), None, "{answer}");
    let jobs = answer["data"]["pipelineJobs"]["nodes"]
        .as_array_mut()
        .unwrap();
    jobs.sort_by_key(|job| job["pipelineJobId"].to_string());
    assert_eq!(
        json!(jobs),
        json!([
            { "pipelineJobId": "1", "statusExplanation": "Running for 1 h 7 min. Step: SAVING_RESULTS." },
            { "pipelineJobId": "2", "statusExplanation": "Failed after 0h 0m 9s." },
            { "pipelineJobId": "3", "statusExplanation": "Waiting to run." },
        ])
    );
}

#[tokio::test]
async fn the_status_of_a_study_has_its_meaning_and_the_end_of_its_period() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let end = Utc::now() + TimeDelta::days(10) + TimeDelta::hours(1);
    let studies = json!([
        { "attributionId": 51, "studyName": "New", "status": "PENDING", "postStudyEndDate": end.timestamp() },
        { "attributionId": 52, "studyName": "Endless", "status": "ON_HOLD" },
    ]);
    harness
        .answer_once("/v3/api/attribution", json!({ "data": studies }))
        .await;
    let query =
        "{ studies(orderBy: { field: STUDY_ID, direction: ASC }) { nodes { statusExplanation } } }";
    let answer = client.graphql(query, json!({})).await;
    assert_eq!(answer.get("errors"), None, "{answer}");
    let day = end.format("%m-%d-%Y");
    assert_eq!(
        answer["data"]["studies"]["nodes"],
        json!([
            { "statusExplanation": format!("New: waiting for approval. Its period ends on {day}, in 10 days.") },
            { "statusExplanation": "The service reports an unknown status. Its period has no end date." },
        ])
    );
}
