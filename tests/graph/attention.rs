//! What needs attention, and the figures of the last days.

use chrono::{DateTime, NaiveDate, SecondsFormat, TimeDelta, Utc};
use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::pipeline_summary::client_and_midnight;
use crate::support::{Client, DEVELOPER, Harness, STAFF};

pub const ATTENTION: &str = "query ($filter: AttentionItemFilter, $order: AttentionItemOrder, $first: Int) {
  attention(filter: $filter, orderBy: $order, first: $first) {
    totalCount
    nodes { kind severity subject reason since node { __typename } action { label decision { allowed code } } }
  }
}";

pub const SUMMARY: &str = "{ attentionSummary {
  kinds { kind count failure isRetryable }
  figures { kind count failure healthStatuses studyStatuses since days { count } }
} }";

/// The day that begins at this midnight of a zone between -11 and +12 hours.
fn today(midnight: DateTime<Utc>) -> NaiveDate {
    (midnight + TimeDelta::hours(12)).date_naive()
}

pub async fn items(client: &Client, variables: Value) -> Value {
    let mut answer = client.fresh(ATTENTION, variables).await;
    assert_eq!(answer.get("errors"), None, "{answer}");
    answer["data"]["attention"]["nodes"].take()
}

/// The kind and subject of each item.
pub fn subjects(items: &Value) -> Vec<(&str, &str)> {
    let items = items.as_array().unwrap().iter();
    items
        .map(|item| {
            (
                item["kind"].as_str().unwrap(),
                item["subject"].as_str().unwrap(),
            )
        })
        .collect()
}

/// Lets the next read of each list return rows at the edges of the rules. Jobs started at this midnight, and a second before.
async fn answer_with_edges(harness: &Harness, midnight: chrono::DateTime<chrono::Utc>) {
    let before = midnight - TimeDelta::seconds(1);
    let fresh = chrono::Utc::now().to_rfc3339();
    harness
        .answer_once(
            "/v3/api/providers",
            json!({ "data": [
                { "providerId": 1, "providerName": "Pulled", "isActive": true, "lastProcessTimestamp": "2025-03-12T11:46:40Z" },
                { "providerId": 2, "isActive": true },
                { "providerId": 3, "providerName": "Off", "isActive": false, "lastProcessTimestamp": "2025-03-12T11:46:40Z" },
                { "providerId": 4, "providerName": "Fresh", "isActive": true, "lastProcessTimestamp": fresh },
            ] }),
        )
        .await;
    harness
        .answer_once(
            "/v3/api/attribution",
            json!({ "data": [
                { "attributionId": 51, "studyName": "Over", "status": "UNDER_REVIEW", "postStudyEndDate": 1_741_000_000 },
                { "attributionId": 52, "studyName": "Due", "status": "PENDING", "deliveryDate": 1_741_780_800 },
                { "attributionId": 53, "studyName": "Done", "status": "COMPLETE", "postStudyEndDate": 1_741_000_000,
                  "deliveryDate": 1_741_780_800 },
                { "attributionId": 54, "studyName": "Blocked", "status": "APPROVED", "objective": "Website Visitation Analysis" },
                { "attributionId": 55, "studyName": "Runnable", "status": "APPROVED" },
                { "attributionId": 56, "studyName": "Marked", "status": "ATTENTION REQUIRED" },
                { "attributionId": 57, "studyName": "Later", "status": "ACTIVE", "postStudyEndDate": 32_503_680_000_i64,
                  "deliveryDate": 32_503_680_000_i64 },
            ] }),
        )
        .await;
    harness
        .answer_once(
            "/v3/api/pixels/attribution-studies-pixel-counts",
            json!({ "data": [] }),
        )
        .await;
    // Only the first of the days has a job.
    let covered = today(midnight) - TimeDelta::days(7);
    harness
        .answer_once(
            "/v3/api/markets",
            json!({ "data": [
                { "marketId": 1, "marketName": "Los Angeles", "marketHash": "36b71b", "metaData": { "isActive": true } },
                { "marketId": 2, "marketName": "Closed", "marketHash": "d4f1c2", "metaData": { "isActive": false } },
            ] }),
        )
        .await;
    let job = |id: i32, status: &str, at| {
        json!({ "jobId": id, "status": status, "processingStartTime": at, "jobType": "TRANSIT",
                "date": "2025-03-11", "marketHash": "36b71b" })
    };
    // The path of one begins that of the other, so the fault of the longer must be older.
    harness
        .service_answers_once("pipeline", "/api/jobs-sf", json!({ "data": [] }))
        .await;
    let jobs = json!([
        job(6, "FAILED", midnight),
        job(7, "FAILED", before),
        job(8, "COMPLETED", midnight),
        json!({ "jobId": 9, "status": "COMPLETED", "jobType": "TRANSIT", "date": covered, "marketHash": "36b71b" }),
    ]);
    harness
        .service_answers_once("pipeline", "/api/jobs", json!({ "data": jobs }))
        .await;
    let jobs = json!([
        { "jobId": 91, "jobStatus": "FAILED", "createdAt": midnight, "metaData": { "campaignRef": "Spring" }, "activeTo": 1_743_379_200 },
        { "jobId": 92, "jobStatus": "FAILED", "createdAt": midnight },
        { "jobId": 93, "jobStatus": "FAILED", "createdAt": before },
        { "jobId": 94, "jobStatus": "PENDING", "createdAt": midnight },
    ]);
    harness
        .service_answers_once("pipeline", "/api/pipeline-jobs", json!({ "data": jobs }))
        .await;
}

