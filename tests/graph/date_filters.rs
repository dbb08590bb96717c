//! Days of the caller, and lists filtered by days.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Harness, STAFF, table};

/// A list: its field, the path of its rows, the key of a row in the graph and in the row, and the filter.
type Case = (
    &'static str,
    &'static str,
    &'static str,
    &'static str,
    Value,
);

fn range(from: &str, to: &str) -> Value {
    json!({ "preset": "CUSTOM", "from": from, "to": to })
}

/// The keys of the rows that a filter keeps.
async fn kept(harness: &Harness, zone: &str, case: &Case, rows: &Value) -> Vec<Value> {
    let (field, path, key, _, filter) = case;
    let kind = match *field {
        "campaigns" => "CampaignFilter",
        "studies" => "StudyFilter",
        "jobs" | "attributionJobs" => "JobFilter",
        "campaignRefreshJobs" => "CampaignRefreshJobFilter",
        "processingJobs" => "ProcessingJobFilter",
        "warehouseQueries" => "WarehouseQueryFilter",
        "debugLogs" => "DebugLogFilter",
        other => panic!("{other}"),
    };
    let query =
        format!("query ($filter: {kind}) {{ {field}(filter: $filter) {{ nodes {{ {key} }} }} }}");
    let service = match path.starts_with("/api/") {
        true => "pipeline",
        false => "main",
    };
    harness
        .service_answers_once(service, path, json!({ "data": rows }))
        .await;
    let client = harness.sign_in(STAFF).await.in_zone(zone);
    let answer = client.graphql(&query, json!({ "filter": filter })).await;
    let nodes = answer["data"][field]["nodes"].as_array();
    let nodes = nodes.unwrap_or_else(|| panic!("{answer}")).iter();
    let mut keys: Vec<Value> = nodes.map(|node| node[key].clone()).collect();
    keys.sort_by_key(Value::to_string);
    keys
}

/// The days of campaigns and studies are those of UTC, which the graph shows, whatever the time zone of the request.
#[tokio::test]
async fn campaigns_and_studies_are_filtered_by_the_days_that_they_show() {
    let harness = Harness::start().await;
    // Before, at and within, at the end of, and after March 11; without a day.
    let times: Value =
        serde_json::from_str("[1741651199, 1741651200, 1741737599, 1741737600, null]").unwrap();
    let march_11 = || range("2025-03-11", "2025-03-11");
    let campaign = |id: usize, time: &Value, key: &str| json!({ "campaignId": id, "campaignRef": "C", "customerId": 3, key: time });
    let study = |id: usize, time: &Value, key: &str| json!({ "attributionId": id, "customerId": 3, "studyName": "S", "status": "PENDING", key: time });
    let campaigns = |key, filter| ("campaigns", "/v3/api/campaigns", "campaignId", key, filter);
    let path = "/v3/api/attribution";
    let studies = |key, filter| ("studies", path, "studyId", key, filter);
    let cases: [Case; 5] = [
        campaigns("activeFrom", json!({ "begins": march_11() })),
        campaigns("activeTo", json!({ "ends": march_11() })),
        studies("startDate", json!({ "begins": march_11() })),
        studies("postStudyEndDate", json!({ "ends": march_11() })),
        studies("deliveryDate", json!({ "due": march_11() })),
    ];
    for case in &cases {
        let rows = times.as_array().unwrap().iter().enumerate();
        let rows: Value = rows
            .map(|(id, time)| match case.0 {
                "campaigns" => campaign(id, time, case.3),
                _ => study(id, time, case.3),
            })
            .collect();
        for zone in ["UTC", "America/New_York"] {
            assert_eq!(
                kept(&harness, zone, case, &rows).await,
                [1, 2],
                "{case:?} {zone}"
            );
        }
    }
}

/// The days of what happened at a time are those of the request's time zone.
#[tokio::test]
async fn jobs_queries_and_logs_are_filtered_by_the_days_of_their_times() {
    let harness = Harness::start().await;
    // New York is four hours behind UTC.
    let times = json!([
        "2025-03-10T23:59:59Z",
        "2025-03-11T00:00:00Z",
        "2025-03-11T04:00:00Z",
        "2025-03-11T23:59:59Z",
        "2025-03-12T03:59:59Z",
        "2025-03-12T04:00:00Z",
        null,
    ]);
    let lists = "
        jobs                | /v3/internal/queue              | jobId           | id
        attributionJobs     | /v3/api/attribution/jobs        | jobId           | id
        campaignRefreshJobs | /api/pipeline-jobs              | refreshJobId    | jobId
        processingJobs      | /v3/api/jobs/index              | processingJobId | jobId
        warehouseQueries    | /api/query-history              | queryId         | QUERY_ID
        debugLogs           | /v3/api/planning/ai-debug-logs  | debugId         | debugId
    ";
    let dates = json!({ "dates": range("2025-03-11", "2025-03-11") });
    let lists = table(lists).into_iter();
    let cases: Vec<Case> = lists
        .map(|[field, path, key, row_key]| (field, path, key, row_key, dates.clone()))
        .collect();
    for case in &cases {
        let time_key = match case.0 {
            "warehouseQueries" => "START_TIME",
            "debugLogs" => "debugTimestamp",
            _ => "createdAt",
        };
        let rows = times.as_array().unwrap().iter().enumerate();
        let rows: Value = rows
            .map(|(id, time)| json!({ case.3: id, time_key: time, "status": 0 }))
            .collect();
        for (zone, expected) in [("UTC", [1, 2, 3]), ("America/New_York", [2, 3, 4])] {
            let keys = kept(&harness, zone, case, &rows).await;
            let keys: Vec<String> = keys
                .iter()
                .map(|key| key.to_string().replace('"', ""))
                .collect();
            let expected = expected.map(|key: i32| key.to_string());
            assert_eq!(keys, expected, "{case:?} {zone}");
        }
    }
}

#[tokio::test]
async fn days_that_form_no_range_are_refused_with_the_name_of_the_filter() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($filter: CampaignFilter) { campaigns(filter: $filter) { totalCount } }";
    let day = "2025-03-12";
    for (filter, message) in [
        (
            json!({ "begins": { "preset": "CUSTOM" } }),
            "Please select a start and end date.",
        ),
        (
            json!({ "ends": { "preset": "LAST_7_DAYS", "to": day } }),
            "ends.to is for the preset CUSTOM only.",
        ),
        (
            json!({ "begins": range(day, "2025-03-11") }),
            "The end date is before the start date.",
        ),
    ] {
        let answer = client.graphql(query, json!({ "filter": filter })).await;
        assert_eq!(answer["errors"][0]["message"], message, "{filter}");
        assert_eq!(answer["errors"][0]["extensions"]["code"], "BAD_USER_INPUT");
    }
}

#[tokio::test]
async fn yesterday_depends_on_the_callers_time_zone() {
    let harness = Harness::start().await;
    let query =
        "query ($dates: DateRangeInput!) { developer { dateRange(dates: $dates) { from to } } }";
    let mut days = Vec::new();
    // The zones are 26 hours apart, so their dates always differ.
    for zone in ["Etc/GMT+12", "Pacific/Kiritimati"] {
        let variables = json!({ "dates": { "preset": "YESTERDAY" } });
        let answer = harness.in_zone(zone).graphql(query, variables).await;
        let range = &answer["data"]["developer"]["dateRange"];
        assert_eq!(range["from"], range["to"], "{answer}");
        days.push(range["from"].as_str().unwrap().to_owned());
    }
    assert!(days[0] < days[1], "{days:?}");
}
