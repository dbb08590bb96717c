//! Inventory files: what is shown of them, and what is uploaded.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Client, Harness, STAFF, form};

const CHECK: &str =
    "mutation ($input: CheckInventoryFileInput!) { checkInventoryFile(input: $input) { file {
  type upload { allowed code reason } columns { header name isUploaded } rowCount blankRowCount lowercasedCellCount
  preview { line cells } faults { line column message } faultCount problems { line column message } problemCount
} } }";

const UPLOAD: &str = "mutation ($input: UploadInventoryInput!) { uploadInventory(input: $input) {
  upload { type rowCount title text } errors { code message path }
} }";

/// Requests with files need a token that the main API has confirmed.
const CONFIRMS: &str = "main GET /v3/auth/me";

async fn check(client: &Client, file: &str, types: Value) -> Value {
    let input = json!({ "file": null, "types": types });
    let mut answer = client.upload(CHECK, input, file.as_bytes()).await;
    answer["data"]["checkInventoryFile"]["file"].take()
}

async fn upload(client: &Client, file: &str, customer_id: i32) -> Value {
    let input = json!({ "file": null, "customerId": customer_id });
    client.upload(UPLOAD, input, file.as_bytes()).await
}

fn refused(code: &str, message: &str, path: Value) -> Value {
    let error = json!({ "code": code, "message": message, "path": path });
    json!({ "data": { "uploadInventory": { "upload": null, "errors": [error] } } })
}

#[tokio::test]
async fn a_file_is_shown_as_it_would_be_uploaded() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let file = "\u{feff}Frame Ref*,Site Name\r\nFR-01,\"Main\r\nSTREET\"\r\n,,\r\nFR-02,x,y\r\n";
    assert_eq!(
        check(&client, file, json!(["STATIONARY"])).await,
        json!({
            "type": "STATIONARY",
            "upload": { "allowed": true, "code": "ALLOWED", "reason": null },
            "columns": [
                { "header": "Frame Ref*", "name": "frame_ref", "isUploaded": true },
                { "header": "Site Name", "name": "site_name", "isUploaded": true },
            ],
            "rowCount": 2, "blankRowCount": 1, "lowercasedCellCount": 1,
            "preview": [
                { "line": 2, "cells": ["FR-01", "main\r\nstreet"] },
                { "line": 5, "cells": ["FR-02", "x"] },
            ],
            "faults": [], "faultCount": 0,
            "problems": [
                {
                    "line": 2, "column": "Site Name",
                    "message": "The cell has a line break. If it should not, a quote is missing or misplaced.",
                },
                { "line": 5, "column": null, "message": "There are 3 cells for 2 columns: the rest is left out." },
            ],
            "problemCount": 2,
        })
    );
    assert_eq!(harness.calls().await, [CONFIRMS]);
}

#[tokio::test]
async fn positions_are_compared_with_the_frames_of_the_market_and_the_customer() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let file = "Frame Ref,Market Name,Lat,Lon\nFR-1,boston,42.36,-71.06\nFR-2,BOSTON,-71.06,42.36\n\
                FR-3,,42.36,-71.06\nFR-4,,40.44,-80\n";
    let input = json!({ "file": null, "customerId": 3 });
    let problem = |line: i32, column: Value, message: &str| json!({ "line": line, "column": column, "message": message });
    harness
        .fault(json!({ "service": "main", "path": "/v3/api/frames", "kind": "status", "status": 500, "count": 9 }))
        .await;
    let mut answer = client.upload(CHECK, input.clone(), file.as_bytes()).await;
    let problems = answer["data"]["checkInventoryFile"]["file"]["problems"].take();
    let unread =
        "The positions could not be compared with other frames, because those could not be read.";
    assert_eq!(problems[0], problem(1, Value::Null, unread));
    harness.clear_faults().await;
    let mut answer = client.upload(CHECK, input, file.as_bytes()).await;
    let swapped = "Latitude -71.06 and longitude 42.36 are far from the other frames of the market. They seem to be swapped.";
    let far = "Latitude 40.44 and longitude -80 are far from the other frames of the customer.";
    let problems = answer["data"]["checkInventoryFile"]["file"]["problems"].take();
    assert_eq!(
        problems,
        json!([
            problem(3, json!("Lat"), swapped),
            problem(5, json!("Lat"), far)
        ])
    );
}

