use std::collections::BTreeSet;

use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{Probe, in_file, list, row, texts};

fn number(value: &Value) -> Option<i64> {
    value.as_i64().or_else(|| value.as_str()?.parse().ok())
}

/// How many rows have a value of this kind.
fn count(rows: &Value, key: &str, is_it: impl Fn(&Value) -> bool) -> usize {
    list(rows).iter().filter(|row| is_it(&row[key])).count()
}

#[tokio::test]
async fn jobs_of_sixty_days_have_every_status_and_start_at_a_time_in_four_forms() {
    let probe = Probe::start().await;
    let jobs = probe.data("/api/jobs").await;
    let days = list(&jobs).iter().filter_map(|job| job["date"].as_str());
    let days: BTreeSet<&str> = days.map(|day| &day[..10]).collect();
    assert_eq!(days.len(), 62);
    let statuses = texts(&jobs, "status");
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
    let start = "processingStartTime";
    for end in ["Z", "-04:00"] {
        let ends = |time: &Value| time.as_str().is_some_and(|time| time.ends_with(end));
        assert!(count(&jobs, start, ends) > 50, "{end}");
    }
    let limit = 100_000_000_000;
    assert!(
        count(&jobs, start, |time| time
            .as_i64()
            .is_some_and(|time| time < limit))
            > 50
    );
    assert!(
        count(&jobs, start, |time| time
            .as_i64()
            .is_some_and(|time| time > limit))
            > 50
    );
}

#[tokio::test]
async fn the_warehouse_lists_recent_jobs_again_and_jobs_of_its_own() {
    let probe = Probe::start().await;
    let ids = async |path: &str| -> BTreeSet<String> {
        let jobs = probe.data(path).await;
        list(&jobs)
            .iter()
            .map(|job| job["jobId"].to_string())
            .collect()
    };
    let (jobs, of_warehouse) = (ids("/api/jobs").await, ids("/api/jobs-sf").await);
    // Each list also has a row without an id.
    assert_eq!(jobs.intersection(&of_warehouse).count(), 278 + 1);
    assert_eq!(of_warehouse.difference(&jobs).count(), 240);
}

#[tokio::test]
async fn the_numbers_of_completed_jobs_belong_together() {
    let probe = Probe::start().await;
    let jobs = probe.data("/api/jobs").await;
    let mut checked = [0, 0];
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
        let is_transit = job["jobType"] == "TRANSIT";
        let (counted, other) = match is_transit {
            true => ("totalAssets", "totalFrames"),
            false => ("totalFrames", "totalAssets"),
        };
        assert!(read(counted) > 0 && job[other].is_null(), "{job}");
        checked[usize::from(is_transit)] += 1;
    }
    assert!(checked.iter().all(|count| *count > 500), "{checked:?}");
}

#[tokio::test]
async fn refresh_jobs_keep_what_they_know_of_their_campaign_as_text() {
    let probe = Probe::start().await;
    let jobs = probe.data("/api/pipeline-jobs").await;
    assert_eq!(
        texts(&jobs, "jobStatus"),
        "COMPLETED, FAILED, PENDING, POSTPONED, RUNNING"
    );
    let metadata = |id: i64| &row(&jobs, "jobId", id)["metaData"];
    assert!(metadata(85).is_object());
    assert!(serde_json::from_str::<Value>(metadata(83).as_str().unwrap()).is_err());
    let known: Value = serde_json::from_str(metadata(7).as_str().unwrap()).unwrap();
    let id = number(&row(&jobs, "jobId", 7)["campaignId"]).unwrap();
    let campaign = probe.data(&format!("/v3/api/campaigns/{id}")).await;
    assert_eq!(known["campaignRef"], campaign["campaignRef"]);
    assert_eq!(known["activeTo"], campaign["activeTo"]);
    assert_eq!(
        list(&known["flights"]).len(),
        list(&campaign["flights"]).len()
    );
    let markets = list(&known["markets"])
        .iter()
        .map(|market| market["marketName"].clone());
    assert_eq!(markets.collect::<Value>(), campaign["markets"]);
}

#[tokio::test]
async fn queries_have_every_status_and_times_in_two_forms() {
    let probe = Probe::start().await;
    let queries = probe.data("/api/query-history").await;
    assert_eq!(
        texts(&queries, "EXECUTION_STATUS"),
        "BLOCKED, ERROR, FAILED, RUNNING, SUCCESS"
    );
    for query in list(&queries) {
        if query["EXECUTION_STATUS"] == "RUNNING" {
            assert!(query["END_TIME"].is_null() && query["TOTAL_ELAPSED_TIME"].is_null());
        }
    }
    assert!(count(&queries, "START_TIME", Value::is_i64) > 0);
    assert!(count(&queries, "START_TIME", Value::is_string) > 0);
}

#[tokio::test]
async fn impressions_are_those_of_a_market_and_its_days() {
    let probe = Probe::start().await;
    let of = async |market: i32, from: &str, to: &str| {
        let path = "/v3/api/reporting/compare-impressions";
        probe
            .data(&format!(
                "{path}?marketId={market}&startDate={from}&endDate={to}"
            ))
            .await
    };
    let (from, to) = ("2024-08-17", "2024-08-31");
    let impressions = of(2, from, to).await;
    for row in list(&impressions) {
        let read = |key: &str| row[key].as_i64().unwrap();
        assert!(read("SUMMED_LTS") < read("SUMMED_OTS") && read("SUMMED_IMPRESSIONS_OLD") > 0);
    }
    assert_eq!(of(2, from, to).await, impressions);
    assert!(count(&of(3, from, to).await, "SUMMED_OTS", Value::is_string) > 0);
    assert_eq!(list(&of(2, "1900-01-01", "1954-10-04").await).len(), 20_000);
    let lines = "
        GET /v3/api/reporting/compare-impressions?marketId=15&startDate=2024-08-17&endDate=2024-08-31 => 500
        GET /v3/api/reporting/compare-impressions?marketId=999&startDate=2024-08-17&endDate=2024-08-31 => 404
        GET /v3/api/reporting/compare-impressions?marketId=x&startDate=2024-08-17&endDate=2024-08-31 => 400
        GET /v3/api/reporting/compare-impressions?marketId=2&startDate=&endDate=2024-08-31 => 400
        GET /v3/api/reporting/compare-impressions?marketId=2&startDate=2024-08-31&endDate=2024-08-17 => 422
        GET /v3/api/reporting/compare-impressions?marketId=2&startDate=1900-01-01&endDate=1954-10-05 => 422";
    probe.answers(lines).await;
}

#[tokio::test]
async fn processing_jobs_are_found_by_market_name() {
    let probe = Probe::start().await;
    let all = probe.data("/v3/api/jobs/index").await;
    let expected = count(&all, "jobAOI", |area| area["marketName"] == "New York");
    let of_market = probe.data("/v3/api/jobs/market-name/New%20York").await;
    assert_eq!(list(&of_market).len(), expected);
    assert!(expected > 0);
}

#[tokio::test]
async fn the_jobs_survive_a_restart_and_not_a_reset() {
    let folder = tempfile::tempdir().unwrap();
    let first = Probe::with(in_file(&folder)).await;
    let before = first.data("/api/jobs").await;
    first.post("/api/delete-job", json!({ "jobId": 902 })).await;
    first.sandbox.stop().await;
    let second = Probe::with(in_file(&folder)).await;
    let kept = second.data("/api/jobs").await;
    assert_eq!(list(&kept).len(), list(&before).len() - 1);
    second.switch(Method::POST, "/reset").await;
    assert_eq!(second.data("/api/jobs").await, before);
}
