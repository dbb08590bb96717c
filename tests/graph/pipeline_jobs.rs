//! Jobs of markets: the union of the two lists, their fields, and their order.

use chrono::{Days, NaiveDate, Utc};
use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Client, Harness, STAFF};

/// The list of the pipeline service, and that of the warehouse.
const LISTS: [&str; 2] = ["/api/jobs", "/api/jobs-sf"];

/// Lets the next read of each of the two lists return these jobs.
async fn answer_once(harness: &Harness, [own, warehouse]: [Value; 2]) {
    // The path of the first begins that of the second, so the fault of the second must be older.
    for (path, jobs) in [(LISTS[1], warehouse), (LISTS[0], own)] {
        harness
            .service_answers_once("pipeline", path, json!({ "data": jobs }))
            .await;
    }
}

/// Lets one of the two lists fail, and not the other.
async fn break_list(harness: &Harness, path: &str, status: u16) {
    if path == LISTS[0] {
        harness
            .fault(json!({ "service": "pipeline", "path": LISTS[1], "kind": "latency" }))
            .await;
    }
    harness
        .fault(json!({ "service": "pipeline", "path": path, "kind": "status", "status": status }))
        .await;
}

/// The keys of the jobs that a query lists.
fn keys(answer: &Value) -> Vec<&str> {
    assert_eq!(answer.get("errors"), None);
    let nodes = answer["data"]["pipelineJobs"]["nodes"].as_array().unwrap();
    nodes
        .iter()
        .map(|job| job["jobId"].as_str().unwrap())
        .collect()
}

const JOBS: &str = "{ pipelineJobs { nodes {
  id jobId marketHash marketLabel market { name } date type typeLabel matchGroup phase statusText statusLabel isRunning
  count totalFrames totalAssets totalPins uniquePins totalMatches totalUniqueMatches
  durationSeconds durationLabel startedAt runBy delete { allowed code reason changesAt }
} } }";

