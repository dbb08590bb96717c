use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::support::{Probe, list, row};

const FRAMES: &str = "/v3/api/frames/admin-bulk?customerId=29";
const ASSETS: &str = "/v3/internal/template/asset";
const MEDIA: &str = "/v3/internal/template/media";

/// Uploads rows, all of which are saved.
async fn upload(probe: &Probe, path: &str, rows: Value) {
    let saved = json!({ "data": { "count": list(&rows).len() } });
    assert_eq!(probe.post(path, rows).await, (StatusCode::CREATED, saved));
}

/// The frames of customer 29.
async fn uploaded(probe: &Probe) -> Value {
    probe.data("/v3/api/frames/admin-list?customerId=29").await
}

#[tokio::test]
async fn frames_are_read_by_customer_and_by_market() {
    let probe = Probe::start().await;
    let rows = json!([
        {
            "frameRef": "BOS-1A", "siteRef": "bos-1", "siteName": "pier", "siteLat": "42.35", "siteLon": "-71.05",
            "siteAddress": "1 pier rd", "siteInventory": null, "expositionAngle": "90", "expositionWidth": "60",
            "marketName": "anchorage", "facing": "north",
        },
        { "frameRef": "BOS-1B", "siteRef": "bos-1", "siteName": null },
        { "frameRef": "DET-7" },
    ]);
    upload(&probe, FRAMES, rows).await;
    let frames = uploaded(&probe).await;
    let site_id = frames[0]["site"]["siteId"].as_i64().unwrap();
    assert_eq!(
        frames[0],
        json!({
            "frameId": frames[0]["frameId"], "frameRef": "BOS-1A", "metaData": { "facing": "north" },
            "expositionAngle": 90.0, "expositionWidth": 60.0,
            "site": {
                "siteId": site_id, "siteRef": "bos-1", "siteName": "pier", "siteLat": 42.35, "siteLon": -71.05,
                "siteAddress": "1 pier rd", "siteInventory": null, "metaData": {},
            },
        })
    );
    // The second frame is at the same site.
    assert_eq!(frames[1]["site"]["siteId"], site_id);
    assert!(frames[1]["expositionAngle"].is_null());
    assert_eq!(frames[2]["site"]["siteId"], site_id + 1);

    let of_market = json!([frames[0]]);
    let by_id = "/v3/api/frames/admin-list-by-market?marketId=";
    assert_eq!(probe.data(&format!("{by_id}32")).await, of_market);
    assert_eq!(probe.data(&format!("{by_id}6")).await, json!([]));
    let hash = probe.data("/v3/api/markets/32").await["marketHash"].take();
    let by_hash = format!(
        "/frames/frames-by-market?marketHash={}",
        hash.as_str().unwrap()
    );
    assert_eq!(probe.data(&by_hash).await, of_market);
    let others = "/v3/api/frames/admin-list?customerId=30";
    assert_eq!(probe.data(others).await, json!([]));
    // A page has ten frames unless the call says otherwise.
    let page = probe.data("/v3/api/frames/admin-list?customerId=3").await;
    assert_eq!(list(&page).len(), 10);
}

#[tokio::test]
async fn a_frame_that_is_uploaded_again_keeps_its_id() {
    let probe = Probe::start().await;
    let saved = async |name: &str| {
        let rows = json!([{ "frameRef": "BOS-1A", "siteRef": "bos-1", "siteName": name }]);
        upload(&probe, FRAMES, rows).await;
        uploaded(&probe).await
    };
    let mut frames = saved("pier").await;
    frames[0]["site"]["siteName"] = json!("wharf");
    assert_eq!(saved("wharf").await, frames);
}

#[tokio::test]
async fn assets_become_vehicles_or_change_them() {
    let probe = Probe::start().await;
    let vehicles = "/v3/internal/manager/customer-assets/3";
    let before = probe.data(vehicles).await;
    let mut changed = list(&before["data"])[5].clone();
    let id = changed["assetId"].as_i64().unwrap();
    let rows = json!([
        { "asset_id": "50077", "owner": "ACME", "display_name": "Bus 77", "class": null, "customerId": 3 },
        { "asset_id": id.to_string(), "asset_ref": "BUS-900", "provider": "FleetNow", "customerId": 3 },
    ]);
    upload(&probe, ASSETS, rows).await;
    let after = probe.data(vehicles).await;
    assert_eq!(after["panelData"]["total"], 121);
    assert_eq!(
        row(&after["data"], "assetId", 50_077),
        &json!({
            "assetId": 50_077, "assetStatus": "ACTIVE", "extraStatus": null, "paired": "NOT_FOUND",
            "assetRef": "50077", "assetOwner": "ACME", "displayName": "Bus 77", "classRef": null,
        })
    );
    changed["assetRef"] = json!("BUS-900");
    changed["providerName"] = json!("FleetNow");
    assert_eq!(row(&after["data"], "assetId", id), &changed);
}

