//! The files of devices that were seen in a market.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

use crate::support::{Client, Harness, STAFF};

const LISTING: &str = "/v3/api/dev/pipeline-debug";

async fn files(client: &Client, fields: &str) -> Value {
    let query =
        format!("{{ market(by: {{ hash: \"d4f1c2\" }}) {{ debugPinFiles {{ {fields} }} }} }}");
    client.fresh(&query, json!({})).await
}

fn listed(files: Value) -> Value {
    json!({ "data": { "market": { "debugPinFiles": files } } })
}

/// A listing of these files, each with a link to storage.
fn listing(harness: &Harness, keys: &[&str]) -> Value {
    let storage = harness.storage_url();
    let row = |key: &&str| json!({ "Key": key, "url": format!("{storage}/pipeline-debug/{key}?Expires=32503680000") });
    let rows: Vec<Value> = keys.iter().map(row).collect();
    json!({ "data": { "Contents": rows } })
}

#[tokio::test]
async fn the_files_of_the_sandbox_have_pins() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let answer = files(
        &client,
        "label date read { allowed } totalDevices uniqueDevices pins { totalCount nodes { deviceId } }",
    )
    .await;
    let files = answer["data"]["market"]["debugPinFiles"]
        .as_array()
        .unwrap();
    assert_eq!(files.len(), 13, "{answer}");
    let (first, sample) = (&files[0], &files[12]);
    assert_eq!(first["label"], first["date"]);
    assert_eq!(first["read"]["allowed"], true);
    // Two lines cannot be read.
    assert_eq!(first["totalDevices"], 238);
    assert!(first["uniqueDevices"].as_i64().unwrap() < 100, "{first}");
    assert_eq!(first["pins"]["totalCount"], 238);
    assert_eq!(first["pins"]["nodes"].as_array().unwrap().len(), 50);
    assert_eq!(sample["label"], "Sample");
    assert_eq!(sample["date"], Value::Null);
    assert_eq!(sample["totalDevices"], 120);
    harness.stop().await;
}

#[tokio::test]
async fn files_of_other_markets_and_without_a_date_or_a_market_are_left_out() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let keys = [
        "2024-08-16_d4f1c2_pins.csv",
        "debug/2024-08-18_d4f1c2_a_b.csv",
        "2024-08-17_dr5ru_pins.csv",
        "2024-08-17.csv",
        "someday_d4f1c2_pins.csv",
    ];
    harness.answer_once(LISTING, listing(&harness, &keys)).await;
    harness.clear_calls().await;
    let file =
        |key: &str, label: &str, date: Value| json!({ "key": key, "label": label, "date": date });
    assert_eq!(
        files(&client, "key label date").await,
        listed(json!([
            file(
                "debug/2024-08-18_d4f1c2_a_b.csv",
                "2024-08-18",
                json!("2024-08-18")
            ),
            file(
                "2024-08-16_d4f1c2_pins.csv",
                "2024-08-16",
                json!("2024-08-16")
            ),
            file("Sample", "Sample", Value::Null),
        ]))
    );
    // No file is read for this.
    assert_eq!(
        harness.sorted_calls().await,
        [
            "main GET /v3/api/dev/pipeline-debug?marketHash=d4f1c2",
            "main GET /v3/api/markets"
        ]
    );
    // An empty listing has no list.
    harness.answer_once(LISTING, json!({ "data": {} })).await;
    assert_eq!(
        files(&client, "label").await,
        listed(json!([{ "label": "Sample" }]))
    );
    harness.stop().await;
}

