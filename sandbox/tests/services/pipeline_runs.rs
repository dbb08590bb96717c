use std::time::Duration;

use reqwest::StatusCode;
use sandbox::SandboxOptions;
use serde_json::{Value, json};

use crate::support::{Probe, list, row};

const STEP: u32 = 60_000;
const MATCHING: &str = "GETTING_NEAR_DEVICES_AND_CALCULATING_MATCHES";

/// A sandbox whose runs progress only when the clock is advanced.
async fn start() -> Probe {
    Probe::with(SandboxOptions {
        job_step: Duration::from_millis(STEP.into()),
        ..Default::default()
    })
    .await
}

/// The newest jobs of a list.
async fn newest(probe: &Probe, path: &str, count: usize) -> Vec<Value> {
    let rows = probe.pipeline_rows(path).await;
    let mut rows: Vec<_> = list(&rows)
        .iter()
        .filter(|row| row["jobId"].is_i64())
        .cloned()
        .collect();
    rows.sort_by_key(|row| std::cmp::Reverse(row["jobId"].as_i64()));
    rows.truncate(count);
    rows
}

async fn job(probe: &Probe, path: &str, id: i64) -> Value {
    row(&probe.pipeline_rows(path).await, "jobId", id).clone()
}

fn boston(date: &str) -> Value {
    json!({ "market": "d4f1c2", "marketId": 2, "startDate": date, "runType": "STATIONARY" })
}

/// A run with one more field, or another value of one.
fn with(mut body: Value, key: &str, value: Value) -> Value {
    body[key] = value;
    body
}

#[tokio::test]
async fn a_job_is_pending_then_runs_and_completes_with_numbers_and_a_query() {
    let probe = start().await;
    let before = list(&probe.pipeline_rows("/api/query-history").await).len();
    let run = with(boston("2024-06-02"), "runBy", json!("Ada Byron"));
    let run = with(run, "matchGroup", json!("exposed"));
    let run = with(run, "jobType", json!("NEAR_TO_GOLD"));
    assert_eq!(
        probe.pipeline_post("/api/run-market", run).await,
        (
            StatusCode::CREATED,
            json!({ "message": "1 job submitted." })
        )
    );
    let newest_job = async || newest(&probe, "/api/jobs", 1).await.remove(0);
    let pending = newest_job().await;
    assert_eq!(
        (
            &pending["status"],
            &pending["marketHash"],
            &pending["date"],
            &pending["jobType"],
            &pending["runBy"],
            &pending["matchGroup"],
        ),
        (
            &json!("PENDING"),
            &json!("d4f1c2"),
            &json!("2024-06-02"),
            &json!("STATIONARY"),
            &json!("Ada Byron"),
            &json!("exposed"),
        )
    );
    assert!(pending["processingStartTime"].is_null());
    assert_eq!(
        list(&probe.pipeline_rows("/api/query-history").await).len(),
        before
    );

    probe.advance(STEP).await;
    let matching = newest_job().await;
    assert_eq!(matching["status"], MATCHING);
    assert!(matching["processingStartTime"].is_string());
    let queries = probe.pipeline_rows("/api/query-history").await;
    assert_eq!(list(&queries).len(), before + 1);
    let id = matching["jobId"].to_string();
    let text = format!("call pipeline.process('market-run', {id})");
    let query = async || {
        let queries = probe.pipeline_rows("/api/query-history").await;
        let found = list(&queries)
            .iter()
            .find(|query| query["QUERY_TEXT"] == *text)
            .cloned();
        found.unwrap()
    };
    assert_eq!(query().await["EXECUTION_STATUS"], "RUNNING");

    probe.advance(STEP).await;
    let writing = newest_job().await;
    assert_eq!(writing["status"], "WRITING_IMPRESSIONS");
    assert!(writing["totalPins"].is_null());

    probe.advance(STEP).await;
    let completed = newest_job().await;
    assert_eq!(completed["status"], "COMPLETED");
    assert_eq!(completed["duration"], 120);
    assert!(completed["totalFrames"].is_i64() && completed["totalAssets"].is_null());
    assert!(completed["totalPins"].as_i64() > completed["uniquePins"].as_i64());
    let ended = query().await;
    assert_eq!(ended["EXECUTION_STATUS"], "SUCCESS");
    assert_eq!(ended["TOTAL_ELAPSED_TIME"], 2 * STEP);
}