#[tokio::test]
async fn a_job_has_its_columns_and_what_follows_from_them() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let rows = json!([
        {
            "jobId": 700, "marketHash": "d4f1c2", "date": "2024-06-03", "jobType": "STATIONARY", "matchGroup": "exposed",
            "status": "COMPLETED", "totalFrames": 410, "totalAssets": null, "totalPins": "9800000000", "uniquePins": 310_000,
            "totalMatches": 52_000, "totalUniqueMatches": 21_000, "duration": "3723.9",
            "processingStartTime": 1_717_380_000, "runBy": "Ada Byron",
        },
        {
            "jobId": "SF-1", "marketHash": "0000ff", "date": "2024-06-02T00:00:00Z", "jobType": "TRANSIT",
            "status": "GETTING_NEAR_DEVICES_AND_CALCULATING_MATCHES", "totalFrames": 1, "totalAssets": 7,
            "duration": 0, "processingStartTime": "2024-06-02T20:00:00-04:00",
        },
        { "jobId": 702, "date": "2024-06-01", "jobType": "AERIAL", "status": "UPLOADING", "totalFrames": 2, "totalPins": "many" },
        { "jobType": "STATIONARY" },
        "not a row",
    ]);
    answer_once(&harness, [rows, json!([])]).await;
    harness.clear_calls().await;
    let refused = json!({
        "allowed": false, "code": "NOT_DELETABLE", "reason": "This job cannot be deleted.", "changesAt": null,
    });
    let allowed = json!({ "allowed": true, "code": "ALLOWED", "reason": null, "changesAt": null });
    assert_eq!(
        client.fresh(JOBS, json!({})).await,
        json!({ "data": { "pipelineJobs": { "nodes": [
            {
                "id": "UGlwZWxpbmVKb2I6NzAw", "jobId": "700",
                "marketHash": "d4f1c2", "marketLabel": "Boston", "market": { "name": "Boston" },
                "date": "2024-06-03", "type": "STATIONARY", "typeLabel": "Stationary", "matchGroup": "exposed",
                "phase": "COMPLETED", "statusText": "COMPLETED", "statusLabel": "COMPLETED", "isRunning": false,
                "count": 410, "totalFrames": 410, "totalAssets": null, "totalPins": 9_800_000_000.0,
                "uniquePins": 310_000.0, "totalMatches": 52_000.0, "totalUniqueMatches": 21_000.0,
                "durationSeconds": 3723, "durationLabel": "1h 2m 3s",
                "startedAt": "2024-06-03T02:00:00Z", "runBy": "Ada Byron", "delete": refused,
            },
            {
                "id": "UGlwZWxpbmVKb2I6U0YtMQ", "jobId": "SF-1",
                "marketHash": "0000ff", "marketLabel": "0000ff", "market": null,
                "date": "2024-06-02", "type": "TRANSIT", "typeLabel": "Transit", "matchGroup": null,
                "phase": "PROCESSING", "statusText": "GETTING_NEAR_DEVICES_AND_CALCULATING_MATCHES",
                "statusLabel": "PROCESSING", "isRunning": true,
                "count": 7, "totalFrames": 1, "totalAssets": 7, "totalPins": null,
                "uniquePins": null, "totalMatches": null, "totalUniqueMatches": null,
                "durationSeconds": 0, "durationLabel": "0h 0m 0s",
                "startedAt": "2024-06-03T00:00:00Z", "runBy": null, "delete": allowed,
            },
            {
                "id": "UGlwZWxpbmVKb2I6NzAy", "jobId": "702",
                "marketHash": "", "marketLabel": "", "market": null,
                "date": "2024-06-01", "type": "UNRECOGNIZED", "typeLabel": "AERIAL", "matchGroup": null,
                "phase": "RUNNING", "statusText": "UPLOADING", "statusLabel": "UPLOADING", "isRunning": true,
                "count": null, "totalFrames": 2, "totalAssets": null, "totalPins": null,
                "uniquePins": null, "totalMatches": null, "totalUniqueMatches": null,
                "durationSeconds": null, "durationLabel": null,
                "startedAt": null, "runBy": null, "delete": refused,
            },
        ] } } })
    );
    assert_eq!(
        harness.sorted_calls().await,
        [
            "main GET /v3/api/markets",
            "pipeline GET /api/jobs",
            "pipeline GET /api/jobs-sf",
        ]
    );
}

#[tokio::test]
async fn both_lists_are_one_and_the_warehouse_knows_better() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query =
        "{ pipelineJobSources { jobCount missing { source message isRetryable } windowLabel }
        pipelineJobs(orderBy: { field: JOB_ID }) { totalCount nodes { jobId statusText } } }";
    let own = json!([
        { "jobId": 1, "status": "A" }, { "jobId": "2", "status": "A" }, { "jobId": 1, "status": "B" },
    ]);
    let warehouse = json!([{ "jobId": 10, "status": "C" }, { "jobId": 2, "status": "C" }]);
    answer_once(&harness, [own, warehouse]).await;
    harness.clear_calls().await;
    let job = |id: &str, status: &str| json!({ "jobId": id, "statusText": status });
    assert_eq!(
        client.fresh(query, json!({})).await,
        json!({ "data": {
            "pipelineJobSources": {
                "jobCount": 3, "missing": null,
                "windowLabel": "Ten days of jobs show until a filter is selected.",
            },
            "pipelineJobs": { "totalCount": 3, "nodes": [job("1", "B"), job("2", "C"), job("10", "C")] },
        } })
    );
    assert_eq!(
        harness.sorted_calls().await,
        ["pipeline GET /api/jobs", "pipeline GET /api/jobs-sf"]
    );
}

const SOURCES: &str = "{ pipelineJobSources { jobCount missing { source message isRetryable } } pipelineJobs { totalCount } }";

