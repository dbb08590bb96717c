use crate::support::{Probe, list};

#[tokio::test]
async fn updating_campaign_metadata_fills_what_was_missing() {
    let probe = Probe::start().await;
    let missing = async || {
        let campaigns = probe.data("/v3/api/campaigns/customer/3").await;
        let is_missing = |campaign: &&serde_json::Value| campaign["adGroupsMetaData"].is_null();
        list(&campaigns).iter().filter(is_missing).count()
    };
    assert!(missing().await > 0);
    probe
        .get("/v3/api/campaigns/update-customer-campaigns/3")
        .await;
    assert_eq!(missing().await, 0);
}

#[tokio::test]
async fn a_campaign_has_an_overview_and_belongs_to_one_customer() {
    let probe = Probe::start().await;
    let overview = probe
        .data("/v3/internal/campaigns/campaign-overview/4")
        .await;
    assert_eq!(overview["customerName"], "Harbor Transit");
    probe
        .answers("GET /v3/api/flights/ad-groups/7/4 => 404")
        .await;
}
