//! Refresh jobs of campaigns, and running them.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Harness, STAFF};

const PATH: &str = "/api/pipeline-jobs";

const JOBS: &str = "query ($filter: CampaignRefreshJobFilter, $order: CampaignRefreshJobOrder) {
  campaignRefreshJobs(filter: $filter, orderBy: $order) { nodes {
    id jobId campaignId campaignName campaign { name } customerId customer { name }
    markets { name activeFrom activeTo } createdAt phase statusText statusLabel activeFrom activeTo
    run { allowed code reason changesAt } runLabel
  } }
}";

#[tokio::test]
async fn a_refresh_job_has_what_its_metadata_says() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let meta_data = json!({
        "campaignRef": "Spring Launch", "activeFrom": null, "activeTo": null,
        "markets": [{ "marketName": "Boston", "activeFrom": "1725062400", "activeTo": null }, {}, "Detroit"],
        "flights": [
            { "activeFrom": 1_725_062_400, "activeTo": 1_725_148_800 },
            { "activeFrom": 1_740_787_200, "activeTo": 1_741_780_800 },
        ],
    });
    let rows = json!([
        {
            "jobId": 91, "campaignId": "4", "customerId": 3, "createdAt": "2024-06-03T09:00:00Z",
            "jobStatus": "PENDING", "metaData": meta_data.to_string(),
        },
        { "jobId": "92", "campaignId": 99_999, "customerId": 999, "createdAt": 1_717_400_000, "jobStatus": "RUNNING", "metaData": "{" },
        { "campaignId": 4, "metaData": "{}" },
    ]);
    harness
        .service_answers_once("pipeline", PATH, json!({ "data": rows }))
        .await;
    harness.clear_calls().await;
    assert_eq!(
        client.fresh(JOBS, json!({})).await,
        json!({ "data": { "campaignRefreshJobs": { "nodes": [
            {
                "id": "Q2FtcGFpZ25SZWZyZXNoSm9iOjkx", "jobId": "91",
                "campaignId": 4, "campaignName": "Spring Launch", "campaign": { "name": "Spring Launch" },
                "customerId": 3, "customer": { "name": "Harbor Transit" },
                "markets": [{ "name": "Boston", "activeFrom": "2024-08-31", "activeTo": null }],
                "createdAt": "2024-06-03T09:00:00Z",
                "phase": "PENDING", "statusText": "PENDING", "statusLabel": "PENDING",
                "activeFrom": "2024-08-31", "activeTo": "2024-09-01",
                "run": { "allowed": true, "code": "ALLOWED", "reason": null, "changesAt": null },
                "runLabel": "Runnable",
            },
            {
                "id": "Q2FtcGFpZ25SZWZyZXNoSm9iOjky", "jobId": "92",
                "campaignId": 99_999, "campaignName": null, "campaign": null,
                "customerId": 999, "customer": null,
                "markets": [],
                "createdAt": "2024-06-03T07:33:20Z",
                "phase": "RUNNING", "statusText": "RUNNING", "statusLabel": "RUNNING",
                "activeFrom": null, "activeTo": null,
                "run": {
                    "allowed": false, "code": "MISSING_DATA",
                    "reason": "This campaign refresh job is missing data.", "changesAt": null,
                },
                "runLabel": "Missing Data",
            },
        ] } } })
    );
    assert_eq!(
        harness.sorted_calls().await,
        [
            "main GET /v3/api/campaigns",
            "main GET /v3/api/customers",
            "pipeline GET /api/pipeline-jobs",
        ]
    );
}

#[tokio::test]
async fn seeded_refresh_jobs_are_at_both_sides_of_what_can_be_run() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ campaignRefreshJobs(first: 500) { totalCount nodes { jobId activeFrom run { allowed } } } }";
    let answer = client.graphql(query, json!({})).await;
    let jobs = &answer["data"]["campaignRefreshJobs"];
    assert_eq!(jobs["totalCount"], 80 + 24 - 2);
    let cases = [
        ("81", false), // no metadata
        ("83", false), // half of it
        ("84", false), // a list
        ("85", true),  // an object
        ("86", true),  // the job's own dates
        ("87", false), // 2024-08-31 23:59:59
        ("88", true),  // 2024-09-01 00:00:00
        ("89", false), // 2024-08-31 00:00:00
        ("90", false), // only the second flight has dates
        ("91", true),
        ("92", false),
        ("98", true), // dates as text
    ];
    for (id, expected) in cases {
        let nodes = jobs["nodes"].as_array().unwrap();
        let job = nodes.iter().find(|job| job["jobId"] == id).unwrap();
        assert_eq!(job["run"]["allowed"], expected, "{id}");
    }
}

