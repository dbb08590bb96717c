//! Jobs of markets in numbers: the summary, the counts of each market, and the calendar.

use chrono::{DateTime, Datelike, Months, NaiveDate, NaiveTime, TimeDelta, Utc};
use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Client, Harness, STAFF};

/// What every query about jobs reads.
const LISTS: [&str; 2] = ["pipeline GET /api/jobs", "pipeline GET /api/jobs-sf"];

/// Lets the next reads of the two lists return these jobs, and none.
async fn answer_once(harness: &Harness, jobs: Value) {
    // The path of one begins that of the other, so the fault of the longer must be older.
    for (path, jobs) in [("/api/jobs-sf", json!([])), ("/api/jobs", jobs)] {
        harness
            .service_answers_once("pipeline", path, json!({ "data": jobs }))
            .await;
    }
}

/// A client in a time zone where it is about noon, and the local midnight in UTC.
pub(crate) async fn client_and_midnight(harness: &Harness) -> (Client, DateTime<Utc>) {
    let now = Utc::now();
    let hours = 12 - i64::from(chrono::Timelike::hour(&now));
    // The names of these zones count westwards.
    let zone = match hours {
        0 => "Etc/UTC".to_owned(),
        _ => format!("Etc/GMT{:+}", -hours),
    };
    let client = harness.sign_in(STAFF).await.in_zone(&zone);
    let offset = TimeDelta::hours(hours);
    let midnight = (now + offset).date_naive().and_time(NaiveTime::MIN);
    (client, midnight.and_utc() - offset)
}

const SUMMARY: &str = "{ pipelineSummary {
  pendingCount runningCount failedCount completedTodayCount processingSecondsToday processingLabelToday
} }";

#[tokio::test]
async fn the_summary_counts_jobs_and_the_time_of_those_completed_today() {
    let harness = Harness::start().await;
    let (client, midnight) = client_and_midnight(&harness).await;
    let completed = |id: i32, started_at: DateTime<Utc>, duration: Value| json!({ "jobId": id, "status": "COMPLETED", "processingStartTime": started_at, "duration": duration });
    let second = TimeDelta::seconds(1);
    let jobs = json!([
        completed(1, midnight, json!(3600)),
        completed(2, midnight + TimeDelta::hours(9), json!("123")),
        completed(3, midnight - second, json!(77)),
        { "jobId": 4, "status": "PENDING" },
        { "jobId": 5, "status": "PENDING", "date": "2020-01-01" },
        { "jobId": 6, "status": "FAILED", "processingStartTime": midnight, "duration": 5 },
        { "jobId": 7, "status": "GETTING_NEAR_DEVICES_AND_CALCULATING_MATCHES" },
        { "jobId": 8, "status": "UPLOADING" },
        { "jobId": 9, "status": "POSTPONED" },
    ]);
    answer_once(&harness, jobs).await;
    harness.clear_calls().await;
    assert_eq!(
        client.fresh(SUMMARY, json!({})).await,
        json!({ "data": { "pipelineSummary": {
            "pendingCount": 2, "runningCount": 2, "failedCount": 1, "completedTodayCount": 2,
            "processingSecondsToday": 3723, "processingLabelToday": "1h 2m 3s",
        } } })
    );
    assert_eq!(harness.sorted_calls().await, LISTS);
}

#[tokio::test]
async fn the_summary_has_no_time_if_no_job_was_completed_today() {
    let harness = Harness::start().await;
    let (client, midnight) = client_and_midnight(&harness).await;
    let job = json!({
        "jobId": 3, "status": "COMPLETED", "duration": 77, "processingStartTime": midnight - TimeDelta::seconds(1),
    });
    answer_once(&harness, json!([job])).await;
    assert_eq!(
        client.fresh(SUMMARY, json!({})).await,
        json!({ "data": { "pipelineSummary": {
            "pendingCount": 0, "runningCount": 0, "failedCount": 0, "completedTodayCount": 0,
            "processingSecondsToday": null, "processingLabelToday": null,
        } } })
    );
}

