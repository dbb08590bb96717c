//! Inventory files that cannot be uploaded: what they are told, and that nothing is sent.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Client, Harness, STAFF};

const CHECK: &str =
    "mutation ($input: CheckInventoryFileInput!) { checkInventoryFile(input: $input) {
  file { type upload { allowed code reason } faults { line column message } faultCount }
  errors { message }
} }";

const UPLOAD: &str = "mutation ($input: UploadInventoryInput!) { uploadInventory(input: $input) {
  upload { rowCount } errors { code message path }
} }";

const INVALID: &str = "Uh oh! Looks like that upload is invalid. Please verify you uploaded the a file with the correct format.";

async fn check(client: &Client, file: &[u8], types: &Value) -> Value {
    let input = json!({ "file": null, "types": types });
    let mut answer = client.upload(CHECK, input, file).await;
    answer["data"]["checkInventoryFile"].take()
}

/// The messages of an upload that was refused because of its file.
async fn refusals(client: &Client, file: &[u8], types: &Value) -> Vec<String> {
    let input = json!({ "file": null, "customerId": 3, "types": types });
    let answer = client.upload(UPLOAD, input, file).await;
    let payload = &answer["data"]["uploadInventory"];
    assert_eq!(payload["upload"], Value::Null, "{answer}");
    let errors = payload["errors"].as_array().unwrap();
    for error in errors {
        assert_eq!(
            (&error["code"], &error["path"]),
            (&json!("REJECTED"), &json!(["input", "file"]))
        );
    }
    let message = |error: &Value| error["message"].as_str().unwrap().to_owned();
    errors.iter().map(message).collect()
}

#[tokio::test]
async fn a_file_that_cannot_be_uploaded_says_why() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let both = json!(["ASSET", "MEDIA"]);
    let header = |message: &str| (1, Value::Null, message.to_owned());
    let cases = [
        (
            "name,city\na,b\n",
            json!(null),
            vec![header(
                "None of the columns is frame_ref, asset_id or media_product.",
            )],
        ),
        ("", json!(null), vec![header("The file is empty.")]),
        (
            "Frame Ref,Lat\nA,x\n",
            json!("STATIONARY"),
            vec![header(
                "The file is of the type stationary, because it has the column frame_ref.",
            )],
        ),
        (
            "Asset ID*;Lat\n7;25.7\n",
            json!(null),
            vec![header(
                "The columns are separated by semicolons. Save the file as \"CSV UTF-8 (comma delimited)\".",
            )],
        ),
        (
            "Asset ID*,Lat\nA-7,25.7\n\n,\n8,91\n",
            json!("ASSET"),
            vec![
                (
                    2,
                    json!("Asset ID*"),
                    "\"A-7\" is not a whole number.".to_owned(),
                ),
                (
                    5,
                    json!("Lat"),
                    "\"91\" is not between -90 and 90.".to_owned(),
                ),
            ],
        ),
    ];
    for (file, kind, faults) in cases {
        let listed = faults.iter().map(
            |(line, column, message)| json!({ "line": line, "column": column, "message": message }),
        );
        let shown = json!({
            "file": {
                "type": kind,
                "upload": { "allowed": false, "code": "INVALID_FILE", "reason": INVALID },
                "faults": listed.collect::<Vec<_>>(),
                "faultCount": faults.len(),
            },
            "errors": [],
        });
        assert_eq!(check(&client, file.as_bytes(), &both).await, shown);
        harness.clear_calls().await;
        let texts = faults.iter().map(|(line, column, message)| match column {
            Value::String(column) => format!("Line {line}, {column}: {message}"),
            _ => format!("Line {line}: {message}"),
        });
        let mut expected = vec![INVALID.to_owned()];
        expected.extend(texts);
        assert_eq!(refusals(&client, file.as_bytes(), &both).await, expected);
        assert_eq!(harness.writes().await, [], "{file}");
    }
}