#[tokio::test]
async fn refresh_jobs_are_listed_newest_first_and_filtered_by_phase_and_day() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await.in_zone("Etc/UTC");
    let job = |id: i32, created_at: Value, status: &str| json!({ "jobId": id, "createdAt": created_at, "jobStatus": status });
    let rows = json!([
        job(9, json!("2025-03-02T00:00:00Z"), "COMPLETED"),
        job(10, json!("2025-03-02T00:00:00Z"), "FAILED"),
        job(8, json!("2025-03-03T00:00:00Z"), "POSTPONED"),
        job(7, Value::Null, "UPLOADING"),
    ]);
    let none = || Value::Null;
    let cases = [
        (none(), none(), vec!["8", "9", "10", "7"]),
        (
            none(),
            json!({ "field": "JOB_ID", "direction": "DESC" }),
            vec!["10", "9", "8", "7"],
        ),
        (
            json!({ "phases": ["COMPLETED", "FAILED"] }),
            none(),
            vec!["9", "10"],
        ),
        (json!({ "phases": ["RUNNING"] }), none(), vec!["7"]),
        (json!({ "phases": [] }), none(), vec![]),
        (json!({ "createdSince": "2025-03-03" }), none(), vec!["8"]),
        (
            json!({ "createdSince": "2025-03-02" }),
            none(),
            vec!["8", "9", "10"],
        ),
        (json!({ "createdSince": "2025-03-04" }), none(), vec![]),
    ];
    for (filter, order, expected) in cases {
        harness
            .service_answers_once("pipeline", PATH, json!({ "data": rows }))
            .await;
        let answer = client
            .fresh(JOBS, json!({ "filter": filter, "order": order }))
            .await;
        let nodes = answer["data"]["campaignRefreshJobs"]["nodes"]
            .as_array()
            .unwrap();
        let found: Vec<&str> = nodes
            .iter()
            .map(|job| job["jobId"].as_str().unwrap())
            .collect();
        assert_eq!(found, expected, "{filter} {order}");
    }
}

const RUN: &str = "mutation ($id: String!) { runCampaignRefreshJob(input: { jobId: $id }) {
  job { jobId phase } errors { message path code }
} }";

fn ran(job: Value, errors: Value) -> Value {
    json!({ "data": { "runCampaignRefreshJob": { "job": job, "errors": errors } } })
}

fn error(code: &str, message: &str) -> Value {
    json!([{ "message": message, "path": null, "code": code }])
}

#[tokio::test]
async fn a_runnable_job_is_run_once() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    // It was complete before.
    let answer = client.graphql(RUN, json!({ "id": "104" })).await;
    let job = json!({ "jobId": "104", "phase": "PENDING" });
    assert_eq!(answer, ran(job, json!([])));
    assert_eq!(
        harness.only_write().await,
        (
            "POST /api/run-pipeline-job".to_owned(),
            json!({ "jobId": 104 })
        )
    );
}

#[tokio::test]
async fn a_job_that_misses_data_is_refused_without_a_write() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let missing = "This campaign refresh job is missing data.";
    for (id, errors) in [
        ("87", error("MISSING_DATA", missing)),
        ("83", error("MISSING_DATA", missing)),
        ("424242", error("NOT_FOUND", "There is no such job.")),
    ] {
        let answer = client.graphql(RUN, json!({ "id": id })).await;
        assert_eq!(answer, ran(Value::Null, errors), "{id}");
    }
    assert_eq!(harness.writes().await, []);
}

#[tokio::test]
async fn a_run_that_the_service_refuses_has_its_message() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let message = "The impressions of this campaign are locked by an invoice.";
    let answer = client.graphql(RUN, json!({ "id": "99" })).await;
    assert_eq!(answer, ran(Value::Null, error("REJECTED", message)));
}
