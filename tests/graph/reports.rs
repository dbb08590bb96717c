//! Billing, the CSV files and media lists.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Harness, STAFF};

#[tokio::test]
async fn the_billing_report_has_a_row_per_campaign_sorted_by_name() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let rows = json!([
        { "customerId": 3, "contractId": "C-1", "campaignId": 4, "campaignRef": "Spring, \"Launch\"", "advertiser": "Harbor Foods",
          "activeFrom": 1_741_780_800, "activeTo": "1743379200", "assetCount": 20, "frameCount": "60" },
        { "customerId": "3", "contractId": 1005, "campaignId": "5", "campaignRef": "=HYPERLINK(\"x\")", "advertiser": "+1 Media",
          "activeFrom": null, "activeTo": 0, "assetCount": null },
        { "customerId": 3, "contractId": null, "campaignId": 6, "campaignRef": "-Dash", "advertiser": "@Work\nTwo lines",
          "assetCount": -5, "frameCount": 0 },
        { "customerId": 3, "campaignId": 7, "campaignRef": "<b>Café</b>", "advertiser": null },
        { "customerId": 3 },
    ]);
    harness
        .answer_once(
            "/v3/api/accounts/invoice-metrics/3",
            json!({ "data": rows }),
        )
        .await;
    let query = "{ customer(by: { slug: \"harbor-transit\" }) {
  billingReport { fileName mediaType rowCount text }
  billingMetrics { totalCount nodes {
    customerId contractId campaignId campaignName advertiser activeFrom activeTo assetCount frameCount
  } }
} }";
    let metric = |names: [Value; 3], campaign: i32, dates: [Value; 2], counts: [Value; 2]| {
        let [contract, name, advertiser] = names;
        json!({
            "customerId": 3, "contractId": contract, "campaignId": campaign, "campaignName": name,
            "advertiser": advertiser, "activeFrom": dates[0], "activeTo": dates[1],
            "assetCount": counts[0], "frameCount": counts[1],
        })
    };
    const NONE: Value = Value::Null;
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({ "data": { "customer": {
            "billingReport": {
                "fileName": "billing_metrics.csv",
                "mediaType": "text/csv; charset=utf-8",
                "rowCount": 4,
                "text": "Customer ID,Contract ID,Campaign ID,Campaign Ref,Advertiser,Active From,Active To,Asset Count,Frame Count\r\n\
                    3,,6,'-Dash,\"'@Work\nTwo lines\",,,-5,0\r\n\
                    3,,7,<b>Café</b>,,,,,\r\n\
                    3,1005,5,\"'=HYPERLINK(\"\"x\"\")\",'+1 Media,,,,\r\n\
                    3,C-1,4,\"Spring, \"\"Launch\"\"\",Harbor Foods,2025-03-12,2025-03-31,20,60\r\n",
            },
            "billingMetrics": { "totalCount": 4, "nodes": [
                metric([NONE, json!("-Dash"), json!("@Work\nTwo lines")], 6, [NONE, NONE], [json!(-5), json!(0)]),
                metric([NONE, json!("<b>Café</b>"), NONE], 7, [NONE, NONE], [NONE, NONE]),
                metric(
                    [json!("1005"), json!("=HYPERLINK(\"x\")"), json!("+1 Media")], 5, [NONE, NONE], [NONE, NONE],
                ),
                metric(
                    [json!("C-1"), json!("Spring, \"Launch\""), json!("Harbor Foods")],
                    4,
                    [json!("2025-03-12"), json!("2025-03-31")],
                    [json!(20), json!(60)],
                ),
            ] },
        } } })
    );
}

#[tokio::test]
async fn the_campaigns_report_has_the_status_of_each_campaign() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let rows = json!([
        { "campaignId": 11, "campaignRef": "Runs", "customerId": 3, "activeFrom": 1_577_836_800, "activeTo": 32_503_680_000_i64 },
        { "campaignId": 12, "campaignRef": "@Ended, really", "customerId": 3, "activeFrom": 1_577_836_800, "activeTo": 1_580_515_199 },
        { "campaignId": 13, "campaignRef": "comes", "customerId": 3, "activeFrom": 32_500_000_000_i64, "activeTo": 32_503_680_000_i64 },
        { "campaignId": 14, "campaignRef": "No start", "customerId": 3, "activeTo": 32_503_680_000_i64 },
        { "campaignId": 10, "campaignRef": "Runs", "customerId": 3 },
    ]);
    harness
        .answer_once("/v3/api/campaigns/customer/3", json!({ "data": rows }))
        .await;
    let query = "{ customer(by: { slug: \"harbor-transit\" }) { campaignsReport { fileName mediaType rowCount text } } }";
    assert_eq!(
        // Dates are those of UTC, whatever the caller's time zone.
        client
            .in_zone("America/New_York")
            .graphql(query, json!({}))
            .await,
        json!({ "data": { "customer": { "campaignsReport": {
            "fileName": "customer_campaigns.csv",
            "mediaType": "text/csv; charset=utf-8",
            "rowCount": 5,
            "text": "Campaign ID,Campaign Name,Status,Active From,Active To\r\n\
                12,\"'@Ended, really\",Expired,2020-01-01,2020-01-31\r\n\
                13,comes,Upcoming,2999-11-19,3000-01-01\r\n\
                14,No start,Draft,Not Set,3000-01-01\r\n\
                10,Runs,Draft,Not Set,Not Set\r\n\
                11,Runs,Active,2020-01-01,3000-01-01\r\n",
        } } } })
    );
}

