//! Campaigns, their ad groups, and the update of their metadata.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Harness, STAFF};

#[tokio::test]
async fn a_campaign_has_counts_ad_groups_and_pixels() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ campaign(by: { campaignId: 4 }) {
  id campaignId name customerId customerName status statusLabel inventoryTypes isStationary pixelCount
  customer { slug }
  adGroupCount assetCount frameCount
  adGroups { id adGroupId name assetCount }
  pixels { totalCount nodes { pixelId name } }
} }";
    let ad_group = |id: &str, number: i32, name: &str, assets: i32| json!({ "id": id, "adGroupId": number, "name": name, "assetCount": assets });
    let pixel = |number: i32, name: &str| json!({ "pixelId": number, "name": name });
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({ "data": { "campaign": {
            "id": "Q2FtcGFpZ246NA",
            "campaignId": 4,
            "name": "Spring Launch",
            "customerId": 3,
            "customerName": "Harbor Transit",
            "status": "ACTIVE",
            "statusLabel": "Active",
            "inventoryTypes": ["STATIONARY", "TRANSIT"],
            "isStationary": true,
            "pixelCount": 8,
            "customer": { "slug": "harbor-transit" },
            "adGroupCount": 4,
            "assetCount": 16,
            "frameCount": 48,
            "adGroups": [
                ad_group("QWRHcm91cDozOjQ6OTI", 92, "Bulletins", 3),
                ad_group("QWRHcm91cDozOjQ6OTM", 93, "Full Wraps", 5),
                ad_group("QWRHcm91cDozOjQ6OTA", 90, "Station Posters", 7),
                ad_group("QWRHcm91cDozOjQ6OTE", 91, "Transit Shelters", 1),
            ],
            "pixels": { "totalCount": 8, "nodes": [
                pixel(37, "Breaks Check"),
                pixel(35, "Careers"),
                pixel(33, "Checkout"),
                pixel(38, "Fails Job"),
                pixel(31, "Home"),
                pixel(32, "Products"),
                pixel(36, "Refuses Save"),
                pixel(34, "Store Locator"),
            ] },
        } } })
    );
    let answer = client
        .graphql("{ campaign(by: { campaignId: 99999 }) { id } }", json!({}))
        .await;
    assert_eq!(answer, json!({ "data": { "campaign": null } }));
}

#[tokio::test]
async fn the_counts_of_a_campaign_share_a_call_and_are_null_if_unknown() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ campaign(by: { campaignId: 4 }) { adGroupCount assetCount frameCount } }";
    let path = "/v3/api/campaigns/4/admin-summary/3";
    for (body, counts) in [
        (
            json!({ "data": { "adGroupCount": "2", "assetCount": 0, "frameCount": 48.0 } }),
            json!({ "adGroupCount": 2, "assetCount": 0, "frameCount": 48 }),
        ),
        (
            json!({ "data": { "assetCount": null, "frameCount": "many" } }),
            json!({ "adGroupCount": null, "assetCount": null, "frameCount": null }),
        ),
    ] {
        harness.answer_once(path, body).await;
        harness.clear_calls().await;
        assert_eq!(
            client.fresh(query, json!({})).await,
            json!({ "data": { "campaign": counts } })
        );
        assert_eq!(
            harness.sorted_calls().await,
            [
                "main GET /v3/api/campaigns/4",
                "main GET /v3/api/campaigns/4/admin-summary/3"
            ]
        );
    }
}

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
async fn the_pixels_of_a_campaign_are_filtered_and_sorted() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let pixel = |id: i32, name: &str, count: Value, page: &str| {
        json!({
            "pixelId": id, "campaign": 4, "customerId": 3, "requestCount": count,
            "metaData": { "displayName": name, "page": page, "funnelStage": "Visit Page" },
        })
    };
    let mut rows = json!([
        pixel(3, "home", json!(7), "Homepage"),
        pixel(1, "Shop", json!(7), "Product Page"),
        pixel(2, "Home", json!("12"), "Homepage"),
        pixel(4, "Contact", Value::Null, "Contact Us Page"),
    ]);
    rows[1]["metaData"]["funnelStage"] = json!("Conversion Page");
    let query =
        "query ($filter: PixelFilter, $order: PixelOrder) { campaign(by: { campaignId: 4 }) {
  pixels(filter: $filter, orderBy: $order) { totalCount nodes { pixelId } }
} }";
    let by = |field: &str, direction: &str| json!({ "field": field, "direction": direction });
    let cases = [
        (Value::Null, Value::Null, vec![4, 2, 3, 1]),
        (Value::Null, by("NAME", "DESC"), vec![1, 3, 2, 4]),
        (Value::Null, by("PIXEL_ID", "ASC"), vec![1, 2, 3, 4]),
        (Value::Null, by("PIXEL_ID", "DESC"), vec![4, 3, 2, 1]),
        (Value::Null, by("REQUEST_COUNT", "ASC"), vec![1, 3, 2, 4]),
        (Value::Null, by("REQUEST_COUNT", "DESC"), vec![2, 3, 1, 4]),
        (json!({ "text": "HOM" }), Value::Null, vec![2, 3]),
        (
            json!({ "pages": ["PRODUCT_PAGE", "CONTACT_US_PAGE"] }),
            Value::Null,
            vec![4, 1],
        ),
        (json!({ "pages": [] }), Value::Null, vec![]),
        (
            json!({ "funnelStages": ["CONVERSION_PAGE"] }),
            Value::Null,
            vec![1],
        ),
        (
            json!({ "funnelStages": ["VISIT_PAGE"], "text": "o", "pages": ["HOMEPAGE"] }),
            by("PIXEL_ID", "DESC"),
            vec![3, 2],
        ),
    ];
    for (filter, order, pixels) in cases {
        harness
            .answer_once("/v3/api/pixels/campaign/4", json!({ "data": rows }))
            .await;
        let nodes: Vec<Value> = pixels.iter().map(|id| json!({ "pixelId": id })).collect();
        assert_eq!(
            client
                .fresh(query, json!({ "filter": filter, "order": order }))
                .await,
            json!({ "data": { "campaign": { "pixels": { "totalCount": nodes.len(), "nodes": nodes } } } }),
            "{filter} {order}"
        );
    }
}