/// What the dashboard shows: numbers, and three lists of jobs with the names of their markets.
#[tokio::test]
async fn a_dashboard_makes_three_calls() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query {
  pipelineSummary { pendingCount runningCount failedCount }
  pipelineJobSources { jobCount missing { message } }
  running: pipelineJobs(filter: { phases: [PROCESSING, RUNNING] }, first: 100) { totalCount nodes { ...Row } }
  failed: pipelineJobs(filter: { phases: [FAILED] }, first: 500) { totalCount nodes { ...Row } }
  pending: pipelineJobs(filter: { phases: [PENDING] }, first: 100) { totalCount nodes { ...Row } }
}
fragment Row on PipelineJob { id marketLabel date statusLabel delete { allowed } }";
    harness.clear_calls().await;
    let answer = client.fresh(query, json!({})).await;
    assert_eq!(answer.get("errors"), None);
    let data = &answer["data"];
    for list in ["running", "failed", "pending"] {
        let count = &data["pipelineSummary"][format!("{list}Count")];
        assert_eq!(*count, data[list]["totalCount"], "{list}");
        assert!(count.as_i64() > Some(0), "{list}");
    }
    assert_eq!(
        harness.sorted_calls().await,
        ["main GET /v3/api/markets", LISTS[0], LISTS[1]]
    );
}

const TALLIES: &str = "query ($filter: PipelineTallyFilter, $order: PipelineTallyOrder) {
  pipelineTallies(filter: $filter, orderBy: $order) { totalCount nodes {
    marketHash marketLabel population market { marketId } jobCount
    stationary { completed failed } transit { completed failed }
  } }
}";

#[tokio::test]
async fn every_market_with_a_job_has_its_counts() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let market = |id: i32, name: &str, hash: &str, people: Value| json!({ "marketId": id, "marketName": name, "marketHash": hash, "marketMetrics": { "marketpop": people } });
    let markets = json!([
        market(1, "Aachen", "aa", json!(250_000)),
        market(2, "Bonn", "bb", json!(330_000)),
        market(3, "Cologne", "cc", json!(1_000_000)),
        market(4, "Düren", "dd", Value::Null),
        market(5, "Other Bonn", "bb", json!(9)),
    ]);
    let job = |id: i32, hash: &str, kind: &str, status: &str| json!({ "jobId": id, "marketHash": hash, "jobType": kind, "status": status, "date": "2020-01-01" });
    let jobs = json!([
        job(1, "bb", "STATIONARY", "COMPLETED"),
        job(2, "bb", "STATIONARY", "COMPLETED"),
        job(3, "bb", "STATIONARY", "FAILED"),
        job(4, "bb", "TRANSIT", "FAILED"),
        job(5, "aa", "TRANSIT", "PENDING"),
        job(6, "dd", "TRANSIT", "COMPLETED"),
        job(7, "ee", "AERIAL", "COMPLETED"),
        job(8, "", "TRANSIT", "COMPLETED"),
    ]);
    let tally = |hash: &str,
                 (label, id, people): (&str, Value, Value),
                 jobs: i32,
                 counts: [i32; 4]| {
        let market = id.as_i64().map(|id| json!({ "marketId": id }));
        let outcomes =
            |completed: i32, failed: i32| json!({ "completed": completed, "failed": failed });
        json!({
            "marketHash": hash, "marketLabel": label, "population": people, "market": market, "jobCount": jobs,
            "stationary": outcomes(counts[0], counts[1]), "transit": outcomes(counts[2], counts[3]),
        })
    };
    let aachen = || tally("aa", ("Aachen", json!(1), json!(250_000)), 1, [0; 4]);
    let bonn = || tally("bb", ("Bonn", json!(2), json!(330_000)), 4, [2, 1, 0, 1]);
    let dueren = || tally("dd", ("Düren", json!(4), Value::Null), 1, [0, 0, 1, 0]);
    let unknown = || tally("ee", ("ee", Value::Null, Value::Null), 1, [0; 4]);
    let cases = [
        (json!({}), vec![bonn(), aachen(), unknown(), dueren()]),
        (
            json!({ "order": { "field": "NAME" } }),
            vec![aachen(), bonn(), dueren(), unknown()],
        ),
        (json!({ "filter": { "text": "BON" } }), vec![bonn()]),
        (json!({ "filter": { "text": "ee" } }), vec![unknown()]),
    ];
    for (variables, expected) in cases {
        harness
            .answer_once("/v3/api/markets", json!({ "data": markets }))
            .await;
        answer_once(&harness, jobs.clone()).await;
        harness.clear_calls().await;
        let list = json!({ "totalCount": expected.len(), "nodes": expected });
        assert_eq!(
            client.fresh(TALLIES, variables.clone()).await,
            json!({ "data": { "pipelineTallies": list } }),
            "{variables}"
        );
        assert_eq!(
            harness.sorted_calls().await,
            ["main GET /v3/api/markets", LISTS[0], LISTS[1]]
        );
    }
}

