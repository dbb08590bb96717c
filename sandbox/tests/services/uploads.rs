use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::support::{Probe, list, row};

const FRAMES: &str = "/v3/api/frames/admin-bulk?customerId=29";
const ASSETS: &str = "/v3/internal/template/asset";
const MEDIA: &str = "/v3/internal/template/media";

fn count(rows: usize) -> (StatusCode, Value) {
    (StatusCode::CREATED, json!({ "data": { "count": rows } }))
}

async fn page(probe: &Probe, offset: usize, limit: usize) -> Value {
    let path = format!("/v3/api/frames/admin-list?customerId=29&offset={offset}&limit={limit}");
    probe.data(&path).await
}

#[tokio::test]
async fn frames_are_read_by_customer_and_by_market() {
    let probe = Probe::start().await;
    assert_eq!(page(&probe, 0, 10).await, json!([]));
    let rows = json!([
        {
            "frameRef": "BOS-1A", "siteRef": "bos-1", "siteName": "pier", "siteLat": "42.35", "siteLon": "-71.05",
            "siteAddress": "1 pier rd", "siteInventory": null, "expositionAngle": "90", "expositionWidth": "60",
            "marketName": "anchorage", "facing": "north",
        },
        { "frameRef": "BOS-1B", "siteRef": "bos-1", "siteName": null },
        { "frameRef": "DET-7" },
    ]);
    assert_eq!(probe.post(FRAMES, rows).await, count(3));
    let frames = page(&probe, 0, 10).await;
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
    let large = probe.data(&format!("{by_id}3")).await;
    assert_eq!(large.as_array().unwrap().len(), 6_000);
    assert_eq!(
        probe.get(&format!("{by_id}999")).await.0,
        StatusCode::NOT_FOUND
    );
    let hash = probe.data("/v3/api/markets/32").await["marketHash"].clone();
    let by_hash = format!(
        "/frames/frames-by-market?marketHash={}",
        hash.as_str().unwrap()
    );
    assert_eq!(probe.pipeline_rows(&by_hash).await, of_market);
    let others = "/v3/api/frames/admin-list?customerId=30";
    assert_eq!(probe.data(others).await, json!([]));
}

#[tokio::test]
async fn a_frame_that_is_uploaded_again_keeps_its_id() {
    let probe = Probe::start().await;
    let upload = async |name: &str| {
        let rows = json!([{ "frameRef": "BOS-1A", "siteRef": "bos-1", "siteName": name }]);
        probe.post(FRAMES, rows).await
    };
    let ids = |frames: &Value| {
        (
            frames[0]["frameId"].clone(),
            frames[0]["site"]["siteId"].clone(),
        )
    };
    upload("pier").await;
    let first = ids(&page(&probe, 0, 10).await);
    upload("wharf").await;
    let frames = page(&probe, 0, 10).await;
    assert_eq!(list(&frames).len(), 1);
    assert_eq!(ids(&frames), first);
    assert_eq!(frames[0]["site"]["siteName"], "wharf");
}

#[tokio::test]
async fn ten_thousand_frames_are_listed_in_pages() {
    let probe = Probe::start().await;
    let rows: Vec<_> = (1..=10_000)
        .map(|number| json!({ "frameRef": format!("F-{number}"), "siteName": "pier" }))
        .collect();
    assert_eq!(probe.post(FRAMES, rows.into()).await, count(10_000));
    let refs = async |offset, limit| -> Vec<Value> {
        let frames = page(&probe, offset, limit).await;
        list(&frames)
            .iter()
            .map(|frame| frame["frameRef"].clone())
            .collect()
    };
    assert_eq!(refs(0, 2).await, ["F-1", "F-2"]);
    assert_eq!(refs(9_998, 10).await, ["F-9999", "F-10000"]);
    assert_eq!(refs(10_000, 10).await, [] as [&str; 0]);
    let first = probe.data("/v3/api/frames/admin-list?customerId=29").await;
    assert_eq!(list(&first).len(), 10);
}

#[tokio::test]
async fn assets_become_vehicles_or_change_them() {
    let probe = Probe::start().await;
    let vehicles = "/v3/internal/manager/customer-assets/3";
    let before = probe.data(vehicles).await;
    let known = list(&before["data"])[5].clone();
    let id = known["assetId"].as_i64().unwrap();
    let rows = json!([
        { "asset_id": "50077", "owner": "ACME", "display_name": "Bus 77", "class": null, "customerId": 3 },
        { "asset_id": id.to_string(), "asset_ref": "BUS-900", "provider": "FleetNow", "customerId": 3 },
    ]);
    assert_eq!(probe.post(ASSETS, rows).await, count(2));
    let after = probe.data(vehicles).await;
    assert_eq!(after["panelData"]["total"], 121);
    assert_eq!(
        row(&after["data"], "assetId", 50_077),
        &json!({
            "assetId": 50_077, "assetStatus": "ACTIVE", "extraStatus": null, "paired": "NOT_FOUND",
            "assetRef": "50077", "assetOwner": "ACME", "displayName": "Bus 77", "classRef": null,
        })
    );
    let mut changed = known;
    changed["assetRef"] = json!("BUS-900");
    changed["providerName"] = json!("FleetNow");
    assert_eq!(row(&after["data"], "assetId", id), &changed);
}

