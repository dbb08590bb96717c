//! The ad groups of campaigns, and their assets.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Harness, STAFF};

#[tokio::test]
async fn an_ad_group_has_its_campaign_with_one_call_for_all() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ campaign(by: { campaignId: 4 }) { adGroups { adGroupId campaign { campaignId name customerName } } } }";
    let campaign =
        json!({ "campaignId": 4, "name": "Spring Launch", "customerName": "Harbor Transit" });
    let ad_groups = [92, 93, 90, 91].map(|id| json!({ "adGroupId": id, "campaign": campaign }));
    harness.clear_calls().await;
    assert_eq!(
        client.fresh(query, json!({})).await,
        json!({ "data": { "campaign": { "adGroups": ad_groups } } })
    );
    assert_eq!(
        harness.sorted_calls().await,
        [
            "main GET /v3/api/campaigns",
            "main GET /v3/api/campaigns/4",
            "main GET /v3/api/flights/ad-groups/3/4",
        ]
    );
    // "AdGroup:3:4:92", whose campaign is gone.
    let query =
        "{ node(id: \"QWRHcm91cDozOjQ6OTI\") { ... on AdGroup { name campaign { name } } } }";
    harness
        .answer_once("/v3/api/campaigns", json!({ "data": [] }))
        .await;
    assert_eq!(
        client.fresh(query, json!({})).await,
        json!({ "data": { "node": { "name": "Bulletins", "campaign": null } } })
    );
    let query = "query ($first: Int) { campaigns(first: $first) { nodes { adGroups { campaign { name } } } } }";
    for first in [1, 5, 20] {
        harness.clear_calls().await;
        let answer = client.fresh(query, json!({ "first": first })).await;
        assert_eq!(answer.get("errors"), None);
        let calls = harness.sorted_calls().await;
        assert_eq!(calls[0], "main GET /v3/api/campaigns");
        let of_ad_groups = |call: &&String| call.starts_with("main GET /v3/api/flights/ad-groups/");
        assert_eq!(calls.iter().filter(of_ad_groups).count(), first);
        assert_eq!(calls.len(), 1 + first);
    }
}

#[tokio::test]
async fn the_assets_of_an_ad_group_are_filtered_sorted_and_paged() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let rows = json!([{ "flightId": 7, "assets": [
        { "assetId": 5, "assetRef": "BUS-10" },
        { "assetId": 9, "assetRef": "Bus-2" },
        { "assetId": 3, "displayName": "bus-2" },
        7,
        { "assetId": 1, "assetRef": "Zebra", "displayName": "Airport" },
    ] }]);
    let query =
        "query ($filter: AdGroupAssetFilter, $order: AdGroupAssetOrder, $first: Int, $last: Int) {
  campaign(by: { campaignId: 4 }) { adGroups {
    assetCount
    assets(filter: $filter, orderBy: $order, first: $first, last: $last) {
      totalCount nodes { assetId } pageInfo { hasNextPage hasPreviousPage }
    }
  } }
}";
    let by = |field: &str, direction: &str| json!({ "orderBy": { "field": field, "direction": direction } });
    let whole = [false, false];
    let cases = [
        (json!({}), 5, vec![5, 9, 3, 7, 1], whole),
        (by("POSITION", "ASC"), 5, vec![5, 9, 3, 7, 1], whole),
        (by("POSITION", "DESC"), 5, vec![1, 7, 3, 9, 5], whole),
        // "bus-2" twice: a tie.
        (by("LABEL", "ASC"), 5, vec![7, 1, 3, 9, 5], whole),
        (by("LABEL", "DESC"), 5, vec![5, 9, 3, 1, 7], whole),
        (by("ASSET_ID", "ASC"), 5, vec![1, 3, 5, 7, 9], whole),
        (by("ASSET_ID", "DESC"), 5, vec![9, 7, 5, 3, 1], whole),
        (
            json!({ "filter": { "text": "BUS-2" } }),
            2,
            vec![9, 3],
            whole,
        ),
        // The label counts, not the reference behind it.
        (json!({ "filter": { "text": "zebra" } }), 0, vec![], whole),
        (
            json!({ "filter": { "text": null } }),
            5,
            vec![5, 9, 3, 7, 1],
            whole,
        ),
        (json!({ "first": 2 }), 5, vec![5, 9], [true, false]),
        (json!({ "last": 2 }), 5, vec![7, 1], [false, true]),
        (json!({ "first": 0 }), 5, vec![], [true, false]),
    ];
    for (mut variables, total, assets, [has_next, has_previous]) in cases {
        variables["order"] = variables["orderBy"].take();
        variables.as_object_mut().unwrap().remove("orderBy");
        harness
            .answer_once("/v3/api/flights/ad-groups/3/4", json!({ "data": rows }))
            .await;
        let nodes: Vec<Value> = assets.iter().map(|id| json!({ "assetId": id })).collect();
        assert_eq!(
            client.fresh(query, variables.clone()).await,
            json!({ "data": { "campaign": { "adGroups": [{ "assetCount": 5, "assets": {
                "totalCount": total,
                "nodes": nodes,
                "pageInfo": { "hasNextPage": has_next, "hasPreviousPage": has_previous },
            } }] } } }),
            "{variables}"
        );
    }
}

