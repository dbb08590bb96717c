use reqwest::StatusCode;
use serde_json::json;

use crate::support::{Probe, list, row};

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
}

#[tokio::test]
async fn every_outline_is_closed_and_surrounds_its_market() {
    let probe = Probe::start().await;
    let markets = probe.data("/v3/api/markets").await;
    let mut rings = 0;
    for market in list(&markets) {
        for feature in market["geoJson"]["features"]
            .as_array()
            .into_iter()
            .flatten()
        {
            let geometry = &feature["geometry"];
            let polygons = match geometry["type"].as_str() {
                Some("Polygon") => vec![geometry["coordinates"].clone()],
                Some("MultiPolygon") => list(&geometry["coordinates"]).to_vec(),
                _ => continue,
            };
            for ring in polygons.iter().flat_map(list) {
                let ring = list(ring);
                assert!(ring.len() > 4 && ring.first() == ring.last(), "{market}");
                let inside = ring.iter().all(|position| {
                    let (longitude, latitude) =
                        (position[0].as_f64().unwrap(), position[1].as_f64().unwrap());
                    (-153.0..-67.0).contains(&longitude) && (24.0..63.0).contains(&latitude)
                });
                assert!(inside, "{}", market["marketName"]);
                rings += 1;
            }
        }
    }
    assert!(rings > 28);
    let market = |id| row(&markets, "marketId", id);
    assert_eq!(market(9)["geoJson"]["features"], json!([]));
    assert_eq!(market(29).get("geoJson"), Some(&json!(null)));
    assert_eq!(market(28).get("geoJson"), None);
}

#[tokio::test]
async fn an_outline_of_two_megabytes_is_served_and_saved() {
    let probe = Probe::start().await;
    let mut market = probe.data("/v3/api/markets/32").await;
    assert_eq!(market["marketName"], "Anchorage");
    let size = market["geoJson"].to_string().len();
    assert!((1_900_000..2_300_000).contains(&size), "{size}");
    market["geoJson"]["features"][0]["properties"]["name"] = json!("Anchorage Bowl");
    let saved = probe.put("/v3/api/markets/32", market.clone()).await;
    assert_eq!(saved, (StatusCode::OK, json!({ "data": market })));
}

#[tokio::test]
async fn markets_have_no_files_one_twelve_or_more() {
    let probe = Probe::start().await;
    let markets = probe.data("/v3/api/markets").await;
    let files = async |id: i64| {
        let hash = row(&markets, "marketId", id)["marketHash"]
            .as_str()
            .unwrap();
        let listing = probe
            .data(&format!("/v3/api/markets/latest-files/{hash}"))
            .await;
        listing["Contents"].as_array().map(Vec::len)
    };
    assert_eq!(
        (
            files(5).await,
            files(26).await,
            files(2).await,
            files(1).await
        ),
        (None, Some(1), Some(12), Some(40))
    );
    assert_eq!(
        probe.get("/v3/api/markets/latest-files/no%2Fsuch").await,
        (
            StatusCode::NOT_FOUND,
            json!({ "message": "Market not found." })
        )
    );
}
