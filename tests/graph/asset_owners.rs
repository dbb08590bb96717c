//! Asset owners: the list, and the default market.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Harness, STAFF};

const LIST: &str = "/v3/api/asset-owners/admin-list";

#[tokio::test]
async fn asset_owners_are_listed_by_name_each_with_its_market() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ assetOwners(first: 2) {
  totalCount
  nodes { id assetOwnerId name defaultMarketId defaultMarket { name isActive } }
  pageInfo { hasNextPage endCursor }
} }";
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({ "data": { "assetOwners": {
            "totalCount": 32,
            "nodes": [
                {
                    "id": "QXNzZXRPd25lcjox", "assetOwnerId": 1, "name": "Anchor Displays", "defaultMarketId": 3,
                    "defaultMarket": { "name": "Los Angeles", "isActive": true },
                },
                {
                    "id": "QXNzZXRPd25lcjoy", "assetOwnerId": 2, "name": "Beacon Boards", "defaultMarketId": 30,
                    "defaultMarket": { "name": "New Orleans", "isActive": false },
                },
            ],
            "pageInfo": { "hasNextPage": true, "endCursor": "Q3Vyc29yT2ZBc3NldE93bmVyOlsiTkFNRSBBU0MiLFt7InQiOiJCZWFjb24gQm9hcmRzIn0seyJuIjoyfV0sMF0" },
        } } })
    );
}

#[tokio::test]
async fn a_default_market_is_read_from_every_form_the_service_sends() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let rows = json!([
        { "assetOwnerId": 3, "name": "beta", "defaultMarketId": "2" },
        { "assetOwnerId": "1", "name": "Alpha", "defaultMarketId": 2.0 },
        { "assetOwnerId": 4, "name": "Beta", "defaultMarketId": null },
        { "assetOwnerId": 2, "name": "ALPHA" },
        { "assetOwnerId": 5, "defaultMarketId": 99 },
        { "assetOwnerId": 6, "name": "<b>Ünïcödé</b> & \"Sons\"", "defaultMarketId": "none" },
        { "assetOwnerId": 7, "name": "Élan", "defaultMarketId": 21 },
        { "name": "no number" },
        null,
    ]);
    harness.answer_once(LIST, json!({ "data": rows })).await;
    let query = "{ assetOwners { totalCount nodes { assetOwnerId name defaultMarketId defaultMarket { name } } } }";
    let owner = |id: i32, name: &str, number: Value, market: Value| {
        let market = if market.is_null() {
            market
        } else {
            json!({ "name": market })
        };
        json!({ "assetOwnerId": id, "name": name, "defaultMarketId": number, "defaultMarket": market })
    };
    let none = || Value::Null;
    assert_eq!(
        client.fresh(query, json!({})).await,
        json!({ "data": { "assetOwners": { "totalCount": 7, "nodes": [
            owner(6, "<b>Ünïcödé</b> & \"Sons\"", none(), none()),
            owner(1, "Alpha", json!(2), json!("Boston")),
            owner(2, "ALPHA", none(), none()),
            owner(3, "beta", json!(2), json!("Boston")),
            owner(4, "Beta", none(), none()),
            owner(7, "Élan", json!(21), json!("Worcester")),
            owner(5, "", json!(99), none()),
        ] } } })
    );
}

#[tokio::test]
async fn an_asset_owner_is_found_by_its_number() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($by: AssetOwnerBy!) { assetOwner(by: $by) { assetOwnerId name defaultMarket { name } } }";
    let harbor =
        json!({ "assetOwnerId": 8, "name": "Harbor Media", "defaultMarket": { "name": "Boston" } });
    for (number, owner) in [(8, harbor), (999, Value::Null), (0, Value::Null)] {
        harness.clear_calls().await;
        assert_eq!(
            client
                .fresh(query, json!({ "by": { "assetOwnerId": number } }))
                .await,
            json!({ "data": { "assetOwner": owner } })
        );
        let calls = [LIST, "/v3/api/markets"].map(|path| format!("main GET {path}"));
        assert_eq!(harness.sorted_calls().await, calls);
    }
}

#[tokio::test]
async fn asset_owners_are_sorted_with_ties_by_number() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let rows = json!([
        { "assetOwnerId": 3, "name": "beta" },
        { "assetOwnerId": 1, "name": "Gamma" },
        { "assetOwnerId": 2, "name": "BETA" },
        { "assetOwnerId": 4 },
    ]);
    let query = "query ($order: AssetOwnerOrder) { assetOwners(orderBy: $order) { nodes { assetOwnerId } } }";
    for (order, owners) in [
        (Value::Null, [2, 3, 1, 4]),
        (json!({ "field": "NAME" }), [2, 3, 1, 4]),
        (
            json!({ "field": "NAME", "direction": "DESC" }),
            [1, 3, 2, 4],
        ),
        (json!({ "field": "ASSET_OWNER_ID" }), [1, 2, 3, 4]),
        (
            json!({ "field": "ASSET_OWNER_ID", "direction": "DESC" }),
            [4, 3, 2, 1],
        ),
    ] {
        harness.answer_once(LIST, json!({ "data": rows })).await;
        let nodes = owners.map(|id| json!({ "assetOwnerId": id }));
        assert_eq!(
            client.fresh(query, json!({ "order": order })).await,
            json!({ "data": { "assetOwners": { "nodes": nodes } } }),
            "{order}"
        );
    }
}

