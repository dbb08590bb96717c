//! Processing jobs of markets.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Harness, STAFF};

const QUERY: &str = "query ($filter: ProcessingJobFilter) { processingJobs(filter: $filter) {
  totalCount
  nodes { processingJobId jobClass marketName createdAt hasImpressions hasDemographics audits { auditId jobType jobTypeText parts { name isDone } } }
} }";

#[tokio::test]
async fn a_processing_job_has_what_its_newest_audits_have() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let audit = |id: i32, step: &str, day: i32, status: Value| json!({ "auditId": id, "jobType": step, "jobStatus": status, "createdAt": format!("2026-03-{day:02}T00:00:00Z") });
    let jobs = json!([
        {
            "jobId": 330, "jobClass": "NIGHTLY", "createdAt": "2026-03-03T01:00:00Z",
            "jobAOI": { "marketName": "Boston" },
            "audits": [
                audit(2, "IMPRESSIONS", 4, json!({ "load": true, "match": true })),
                audit(1, "IMPRESSIONS", 3, json!({ "load": false })),
                audit(3, "DEMOGRAPHICS", 3, json!({ "join": true, "load": "true" })),
                audit(5, "REACH", 5, json!({})),
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
    let bare = |id: i32, created: Value, audits: Value| {
        json!({
            "processingJobId": id, "jobClass": null, "marketName": null, "createdAt": created, "hasImpressions": false,
            "hasDemographics": false, "audits": audits,
        })
    };
    let part = |name: &str, is_done: bool| json!({ "name": name, "isDone": is_done });
    let step = |id: i32, name: &str, parts: Value| json!({ "auditId": id, "jobType": name, "jobTypeText": name, "parts": parts });
    assert_eq!(
        answer["data"]["processingJobs"],
        json!({ "totalCount": 3, "nodes": [
            bare(332, json!("2026-03-04T01:00:00Z"), json!([step(4, "DEMOGRAPHICS", json!([]))])),
            {
                "processingJobId": 330, "jobClass": "NIGHTLY", "marketName": "Boston", "createdAt": "2026-03-03T01:00:00Z",
                "hasImpressions": true, "hasDemographics": false,
                "audits": [
                    step(1, "IMPRESSIONS", json!([part("load", false)])),
                    step(3, "DEMOGRAPHICS", json!([part("join", true), part("load", false)])),
                    step(2, "IMPRESSIONS", json!([part("load", true), part("match", true)])),
                    { "auditId": 5, "jobType": "UNRECOGNIZED", "jobTypeText": "REACH", "parts": [] },
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
    let count = async |filter: Value| {
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
    let boston = count(json!({ "text": "BOSTON" })).await;
    assert!(boston > 0 && boston < all, "{boston}");
    assert_eq!(count(json!({ "marketNames": ["Boston"] })).await, boston);
    let two = count(json!({ "marketNames": ["Boston", "Detroit"] })).await;
    assert!(two > boston, "{two}");
    assert_eq!(count(json!({ "marketNames": ["BOSTON", "Bos"] })).await, 0);
}

/// A processing job of a market, created at a time.
fn job(id: i32, market: &str, created_at: Value) -> Value {
    json!({ "jobId": id, "createdAt": created_at, "jobAOI": { "marketName": market } })
}

#[tokio::test]
async fn a_market_has_one_processing_job_for_each_date() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let jobs = json!([
        job(1, "Boston", json!("2025-03-10T09:00:00Z")),
        job(2, "Boston", json!("2025-03-10T15:00:00Z")),
        job(3, "Boston", json!("2025-03-10T21:00:00-04:00")),
        job(4, "Boston", Value::Null),
    ]);
    let query = "{ market(by: { marketId: 2 }) { processingJobs { totalCount nodes { processingJobId market { marketId } } } } }";
    harness
        .answer_once("/v3/api/jobs/market-name/Boston", json!({ "data": jobs }))
        .await;
    harness.clear_calls().await;
    let node = |id: i32| json!({ "processingJobId": id, "market": { "marketId": 2 } });
    assert_eq!(
        client.fresh(query, json!({})).await,
        json!({ "data": { "market": { "processingJobs": {
            "totalCount": 3, "nodes": [node(3), node(2), node(4)],
        } } } })
    );
    assert_eq!(
        harness.sorted_calls().await,
        [
            "main GET /v3/api/jobs/market-name/Boston",
            "main GET /v3/api/markets",
        ]
    );
    harness
        .answer_once("/v3/api/jobs/market-name/Boston", json!({ "data": [] }))
        .await;
    let none = json!({ "totalCount": 0, "nodes": [] });
    assert_eq!(
        client.fresh(query, json!({})).await,
        json!({ "data": { "market": { "processingJobs": none } } })
    );
}

/// What the cards of the processing screen show, and its list.
#[tokio::test]
async fn important_markets_with_their_newest_job_and_the_list_make_two_calls() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let market = |id: i32, name: &str| json!({ "marketId": id, "marketName": name });
    let markets = json!([
        market(1, "Providence"),
        market(2, "Boston"),
        market(3, "New York"),
        market(4, "Houston"),
    ]);
    let jobs = json!([
        job(1, "Boston", json!("2025-03-11T09:00:00Z")),
        job(2, "Boston", json!("2025-03-12T09:00:00Z")),
        job(3, "Boston", Value::Null),
        job(4, "New York", json!("2025-03-10T09:00:00Z")),
        job(5, "New York City", json!("2025-03-13T09:00:00Z")),
        job(6, "Providence", json!("2025-03-13T09:00:00Z")),
        { "jobId": 7, "createdAt": "2025-03-13T09:00:00Z" },
    ]);
    harness
        .answer_once("/v3/api/markets", json!({ "data": markets }))
        .await;
    harness
        .answer_once("/v3/api/jobs/index", json!({ "data": jobs }))
        .await;
    harness.clear_calls().await;
    let query = "{
        markets(filter: { isImportant: true }) { nodes { name isImportant newestProcessingJob { processingJobId } } }
        others: markets(filter: { isImportant: false }) { nodes { name isImportant } }
        processingJobs { totalCount }
    }";
    let card = |name: &str, job: Value| json!({ "name": name, "isImportant": true, "newestProcessingJob": job });
    assert_eq!(
        client.fresh(query, json!({})).await,
        json!({ "data": {
            "markets": { "nodes": [
                card("Boston", json!({ "processingJobId": 2 })),
                card("Houston", Value::Null),
                card("New York", json!({ "processingJobId": 4 })),
            ] },
            "others": { "nodes": [{ "name": "Providence", "isImportant": false }] },
            "processingJobs": { "totalCount": 7 },
        } })
    );
    assert_eq!(
        harness.sorted_calls().await,
        ["main GET /v3/api/jobs/index", "main GET /v3/api/markets"]
    );
}