#[tokio::test]
async fn the_pixels_of_several_campaigns_cost_one_call_per_customer() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($first: Int) { campaigns(first: $first, filter: { customerId: 3 }) {
  nodes { pixels { totalCount nodes { campaign { name } } } }
} }";
    for first in [2, 10, 25] {
        harness.clear_calls().await;
        let answer = client.fresh(query, json!({ "first": first })).await;
        assert_eq!(answer.get("errors"), None);
        assert_eq!(
            harness.sorted_calls().await,
            [
                "main GET /v3/api/campaigns",
                "main GET /v3/api/pixels/customer/3"
            ]
        );
    }
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

/// Campaigns of every status, in every form the service may send.
fn odd_campaigns() -> Value {
    json!([
        { "campaignId": 1, "campaignRef": "Runs", "customerId": 3, "activeFrom": 1_577_836_800, "activeTo": 32_503_680_000_i64,
          "adGroupsMetaData": [{ "inventoryType": "TRANSIT" }, { "inventoryType": "stationary" }, { "inventoryType": "TRANSIT" }] },
        { "campaignId": "2", "campaignRef": "Ended", "customerId": "3", "activeFrom": "1577836800", "activeTo": 1_580_515_199,
          "customerName": "Own Words" },
        { "campaignId": 3, "campaignRef": "Comes", "customerId": 3, "activeFrom": 32_500_000_000_i64, "activeTo": 32_503_680_000_i64 },
        { "campaignId": 4, "campaignRef": "No start", "customerId": 3, "activeFrom": 0, "activeTo": 32_503_680_000_i64 },
        { "campaignId": 5, "customerId": 999, "activeFrom": null, "adGroupsMetaData": null },
        { "campaignRef": "No number", "customerId": 3 },
        "no row",
    ])
}

#[tokio::test]
async fn campaigns_are_read_from_every_form_the_service_sends() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness
        .answer_once("/v3/api/campaigns", json!({ "data": odd_campaigns() }))
        .await;
    let query = "{ campaigns { totalCount nodes {
  campaignId name customerName activeFrom activeTo status inventoryTypes isStationary
} } }";
    let campaign = |id: i32, name: &str, customer: Value, dates: [Value; 2], status: &str| {
        json!({
            "campaignId": id, "name": name, "customerName": customer, "activeFrom": dates[0],
            "activeTo": dates[1], "status": status, "inventoryTypes": [], "isStationary": false,
        })
    };
    let harbor = || json!("Harbor Transit");
    let mut runs = campaign(
        1,
        "Runs",
        harbor(),
        [json!("2020-01-01"), json!("3000-01-01")],
        "ACTIVE",
    );
    runs["inventoryTypes"] = json!(["TRANSIT", "stationary"]);
    runs["isStationary"] = json!(true);
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({ "data": { "campaigns": { "totalCount": 5, "nodes": [
            campaign(3, "Comes", harbor(), [json!("2999-11-19"), json!("3000-01-01")], "UPCOMING"),
            campaign(2, "Ended", json!("Own Words"), [json!("2020-01-01"), json!("2020-01-31")], "EXPIRED"),
            campaign(4, "No start", harbor(), [Value::Null, json!("3000-01-01")], "DRAFT"),
            runs,
            campaign(5, "", Value::Null, [Value::Null, Value::Null], "DRAFT"),
        ] } } })
    );
}

