//! Markets.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Harness, STAFF};

#[tokio::test]
async fn markets_are_read_from_every_form_the_service_sends() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($text: String!) { markets(filter: { text: $text }) { nodes {
  id marketId name marketHash population isActive countryCode
} } }";
    let market = |id: &str,
                  number: i32,
                  name: &str,
                  hash: &str,
                  population: Value,
                  is_active: bool,
                  country: Value| {
        json!({
            "id": id, "marketId": number, "name": name, "marketHash": hash,
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
        // A population sent as text, a missing one, and a market without metadata.
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
async fn markets_are_filtered_and_sorted() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($filter: MarketFilter, $order: MarketOrder) {
  markets(filter: $filter, orderBy: $order, first: 3) { totalCount nodes { name } }
}";
    let cases = [
        (
            Value::Null,
            Value::Null,
            32,
            vec!["Anchorage", "Atlanta", "Baltimore"],
        ),
        (
            json!({ "isActive": false }),
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
            vec!["Refuses Save", "Anchorage", "Portland, ME"],
        ),
        (
            Value::Null,
            json!({ "field": "MARKET_ID" }),
            32,
            vec!["New York", "Boston", "Los Angeles"],
        ),
        (
            Value::Null,
            json!({ "field": "MARKET_ID", "direction": "DESC" }),
            32,
            vec!["Anchorage", "Refuses Save", "New Orleans"],
        ),
    ];
    for (filter, order, total, names) in cases {
        let nodes: Vec<Value> = names.iter().map(|name| json!({ "name": name })).collect();
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
async fn a_market_is_found_by_its_number_or_exact_hash() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($by: MarketBy!) { market(by: $by) { marketId name marketHash } }";
    let boston = || json!({ "marketId": 2, "name": "Boston", "marketHash": "d4f1c2" });
    for (by, market) in [
        (json!({ "hash": "d4f1c2" }), boston()),
        (json!({ "marketId": 2 }), boston()),
        (json!({ "hash": "D4F1C2" }), Value::Null),
        (json!({ "hash": "" }), Value::Null),
        (json!({ "marketId": 999 }), Value::Null),
    ] {
        harness.clear_calls().await;
        let answer = client.fresh(query, json!({ "by": by })).await;
        assert_eq!(answer, json!({ "data": { "market": market } }), "{by}");
        assert_eq!(harness.sorted_calls().await, ["main GET /v3/api/markets"]);
    }
}

#[tokio::test]
async fn a_market_has_its_customers_and_asset_owners() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ market(by: { marketId: 2 }) {
  customers { totalCount nodes { customerId name marketIds } }
  assetOwners { totalCount nodes { assetOwnerId name defaultMarket { name } } }
} }";
    let customer = |id: i32, name: &str, markets: &[i32]| json!({ "customerId": id, "name": name, "marketIds": markets });
    let owner = |id: i32, name: &str| json!({ "assetOwnerId": id, "name": name, "defaultMarket": { "name": "Boston" } });
    harness.clear_calls().await;
    assert_eq!(
        client.fresh(query, json!({})).await,
        json!({ "data": { "market": {
            "customers": { "totalCount": 5, "nodes": [
                customer(3, "Harbor Transit", &[2, 5, 9, 14, 21]),
                customer(
                    27,
                    "International Consortium of Regional Transit Shelter and Station Advertising Partners West",
                    &[2, 10, 21],
                ),
                customer(34, "Mile High Mobile", &[2, 10, 13, 21, 29]),
                customer(13, "Orbit Out-of-Home", &[2, 5, 13, 24]),
                customer(4, "Pedal City Advertising", &[2, 10, 13, 21, 29]),
            ] },
            "assetOwners": { "totalCount": 2, "nodes": [owner(8, "Harbor Media"), owner(24, "Ridge Outdoor")] },
        } } })
    );
    // Anchorage has none.
    let query = "{ market(by: { marketId: 32 }) { customers { totalCount nodes { id } } assetOwners { totalCount nodes { id } } } }";
    let empty = json!({ "totalCount": 0, "nodes": [] });
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({ "data": { "market": { "customers": empty, "assetOwners": empty } } })
    );
}

#[tokio::test]
async fn customers_and_asset_owners_of_a_market_are_filtered_and_sorted() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query =
        "query ($filter: CustomerFilter, $order: CustomerOrder) { market(by: { marketId: 2 }) {
  customers(filter: $filter, orderBy: $order) { totalCount nodes { customerId } }
} }";
    let by = |field: &str, direction: &str| json!({ "field": field, "direction": direction });
    let cases = [
        (json!({ "text": "MO" }), Value::Null, vec![34]),
        (json!({ "text": "acme" }), Value::Null, vec![]),
        (
            json!({ "channels": ["MULTI_CHANNEL"] }),
            Value::Null,
            vec![27, 13],
        ),
        (
            json!({ "subscriptionTypes": ["FLEX"] }),
            Value::Null,
            vec![3, 4],
        ),
        (Value::Null, by("NAME", "DESC"), vec![4, 13, 34, 27, 3]),
        // 13 and 27 have the same channel.
        (Value::Null, by("CHANNEL", "ASC"), vec![3, 34, 13, 27, 4]),
        (Value::Null, by("CHANNEL", "DESC"), vec![4, 27, 13, 34, 3]),
    ];
    for (filter, order, customers) in cases {
        let nodes: Vec<Value> = customers
            .iter()
            .map(|id| json!({ "customerId": id }))
            .collect();
        assert_eq!(
            client
                .graphql(query, json!({ "filter": filter, "order": order }))
                .await,
            json!({ "data": { "market": { "customers": { "totalCount": nodes.len(), "nodes": nodes } } } }),
            "{filter} {order}"
        );
    }
    let query =
        "query ($filter: AssetOwnerFilter, $order: AssetOwnerOrder) { market(by: { marketId: 2 }) {
  assetOwners(filter: $filter, orderBy: $order) { totalCount nodes { assetOwnerId } }
} }";
    let cases = [
        (json!({ "text": "RIDGE" }), Value::Null, vec![24]),
        (json!({ "defaultMarketId": 2 }), Value::Null, vec![8, 24]),
        (json!({ "defaultMarketId": 3 }), Value::Null, vec![]),
        (Value::Null, by("NAME", "DESC"), vec![24, 8]),
        (Value::Null, by("ASSET_OWNER_ID", "DESC"), vec![24, 8]),
    ];
    for (filter, order, owners) in cases {
        let nodes: Vec<Value> = owners
            .iter()
            .map(|id| json!({ "assetOwnerId": id }))
            .collect();
        assert_eq!(
            client
                .graphql(query, json!({ "filter": filter, "order": order }))
                .await,
            json!({ "data": { "market": { "assetOwners": { "totalCount": nodes.len(), "nodes": nodes } } } }),
            "{filter} {order}"
        );
    }
}

#[tokio::test]
async fn markets_with_customers_and_asset_owners_cost_three_calls_at_any_length() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($first: Int) { markets(first: $first) { nodes {
  customers { totalCount nodes { markets { nodes { name } } } }
  assetOwners { nodes { defaultMarket { name } } }
} } }";
    for first in [1, 10, 32] {
        harness.clear_calls().await;
        let answer = client.fresh(query, json!({ "first": first })).await;
        assert_eq!(answer.get("errors"), None);
        assert_eq!(
            harness.sorted_calls().await,
            [
                "main GET /v3/api/asset-owners/admin-list",
                "main GET /v3/api/customers",
                "main GET /v3/api/markets",
            ]
        );
    }
}
