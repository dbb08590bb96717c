//! Jobs about a pixel: those of its page, and the runs that users start.

use std::time::Duration;

use pretty_assertions::assert_eq;
use sandbox::SandboxOptions;
use serde_json::{Value, json};

use crate::support::{Client, DEVELOPER, Harness, STAFF};

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