#[tokio::test]
async fn both_reports_have_a_header_even_without_rows() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ customer(by: { slug: \"quiet-corner-media\" }) { billingReport { rowCount text } campaignsReport { rowCount text } } }";
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({ "data": { "customer": {
            "billingReport": {
                "rowCount": 0,
                "text": "Customer ID,Contract ID,Campaign ID,Campaign Ref,Advertiser,Active From,Active To,Asset Count,Frame Count\r\n",
            },
            "campaignsReport": { "rowCount": 0, "text": "Campaign ID,Campaign Name,Status,Active From,Active To\r\n" },
        } } })
    );
}

#[tokio::test]
async fn a_failing_report_leaves_the_rest_of_the_customer() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ customer(by: { slug: \"broken-reports\" }) {
  name
  billingReport { rowCount }
  vehicles { totalCount }
  vehicleSummary { total }
  users { totalCount }
} }";
    let error = |line: i32, field: &str| {
        json!({
            "message": "The main service is not available.",
            "locations": [{ "line": line, "column": 3 }],
            "path": ["customer", field],
            "extensions": { "code": "UPSTREAM_UNAVAILABLE", "retryable": true, "service": "main" },
        })
    };
    let mut answer = client.graphql(query, json!({})).await;
    answer["errors"]
        .as_array_mut()
        .unwrap()
        .sort_by_key(|error| error["path"].to_string());
    assert_eq!(
        answer,
        json!({
            "data": { "customer": {
                "name": "Broken Reports",
                "billingReport": null,
                "vehicles": null,
                "vehicleSummary": null,
                "users": { "totalCount": 1 },
            } },
            "errors": [error(3, "billingReport"), error(5, "vehicleSummary"), error(4, "vehicles")],
        })
    );
}

#[tokio::test]
async fn media_owners_and_classifications_are_sorted_by_name() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query =
        "{ mediaOwners { mediaOwnerId name } mediaClassifications { mediaClassificationId name } }";
    let owners = json!({ "data": ["umbra", { "id": "4", "name": "Lamplight" }, { "name": "Beacon" }, { "id": 9 }, null] });
    harness.answer_once("/v3/api/media/owners", owners).await;
    let answer = client.graphql(query, json!({})).await;
    assert_eq!(
        answer["data"]["mediaOwners"],
        json!([
            { "mediaOwnerId": null, "name": "Beacon" },
            { "mediaOwnerId": 4, "name": "Lamplight" },
            { "mediaOwnerId": null, "name": "umbra" },
        ])
    );
    let classes = answer["data"]["mediaClassifications"].as_array().unwrap();
    assert_eq!(classes.len(), 10);
    assert_eq!(
        classes[0],
        json!({ "mediaClassificationId": 10, "name": "BENCH" })
    );
}