#[tokio::test]
async fn a_run_that_has_passed_all_stages_unseen_has_ended() {
    let probe = start().await;
    probe
        .pipeline_post("/api/run-market", boston("2024-06-02"))
        .await;
    probe.advance(10 * STEP).await;
    let job = newest(&probe, "/api/jobs", 1).await.remove(0);
    assert_eq!(
        (&job["status"], &job["duration"]),
        (&json!("COMPLETED"), &json!(120))
    );
}

#[tokio::test]
async fn the_date_and_the_market_decide_how_a_run_ends() {
    let probe = start().await;
    let anchorage = probe.data("/v3/api/markets").await;
    let hash = row(&anchorage, "marketId", 32)["marketHash"].clone();
    let stuck =
        json!({ "market": hash, "marketId": 32, "startDate": "2024-06-02", "runType": "TRANSIT" });
    for (run, status, ended) in [
        (boston("2023-01-01"), "PENDING", "COMPLETED"),
        (boston("2022-12-31"), "PENDING", "FAILED"),
        (boston("2020-01-01"), "PENDING", "FAILED"),
        (boston("2999-01-01"), "POSTPONED", "POSTPONED"),
        (stuck, "PENDING", MATCHING),
    ] {
        let (answer, _) = probe.pipeline_post("/api/run-market", run.clone()).await;
        assert_eq!(answer, StatusCode::CREATED, "{run}");
        let newest_job = async || newest(&probe, "/api/jobs", 1).await.remove(0);
        assert_eq!(newest_job().await["status"], status, "{run}");
        probe.advance(3 * STEP).await;
        let job = newest_job().await;
        assert_eq!(job["status"], ended, "{run}");
        assert_eq!(job["totalPins"].is_i64(), ended == "COMPLETED", "{run}");
    }
    let refused = probe
        .pipeline_post("/api/run-market", boston("2019-12-31"))
        .await;
    assert_eq!(
        refused,
        (
            StatusCode::UNPROCESSABLE_ENTITY,
            json!({ "message": "There is no device data before 2020." })
        )
    );
}

#[tokio::test]
async fn the_run_type_decides_how_many_jobs_run_and_the_job_type_which_list_has_them() {
    let probe = start().await;
    let both = with(
        boston("2024-06-02"),
        "runType",
        json!("TRANSIT_AND_STATIONARY"),
    );
    let (_, answer) = probe.pipeline_post("/api/run-market", both).await;
    assert_eq!(answer, json!({ "message": "2 jobs submitted." }));
    let types: Vec<_> = newest(&probe, "/api/jobs", 2)
        .await
        .into_iter()
        .map(|job| job["jobType"].clone())
        .collect();
    assert_eq!(types, ["STATIONARY", "TRANSIT"]);

    let in_warehouse = with(boston("2024-06-03"), "jobType", json!("SF_BRONZE_TO_GOLD"));
    probe.pipeline_post("/api/run-market", in_warehouse).await;
    let job = newest(&probe, "/api/jobs-sf", 1).await.remove(0);
    assert_eq!(job["date"], "2024-06-03");
    probe.advance(3 * STEP).await;
    let job = newest(&probe, "/api/jobs-sf", 1).await.remove(0);
    assert_eq!(job["status"], "COMPLETED");
}

#[tokio::test]
async fn a_run_with_a_wrong_body_is_refused() {
    let probe = start().await;
    let before = list(&probe.pipeline_rows("/api/jobs").await).len();
    let usual = || boston("2024-06-02");
    let without = |key: &str| {
        let mut body = usual();
        body.as_object_mut().unwrap().remove(key);
        body
    };
    for (body, status) in [
        (json!([]), 400),
        (without("market"), 400),
        (without("marketId"), 400),
        (without("startDate"), 400),
        (without("runType"), 400),
        (with(usual(), "marketId", json!("2")), 400),
        (with(usual(), "endDate", json!("2024-06-03")), 400),
        (with(usual(), "startDate", json!("2024-6-2")), 400),
        (with(usual(), "startDate", json!("2025-02-29")), 400),
        (with(usual(), "runType", json!("BOTH")), 400),
        (with(usual(), "jobType", json!("GOLD")), 400),
        (with(usual(), "market", json!("ffffff")), 422),
        (with(usual(), "marketId", json!(999)), 404),
        (with(usual(), "customerId", json!(999)), 404),
        (with(usual(), "campaignId", json!(4)), 422),
        (
            with(
                with(usual(), "customerId", json!(9)),
                "campaignId",
                json!(4),
            ),
            422,
        ),
    ] {
        let (answer, response) = probe.pipeline_post("/api/run-market", body.clone()).await;
        assert_eq!(answer.as_u16(), status, "{body}: {response}");
        assert!(response["message"].is_string(), "{response}");
    }
    assert_eq!(list(&probe.pipeline_rows("/api/jobs").await).len(), before);
    let of_campaign = with(
        with(usual(), "customerId", json!(3)),
        "campaignId",
        json!(4),
    );
    assert_eq!(
        probe.pipeline_post("/api/run-market", of_campaign).await.0,
        StatusCode::CREATED
    );
}

