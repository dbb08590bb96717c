//! Jobs of the queue, and the links to their files.

use std::time::Duration;

use pretty_assertions::assert_eq;
use sandbox::SandboxOptions;
use serde_json::{Value, json};

use crate::support::{Client, DEVELOPER, Harness, STAFF};

const JOB: &str = "query ($id: String!) { job(jobId: $id) {
  id jobId type typeLabel status statusLabel failure createdBy userId createdAt
  files { key name url expiresAt expiryLabel isExpired }
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
            "failure": null,
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
                    "isExpired": true,
                },
                {
                    "key": "attribution/7/summary.csv",
                    "name": "summary.csv",
                    "url": "https://files.example/b?Signature=x",
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
                    "from": "2025-03-10", "to": "2025-03-11",
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
        (by("CREATED_AT", "ASC"), vec!["2", "9", "1", "10"], false),
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
async fn the_days_of_a_request_come_as_dates_or_as_times() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await.in_zone("America/New_York");
    let query =
        "{ job(jobId: \"7\") { request { customerId dates { from to startsAt endsAt } } } }";
    let cases = [
        (
            json!({ "startDate": "2025-03-09", "endDate": "2025-03-10" }),
            json!({
                "from": "2025-03-09", "to": "2025-03-10",
                "startsAt": "2025-03-09T05:00:00Z", "endsAt": "2025-03-11T03:59:59Z",
            }),
        ),
        (
            json!({ "mainRange": ["1741496400", 1_741_838_399] }),
            json!({
                "from": "2025-03-09", "to": "2025-03-12",
                "startsAt": "2025-03-09T05:00:00Z", "endsAt": "2025-03-13T03:59:59Z",
            }),
        ),
        (json!({ "startDate": "2025-03-09" }), Value::Null),
        (json!({ "mainRange": [1_741_496_400] }), Value::Null),
        (json!({ "startDate": "soon", "endDate": 7 }), Value::Null),
        (json!({}), Value::Null),
    ];
    for (mut info, dates) in cases {
        info["customerId"] = json!(3);
        let row = json!({ "id": 7, "status": 2, "metaData": { "requestInfo": info } });
        harness
            .answer_once("/v3/internal/queue/7", json!({ "data": row }))
            .await;
        assert_eq!(
            client.fresh(query, json!({})).await,
            json!({ "data": { "job": { "request": { "customerId": 3, "dates": dates } } } }),
            "{info}"
        );
    }
}

#[tokio::test]
async fn a_request_leads_to_its_pixel_and_campaigns_at_one_call_for_each_list() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ jobs(orderBy: { field: JOB_ID }) { nodes { jobId request {
  pixel { name } campaign { name } campaigns(filter: { text: \"spring\" }) { totalCount nodes { name } }
} } } }";
    let job = |id: i32, info: Value| json!({ "id": id, "status": 2, "metaData": { "requestInfo": info } });
    let first = job(
        1,
        json!({ "customerId": 3, "pixelId": 31, "campaignId": 4 }),
    );
    let rows = json!([
        first,
        job(
            2,
            json!({ "customerId": 3, "pixelId": 33, "campaignId": 99_999 })
        ),
        job(3, json!({ "customerId": 3, "campaignIds": [5, 4, 99_999] })),
        job(4, json!({ "customerId": 3, "pixelId": 999 })),
        job(5, Value::Null),
    ]);
    let none = || json!({ "totalCount": 0, "nodes": [] });
    let spring = || json!({ "name": "Spring Launch" });
    let node = |id: &str, pixel: Value, campaign: Value, campaigns: Value| json!({ "jobId": id, "request": { "pixel": pixel, "campaign": campaign, "campaigns": campaigns } });
    let home = || json!({ "name": "Home" });
    for (rows, nodes, pixels) in [
        (
            rows,
            json!([
                node("1", home(), spring(), none()),
                node("2", json!({ "name": "Checkout" }), Value::Null, none()),
                node("3", Value::Null, Value::Null, json!({ "totalCount": 1, "nodes": [spring()] })),
                node("4", Value::Null, Value::Null, none()),
                { "jobId": "5", "request": null },
            ]),
            // The customer's pixels, and the one that is not among them.
            vec![
                "main GET /v3/api/pixels/999",
                "main GET /v3/api/pixels/customer/3",
            ],
        ),
        (
            json!([first]),
            json!([node("1", home(), spring(), none())]),
            vec!["main GET /v3/api/pixels/31"],
        ),
    ] {
        harness
            .answer_once("/v3/internal/queue", json!({ "data": rows }))
            .await;
        harness.clear_calls().await;
        assert_eq!(
            client.fresh(query, json!({})).await,
            json!({ "data": { "jobs": { "nodes": nodes } } })
        );
        let mut calls = vec!["main GET /v3/api/campaigns"];
        calls.extend(pixels);
        calls.push("main GET /v3/internal/queue");
        assert_eq!(harness.sorted_calls().await, calls);
    }
}

#[tokio::test]
async fn a_failed_job_has_the_services_words_and_no_other_has() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ job(jobId: \"7\") { status failure } }";
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
            "{ job(jobId: \"7\") { status } }",
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
async fn the_jobs_of_a_pixel_are_filtered_sorted_and_paged() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($filter: JobFilter, $order: JobOrder) { pixel(by: { pixelId: 31 }) {
  jobs(filter: $filter, orderBy: $order, first: 3) { totalCount nodes { jobId } pageInfo { hasNextPage } }
} }";
    for (variables, total, jobs) in [
        (json!({}), 4, vec!["1800", "1820", "1836"]),
        (
            json!({ "order": { "field": "JOB_ID", "direction": "DESC" } }),
            4,
            vec!["1860", "1836", "1820"],
        ),
        (
            json!({ "filter": { "pixelId": 31 } }),
            2,
            vec!["1800", "1860"],
        ),
        (json!({ "filter": { "createdByMe": false } }), 0, vec![]),
        (json!({ "filter": { "types": ["DEVICES"] } }), 0, vec![]),
    ] {
        let nodes: Vec<Value> = jobs.iter().map(|id| json!({ "jobId": id })).collect();
        assert_eq!(
            client.graphql(query, variables.clone()).await,
            json!({ "data": { "pixel": { "jobs": {
                "totalCount": total, "nodes": nodes, "pageInfo": { "hasNextPage": total > 3 },
            } } } }),
            "{variables}"
        );
    }
}

#[tokio::test]
async fn a_pixel_has_the_viewers_own_jobs_for_it_or_its_campaign() {
    let harness = Harness::start().await;
    let query = "{ pixel(by: { pixelId: 31 }) { jobs { nodes { jobId type request { pixelId campaignId } } } } }";
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
      request { customerId campaignId pixelId dates { from to } }
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
                    "customerId": 3, "campaignId": 4, "pixelId": 31, "dates": { "from": "2025-03-11", "to": "2025-03-12" },
                },
            },
            "errors": [],
        } } })
    );
    let list = "{ pixel(by: { pixelId: 31 }) { jobs(first: 1) { nodes { jobId } } } }";
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
        (
            31,
            &json!({ "preset": "YESTERDAY", "from": "2025-03-11" }),
            "dates.from is for the preset CUSTOM only.",
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