/// Every list that staff's items need.
const CALLS: [&str; 8] = [
    "main GET /v3/api/attribution",
    "main GET /v3/api/markets",
    "main GET /v3/api/pixels/attribution-studies-pixel-counts",
    "main GET /v3/api/providers",
    "main GET /v3/auth/me",
    "pipeline GET /api/jobs",
    "pipeline GET /api/jobs-sf",
    "pipeline GET /api/pipeline-jobs",
];

#[tokio::test]
async fn what_needs_attention_has_its_reason_and_its_action() {
    let harness = Harness::start().await;
    let (client, midnight) = client_and_midnight(&harness).await;
    answer_with_edges(&harness, midnight).await;
    harness.clear_calls().await;
    let today = midnight.to_rfc3339_opts(SecondsFormat::AutoSi, true);
    let item = |kind: &str,
                severity: &str,
                subject: &str,
                reason: &str,
                since: Value,
                node: &str,
                action: Value| {
        json!({ "kind": kind, "severity": severity, "subject": subject, "reason": reason, "since": since,
                "node": { "__typename": node }, "action": action })
    };
    let allowed =
        |label: &str| json!({ "label": label, "decision": { "allowed": true, "code": "ALLOWED" } });
    let refused = |label: &str, code: &str| json!({ "label": label, "decision": { "allowed": false, "code": code } });
    let never = "This provider has never been processed.";
    let late = "Not processed within the last 2 hours.";
    let study = "AttributionStudy";
    // No market has a job for yesterday yet.
    let [first, last] = [6, 2].map(|days| {
        let day = self::today(midnight) - TimeDelta::days(days);
        day.format("%m-%d-%Y").to_string()
    });
    let gap = format!("There is no job for 5 of 6 days: the first is {first}, the last {last}.");
    assert_eq!(
        items(&client, json!({})).await,
        json!([
            item(
                "STALE_PROVIDER",
                "HIGH",
                "Pulled",
                late,
                json!("2025-03-12T13:46:40.001Z"),
                "Provider",
                allowed("Open")
            ),
            item(
                "FAILED_MARKET_JOB",
                "HIGH",
                "Los Angeles",
                "The Transit job 6 for 03-11-2025 has failed.",
                json!(today),
                "PipelineJob",
                allowed("Re-run")
            ),
            item(
                "FAILED_REFRESH_JOB",
                "HIGH",
                "Spring",
                "The refresh job 91 has failed.",
                json!(today),
                "CampaignRefreshJob",
                allowed("Run")
            ),
            item(
                "FAILED_REFRESH_JOB",
                "HIGH",
                "Refresh job 92",
                "The refresh job 92 has failed.",
                json!(today),
                "CampaignRefreshJob",
                refused("Run", "MISSING_DATA")
            ),
            item(
                "MISSING_MARKET_JOBS",
                "HIGH",
                "Los Angeles",
                &gap,
                Value::Null,
                "Market",
                allowed("Open")
            ),
            item(
                "UNFINISHED_STUDY",
                "MEDIUM",
                "Over",
                "The study period has ended, and the status is UNDER REVIEW.",
                json!("2025-03-02T11:06:41Z"),
                study,
                allowed("Open")
            ),
            item(
                "DUE_STUDY",
                "MEDIUM",
                "Due",
                "The results were due on 03-12-2025.",
                json!("2025-03-12T00:00:00Z"),
                study,
                allowed("Open")
            ),
            item(
                "BLOCKED_STUDY",
                "LOW",
                "Blocked",
                "A Website Visitation Analysis needs at least one pixel.",
                Value::Null,
                study,
                refused("Run Study", "NO_PIXELS")
            ),
            item(
                "MARKED_STUDY",
                "LOW",
                "Marked",
                "The study is marked as requiring attention.",
                Value::Null,
                study,
                allowed("Open")
            ),
            item(
                "SILENT_PROVIDER",
                "LOW",
                "Provider 2",
                never,
                Value::Null,
                "Provider",
                allowed("Open")
            ),
        ])
    );
    assert_eq!(harness.sorted_calls().await, CALLS);
    harness.stop().await;
}

