//! The results of attribution studies, and what they are broken down by.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Harness, STAFF};

#[tokio::test]
async fn cuts_pixels_and_results_belong_to_the_study() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($id: Int!) { study(by: { attributionId: $id }) {
  cuts { cutOrderOne cutOrderTwo } pixels { nodes { pixelId name } } latestResult { jobId typeLabel study { attributionId } }
} }";
    harness.clear_calls().await;
    let answer = client.graphql(query, json!({ "id": 52 })).await;
    let study = &answer["data"]["study"];
    assert_eq!(
        study["cuts"],
        json!([{ "cutOrderOne": "MARKET", "cutOrderTwo": "CREATIVE" }, { "cutOrderOne": "DAYPART", "cutOrderTwo": null }])
    );
    assert_eq!(
        study["pixels"]["nodes"],
        json!([
            { "pixelId": 33, "name": "Checkout" },
            { "pixelId": 31, "name": "Home" },
            { "pixelId": 32, "name": "Products" },
        ])
    );
    assert_eq!(
        harness.sorted_calls().await,
        [
            "main GET /v3/api/attribution",
            "main GET /v3/api/attribution/52",
            "main GET /v3/api/attribution/52/cuts?customerId=3",
            "main GET /v3/api/attribution/jobs",
            "main GET /v3/api/pixels/attribution/52/customer/3",
        ]
    );
    let result = async |id: i32| {
        let query = "query ($id: Int!) { study(by: { attributionId: $id }) { latestResult { jobId study { attributionId } } } }";
        let mut answer = client.graphql(query, json!({ "id": id })).await;
        assert_eq!(answer.get("errors"), None);
        answer["data"]["study"]["latestResult"].take()
    };
    // Matched by customer and campaign, because the job names no study.
    assert_eq!(
        result(72).await,
        json!({ "jobId": "1749", "study": { "attributionId": 72 } })
    );
    assert_eq!(result(74).await, Value::Null, "its jobs have not ended");
    assert_eq!(result(75).await, Value::Null, "its jobs have failed");
    assert_eq!(result(76).await, Value::Null);
}

/// The jobs are read once for all studies.
#[tokio::test]
async fn a_study_says_whether_it_has_results_to_open() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let query = "{ studies(first: 5000) { nodes {
  attributionId openResults { allowed code reason } latestResult { jobId }
} } }";
    let answer = client.fresh(query, json!({})).await;
    assert_eq!(answer.get("errors"), None);
    assert_eq!(
        harness.sorted_calls().await,
        [
            "main GET /v3/api/attribution",
            "main GET /v3/api/attribution/jobs"
        ]
    );
    let allowed = json!({ "allowed": true, "code": "ALLOWED", "reason": null });
    let refused = json!({
        "allowed": false, "code": "NO_RESULTS", "reason": "This study has no completed results yet.",
    });
    let (mut with, mut without) = (0, 0);
    for study in answer["data"]["studies"]["nodes"].as_array().unwrap() {
        let has_results = !study["latestResult"].is_null();
        *(if has_results { &mut with } else { &mut without }) += 1;
        let expected = if has_results { &allowed } else { &refused };
        assert_eq!(&study["openResults"], expected, "{study}");
    }
    assert!(with > 1 && without > 1, "{with} {without}");
}

#[tokio::test]
async fn of_several_results_the_newest_counts() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let job = |id: i32, day: i32, status: i32, kind: &str| {
        json!({
            "id": id, "status": status, "jobType": kind, "createdAt": format!("2026-03-{day:02}T00:00:00Z"),
            "metaData": { "requestInfo": { "attributionId": 52 } },
        })
    };
    let (process, import) = (
        "JOB_QUEUE__ATTRIBUTION_PROCESS",
        "JOB_QUEUE__ATTRIBUTION_IMPORT",
    );
    let jobs = json!([
        job(1, 3, 2, process),
        job(2, 5, 2, process),
        job(3, 4, 2, process),
        job(4, 9, 1, process),
        job(5, 9, 0, process),
        job(6, 9, 2, import)
    ]);
    harness
        .answer_once("/v3/api/attribution/jobs", json!({ "data": jobs }))
        .await;
    let query = "{ study(by: { attributionId: 52 }) { latestResult { jobId } } }";
    let answer = client.graphql(query, json!({})).await;
    assert_eq!(
        answer["data"]["study"]["latestResult"],
        json!({ "jobId": "2" })
    );
}

#[tokio::test]
async fn a_study_lists_its_jobs() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let job = |id: i32, day: i32, request: Value| {
        json!({
            "id": id, "status": 2, "jobType": "JOB_QUEUE__ATTRIBUTION_PROCESS",
            "createdAt": format!("2026-03-{day:02}T00:00:00Z"), "metaData": { "requestInfo": request },
        })
    };
    let study = client
        .graphql(
            "{ study(by: { attributionId: 52 }) { customerId campaignId } }",
            json!({}),
        )
        .await["data"]["study"]
        .take();
    let (customer, campaign) = (&study["customerId"], &study["campaignId"]);
    let jobs = json!([
        job(1, 3, json!({ "attributionId": 52 })),
        job(
            2,
            5,
            json!({ "customerId": customer, "campaignIds": [campaign] })
        ),
        job(
            3,
            4,
            json!({ "attributionId": 57, "customerId": customer, "campaignIds": [campaign] })
        ),
        job(4, 6, json!({ "customerId": customer, "campaignIds": [] })),
        json!({ "id": 5, "status": 1, "jobType": "JOB_QUEUE__ATTRIBUTION_PROCESS" })
    ]);
    harness
        .answer_once("/v3/api/attribution/jobs", json!({ "data": jobs }))
        .await;
    harness.clear_calls().await;
    let query = "{ studies(filter: { attributionIds: [52, 57] }) { nodes {
  all: jobs { totalCount nodes { jobId } }
  first: jobs(filter: { dates: { from: \"2026-03-01\", to: \"2026-03-04\" } }, orderBy: { field: JOB_ID }, first: 1) { nodes { jobId } }
} } }";
    let answer = client.graphql(query, json!({})).await;
    assert_eq!(
        answer,
        json!({ "data": { "studies": { "nodes": [
            { "all": { "totalCount": 1, "nodes": [{ "jobId": "3" }] }, "first": { "nodes": [{ "jobId": "3" }] } },
            {
                "all": { "totalCount": 2, "nodes": [{ "jobId": "2" }, { "jobId": "1" }] },
                "first": { "nodes": [{ "jobId": "1" }] },
            },
        ] } } })
    );
    assert_eq!(
        harness.sorted_calls().await,
        [
            "main GET /v3/api/attribution",
            "main GET /v3/api/attribution/jobs"
        ]
    );
}
