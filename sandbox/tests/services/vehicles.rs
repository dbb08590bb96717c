use reqwest::StatusCode;
use serde_json::json;

use crate::support::{Probe, list, row};

#[tokio::test]
async fn a_health_check_changes_the_vehicle() {
    let probe = Probe::start().await;
    let path = "/v3/internal/manager/customer-assets/3";
    let before = probe.data(path).await;
    assert_eq!(before["panelData"]["total"], 120);
    let lost = list(&before["data"])
        .iter()
        .find(|row| row["paired"] == "NOT_FOUND" && row["providerName"].is_string());
    let (id, provider) = (&lost.unwrap()["assetId"], &lost.unwrap()["providerName"]);
    let check = json!({ "assetId": id, "providerName": provider });
    let (status, response) = probe.post("/v3/api/assets/health-check", check).await;
    assert_eq!(
        (status, &response["data"]["status"]),
        (StatusCode::OK, &json!("DEGRADED"))
    );
    let after = probe.data(path).await;
    assert_eq!(
        row(&after["data"], "assetId", id.as_i64().unwrap())["paired"],
        "NEEDS_ATTENTION"
    );

    let failing = list(&before["data"])
        .iter()
        .find(|row| row["displayName"] == "Fails Check")
        .unwrap();
    let check = json!({ "assetId": failing["assetId"], "providerName": failing["providerName"] });
    assert_eq!(
        probe.post("/v3/api/assets/health-check", check).await.0,
        StatusCode::INTERNAL_SERVER_ERROR
    );
}
