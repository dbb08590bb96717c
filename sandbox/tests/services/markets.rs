use serde_json::json;

use crate::support::Probe;

#[tokio::test]
async fn a_market_keeps_its_other_fields_when_its_boundary_changes() {
    let probe = Probe::start().await;
    let mut market = probe.data("/v3/api/markets/2").await;
    assert_eq!(
        (&market["marketName"], &market["marketHash"]),
        (&json!("Boston"), &json!("d4f1c2"))
    );
    let boundary = json!({ "type": "FeatureCollection", "features": [{ "type": "Feature" }] });
    probe
        .put(
            "/v3/api/markets/2",
            json!({ "geoJson": boundary, "metaData": { "countryCode": "US" } }),
        )
        .await;
    market["geoJson"] = boundary;
    market["metaData"] = json!({ "isActive": true, "countryCode": "US" });
    assert_eq!(probe.data("/v3/api/markets/2").await, market);
    probe.sandbox.stop().await;
}