#[tokio::test]
async fn a_file_is_read_once_for_its_pins_and_counts() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness
        .answer_once(LISTING, listing(&harness, &["2024-08-17_d4f1c2_pins.csv"]))
        .await;
    let body = "a,1723852800,40.7128,-74.0060,gps\r\na,2,40,x\nb,never,-1,0\na,3,0,0";
    let file = json!({ "service": "storage", "kind": "wrong-shape", "status": 200, "body": body, "count": 1 });
    harness.fault(file).await;
    let answer = files(
        &client,
        "label totalDevices uniqueDevices pins(first: 2) { nodes { deviceId seenAt latitude longitude } }",
    )
    .await;
    let pin = |id: &str, seen_at: Value, latitude: f64, longitude: f64| json!({ "deviceId": id, "seenAt": seen_at, "latitude": latitude, "longitude": longitude });
    assert_eq!(
        answer["data"]["market"]["debugPinFiles"][0],
        json!({
            "label": "2024-08-17", "totalDevices": 3, "uniqueDevices": 2,
            "pins": { "nodes": [pin("a", json!("2024-08-17T00:00:00Z"), 40.7128, -74.006), pin("b", Value::Null, -1.0, 0.0)] },
        })
    );
    harness.stop().await;
}

#[tokio::test]
async fn a_file_takes_the_room_of_its_devices_before_they_are_read() {
    let harness = Harness::with(&["--max-operation-response-bytes", "8000000"]).await;
    let client = harness.sign_in(STAFF).await;
    let cases = [
        ("a,1,1,1\n", None),
        (
            "0f8fad5b-d9cb-469f-a165-70867728950e,1723852800,40.712800,-74.006000\n",
            Some(17_391),
        ),
    ];
    for (line, total) in cases {
        let listed = listing(&harness, &["2024-08-17_d4f1c2_pins.csv"]);
        harness.answer_once(LISTING, listed).await;
        let body = line.repeat(1_200_000 / line.len());
        let file = json!({ "service": "storage", "kind": "wrong-shape", "status": 200, "body": body, "count": 1 });
        harness.fault(file).await;
        let answer = files(&client, "totalDevices").await;
        let found = &answer["data"]["market"]["debugPinFiles"][0]["totalDevices"];
        match total {
            Some(total) => assert_eq!(*found, total, "{answer}"),
            None => {
                let error = &answer["errors"][0];
                assert_eq!(error["extensions"]["code"], "LIMIT_EXCEEDED", "{answer}");
                assert_eq!(error["path"][1], "debugPinFiles", "{answer}");
            }
        }
    }
    harness.stop().await;
}

#[tokio::test]
async fn odd_times_are_read_as_those_of_other_services() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let listed = listing(&harness, &["2024-08-17_d4f1c2_pins.csv"]);
    harness.answer_once(LISTING, listed).await;
    let body = "a,1723852800000,0,0\na,9223372036854775807,0,0\na,1723852800.5,0,0\na,,0,0";
    let file = json!({ "service": "storage", "kind": "wrong-shape", "status": 200, "body": body, "count": 1 });
    harness.fault(file).await;
    let answer = files(&client, "label date pins { nodes { seenAt } }").await;
    assert_eq!(
        answer["data"]["market"]["debugPinFiles"][0],
        json!({
            "label": "2024-08-17", "date": "2024-08-17",
            "pins": { "nodes": [{ "seenAt": "2024-08-17T00:00:00Z" }, { "seenAt": null }, { "seenAt": null }, { "seenAt": null }] },
        })
    );
    harness.stop().await;
}

#[tokio::test]
async fn a_file_that_cannot_be_read_costs_its_own_fields() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let link = |host: &str| format!("{host}/2024-08-17_d4f1c2?Expires=32503680000");
    let storage = harness.storage_url();
    for (url, allowed, message) in [
        (Value::Null, false, "There is no link to this file."),
        (
            json!("ftp://files"),
            false,
            "The link to this file is invalid.",
        ),
        (
            json!(link("https://elsewhere.example")),
            false,
            "This file is on a host that is not allowed.",
        ),
        (
            json!(format!("{storage}/a?Expires=1000000000")),
            true,
            "The link to this file has expired. Refresh the list.",
        ),
        (json!(link(storage)), true, "This file no longer exists."),
    ] {
        let rows = json!([{ "Key": "2024-08-17_d4f1c2_pins.csv", "url": url }]);
        harness.answer_once(LISTING, rows).await;
        let fault = json!({ "service": "storage", "kind": "status", "status": 404, "count": 1 });
        harness.fault(fault).await;
        let answer = files(&client, "label read { allowed } totalDevices").await;
        let file =
            json!({ "label": "2024-08-17", "read": { "allowed": allowed }, "totalDevices": null });
        assert_eq!(answer["data"]["market"]["debugPinFiles"][0], file, "{url}");
        assert_eq!(
            answer["data"]["market"]["debugPinFiles"][1]["totalDevices"],
            120
        );
        assert_eq!(answer["errors"][0]["message"], message);
        assert_eq!(
            answer["errors"][0]["path"],
            json!(["market", "debugPinFiles", 0, "totalDevices"])
        );
        harness.clear_faults().await;
    }
    let answer = files(&client, "pins(first: 5001) { totalCount }").await;
    assert_eq!(
        answer["errors"][0]["message"],
        "\"first\" must be between 0 and 5000, not 5001."
    );
    harness.stop().await;
}