#[tokio::test]
async fn an_asset_leads_to_its_vehicle_with_one_call_for_all() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let vehicles =
        "{ customer(by: { customerId: 3 }) { vehicles(first: 3) { nodes { assetId assetRef } } } }";
    let listed = client.graphql(vehicles, json!({})).await;
    let vehicles = &listed["data"]["customer"]["vehicles"]["nodes"];
    let id = |index: usize| &vehicles[index]["assetId"];
    let rows = json!([
        { "flightId": 7, "flightRef": "A", "assets": [{ "assetId": id(0), "assetRef": "Other" }, id(1), 5] },
        { "flightId": 8, "flightRef": "B", "assets": [id(2)] },
    ]);
    harness
        .answer_once("/v3/api/flights/ad-groups/3/4", json!({ "data": rows }))
        .await;
    let query = "{ campaign(by: { campaignId: 4 }) { adGroups { assets { nodes {
  vehicle { assetId assetRef customer { customerId } }
} } } } }";
    let vehicle = |index: usize| {
        let mut vehicle = vehicles[index].clone();
        vehicle["customer"] = json!({ "customerId": 3 });
        json!({ "vehicle": vehicle })
    };
    harness.clear_calls().await;
    assert_eq!(
        client.fresh(query, json!({})).await,
        json!({ "data": { "campaign": { "adGroups": [
            { "assets": { "nodes": [vehicle(0), vehicle(1), { "vehicle": null }] } },
            { "assets": { "nodes": [vehicle(2)] } },
        ] } } })
    );
    assert_eq!(
        harness.sorted_calls().await,
        [
            "main GET /v3/api/campaigns/4",
            "main GET /v3/api/customers",
            "main GET /v3/api/flights/ad-groups/3/4",
            "main GET /v3/internal/manager/customer-assets/3",
        ]
    );
}

#[tokio::test]
async fn an_asset_is_labelled_by_name_reference_or_number() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let rows = json!([
        { "flightId": "7", "flightRef": "Wraps", "activeFrom": 1_741_780_800, "activeTo": 0, "assets": [
            { "assetId": 1, "assetRef": "BUS-1", "displayName": "Bus 1" },
            { "assetId": 2, "assetRef": "BUS-2", "displayName": " " },
            { "assetId": 3 },
            4,
            "5",
            "none",
        ] },
        { "flightId": 8, "assets": null },
    ]);
    harness
        .answer_once("/v3/api/flights/ad-groups/3/4", json!({ "data": rows }))
        .await;
    let query = "{ campaign(by: { campaignId: 4 }) { adGroups {
  adGroupId name activeFrom activeTo assetCount assets { totalCount nodes { assetId assetRef displayName label } }
} } }";
    let asset = |id: i32, reference: Value, name: Value, label: &str| json!({ "assetId": id, "assetRef": reference, "displayName": name, "label": label });
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({ "data": { "campaign": { "adGroups": [
            {
                "adGroupId": 7,
                "name": "Wraps",
                "activeFrom": "2025-03-12",
                "activeTo": null,
                "assetCount": 5,
                "assets": { "totalCount": 5, "nodes": [
                    asset(1, json!("BUS-1"), json!("Bus 1"), "Bus 1"),
                    asset(2, json!("BUS-2"), json!(" "), "BUS-2"),
                    asset(3, Value::Null, Value::Null, "3"),
                    asset(4, Value::Null, Value::Null, "4"),
                    asset(5, Value::Null, Value::Null, "5"),
                ] },
            },
            {
                "adGroupId": 8, "name": "", "activeFrom": null, "activeTo": null, "assetCount": 0,
                "assets": { "totalCount": 0, "nodes": [] },
            },
        ] } } })
    );
}
