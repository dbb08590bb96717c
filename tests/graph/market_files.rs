//! The latest files of markets.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Harness, STAFF};

#[tokio::test]
async fn files_are_counted_in_words_with_one_call_per_market() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Market { latestFiles { count label } } } }";
    // Providence, Charlotte, Boston and New York.
    let ids = ["TWFya2V0OjU", "TWFya2V0OjI2", "TWFya2V0OjI", "TWFya2V0OjE"];
    let files =
        |count: i32, label: &str| json!({ "latestFiles": { "count": count, "label": label } });
    harness.clear_calls().await;
    assert_eq!(
        client.fresh(query, json!({ "ids": ids })).await,
        json!({ "data": { "nodes": [
            files(0, "No Files"), files(1, "1 file"), files(12, "12 files"), files(40, "40 files"),
        ] } })
    );
    assert_eq!(
        harness.sorted_calls().await,
        [
            "main GET /v3/api/markets",
            "main GET /v3/api/markets/latest-files/32c48e",
            "main GET /v3/api/markets/latest-files/3305a7",
            "main GET /v3/api/markets/latest-files/bd84e0",
            "main GET /v3/api/markets/latest-files/d4f1c2",
        ]
    );
    // A failure nulls that market only.
    harness
        .fault(json!({ "service": "main", "path": "/v3/api/markets/latest-files/d4f1c2", "kind": "status", "status": 500 }))
        .await;
    let answer = client.fresh(query, json!({ "ids": ids })).await;
    assert_eq!(answer["data"]["nodes"][2], json!({ "latestFiles": null }));
    assert_eq!(answer["data"]["nodes"][3], files(40, "40 files"));
    assert_eq!(answer["errors"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn files_are_read_from_every_shape_of_listing_with_the_expiry_of_their_links() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ market(by: { hash: \"d4f1c2\" }) { latestFiles { label files { key lastModifiedAt sizeBytes url expiresAt expiryLabel } } } }";
    let link = |target: &str| format!("{}/b/{target}", harness.storage_url());
    let new = link("result.csv?Expires=1741780800&Signature=x%2F");
    let odd = link("odd.csv?Expires=soon");
    let rows = json!([
        { "Key": "old.csv", "LastModified": "2024-06-02T04:00:00Z", "Size": "330" },
        { "Key": "no link.csv", "LastModified": "2024-06-03T04:00:00Z", "Size": null, "url": null },
        { "Key": "new.csv", "LastModified": "2024-06-03T04:00:00Z", "Size": 5_000_000_000_i64, "url": new },
        { "Key": "odd.csv", "url": odd },
        { "LastModified": "2024-06-03T04:00:00Z" },
        null,
    ]);
    let file = |key: &str, at: Value, size: Value, url: Value, expiry: [Value; 2]| {
        json!({
            "key": key, "lastModifiedAt": at, "sizeBytes": size, "url": url, "expiresAt": expiry[0],
            "expiryLabel": expiry[1],
        })
    };
    let none = || Value::Null;
    let never = || [none(), none()];
    let label = json!("expires 03/12/2025 8:00 AM");
    let expected = json!({ "data": { "market": { "latestFiles": { "label": "4 files", "files": [
        file("new.csv", json!("2024-06-03T04:00:00Z"), json!(5_000_000_000.0), json!(new), [json!("2025-03-12T12:00:00Z"), label]),
        file("no link.csv", json!("2024-06-03T04:00:00Z"), none(), none(), never()),
        file("old.csv", json!("2024-06-02T04:00:00Z"), json!(330.0), none(), never()),
        file("odd.csv", none(), none(), json!(odd), never()),
    ] } } } });
    let client = client.in_zone("America/New_York");
    for body in [
        json!({ "data": { "Contents": rows } }),
        json!({ "Contents": rows }),
        json!({ "data": rows }),
        json!(rows),
    ] {
        harness
            .answer_once("/v3/api/markets/latest-files/d4f1c2", body)
            .await;
        assert_eq!(client.fresh(query, json!({})).await, expected);
    }
    let empty =
        json!({ "data": { "market": { "latestFiles": { "label": "No Files", "files": [] } } } });
    for body in [
        json!({ "data": {} }),
        json!({}),
        json!({ "data": null }),
        json!({ "data": { "Contents": null } }),
    ] {
        harness
            .answer_once("/v3/api/markets/latest-files/d4f1c2", body.clone())
            .await;
        assert_eq!(client.fresh(query, json!({})).await, empty, "{body}");
    }
}

#[tokio::test]
async fn files_are_not_requested_for_a_market_without_a_hash() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness
        .answer_once(
            "/v3/api/markets",
            json!({ "data": [{ "marketId": 1, "marketName": "Nowhere" }] }),
        )
        .await;
    harness.clear_calls().await;
    assert_eq!(
        client
            .fresh(
                "{ markets { nodes { name latestFiles { label } } } }",
                json!({})
            )
            .await,
        json!({ "data": { "markets": { "nodes": [{ "name": "Nowhere", "latestFiles": { "label": "No Files" } }] } } })
    );
    assert_eq!(harness.sorted_calls().await, ["main GET /v3/api/markets"]);
}