#[tokio::test]
async fn a_market_has_the_counts_of_the_list_and_zeros_without_jobs() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let counts = "jobCount stationary { completed failed } transit { completed failed }";
    let query = format!(
        "{{ pipelineTallies(first: 500) {{ nodes {{ market {{ marketId }} {counts} }} }}
            markets(first: 500) {{ nodes {{ marketId pipelineTally {{ {counts} }} }} }} }}"
    );
    harness.clear_calls().await;
    let answer = client.fresh(&query, json!({})).await;
    assert_eq!(answer.get("errors"), None);
    let tallies = answer["data"]["pipelineTallies"]["nodes"]
        .as_array()
        .unwrap();
    let none = json!({ "completed": 0, "failed": 0 });
    let zeros = json!({ "jobCount": 0, "stationary": none, "transit": none });
    let mut with_jobs = 0;
    for market in answer["data"]["markets"]["nodes"].as_array().unwrap() {
        let id = &market["marketId"];
        let tally = tallies
            .iter()
            .find(|tally| tally["market"]["marketId"] == *id);
        with_jobs += usize::from(tally.is_some());
        let mut expected = tally.cloned().unwrap_or_else(|| zeros.clone());
        expected.as_object_mut().unwrap().remove("market");
        assert_eq!(market["pipelineTally"], expected, "{id}");
    }
    assert_eq!(with_jobs, 30);
    assert_eq!(
        harness.sorted_calls().await,
        ["main GET /v3/api/markets", LISTS[0], LISTS[1]]
    );
}

const CALENDAR: &str = "query ($month: Date) {
  pipelineCalendar(month: $month) { month days { date jobCount failedCount pendingCount hasFailure label } }
}";

#[tokio::test]
async fn the_calendar_has_the_dates_of_a_month_that_have_jobs() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let job =
        |id: i32, date: &str, status: &str| json!({ "jobId": id, "date": date, "status": status });
    let jobs = json!([
        job(1, "2025-03-12", "COMPLETED"),
        job(2, "2025-03-12", "FAILED"),
        job(3, "2025-03-12T00:00:00Z", "COMPLETED"),
        job(4, "2025-03-01", "PENDING"),
        job(5, "2025-03-01", "POSTPONED"),
        job(6, "2025-03-31", "COMPLETED"),
        job(7, "2025-04-01", "FAILED"),
        job(8, "2025-02-28", "FAILED"),
        job(9, "soon", "FAILED"),
    ]);
    let day = |date: &str, count: usize, failed: usize, pending: usize| json!({ "date": date, "jobCount": count, "failedCount": failed, "pendingCount": pending, "hasFailure": failed > 0, "label": format!("Job Count: {count}") });
    for month in ["2025-03-01", "2025-03-31"] {
        answer_once(&harness, jobs.clone()).await;
        harness.clear_calls().await;
        assert_eq!(
            client.fresh(CALENDAR, json!({ "month": month })).await,
            json!({ "data": { "pipelineCalendar": { "month": "2025-03-01", "days": [
                day("2025-03-01", 2, 0, 2),
                day("2025-03-12", 3, 1, 0),
                day("2025-03-31", 1, 0, 0),
            ] } } })
        );
        assert_eq!(harness.sorted_calls().await, LISTS);
    }
    let empty = client
        .fresh(CALENDAR, json!({ "month": "1999-12-31" }))
        .await;
    assert_eq!(
        empty,
        json!({ "data": { "pipelineCalendar": { "month": "1999-12-01", "days": [] } } })
    );
}

#[tokio::test]
async fn the_calendar_opens_on_a_month_by_the_callers_date() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    // The names of these zones count westwards. They are never on the same date.
    for (zone, hours) in [("Etc/GMT-14", 14), ("Etc/GMT+12", -12)] {
        let today: NaiveDate = (Utc::now() + TimeDelta::hours(hours)).date_naive();
        let month = today.with_day(1).unwrap();
        let month = if today.day() < 8 {
            month - Months::new(1)
        } else {
            month
        };
        let answer = client.in_zone(zone).fresh(CALENDAR, json!({})).await;
        let calendar = &answer["data"]["pipelineCalendar"];
        assert_eq!(calendar["month"], month.to_string(), "{zone}");
        // The sandbox has jobs of the last sixty days.
        assert!(!calendar["days"].as_array().unwrap().is_empty(), "{zone}");
    }
}