#[tokio::test]
async fn each_type_is_sent_to_its_own_call() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let cases = [
        (
            "Frame Ref*,Site Name,Site City\nFR-01,Main STREET,\n",
            "POST /v3/api/frames/admin-bulk",
            json!([{ "frameRef": "FR-01", "siteName": "main street", "siteCity": null }]),
            "STATIONARY",
        ),
        (
            "Asset ID*,Owner\n77,ACME\n",
            "POST /v3/internal/template/asset",
            json!([{ "asset_id": "77", "owner": "ACME", "customerId": 3 }]),
            "ASSET",
        ),
        (
            "Media Product,Class\nBulletin,KING\n,\nPoster,KING\n",
            "POST /v3/internal/template/media",
            json!([
                { "media_product": "Bulletin", "class": "KING", "customerId": 3 },
                { "media_product": "Poster", "class": "KING", "customerId": 3 },
            ]),
            "MEDIA",
        ),
    ];
    for (file, call, body, kind) in cases {
        harness.clear_calls().await;
        let count = body.as_array().unwrap().len();
        let title = format!("{} upload complete", kind.to_lowercase());
        let text = format!("{count} items successfully uploaded.");
        let uploaded = json!({ "type": kind, "rowCount": count, "title": title, "text": text });
        assert_eq!(
            upload(&client, file, 3).await,
            json!({ "data": { "uploadInventory": { "upload": uploaded, "errors": [] } } })
        );
        assert_eq!(harness.only_write().await, (call.to_owned(), body));
    }
    let frames = harness.calls().await;
    assert_eq!(frames.len(), 1, "{frames:?}");
}

#[tokio::test]
async fn the_words_of_the_service_are_shown_whatever_its_status() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let file = "Asset ID\n77\n";
    for (status, code) in [
        (400, "REJECTED"),
        (403, "FORBIDDEN"),
        (422, "REJECTED"),
        (429, "REJECTED"),
        (500, "REJECTED"),
        (503, "REJECTED"),
    ] {
        harness
            .fault(json!({
                "service": "main", "path": "/v3/internal/template", "kind": "status", "status": status,
                "body": "Row 1: the asset is not known.", "count": 1,
            }))
            .await;
        assert_eq!(
            upload(&client, file, 3).await,
            refused(
                code,
                "Row 1: the asset is not known. (Row 1 without the header and blank rows is line 2 of the file.)",
                Value::Null
            ),
            "{status}"
        );
    }
    harness
        .fault(json!({ "service": "main", "path": "/v3/internal/template", "kind": "html", "status": 503 }))
        .await;
    let answer = upload(&client, file, 3).await;
    assert_eq!(
        answer["errors"][0]["message"],
        "The main service is not available."
    );
}

#[tokio::test]
async fn the_columns_of_each_type_are_those_that_files_are_checked_for() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let query = "{ inventoryFileTypes { type label columns { name otherNames isRequired meaning expected } } }";
    let mut answer = client.graphql(query, json!({})).await;
    let types = answer["data"]["inventoryFileTypes"].take();
    assert_eq!(harness.sorted_calls().await, [""; 0]);
    assert_eq!(
        types[1]["columns"][0],
        json!({
            "name": "asset_id", "otherNames": [], "isRequired": true, "meaning": "The asset's number.",
            "expected": "a whole number",
        })
    );
    for (index, kind) in ["STATIONARY", "ASSET", "MEDIA"].into_iter().enumerate() {
        let of_type = &types[index];
        assert_eq!(
            (&of_type["type"], &of_type["label"]),
            (&json!(kind), &json!(kind.to_lowercase()))
        );
        let columns = of_type["columns"].as_array().unwrap();
        let names: Vec<&str> = columns
            .iter()
            .map(|column| column["name"].as_str().unwrap())
            .collect();
        // A bad value in every column is a fault of those that expect something.
        let file = format!(
            "{}\n{}\n",
            names.join(","),
            vec!["x"; names.len()].join(",")
        );
        let checked = check(&client, &file, json!(null)).await;
        assert_eq!(checked["type"], kind);
        let faulty: Vec<&Value> = checked["faults"]
            .as_array()
            .unwrap()
            .iter()
            .map(|fault| &fault["column"])
            .collect();
        let expecting: Vec<&Value> = columns
            .iter()
            .filter(|column| column["expected"].is_string())
            .map(|column| &column["name"])
            .collect();
        assert_eq!(faulty, expecting, "{kind}");
    }
}