#[tokio::test]
async fn a_list_that_fails_does_not_hide_the_other() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    for (path, count, source, message) in [
        (
            LISTS[0],
            240 + 278,
            "PIPELINE",
            "The jobs of the pipeline service are missing. The pipeline service is not available.",
        ),
        (
            LISTS[1],
            1_778 + 31,
            "WAREHOUSE",
            "The jobs of the warehouse are missing. The pipeline service is not available.",
        ),
    ] {
        break_list(&harness, path, 500).await;
        assert_eq!(
            client.fresh(SOURCES, json!({})).await,
            json!({ "data": {
                "pipelineJobSources": {
                    "jobCount": count,
                    "missing": { "source": source, "message": message, "isRetryable": true },
                },
                "pipelineJobs": { "totalCount": count },
            } })
        );
        harness.clear_faults().await;
    }
    let answer = client.fresh(SOURCES, json!({})).await;
    assert_eq!(
        answer["data"]["pipelineJobSources"],
        json!({ "jobCount": 1_778 + 31 + 240, "missing": null })
    );
}

#[tokio::test]
async fn jobs_fail_only_if_both_lists_do_or_the_session_has_ended() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let both = json!({ "service": "pipeline", "path": LISTS[0], "kind": "status", "status": 500 });
    for (path, code) in [
        (None, "UPSTREAM_UNAVAILABLE"),
        (Some(LISTS[0]), "UNAUTHENTICATED"),
        (Some(LISTS[1]), "UNAUTHENTICATED"),
    ] {
        match path {
            None => harness.fault(both.clone()).await,
            Some(path) => break_list(&harness, path, 403).await,
        }
        let answer = client.fresh(SOURCES, json!({})).await;
        assert_eq!(
            answer["data"],
            json!({ "pipelineJobSources": null, "pipelineJobs": null })
        );
        for error in answer["errors"].as_array().unwrap() {
            assert_eq!(error["extensions"]["code"], code);
            assert_eq!(error["extensions"]["service"], "pipeline");
        }
        harness.clear_faults().await;
    }
}

#[tokio::test]
async fn jobs_are_filtered_and_sorted_by_every_field() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($filter: PipelineJobFilter, $order: PipelineJobOrder) {
  pipelineJobs(filter: $filter, orderBy: $order) { nodes { jobId } }
}";
    let job = |id: &str, hash: &str, kind: &str, status: &str| json!({ "jobId": id, "marketHash": hash, "jobType": kind, "status": status });
    let with = |mut job: Value, date: &str, started_at: i64, duration: Value| {
        job["date"] = json!(date);
        job["processingStartTime"] = json!(started_at);
        job["duration"] = duration;
        job
    };
    let rows = json!([
        with(
            job("9", "a", "STATIONARY", "COMPLETED"),
            "2025-03-01",
            1_741_000_300,
            json!(90)
        ),
        with(
            job("10", "a", "TRANSIT", "FAILED"),
            "2025-03-02",
            1_741_000_200,
            json!(7.5)
        ),
        with(
            job("SF-2", "b", "STATIONARY", "UPLOADING"),
            "2025-03-02",
            1_741_000_100,
            json!(7.25)
        ),
        with(
            job("8", "b", "AERIAL", "PENDING"),
            "2025-03-03",
            1_741_000_400,
            Value::Null
        ),
        job("7", "", "TRANSIT", "POSTPONED"),
    ]);
    let by = |field: &str, direction: &str| json!({ "field": field, "direction": direction });
    let none = || Value::Null;
    let cases = [
        (none(), none(), vec!["8", "SF-2", "10", "9", "7"]),
        (none(), by("DATE", "ASC"), vec!["9", "10", "SF-2", "8", "7"]),
        (
            none(),
            by("STARTED_AT", "DESC"),
            vec!["8", "9", "10", "SF-2", "7"],
        ),
        (
            none(),
            by("DURATION", "DESC"),
            vec!["9", "10", "SF-2", "8", "7"],
        ),
        (
            none(),
            by("JOB_ID", "ASC"),
            vec!["7", "8", "9", "10", "SF-2"],
        ),
        (
            json!({ "marketHashes": ["b", "c"] }),
            none(),
            vec!["8", "SF-2"],
        ),
        (json!({ "marketHashes": [] }), none(), vec![]),
        (json!({ "types": ["TRANSIT"] }), none(), vec!["10", "7"]),
        (json!({ "types": ["UNRECOGNIZED"] }), none(), vec!["8"]),
        (
            json!({ "phases": ["FAILED", "RUNNING"] }),
            none(),
            vec!["SF-2", "10"],
        ),
        (
            json!({ "phases": ["PENDING", "POSTPONED"] }),
            none(),
            vec!["8", "7"],
        ),
        (
            json!({ "dates": { "from": "2025-03-02", "to": "2025-03-03" } }),
            none(),
            vec!["8", "SF-2", "10"],
        ),
        (
            json!({ "dates": { "from": "2024-01-01", "to": "2025-03-02" } }),
            none(),
            vec!["SF-2", "10", "9"],
        ),
        (
            json!({ "dates": { "from": "2025-03-02", "to": "2025-03-02" } }),
            by("DURATION", "DESC"),
            vec!["10", "SF-2"],
        ),
        (
            json!({ "marketHashes": ["a"], "types": ["STATIONARY"], "phases": ["COMPLETED"] }),
            none(),
            vec!["9"],
        ),
    ];
    for (filter, order, expected) in cases {
        answer_once(&harness, [rows.clone(), json!([])]).await;
        let answer = client
            .fresh(query, json!({ "filter": filter, "order": order }))
            .await;
        assert_eq!(keys(&answer), expected, "{filter} {order}");
    }
}

