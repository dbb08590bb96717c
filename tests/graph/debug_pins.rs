//! The files of devices that were seen in a market: how they end.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

use crate::support::{Client, Harness, STAFF};

const LISTING: &str = "/v3/api/dev/pipeline-debug";

/// What is answered to a request for the devices of the files of a market, of which storage has one.
async fn counted(harness: &Harness, client: &Client, storage: &str, key: &str) -> Value {
    let url = format!("{storage}/pipeline-debug/{key}?Expires=32503680000");
    let rows = json!({ "data": { "Contents": [{ "Key": key, "url": url }] } });
    harness.answer_once(LISTING, rows).await;
    let query = "{ market(by: { hash: \"d4f1c2\" }) { debugPinFiles { totalDevices } } }";
    client.fresh(query, json!({})).await
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
        let storage_url = format!("http://{host}");
        let answering = async {
            let (mut connection, _) = storage.accept().await.unwrap();
            let mut request = [0; 4_096];
            assert_ne!(connection.read(&mut request).await.unwrap(), 0);
            let answer = format!("HTTP/1.1 200 OK\r\nConnection: close\r\n{length}\r\n{line}");
            connection.write_all(answer.as_bytes()).await.unwrap();
        };
        let (answer, ()) = tokio::join!(counted(&harness, &client, &storage_url, &key), answering);
        let first = &answer["data"]["market"]["debugPinFiles"][0];
        assert_eq!(first["totalDevices"], devices, "{answer}");
    }
}
