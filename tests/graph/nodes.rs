//! Objects read by their ids, and the arguments of lookups.

use std::collections::BTreeSet;

use gateway::nodes::NODE_TYPES;
use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::nullability::NODES;
use crate::support::{Harness, STAFF, table};

const NODE: &str = "query ($id: ID!) { node(id: $id) { __typename id } }";

/// The error for an invalid id.
fn no_id(path: &Value, column: u32) -> Value {
    json!({
        "message": "This is not a valid id.",
        "locations": [{ "line": 1, "column": column }],
        "path": path,
        "extensions": { "code": "BAD_USER_INPUT", "retryable": false },
    })
}

#[tokio::test]
async fn an_object_of_every_type_is_found_by_its_id() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let names = BTreeSet::from(NODES.map(|(type_name, _)| type_name));
    assert_eq!(names, NODE_TYPES.iter().copied().collect());
    for (type_name, id) in NODES {
        assert_eq!(
            client.graphql(NODE, json!({ "id": id })).await,
            json!({ "data": { "node": { "__typename": type_name, "id": id } } })
        );
    }
    let ids = NODES.map(|(_, id)| id);
    let nodes = NODES.map(|(type_name, id)| json!({ "__typename": type_name, "id": id }));
    assert_eq!(
        client
            .graphql(
                "query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }",
                json!({ "ids": ids })
            )
            .await,
        json!({ "data": { "nodes": nodes } })
    );
}

#[tokio::test]
async fn an_object_is_null_if_any_part_of_its_key_does_not_exist() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let gone = [
        "Q3VzdG9tZXI6OTk5",            // Customer:999
        "VXNlcjo5OTk",                 // User:999
        "TWFya2V0Ojk5OQ",              // Market:999
        "Q2FtcGFpZ246OTk5",            // Campaign:999
        "QWRHcm91cDozOjQ6MQ",          // AdGroup:3:4:1
        "QWRHcm91cDozOjk5OTox",        // AdGroup:3:999:1
        "QWRHcm91cDo5OTk6NDo5Mg",      // AdGroup:999:4:92
        "VmVoaWNsZTozOjE",             // Vehicle:3:1
        "VmVoaWNsZTo5OTk6MQ",          // Vehicle:999:1
        "UGl4ZWw6OTk5",                // Pixel:999
        "UHJvdmlkZXI6OTk5",            // Provider:999
        "QXNzZXRPd25lcjo5OTk",         // AssetOwner:999
        "Sm9iOjk5OQ",                  // Job:999
        "Sm9iOng",                     // Job:x
        "UGlwZWxpbmVKb2I6eA",          // PipelineJob:x
        "Q2FtcGFpZ25SZWZyZXNoSm9iOng", // CampaignRefreshJob:x
    ];
    for id in gone {
        assert_eq!(
            client.graphql(NODE, json!({ "id": id })).await,
            json!({ "data": { "node": null } }),
            "{id}"
        );
    }
}

#[tokio::test]
async fn an_invalid_id_is_refused_before_any_call() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let wrong = [
        "",
        "3",
        "Customer:3",
        "***",
        "Q3VzdG9tZXI6Mw==",     // padded
        "Q3VzdG9tZXI6",         // Customer:
        "Q3VzdG9tZXI6MDM",      // Customer:03
        "Q3VzdG9tZXI6eA",       // Customer:x
        "TWFya2V0OjIuMA",       // Market:2.0
        "Q3VzdG9tZXI6Mzo0",     // Customer:3:4
        "VmVoaWNsZTozOjk2NTox", // Vehicle:3:965:1
        "VmVoaWNsZToz",         // Vehicle:3
        "Vmlld2VyOjE",          // Viewer:1, which is no node
        "Tm9wZTox",             // Nope:1
        "Q3Vyc29yT2ZDdXN0b21lcjowQDMw",
    ];
    for id in wrong {
        assert_eq!(
            client.graphql(NODE, json!({ "id": id })).await,
            json!({ "data": { "node": null }, "errors": [no_id(&json!(["node"]), 20)] }),
            "{id}"
        );
    }
    assert_eq!(harness.sorted_calls().await, [""; 0]);
}

#[tokio::test]
async fn an_id_of_another_type_has_no_fields_of_the_expected_type() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($id: ID!) { node(id: $id) { ... on Customer { name } } }";
    for (id, node) in [
        ("Q3VzdG9tZXI6Mw", json!({ "name": "Harbor Transit" })),
        ("TWFya2V0OjI", json!({})),
    ] {
        assert_eq!(
            client.graphql(query, json!({ "id": id })).await,
            json!({ "data": { "node": node } })
        );
    }
}

