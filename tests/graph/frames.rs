//! Frames of customers, which the service cuts into pages.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Harness, STAFF};

const PATH: &str = "/v3/api/frames/admin-list";

const PAGE: &str = "query ($offset: Int, $limit: Int) { customer(by: { customerId: 3 }) {
  frames(offset: $offset, limit: $limit) { offset unreadableCount frames {
    frameId frameRef bearing width metadata metadataText
    site { siteId siteRef name latitude longitude address inventory inventoryText metadata metadataText }
  } }
} }";

#[tokio::test]
async fn a_frame_has_its_metadata_and_its_site() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let rows = "{\"data\":[\
        {\"frameId\":5001,\"frameRef\":\"BOS-1A\",\"metaData\":{\"z\":1.10,\"a\":[123456789012345678901]},\
         \"expositionAngle\":90.5,\"expositionWidth\":\"60\",\"site\":{\"siteId\":40,\"siteRef\":7,\"siteName\":\"Pier\",\
         \"siteLat\":42.35,\"siteLon\":-71.05,\"siteAddress\":\"1 Pier Rd\",\"siteInventory\":[\"lit\"],\"metaData\":{}}},\
        {\"frameId\":\"5002\",\"expositionAngle\":\"north\",\"metaData\":null,\"site\":{\"siteName\":\"Wharf\"}},\
        {\"frameId\":5003,\"site\":\"a text\",\"metaData\":\"a text\"},{\"frameRef\":\"no id\"},\"not a row\"]}";
    harness
        .fault(json!({
            "service": "main", "path": PATH, "kind": "wrong-shape", "status": 200, "body": rows, "count": 1,
        }))
        .await;
    harness.clear_calls().await;
    let text_of = |value: &Value| match value {
        Value::Null => Value::Null,
        value => json!(value.to_string()),
    };
    let bare = |id: i32, metadata: Value, site: Value| json!({ "frameId": id, "frameRef": null, "bearing": null, "width": null, "metadata": metadata, "metadataText": text_of(&metadata), "site": site });
    let wharf = json!({
        "siteId": null, "siteRef": null, "name": "Wharf", "latitude": null, "longitude": null, "address": null,
        "inventory": null, "inventoryText": null, "metadata": null, "metadataText": null,
    });
    assert_eq!(
        client.fresh(PAGE, json!({})).await,
        json!({ "data": { "customer": { "frames": { "offset": 0, "unreadableCount": 2, "frames": [
            {
                "frameId": 5001, "frameRef": "BOS-1A", "bearing": 90.5, "width": 60.0,
                "metadata": { "z": 1.10, "a": [serde_json::from_str::<Value>("123456789012345678901").unwrap()] },
                "metadataText": "{\"z\":1.10,\"a\":[123456789012345678901]}",
                "site": {
                    "siteId": 40, "siteRef": "7", "name": "Pier", "latitude": 42.35, "longitude": -71.05,
                    "address": "1 Pier Rd", "inventory": ["lit"], "inventoryText": "[\"lit\"]",
                    "metadata": {}, "metadataText": "{}",
                },
            },
            bare(5002, Value::Null, wharf),
            bare(5003, json!("a text"), Value::Null),
        ] } } } })
    );
    assert_eq!(
        harness.sorted_calls().await,
        [
            "main GET /v3/api/customers",
            "main GET /v3/api/frames/admin-list?customerId=3&offset=0&limit=10",
        ]
    );
}

#[tokio::test]
async fn the_service_cuts_the_pages_and_one_more_frame_tells_whether_there_is_a_next() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    // Acme Media has 20 frames.
    let query = "query ($offset: Int!) { customer(by: { customerId: 7 }) {
      frames(offset: $offset) { hasNextPage frames { frameId } }
    } }";
    for (offset, count, has_next) in [(0, 10, true), (10, 10, false), (20, 0, false)] {
        harness.clear_calls().await;
        let answer = client.fresh(query, json!({ "offset": offset })).await;
        let page = &answer["data"]["customer"]["frames"];
        let found = page["frames"].as_array().map(Vec::len);
        assert_eq!(
            (found, &page["hasNextPage"]),
            (Some(count), &json!(has_next))
        );
        let calls = harness.sorted_calls().await;
        let next = offset + 10;
        let call = format!("main GET {PATH}?customerId=7&offset={next}&limit=1");
        assert!(calls.contains(&call), "{calls:?}");
    }
    let refused = [
        (
            json!({ "offset": -1 }),
            "The offset must be at least 0, not -1.",
        ),
        (
            json!({ "limit": 0 }),
            "The limit must be from 1 to 100, not 0.",
        ),
        (
            json!({ "limit": 101 }),
            "The limit must be from 1 to 100, not 101.",
        ),
    ];
    harness.clear_calls().await;
    for (variables, message) in refused {
        let answer = client.graphql(PAGE, variables).await;
        assert_eq!(answer["data"], json!({ "customer": { "frames": null } }));
        assert_eq!(answer["errors"][0]["message"], message);
    }
    let calls = harness.sorted_calls().await;
    assert!(calls.iter().all(|call| !call.contains(PATH)), "{calls:?}");
}

#[tokio::test]
async fn a_row_that_cannot_be_read_does_not_end_the_list() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ customer(by: { customerId: 3 }) { frames { hasNextPage } } }";
    // The service sends these rows both for the page and for the row after it.
    for (rows, has_next) in [(json!([{ "frameRef": "no id" }]), true), (json!([]), false)] {
        harness
            .fault(json!({
                "service": "main", "path": PATH, "kind": "wrong-shape", "status": 200,
                "body": json!({ "data": rows }).to_string(), "count": 2,
            }))
            .await;
        let answer = client.fresh(query, json!({})).await;
        let page = &answer["data"]["customer"]["frames"];
        assert_eq!(page["hasNextPage"], has_next, "{rows}: {answer}");
    }
    harness.stop().await;
}

#[tokio::test]
async fn uploaded_frames_are_listed() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ customer(by: { customerId: 29 }) { frames { frames { frameRef metadata site { name } } } } }";
    let page =
        |frames: Value| json!({ "data": { "customer": { "frames": { "frames": frames } } } });
    assert_eq!(client.graphql(query, json!({})).await, page(json!([])));
    let upload = "mutation ($input: UploadInventoryInput!) { uploadInventory(input: $input) { errors { message } } }";
    let file = b"Frame Ref*,Site Name,Facing\nQC-1,Quiet Corner,North\n";
    let answer = client
        .upload(upload, json!({ "file": null, "customerId": 29 }), file)
        .await;
    assert_eq!(answer["data"]["uploadInventory"]["errors"], json!([]));
    let frame = json!({
        "frameRef": "QC-1", "metadata": { "facing": "north" }, "site": { "name": "quiet corner" },
    });
    assert_eq!(client.graphql(query, json!({})).await, page(json!([frame])));
}
