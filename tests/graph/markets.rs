//! Markets.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Harness, STAFF};

#[tokio::test]
async fn markets_are_read_however_the_service_writes_their_facts() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($text: String!) { markets(filter: { text: $text }) { nodes {
  id marketId marketName marketHash population isActive countryCode
} } }";
    let market = |id: &str,
                  number: i32,
                  name: &str,
                  hash: &str,
                  population: Value,
                  is_active: bool,
                  country: Value| {
        json!({
            "id": id, "marketId": number, "marketName": name, "marketHash": hash,
            "population": population, "isActive": is_active, "countryCode": country,
        })
    };
    let usa = || json!("USA");
    let cases = [
        (
            "D4F1C2",
            market(
                "TWFya2V0OjI",
                2,
                "Boston",
                "d4f1c2",
                json!(4_900_000),
                true,
                usa(),
            ),
        ),
        // A population written as text, and one that is missing; a market without facts.
        (
            "st. louis",
            market(
                "TWFya2V0OjI0",
                24,
                "St. Louis",
                "",
                json!(2_800_000),
                true,
                usa(),
            ),
        ),
        (
            "balti",
            market(
                "TWFya2V0OjI1",
                25,
                "Baltimore",
                "",
                Value::Null,
                true,
                usa(),
            ),
        ),
        (
            "orlando",
            market(
                "TWFya2V0OjI3",
                27,
                "Orlando",
                "",
                json!(2_820_000),
                false,
                Value::Null,
            ),
        ),
    ];
    for (text, mut expected) in cases {
        let answer = client.graphql(query, json!({ "text": text })).await;
        let nodes = &answer["data"]["markets"]["nodes"];
        if expected["marketHash"] == "" {
            expected["marketHash"] = nodes[0]["marketHash"].clone();
            assert_eq!(expected["marketHash"].as_str().map(str::len), Some(6));
        }
        assert_eq!(
            answer,
            json!({ "data": { "markets": { "nodes": [expected] } } })
        );
    }
}

#[tokio::test]
async fn markets_are_narrowed_and_sorted() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($filter: MarketFilter, $order: MarketOrder) {
  markets(filter: $filter, orderBy: $order, first: 3) { totalCount nodes { marketName } }
}";
    let cases = [
        (
            Value::Null,
            Value::Null,
            32,
            vec!["Anchorage", "Atlanta", "Baltimore"],
        ),
        (
            json!({ "active": false }),
            Value::Null,
            4,
            vec!["New Orleans", "Orlando", "Portland, ME"],
        ),
        (
            json!({ "countryCode": "usa", "minPopulation": 9_260_000 }),
            Value::Null,
            3,
            vec!["Chicago", "Los Angeles", "New York"],
        ),
        (json!({ "countryCode": "CAN" }), Value::Null, 0, vec![]),
        (
            Value::Null,
            json!({ "field": "POPULATION", "direction": "DESC" }),
            32,
            vec!["New York", "Los Angeles", "Chicago"],
        ),
        (
            Value::Null,
            json!({ "field": "POPULATION" }),
            32,
            vec!["Baltimore", "Refuses Save", "Anchorage"],
        ),
        (
            Value::Null,
            json!({ "field": "MARKET_ID" }),
            32,
            vec!["New York", "Boston", "Los Angeles"],
        ),
    ];
    for (filter, order, total, names) in cases {
        let nodes: Vec<Value> = names
            .iter()
            .map(|name| json!({ "marketName": name }))
            .collect();
        assert_eq!(
            client
                .graphql(query, json!({ "filter": filter, "order": order }))
                .await,
            json!({ "data": { "markets": { "totalCount": total, "nodes": nodes } } }),
            "{filter} {order}"
        );
    }
}

#[tokio::test]
async fn a_market_is_found_by_its_hash_and_an_unknown_hash_by_nobody() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($hash: String!) { market(hash: $hash) { marketName } }";
    for (hash, market) in [
        ("d4f1c2", json!({ "marketName": "Boston" })),
        ("D4F1C2", Value::Null),
        ("", Value::Null),
    ] {
        let answer = client.graphql(query, json!({ "hash": hash })).await;
        assert_eq!(answer, json!({ "data": { "market": market } }), "{hash}");
    }
}
