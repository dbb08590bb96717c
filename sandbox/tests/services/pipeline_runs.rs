use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::support::{Probe, STEP, list, row, slow_jobs};

const MATCHING: &str = "GETTING_NEAR_DEVICES_AND_CALCULATING_MATCHES";
const LISTS: [&str; 2] = ["/api/jobs", "/api/jobs-sf"];

/// The newest job of a list.
async fn newest(probe: &Probe, path: &str) -> Value {
    let rows = probe.data(path).await;
    let newest = list(&rows).iter().max_by_key(|row| row["jobId"].as_i64());
    newest.unwrap().clone()
}

async fn job(probe: &Probe, path: &str, id: i64) -> Value {
    row(&probe.data(path).await, "jobId", id).clone()
}

async fn queries(probe: &Probe) -> Vec<Value> {
    list(&probe.data("/api/query-history").await).to_vec()
}

/// Runs Boston for a date.
fn boston(date: &str) -> Value {
    json!({ "market": "d4f1c2", "marketId": 2, "startDate": date, "runType": "STATIONARY" })
}

/// The same with another value of one field.
fn with(key: &str, value: Value) -> Value {
    let mut body = boston("2024-06-02");
    body[key] = value;
    body
}

async fn run(probe: &Probe, body: Value) -> (StatusCode, Value) {
    probe.post("/api/run-market", body).await
}

#[tokio::test]
async fn a_job_is_pending_then_runs_and_completes_with_numbers_and_a_query() {
    let probe = Probe::with(slow_jobs()).await;
    let before = queries(&probe).await.len();
    let mut body = with("runBy", json!("Ada Byron"));
    body["matchGroup"] = json!("exposed");
    body["jobType"] = json!("NEAR_TO_GOLD");
    let message = json!({ "message": "1 job submitted." });
    assert_eq!(run(&probe, body).await, (StatusCode::CREATED, message));
    let pending = newest(&probe, LISTS[0]).await;
    for (key, value) in [
        ("status", "PENDING"),
        ("marketHash", "d4f1c2"),
        ("date", "2024-06-02"),
        ("jobType", "STATIONARY"),
        ("runBy", "Ada Byron"),
        ("matchGroup", "exposed"),
    ] {
        assert_eq!(pending[key], value, "{key}");
    }
    assert!(pending["processingStartTime"].is_null());
    assert_eq!(queries(&probe).await.len(), before);

    probe.advance(STEP).await;
    let matching = newest(&probe, LISTS[0]).await;
    assert_eq!(matching["status"], MATCHING);
    assert!(matching["processingStartTime"].is_string());
    assert_eq!(queries(&probe).await.len(), before + 1);
    let text = format!("call pipeline.process('market-run', {})", matching["jobId"]);
    let query = async || {
        let mut queries = queries(&probe).await.into_iter();
        queries.find(|query| query["QUERY_TEXT"] == *text).unwrap()
    };
    assert_eq!(query().await["EXECUTION_STATUS"], "RUNNING");

    probe.advance(STEP).await;
    let writing = newest(&probe, LISTS[0]).await;
    assert_eq!(writing["status"], "WRITING_IMPRESSIONS");
    assert!(writing["totalPins"].is_null());

    probe.advance(STEP).await;
    let completed = newest(&probe, LISTS[0]).await;
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
    let probe = Probe::with(slow_jobs()).await;
    run(&probe, boston("2024-06-02")).await;
    probe.advance(10 * STEP).await;
    let job = newest(&probe, LISTS[0]).await;
    assert_eq!(
        (&job["status"], &job["duration"]),
        (&json!("COMPLETED"), &json!(120))
    );
}

#[tokio::test]
async fn the_date_and_the_market_decide_how_a_run_ends() {
    let probe = Probe::with(slow_jobs()).await;
    let markets = probe.data("/v3/api/markets").await;
    let mut stuck = with(
        "market",
        row(&markets, "marketId", 32)["marketHash"].clone(),
    );
    stuck["marketId"] = json!(32);
    for (body, status, ended) in [
        (boston("2023-01-01"), "PENDING", "COMPLETED"),
        (boston("2022-12-31"), "PENDING", "FAILED"),
        (boston("2020-01-01"), "PENDING", "FAILED"),
        (boston("2999-01-01"), "POSTPONED", "POSTPONED"),
        (stuck, "PENDING", MATCHING),
    ] {
        assert_eq!(
            run(&probe, body.clone()).await.0,
            StatusCode::CREATED,
            "{body}"
        );
        assert_eq!(newest(&probe, LISTS[0]).await["status"], status, "{body}");
        probe.advance(3 * STEP).await;
        let job = newest(&probe, LISTS[0]).await;
        assert_eq!(job["status"], ended, "{body}");
        assert_eq!(job["totalPins"].is_i64(), ended == "COMPLETED", "{body}");
    }
    let message = json!({ "message": "There is no device data before 2020." });
    let refused = run(&probe, boston("2019-12-31")).await;
    assert_eq!(refused, (StatusCode::UNPROCESSABLE_ENTITY, message));
}

