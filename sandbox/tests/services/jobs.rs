use std::time::Duration;

use reqwest::StatusCode;
use sandbox::SandboxOptions;
use serde_json::{Value, json};

use crate::support::{Probe, list};

const EXPORT: &str = "/v3/api/pixels/pixel-query-async?startDate=2024-06-01&endDate=2024-06-02&customerId=3&campaignId=4";

fn is_pending(job: &Value) -> bool {
    [json!(0), json!("0"), json!("PENDING")].contains(&job["status"])
}

fn is_completed(job: &Value) -> bool {
    [json!(2), json!("2"), json!("SUCCESS")].contains(&job["status"])
}

fn path(job: &Value) -> String {
    format!(
        "/v3/internal/queue/{}",
        job["id"].to_string().trim_matches('"')
    )
}

#[tokio::test]
async fn a_queued_job_is_pending_and_then_completes_with_a_file() {
    let probe = Probe::with(SandboxOptions {
        job_step: Duration::from_millis(200),
        ..Default::default()
    })
    .await;
    let queued = probe.data(&format!("{EXPORT}&pixelId=31")).await;
    assert!(is_pending(&queued) && queued["result"].is_null());
    assert_eq!(queued["email"], "staff@marquee.example");
    assert_eq!(queued["metaData"]["requestInfo"]["pixelId"], 31);
    let job = loop {
        let job = probe.data(&path(&queued)).await;
        if !is_pending(&job) {
            break job;
        }
    };
    assert!(is_completed(&job));
    let link = job["result"]
        .as_object()
        .unwrap()
        .values()
        .next()
        .unwrap()
        .as_str()
        .unwrap();
    let file = probe.fetch(link).await;
    assert_eq!(file.status(), StatusCode::OK);
    assert_eq!(file.text().await.unwrap(), "device_ip,device_time\n");
}

#[tokio::test]
async fn the_job_of_the_failing_pixel_ends_in_an_error_without_files() {
    let probe = Probe::with(SandboxOptions {
        job_step: Duration::ZERO,
        ..Default::default()
    })
    .await;
    let queued = probe.data(&format!("{EXPORT}&pixelId=38")).await;
    let job = probe.data(&path(&queued)).await;
    assert!([json!(1), json!("1"), json!("ERROR")].contains(&job["status"]));
    assert!(job["result"].is_null());
}

#[tokio::test]
async fn the_queue_has_jobs_of_every_type_with_ids_and_statuses_as_numbers_and_text() {
    let probe = Probe::start().await;
    let jobs = probe.data("/v3/internal/queue").await;
    let jobs = list(&jobs);
    for job_type in [
        "DEVICES_UNIQUE",
        "PIXELS_FILTER",
        "ATTRIBUTION_IMPORT",
        "ATTRIBUTION_PROCESS",
    ] {
        let of_type = jobs
            .iter()
            .filter(|job| job["jobType"] == format!("JOB_QUEUE__{job_type}"));
        assert!(
            of_type
                .filter(|job| is_completed(job) && job["result"].is_object())
                .count()
                > 1,
            "{job_type}"
        );
    }
    assert!(jobs.iter().any(is_pending));
    assert!(
        jobs.iter().any(|job| job["id"].is_string()) && jobs.iter().any(|job| job["id"].is_i64())
    );
    assert!(
        jobs.iter().any(|job| job["status"].is_string())
            && jobs.iter().any(|job| job["status"].is_i64())
    );
}
