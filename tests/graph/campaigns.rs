//! Campaigns, their ad groups, and the update of their metadata.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Harness, STAFF};

#[tokio::test]
async fn a_campaign_has_an_overview_a_summary_and_ad_groups() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ campaign(campaignId: 4) {
  id campaignId campaignRef customerId customerName status statusLabel inventoryTypes isStationary pixelCount
  customer { slug }
  overview { campaignId campaignRef customerId customerName }
  summary { campaignId campaignRef customerId adGroupCount assetCount frameCount pixelCount }
  adGroups { id flightId flightRef assetCount }
  pixels { pixelId name }
} }";
    let ad_group = |id: &str, number: i32, name: &str, assets: i32| json!({ "id": id, "flightId": number, "flightRef": name, "assetCount": assets });
    let pixel = |number: i32, name: &str| json!({ "pixelId": number, "name": name });
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({ "data": { "campaign": {
            "id": "Q2FtcGFpZ246NA",
            "campaignId": 4,
            "campaignRef": "Spring Launch",
            "customerId": 3,
            "customerName": "Harbor Transit",
            "status": "ACTIVE",
            "statusLabel": "Active",
            "inventoryTypes": ["STATIONARY", "TRANSIT"],
            "isStationary": true,
            "pixelCount": 8,
            "customer": { "slug": "harbor-transit" },
            "overview": {
                "campaignId": 4, "campaignRef": "Spring Launch", "customerId": 3, "customerName": "Harbor Transit",
            },
            "summary": {
                "campaignId": 4, "campaignRef": "Spring Launch", "customerId": 3,
                "adGroupCount": 4, "assetCount": 16, "frameCount": 48, "pixelCount": 8,
            },
            "adGroups": [
                ad_group("QWRHcm91cDozOjQ6OTI", 92, "Bulletins", 3),
                ad_group("QWRHcm91cDozOjQ6OTM", 93, "Full Wraps", 5),
                ad_group("QWRHcm91cDozOjQ6OTA", 90, "Station Posters", 7),
                ad_group("QWRHcm91cDozOjQ6OTE", 91, "Transit Shelters", 1),
            ],
            "pixels": [
                pixel(37, "Breaks Check"),
                pixel(35, "Careers"),
                pixel(33, "Checkout"),
                pixel(38, "Fails Job"),
                pixel(31, "Home"),
                pixel(32, "Products"),
                pixel(36, "Refuses Save"),
                pixel(34, "Store Locator"),
            ],
        } } })
    );
    let answer = client
        .graphql("{ campaign(campaignId: 99999) { id } }", json!({}))
        .await;
    assert_eq!(answer, json!({ "data": { "campaign": null } }));
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
    let query = "{ campaign(campaignId: 4) { adGroups {
  flightId flightRef activeFrom activeTo assetCount assets { assetId assetRef displayName label }
} } }";
    let asset = |id: i32, reference: Value, name: Value, label: &str| json!({ "assetId": id, "assetRef": reference, "displayName": name, "label": label });
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({ "data": { "campaign": { "adGroups": [
            {
                "flightId": 8, "flightRef": "", "activeFrom": null, "activeTo": null, "assetCount": 0, "assets": [],
            },
            {
                "flightId": 7,
                "flightRef": "Wraps",
                "activeFrom": "2025-03-12T12:00:00Z",
                "activeTo": null,
                "assetCount": 5,
                "assets": [
                    asset(1, json!("BUS-1"), json!("Bus 1"), "Bus 1"),
                    asset(2, json!("BUS-2"), json!(" "), "BUS-2"),
                    asset(3, Value::Null, Value::Null, "3"),
                    asset(4, Value::Null, Value::Null, "4"),
                    asset(5, Value::Null, Value::Null, "5"),
                ],
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
  campaignId campaignRef customerName activeFrom activeTo status inventoryTypes isStationary
} } }";
    let campaign = |id: i32, name: &str, customer: Value, dates: [Value; 2], status: &str| {
        json!({
            "campaignId": id, "campaignRef": name, "customerName": customer, "activeFrom": dates[0],
            "activeTo": dates[1], "status": status, "inventoryTypes": [], "isStationary": false,
        })
    };
    let harbor = || json!("Harbor Transit");
    let mut runs = campaign(
        1,
        "Runs",
        harbor(),
        [json!("2020-01-01T00:00:00Z"), json!("3000-01-01T00:00:00Z")],
        "ACTIVE",
    );
    runs["inventoryTypes"] = json!(["TRANSIT", "stationary"]);
    runs["isStationary"] = json!(true);
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({ "data": { "campaigns": { "totalCount": 5, "nodes": [
            campaign(5, "", Value::Null, [Value::Null, Value::Null], "DRAFT"),
            campaign(3, "Comes", harbor(), [json!("2999-11-19T09:46:40Z"), json!("3000-01-01T00:00:00Z")], "UPCOMING"),
            campaign(2, "Ended", json!("Own Words"), [json!("2020-01-01T00:00:00Z"), json!("2020-01-31T23:59:59Z")], "EXPIRED"),
            campaign(4, "No start", harbor(), [Value::Null, json!("3000-01-01T00:00:00Z")], "DRAFT"),
            runs,
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
            vec![5, 2, 4],
        ),
        (json!({ "statuses": [] }), Value::Null, vec![]),
        (json!({ "stationary": true }), Value::Null, vec![1]),
        (
            json!({ "stationary": false, "customerId": 3 }),
            Value::Null,
            vec![3, 2, 4],
        ),
        (json!({ "text": "START" }), Value::Null, vec![4]),
        (Value::Null, by("REF", "DESC"), vec![1, 4, 2, 3, 5]),
        (Value::Null, by("CAMPAIGN_ID", "DESC"), vec![5, 4, 3, 2, 1]),
        (Value::Null, by("ACTIVE_FROM", "ASC"), vec![4, 5, 1, 2, 3]),
        (Value::Null, by("ACTIVE_TO", "ASC"), vec![5, 2, 1, 3, 4]),
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
