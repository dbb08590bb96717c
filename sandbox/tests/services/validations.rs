use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::support::{Probe, list, row};

const PATH: &str = "/v3/api/dev/supported-assets-check";

/// A check on ad group 93 of customer 3, with some parts changed.
fn body(changes: Value) -> Value {
    let mut body = json!({
        "customerId": 3, "adGroupId": 93, "assetOwner": "Harbor Media", "mediaPositions": [], "mediaProduct": "Wrap",
        "assetIds": [],
    });
    let changes = changes.as_object().unwrap().clone();
    body.as_object_mut().unwrap().extend(changes);
    body
}

async fn check(probe: &Probe, changes: Value) -> Value {
    let (status, response) = probe.post(PATH, body(changes)).await;
    assert_eq!(status, StatusCode::OK, "{response}");
    response
}

/// The different reasons of all rows, in alphabetical order.
fn reasons(rows: &Value) -> Vec<&str> {
    let rows = list(rows).iter();
    let reasons = rows.flat_map(|row| list(&row["failure_reasons"]));
    let mut reasons: Vec<&str> = reasons.map(|reason| reason.as_str().unwrap()).collect();
    reasons.sort_unstable();
    reasons.dedup();
    reasons
}

#[tokio::test]
async fn without_ids_every_vehicle_of_the_ad_groups_customer_is_checked() {
    let probe = Probe::start().await;
    let found = check(&probe, json!({})).await;
    let vehicles = probe.data("/v3/internal/manager/customer-assets/3").await["data"].take();
    assert_eq!(list(&found).len(), list(&vehicles).len());
    for found in list(&found) {
        let vehicle = row(&vehicles, "assetId", found["assetId"].as_i64().unwrap());
        let reasons = list(&found["failure_reasons"]);
        let has = |reason: &str| reasons.iter().any(|given| given == reason);
        assert_eq!(found["eligible"], reasons.is_empty());
        assert_eq!(found["assetOwner"], vehicle["assetOwner"]);
        assert_eq!(found["owner_ok"], found["assetOwner"] == "Harbor Media");
        assert_eq!(has("providerId_null"), vehicle["providerName"].is_null());
        assert_eq!(has("inactive"), vehicle["assetStatus"] != "ACTIVE");
    }
}

#[tokio::test]
async fn each_asset_that_is_asked_for_has_a_row_in_the_same_order() {
    let probe = Probe::start().await;
    let found = check(&probe, json!({ "assetIds": [905, 4, 905, 901] })).await;
    let ids = list(&found).iter().map(|row| row["assetId"].clone());
    assert_eq!(ids.collect::<Value>(), json!([905, 4, 905, 901]));
    assert_eq!(
        found[1],
        json!({
            "assetId": 4, "providerId": null, "assetOwner": null, "classRef": null, "found": false,
            "provider_ok": false, "owner_ok": false, "classref_ok": false, "eligible": false,
            "failure_reasons": ["asset_not_found"],
        })
    );
}

#[tokio::test]
async fn all_reasons_occur_and_what_is_null_is_not_checked() {
    let probe = Probe::start().await;
    let ids: Vec<i32> = (900..1_021).collect();
    let wrong = json!({ "mediaProduct": "Bench", "mediaPositions": ["CENTER"], "assetIds": ids });
    assert_eq!(
        reasons(&check(&probe, wrong).await),
        [
            "assetOwner_mismatch",
            "asset_not_found",
            "classRef_not_eligible",
            "face_position_mismatch",
            "inactive",
            "media_product_mismatch",
            "providerId_null",
            "under__maintenance",
        ]
    );
    let nothing = json!({ "customerId": null, "assetOwner": null, "mediaProduct": null });
    let found = check(&probe, nothing).await;
    let found = reasons(&found["data"]["results"]);
    for absent in ["assetOwner_mismatch", "media_product_mismatch"] {
        assert!(!found.contains(&absent), "{found:?}");
    }
}

#[tokio::test]
async fn the_asset_owner_decides_the_shape() {
    let probe = Probe::start().await;
    for (owner, place, rows) in [
        ("Harbor Media", "", 10),
        ("Blue Line Outdoor", "/results", 10),
        ("Metro Wraps", "/data/results", 8),
        ("Beacon Boards", "/data/results", 10),
    ] {
        let changes = json!({ "assetOwner": owner, "mediaProduct": "10 Rows" });
        let found = check(&probe, changes).await;
        assert_eq!(list(found.pointer(place).unwrap()).len(), rows, "{owner}");
    }
}

#[tokio::test]
async fn media_products_can_have_responses_of_their_own() {
    let probe = Probe::start().await;
    let found = check(&probe, json!({ "mediaProduct": "0 Rows" })).await;
    assert_eq!(found, json!([]));
    for (product, status, start) in [
        ("Broken Check", 500, r#"{"error":"asset_index_unavailable""#),
        ("Refused Check", 422, r#"{"message":"This media product"#),
        ("HTML Page", 500, r#""<html>"#),
        ("Plain Text", 200, r#""The check is paused."#),
    ] {
        let body = body(json!({ "mediaProduct": product }));
        let (found, response) = probe.post(PATH, body).await;
        assert_eq!(found, status, "{product}");
        assert!(response.to_string().starts_with(start), "{response}");
    }
}

#[tokio::test]
async fn an_invalid_check_is_refused() {
    let probe = Probe::start().await;
    for (changes, answer) in [
        (json!({ "adGroupId": null }), "400 An ad group is required."),
        (json!({ "adGroupId": 999_999 }), "404 Ad group not found."),
        (
            json!({ "customerId": 4 }),
            "422 This ad group belongs to another customer.",
        ),
        (json!({ "assetIds": "901" }), "400 assetIds must be a list."),
        (
            json!({ "assetIds": ["901"] }),
            "400 assetIds must be a list of numbers.",
        ),
    ] {
        probe
            .answers(&format!("POST {PATH} {} => {answer}", body(changes)))
            .await;
    }
}
