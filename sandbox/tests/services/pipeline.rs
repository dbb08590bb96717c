use std::{
    collections::{BTreeMap, BTreeSet},
    time::Duration,
};

use reqwest::{Method, StatusCode};
use sandbox::SandboxOptions;
use serde_json::{Value, json};

use crate::support::{Probe, in_file, list, row};

fn number(value: &Value) -> Option<i64> {
    value.as_i64().or_else(|| value.as_str()?.parse().ok())
}

fn words(rows: &Value, key: &str) -> BTreeSet<String> {
    list(rows)
        .iter()
        .filter_map(|row| row[key].as_str().map(str::to_owned))
        .collect()
}

#[tokio::test]
async fn the_jobs_of_thirty_markets_cover_sixty_days_in_every_status() {
    let probe = Probe::start().await;
    let jobs = probe.pipeline_rows("/api/jobs").await;
    assert_eq!(list(&jobs).len(), 1_778 + 32);
    let markets = probe.data("/v3/api/markets").await;
    let hashes = words(&markets, "marketHash");
    let found = words(&jobs, "marketHash");
    assert_eq!(found.intersection(&hashes).count(), 30);
    assert_eq!(found.difference(&hashes).count(), 1);
    let days: BTreeSet<_> = words(&jobs, "date")
        .into_iter()
        .map(|day| day[..10].to_owned())
        .collect();
    assert_eq!(days.len(), 62);
    let statuses = words(&jobs, "status");
    for status in [
        "PENDING",
        "COMPLETED",
        "FAILED",
        "POSTPONED",
        "GETTING_NEAR_DEVICES_AND_CALCULATING_MATCHES",
        "WRITING_IMPRESSIONS",
        "UPLOADING_PINS",
        "AWAITING_VENDOR",
    ] {
        assert!(statuses.contains(status), "{status}");
    }
}

#[tokio::test]
async fn the_warehouse_lists_recent_jobs_again_and_jobs_of_its_own() {
    let probe = Probe::start().await;
    let jobs = probe.pipeline_rows("/api/jobs").await;
    let of_warehouse = probe.pipeline_rows("/api/jobs-sf").await;
    let ids = |rows: &Value| -> BTreeSet<String> {
        list(rows)
            .iter()
            .map(|row| row["jobId"].to_string())
            .collect()
    };
    let (known, warehouse) = (ids(&jobs), ids(&of_warehouse));
    // Each list also has a row without an id.
    assert_eq!(known.intersection(&warehouse).count(), 278 + 1);
    assert_eq!(warehouse.difference(&known).count(), 240);
    assert!(warehouse.contains("\"SF-505\""));
    // The warehouse knows that this job has ended.
    assert_eq!(
        row(&jobs, "jobId", 2_757)["status"],
        "GETTING_NEAR_DEVICES_AND_CALCULATING_MATCHES"
    );
    assert_eq!(row(&of_warehouse, "jobId", 2_757)["status"], "COMPLETED");
}

#[tokio::test]
async fn the_numbers_of_completed_jobs_belong_together() {
    let probe = Probe::start().await;
    let jobs = probe.pipeline_rows("/api/jobs").await;
    let mut checked = BTreeMap::new();
    for job in list(&jobs) {
        let is_regular = job["jobId"].as_i64().is_some_and(|id| id > 1_000);
        if !is_regular || job["status"] != "COMPLETED" {
            continue;
        }
        let read = |key: &str| number(&job[key]).unwrap_or_else(|| panic!("{key} of {job}"));
        assert!(read("uniquePins") <= read("totalPins"), "{job}");
        assert!(read("totalMatches") <= read("totalPins"), "{job}");
        assert!(read("totalUniqueMatches") <= read("totalMatches"), "{job}");
        assert!(!job["duration"].is_null() && !job["processingStartTime"].is_null());
        let (counted, other) = match job["jobType"].as_str() {
            Some("TRANSIT") => ("totalAssets", "totalFrames"),
            _ => ("totalFrames", "totalAssets"),
        };
        assert!(read(counted) > 0 && job[other].is_null(), "{job}");
        *checked.entry(counted).or_insert(0) += 1;
    }
    assert!(checked.len() == 2 && checked.values().all(|count| *count > 500));
}