#[tokio::test]
async fn unknown_markets_are_found_before_the_upload() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let file = b"Frame Ref,Market Name\nFR-1,Bostn\nFR-2,Boston\nFR-3,Springfield\n";
    assert_eq!(
        refusals(&client, file, &Value::Null).await,
        [
            INVALID,
            "Line 2, Market Name: There is no market \"bostn\".",
            "Line 4, Market Name: There is no market \"springfield\".",
        ]
    );
    assert_eq!(harness.writes().await, []);
}

#[tokio::test]
async fn a_file_without_rows_says_only_that() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let (file, types) = (b"Asset ID\n , \n", json!(["ASSET"]));
    let reason = "There are no rows to upload.";
    assert_eq!(
        check(&client, file, &types).await,
        json!({
            "file": {
                "type": "ASSET", "upload": { "allowed": false, "code": "NO_ROWS", "reason": reason },
                "faults": [], "faultCount": 0,
            },
            "errors": [],
        })
    );
    assert_eq!(refusals(&client, file, &types).await, [reason]);
}

#[tokio::test]
async fn a_file_that_cannot_be_read_is_invalid_and_says_where() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let columns = format!("frame_ref{}\n1\n", ",a".repeat(60_000));
    let cases: [(&[u8], &str); 5] = [
        (b"Asset ID\n\"1\n", "A quote on line 2 is never closed."),
        // Not even the header is one of these files.
        (
            b"name,\"city\r\na,b\r\n",
            "A quote on line 1 is never closed.",
        ),
        (
            b"name,city\na,M\xfcnchen\n",
            "Line 2 is not in UTF-8. Save the file as \"CSV UTF-8\".",
        ),
        (
            b"PK\x03\x04\xff\xfe",
            "Line 1 is not in UTF-8. Save the file as \"CSV UTF-8\".",
        ),
        (columns.as_bytes(), "The header has more than 500 columns."),
    ];
    for (file, message) in cases {
        let errors = [json!({ "message": INVALID }), json!({ "message": message })];
        assert_eq!(
            check(&client, file, &Value::Null).await,
            json!({ "file": null, "errors": errors })
        );
        harness.clear_calls().await;
        let expected = [INVALID, message];
        assert_eq!(refusals(&client, file, &Value::Null).await, expected);
        assert_eq!(harness.writes().await, []);
    }
}

#[tokio::test]
async fn a_refused_upload_lists_the_first_faults() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    for (rows, last) in [
        (10, "Line 11, Asset ID: \"x\" is not a whole number."),
        (11, "There is 1 more."),
        (250, "There are 240 more."),
    ] {
        let file = format!("Asset ID\n{}", "x\n".repeat(rows));
        let messages = refusals(&client, file.as_bytes(), &Value::Null).await;
        assert_eq!(messages.len(), rows.min(11) + 1);
        assert_eq!(messages.last().unwrap(), last);
    }
}

#[tokio::test]
async fn a_preview_is_short_whatever_the_file_holds() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "mutation ($input: CheckInventoryFileInput!) {
      checkInventoryFile(input: $input) { file { rowCount preview { line cells } } } }";
    let row = |length: usize| format!("1,{}\n", "x".repeat(length));
    // Of long rows, the first that reach 64 KB: 20 KB of cells in each of 100 columns.
    let wide = format!("1{}\n", format!(",{}", "x".repeat(200)).repeat(99));
    let many = format!("asset_id{}\n{}", ",a".repeat(99), wide.repeat(20));
    let cases = [
        (format!("asset_id,a\n{}", row(200).repeat(21)), 20, 200),
        (format!("asset_id,a\n{}", row(201).repeat(2)), 2, 201),
        (format!("asset_id,a\n{}", row(60_000).repeat(2)), 2, 201),
        (many, 4, 200),
    ];
    for (file, rows, characters) in cases {
        let input = json!({ "file": null });
        let answer = client.upload(query, input, file.as_bytes()).await;
        let preview = &answer["data"]["checkInventoryFile"]["file"]["preview"];
        assert_eq!(preview.as_array().unwrap().len(), rows);
        let cell = preview[0]["cells"][1].as_str().unwrap();
        assert_eq!(cell.chars().count(), characters);
        assert_eq!(cell.ends_with('…'), characters == 201);
    }
}