#[tokio::test]
async fn the_summary_counts_kinds_and_has_figures_at_the_cost_of_the_list() {
    let harness = Harness::start().await;
    let (client, midnight) = client_and_midnight(&harness).await;
    answer_with_edges(&harness, midnight).await;
    harness.clear_calls().await;
    // The jobs of today and of the second before.
    let days = |before: i32, today: i32| {
        let mut days = [0; 14];
        days[12] = before;
        days[13] = today;
        days.map(|count| json!({ "count": count }))
    };
    let yesterday = today(midnight) - TimeDelta::days(1);
    let kind = |kind: &str, count: i32| json!({ "kind": kind, "count": count, "failure": null, "isRetryable": false });
    let figure = |kind: &str, count: i32, days: &[Value]| {
        let (health, studies) = match kind {
            "PROVIDERS_WITHOUT_DATA" => (json!(["STALE", "NO_HISTORY"]), json!([])),
            "WAITING_STUDIES" => (
                json!([]),
                json!(["PENDING", "ATTENTION_REQUIRED", "UNDER_REVIEW"]),
            ),
            _ => (json!([]), json!([])),
        };
        json!({
            "kind": kind, "count": count, "failure": null, "days": days,
            "since": (!days.is_empty()).then_some(yesterday), "healthStatuses": health, "studyStatuses": studies,
        })
    };
    assert_eq!(
        client.fresh(SUMMARY, json!({})).await["data"]["attentionSummary"],
        json!({
            "kinds": [
                kind("STALE_PROVIDER", 1),
                kind("FAILED_MARKET_JOB", 1),
                kind("FAILED_REFRESH_JOB", 2),
                kind("MISSING_MARKET_JOBS", 1),
                kind("UNFINISHED_STUDY", 1),
                kind("DUE_STUDY", 1),
                kind("BLOCKED_STUDY", 1),
                kind("MARKED_STUDY", 1),
                kind("SILENT_PROVIDER", 1),
            ],
            "figures": [
                figure("PROVIDERS_WITHOUT_DATA", 2, &[]),
                figure("FAILED_MARKET_JOBS", 2, &days(1, 1)),
                figure("FAILED_REFRESH_JOBS", 3, &days(1, 2)),
                figure("WAITING_STUDIES", 3, &[]),
            ],
        })
    );
    assert_eq!(harness.sorted_calls().await, CALLS);
    harness.stop().await;
}

