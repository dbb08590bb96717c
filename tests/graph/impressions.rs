//! Impressions per day, as the old system and the pipeline count them, and the markets to compare them in.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Harness, STAFF};

const PATH: &str = "/v3/api/reporting/compare-impressions";

const DAYS: &str = "marketId market { name } from to days { date oldImpressions ots lts }";

#[tokio::test]
async fn impressions_are_those_of_market_2_in_august_2024_by_default() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let query = format!(
        "{{ impressionComparison {{ {DAYS} }} markets(filter: {{ isReportMarket: true }}) {{ nodes {{ marketId }} }} }}"
    );
    let answer = client.fresh(&query, json!({})).await;
    assert_eq!(answer.get("errors"), None);
    let comparison = &answer["data"]["impressionComparison"];
    assert_eq!(
        (&comparison["marketId"], &comparison["market"]["name"]),
        (&json!(2), &json!("Boston"))
    );
    assert_eq!(
        (&comparison["from"], &comparison["to"]),
        (&json!("2024-08-17"), &json!("2024-08-31"))
    );
    let days = comparison["days"].as_array().unwrap();
    let dates: Vec<String> = days
        .iter()
        .map(|day| day["date"].as_str().unwrap().to_owned())
        .collect();
    let expected: Vec<String> = (17..=31).map(|day| format!("2024-08-{day}")).collect();
    assert_eq!(dates, expected);
    assert_eq!(
        harness.sorted_calls().await,
        [
            "main GET /v3/api/markets".to_owned(),
            format!("main GET {PATH}?marketId=2&startDate=2024-08-17&endDate=2024-08-31"),
        ]
    );
}

#[tokio::test]
async fn impressions_are_sorted_by_day_and_may_be_unknown() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let rows = json!([
        { "IMPRESSION_DATE": "2025-03-12", "SUMMED_IMPRESSIONS_OLD": 1_200_000, "SUMMED_LTS": "900000", "SUMMED_OTS": 1_150_000.5 },
        { "IMPRESSION_DATE": "2025-03-10", "SUMMED_IMPRESSIONS_OLD": null, "SUMMED_LTS": "n/a" },
        { "IMPRESSION_DATE": "soon", "SUMMED_OTS": 1 },
        { "SUMMED_OTS": 1 },
    ]);
    harness.answer_once(PATH, json!({ "data": rows })).await;
    let query = format!(
        "{{ impressionComparison(marketId: 999, dates: {{ from: \"2025-03-10\", to: \"2025-03-12\" }}) {{ {DAYS} }} }}"
    );
    assert_eq!(
        client.fresh(&query, json!({})).await,
        json!({ "data": { "impressionComparison": {
            "marketId": 999, "market": null, "from": "2025-03-10", "to": "2025-03-12",
            "days": [
                { "date": "2025-03-10", "oldImpressions": null, "ots": null, "lts": null },
                { "date": "2025-03-12", "oldImpressions": 1_200_000.0, "ots": 1_150_000.5, "lts": 900_000.0 },
            ],
        } } })
    );
}

#[tokio::test]
async fn a_market_compares_its_own_impressions() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let below = "impressionComparison(dates: { from: \"2025-03-10\", to: \"2025-03-10\" }) { days { date ots } }";
    let query = format!(
        "{{ market(by: {{ marketId: 2 }}) {{ {below} }} empty: market(by: {{ marketId: 6 }}) {{ {below} }}
            impressionComparison(dates: {{ from: \"2025-03-10\", to: \"2025-03-10\" }}) {{ days {{ date ots }} }} }}"
    );
    let answer = client.graphql(&query, json!({})).await;
    let data = &answer["data"];
    assert_eq!(
        data["market"]["impressionComparison"],
        data["impressionComparison"]
    );
    assert_eq!(
        data["impressionComparison"]["days"][0]["date"],
        "2025-03-10"
    );
    assert_eq!(data["empty"]["impressionComparison"]["days"], json!([]));
}

#[tokio::test]
async fn a_range_that_ends_before_it_starts_is_refused_before_any_call() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let query = "query ($to: Date!) { impressionComparison(dates: { from: \"2025-03-12\", to: $to }) { days { date } } }";
    let answer = client.graphql(query, json!({ "to": "2025-03-11" })).await;
    assert_eq!(answer["data"], json!({ "impressionComparison": null }));
    let error = &answer["errors"][0];
    assert_eq!(error["message"], "The end date is before the start date.");
    assert_eq!(error["extensions"]["code"], "BAD_USER_INPUT");
    assert_eq!(harness.sorted_calls().await, [""; 0]);
    let answer = client.graphql(query, json!({ "to": "2025-03-12" })).await;
    assert_eq!(answer.get("errors"), None);
}

#[tokio::test]
async fn large_markets_of_the_usa_and_market_2_are_compared() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let market = |id: i32, name: &str, country: Value, people: Value| {
        json!({
            "marketId": id, "marketName": name, "marketMetrics": { "marketpop": people }, "metaData": { "countryCode": country },
        })
    };
    let usa = || json!("USA");
    let markets = json!([
        market(9, "New York", usa(), json!(8_336_817)),
        market(2, "Boston", json!("CAN"), json!(1)),
        market(3, "Toronto", json!("CAN"), json!(6_000_000)),
        market(4, "At the Limit", usa(), json!(4_000_000)),
        market(5, "Above the Limit", usa(), json!(4_000_001)),
        market(6, "Unknown", usa(), Value::Null),
    ]);
    harness
        .answer_once("/v3/api/markets", json!({ "data": markets }))
        .await;
    harness.clear_calls().await;
    let names = ["Above the Limit", "Boston", "New York"].map(|name| json!({ "name": name }));
    assert_eq!(
        client
            .fresh(
                "{ markets(filter: { isReportMarket: true }) { nodes { name } } }",
                json!({})
            )
            .await,
        json!({ "data": { "markets": { "nodes": names } } })
    );
    assert_eq!(harness.sorted_calls().await, ["main GET /v3/api/markets"]);
    let others = "{ markets(filter: { isReportMarket: false }) { totalCount } }";
    let all = client
        .graphql("{ markets { totalCount } }", json!({}))
        .await;
    let others = client.graphql(others, json!({})).await;
    let count = |answer: &Value| answer["data"]["markets"]["totalCount"].as_u64().unwrap();
    assert!(count(&others) < count(&all), "{others}");
}