#[tokio::test]
async fn media_add_their_owners_and_classifications_once() {
    let probe = Probe::start().await;
    let names = async |path: &str| -> Vec<Value> {
        let (_, response) = probe.get(path).await;
        let rows = response.get("data").unwrap_or(&response);
        list(rows).iter().map(|row| row["name"].clone()).collect()
    };
    let owners = names("/v3/api/media/owners").await;
    let media = json!({ "media_product": "Bulletin", "owner": "New Owner", "class": "KING", "customerId": 3 });
    assert_eq!(
        probe.post(MEDIA, json!([media.clone(), media])).await,
        count(2)
    );
    let mut expected = owners;
    expected.push(json!("New Owner"));
    let found = names("/v3/api/media/owners").await;
    assert!(
        found.len() == expected.len() && expected.iter().all(|name| found.contains(name)),
        "{found:?}"
    );
    let kings = names("/v3/api/media/classifications").await;
    assert_eq!(kings.iter().filter(|name| **name == "KING").count(), 1);
}

#[tokio::test]
async fn an_upload_with_a_wrong_row_is_refused_as_a_whole() {
    let probe = Probe::start().await;
    let good = json!({ "frameRef": "BOS-1A" });
    let frames = |row: Value| (FRAMES, json!([good.clone(), row]));
    let assets = |row: Value| {
        (
            ASSETS,
            json!([{ "asset_id": "50077", "customerId": 3 }, row]),
        )
    };
    for ((path, body), status, message) in [
        ((FRAMES, json!({})), 400, "The body must be a list of rows."),
        ((FRAMES, json!([])), 400, "There are no rows."),
        (frames(json!("x")), 422, "Row 2: it must be an object."),
        (
            frames(json!({ "siteName": "pier" })),
            422,
            "Row 2: frameRef is required.",
        ),
        (
            frames(json!({ "frameRef": " " })),
            422,
            "Row 2: frameRef is required.",
        ),
        (
            frames(json!({ "frame_ref": "A" })),
            422,
            "Row 2: the key \"frame_ref\" is not known.",
        ),
        (
            frames(json!({ "frameRef": "A", "siteName": [] })),
            422,
            "Row 2: siteName must be text.",
        ),
        (
            frames(json!({ "frameRef": "A", "siteLat": "90.1" })),
            422,
            "Row 2: siteLat must be a number from -90 to 90.",
        ),
        (
            frames(json!({ "frameRef": "A", "expositionAngle": "north" })),
            422,
            "Row 2: expositionAngle must be a number from 0 to 360.",
        ),
        (
            frames(json!({ "frameRef": "A", "marketName": "atlantis" })),
            422,
            "Row 2: the market \"atlantis\" is not known.",
        ),
        (
            assets(json!({ "asset_id": "x", "customerId": 3 })),
            422,
            "Row 2: asset_id must be a number.",
        ),
        (
            assets(json!({ "asset_id": "1" })),
            422,
            "Row 2: customerId is required.",
        ),
        (
            assets(json!({ "asset_id": "1", "customerId": 9 })),
            422,
            "Row 2: it belongs to another customer.",
        ),
        (
            assets(json!({ "assetId": "1", "customerId": 3 })),
            422,
            "Row 2: the key \"assetId\" is not known.",
        ),
        (
            (ASSETS, json!([{ "asset_id": "1100", "customerId": 1 }])),
            422,
            "Row 1: the asset 1100 belongs to another customer.",
        ),
        (
            (MEDIA, json!([{ "owner": "X", "customerId": 3 }])),
            422,
            "Row 1: media_product is required.",
        ),
        (
            ("/v3/internal/template/stationary", json!([])),
            404,
            "Template not found.",
        ),
        (
            ("/v3/api/frames/admin-bulk", json!([good])),
            400,
            "A customerId is required.",
        ),
        (
            ("/v3/api/frames/admin-bulk?customerId=999", json!([good])),
            404,
            "Customer not found.",
        ),
        (
            ("/v3/api/frames/admin-bulk?customerId=21", json!([good])),
            422,
            "The inventory of this customer is locked.",
        ),
        (
            ("/v3/api/frames/admin-bulk?customerId=23", json!([good])),
            500,
            "Internal server error.",
        ),
    ] {
        let (answer, response) = probe.post(path, body.clone()).await;
        assert_eq!(
            (answer.as_u16(), response),
            (status, json!({ "message": message })),
            "{body}"
        );
    }
    assert_eq!(page(&probe, 0, 10).await, json!([]));
    let vehicles = probe.data("/v3/internal/manager/customer-assets/3").await;
    assert_eq!(vehicles["panelData"]["total"], 120);
}

#[tokio::test]
async fn uploads_of_the_named_customer_have_an_empty_answer_and_faults_apply() {
    let probe = Probe::start().await;
    let path = "/v3/api/frames/admin-bulk?customerId=22";
    let rows = || json!([{ "frameRef": "A" }]);
    assert_eq!(probe.post(path, rows()).await, (StatusCode::OK, json!("")));
    let frames = probe.data("/v3/api/frames/admin-list?customerId=22").await;
    assert_eq!(list(&frames).len(), 1);
    // A success of another status than 200 and 201.
    let fault = json!({ "service": "main", "path": "/v3/api/frames/admin-bulk", "kind": "latency", "status": 202, "count": 1 });
    probe.fault(fault).await;
    assert_eq!(probe.post(FRAMES, rows()).await.0, StatusCode::ACCEPTED);
    let down = json!({ "service": "main", "path": "/v3/internal/template", "kind": "status" });
    probe.fault(down).await;
    let (status, _) = probe.send(Method::POST, ASSETS, Some(json!([]))).await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
}