#[tokio::test]
async fn asset_owners_are_filtered_by_text_and_default_market() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($filter: AssetOwnerFilter) { assetOwners(filter: $filter, first: 2) { totalCount nodes { name } } }";
    for (filter, total, names) in [
        (Value::Null, 32, vec!["Anchor Displays", "Beacon Boards"]),
        (
            json!({ "text": " OUTDOOR " }),
            6,
            vec!["Blue Line Outdoor", "Crosstown Outdoor"],
        ),
        (json!({ "text": "zócalo" }), 1, vec!["Zócalo Media"]),
        (json!({ "text": "no match" }), 0, vec![]),
        (
            json!({ "defaultMarketId": 2 }),
            2,
            vec!["Harbor Media", "Ridge Outdoor"],
        ),
        (
            json!({ "defaultMarketId": 2, "text": "outdoor" }),
            1,
            vec!["Ridge Outdoor"],
        ),
        (json!({ "defaultMarketId": 999 }), 0, vec![]),
    ] {
        let nodes: Vec<Value> = names.iter().map(|name| json!({ "name": name })).collect();
        assert_eq!(
            client.graphql(query, json!({ "filter": filter })).await,
            json!({ "data": { "assetOwners": { "totalCount": total, "nodes": nodes } } }),
            "{filter}"
        );
    }
}

#[tokio::test]
async fn a_list_with_its_markets_costs_two_calls_at_any_length() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($first: Int) { assetOwners(first: $first) { nodes { name defaultMarket { name population } } } }";
    for first in [1, 10, 32] {
        harness.clear_calls().await;
        let answer = client.fresh(query, json!({ "first": first })).await;
        assert_eq!(answer.get("errors"), None);
        assert_eq!(
            harness.sorted_calls().await,
            [
                "main GET /v3/api/asset-owners/admin-list",
                "main GET /v3/api/markets"
            ]
        );
    }
}

#[tokio::test]
async fn asset_owners_are_listed_even_if_the_markets_fail() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness
        .fault(json!({ "service": "main", "path": "/v3/api/markets", "kind": "status", "status": 500 }))
        .await;
    let query = "{ assetOwners(filter: { text: \"harbor\" }) { nodes { name defaultMarketId defaultMarket { name } } } }";
    let answer = client.graphql(query, json!({})).await;
    assert_eq!(
        answer["data"],
        json!({ "assetOwners": { "nodes": [{ "name": "Harbor Media", "defaultMarketId": 2, "defaultMarket": null }] } })
    );
    assert_eq!(
        answer["errors"][0]["path"],
        json!(["assetOwners", "nodes", 0, "defaultMarket"])
    );
}

const SAVE: &str = "mutation ($input: SaveAssetOwnerInput!) { saveAssetOwner(input: $input) {
  assetOwner { name defaultMarketId defaultMarket { name } }
  errors { message path code }
} }";

fn saved(owner: Value, errors: Value) -> Value {
    json!({ "data": { "saveAssetOwner": { "assetOwner": owner, "errors": errors } } })
}

#[tokio::test]
async fn a_default_market_is_set_kept_and_cleared() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let harbor = |number: Value, market: Value| json!({ "name": "Harbor Media", "defaultMarketId": number, "defaultMarket": market });
    let angeles = || harbor(json!(3), json!({ "name": "Los Angeles" }));
    for (input, owner) in [
        (
            json!({ "assetOwnerId": 8, "defaultMarketId": 3 }),
            angeles(),
        ),
        // An omitted market stays unchanged.
        (json!({ "assetOwnerId": 8 }), angeles()),
        (
            json!({ "assetOwnerId": 8, "defaultMarketId": null }),
            harbor(Value::Null, Value::Null),
        ),
    ] {
        harness.clear_calls().await;
        let answer = client.graphql(SAVE, json!({ "input": input })).await;
        assert_eq!(answer, saved(owner, json!([])), "{input}");
        let calls = harness.sorted_calls().await;
        assert_eq!(calls.last().unwrap(), "main PUT /v3/api/asset-owners/8");
    }
    // An empty response is a success; the owner is read again.
    harness
        .fault(json!({ "service": "main", "path": "/v3/api/asset-owners", "method": "PUT", "kind": "empty", "count": 1 }))
        .await;
    let input = json!({ "assetOwnerId": 8, "defaultMarketId": 3 });
    let answer = client.graphql(SAVE, json!({ "input": input })).await;
    assert_eq!(answer, saved(angeles(), json!([])));
}

#[tokio::test]
async fn a_refused_default_market_has_the_services_message_and_no_owner() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let input = json!({ "assetOwnerId": 23, "defaultMarketId": 3 });
    let errors = json!([{ "message": "This owner's contract fixes its default market.", "path": null, "code": "REJECTED" }]);
    let answer = client.graphql(SAVE, json!({ "input": input })).await;
    assert_eq!(answer, saved(Value::Null, errors));
    let input = json!({ "assetOwnerId": 999, "defaultMarketId": 3 });
    let errors =
        json!([{ "message": "Asset owner not found.", "path": null, "code": "NOT_FOUND" }]);
    let answer = client.graphql(SAVE, json!({ "input": input })).await;
    assert_eq!(answer, saved(Value::Null, errors));
}
