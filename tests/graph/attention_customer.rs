//! What needs attention of one customer.

use chrono::{DateTime, SecondsFormat, TimeDelta, Utc};
use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::attention::{ATTENTION, subjects};
use crate::pipeline_summary::client_and_midnight;
use crate::support::{Client, DEVELOPER, Harness, STAFF};

pub const OF_CUSTOMER: &str =
    "query ($filter: AttentionItemFilter, $order: AttentionItemOrder, $first: Int) {
  customer(by: { customerId: 3 }) { attention(filter: $filter, orderBy: $order, first: $first) {
    totalCount
    nodes { kind severity subject reason since node {
      __typename
      ... on Campaign { campaignId }
      ... on Vehicle { assetId }
    } action { label decision { allowed } } }
  } }
}";

/// Every list that is read for a customer, as staff.
pub const CALLS: [&str; 9] = [
    "main GET /v3/api/attribution",
    "main GET /v3/api/campaigns/customer/3",
    "main GET /v3/api/customers",
    "main GET /v3/api/pixels/attribution-studies-pixel-counts",
    "main GET /v3/api/pixels/customer/3",
    "main GET /v3/api/providers",
    "main GET /v3/auth/me",
    "main GET /v3/internal/manager/customer-assets/3",
    "pipeline GET /api/pipeline-jobs",
];

pub async fn items_of_customer(client: &Client, variables: Value) -> Value {
    let mut answer = client.fresh(OF_CUSTOMER, variables).await;
    assert_eq!(answer.get("errors"), None, "{answer}");
    answer["data"]["customer"]["attention"]["nodes"].take()
}

/// Lets the next read of a customer's own lists return campaigns and vehicles on both sides of their rules.
pub async fn answer_with_campaigns_and_vehicles(harness: &Harness, now: DateTime<Utc>) {
    let (minute, day) = (TimeDelta::minutes(1), TimeDelta::days(1));
    let campaign = |id: i32, name: &str, from: DateTime<Utc>, to: Option<DateTime<Utc>>| {
        json!({ "campaignId": id, "campaignRef": name, "customerId": 3, "activeFrom": from.timestamp(),
                "activeTo": to.map(|to| to.timestamp()) })
    };
    let campaigns = json!([
        campaign(4, "Begun", now - minute, Some(now + day)),
        campaign(5, "Tomorrow", now + day, Some(now + day + day)),
        campaign(6, "Ended", now - day, Some(now - minute)),
        campaign(7, "Without an end", now - day, None),
        campaign(8, "Named by number", now - day, Some(now + day)),
        campaign(9, "Named by object", now - day, Some(now + day)),
        campaign(10, " ", now - day, Some(now + day)),
    ]);
    harness
        .answer_once("/v3/api/campaigns/customer/3", json!({ "data": campaigns }))
        .await;
    let pixels = json!([
        { "pixelId": 1, "campaign": 8 },
        { "pixelId": 2, "campaign": { "campaignId": 9 } },
        { "pixelId": 3, "campaign": null },
        { "pixelId": 4 },
        // Those of the others would change nothing.
        { "pixelId": 5, "campaign": 5 },
    ]);
    harness
        .answer_once("/v3/api/pixels/customer/3", json!({ "data": pixels }))
        .await;
    let vehicles = json!([
        { "assetId": 901, "assetRef": "BUS-1", "paired": "CONFIRMED" },
        { "assetId": 902, "assetRef": "BUS-2", "paired": "NEEDS_ATTENTION", "assetStatus": "ACTIVE",
          "extraStatus": "Signal Check", "providerName": "FleetNow" },
        { "assetId": 903, "assetRef": "BUS-3", "paired": "LOST_FOR_GOOD" },
        { "assetId": 904, "assetRef": "BUS-4", "paired": "NOT_FOUND" },
        { "assetId": 905, "assetRef": "BUS-5" },
        { "assetId": 906, "paired": "NEEDS_ATTENTION" },
    ]);
    harness
        .answer_once(
            "/v3/internal/manager/customer-assets/3",
            json!({ "data": { "data": vehicles, "panelData": {} } }),
        )
        .await;
}

