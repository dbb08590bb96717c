//! Jobs of the queue, and the links to their files.

use std::time::Duration;

use pretty_assertions::assert_eq;
use sandbox::SandboxOptions;
use serde_json::{Value, json};

use crate::support::{Client, DEVELOPER, Harness, STAFF};

const JOB: &str = "query ($id: String!) { job(jobId: $id) {
  id jobId type typeLabel status statusLabel createdBy userId createdAt
  files { key name url expiresAt expiryLabel }
  refresh { allowed code reason changesAt }
  viewReport { allowed code reason changesAt }
  request { customerId customer { slug } campaignIds from to pixelId campaignId startDate endDate attributionId }
} }";

#[tokio::test]
async fn a_completed_job_has_files_with_their_expiry_in_the_callers_time_zone() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let row = json!({
        "id": 7, "status": "2", "jobType": "JOB_QUEUE__ATTRIBUTION_PROCESS", "email": STAFF, "userId": 1,
        "createdAt": "2025-03-12T08:00:00-04:00",
        "result": {
            "attribution/7/summary.csv": "https://files.example/b?Signature=x",
            "attribution/7/output.json": "https://files.example/a?Expires=1741780800&Signature=x",
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
            "createdBy": "staff@marquee.example",
            "userId": 1,
            "createdAt": "2025-03-12T12:00:00Z",
            "files": [
                {
                    "key": "attribution/7/output.json",
                    "name": "output.json",
                    "url": "https://files.example/a?Expires=1741780800&Signature=x",
                    "expiresAt": "2025-03-12T12:00:00Z",
                    "expiryLabel": "expires 03/12/2025 8:00 AM",
                },
                {
                    "key": "attribution/7/summary.csv",
                    "name": "summary.csv",
                    "url": "https://files.example/b?Signature=x",
                    "expiresAt": null,
                    "expiryLabel": null,
                },
            ],
            "refresh": allowed,
            "viewReport": allowed,
            "request": {
                "customerId": 3,
                "customer": { "slug": "harbor-transit" },
                "campaignIds": [4, 5],
                "from": "2025-03-11T00:00:00Z",
                "to": "2025-03-11T23:59:59Z",
                "pixelId": null,
                "campaignId": null,
                "startDate": null,
                "endDate": null,
                "attributionId": 52,
            },
        } } })
    );
}

#[tokio::test]
async fn a_job_without_links_has_the_reason_why_it_cannot_be_refreshed() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ job(jobId: \"7\") {
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
        { "id": 1, "jobType": "JOB_QUEUE__PIXELS_FILTER", "email": STAFF, "createdAt": "2025-03-01T00:00:00Z",
          "metaData": request(json!({ "pixelId": 31, "campaignId": 4 })) },
        { "id": "2", "jobType": "JOB_QUEUE__DEVICES_UNIQUE", "email": "STAFF@Marquee.example", "createdAt": 1_741_780_800,
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
async fn a_pixel_has_the_viewers_own_jobs_for_it_or_its_campaign() {
    let harness = Harness::start().await;
    let query =
        "{ pixel(pixelId: 31) { jobs { nodes { jobId type request { pixelId campaignId } } } } }";
    let job = |id: &str, pixel: Value| json!({ "jobId": id, "type": "PIXELS", "request": { "pixelId": pixel, "campaignId": 4 } });
    let client = harness.sign_in(STAFF).await;
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({ "data": { "pixel": { "jobs": { "nodes": [
            job("1800", json!(31)),
            job("1820", Value::Null),
            job("1836", Value::Null),
            job("1860", json!(31)),
        ] } } } })
    );
    let client = harness.sign_in(DEVELOPER).await;
    let answer = client.graphql(query, json!({})).await;
    for job in answer["data"]["pixel"]["jobs"]["nodes"].as_array().unwrap() {
        assert!(
            !["1800", "1820", "1836", "1860"].contains(&job["jobId"].as_str().unwrap()),
            "{job}"
        );
    }
}

const RUN: &str = "mutation ($pixel: Int!, $dates: DateRangeInput!) {
  runPixelsJob(input: { pixelId: $pixel, dates: $dates }) {
    job {
      jobId typeLabel statusLabel createdBy files { key }
      request { customerId campaignId pixelId startDate endDate }
    }
    errors { message path code }
  }
}";