#[tokio::test]
async fn a_job_runs_again_in_both_lists() {
    let probe = start().await;
    // A failed job of yesterday, which both lists have.
    let id = 2_755;
    assert_eq!(job(&probe, "/api/jobs", id).await["status"], "FAILED");
    let again = probe
        .pipeline_post("/api/re-run-job", json!({ "jobId": id }))
        .await;
    assert_eq!(
        again,
        (
            StatusCode::OK,
            json!({ "message": "The job was queued again." })
        )
    );
    for path in ["/api/jobs", "/api/jobs-sf"] {
        let pending = job(&probe, path, id).await;
        assert_eq!(pending["status"], "PENDING");
        assert!(pending["processingStartTime"].is_null());
    }
    probe.advance(3 * STEP).await;
    for path in ["/api/jobs", "/api/jobs-sf"] {
        assert_eq!(job(&probe, path, id).await["status"], "COMPLETED");
    }
    // The ids of some jobs of the warehouse are words.
    let (status, _) = probe
        .pipeline_post("/api/re-run-job", json!({ "jobId": "SF-505" }))
        .await;
    assert_eq!(status, StatusCode::OK);
    let of_warehouse = probe.pipeline_rows("/api/jobs-sf").await;
    let word = list(&of_warehouse)
        .iter()
        .find(|job| job["jobId"] == "SF-505");
    assert_eq!(word.unwrap()["status"], "PENDING");
}

#[tokio::test]
async fn named_jobs_refuse_to_run_again_fail_again_or_stay_stuck() {
    let probe = start().await;
    let again = async |id: i64| {
        probe
            .pipeline_post("/api/re-run-job", json!({ "jobId": id }))
            .await
            .0
            .as_u16()
    };
    for (id, status) in [(909, 422), (907, 500), (901, 200), (908, 200), (99, 404)] {
        assert_eq!(again(id).await, status, "{id}");
    }
    assert_eq!(
        probe.pipeline_post("/api/re-run-job", json!({})).await.0,
        StatusCode::BAD_REQUEST
    );
    probe.advance(40 * STEP).await;
    assert_eq!(job(&probe, "/api/jobs", 901).await["status"], "FAILED");
    assert_eq!(job(&probe, "/api/jobs", 908).await["status"], MATCHING);
}

#[tokio::test]
async fn a_deleted_job_is_gone_from_both_lists_even_if_it_runs() {
    let probe = start().await;
    let delete = async |id: Value| {
        probe
            .pipeline_post("/api/delete-job", json!({ "jobId": id }))
            .await
    };
    probe
        .pipeline_post("/api/re-run-job", json!({ "jobId": 2_755 }))
        .await;
    assert_eq!(
        delete(json!("2755")).await,
        (StatusCode::OK, json!({ "message": "The job was deleted." }))
    );
    probe.advance(STEP).await;
    // Its run has made no query.
    let queries = probe.pipeline_rows("/api/query-history").await;
    assert_eq!(list(&queries).len(), 120);
    for path in ["/api/jobs", "/api/jobs-sf"] {
        let jobs = probe.pipeline_rows(path).await;
        assert!(list(&jobs).iter().all(|job| job["jobId"] != 2_755));
    }
    assert_eq!(delete(json!(2_755)).await.0, StatusCode::NOT_FOUND);
    assert_eq!(delete(json!(910)).await.0, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(job(&probe, "/api/jobs", 910).await["jobId"], 910);
}