/// Lets the next read of the lists of all customers return rows of this customer and of others.
async fn answer_with_rows_of_several(harness: &Harness, midnight: DateTime<Utc>) {
    let late = "2025-03-12T11:46:40Z";
    let providers = json!([
        { "providerId": 1, "providerName": "Ours", "customerId": 3, "isActive": true, "lastProcessTimestamp": late },
        { "providerId": 2, "providerName": "Theirs", "customerId": 4, "isActive": true, "lastProcessTimestamp": late },
        { "providerId": 3, "providerName": "No one's", "isActive": true, "lastProcessTimestamp": late },
        { "providerId": 4, "providerName": "Ours, new", "customerId": 3, "isActive": true },
    ]);
    harness
        .answer_once("/v3/api/providers", json!({ "data": providers }))
        .await;
    let studies = json!([
        { "attributionId": 51, "studyName": "Over", "customerId": 3, "status": "UNDER_REVIEW", "postStudyEndDate": 1_741_000_000 },
        { "attributionId": 52, "studyName": "Due", "customerId": 3, "status": "PENDING", "deliveryDate": 1_741_780_800 },
        { "attributionId": 53, "studyName": "Blocked", "customerId": 3, "status": "APPROVED",
          "objective": "Website Visitation Analysis" },
        { "attributionId": 54, "studyName": "Marked", "customerId": 3, "status": "ATTENTION REQUIRED" },
        { "attributionId": 55, "studyName": "Theirs", "customerId": 4, "status": "ATTENTION REQUIRED",
          "postStudyEndDate": 1_741_000_000, "deliveryDate": 1_741_780_800 },
        { "attributionId": 56, "studyName": "Theirs, too", "customerId": 4, "status": "APPROVED",
          "objective": "Website Visitation Analysis" },
        { "attributionId": 57, "studyName": "No one's", "status": "ATTENTION REQUIRED" },
    ]);
    harness
        .answer_once("/v3/api/attribution", json!({ "data": studies }))
        .await;
    harness
        .answer_once(
            "/v3/api/pixels/attribution-studies-pixel-counts",
            json!({ "data": [] }),
        )
        .await;
    let job = |id: i32, customer_id: Value| json!({ "jobId": id, "jobStatus": "FAILED", "createdAt": midnight, "customerId": customer_id });
    let jobs = json!([job(91, json!(3)), job(92, json!(4)), job(93, Value::Null)]);
    harness
        .service_answers_once("pipeline", "/api/pipeline-jobs", json!({ "data": jobs }))
        .await;
}

