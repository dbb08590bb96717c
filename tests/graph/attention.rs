//! What needs attention, and the figures of the last days.

use chrono::{DateTime, NaiveDate, SecondsFormat, TimeDelta, Utc};
use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::pipeline_summary::client_and_midnight;
use crate::support::{Client, DEVELOPER, Harness, STAFF};

const ATTENTION: &str = "query ($filter: AttentionItemFilter, $order: AttentionItemOrder, $first: Int) {
  attention(filter: $filter, orderBy: $order, first: $first) {
    totalCount
    nodes { kind severity subject reason since node { __typename } action { label decision { allowed code } } }
  }
}";

const SUMMARY: &str = "{ attentionSummary {
  kinds { kind count failure isRetryable }
  figures { kind count failure healthStatuses studyStatuses days { count } }
} }";

/// The day that begins at this midnight of a zone between -11 and +12 hours.
fn today(midnight: DateTime<Utc>) -> NaiveDate {
    (midnight + TimeDelta::hours(12)).date_naive()
}

async fn items(client: &Client, variables: Value) -> Value {
    let mut answer = client.fresh(ATTENTION, variables).await;
    assert_eq!(answer.get("errors"), None, "{answer}");
    answer["data"]["attention"]["nodes"].take()
}

/// The kind and subject of each item.
fn subjects(items: &Value) -> Vec<(&str, &str)> {
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
    // Of these days only the first has a job.
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
    let [first, last] = [6, 2].map(|days| self::today(midnight) - TimeDelta::days(days));
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
    let mut days = [0; 14];
    // The jobs of today and of the second before.
    days[13] = 3;
    days[12] = 2;
    let days = days.map(|count| json!({ "count": count }));
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
            "healthStatuses": health, "studyStatuses": studies,
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
                figure("FAILED_JOBS", 5, &days),
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

#[tokio::test]
async fn a_service_that_is_down_costs_its_kinds_only_and_is_an_item() {
    let main = [
        "STALE_PROVIDER",
        "UNFINISHED_STUDY",
        "DUE_STUDY",
        "BLOCKED_STUDY",
        "MARKED_STUDY",
        "SILENT_PROVIDER",
    ];
    let pipeline = [
        "FAILED_MARKET_JOB",
        "FAILED_REFRESH_JOB",
        "MISSING_MARKET_JOBS",
    ];
    // Coverage needs the markets, too, which only name the failed jobs.
    let main_too = [&main[..], &["MISSING_MARKET_JOBS"]].concat();
    let cases = [
        (
            "main",
            "/v3",
            &main_too[..],
            &pipeline[..2],
            &["Coverage", "Providers", "Attribution studies"][..],
        ),
        (
            "pipeline",
            "/api",
            &pipeline[..],
            &main[..],
            &["Market jobs", "Campaign refresh jobs"],
        ),
    ];
    for (service, path, lost, kept, lists) in cases {
        let harness = Harness::start().await;
        let client = harness.sign_in(STAFF).await;
        harness
            .fault(json!({ "service": service, "path": path, "kind": "status", "status": 503 }))
            .await;
        let mut found = items(&client, json!({ "first": 5000 })).await;
        let rows = found.as_array_mut().unwrap();
        rows.retain(|item| item["kind"] == "UNREADABLE_LIST");
        let unreadable: Vec<Value> = lists.iter().map(|list| {
            json!({
                "kind": "UNREADABLE_LIST", "severity": "HIGH", "subject": list, "since": null, "node": null, "action": null,
                "reason": format!("{list} cannot be read. The {service} service is not available."),
            })
        }).collect();
        assert_eq!(*rows, unreadable, "{service}");
        let answer = client.fresh(SUMMARY, json!({})).await;
        assert_eq!(answer.get("errors"), None, "{answer}");
        let kinds = answer["data"]["attentionSummary"]["kinds"]
            .as_array()
            .unwrap();
        for kind in kinds {
            let name = kind["kind"].as_str().unwrap();
            if name == "STUCK_LOCK" {
                continue;
            }
            assert_eq!(kind["count"].is_null(), lost.contains(&name), "{kind}");
            assert_eq!(kind["count"].is_u64(), kept.contains(&name), "{kind}");
            assert_eq!(kind["failure"].is_null(), kept.contains(&name), "{kind}");
            assert_eq!(kind["isRetryable"], lost.contains(&name), "{kind}");
        }
        let figures = answer["data"]["attentionSummary"]["figures"]
            .as_array()
            .unwrap();
        let unread: Vec<_> = figures
            .iter()
            .filter(|figure| figure["count"].is_null())
            .map(|figure| figure["kind"].as_str().unwrap())
            .collect();
        let expected = match service {
            "main" => vec!["PROVIDERS_WITHOUT_DATA", "WAITING_STUDIES"],
            _ => vec!["FAILED_JOBS"],
        };
        assert_eq!(unread, expected, "{service}");
        harness.stop().await;
    }
}

#[tokio::test]
async fn half_of_the_market_jobs_is_better_than_none() {
    let harness = Harness::start().await;
    let (client, midnight) = client_and_midnight(&harness).await;
    harness
        .fault(json!({ "service": "pipeline", "path": "/api/jobs-sf", "kind": "status", "status": 503 }))
        .await;
    let job = json!({ "jobId": 6, "status": "FAILED", "processingStartTime": midnight, "jobType": "TRANSIT" });
    harness
        .service_answers_once("pipeline", "/api/jobs", json!({ "data": [job] }))
        .await;
    let only = json!({ "filter": { "kinds": ["FAILED_MARKET_JOB"] } });
    let found = items(&client, only).await;
    assert_eq!(
        subjects(&found),
        [
            ("UNREADABLE_LIST", "Market jobs"),
            ("FAILED_MARKET_JOB", "Job 6")
        ]
    );
    let reason = "The jobs of the warehouse are missing. The pipeline service is not available.";
    assert_eq!(found[0]["reason"], reason);
    // A day without a job may have one in the list that is missing.
    let only = json!({ "filter": { "kinds": ["MISSING_MARKET_JOBS"] } });
    let found = items(&client, only).await;
    assert_eq!(subjects(&found), [("UNREADABLE_LIST", "Coverage")]);
    assert_eq!(found[0]["reason"], reason);
    // The reason is not given twice.
    let found = items(&client, json!({})).await;
    let unread = subjects(&found).into_iter();
    let unread: Vec<_> = unread
        .filter(|(kind, _)| *kind == "UNREADABLE_LIST")
        .collect();
    assert_eq!(unread, [("UNREADABLE_LIST", "Market jobs")]);
    harness.stop().await;
}

#[tokio::test]
async fn without_a_session_nothing_is_an_item() {
    let harness = Harness::start().await;
    for query in [ATTENTION, SUMMARY] {
        let answer = harness.graphql(query, json!({})).await;
        let code = &answer["errors"][0]["extensions"]["code"];
        assert_eq!(code, "UNAUTHENTICATED", "{answer}");
    }
    harness.stop().await;
}