/// A page of the sample, by its arguments.
async fn sample_page(client: &Client, arguments: &str) -> Value {
    let query = format!(
        "{{ market(by: {{ hash: \"d4f1c2\" }}) {{ debugPinFile(key: \"Sample\") {{
            pins({arguments}) {{ totalCount edges {{ cursor node {{ deviceId latitude longitude }} }}
                pageInfo {{ hasNextPage hasPreviousPage endCursor }} }} }} }} }}"
    );
    let answer = client.graphql(&query, json!({})).await;
    answer["data"]["market"]["debugPinFile"]["pins"].clone()
}

#[tokio::test]
async fn the_devices_of_a_file_come_in_pages_in_its_order() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let whole = sample_page(&client, "first: 5000").await;
    assert_eq!(whole["totalCount"], 120);
    let edges = whole["edges"].as_array().unwrap();
    assert_eq!(edges.len(), 120);
    let mut read = Vec::new();
    let mut after = String::new();
    for has_next in [true, true, false] {
        let page = sample_page(&client, &format!("first: 50 {after}")).await;
        read.extend(page["edges"].as_array().unwrap().clone());
        assert_eq!(page["pageInfo"]["hasNextPage"], has_next);
        assert_eq!(page["pageInfo"]["hasPreviousPage"], !after.is_empty());
        after = format!("after: {}", page["pageInfo"]["endCursor"]);
    }
    assert_eq!(&read, edges);
    let before = format!("last: 2 before: {}", edges[50]["cursor"]);
    let page = sample_page(&client, &before).await;
    assert_eq!(page["edges"].as_array().unwrap()[..], edges[48..50]);
    harness.stop().await;
}

#[tokio::test]
async fn a_file_that_does_not_say_where_it_ends_may_be_cut_off() {
    let storage = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let host = storage.local_addr().unwrap().to_string();
    let harness = Harness::with(&["--storage-hosts", &host]).await;
    let client = harness.sign_in(STAFF).await;
    let line = "d1,1723800000,42.3,-71.0\n";
    let lengths = [
        (format!("Content-Length: {}\r\n", line.len()), json!(1)),
        (String::new(), Value::Null),
    ];
    for (at, (length, devices)) in lengths.into_iter().enumerate() {
        let key = format!("2024-08-1{at}_d4f1c2_pins.csv");
        let url = format!("http://{host}/pipeline-debug/{key}?Expires=32503680000");
        let rows = json!({ "data": { "Contents": [{ "Key": key, "url": url }] } });
        harness.answer_once(LISTING, rows).await;
        let answering = async {
            let (mut connection, _) = storage.accept().await.unwrap();
            let mut request = [0; 4_096];
            assert_ne!(connection.read(&mut request).await.unwrap(), 0);
            let answer = format!("HTTP/1.1 200 OK\r\nConnection: close\r\n{length}\r\n{line}");
            connection.write_all(answer.as_bytes()).await.unwrap();
        };
        let (answer, ()) = tokio::join!(files(&client, "totalDevices"), answering);
        let first = &answer["data"]["market"]["debugPinFiles"][0];
        assert_eq!(first["totalDevices"], devices, "{answer}");
    }
}