#[tokio::test]
async fn jobs_have_the_odd_shapes_of_the_real_service() {
    let probe = Probe::start().await;
    let jobs = probe.pipeline_rows("/api/jobs").await;
    let job = |id| row(&jobs, "jobId", id);
    assert!(job(912).get("marketHash").is_none());
    assert!(job(913).get("status").is_none());
    assert!(job(919).get("date").is_none());
    assert_eq!(job(922)["totalPins"], "many");
    assert!(job(923).get("duration").is_none());
    assert_eq!(job(924)["totalPins"], 9_800_000_000_i64);
    assert_eq!(job(931)["jobId"], "931");
    assert!(list(&jobs).iter().any(|job| job.get("jobId").is_none()));
    let started = |is_it: fn(&Value) -> bool| {
        list(&jobs)
            .iter()
            .filter(|job| is_it(&job["processingStartTime"]))
            .count()
    };
    let of_seconds = |time: &Value| time.as_i64().is_some_and(|time| time < 100_000_000_000);
    let of_milliseconds = |time: &Value| time.as_i64().is_some_and(|time| time > 100_000_000_000);
    let of_text = |end: &'static str| {
        move |time: &Value| time.as_str().is_some_and(|time| time.ends_with(end))
    };
    assert!(started(of_seconds) > 50 && started(of_milliseconds) > 50);
    let with_end = |end: &'static str| {
        let is_it = of_text(end);
        list(&jobs)
            .iter()
            .filter(|job| is_it(&job["processingStartTime"]))
            .count()
    };
    assert!(with_end("Z") > 50 && with_end("-04:00") > 50);
    let of_warehouse = probe.pipeline_rows("/api/jobs-sf").await;
    assert!(list(&of_warehouse).contains(&json!("not a row")));
}

#[tokio::test]
async fn refresh_jobs_keep_what_they_know_of_their_campaign_as_text() {
    let probe = Probe::start().await;
    let jobs = probe.pipeline_rows("/api/pipeline-jobs").await;
    assert_eq!(list(&jobs).len(), 80 + 24);
    assert_eq!(
        words(&jobs, "jobStatus"),
        ["COMPLETED", "FAILED", "PENDING", "POSTPONED", "RUNNING"]
            .map(str::to_owned)
            .into()
    );
    let job = row(&jobs, "jobId", 7);
    let campaign_id = number(&job["campaignId"]).unwrap();
    let campaign = probe
        .data(&format!("/v3/api/campaigns/{campaign_id}"))
        .await;
    let meta_data: Value = serde_json::from_str(job["metaData"].as_str().unwrap()).unwrap();
    assert_eq!(meta_data["campaignRef"], campaign["campaignRef"]);
    assert_eq!(meta_data["activeTo"], campaign["activeTo"]);
    assert_eq!(
        list(&meta_data["flights"]).len(),
        list(&campaign["flights"]).len()
    );
    let names: Vec<_> = list(&meta_data["markets"])
        .iter()
        .map(|market| market["marketName"].clone())
        .collect();
    assert_eq!(Value::from(names), campaign["markets"]);

    assert!(row(&jobs, "jobId", 85)["metaData"].is_object());
    let broken = row(&jobs, "jobId", 83)["metaData"].as_str().unwrap();
    assert!(serde_json::from_str::<Value>(broken).is_err());
}

#[tokio::test]
async fn queries_have_every_status_and_times_in_three_forms() {
    let probe = Probe::start().await;
    let queries = probe.pipeline_rows("/api/query-history").await;
    assert_eq!(list(&queries).len(), 120);
    assert_eq!(
        words(&queries, "EXECUTION_STATUS"),
        ["BLOCKED", "ERROR", "FAILED", "RUNNING", "SUCCESS"]
            .map(str::to_owned)
            .into()
    );
    for query in list(&queries) {
        if query["EXECUTION_STATUS"] == "RUNNING" {
            assert!(query["END_TIME"].is_null() && query["TOTAL_ELAPSED_TIME"].is_null());
        }
    }
    let starts: Vec<_> = list(&queries)
        .iter()
        .map(|query| &query["START_TIME"])
        .collect();
    assert!(starts.iter().any(|time| time.is_i64()) && starts.iter().any(|time| time.is_string()));
}

