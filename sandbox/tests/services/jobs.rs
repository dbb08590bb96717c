use serde_json::Value;

use crate::support::{Probe, list};

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
        let job_type = format!("JOB_QUEUE__{job_type}");
        let has_files = |job: &&Value| job["jobType"] == job_type && job["result"].is_object();
        assert!(jobs.iter().filter(has_files).count() > 1, "{job_type}");
    }
    for key in ["id", "status"] {
        for is_it in [Value::is_string, Value::is_i64] {
            assert!(jobs.iter().any(|job| is_it(&job[key])), "{key}");
        }
    }
}