#[tokio::test]
async fn a_refusal_names_the_columns_of_the_file() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    for (file, body, explained) in [
        (
            "Frame Ref*,Lat\nFR-1,42\n",
            "Row 1: siteRef and siteLat are required.",
            "(Row 1 without the header and blank rows is line 2 of the file. The file has no column site_ref. The file has \
             lat instead of site_lat.)",
        ),
        (
            "Frame Ref*,Colour\nFR-1,red\n",
            "The key \"colour\" is not known.",
            "(The column \"Colour\" is not one of those that stationary files have.)",
        ),
    ] {
        harness
            .fault(json!({
                "service": "main", "path": "/v3/api/frames/admin-bulk", "kind": "status", "status": 422,
                "body": body, "count": 1,
            }))
            .await;
        assert_eq!(
            upload(&client, file, 3).await,
            refused("REJECTED", &format!("{body} {explained}"), Value::Null)
        );
    }
}

#[tokio::test]
async fn of_a_file_that_is_cut_off_no_row_is_sent() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let file = format!(
        "Asset ID,Owner\n{}",
        "77,Harbor Media and others\n".repeat(4_000)
    );
    let input = json!({ "file": null, "customerId": 3 });
    let whole = form(UPLOAD, input, &["file"], &[("file.csv", file.as_bytes())]);
    for round in 1..=5 {
        let connection = client
            .send_beginning(&whole, whole.len() - 2_000 * round)
            .await;
        drop(connection);
        client.until_mutations_ended(1 + round).await;
    }
    assert_eq!(harness.writes().await, []);
}

#[tokio::test]
async fn a_service_has_more_time_for_more_rows() {
    let harness = Harness::with(&["--upstream-timeout-ms", "400"]).await;
    let client = harness.sign_in(STAFF).await;
    let slow = json!({
        "service": "main", "path": "/v3/internal/template", "kind": "latency", "latencyMs": 800, "count": 1,
    });
    let file = |rows: usize| format!("Asset ID,Owner\n{}", "77,ACME\n".repeat(rows));
    harness.fault(slow.clone()).await;
    let answer = upload(&client, &file(400), 3).await;
    let uploaded = &answer["data"]["uploadInventory"]["upload"];
    assert_eq!(uploaded["rowCount"], 400, "{answer}");
    harness.fault(slow).await;
    let message = "The main service did not answer in time. The rows may have been stored. Look at the customer's \
                   vehicles before you upload the file again.";
    assert_eq!(
        upload(&client, &file(1), 3).await,
        refused("FAILED", message, Value::Null)
    );
}

#[tokio::test]
async fn a_lost_answer_says_where_to_look_for_the_rows() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let cases = [
        (
            "Frame Ref*\nFR-01\n",
            "Look at the customer's frames under Inventory before you upload the file again.",
        ),
        (
            "Asset ID\n77\n",
            "Look at the customer's vehicles before you upload the file again.",
        ),
        (
            "Media Product\nBulletin\n",
            "Look whether vehicles can be filtered by their owners and classes before you upload the file again.",
        ),
    ];
    for (file, way) in cases {
        for (kind, reason) in [
            ("cut", "The main service is not available."),
            ("not-json", "The main service sent an unreadable response."),
        ] {
            harness
                .fault(json!({ "service": "main", "method": "POST", "kind": kind, "count": 1 }))
                .await;
            harness.clear_calls().await;
            let message = format!("{reason} The rows may have been stored. {way}");
            assert_eq!(
                upload(&client, file, 3).await,
                refused("FAILED", &message, Value::Null)
            );
            assert_eq!(harness.writes().await.len(), 1);
        }
    }
}

#[tokio::test]
async fn a_proxy_that_lost_the_answer_does_not_speak_for_the_service() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let way = "The rows may have been stored. Look at the customer's vehicles before you upload the file again.";
    let words = "Endpoint request timed out";
    let lost = format!("{words}. {way}");
    let nothing = format!("The main service is not available. {way}");
    let said = json!({ "message": words }).to_string();
    for (status, body, code, message) in [
        (502, "<html></html>", "FAILED", &*nothing),
        (504, "", "FAILED", &nothing),
        (502, &said, "FAILED", &lost),
        (504, &said, "FAILED", &lost),
        (500, &said, "REJECTED", words),
        (503, &said, "REJECTED", words),
    ] {
        harness
            .fault(json!({
                "service": "main", "method": "POST", "kind": "wrong-shape", "status": status, "body": body, "count": 1,
            }))
            .await;
        harness.clear_calls().await;
        assert_eq!(
            upload(&client, "Asset ID\n77\n", 3).await,
            refused(code, message, Value::Null),
            "{status} {body}"
        );
        assert_eq!(harness.writes().await.len(), 1);
    }
}
