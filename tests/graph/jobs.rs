//! Jobs of the queue, and the links to their files.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{DEVELOPER, Harness, STAFF};

const JOB: &str = "query ($id: String!) { job(by: { jobId: $id }) {
  id jobId type typeLabel status statusLabel failure createdBy userId createdAt
  files { key name url open { allowed code reason changesAt } expiresAt expiryLabel isExpired }
  refresh { allowed code reason changesAt }
  viewReport { allowed code reason changesAt }
  request {
    customerId customer { slug } campaignIds campaigns { totalCount nodes { campaignId } }
    dates { from to startsAt endsAt } pixelId pixel { name } campaignId campaign { name } attributionId
  }
} }";

#[tokio::test]
async fn a_completed_job_has_files_with_their_expiry_in_the_callers_time_zone() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let link = |target: &str| format!("{}/{target}", harness.storage_url());
    let row = json!({
        "id": 7, "status": "2", "jobType": "JOB_QUEUE__ATTRIBUTION_PROCESS", "email": STAFF, "userId": 1,
        "createdAt": "2025-03-12T08:00:00-04:00",
        "result": {
            "attribution/7/summary.csv": link("b?Signature=x"),
            "attribution/7/output.json": link("a?Expires=1741780800&Signature=x"),
            "attribution/7/none": null,
        },
        "metaData": { "requestInfo": {
            "customerId": "3", "campaignIds": [4, "5", "x"], "mainRange": [1_741_651_200, "1741737599"], "attributionId": 52,
        } },
    });
    harness
        .answer_once("/v3/internal/queue/7", json!({ "data": row }))
        .await;
    let allowed = json!({ "allowed": true, "code": "ALLOWED", "reason": null, "changesAt": null });
    assert_eq!(
        client
            .in_zone("America/New_York")
            .graphql(JOB, json!({ "id": "7" }))
            .await,
        json!({ "data": { "job": {
            "id": "Sm9iOjc",
            "jobId": "7",
            "type": "ATTRIBUTION_RESULTS",
            "typeLabel": "Attribution Results",
            "status": "COMPLETED",
            "statusLabel": "Completed",
            "failure": null,
            "createdBy": "staff@marquee.example",
            "userId": 1,
            "createdAt": "2025-03-12T12:00:00Z",
            "files": [
                {
                    "key": "attribution/7/output.json",
                    "name": "output.json",
                    "url": link("a?Expires=1741780800&Signature=x"),
                    "open": allowed,
                    "expiresAt": "2025-03-12T12:00:00Z",
                    "expiryLabel": "expires 03/12/2025 8:00 AM",
                    "isExpired": true,
                },
                {
                    "key": "attribution/7/summary.csv",
                    "name": "summary.csv",
                    "url": link("b?Signature=x"),
                    "open": allowed,
                    "expiresAt": null,
                    "expiryLabel": null,
                    "isExpired": false,
                },
            ],
            "refresh": allowed,
            "viewReport": allowed,
            "request": {
                "customerId": 3,
                "customer": { "slug": "harbor-transit" },
                "campaignIds": [4, 5],
                "campaigns": { "totalCount": 2, "nodes": [{ "campaignId": 5 }, { "campaignId": 4 }] },
                "dates": {
                    "from": "2025-03-11", "to": "2025-03-11",
                    "startsAt": "2025-03-11T00:00:00Z", "endsAt": "2025-03-11T23:59:59Z",
                },
                "pixelId": null,
                "pixel": null,
                "campaignId": null,
                "campaign": null,
                "attributionId": 52,
            },
        } } })
    );
}

#[tokio::test]
async fn a_job_without_links_has_the_reason_why_it_cannot_be_refreshed() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ job(by: { jobId: \"7\" }) {
  jobId typeLabel type statusLabel status files { key } refresh { allowed code reason } viewReport { allowed code reason } request { customerId }
} }";
    let file = json!({ "a/7/x.csv": "https://files.example/x" });
    let pending = json!({ "allowed": false, "code": "NOT_COMPLETED", "reason": "This job has not completed." });
    let no_files =
        json!({ "allowed": false, "code": "NO_FILES", "reason": "This job has no files." });
    let no_report = json!({ "allowed": false, "code": "NO_REPORT", "reason": "Only attribution results have a report." });
    let allowed = json!({ "allowed": true, "code": "ALLOWED", "reason": null });
    let cases = [
        (
            json!(0),
            &file,
            ["Pending", "PENDING"],
            &pending,
            &pending,
            json!([]),
        ),
        (
            json!("ERROR"),
            &file,
            ["Error", "ERROR"],
            &pending,
            &pending,
            json!([]),
        ),
        (
            json!(3),
            &file,
            ["3", "UNRECOGNIZED"],
            &pending,
            &pending,
            json!([]),
        ),
        (
            json!("SUCCESS"),
            &Value::Null,
            ["Completed", "COMPLETED"],
            &no_files,
            &no_files,
            json!([]),
        ),
        (
            json!(2),
            &file,
            ["Completed", "COMPLETED"],
            &allowed,
            &no_report,
            json!([{ "key": "a/7/x.csv" }]),
        ),
    ];
    for (status, result, [label, name], refresh, report, files) in cases {
        let row =
            json!({ "id": "7", "status": status, "jobType": "JOB_QUEUE__OTHER", "result": result });
        harness
            .answer_once("/v3/internal/queue/7", json!({ "data": row }))
            .await;
        assert_eq!(
            client.fresh(query, json!({})).await,
            json!({ "data": { "job": {
                "jobId": "7", "typeLabel": "JOB_QUEUE__OTHER", "type": "UNRECOGNIZED", "statusLabel": label, "status": name,
                "files": files, "refresh": refresh, "viewReport": report, "request": null,
            } } }),
            "{row}"
        );
    }
}