#[tokio::test]
async fn media_add_their_owners_and_classifications_once() {
    let probe = Probe::start().await;
    let names = async |path: &str| -> Vec<String> {
        let (_, response) = probe.get(path).await;
        let rows = list(response.get("data").unwrap_or(&response)).iter();
        let mut names: Vec<String> = rows.map(|row| row["name"].to_string()).collect();
        names.sort_unstable();
        names
    };
    let mut expected = names("/v3/api/media/owners").await;
    let media = json!({ "media_product": "Bulletin", "owner": "New Owner", "class": "KING", "customerId": 3 });
    upload(&probe, MEDIA, json!([media.clone(), media])).await;
    expected.push("\"New Owner\"".to_owned());
    expected.sort_unstable();
    assert_eq!(names("/v3/api/media/owners").await, expected);
    let classes = names("/v3/api/media/classifications").await;
    assert_eq!(classes.iter().filter(|name| *name == "\"KING\"").count(), 1);
}

#[tokio::test]
async fn an_upload_with_a_wrong_row_is_refused_as_a_whole() {
    let probe = Probe::start().await;
    let frames = r#"
        {} => 400 The body must be a list of rows.
        [] => 400 There are no rows.
        [{"frameRef":"A"},"x"] => 422 Row 2: it must be an object.
        [{"frameRef":"A"},{"siteName":"pier"}] => 422 Row 2: frameRef is required.
        [{"frameRef":"A"},{"frameRef":" "}] => 422 Row 2: frameRef is required.
        [{"frameRef":"A"},{"frame_ref":"B"}] => 422 Row 2: the key "frame_ref" is not known.
        [{"frameRef":"A"},{"frameRef":"B","siteName":[]}] => 422 Row 2: siteName must be text.
        [{"frameRef":"A"},{"frameRef":"B","siteLat":"90.1"}] => 422 Row 2: siteLat must be a number from -90 to 90.
        [{"frameRef":"A"},{"frameRef":"B","expositionAngle":"north"}] => 422 Row 2: expositionAngle must be a number from 0 to 360.
        [{"frameRef":"A"},{"frameRef":"B","marketName":"atlantis"}] => 422 Row 2: the market "atlantis" is not known."#;
    let assets = r#"
        [{"asset_id":"50077","customerId":3},{"asset_id":"x","customerId":3}] => 422 Row 2: asset_id must be a number.
        [{"asset_id":"50077","customerId":3},{"asset_id":"1"}] => 422 Row 2: customerId is required.
        [{"asset_id":"50077","customerId":3},{"asset_id":"1","customerId":9}] => 422 Row 2: it belongs to another customer.
        [{"asset_id":"50077","customerId":3},{"assetId":"1","customerId":3}] => 422 Row 2: the key "assetId" is not known.
        [{"asset_id":"1100","customerId":1}] => 422 Row 1: the asset 1100 belongs to another customer."#;
    for (path, lines) in [(FRAMES, frames), (ASSETS, assets)] {
        for line in lines.lines().filter(|line| !line.is_empty()) {
            probe.answers(&format!("POST {path} {}", line.trim())).await;
        }
    }
    let lines = r#"
        POST /v3/internal/template/media [{"owner":"X","customerId":3}] => 422 Row 1: media_product is required.
        POST /v3/internal/template/stationary [] => 404 Template not found.
        POST /v3/api/frames/admin-bulk [{"frameRef":"A"}] => 400 A customerId is required.
        POST /v3/api/frames/admin-bulk?customerId=999 [{"frameRef":"A"}] => 404 Customer not found.
        POST /v3/api/frames/admin-bulk?customerId=21 [{"frameRef":"A"}] => 422 The inventory of this customer is locked.
        POST /v3/api/frames/admin-bulk?customerId=23 [{"frameRef":"A"}] => 500 Internal server error.
        GET /v3/api/frames/admin-list-by-market?marketId=999 => 404"#;
    probe.answers(lines).await;
    assert_eq!(uploaded(&probe).await, json!([]));
    let vehicles = probe.data("/v3/internal/manager/customer-assets/3").await;
    assert_eq!(vehicles["panelData"]["total"], 120);
}

#[tokio::test]
async fn uploads_of_the_named_customer_have_an_empty_answer_and_some_are_answered_with_202() {
    let probe = Probe::start().await;
    let rows = || json!([{ "frameRef": "A" }]);
    let path = "/v3/api/frames/admin-bulk?customerId=22";
    assert_eq!(probe.post(path, rows()).await, (StatusCode::OK, json!("")));
    let frames = probe.data("/v3/api/frames/admin-list?customerId=22").await;
    assert_eq!(list(&frames).len(), 1);
    let fault = json!({ "service": "main", "path": "/v3/api/frames/admin-bulk", "kind": "latency", "status": 202 });
    probe.fault(fault).await;
    assert_eq!(probe.post(FRAMES, rows()).await.0, StatusCode::ACCEPTED);
}