#[tokio::test]
async fn billing_metrics_are_filtered_and_sorted() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let row = |campaign: i32, name: Value, contract: Value, from: Value, to: Value| {
        json!({
            "customerId": 3, "campaignId": campaign, "campaignRef": name, "contractId": contract,
            "advertiser": "Harbor Foods", "activeFrom": from, "activeTo": to,
        })
    };
    // Seconds since 1970; 5 has two contracts.
    let mut rows = json!([
        row(
            5,
            json!("launch"),
            json!("C-2"),
            json!(1_741_780_800),
            json!(1_743_379_200)
        ),
        row(
            5,
            json!("Launch"),
            json!("C-1"),
            json!(1_741_780_800),
            json!(1_743_465_600)
        ),
        row(
            4,
            json!("Autumn"),
            Value::Null,
            Value::Null,
            json!(1_743_379_200)
        ),
        row(
            6,
            Value::Null,
            json!("D-7"),
            json!(1_577_836_800),
            Value::Null
        ),
    ]);
    rows[3]["advertiser"] = json!("Luma Wireless");
    let query = "query ($filter: BillingMetricFilter, $order: BillingMetricOrder) { customer(by: { customerId: 3 }) {
  billingMetrics(filter: $filter, orderBy: $order) { totalCount nodes { campaignId contractId } }
} }";
    let by = |field: &str, direction: &str| json!({ "field": field, "direction": direction });
    let [first, second] = [(5, Some("C-1")), (5, Some("C-2"))];
    let (autumn, nameless) = ((4, None), (6, Some("D-7")));
    let cases = [
        (
            Value::Null,
            Value::Null,
            vec![autumn, first, second, nameless],
        ),
        (
            Value::Null,
            by("CAMPAIGN_NAME", "ASC"),
            vec![autumn, first, second, nameless],
        ),
        (
            Value::Null,
            by("CAMPAIGN_NAME", "DESC"),
            vec![second, first, autumn, nameless],
        ),
        (
            Value::Null,
            by("CAMPAIGN_ID", "ASC"),
            vec![autumn, first, second, nameless],
        ),
        (
            Value::Null,
            by("CAMPAIGN_ID", "DESC"),
            vec![nameless, second, first, autumn],
        ),
        (
            Value::Null,
            by("ACTIVE_FROM", "ASC"),
            vec![nameless, first, second, autumn],
        ),
        (
            Value::Null,
            by("ACTIVE_FROM", "DESC"),
            vec![second, first, nameless, autumn],
        ),
        (
            Value::Null,
            by("ACTIVE_TO", "ASC"),
            vec![autumn, second, first, nameless],
        ),
        (
            Value::Null,
            by("ACTIVE_TO", "DESC"),
            vec![first, second, autumn, nameless],
        ),
        (
            json!({ "text": "LAUNCH" }),
            Value::Null,
            vec![first, second],
        ),
        (json!({ "text": "c-2" }), Value::Null, vec![second]),
        (json!({ "text": "wireless" }), Value::Null, vec![nameless]),
        (json!({ "text": "no match" }), Value::Null, vec![]),
    ];
    for (filter, order, metrics) in cases {
        harness
            .answer_once(
                "/v3/api/accounts/invoice-metrics/3",
                json!({ "data": rows }),
            )
            .await;
        let nodes: Vec<Value> = metrics
            .iter()
            .map(|(campaign, contract)| json!({ "campaignId": campaign, "contractId": contract }))
            .collect();
        assert_eq!(
            client
                .fresh(query, json!({ "filter": filter, "order": order }))
                .await,
            json!({ "data": { "customer": { "billingMetrics": { "totalCount": nodes.len(), "nodes": nodes } } } }),
            "{filter} {order}"
        );
    }
}

#[tokio::test]
async fn billing_metrics_have_their_campaigns_with_one_call_for_all() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($first: Int) { customer(by: { customerId: 3 }) {
  billingMetrics(first: $first) { nodes { campaignId campaign { campaignId name customerId } } }
} }";
    for first in [1, 10, 25] {
        harness.clear_calls().await;
        let answer = client.fresh(query, json!({ "first": first })).await;
        let nodes = &answer["data"]["customer"]["billingMetrics"]["nodes"];
        let nodes = nodes.as_array().unwrap();
        assert_eq!(nodes.len(), first);
        for node in nodes {
            assert_eq!(node["campaign"]["campaignId"], node["campaignId"]);
            assert_eq!(node["campaign"]["customerId"], 3);
        }
        assert_eq!(
            harness.sorted_calls().await,
            [
                "main GET /v3/api/accounts/invoice-metrics/3",
                "main GET /v3/api/campaigns",
                "main GET /v3/api/customers",
            ]
        );
    }
    let rows = json!([
        { "customerId": 3, "campaignId": 4, "campaignRef": "A" },
        { "customerId": 3, "campaignId": 99_999, "campaignRef": "B" },
    ]);
    harness
        .answer_once(
            "/v3/api/accounts/invoice-metrics/3",
            json!({ "data": rows }),
        )
        .await;
    assert_eq!(
        client.fresh(query, json!({})).await,
        json!({ "data": { "customer": { "billingMetrics": { "nodes": [
            { "campaignId": 4, "campaign": { "campaignId": 4, "name": "Spring Launch", "customerId": 3 } },
            { "campaignId": 99_999, "campaign": null },
        ] } } } })
    );
}