#[tokio::test]
async fn jobs_are_listed_newest_first_and_filtered() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($filter: JobFilter) { jobs(filter: $filter) { nodes { jobId } } }";
    let request = |info: Value| json!({ "requestInfo": info });
    let rows = json!([
        { "id": 1, "status": 0, "jobType": "JOB_QUEUE__PIXELS_FILTER", "email": STAFF, "createdAt": "2025-03-01T00:00:00Z",
          "metaData": request(json!({ "pixelId": 31, "campaignId": 4 })) },
        { "id": "2", "status": "ERROR", "jobType": "JOB_QUEUE__DEVICES_UNIQUE", "email": "STAFF@Marquee.example", "createdAt": 1_741_780_800,
          "metaData": request(json!({ "campaignIds": [4, 5] })) },
        { "id": 3, "jobType": "JOB_QUEUE__OTHER", "email": DEVELOPER, "createdAt": null },
        { "id": 4, "jobType": "JOB_QUEUE__ATTRIBUTION_IMPORT", "createdAt": 1_741_780_800_000_i64, "metaData": null },
        { "jobType": "JOB_QUEUE__OTHER" },
    ]);
    let cases = [
        (Value::Null, vec!["4", "2", "1", "3"]),
        (
            json!({ "types": ["PIXELS", "ATTRIBUTION_EXPORT"] }),
            vec!["4", "1"],
        ),
        (json!({ "types": ["UNRECOGNIZED"] }), vec!["3"]),
        (json!({ "createdByMe": true }), vec!["2", "1"]),
        (json!({ "createdByMe": false }), vec!["4", "3"]),
        (json!({ "statuses": ["PENDING", "ERROR"] }), vec!["2", "1"]),
        (json!({ "statuses": ["UNRECOGNIZED"] }), vec!["4", "3"]),
        (json!({ "statuses": [] }), vec![]),
        (json!({ "pixelId": 31 }), vec!["1"]),
        (json!({ "campaignId": 4 }), vec!["2", "1"]),
        (json!({ "campaignId": 4, "types": ["DEVICES"] }), vec!["2"]),
    ];
    for (filter, jobs) in cases {
        harness
            .answer_once("/v3/internal/queue", json!({ "data": rows }))
            .await;
        let nodes: Vec<Value> = jobs.iter().map(|id| json!({ "jobId": id })).collect();
        assert_eq!(
            client.fresh(query, json!({ "filter": filter })).await,
            json!({ "data": { "jobs": { "nodes": nodes } } }),
            "{filter}"
        );
    }
}

#[tokio::test]
async fn jobs_are_sorted_by_every_field_and_paged_from_both_ends() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($order: JobOrder, $first: Int, $last: Int, $after: String) {
  jobs(orderBy: $order, first: $first, last: $last, after: $after) { totalCount nodes { jobId } pageInfo { hasNextPage endCursor } }
}";
    let row = |id: &str, kind: &str, status: i32, at: Value| json!({ "id": id, "jobType": kind, "status": status, "createdAt": at });
    let rows = json!([
        row(
            "10",
            "JOB_QUEUE__PIXELS_FILTER",
            0,
            json!("2025-03-03T00:00:00Z")
        ),
        row(
            "9",
            "JOB_QUEUE__DEVICES_UNIQUE",
            2,
            json!("2025-03-01T00:00:00Z")
        ),
        row("2", "JOB_QUEUE__ATTRIBUTION_PROCESS", 1, Value::Null),
        row(
            "1",
            "JOB_QUEUE__DEVICES_UNIQUE",
            2,
            json!("2025-03-02T00:00:00Z")
        ),
    ]);
    let by = |field: &str, direction: &str| json!({ "order": { "field": field, "direction": direction } });
    let mut cursor = Value::Null;
    for (variables, jobs, has_next) in [
        (json!({}), vec!["10", "1", "9", "2"], false),
        (by("CREATED_AT", "ASC"), vec!["9", "1", "10", "2"], false),
        (by("JOB_ID", "ASC"), vec!["1", "2", "9", "10"], false),
        (by("JOB_ID", "DESC"), vec!["10", "9", "2", "1"], false),
        (by("TYPE", "ASC"), vec!["2", "1", "9", "10"], false),
        (by("STATUS", "ASC"), vec!["1", "9", "2", "10"], false),
        (json!({ "last": 1 }), vec!["2"], false),
        (json!({ "first": 3 }), vec!["10", "1", "9"], true),
        (json!({ "first": 3, "after": "" }), vec!["2"], false),
    ] {
        harness
            .answer_once("/v3/internal/queue", json!({ "data": rows }))
            .await;
        let mut variables = variables;
        if variables.get("after").is_some() {
            variables["after"] = cursor.take();
        }
        let mut answer = client.fresh(query, variables.clone()).await;
        cursor = answer["data"]["jobs"]["pageInfo"]["endCursor"].take();
        let nodes: Vec<Value> = jobs.iter().map(|id| json!({ "jobId": id })).collect();
        assert_eq!(
            answer,
            json!({ "data": { "jobs": {
                "totalCount": 4, "nodes": nodes, "pageInfo": { "hasNextPage": has_next, "endCursor": null },
            } } }),
            "{variables}"
        );
    }
}