#[tokio::test]
async fn what_needs_attention_of_a_customer_is_its_own() {
    let harness = Harness::start().await;
    let (client, midnight) = client_and_midnight(&harness).await;
    let now = Utc::now();
    answer_with_campaigns_and_vehicles(&harness, now).await;
    answer_with_rows_of_several(&harness, midnight).await;
    harness.clear_calls().await;
    let text = |moment: DateTime<Utc>| moment.to_rfc3339_opts(SecondsFormat::Secs, true);
    let item = |kind: &str,
                severity: &str,
                subject: &str,
                reason: &str,
                since: Value,
                node: Value| {
        json!({ "kind": kind, "severity": severity, "subject": subject, "reason": reason, "since": since, "node": node,
                "action": { "label": "Open", "decision": { "allowed": true } } })
    };
    let action = |mut item: Value, label: &str| {
        item["action"] = json!({ "label": label, "decision": { "allowed": false } });
        item
    };
    let of = |type_name: &str| json!({ "__typename": type_name });
    let began = |moment: DateTime<Utc>| {
        let day = moment.format("%m-%d-%Y");
        format!("The campaign began on {day} and has no pixel.")
    };
    let (today, yesterday) = (now - TimeDelta::minutes(1), now - TimeDelta::days(1));
    let campaign = |id: i32| json!({ "__typename": "Campaign", "campaignId": id });
    let vehicle = |id: i32| json!({ "__typename": "Vehicle", "assetId": id });
    assert_eq!(
        items_of_customer(&client, json!({})).await,
        json!([
            item(
                "STALE_PROVIDER",
                "HIGH",
                "Ours",
                "Not processed within the last 2 hours.",
                json!("2025-03-12T13:46:40.001Z"),
                of("Provider")
            ),
            action(
                item(
                    "FAILED_REFRESH_JOB",
                    "HIGH",
                    "Refresh job 91",
                    "The refresh job 91 has failed.",
                    json!(midnight.to_rfc3339_opts(SecondsFormat::AutoSi, true)),
                    of("CampaignRefreshJob")
                ),
                "Run"
            ),
            item(
                "UNFINISHED_STUDY",
                "MEDIUM",
                "Over",
                "The study period has ended, and the status is UNDER REVIEW.",
                json!("2025-03-02T11:06:41Z"),
                of("AttributionStudy")
            ),
            item(
                "DUE_STUDY",
                "MEDIUM",
                "Due",
                "The results were due on 03-12-2025.",
                json!("2025-03-12T00:00:00Z"),
                of("AttributionStudy")
            ),
            item(
                "CAMPAIGN_WITHOUT_PIXEL",
                "MEDIUM",
                "Campaign 10",
                &began(yesterday),
                json!(text(yesterday)),
                campaign(10)
            ),
            item(
                "CAMPAIGN_WITHOUT_PIXEL",
                "MEDIUM",
                "Begun",
                &began(today),
                json!(text(today)),
                campaign(4)
            ),
            action(
                item(
                    "BLOCKED_STUDY",
                    "LOW",
                    "Blocked",
                    "A Website Visitation Analysis needs at least one pixel.",
                    Value::Null,
                    of("AttributionStudy")
                ),
                "Run Study"
            ),
            item(
                "MARKED_STUDY",
                "LOW",
                "Marked",
                "The study is marked as requiring attention.",
                Value::Null,
                of("AttributionStudy")
            ),
            item(
                "VEHICLE_NEEDS_ATTENTION",
                "LOW",
                "BUS-2",
                "The pairing with the tracker of FleetNow has to be checked. Its processing state is Active, and its status \
                 Signal Check.",
                Value::Null,
                vehicle(902)
            ),
            item(
                "VEHICLE_NEEDS_ATTENTION",
                "LOW",
                "Vehicle 906",
                "The pairing with its tracker has to be checked. Its processing state is Unknown, and its status In Service.",
                Value::Null,
                vehicle(906)
            ),
            item(
                "SILENT_PROVIDER",
                "LOW",
                "Ours, new",
                "This provider has never been processed.",
                Value::Null,
                of("Provider")
            ),
        ])
    );
    assert_eq!(harness.sorted_calls().await, CALLS);
    harness.stop().await;
}

#[tokio::test]
async fn the_items_of_a_customer_are_counted_by_kind() {
    let harness = Harness::start().await;
    let (client, midnight) = client_and_midnight(&harness).await;
    answer_with_campaigns_and_vehicles(&harness, Utc::now()).await;
    answer_with_rows_of_several(&harness, midnight).await;
    harness.clear_calls().await;
    let query = "{ customer(by: { customerId: 3 }) {
  attentionCounts { kind count severity failure isRetryable }
  attention(first: 0) { totalCount }
} }";
    let kind = |kind: &str, count: i32, severity: &str| json!({ "kind": kind, "count": count, "severity": severity, "failure": null, "isRetryable": false });
    assert_eq!(
        client.fresh(query, json!({})).await,
        json!({ "data": { "customer": {
            "attentionCounts": [
                kind("STALE_PROVIDER", 1, "HIGH"),
                kind("FAILED_REFRESH_JOB", 1, "HIGH"),
                kind("UNFINISHED_STUDY", 1, "MEDIUM"),
                kind("DUE_STUDY", 1, "MEDIUM"),
                kind("CAMPAIGN_WITHOUT_PIXEL", 2, "MEDIUM"),
                kind("BLOCKED_STUDY", 1, "LOW"),
                kind("MARKED_STUDY", 1, "LOW"),
                kind("VEHICLE_NEEDS_ATTENTION", 2, "LOW"),
                kind("SILENT_PROVIDER", 1, "LOW"),
            ],
            "attention": { "totalCount": 11 },
        } } })
    );
    assert_eq!(harness.sorted_calls().await, CALLS);
    harness.stop().await;
}

