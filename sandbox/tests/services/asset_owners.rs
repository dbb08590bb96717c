use reqwest::StatusCode;
use serde_json::json;

use crate::support::{Probe, row};

#[tokio::test]
async fn default_markets_are_set_missing_inactive_or_unknown() {
    let probe = Probe::start().await;
    let owners = probe.data("/v3/api/asset-owners/admin-list").await;
    let market = |id| row(&owners, "assetOwnerId", id).get("defaultMarketId");
    assert_eq!(market(8), Some(&json!(2)));
    assert_eq!(market(10), Some(&json!(null)));
    assert_eq!(market(12), Some(&json!(99)));
    assert_eq!(market(13), Some(&json!("4")));
    assert_eq!(market(14), Some(&json!(21)));
    assert_eq!(market(17), None);
    assert_eq!(
        probe.get("/v3/api/markets/99").await.0,
        StatusCode::NOT_FOUND
    );
    assert_eq!(
        probe.data("/v3/api/markets/21").await["metaData"]["isActive"],
        false
    );
}

#[tokio::test]
async fn a_saved_default_market_is_listed_and_refuses_save_cannot_be_saved() {
    let probe = Probe::start().await;
    let (status, response) = probe
        .put("/v3/api/asset-owners/17", json!({ "defaultMarketId": 4 }))
        .await;
    let owner = json!({ "assetOwnerId": 17, "name": "Lighthouse Signs", "defaultMarketId": 4 });
    assert_eq!((status, &response["data"]), (StatusCode::OK, &owner));
    let owners = probe.data("/v3/api/asset-owners/admin-list").await;
    assert_eq!(row(&owners, "assetOwnerId", 17), &owner);
    let error_body = json!({ "message": "This owner's contract fixes its default market." });
    let response = probe
        .put("/v3/api/asset-owners/23", json!({ "defaultMarketId": 4 }))
        .await;
    assert_eq!(response, (StatusCode::UNPROCESSABLE_ENTITY, error_body));
}