#[tokio::test]
async fn a_failed_job_has_the_services_words_and_no_other_has() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ job(by: { jobId: \"7\" }) { status failure } }";
    for (status, message, name, failure) in [
        (
            json!(1),
            json!("The warehouse is closed."),
            "ERROR",
            json!("The warehouse is closed."),
        ),
        (json!("ERROR"), Value::Null, "ERROR", Value::Null),
        (json!(0), json!("Half way."), "PENDING", Value::Null),
        (json!(2), json!("Done."), "COMPLETED", Value::Null),
        (json!(3), json!("Paused."), "UNRECOGNIZED", Value::Null),
    ] {
        let row = json!({ "id": 7, "status": status, "message": message });
        harness
            .answer_once("/v3/internal/queue/7", json!({ "data": row }))
            .await;
        assert_eq!(
            client.fresh(query, json!({})).await,
            json!({ "data": { "job": { "status": name, "failure": failure } } })
        );
    }
}

#[tokio::test]
async fn a_job_is_read_again_until_it_has_finished() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    for (query, path, is_list) in [
        (
            "{ job(by: { jobId: \"7\" }) { status } }",
            "/v3/internal/queue/7",
            false,
        ),
        ("{ jobs { nodes { status } } }", "/v3/internal/queue", true),
    ] {
        let found = |status: &str| {
            let job = json!({ "status": status });
            match is_list {
                false => json!({ "data": { "job": job } }),
                true => {
                    json!({ "data": { "jobs": { "nodes": [job, { "status": "COMPLETED" }] } } })
                }
            }
        };
        harness.clear_calls().await;
        for (status, name) in [
            (0, "PENDING"),
            (3, "UNRECOGNIZED"),
            (0, "PENDING"),
            (2, "COMPLETED"),
        ] {
            let job = json!({ "id": 7, "status": status, "createdAt": "2025-03-12T00:00:00Z" });
            let data = match is_list {
                false => job,
                true => json!([job, { "id": 6, "status": 2 }]),
            };
            harness.answer_once(path, json!({ "data": data })).await;
            assert_eq!(client.graphql(query, json!({})).await, found(name));
        }
        let call = format!("main GET {path}");
        assert_eq!(harness.sorted_calls().await, vec![call.as_str(); 4]);
        // What has finished is cached.
        assert_eq!(client.graphql(query, json!({})).await, found("COMPLETED"));
        assert_eq!(harness.sorted_calls().await, vec![call.as_str(); 4]);
    }
}

#[tokio::test]
async fn refreshing_a_job_bypasses_the_cache() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    client
        .graphql("{ job(by: { jobId: \"1802\" }) { jobId } }", json!({}))
        .await;
    harness.clear_calls().await;
    let query = "mutation ($id: String!) { refreshJob(input: { jobId: $id }) { job { jobId files { url } } errors { message path code } } }";
    let first = client.graphql(query, json!({ "id": "1802" })).await;
    let job = &first["data"]["refreshJob"]["job"];
    assert_eq!(job["jobId"], "1802");
    let url = job["files"][0]["url"].as_str().unwrap();
    assert!(
        client
            .http
            .get(url)
            .send()
            .await
            .unwrap()
            .status()
            .is_success()
    );
    client.graphql(query, json!({ "id": "1802" })).await;
    assert_eq!(
        harness.sorted_calls().await[..2],
        ["main GET /v3/internal/queue/1802"; 2]
    );
    let errors = json!([{ "message": "There is no such job.", "path": null, "code": "NOT_FOUND" }]);
    assert_eq!(
        client.graphql(query, json!({ "id": "9" })).await,
        json!({ "data": { "refreshJob": { "job": null, "errors": errors } } })
    );
}
