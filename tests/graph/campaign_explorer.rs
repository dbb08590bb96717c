//! The campaign explorer, and the figures of campaigns by day.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Harness, STAFF};

const CAMPAIGN: &str = "query ($campaignId: Int!, $customerId: Int!) { campaignExplorer {
  campaign(campaignId: $campaignId, customerId: $customerId) {
    name marketNames adGroups { adGroupId name inventoryTypeText mediaType }
  }
} }";

#[tokio::test]
async fn the_service_greets() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    assert_eq!(
        client
            .fresh("{ campaignExplorer { greeting } }", json!({}))
            .await,
        json!({ "data": { "campaignExplorer": { "greeting": "Pick a customer to begin." } } })
    );
    assert_eq!(
        harness.sorted_calls().await,
        ["main GET /v3/api/campaign-explorer"]
    );
}

#[tokio::test]
async fn a_campaign_has_its_markets_and_ad_groups() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let path = "/v3/api/campaign-explorer/campaign/4/3";
    let body = json!({ "data": {
        "campaignRef": "Spring Launch", "markets": ["Boston", 7, null],
        "flights": [
            { "flightId": 82, "flightRef": "trucks", "inventoryType": "TRANSIT", "metaData": null },
            { "flightRef": "Bulletins", "metaData": { "type": "Billboard" } },
            { "flightId": "81", "metaData": "a text" },
            "not a row",
        ],
    } });
    harness.answer_once(path, body).await;
    harness.clear_calls().await;
    let variables = json!({ "campaignId": 4, "customerId": 3 });
    let group = |id: Value, name: &str, inventory: Value, media: Value| json!({ "adGroupId": id, "name": name, "inventoryTypeText": inventory, "mediaType": media });
    assert_eq!(
        client.fresh(CAMPAIGN, variables.clone()).await,
        json!({ "data": { "campaignExplorer": { "campaign": {
            "name": "Spring Launch", "marketNames": ["Boston"],
            "adGroups": [
                group(json!(81), "", Value::Null, Value::Null),
                group(Value::Null, "Bulletins", Value::Null, json!("Billboard")),
                group(json!(82), "trucks", json!("TRANSIT"), Value::Null),
            ],
        } } } })
    );
    assert_eq!(
        harness.sorted_calls().await,
        ["main GET /v3/api/campaign-explorer/campaign/4/3"]
    );
    // The sandbox's own, and a campaign of another customer.
    let answer = client.fresh(CAMPAIGN, variables).await;
    let campaign = &answer["data"]["campaignExplorer"]["campaign"];
    assert_eq!(campaign["name"], "Spring Launch");
    assert!(campaign["adGroups"][0]["mediaType"].is_string());
    let other = json!({ "campaignId": 4, "customerId": 9 });
    assert_eq!(
        client.graphql(CAMPAIGN, other).await,
        json!({ "data": { "campaignExplorer": { "campaign": null } } })
    );
}

#[tokio::test]
async fn figures_are_sorted_by_day() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ campaign(by: { campaignId: 4 }) {
      mileageByDate { date miles } deviceCountByDate { date deviceCount }
    } }";
    let under = "/v3/api/campaign-explorer";
    let miles = json!([
        { "date": "2024-06-02", "miles": "212.5" },
        { "date": "2024-06-01", "miles": null },
        { "miles": 3 },
        { "date": "soon", "miles": 3 },
    ]);
    let devices = json!({ "data": [
        { "date": "2024-06-02", "deviceCount": 120 },
        { "date": "2024-06-01", "deviceCount": "many" },
    ] });
    harness
        .answer_once(&format!("{under}/mileage-by-date/4/3"), miles)
        .await;
    harness
        .answer_once(&format!("{under}/device-count-by-date/4/3"), devices)
        .await;
    harness.clear_calls().await;
    assert_eq!(
        client.fresh(query, json!({})).await,
        json!({ "data": { "campaign": {
            "mileageByDate": [{ "date": "2024-06-01", "miles": null }, { "date": "2024-06-02", "miles": 212.5 }],
            "deviceCountByDate": [
                { "date": "2024-06-01", "deviceCount": null }, { "date": "2024-06-02", "deviceCount": 120 },
            ],
        } } })
    );
    assert_eq!(
        harness.sorted_calls().await,
        [
            "main GET /v3/api/campaign-explorer/device-count-by-date/4/3",
            "main GET /v3/api/campaign-explorer/mileage-by-date/4/3",
            "main GET /v3/api/campaigns/4",
        ]
    );
}
