//! Campaigns, their pixels, and the update of their metadata.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Harness, STAFF};

#[tokio::test]
async fn a_campaign_has_counts_ad_groups_and_pixels() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ campaign(by: { campaignId: 4 }) {
  id campaignId name customerId customerName status statusLabel inventoryTypeTexts isStationary pixelCount
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
            "inventoryTypeTexts": ["STATIONARY", "TRANSIT"],
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
  campaignId name customerName activeFrom activeTo status inventoryTypeTexts isStationary
} } }";
    let campaign = |id: i32, name: &str, customer: Value, dates: [Value; 2], status: &str| {
        json!({
            "campaignId": id, "name": name, "customerName": customer, "activeFrom": dates[0],
            "activeTo": dates[1], "status": status, "inventoryTypeTexts": [], "isStationary": false,
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
    runs["inventoryTypeTexts"] = json!(["TRANSIT", "stationary"]);
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
