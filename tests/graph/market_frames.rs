//! The frames in a market, and the sectors that the map draws.

use std::collections::BTreeMap;

use pretty_assertions::assert_eq;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::support::{Client, Harness, STAFF};

const PATH: &str = "/v3/api/frames/admin-list-by-market";

async fn frames(client: &Client, fields: &str) -> Value {
    let query = format!("{{ market(by: {{ hash: \"d4f1c2\" }}) {{ {fields} }} }}");
    client.fresh(&query, json!({})).await
}

fn market(fields: Value) -> Value {
    json!({ "data": { "market": fields } })
}

fn frame(id: i32, bearing: Value, width: Value, site: Value) -> Value {
    json!({ "frameId": id, "frameRef": format!("F-{id}"), "expositionAngle": bearing, "expositionWidth": width, "site": site })
}

fn site(id: i32, name: &str, latitude: f64, longitude: f64) -> Value {
    json!({ "siteId": id, "siteRef": format!("S-{id}"), "siteName": name, "siteAddress": "1 Pier Rd", "siteLat": latitude, "siteLon": longitude })
}

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
            let site = site(id, "Pier", latitude, longitude);
            frame(id, json!(case.bearing), json!(case.width), site)
        })
        .collect();
    harness.answer_once(PATH, json!({ "data": rows })).await;
    harness.clear_calls().await;
    let fields = "frames { nodes { sector sectorWidth sectorRadius } }";
    let answer = frames(&client, fields).await;
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
    assert_eq!(
        harness.sorted_calls().await,
        [
            "main GET /v3/api/frames/admin-list-by-market?marketId=2",
            "main GET /v3/api/markets",
        ]
    );
    harness.stop().await;
}

#[tokio::test]
async fn a_frame_without_a_site_has_no_sector() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let row = frame(5, json!(90), json!("60"), Value::Null);
    harness.answer_once(PATH, json!({ "data": [row] })).await;
    let fields = "frames { nodes { sector sectorWidth sectorRadius width } }";
    let node = json!({ "sector": null, "sectorWidth": null, "sectorRadius": null, "width": 60.0 });
    assert_eq!(
        frames(&client, fields).await,
        market(json!({ "frames": { "nodes": [node] } }))
    );
    harness.stop().await;
}

#[tokio::test]
async fn frames_are_filtered_sorted_and_cut_into_pages() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let rows = || {
        json!({ "data": [
            frame(3, Value::Null, Value::Null, site(40, "Wharf", 42.0, -71.0)),
            frame(1, Value::Null, Value::Null, site(41, "Pier", 42.0, -71.0)),
            frame(2, Value::Null, Value::Null, site(41, "Pier", 42.0, -71.0)),
            json!({ "frameId": 4 }),
            json!({ "frameRef": "no id" }),
        ] })
    };
    for (arguments, total, ids) in [
        ("", 4, json!([1, 2, 3, 4])),
        ("(first: 2)", 4, json!([1, 2])),
        ("(filter: { siteId: 41 })", 2, json!([1, 2])),
        ("(filter: { text: \"wharf\" })", 1, json!([3])),
        ("(filter: { text: \"s-41\" })", 2, json!([1, 2])),
        ("(filter: { text: \"f-2\" })", 1, json!([2])),
        ("(filter: { text: \"pier rd\" })", 3, json!([1, 2, 3])),
        (
            "(orderBy: { field: FRAME_ID, direction: DESC })",
            4,
            json!([4, 3, 2, 1]),
        ),
        (
            "(orderBy: { field: SITE_NAME, direction: ASC })",
            4,
            json!([1, 2, 3, 4]),
        ),
        (
            "(orderBy: { field: FRAME_REF, direction: DESC })",
            4,
            json!([3, 2, 1, 4]),
        ),
    ] {
        harness.answer_once(PATH, rows()).await;
        let fields = format!("frames{arguments} {{ totalCount nodes {{ frameId }} }}");
        let answer = frames(&client, &fields).await;
        let list = &answer["data"]["market"]["frames"];
        let nodes = list["nodes"].as_array().unwrap();
        let found: Vec<&Value> = nodes.iter().map(|node| &node["frameId"]).collect();
        assert_eq!(
            (&list["totalCount"], json!(found)),
            (&json!(total), ids),
            "{arguments}"
        );
    }
    harness.stop().await;
}

#[tokio::test]
async fn the_pipeline_service_is_a_second_source_of_frames() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let answer = frames(
        &client,
        "frames(first: 1) { totalCount } pipelineFrames(first: 1) { totalCount nodes { site { name } } }",
    )
    .await;
    let fields = &answer["data"]["market"];
    assert_eq!(
        fields["frames"]["totalCount"], fields["pipelineFrames"]["totalCount"],
        "{answer}"
    );
    assert!(
        fields["pipelineFrames"]["nodes"][0]["site"]["name"].is_string(),
        "{answer}"
    );
    assert_eq!(
        harness.sorted_calls().await,
        [
            "main GET /v3/api/frames/admin-list-by-market?marketId=2",
            "main GET /v3/api/markets",
            "pipeline GET /frames/frames-by-market?marketHash=d4f1c2",
        ]
    );
    harness.stop().await;
}

#[tokio::test]
async fn a_market_without_a_hash_has_no_frames_in_the_pipeline() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let row = json!({ "data": [{ "marketId": 77, "marketName": "Nowhere" }] });
    harness.answer_once("/v3/api/markets", row).await;
    harness.clear_calls().await;
    let answer = client
        .fresh(
            "{ market(by: { marketId: 77 }) { pipelineFrames { totalCount nodes { frameId } } } }",
            json!({}),
        )
        .await;
    assert_eq!(
        answer,
        market(json!({ "pipelineFrames": { "totalCount": 0, "nodes": [] } }))
    );
    assert_eq!(harness.sorted_calls().await, ["main GET /v3/api/markets"]);
    harness.stop().await;
}

#[tokio::test]
async fn one_file_of_devices_is_found_by_its_key() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let answer = frames(
        &client,
        "sample: debugPinFile(key: \"Sample\") { label totalDevices } none: debugPinFile(key: \"other.csv\") { key }",
    )
    .await;
    assert_eq!(
        answer,
        market(json!({ "sample": { "label": "Sample", "totalDevices": 120 }, "none": null }))
    );
    harness.stop().await;
}