#[tokio::test]
async fn campaigns_are_filtered_and_sorted() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($filter: CampaignFilter, $order: CampaignOrder) {
  campaigns(filter: $filter, orderBy: $order) { nodes { campaignId } }
}";
    let by = |field: &str, direction: &str| json!({ "field": field, "direction": direction });
    let cases = [
        (
            json!({ "statuses": ["DRAFT", "EXPIRED"] }),
            Value::Null,
            vec![2, 4, 5],
        ),
        (json!({ "statuses": [] }), Value::Null, vec![]),
        (json!({ "isStationary": true }), Value::Null, vec![1]),
        (
            json!({ "isStationary": false, "customerId": 3 }),
            Value::Null,
            vec![3, 2, 4],
        ),
        (json!({ "text": "START" }), Value::Null, vec![4]),
        (Value::Null, by("NAME", "DESC"), vec![1, 4, 2, 3, 5]),
        (Value::Null, by("CAMPAIGN_ID", "DESC"), vec![5, 4, 3, 2, 1]),
        (Value::Null, by("NAME", "ASC"), vec![3, 2, 4, 1, 5]),
        // 4 and 5 have no start, 1 and 2 the same.
        (Value::Null, by("ACTIVE_FROM", "ASC"), vec![1, 2, 3, 4, 5]),
        (Value::Null, by("ACTIVE_FROM", "DESC"), vec![3, 2, 1, 5, 4]),
        (Value::Null, by("ACTIVE_TO", "ASC"), vec![2, 1, 3, 4, 5]),
    ];
    for (filter, order, campaigns) in cases {
        harness
            .answer_once("/v3/api/campaigns", json!({ "data": odd_campaigns() }))
            .await;
        let nodes: Vec<Value> = campaigns
            .iter()
            .map(|id| json!({ "campaignId": id }))
            .collect();
        assert_eq!(
            client
                .fresh(query, json!({ "filter": filter, "order": order }))
                .await,
            json!({ "data": { "campaigns": { "nodes": nodes } } }),
            "{filter} {order}"
        );
    }
}

#[tokio::test]
async fn active_campaigns_are_the_ones_the_service_lists() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    harness
        .answer_once(
            "/v3/api/campaigns/active-campaigns",
            json!({ "data": odd_campaigns() }),
        )
        .await;
    let query =
        "{ activeCampaigns(filter: { customerId: 3 }) { totalCount nodes { campaignId status } } }";
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({ "data": { "activeCampaigns": { "totalCount": 4, "nodes": [
            { "campaignId": 3, "status": "UPCOMING" },
            { "campaignId": 2, "status": "EXPIRED" },
            { "campaignId": 4, "status": "DRAFT" },
            { "campaignId": 1, "status": "ACTIVE" },
        ] } } })
    );
    assert_eq!(
        harness.sorted_calls().await,
        ["main GET /v3/api/campaigns/active-campaigns"]
    );
}

#[tokio::test]
async fn updating_metadata_returns_the_services_message_or_its_error() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "mutation ($id: Int!) { updateCampaignMetadata(input: { customerId: $id }) {
  message customer { campaigns { totalCount } } errors { message path code }
} }";
    harness.clear_calls().await;
    assert_eq!(
        client.graphql(query, json!({ "id": 3 })).await,
        json!({ "data": { "updateCampaignMetadata": {
            "message": "Updated 25 campaigns.",
            "customer": { "campaigns": { "totalCount": 25 } },
            "errors": [],
        } } })
    );
    assert_eq!(
        harness.sorted_calls().await,
        [
            "main GET /v3/api/campaigns/customer/3",
            "main GET /v3/api/campaigns/update-customer-campaigns/3",
            "main GET /v3/api/customers",
        ]
    );
    assert_eq!(
        client.graphql(query, json!({ "id": 999 })).await,
        json!({ "data": { "updateCampaignMetadata": {
            "message": null,
            "customer": null,
            "errors": [{ "message": "Customer not found.", "path": null, "code": "NOT_FOUND" }],
        } } })
    );
}
