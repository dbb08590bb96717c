use reqwest::{Method, StatusCode};
use serde_json::json;

use crate::support::{Probe, list};

#[tokio::test]
async fn tests_respond_with_json_plain_text_or_no_body() {
    let probe = Probe::start().await;
    for (path, response) in [
        ("/v3/api/dev", json!("The main API is up.")),
        (
            "/v3/api/dev/map-test",
            json!("Map test passed.\n12 tiles drawn.\n"),
        ),
        ("/v3/api/dev/test-in-store-processing", json!("")),
        (
            "/v3/api/dev/attribution-test",
            json!({ "message": "Attribution test passed." }),
        ),
        (
            "/v3/api/dev/update-pipeline-jobs",
            json!({ "message": "Pipeline jobs updated." }),
        ),
        (
            "/v3/api/dev/redis",
            json!({ "message": "Redis connection successful." }),
        ),
    ] {
        assert_eq!(probe.get(path).await, (StatusCode::OK, response), "{path}");
    }
    let text = probe
        .request(Method::GET, "/v3/api/dev")
        .send()
        .await
        .unwrap();
    assert_eq!(text.headers()["content-type"], "text/plain; charset=utf-8");
}

#[tokio::test]
async fn the_email_test_fails() {
    let probe = Probe::start().await;
    let failure = json!({ "message": "Mail relay refused the connection." });
    assert_eq!(
        probe.get("/v3/api/dev/email-test").await,
        (StatusCode::INTERNAL_SERVER_ERROR, failure)
    );
}

#[tokio::test]
async fn a_near_job_has_a_status_after_it_is_created() {
    let probe = Probe::start().await;
    let status = async || probe.get("/v3/api/dev/get-near-job-status").await.1;
    assert_eq!(
        status().await,
        json!({ "message": "There is no near job." })
    );
    assert_eq!(
        probe.get("/v3/api/dev/test-near-api").await.1,
        json!({ "message": "Near job 1 created." })
    );
    assert_eq!(
        status().await,
        json!({ "data": { "nearJobId": 1, "status": "COMPLETED" } })
    );
}

#[tokio::test]
async fn census_and_impressions_are_lists_and_the_health_check_passes() {
    let probe = Probe::start().await;
    for path in [
        "/v3/internal/map/historical/census",
        "/v3/internal/planner/impressions",
    ] {
        let rows = probe.data(path).await;
        assert!(!list(&rows).is_empty(), "{path}");
    }
    let vehicles = probe.data("/v3/internal/manager/customer-assets/9").await;
    let vehicle = &vehicles["data"][0];
    let (status, response) = probe
        .post(
            "/v3/api/assets/health-check",
            json!({ "assetId": vehicle["assetId"], "providerName": vehicle["providerName"] }),
        )
        .await;
    assert_eq!(
        (status, &response["data"]["assetId"]),
        (StatusCode::OK, &vehicle["assetId"])
    );
}