/// A client in a time zone where the date does not change during a test, and today there.
async fn client_and_today(harness: &Harness) -> (Client, NaiveDate) {
    let now = Utc::now();
    let hours = if now.time() < chrono::NaiveTime::from_hms_opt(12, 0, 0).unwrap() {
        6
    } else {
        -6
    };
    // The names of these zones count westwards.
    let client = harness.sign_in(STAFF).await;
    let client = client.in_zone(&format!("Etc/GMT{:+}", -hours));
    (client, (now + chrono::TimeDelta::hours(hours)).date_naive())
}

#[tokio::test]
async fn the_window_is_open_to_older_jobs_with_a_filter() {
    let harness = Harness::start().await;
    let (client, today) = client_and_today(&harness).await;
    let day = |ago: u64| (today - Days::new(ago)).to_string();
    let rows = json!([
        { "jobId": "future", "date": (today + Days::new(3)).to_string(), "jobType": "TRANSIT", "marketHash": "a" },
        { "jobId": "first", "date": day(10), "jobType": "TRANSIT", "marketHash": "a" },
        { "jobId": "older", "date": day(11), "jobType": "TRANSIT", "marketHash": "a" },
        { "jobId": "none", "jobType": "TRANSIT", "marketHash": "a" },
    ]);
    let query =
        "query ($filter: PipelineJobFilter) { pipelineJobs(filter: $filter) { nodes { jobId } } }";
    let all = || vec!["future", "first", "older", "none"];
    let cases = [
        (json!({}), all()),
        (json!({ "isInWindow": true }), vec!["future", "first"]),
        (json!({ "isInWindow": false }), vec!["older", "none"]),
        (json!({ "isInWindow": true, "types": ["TRANSIT"] }), all()),
        (json!({ "isInWindow": true, "marketHashes": ["a"] }), all()),
        // A phase is no filter in this sense.
        (
            json!({ "isInWindow": true, "phases": ["RUNNING"] }),
            vec!["future", "first"],
        ),
    ];
    for (filter, expected) in cases {
        answer_once(&harness, [rows.clone(), json!([])]).await;
        let answer = client.fresh(query, json!({ "filter": filter })).await;
        assert_eq!(keys(&answer), expected, "{filter}");
    }
}