#[tokio::test]
async fn only_lock_maintainers_have_stuck_locks_until_they_are_unlocked() {
    let harness = Harness::start().await;
    let only = json!({ "filter": { "kinds": ["STUCK_LOCK"] } });
    let staff = harness.sign_in(STAFF).await;
    assert_eq!(items(&staff, only.clone()).await, json!([]));
    let client = harness.sign_in(DEVELOPER).await;
    harness.clear_calls().await;
    let query = "query ($filter: AttentionItemFilter) { attention(filter: $filter) { nodes {
  key severity action { kind decision { allowed } } node { ... on Provider { providerId lock { isUnlockRecommended } } }
} } }";
    let answer = client.fresh(query, only.clone()).await;
    let locks = [
        "main GET /v3/api/providers",
        "main GET /v3/api/providers/locks",
        "main GET /v3/auth/me",
    ];
    assert_eq!(harness.sorted_calls().await, locks);
    let stuck = answer["data"]["attention"]["nodes"].as_array().unwrap();
    assert!(!stuck.is_empty());
    for item in stuck {
        assert_eq!(item["node"]["lock"]["isUnlockRecommended"], true);
        assert_eq!(item["severity"], "HIGH");
        let action = json!({ "kind": "UNLOCK", "decision": { "allowed": true } });
        assert_eq!(item["action"], action);
    }
    let unlock = "mutation ($id: Int!) { unlockProvider(input: { providerId: $id }) { errors { message } } }";
    let id = &stuck[0]["node"]["providerId"];
    let unlocked = client.graphql(unlock, json!({ "id": id })).await;
    assert_eq!(
        unlocked["data"]["unlockProvider"],
        json!({ "errors": [] }),
        "{id}"
    );
    let left = client.fresh(query, only).await;
    let left = left["data"]["attention"]["nodes"].as_array().unwrap();
    assert_eq!(left.as_slice(), &stuck[1..]);
    harness.stop().await;
}

#[tokio::test]
async fn kinds_and_severities_are_selected_and_the_list_is_sorted() {
    let harness = Harness::start().await;
    let (client, midnight) = client_and_midnight(&harness).await;
    let marked = ("MARKED_STUDY", "Marked");
    let silent = ("SILENT_PROVIDER", "Provider 2");
    let blocked = ("BLOCKED_STUDY", "Blocked");
    let over = ("UNFINISHED_STUDY", "Over");
    let due = ("DUE_STUDY", "Due");
    let by = |field: &str, direction: &str| json!({ "field": field, "direction": direction });
    let medium = json!({ "severities": ["MEDIUM"] });
    let low = json!({ "severities": ["LOW"] });
    let cases = [
        (low.clone(), Value::Null, vec![blocked, marked, silent]),
        (
            json!({ "kinds": ["MARKED_STUDY"] }),
            Value::Null,
            vec![marked],
        ),
        (
            json!({ "kinds": ["MARKED_STUDY"], "severities": ["HIGH"] }),
            Value::Null,
            vec![],
        ),
        (medium.clone(), by("SEVERITY", "DESC"), vec![due, over]),
        (medium.clone(), by("SINCE", "ASC"), vec![over, due]),
        (medium, by("SINCE", "DESC"), vec![due, over]),
        (low, by("SUBJECT", "DESC"), vec![silent, marked, blocked]),
    ];
    for (filter, order, expected) in cases {
        // What a filter does not read would answer the next one.
        harness.clear_faults().await;
        answer_with_edges(&harness, midnight).await;
        let found = items(&client, json!({ "filter": filter, "order": order })).await;
        assert_eq!(subjects(&found), expected, "{filter} {order}");
    }
    harness.stop().await;
}