#[tokio::test]
async fn nodes_keep_the_order_of_their_ids_and_one_that_fails_is_null() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($ids: [ID!]!) { nodes(ids: $ids) { id } }";
    let ids = json!([
        "UGl4ZWw6MzE",
        "Q3VzdG9tZXI6OTk5",
        "Q3VzdG9tZXI6Mw",
        "x",
        "UGl4ZWw6MzE"
    ]);
    assert_eq!(
        client.graphql(query, json!({ "ids": ids })).await,
        json!({
            "data": { "nodes": [
                { "id": "UGl4ZWw6MzE" }, null, { "id": "Q3VzdG9tZXI6Mw" }, null, { "id": "UGl4ZWw6MzE" },
            ] },
            "errors": [no_id(&json!(["nodes", 3]), 24)],
        })
    );
    assert_eq!(
        client.graphql(query, json!({ "ids": [] })).await,
        json!({ "data": { "nodes": [] } })
    );
}

#[tokio::test]
async fn nodes_accepts_at_most_a_hundred_ids() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($ids: [ID!]!) { nodes(ids: $ids) { id } console { isSandbox } }";
    let answer = client
        .graphql(query, json!({ "ids": vec!["Q3VzdG9tZXI6Mw"; 100] }))
        .await;
    assert_eq!(answer["data"]["nodes"].as_array().unwrap().len(), 100);
    let answer = client
        .graphql(query, json!({ "ids": vec!["Q3VzdG9tZXI6Mw"; 101] }))
        .await;
    // It costs that field alone.
    assert_eq!(
        answer,
        json!({
            "data": { "nodes": null, "console": { "isSandbox": false } },
            "errors": [{
                "message": "At most 100 ids can be read at once, not 101.",
                "locations": [{ "line": 1, "column": 24 }],
                "path": ["nodes"],
                "extensions": { "code": "BAD_USER_INPUT", "retryable": false },
            }],
        })
    );
}

#[tokio::test]
async fn a_lookup_with_no_field_or_two_is_a_request_error() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let of_one =
        |type_name: &str| format!("\"{type_name}\" needs exactly one of its fields, and not null");
    let cases = r#"
        customer   | CustomerBy   | {"customerId":3,"slug":"harbor-transit"}
        customer   | CustomerBy   | {"customerId":3,"slug":null}
        customer   | CustomerBy   | {"slug":null}
        customer   | CustomerBy   | {}
        user       | UserBy       | {"userId":1,"email":"staff@marquee.example"}
        user       | UserBy       | {}
        market     | MarketBy     | {"marketId":2,"hash":"d4f1c2"}
        market     | MarketBy     | {"hash":null}
        provider   | ProviderBy   | {"providerId":6,"name":"FleetNow"}
        provider   | ProviderBy   | {}
    "#;
    let request_error = |value: &str, problem: &str, column: usize| {
        json!({ "errors": [{
            "message": format!("The value of \"{value}\" is invalid: {problem}."),
            "locations": [{ "line": 1, "column": column }],
            "extensions": { "code": "BAD_USER_INPUT", "retryable": false },
        }] })
    };
    for [field, type_name, by] in table(cases) {
        let by: Value = serde_json::from_str(by).unwrap();
        let query = format!("query ($by: {type_name}!) {{ {field}(by: $by) {{ id }} }}");
        assert_eq!(
            client.graphql(&query, json!({ "by": by })).await,
            request_error("$by", &of_one(type_name), 8),
            "{field} {by}"
        );
    }
    // The same as literals, a variable that may be null, and another field.
    for (by, part) in [
        (
            "{ customerId: 3, slug: \"harbor-transit\" }",
            "needs exactly one",
        ),
        ("{}", "needs exactly one"),
        ("{ slug: null }", "needs exactly one"),
        ("{ slug: $slug }", "needs exactly one"),
        ("{ name: \"any\" }", "\"name\" is not defined"),
    ] {
        let variable = if by.contains('$') {
            "($slug: String)"
        } else {
            ""
        };
        let query = format!("query {variable} {{ customer(by: {by}) {{ id }} }}");
        let answer = client.graphql(&query, json!({})).await;
        let error = &answer["errors"][0];
        assert_eq!(error["extensions"]["code"], "BAD_USER_INPUT", "{by}");
        let message = error["message"].as_str().unwrap();
        assert!(message.contains(part), "{message}");
    }
    assert_eq!(harness.calls().await, [""; 0]);
}
