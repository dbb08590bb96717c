//! Inventory files: their columns, and those that are large, slow or cut off.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Client, Harness, STAFF, form};

const UPLOAD: &str = "mutation ($input: UploadInventoryInput!) { uploadInventory(input: $input) {
  upload { rowCount } errors { code message }
} }";

async fn check(client: &Client, file: &str) -> Value {
    let query =
        "mutation ($input: CheckInventoryFileInput!) { checkInventoryFile(input: $input) { file {
  type preview { cells } faults { column }
} } }";
    let input = json!({ "file": null });
    let mut answer = client.upload(query, input, file.as_bytes()).await;
    answer["data"]["checkInventoryFile"]["file"].take()
}

async fn upload(client: &Client, file: &str) -> Value {
    let input = json!({ "file": null, "customerId": 3 });
    let mut answer = client.upload(UPLOAD, input, file.as_bytes()).await;
    answer["data"]["uploadInventory"].take()
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
        let checked = check(&client, &file).await;
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
async fn a_service_has_more_time_to_store_rows() {
    let harness = Harness::with(&["--upstream-timeout-ms", "400"]).await;
    let client = harness.sign_in(STAFF).await;
    let slow = json!({
        "service": "main", "path": "/v3/internal/template", "kind": "latency", "latencyMs": 800, "count": 1,
    });
    harness.fault(slow).await;
    assert_eq!(
        upload(&client, "Asset ID,Owner\n77,ACME\n").await,
        json!({ "upload": { "rowCount": 1 }, "errors": [] })
    );
}

#[tokio::test]
async fn a_preview_is_short_whatever_the_file_holds() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
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
        let checked = check(&client, &file).await;
        let preview = &checked["preview"];
        assert_eq!(preview.as_array().unwrap().len(), rows);
        let cell = preview[0]["cells"][1].as_str().unwrap();
        assert_eq!(cell.chars().count(), characters);
        assert_eq!(cell.ends_with('…'), characters == 201);
    }
}