/// Refreshes a job until it is no longer pending, and returns it.
async fn ended(client: &Client, job_id: &Value) -> Value {
    let query = "mutation ($id: String!) { refreshJob(input: { jobId: $id }) {
  job { jobId statusLabel files { name url expiryLabel } } errors { message }
} }";
    loop {
        let mut answer = client.graphql(query, json!({ "id": job_id })).await;
        let job = answer["data"]["refreshJob"]["job"].take();
        assert!(job.is_object(), "{answer}");
        if job["statusLabel"] != "Pending" {
            return job;
        }
    }
}

#[tokio::test]
async fn a_pixels_job_is_queued_completes_and_produces_a_file() {
    let options = SandboxOptions {
        job_step: Duration::from_millis(300),
        ..SandboxOptions::default()
    };
    let harness = Harness::on(options, &[]).await;
    let client = harness.sign_in(STAFF).await;
    let dates = json!({ "preset": "CUSTOM", "from": "2025-03-11", "to": "2025-03-12" });
    let answer = client
        .graphql(RUN, json!({ "pixel": 31, "dates": dates }))
        .await;
    assert_eq!(
        answer,
        json!({ "data": { "runPixelsJob": {
            "job": {
                "jobId": "1864",
                "typeLabel": "Pixels",
                "statusLabel": "Pending",
                "createdBy": "staff@marquee.example",
                "files": [],
                "request": {
                    "customerId": 3, "campaignId": 4, "pixelId": 31, "startDate": "2025-03-11", "endDate": "2025-03-12",
                },
            },
            "errors": [],
        } } })
    );
    let list = "{ pixel(pixelId: 31) { jobs(first: 1) { nodes { jobId } } } }";
    let answer = client.graphql(list, json!({})).await;
    assert_eq!(
        answer,
        json!({ "data": { "pixel": { "jobs": { "nodes": [{ "jobId": "1864" }] } } } })
    );

    let job = ended(&client, &json!("1864")).await;
    assert_eq!(job["statusLabel"], "Completed");
    let file = &job["files"][0];
    assert_eq!(file["name"], "requests.csv");
    assert!(
        file["expiryLabel"]
            .as_str()
            .unwrap()
            .starts_with("expires "),
        "{file}"
    );
    let url = file["url"].as_str().unwrap();
    let content = client
        .http
        .get(url)
        .send()
        .await
        .unwrap()
        .error_for_status()
        .unwrap()
        .text()
        .await
        .unwrap();
    assert_eq!(content, "device_ip,device_time\n");
    // Storage rejects requests that carry the session's token.
    let refused = client
        .http
        .get(url)
        .bearer_auth(client.token())
        .send()
        .await
        .unwrap();
    assert!(refused.status().is_client_error(), "{}", refused.status());
}

#[tokio::test]
async fn a_failed_pixels_job_has_an_error_and_no_files() {
    let options = SandboxOptions {
        job_step: Duration::ZERO,
        ..SandboxOptions::default()
    };
    let harness = Harness::on(options, &[]).await;
    let client = harness.sign_in(STAFF).await;
    let answer = client
        .graphql(RUN, json!({ "pixel": 38, "dates": { "preset": "LAST_3" } }))
        .await;
    let job_id = &answer["data"]["runPixelsJob"]["job"]["jobId"];
    let job = ended(&client, job_id).await;
    assert_eq!(
        job,
        json!({ "jobId": job_id, "statusLabel": "Error", "files": [] })
    );
}

#[tokio::test]
async fn a_pixels_job_that_cannot_run_is_rejected_and_not_sent() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let yesterday = json!({ "preset": "YESTERDAY" });
    let cases = [
        (
            12,
            &yesterday,
            "This pixel belongs to no campaign, so no job can be run for it.",
            Value::Null,
            "REJECTED",
        ),
        (
            999,
            &yesterday,
            "There is no such pixel.",
            Value::Null,
            "NOT_FOUND",
        ),
        (
            31,
            &json!({ "preset": "CUSTOM" }),
            "Please select a start and end date.",
            json!(["input", "dates"]),
            "REJECTED",
        ),
    ];
    for (pixel, dates, message, path, code) in cases {
        let errors = json!([{ "message": message, "path": path, "code": code }]);
        assert_eq!(
            client
                .graphql(RUN, json!({ "pixel": pixel, "dates": dates }))
                .await,
            json!({ "data": { "runPixelsJob": { "job": null, "errors": errors } } })
        );
    }
    let calls = harness.sorted_calls().await;
    assert!(
        calls.iter().all(|call| !call.contains("pixel-query-async")),
        "{calls:?}"
    );
}

#[tokio::test]
async fn refreshing_a_job_bypasses_the_cache() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    client
        .graphql("{ job(jobId: \"1802\") { jobId } }", json!({}))
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