#[tokio::test]
async fn the_run_type_decides_how_many_jobs_run_and_the_job_type_which_list_has_them() {
    let probe = Probe::with(slow_jobs()).await;
    let (_, answer) = run(&probe, with("runType", json!("TRANSIT_AND_STATIONARY"))).await;
    assert_eq!(answer, json!({ "message": "2 jobs submitted." }));
    let last = newest(&probe, LISTS[0]).await;
    let other = job(&probe, LISTS[0], last["jobId"].as_i64().unwrap() - 1).await;
    assert_eq!(
        [&last["jobType"], &other["jobType"]],
        ["STATIONARY", "TRANSIT"]
    );

    let mut in_warehouse = boston("2024-06-03");
    in_warehouse["jobType"] = json!("SF_BRONZE_TO_GOLD");
    run(&probe, in_warehouse).await;
    assert_eq!(newest(&probe, LISTS[1]).await["date"], "2024-06-03");
    probe.advance(3 * STEP).await;
    assert_eq!(newest(&probe, LISTS[1]).await["status"], "COMPLETED");
}

#[tokio::test]
async fn a_run_with_a_wrong_body_is_refused() {
    let probe = Probe::with(slow_jobs()).await;
    let before = probe.data(LISTS[0]).await;
    let mut foreign = with("customerId", json!(9));
    foreign["campaignId"] = json!(4);
    for (body, status) in [
        (json!([]), 400),
        (with("market", Value::Null), 400),
        (with("marketId", Value::Null), 400),
        (with("startDate", Value::Null), 400),
        (with("runType", Value::Null), 400),
        (with("marketId", json!("2")), 400),
        (with("endDate", json!("2024-06-03")), 400),
        (with("startDate", json!("2024-6-2")), 400),
        (with("startDate", json!("2025-02-29")), 400),
        (with("runType", json!("BOTH")), 400),
        (with("jobType", json!("GOLD")), 400),
        (with("market", json!("ffffff")), 422),
        (with("marketId", json!(999)), 404),
        (with("customerId", json!(999)), 404),
        (with("campaignId", json!(4)), 422),
        (foreign.clone(), 422),
    ] {
        let (answer, response) = run(&probe, body.clone()).await;
        assert_eq!(answer.as_u16(), status, "{body}: {response}");
        assert!(response["message"].is_string(), "{response}");
    }
    assert_eq!(probe.data(LISTS[0]).await, before);
    foreign["customerId"] = json!(3);
    assert_eq!(run(&probe, foreign).await.0, StatusCode::CREATED);
}

#[tokio::test]
async fn a_job_runs_again_in_both_lists_and_some_fail_again_or_stay_stuck() {
    let probe = Probe::with(slow_jobs()).await;
    // A failed job of yesterday, which both lists have.
    assert_eq!(job(&probe, LISTS[0], 2_755).await["status"], "FAILED");
    let lines = r#"
        POST /api/re-run-job {"jobId":2755} => 200 The job was queued again.
        POST /api/re-run-job {"jobId":901} => 200
        POST /api/re-run-job {"jobId":908} => 200
        POST /api/re-run-job {} => 400"#;
    probe.answers(lines).await;
    for path in LISTS {
        let pending = job(&probe, path, 2_755).await;
        assert_eq!(pending["status"], "PENDING");
        assert!(pending["processingStartTime"].is_null());
    }
    probe.advance(40 * STEP).await;
    for path in LISTS {
        assert_eq!(job(&probe, path, 2_755).await["status"], "COMPLETED");
    }
    assert_eq!(job(&probe, LISTS[0], 901).await["status"], "FAILED");
    assert_eq!(job(&probe, LISTS[0], 908).await["status"], MATCHING);
}

#[tokio::test]
async fn a_deleted_job_is_gone_from_both_lists_even_if_it_runs() {
    let probe = Probe::with(slow_jobs()).await;
    let before = queries(&probe).await.len();
    let lines = r#"
        POST /api/re-run-job {"jobId":2755} => 200
        POST /api/delete-job {"jobId":"2755"} => 200 The job was deleted."#;
    probe.answers(lines).await;
    probe.advance(STEP).await;
    // Its run has made no query.
    assert_eq!(queries(&probe).await.len(), before);
    for path in LISTS {
        let jobs = probe.data(path).await;
        assert!(list(&jobs).iter().all(|job| job["jobId"] != 2_755));
    }
    let lines = r#"
        POST /api/delete-job {"jobId":2755} => 404
        POST /api/delete-job {"jobId":910} => 422"#;
    probe.answers(lines).await;
    job(&probe, LISTS[0], 910).await;
}
