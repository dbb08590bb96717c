use reqwest::StatusCode;
use serde_json::json;

use crate::support::{Probe, list};

#[tokio::test]
async fn campaigns_have_details_a_summary_and_ad_groups() {
    let probe = Probe::start().await;
    let details = probe.data("/v3/api/campaigns/4").await;
    assert_eq!(
        (&details["campaignRef"], &details["customerId"]),
        (&json!("Spring Launch"), &json!(3))
    );
    assert!(details["markets"][0].is_string() && details["flights"][0]["flightId"].is_i64());
    let groups = probe.data("/v3/api/flights/ad-groups/3/4").await;
    let summary = probe.data("/v3/api/campaigns/4/admin-summary/3").await;
    assert_eq!(
        (&summary["adGroupCount"], &summary["pixelCount"]),
        (&json!(list(&groups).len()), &json!(8))
    );
    assert_eq!(
        probe
            .data("/v3/internal/campaigns/campaign-overview/4")
            .await["customerName"],
        "Harbor Transit"
    );
    assert_eq!(
        probe.get("/v3/api/flights/ad-groups/7/4").await.0,
        StatusCode::NOT_FOUND
    );
    assert_eq!(
        probe
            .data("/v3/api/campaigns/customer/3")
            .await
            .as_array()
            .unwrap()
            .len(),
        25
    );
    assert_eq!(probe.data("/v3/api/campaigns/customer/29").await, json!([]));
}

#[tokio::test]
async fn updating_campaign_metadata_fills_what_was_missing() {
    let probe = Probe::start().await;
    let missing = async || {
        let campaigns = probe.data("/v3/api/campaigns/customer/3").await;
        list(&campaigns)
            .iter()
            .filter(|campaign| campaign["adGroupsMetaData"].is_null())
            .count()
    };
    assert!(missing().await > 0);
    let response = probe
        .get("/v3/api/campaigns/update-customer-campaigns/3")
        .await;
    assert_eq!(
        response,
        (
            StatusCode::OK,
            json!({ "message": "Updated 25 campaigns." })
        )
    );
    assert_eq!(missing().await, 0);
}
