//! Stationary campaigns, and the markets of a campaign.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Harness, STAFF};

#[tokio::test]
async fn stationary_campaigns_have_a_stationary_ad_group_and_are_sorted_by_name() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let campaign = |id: i32, name: &str, types: &[&str]| {
        let entries: Vec<Value> = types
            .iter()
            .map(|kind| json!({ "inventoryType": kind }))
            .collect();
        json!({ "campaignId": id, "campaignRef": name, "customerId": 3, "adGroupsMetaData": entries })
    };
    let rows = json!([
        campaign(1, "Wharf", &["TRANSIT", "stationary"]),
        campaign(2, "arena", &["Stationary"]),
        campaign(3, "Buses", &["TRANSIT"]),
        campaign(4, "Nothing", &[]),
        { "campaignId": 5, "campaignRef": "Null", "customerId": 3, "adGroupsMetaData": null },
    ]);
    harness
        .answer_once("/v3/api/campaigns", json!({ "data": rows }))
        .await;
    harness.clear_calls().await;
    let query = "{ campaigns(filter: { isStationary: true }) { nodes { campaignId name customer { name } } } }";
    let found = |id: i32, name: &str| json!({ "campaignId": id, "name": name, "customer": { "name": "Harbor Transit" } });
    assert_eq!(
        client.fresh(query, json!({})).await,
        json!({ "data": { "campaigns": { "nodes": [found(2, "arena"), found(1, "Wharf")] } } })
    );
    assert_eq!(
        harness.sorted_calls().await,
        ["main GET /v3/api/campaigns", "main GET /v3/api/customers"]
    );
}

const MARKETS: &str = "name markets { name isKnown market { marketId marketHash } }";

#[tokio::test]
async fn a_campaign_has_its_markets_and_an_unknown_name_is_marked() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let query = format!("{{ campaign(by: {{ campaignId: 9 }}) {{ {MARKETS} }} }}");
    let answer = client.fresh(&query, json!({})).await;
    assert_eq!(
        answer["data"]["campaign"]["markets"],
        json!([
            { "name": "Boston", "isKnown": true, "market": { "marketId": 2, "marketHash": "d4f1c2" } },
            { "name": "Springfield (old)", "isKnown": false, "market": null },
        ])
    );
    // The names come with the campaign, which is read once.
    assert_eq!(
        harness.sorted_calls().await,
        ["main GET /v3/api/campaigns/9", "main GET /v3/api/markets"]
    );
}

#[tokio::test]
async fn a_campaign_of_a_list_is_read_for_its_markets() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let rows = json!([{ "campaignId": 9, "campaignRef": "Nine", "customerId": 3 }]);
    harness
        .answer_once("/v3/api/campaigns", json!({ "data": rows }))
        .await;
    harness.clear_calls().await;
    let query = format!("{{ campaigns {{ nodes {{ {MARKETS} }} }} }}");
    let answer = client.fresh(&query, json!({})).await;
    let markets = &answer["data"]["campaigns"]["nodes"][0]["markets"];
    assert_eq!(markets[1]["name"], "Springfield (old)");
    assert_eq!(
        harness.sorted_calls().await,
        [
            "main GET /v3/api/campaigns",
            "main GET /v3/api/campaigns/9",
            "main GET /v3/api/markets",
        ]
    );
}

#[tokio::test]
async fn names_of_markets_are_read_from_every_form_the_service_sends() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ campaign(by: { campaignId: 9 }) { markets { name isKnown } } }";
    for (markets, names) in [
        (Value::Null, vec![]),
        (json!([]), vec![]),
        (json!("Boston"), vec![]),
        (
            json!(["Detroit", null, 7, "Boston", "boston"]),
            vec![("Detroit", true), ("Boston", true), ("boston", false)],
        ),
    ] {
        let campaign = json!({ "campaignId": 9, "customerId": 3, "markets": markets });
        harness
            .answer_once("/v3/api/campaigns/9", json!({ "data": campaign }))
            .await;
        let expected: Vec<Value> = names
            .iter()
            .map(|(name, is_known)| json!({ "name": name, "isKnown": is_known }))
            .collect();
        assert_eq!(
            client.fresh(query, json!({})).await,
            json!({ "data": { "campaign": { "markets": expected } } }),
            "{markets}"
        );
    }
}