#[tokio::test]
async fn jobs_are_filtered_by_the_day_on_which_they_started() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await.in_zone("America/New_York");
    let job =
        |id: &str, started_at: Value| json!({ "jobId": id, "processingStartTime": started_at });
    // Midnight in New York, and a second before.
    let rows = json!([
        job("1", json!("2025-03-02T04:59:59Z")),
        job("2", json!("2025-03-02T05:00:00Z")),
        job("3", Value::Null),
    ]);
    let query = "query ($filter: PipelineJobFilter) { pipelineJobs(filter: $filter, orderBy: { field: JOB_ID, direction: ASC }) { nodes { jobId } } }";
    let cases = [
        (json!({ "startedSince": "2025-03-03" }), vec![]),
        (json!({ "startedSince": "2025-03-02" }), vec!["2"]),
        (json!({ "startedSince": "2025-03-01" }), vec!["1", "2"]),
        (json!({ "startedSince": null }), vec!["1", "2", "3"]),
    ];
    for (filter, expected) in cases {
        answer_once(&harness, [rows.clone(), json!([])]).await;
        let answer = client.fresh(query, json!({ "filter": filter })).await;
        assert_eq!(keys(&answer), expected, "{filter}");
    }
}

#[tokio::test]
async fn a_market_has_its_jobs_and_a_market_without_a_hash_has_none() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let markets = json!([
        { "marketId": 1, "marketName": "Aachen", "marketHash": "aa" },
        { "marketId": 2, "marketName": "Bonn", "marketHash": "bb" },
        { "marketId": 3, "marketName": "Cologne" },
    ]);
    let jobs = json!([
        { "jobId": 1, "marketHash": "aa", "duration": 5, "status": "FAILED" },
        { "jobId": 2, "marketHash": "aa", "duration": 9 },
        { "jobId": 3 },
    ]);
    harness
        .answer_once("/v3/api/markets", json!({ "data": markets }))
        .await;
    answer_once(
        &harness,
        [jobs, json!([{ "jobId": 4, "marketHash": "bb" }])],
    )
    .await;
    harness.clear_calls().await;
    let query = "{ markets { nodes { name
        pipelineJobs(orderBy: { field: DURATION, direction: DESC }) { totalCount nodes { jobId } }
        failed: pipelineJobs(filter: { phases: [FAILED] }) { nodes { jobId } }
    } } }";
    let jobs =
        |ids: &[&str]| -> Vec<Value> { ids.iter().map(|id| json!({ "jobId": id })).collect() };
    assert_eq!(
        client.fresh(query, json!({})).await,
        json!({ "data": { "markets": { "nodes": [
            { "name": "Aachen", "pipelineJobs": { "totalCount": 2, "nodes": jobs(&["2", "1"]) }, "failed": { "nodes": jobs(&["1"]) } },
            { "name": "Bonn", "pipelineJobs": { "totalCount": 1, "nodes": jobs(&["4"]) }, "failed": { "nodes": [] } },
            { "name": "Cologne", "pipelineJobs": { "totalCount": 0, "nodes": [] }, "failed": { "nodes": [] } },
        ] } } })
    );
    assert_eq!(
        harness.sorted_calls().await,
        [
            "main GET /v3/api/markets",
            "pipeline GET /api/jobs",
            "pipeline GET /api/jobs-sf",
        ]
    );
}

#[tokio::test]
async fn a_label_fails_alone_if_the_markets_cannot_be_read() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness
        .fault(json!({ "service": "main", "path": "/v3/api/markets", "kind": "status", "status": 500 }))
        .await;
    let query = "{ pipelineJobs(first: 1, filter: { marketHashes: [\"d4f1c2\"] }) { nodes { marketHash marketLabel } } }";
    let answer = client.fresh(query, json!({})).await;
    assert_eq!(
        answer["data"],
        json!({ "pipelineJobs": { "nodes": [{ "marketHash": "d4f1c2", "marketLabel": null }] } })
    );
    assert_eq!(
        answer["errors"][0]["extensions"]["code"],
        "UPSTREAM_UNAVAILABLE"
    );
}
