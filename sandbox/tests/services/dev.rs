use reqwest::Method;
use serde_json::json;

use crate::support::{Probe, list};

#[tokio::test]
async fn a_near_job_has_a_status_after_it_is_created() {
    let probe = Probe::start().await;
    probe.get("/v3/api/dev/test-near-api").await;
    let status = probe.data("/v3/api/dev/get-near-job-status").await;
    assert_eq!(status, json!({ "nearJobId": 1, "status": "COMPLETED" }));
}

#[tokio::test]
async fn tests_respond_with_rows_or_plain_text() {
    let probe = Probe::start().await;
    for path in [
        "/v3/internal/map/historical/census",
        "/v3/internal/planner/impressions",
    ] {
        assert!(!list(&probe.data(path).await).is_empty(), "{path}");
    }
    let text = probe
        .request(Method::GET, "/v3/api/dev")
        .send()
        .await
        .unwrap();
    assert_eq!(text.headers()["content-type"], "text/plain; charset=utf-8");
}
