//! Processing jobs of markets.

use pretty_assertions::assert_eq;
use serde_json::json;

use crate::support::{Harness, STAFF};

const QUERY: &str = "query ($filter: ProcessingJobFilter) { processingJobs(filter: $filter) {
  totalCount
  nodes { jobId jobClass marketName createdAt hasImpressions hasDemographics audits { auditId jobType parts { name isDone } } }
} }";

#[tokio::test]
async fn a_processing_job_has_what_its_newest_audits_have() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let audit = |id: i32, step: &str, day: i32, status: serde_json::Value| json!({ "auditId": id, "jobType": step, "jobStatus": status, "createdAt": format!("2026-03-{day:02}T00:00:00Z") });
    let jobs = json!([
        {
            "jobId": 330, "jobClass": "NIGHTLY", "createdAt": "2026-03-03T01:00:00Z",
            "jobAOI": { "marketName": "Boston" },
            "audits": [
                audit(2, "IMPRESSIONS", 4, json!({ "load": true, "match": true })),
                audit(1, "IMPRESSIONS", 3, json!({ "load": false })),
                audit(3, "DEMOGRAPHICS", 3, json!({ "join": true, "load": "true" })),
            ],
        },
        { "jobId": 331, "jobAOI": null, "audits": null },
        { "jobId": 332, "createdAt": "2026-03-04T01:00:00Z", "audits": [audit(4, "DEMOGRAPHICS", 4, json!({}))] },
        { "jobClass": "WITHOUT_ID" },
    ]);
    harness
        .answer_once("/v3/api/jobs/index", json!({ "data": jobs }))
        .await;
    harness.clear_calls().await;
    let answer = client.fresh(QUERY, json!({})).await;
    let bare = |id: i32, created: serde_json::Value, audits: serde_json::Value| {
        json!({
            "jobId": id, "jobClass": null, "marketName": null, "createdAt": created, "hasImpressions": false,
            "hasDemographics": false, "audits": audits,
        })
    };
    let part = |name: &str, is_done: bool| json!({ "name": name, "isDone": is_done });
    assert_eq!(
        answer["data"]["processingJobs"],
        json!({ "totalCount": 3, "nodes": [
            bare(332, json!("2026-03-04T01:00:00Z"), json!([{ "auditId": 4, "jobType": "DEMOGRAPHICS", "parts": [] }])),
            {
                "jobId": 330, "jobClass": "NIGHTLY", "marketName": "Boston", "createdAt": "2026-03-03T01:00:00Z",
                "hasImpressions": true, "hasDemographics": false,
                "audits": [
                    { "auditId": 1, "jobType": "IMPRESSIONS", "parts": [part("load", false)] },
                    { "auditId": 3, "jobType": "DEMOGRAPHICS", "parts": [part("join", true), part("load", false)] },
                    { "auditId": 2, "jobType": "IMPRESSIONS", "parts": [part("load", true), part("match", true)] },
                ],
            },
            bare(331, json!(null), json!([])),
        ] })
    );
    assert_eq!(
        harness.sorted_calls().await,
        ["main GET /v3/api/jobs/index"]
    );
}

#[tokio::test]
async fn processing_jobs_are_filtered_by_market_and_by_what_they_have() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let count = async |filter: serde_json::Value| {
        let answer = client.graphql(QUERY, json!({ "filter": filter })).await;
        assert_eq!(answer.get("errors"), None);
        answer["data"]["processingJobs"]["totalCount"]
            .as_i64()
            .unwrap()
    };
    let all = count(json!({})).await;
    assert_eq!(all, 90);
    for field in ["hasImpressions", "hasDemographics"] {
        let done = count(json!({ field: true })).await;
        let open = count(json!({ field: false })).await;
        assert!(
            done > 0 && open > 0 && done + open == all,
            "{field} {done} {open}"
        );
    }
    let boston = count(json!({ "marketName": "BOSTON" })).await;
    assert!(boston > 0 && boston < all, "{boston}");
}
