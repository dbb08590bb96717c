//! The coverage of markets and days with jobs.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Client, Harness, STAFF};

const COUNTS: &str = "counts { missing unknown completed failed running }";

fn query() -> String {
    format!(
        "query ($dates: DateRangeInput, $filter: PipelineCoverageFilter) {{
  pipelineCoverage(dates: $dates, filter: $filter) {{
    days {{ date {COUNTS} }}
    markets {{ marketId marketLabel market {{ marketHash }} states {COUNTS} }}
    {COUNTS}
    missingJobs {{ source message isRetryable }}
  }}
}}"
    )
}

/// Lets the next reads of the two lists return these jobs.
async fn answer_once(harness: &Harness, jobs: Value, warehouse: Value) {
    // The path of one begins that of the other, so the fault of the longer must be older.
    for (path, jobs) in [("/api/jobs-sf", warehouse), ("/api/jobs", jobs)] {
        harness
            .service_answers_once("pipeline", path, json!({ "data": jobs }))
            .await;
    }
}

async fn coverage(client: &Client, variables: Value) -> Value {
    let answer = client.fresh(&query(), variables).await;
    assert_eq!(answer.get("errors"), None);
    answer["data"]["pipelineCoverage"].clone()
}

fn days(from: &str, to: &str) -> Value {
    json!({ "preset": "CUSTOM", "from": from, "to": to })
}

fn counts([missing, unknown, completed, failed, running]: [usize; 5]) -> Value {
    json!({ "missing": missing, "unknown": unknown, "completed": completed, "failed": failed, "running": running })
}

const BOSTON: &str = "d4f1c2";

fn job(id: &str, kind: &str, date: &str, status: &str) -> Value {
    json!({ "jobId": id, "marketHash": BOSTON, "jobType": kind, "date": date, "status": status })
}

#[tokio::test]
async fn each_market_has_a_state_for_each_day_and_all_are_counted() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let own = json!([
        job("1", "TRANSIT", "2025-03-10", "COMPLETED"),
        job("2", "STATIONARY", "2025-03-10", "FAILED"),
        job("3", "TRANSIT", "2025-03-11", "FAILED"),
        job("4", "TRANSIT", "2025-03-14", "COMPLETED"),
    ]);
    // The warehouse's version of a job takes precedence.
    let warehouse = json!([job("3", "TRANSIT", "2025-03-11", "UPLOADING")]);
    let filter = json!({ "marketIds": [2, 3, 999] });
    let dates = days("2025-03-10", "2025-03-12");
    answer_once(&harness, own.clone(), warehouse.clone()).await;
    harness.clear_calls().await;
    let found = coverage(&client, json!({ "dates": dates, "filter": filter })).await;
    assert_eq!(
        found,
        json!({
            "days": [
                { "date": "2025-03-10", "counts": counts([1, 0, 0, 1, 0]) },
                { "date": "2025-03-11", "counts": counts([1, 0, 0, 0, 1]) },
                { "date": "2025-03-12", "counts": counts([2, 0, 0, 0, 0]) },
            ],
            "markets": [
                {
                    "marketId": 2, "marketLabel": "Boston", "market": { "marketHash": BOSTON },
                    "states": ["FAILED", "RUNNING", "MISSING"], "counts": counts([1, 0, 0, 1, 1]),
                },
                {
                    "marketId": 3, "marketLabel": "Los Angeles",
                    "market": found["markets"][1]["market"],
                    "states": ["MISSING", "MISSING", "MISSING"], "counts": counts([3, 0, 0, 0, 0]),
                },
            ],
            "counts": counts([4, 0, 0, 1, 1]),
            "missingJobs": null,
        })
    );
    assert_eq!(
        harness.sorted_calls().await,
        [
            "main GET /v3/api/markets",
            "pipeline GET /api/jobs",
            "pipeline GET /api/jobs-sf",
        ]
    );
    let states = async |filter: Value| {
        answer_once(&harness, own.clone(), warehouse.clone()).await;
        let found = coverage(&client, json!({ "dates": dates, "filter": filter })).await;
        let rows = found["markets"].as_array().unwrap().iter();
        rows.map(|row| row["states"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(
        states(json!({ "marketIds": [2], "types": ["TRANSIT"] })).await,
        [json!(["COMPLETED", "RUNNING", "MISSING"])]
    );
    assert_eq!(
        states(json!({ "marketIds": [2, 3], "types": ["STATIONARY"], "states": ["FAILED"] })).await,
        [json!(["FAILED", "MISSING", "MISSING"])]
    );
    assert_eq!(
        states(json!({ "text": "bosTON" })).await,
        [json!(["FAILED", "RUNNING", "MISSING"])]
    );
    assert_eq!(states(json!({ "marketIds": [] })).await, [json!(null); 0]);
}

#[tokio::test]
async fn the_coverage_is_of_all_active_markets_and_the_last_seven_days_by_default() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let found = coverage(&client, json!({})).await;
    let answer = client
        .fresh(
            "{ markets(filter: { isActive: true }) { nodes { marketId } }
               dateRange(dates: { preset: LAST_7 }) { from to } }",
            json!({}),
        )
        .await;
    let numbers = |rows: &Value| -> Vec<i64> {
        let rows = rows.as_array().unwrap().iter();
        rows.map(|row| row["marketId"].as_i64().unwrap()).collect()
    };
    assert_eq!(
        numbers(&found["markets"]),
        numbers(&answer["data"]["markets"]["nodes"])
    );
    let dates = found["days"].as_array().unwrap();
    assert_eq!(dates.len(), 7);
    let range = &answer["data"]["dateRange"];
    assert_eq!(
        [&dates[0]["date"], &dates[6]["date"]],
        [&range["from"], &range["to"]]
    );
}

#[tokio::test]
async fn what_only_a_missing_list_may_have_is_unknown() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let jobs = json!([job("1", "TRANSIT", "2025-03-10", "COMPLETED")]);
    harness
        .fault(json!({ "service": "pipeline", "path": "/api/jobs-sf", "kind": "status", "status": 500 }))
        .await;
    harness
        .service_answers_once("pipeline", "/api/jobs", json!({ "data": jobs }))
        .await;
    let variables =
        json!({ "dates": days("2025-03-10", "2025-03-11"), "filter": { "marketIds": [2] } });
    let found = coverage(&client, variables).await;
    assert_eq!(
        found["markets"][0]["states"],
        json!(["COMPLETED", "UNKNOWN"])
    );
    assert_eq!(found["counts"], counts([0, 1, 1, 0, 0]));
    assert_eq!(
        found["missingJobs"],
        json!({
            "source": "WAREHOUSE", "isRetryable": true,
            "message": "The jobs of the warehouse are missing. The pipeline service is not available.",
        })
    );
}

#[tokio::test]
async fn a_coverage_of_too_many_or_reversed_days_is_refused_without_a_call() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    for (from, to, message) in [
        (
            "2025-03-01",
            "2025-04-01",
            "A date range may cover at most 31 days.",
        ),
        (
            "2025-03-02",
            "2025-03-01",
            "The end date is before the start date.",
        ),
    ] {
        let answer = client
            .fresh(&query(), json!({ "dates": days(from, to) }))
            .await;
        assert_eq!(answer["data"], json!({ "pipelineCoverage": null }));
        let error = &answer["errors"][0];
        assert_eq!(
            (&error["message"], &error["extensions"]["code"]),
            (&json!(message), &json!("BAD_USER_INPUT"))
        );
    }
    assert_eq!(harness.sorted_calls().await, [""; 0]);
}
