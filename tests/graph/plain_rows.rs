//! Lists that are written straight to JSON equal what the executor returns.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{DEVELOPER, Harness};

/// Lists with every kind of field: plain, with calls, objects, aliases, fragments, cursors.
const LISTS: [&str; 11] = [
    "customers(first: 40) { totalCount nodes { __typename id customerId customerName slug channel channelText
        subscriptionType subscriptionTypeText marketIds markets { marketName } campaigns(first: 2) { nodes { campaignRef } } } }",
    "customers(first: 40) { edges { cursor __typename node { ...Name at: customerId deviceDateRange { from to } } } }",
    "campaigns(first: 200) { edges { cursor at: cursor node { __typename id campaignId campaignRef customerId customerName
        activeFrom activeTo adGroupsActiveFrom adGroupsActiveTo status statusLabel inventoryTypes isStationary
        customer { slug } } } pageInfo { hasNextPage endCursor } }",
    "users(first: 60) { nodes { __typename id userId displayName email company customerId customer { customerName } } }",
    "markets(first: 30) { edges { node { id marketId marketName marketHash population isActive countryCode } } nodes { id } }",
    "pixels(first: 200) { nodes { id pixelId uuid name displayName page pageLabel funnelStage funnelStageLabel url link
        requestCount campaign { campaignRef } customer { slug } } }",
    "providers(first: 50) { nodes { id providerId providerName handler type typeLabel customerId isActive isPush revision
        config { key isSecret } lastProcessedAt } }",
    "assetOwners(first: 50) { nodes { id assetOwnerId name defaultMarketId defaultMarket { marketName isActive } } }",
    "customer(slug: \"acme-media\") { vehicles { items(first: 500) { nodes { id assetId assetRef displayName processing
        processingLabel statusLabel paired pairedLabel assetType classRef owner providerName group } } } }",
    "customers(first: 3, filter: { text: \"Acme\" }) { nodes { campaigns(first: 50) { edges { node { ... on Campaign { id }
        ... { campaignRef } pixels { jobs(first: 5) { nodes { id jobId type typeLabel status statusLabel createdBy
        userId createdAt } } } } } } } }",
    "customers(first: 0) { edges { cursor } nodes { id } }",
];

/// A list selected twice under one key has to be merged, so the executor makes it.
fn by_executor(list: &str) -> String {
    format!("{{ {list} {list} }} {FRAGMENT}")
}

fn by_bytes(list: &str) -> String {
    format!("{{ {list} }} {FRAGMENT}")
}

const FRAGMENT: &str =
    "fragment Name on Customer { customerName ...Slug } fragment Slug on Customer { slug id }";

#[tokio::test]
async fn a_list_written_to_json_equals_the_executors() {
    let harness = Harness::start().await;
    let client = harness.sign_in(DEVELOPER).await;
    for list in LISTS {
        // An unused fragment would be refused.
        let uses_fragment = list.contains("...Name");
        let text = |query: String| {
            if uses_fragment {
                query
            } else {
                query.replace(FRAGMENT, "")
            }
        };
        let written = client.graphql(&text(by_bytes(list)), json!({})).await;
        let executed = client.graphql(&text(by_executor(list)), json!({})).await;
        assert_eq!(written.get("errors"), None, "{list}");
        assert_eq!(written, executed, "{list}");
    }
}

#[tokio::test]
async fn a_failed_field_in_a_list_is_null_and_its_error_has_its_path() {
    let harness = Harness::start().await;
    let client = harness.sign_in(DEVELOPER).await;
    harness
        .fault(json!({ "service": "main", "path": "/v3/api/markets", "kind": "status", "status": 500 }))
        .await;
    let cases = [
        (
            "edges { node { defaultMarket { marketName } } }",
            json!({ "node": { "defaultMarket": null } }),
            "edges",
        ),
        (
            "nodes { name: defaultMarket { marketName } }",
            json!({ "name": null }),
            "nodes",
        ),
    ];
    for (rows, row, key) in cases {
        let query = format!("{{ assetOwners(first: 2) {{ {rows} }} }}");
        let answer = client.graphql(&query, json!({})).await;
        assert_eq!(
            answer["data"]["assetOwners"][key],
            json!([row, row]),
            "{answer}"
        );
        let paths: Vec<&Value> = answer["errors"]
            .as_array()
            .unwrap()
            .iter()
            .map(|error| &error["path"])
            .collect();
        let expected = [0, 1].map(|index| match key {
            "edges" => json!(["assetOwners", "edges", index, "node", "defaultMarket"]),
            _ => json!(["assetOwners", "nodes", index, "name"]),
        });
        assert_eq!(paths, expected.iter().collect::<Vec<_>>());
    }
}
