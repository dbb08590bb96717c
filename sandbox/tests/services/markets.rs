use serde_json::{Value, json};

use crate::support::{Probe, list, row};

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
                let is_inside = |position: &Value| {
                    let (longitude, latitude) = (position[0].as_f64(), position[1].as_f64());
                    longitude.is_some_and(|degrees| (-153.0..-67.0).contains(&degrees))
                        && latitude.is_some_and(|degrees| (24.0..63.0).contains(&degrees))
                };
                assert!(ring.iter().all(is_inside), "{}", market["marketName"]);
                rings += 1;
            }
        }
    }
    assert!(rings > 28);
}

#[tokio::test]
async fn a_market_without_files_has_a_listing_without_a_list() {
    let probe = Probe::start().await;
    let markets = probe.data("/v3/api/markets").await;
    let hash = row(&markets, "marketId", 5)["marketHash"].as_str().unwrap();
    let listing = probe
        .data(&format!("/v3/api/markets/latest-files/{hash}"))
        .await;
    assert_eq!(listing, json!({}));
    probe
        .answers("GET /v3/api/markets/latest-files/no%2Fsuch => 404 Market not found.")
        .await;
}
