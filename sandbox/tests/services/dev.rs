use reqwest::{Method, StatusCode};
use serde_json::json;

use crate::support::Probe;

#[tokio::test]
async fn tests_answer_in_json_in_plain_text_and_without_a_body() {
    let probe = Probe::start().await;
    for (path, answer) in [
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
        assert_eq!(probe.get(path).await, (StatusCode::OK, answer), "{path}");
    }
    let text = probe
        .request(Method::GET, "/v3/api/dev")
        .send()
        .await
        .unwrap();
    assert_eq!(text.headers()["content-type"], "text/plain; charset=utf-8");
    probe.sandbox.stop().await;
}

#[tokio::test]
async fn the_email_test_fails() {
    let probe = Probe::start().await;
    let failure = json!({ "message": "Mail relay refused the connection." });
    assert_eq!(
        probe.get("/v3/api/dev/email-test").await,
        (StatusCode::INTERNAL_SERVER_ERROR, failure)
    );
    probe.sandbox.stop().await;
}

#[tokio::test]
async fn a_near_job_has_a_status_once_it_was_created() {
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
    probe.sandbox.stop().await;
}

#[tokio::test]
async fn census_and_impressions_are_lists_and_a_vehicle_is_healthy() {
    let probe = Probe::start().await;
    for path in [
        "/v3/internal/map/historical/census",
        "/v3/internal/planner/impressions",
    ] {
        let rows = probe.data(path).await;
        assert!(!rows.as_array().unwrap().is_empty(), "{path}");
    }
    let vehicles = probe.data("/v3/internal/manager/customer-assets/9").await;
    let vehicle = &vehicles["data"][0];
    let (status, answer) = probe
        .post(
            "/v3/api/assets/health-check",
            json!({ "assetId": vehicle["assetId"], "providerName": vehicle["providerName"] }),
        )
        .await;
    assert_eq!(
        (status, &answer["data"]["assetId"]),
        (StatusCode::OK, &vehicle["assetId"])
    );
    probe.sandbox.stop().await;
}
