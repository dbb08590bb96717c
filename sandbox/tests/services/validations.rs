use std::collections::BTreeSet;

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::support::{Probe, list, row};

const PATH: &str = "/v3/api/dev/supported-assets-check";

/// A check on ad group 93 of customer 3, with some parts changed.
fn body(changes: Value) -> Value {
    let mut body = json!({
        "customerId": 3,
        "adGroupId": 93,
        "assetOwner": "Harbor Media",
        "mediaPositions": [],
        "mediaProduct": "Wrap",
        "assetIds": [],
    });
    for (key, value) in changes.as_object().unwrap() {
        body[key] = value.clone();
    }
    body
}

async fn rows(probe: &Probe, changes: Value) -> Value {
    let (status, response) = probe.post(PATH, body(changes)).await;
    assert_eq!(status, StatusCode::OK, "{response}");
    response
}

#[tokio::test]
async fn without_ids_every_vehicle_of_the_ad_groups_customer_is_checked() {
    let probe = Probe::start().await;
    let found = rows(&probe, json!({})).await;
    let vehicles = probe.data("/v3/internal/manager/customer-assets/3").await["data"].take();
    assert_eq!(list(&found).len(), list(&vehicles).len());
    for found in list(&found) {
        let id = found["assetId"].as_i64().unwrap();
        let vehicle = row(&vehicles, "assetId", id);
        let reasons = list(&found["failure_reasons"]);
        assert_eq!(found["eligible"], reasons.is_empty());
        assert_eq!(
            found["assetOwner"],
            vehicle.get("assetOwner").cloned().unwrap_or_default()
        );
        assert_eq!(found["owner_ok"], found["assetOwner"] == "Harbor Media");
        assert_eq!(
            reasons.contains(&json!("providerId_null")),
            vehicle["providerName"].is_null()
        );
        assert_eq!(
            reasons.contains(&json!("inactive")),
            vehicle["assetStatus"] != "ACTIVE"
        );
    }
}

#[tokio::test]
async fn each_asset_that_is_asked_for_has_a_row_in_the_same_order() {
    let probe = Probe::start().await;
    let found = rows(&probe, json!({ "assetIds": [905, 4, 905, 901] })).await;
    let ids: Vec<i64> = list(&found)
        .iter()
        .map(|row| row["assetId"].as_i64().unwrap())
        .collect();
    assert_eq!(ids, [905, 4, 905, 901]);
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
async fn what_is_null_is_not_checked() {
    let probe = Probe::start().await;
    let nothing = json!({ "customerId": null, "assetOwner": null, "mediaProduct": null });
    let found = rows(&probe, nothing).await;
    let reasons: BTreeSet<String> = list(&found["data"]["results"])
        .iter()
        .flat_map(|row| list(&row["failure_reasons"]))
        .map(|reason| reason.as_str().unwrap().to_owned())
        .collect();
    for absent in ["assetOwner_mismatch", "media_product_mismatch"] {
        assert!(!reasons.contains(absent), "{reasons:?}");
    }
}

#[tokio::test]
async fn all_reasons_occur() {
    let probe = Probe::start().await;
    let wrong = json!({ "mediaProduct": "Bench", "mediaPositions": ["CENTER"], "assetIds": (900..1_021).collect::<Vec<_>>() });
    let found = rows(&probe, wrong).await;
    let reasons: BTreeSet<&str> = list(&found)
        .iter()
        .flat_map(|row| list(&row["failure_reasons"]))
        .map(|reason| reason.as_str().unwrap())
        .collect();
    let all = [
        "assetOwner_mismatch",
        "asset_not_found",
        "classRef_not_eligible",
        "face_position_mismatch",
        "inactive",
        "media_product_mismatch",
        "providerId_null",
        "under__maintenance",
    ];
    assert_eq!(reasons, BTreeSet::from(all));
}

#[tokio::test]
async fn the_asset_owner_decides_the_shape() {
    let probe = Probe::start().await;
    let answer = async |owner: &str| {
        rows(
            &probe,
            json!({ "assetOwner": owner, "mediaProduct": "10 Rows" }),
        )
        .await
    };
    assert_eq!(list(&answer("Harbor Media").await).len(), 10);
    assert_eq!(
        list(&answer("Blue Line Outdoor").await["results"]).len(),
        10
    );
    assert_eq!(
        list(&answer("Metro Wraps").await["data"]["results"]).len(),
        8
    );
    assert_eq!(
        list(&answer("Beacon Boards").await["data"]["results"]).len(),
        10
    );
}

#[tokio::test]
async fn media_products_can_have_responses_of_their_own() {
    let probe = Probe::start().await;
    let count =
        async |product: &str| list(&rows(&probe, json!({ "mediaProduct": product })).await).len();
    assert_eq!(count("5000 Rows").await, 5_000);
    assert_eq!(count("0 Rows").await, 0);
    assert_eq!(count("Odd Rows").await, 12);
    for (product, status, start) in [
        ("Broken Check", 500, r#"{"error":"asset_index_unavailable""#),
        ("Refused Check", 422, r#"{"message":"This media product"#),
        ("HTML Page", 500, "<html>"),
        ("Plain Text", 200, "The check is paused."),
    ] {
        let response = probe
            .request(Method::POST, PATH)
            .json(&body(json!({ "mediaProduct": product })))
            .send()
            .await
            .unwrap();
        assert_eq!(response.status(), status, "{product}");
        let text = response.text().await.unwrap();
        assert!(text.starts_with(start), "{product}: {text}");
    }
}

#[tokio::test]
async fn an_invalid_check_is_refused() {
    let probe = Probe::start().await;
    for (changes, status, message) in [
        (
            json!({ "adGroupId": null }),
            400,
            "An ad group is required.",
        ),
        (json!({ "adGroupId": 999_999 }), 404, "Ad group not found."),
        (
            json!({ "customerId": 4 }),
            422,
            "This ad group belongs to another customer.",
        ),
        (
            json!({ "assetIds": "901" }),
            400,
            "assetIds must be a list.",
        ),
        (
            json!({ "assetIds": ["901"] }),
            400,
            "assetIds must be a list of numbers.",
        ),
    ] {
        let (found, response) = probe.post(PATH, body(changes.clone())).await;
        assert_eq!(found, status, "{changes}");
        assert_eq!(response, json!({ "message": message }), "{changes}");
    }
}