#[tokio::test]
async fn kinds_of_a_customer_read_only_their_lists() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let customers = "main GET /v3/api/customers";
    let campaigns = "main GET /v3/api/campaigns/customer/3";
    let pixels = "main GET /v3/api/pixels/customer/3";
    let vehicles = "main GET /v3/internal/manager/customer-assets/3";
    let begun = ("CAMPAIGN_WITHOUT_PIXEL", "Begun");
    let unnamed = ("CAMPAIGN_WITHOUT_PIXEL", "Campaign 10");
    let bus = ("VEHICLE_NEEDS_ATTENTION", "BUS-2");
    let other_bus = ("VEHICLE_NEEDS_ATTENTION", "Vehicle 906");
    let by = |field: &str, direction: &str| json!({ "field": field, "direction": direction });
    let cases = [
        (
            json!({ "kinds": ["CAMPAIGN_WITHOUT_PIXEL"] }),
            by("SUBJECT", "ASC"),
            vec![begun, unnamed],
            vec![campaigns, customers, pixels],
        ),
        (
            json!({ "kinds": ["VEHICLE_NEEDS_ATTENTION"] }),
            by("SUBJECT", "DESC"),
            vec![other_bus, bus],
            vec![customers, vehicles],
        ),
        (
            json!({ "kinds": ["CAMPAIGN_WITHOUT_PIXEL", "VEHICLE_NEEDS_ATTENTION"], "severities": ["LOW"] }),
            Value::Null,
            vec![bus, other_bus],
            vec![campaigns, customers, pixels, vehicles],
        ),
        // Market jobs belong to no customer.
        (
            json!({ "kinds": ["FAILED_MARKET_JOB", "MISSING_MARKET_JOBS"] }),
            Value::Null,
            vec![],
            vec![customers],
        ),
    ];
    for (filter, order, expected, calls) in cases {
        harness.clear_faults().await;
        answer_with_campaigns_and_vehicles(&harness, Utc::now()).await;
        harness.clear_calls().await;
        let variables = json!({ "filter": filter, "order": order });
        let found = items_of_customer(&client, variables).await;
        assert_eq!(subjects(&found), expected, "{filter}");
        assert_eq!(harness.sorted_calls().await, calls, "{filter}");
    }
    harness.stop().await;
}

#[tokio::test]
async fn the_list_of_everything_has_no_kinds_that_cost_a_call_per_customer() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let kinds = ["CAMPAIGN_WITHOUT_PIXEL", "VEHICLE_NEEDS_ATTENTION"];
    let variables = json!({ "filter": { "kinds": kinds } });
    assert_eq!(
        client.fresh(ATTENTION, variables).await,
        json!({ "data": { "attention": { "totalCount": 0, "nodes": [] } } })
    );
    assert_eq!(harness.calls().await, [""; 0]);
    harness.stop().await;
}

#[tokio::test]
async fn a_customers_stuck_locks_are_those_of_its_providers() {
    let harness = Harness::start().await;
    let client = harness.sign_in(DEVELOPER).await;
    let query = "{
  attention(filter: { kinds: [STUCK_LOCK] }) { nodes { node { ... on Provider { providerId customerId } } } }
  customers(first: 100) { nodes { customerId attention(filter: { kinds: [STUCK_LOCK] }) {
    nodes { action { kind } node { ... on Provider { providerId customerId } } }
  } } }
}";
    harness.clear_calls().await;
    let answer = client.fresh(query, json!({})).await;
    assert_eq!(answer.get("errors"), None, "{answer}");
    // The same lists for all customers.
    let calls = [
        "main GET /v3/api/customers",
        "main GET /v3/api/providers",
        "main GET /v3/api/providers/locks",
        "main GET /v3/auth/me",
    ];
    assert_eq!(harness.sorted_calls().await, calls);
    let mut found = 0;
    for customer in answer["data"]["customers"]["nodes"].as_array().unwrap() {
        for item in customer["attention"]["nodes"].as_array().unwrap() {
            assert_eq!(item["node"]["customerId"], customer["customerId"]);
            assert_eq!(item["action"]["kind"], "UNLOCK");
            found += 1;
        }
    }
    let stuck = answer["data"]["attention"]["nodes"].as_array().unwrap();
    let owned = stuck
        .iter()
        .filter(|item| !item["node"]["customerId"].is_null());
    assert_eq!(found, owned.count());
    assert!(found > 0, "{answer}");
    harness.stop().await;
}
