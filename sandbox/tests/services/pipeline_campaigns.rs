use std::time::Duration;

use reqwest::StatusCode;
use sandbox::SandboxOptions;
use serde_json::{Value, json};

use crate::support::{Probe, list, row};

const STEP: u32 = 60_000;
const JOBS: &str = "/api/pipeline-jobs";

/// A sandbox whose runs progress only when the clock is advanced.
async fn start() -> Probe {
    Probe::with(SandboxOptions {
        job_step: Duration::from_millis(STEP.into()),
        ..Default::default()
    })
    .await
}

/// The newest refresh jobs.
async fn newest(probe: &Probe, count: usize) -> Vec<Value> {
    let mut jobs: Vec<_> = list(&probe.pipeline_rows(JOBS).await)
        .iter()
        .filter(|job| job["jobId"].is_i64())
        .cloned()
        .collect();
    jobs.sort_by_key(|job| std::cmp::Reverse(job["jobId"].as_i64()));
    jobs.truncate(count);
    jobs
}

async fn status_of(probe: &Probe, id: i64) -> Value {
    row(&probe.pipeline_rows(JOBS).await, "jobId", id)["jobStatus"].clone()
}

#[tokio::test]
async fn campaigns_are_submitted_as_refresh_jobs_that_complete() {
    let probe = start().await;
    let before = list(&probe.pipeline_rows(JOBS).await).len();
    let submit = async |ids: &str| {
        let body = json!({ "runBy": "Ada Byron", "campaignIds": ids, "jobType": "GOLD" });
        probe.pipeline_post("/api/run-campaigns-sf", body).await
    };
    assert_eq!(
        submit("4,5").await,
        (
            StatusCode::CREATED,
            json!({ "message": "2 campaigns submitted." })
        )
    );
    assert_eq!(
        submit("6").await.1,
        json!({ "message": "1 campaign submitted." })
    );
    let jobs = async || newest(&probe, 3).await;
    let campaigns: Vec<_> = jobs()
        .await
        .iter()
        .map(|job| (job["campaignId"].clone(), job["jobStatus"].clone()))
        .collect();
    assert_eq!(campaigns, [6, 5, 4].map(|id| (json!(id), json!("PENDING"))));
    probe.advance(2 * STEP).await;
    for job in jobs().await {
        assert_eq!(job["jobStatus"], "COMPLETED");
        assert!(job.get("processingStartTime").is_none());
    }
    // One unknown campaign refuses them all.
    assert_eq!(submit("7,99999").await.0, StatusCode::NOT_FOUND);
    assert_eq!(list(&probe.pipeline_rows(JOBS).await).len(), before + 3);
    let ten = "1,2,3,4,5,6,7,8,9,10";
    assert_eq!(submit(ten).await.0, StatusCode::CREATED);
    for (ids, status) in [
        (format!("{ten},11"), 422),
        (String::new(), 400),
        ("4,".to_owned(), 400),
        ("4, 5".to_owned(), 400),
        ("-1".to_owned(), 400),
    ] {
        assert_eq!(submit(&ids).await.0.as_u16(), status, "{ids}");
    }
    for body in [
        json!({ "runBy": "Ada Byron", "campaignIds": [4], "jobType": "GOLD" }),
        json!({ "runBy": "Ada Byron", "campaignIds": "4", "jobType": "PLATINUM" }),
        json!({ "runBy": "", "campaignIds": "4", "jobType": "GOLD" }),
        json!({ "campaignIds": "4", "jobType": "GOLD" }),
        json!({ "runBy": "Ada Byron", "campaignIds": "4", "jobType": "UF", "email": "a@b" }),
    ] {
        let (status, _) = probe
            .pipeline_post("/api/run-campaigns-sf", body.clone())
            .await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{body}");
    }
}

#[tokio::test]
async fn a_refresh_job_completes_fails_or_refuses_to_run() {
    let probe = start().await;
    for (id, status, ended) in [
        (91, 200, "COMPLETED"),
        (85, 200, "COMPLETED"),
        (100, 200, "FAILED"),
        // Its metadata cannot be read.
        (83, 200, "FAILED"),
        (99, 422, "PENDING"),
    ] {
        let run = json!({ "jobId": id });
        let (answer, _) = probe.pipeline_post("/api/run-pipeline-job", run).await;
        assert_eq!(answer.as_u16(), status, "{id}");
        assert_eq!(status_of(&probe, id).await, "PENDING", "{id}");
        probe.advance(2 * STEP).await;
        assert_eq!(status_of(&probe, id).await, ended, "{id}");
    }
    for (body, status) in [
        (json!({ "jobId": 99_999 }), 404),
        (json!({ "jobId": "x" }), 404),
        (json!({}), 400),
    ] {
        let (answer, _) = probe
            .pipeline_post("/api/run-pipeline-job", body.clone())
            .await;
        assert_eq!(answer.as_u16(), status, "{body}");
    }
}
