use serde_json::{Value, json};

use crate::support::{Probe, STEP, list, row, slow_jobs};

const JOBS: &str = "/api/pipeline-jobs";

/// The campaigns of the newest refresh jobs, with what has become of each.
async fn newest(probe: &Probe, count: usize) -> Vec<(Value, Value)> {
    let jobs = probe.data(JOBS).await;
    let mut jobs: Vec<_> = list(&jobs)
        .iter()
        .filter(|job| job["jobId"].is_i64())
        .collect();
    jobs.sort_by_key(|job| std::cmp::Reverse(job["jobId"].as_i64()));
    let newest = jobs.into_iter().take(count);
    newest
        .map(|job| (job["campaignId"].clone(), job["jobStatus"].clone()))
        .collect()
}

async fn status_of(probe: &Probe, id: i64) -> Value {
    row(&probe.data(JOBS).await, "jobId", id)["jobStatus"].clone()
}

#[tokio::test]
async fn campaigns_are_submitted_as_refresh_jobs_that_complete() {
    let probe = Probe::with(slow_jobs()).await;
    let before = list(&probe.data(JOBS).await).len();
    let lines = r#"
        POST /api/run-campaigns-sf {"runBy":"Ada Byron","campaignIds":"4,5","jobType":"GOLD"} => 201 2 campaigns submitted.
        POST /api/run-campaigns-sf {"runBy":"Ada Byron","campaignIds":"6","jobType":"GOLD"} => 201 1 campaign submitted."#;
    probe.answers(lines).await;
    let all = |status: &str| [6, 5, 4].map(|id| (json!(id), json!(status)));
    assert_eq!(newest(&probe, 3).await, all("PENDING"));
    probe.advance(2 * STEP).await;
    assert_eq!(newest(&probe, 3).await, all("COMPLETED"));
    // One unknown campaign refuses them all.
    let lines = r#"
        POST /api/run-campaigns-sf {"runBy":"Ada Byron","campaignIds":"7,99999","jobType":"GOLD"} => 404
        POST /api/run-campaigns-sf {"runBy":"Ada Byron","campaignIds":"1,2,3,4,5,6,7,8,9,10,11","jobType":"GOLD"} => 422
        POST /api/run-campaigns-sf {"runBy":"Ada Byron","campaignIds":"","jobType":"GOLD"} => 400
        POST /api/run-campaigns-sf {"runBy":"Ada Byron","campaignIds":"4,","jobType":"GOLD"} => 400
        POST /api/run-campaigns-sf {"runBy":"Ada Byron","campaignIds":"4, 5","jobType":"GOLD"} => 400
        POST /api/run-campaigns-sf {"runBy":"Ada Byron","campaignIds":"-1","jobType":"GOLD"} => 400
        POST /api/run-campaigns-sf {"runBy":"Ada Byron","campaignIds":[4],"jobType":"GOLD"} => 400
        POST /api/run-campaigns-sf {"runBy":"Ada Byron","campaignIds":"4","jobType":"PLATINUM"} => 400
        POST /api/run-campaigns-sf {"runBy":"","campaignIds":"4","jobType":"GOLD"} => 400
        POST /api/run-campaigns-sf {"campaignIds":"4","jobType":"GOLD"} => 400
        POST /api/run-campaigns-sf {"runBy":"Ada Byron","campaignIds":"4","jobType":"UF","email":"a@b"} => 400"#;
    probe.answers(lines).await;
    assert_eq!(list(&probe.data(JOBS).await).len(), before + 3);
    let ten = r#"{"runBy":"Ada Byron","campaignIds":"1,2,3,4,5,6,7,8,9,10","jobType":"GOLD"}"#;
    probe
        .answers(&format!("POST /api/run-campaigns-sf {ten} => 201"))
        .await;
}

#[tokio::test]
async fn a_refresh_job_completes_fails_or_refuses_to_run() {
    let probe = Probe::with(slow_jobs()).await;
    for (id, status, ended) in [
        (91, 200, "COMPLETED"),
        (85, 200, "COMPLETED"),
        (100, 200, "FAILED"),
        // Its metadata cannot be read.
        (83, 200, "FAILED"),
        (99, 422, "PENDING"),
    ] {
        let (answer, _) = probe
            .post("/api/run-pipeline-job", json!({ "jobId": id }))
            .await;
        assert_eq!(answer.as_u16(), status, "{id}");
        assert_eq!(status_of(&probe, id).await, "PENDING", "{id}");
        probe.advance(2 * STEP).await;
        assert_eq!(status_of(&probe, id).await, ended, "{id}");
    }
    let lines = r#"
        POST /api/run-pipeline-job {"jobId":99999} => 404
        POST /api/run-pipeline-job {"jobId":"x"} => 404
        POST /api/run-pipeline-job {} => 400"#;
    probe.answers(lines).await;
}