#[tokio::test]
async fn impressions_are_compared_by_market_and_day() {
    let probe = Probe::start().await;
    let path = |market: &str, from: &str, to: &str| {
        format!(
            "/v3/api/reporting/compare-impressions?marketId={market}&startDate={from}&endDate={to}"
        )
    };
    let (from, to) = ("2024-08-17", "2024-08-31");
    let impressions = probe.data(&path("2", from, to)).await;
    assert_eq!(words(&impressions, "IMPRESSION_DATE").len(), 15);
    for row in list(&impressions) {
        let read = |key: &str| row[key].as_i64().unwrap();
        assert!(read("SUMMED_LTS") < read("SUMMED_OTS") && read("SUMMED_IMPRESSIONS_OLD") > 0);
    }
    assert_eq!(probe.data(&path("2", from, to)).await, impressions);
    assert_eq!(probe.data(&path("6", from, to)).await, json!([]));
    let odd = probe.data(&path("3", from, to)).await;
    assert!(list(&odd).iter().any(|row| row["SUMMED_OTS"].is_string()));
    for (asked, status) in [
        (path("15", from, to), StatusCode::INTERNAL_SERVER_ERROR),
        (path("999", from, to), StatusCode::NOT_FOUND),
        (path("x", from, to), StatusCode::BAD_REQUEST),
        (path("2", "", to), StatusCode::BAD_REQUEST),
        (path("2", to, from), StatusCode::UNPROCESSABLE_ENTITY),
        (
            path("2", "1900-01-01", "1954-10-05"),
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
    ] {
        assert_eq!(probe.get(&asked).await.0, status, "{asked}");
    }
    let longest = probe.data(&path("2", "1900-01-01", "1954-10-04")).await;
    assert_eq!(list(&longest).len(), 20_000);
}

#[tokio::test]
async fn processing_jobs_are_found_by_market_name() {
    let probe = Probe::start().await;
    let all = probe.data("/v3/api/jobs/index").await;
    assert_eq!(list(&all).len(), 90);
    let count = list(&all)
        .iter()
        .filter(|job| job["jobAOI"]["marketName"] == "New York")
        .count();
    assert!(count > 0);
    let of_market = probe.data("/v3/api/jobs/market-name/New%20York").await;
    assert_eq!(list(&of_market).len(), count);
}

#[tokio::test]
async fn lists_can_be_longer() {
    let probe = Probe::with(SandboxOptions {
        pipeline_rows: 10_000,
        ..Default::default()
    })
    .await;
    for (path, key, count) in [
        ("/api/jobs", "jobId", 11_809),
        ("/api/pipeline-jobs", "jobId", 10_102),
        ("/api/query-history", "QUERY_ID", 10_118),
    ] {
        let rows = probe.pipeline_rows(path).await;
        let ids: BTreeSet<_> = list(&rows)
            .iter()
            .filter_map(|row| row.get(key).map(Value::to_string))
            .collect();
        assert_eq!(ids.len(), count, "{path}");
    }
}

#[tokio::test]
async fn the_jobs_survive_a_restart_and_not_a_reset() {
    let folder = tempfile::tempdir().unwrap();
    let options = in_file(&folder);
    let delete = Some(json!({ "jobId": 902 }));
    let first = Probe::with(options.clone()).await;
    let before = first.pipeline_rows("/api/jobs").await;
    first
        .pipeline(Method::POST, "/api/delete-job", delete)
        .await;
    first.sandbox.stop().await;
    let second = Probe::with(options).await;
    assert_eq!(
        list(&second.pipeline_rows("/api/jobs").await).len(),
        list(&before).len() - 1
    );
    second.switch(Method::POST, "/reset").await;
    assert_eq!(second.pipeline_rows("/api/jobs").await, before);
}

#[tokio::test]
async fn faults_apply_to_the_pipeline() {
    let probe = Probe::start().await;
    let fault = |kind: &str| json!({ "service": "pipeline", "path": "/api/jobs", "kind": kind, "count": 1, "latencyMs": 1 });
    probe.fault(fault("status")).await;
    let get = async || probe.pipeline(Method::GET, "/api/jobs", None).await;
    assert_eq!(get().await.0, StatusCode::SERVICE_UNAVAILABLE);
    probe.fault(fault("null-list")).await;
    assert_eq!(get().await, (StatusCode::OK, json!({ "data": null })));
    probe.fault(fault("reset")).await;
    let request = probe
        .client
        .get(format!("{}/api/jobs", probe.sandbox.pipeline_url))
        .bearer_auth(&probe.token)
        .timeout(Duration::from_secs(5));
    assert!(request.send().await.is_err());
    assert_eq!(get().await.0, StatusCode::OK);
}
