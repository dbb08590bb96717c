//! The sectors of frames that the map draws.

use std::collections::BTreeMap;

use pretty_assertions::assert_eq;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::support::{Harness, STAFF};

/// A frame, and its sector. The client's tests compare the shape that the map draws with the same table.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Case {
    site: (f64, f64),
    bearing: Option<f64>,
    width: Option<f64>,
    sector_width: Option<f64>,
    sector_radius: Option<f64>,
    /// The number of points of the outline.
    points: usize,
    /// Some of its points, by index.
    outline: BTreeMap<usize, Value>,
}

#[tokio::test]
async fn a_sector_is_the_area_from_which_a_frame_can_be_seen() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let cases: Vec<Case> = serde_json::from_str(include_str!("sectors.json")).unwrap();
    let rows: Vec<Value> = (1..)
        .zip(&cases)
        .map(|(id, case)| {
            let (latitude, longitude) = case.site;
            let site = json!({ "siteLat": latitude, "siteLon": longitude });
            json!({ "frameId": id, "expositionAngle": case.bearing, "expositionWidth": case.width, "site": site })
        })
        .collect();
    harness
        .answer_once(
            "/v3/api/frames/admin-list-by-market",
            json!({ "data": rows }),
        )
        .await;
    let query =
        "{ market(by: { marketId: 2 }) { frames { nodes { sector sectorWidth sectorRadius } } } }";
    let answer = client.graphql(query, json!({})).await;
    let nodes = answer["data"]["market"]["frames"]["nodes"]
        .as_array()
        .unwrap();
    assert_eq!(nodes.len(), cases.len());
    for (case, node) in cases.iter().zip(nodes) {
        let name = format!("{:?} {:?} {:?}", case.site, case.bearing, case.width);
        assert_eq!(
            (node["sectorWidth"].as_f64(), node["sectorRadius"].as_f64()),
            (case.sector_width, case.sector_radius),
            "{name}"
        );
        let shape = Some(&node["sector"]).filter(|shape| !shape.is_null());
        assert_eq!(shape.is_some(), case.sector_width.is_some(), "{name}");
        let Some(shape) = shape else { continue };
        assert_eq!(shape["type"], "Polygon", "{name}");
        let outline = shape["coordinates"][0].as_array().unwrap();
        assert_eq!(outline.len(), case.points, "{name}");
        for (index, point) in &case.outline {
            assert_eq!(&outline[*index], point, "{name}, point {index}");
        }
    }
}
