//! Hostile connections: each is closed in time, and other callers are served meanwhile.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::future::join_all;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::hostile::is_quick;
use crate::support::{Harness, STAFF};

/// Opens a connection, writes the bytes and reads until the gateway closes it.
async fn until_closed(address: SocketAddr, sent: &[u8]) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(sent).await.unwrap();
    let mut received = Vec::new();
    let _reset = stream.read_to_end(&mut received).await;
    String::from_utf8(received).unwrap()
}

#[tokio::test]
async fn stalled_connections_are_closed_and_others_are_served() {
    let harness = Harness::changed(|settings| {
        settings.timeouts.header = Duration::from_millis(300);
        settings.timeouts.body = Duration::from_millis(300);
        settings.timeouts.idle = Duration::from_millis(600);
    })
    .await;
    let address: SocketAddr = harness.url.trim_start_matches("http://").parse().unwrap();
    let half_body = "POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{";
    let whole = "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n";
    let mut stalled = Vec::new();
    for _ in 0..50 {
        for sent in ["", "GET / HTTP/1.1\r\nHost:", half_body, whole] {
            stalled.push(async move { (sent, until_closed(address, sent.as_bytes()).await) });
        }
    }
    let stalled = tokio::spawn(join_all(stalled));
    is_quick(&harness).await;
    for (sent, received) in stalled.await.unwrap() {
        let start = match sent {
            sent if sent == half_body => "HTTP/1.1 408",
            sent if sent == whole => "HTTP/1.1 200",
            _ => "",
        };
        assert!(
            received.starts_with(start) && received.is_empty() == start.is_empty(),
            "{sent:?}: {received:?}"
        );
    }
    harness.stop().await;
}

#[tokio::test]
async fn a_client_that_does_not_read_is_dropped() {
    let harness = Harness::changed(|settings| {
        settings.timeouts.write = Duration::from_millis(300);
        settings.timeouts.idle = Duration::from_secs(600);
    })
    .await;
    let address: SocketAddr = harness.url.trim_start_matches("http://").parse().unwrap();
    let mut stream = TcpStream::connect(address).await.unwrap();
    let body = json!({ "query": "{ __schema { types { name description fields { name description } } } }" }).to_string();
    let request = format!(
        "POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    // The gateway stops reading when its responses are not read, and then drops the client.
    while stream.write_all(request.as_bytes()).await.is_ok() {}
    is_quick(&harness).await;
    harness.stop().await;
}

#[tokio::test]
async fn a_refused_body_is_answered_while_it_is_still_being_sent() {
    let harness = Harness::start().await;
    let address: SocketAddr = harness.url.trim_start_matches("http://").parse().unwrap();
    let mut stream = TcpStream::connect(address).await.unwrap();
    let head = "POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=edge\r\nContent-Length: 99999999\r\n\r\n";
    stream.write_all(head.as_bytes()).await.unwrap();
    // A reset by the gateway would fail one of these writes. A proxy would then have no answer to pass on.
    for _ in 0..100 {
        stream.write_all(&[b' '; 8 << 10]).await.unwrap();
        tokio::time::sleep(Duration::from_millis(3)).await;
    }
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 401"), "{answer}");
    assert!(answer.contains("\"code\":\"UNAUTHENTICATED\""), "{answer}");
    harness.stop().await;
}

#[tokio::test]
async fn a_stop_lets_a_refused_caller_read_its_answer() {
    let harness = Harness::start().await;
    let address: SocketAddr = harness.url.trim_start_matches("http://").parse().unwrap();
    let mut stream = TcpStream::connect(address).await.unwrap();
    let head = "POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=edge\r\nContent-Length: 99999999\r\n\r\n";
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut answer = vec![stream.read_u8().await.unwrap()];
    let stopping = tokio::spawn(harness.stop());
    // The system resets a connection that is closed while bytes of it are unread.
    for _ in 0..50 {
        stream.write_all(&[b' '; 8 << 10]).await.unwrap();
        tokio::time::sleep(Duration::from_millis(3)).await;
    }
    stream.read_to_end(&mut answer).await.unwrap();
    assert!(answer.starts_with(b"HTTP/1.1 401"), "{answer:?}");
    drop(stream);
    stopping.await.unwrap();
}

#[tokio::test]
async fn a_document_that_is_refused_with_200_is_answered_while_its_file_arrives() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let address: SocketAddr = harness.url.trim_start_matches("http://").parse().unwrap();
    let mut stream = TcpStream::connect(address).await.unwrap();
    let operations = json!({ "query": "mutation ($file: Upload) { nothing(file: $file) { id } }", "variables": { "file": null } });
    let parts = [
        ("operations", operations.to_string()),
        ("map", json!({ "0": ["variables.file"] }).to_string()),
        ("0\"; filename=\"rows.csv", String::new()),
    ];
    let head = format!(
        "POST /graphql HTTP/1.1\r\nHost: a\r\nAccept: application/json\r\nAuthorization: Bearer {}\r\nContent-Type: multipart/form-data; boundary=edge\r\nContent-Length: 99999999\r\n\r\n",
        client.token()
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    for (name, text) in parts {
        let part =
            format!("--edge\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{text}\r\n");
        stream.write_all(part.as_bytes()).await.unwrap();
    }
    for _ in 0..100 {
        stream.write_all(&[b' '; 8 << 10]).await.unwrap();
        tokio::time::sleep(Duration::from_millis(3)).await;
    }
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(answer.contains("\"code\":\"BAD_USER_INPUT\""), "{answer}");
    harness.stop().await;
}

#[tokio::test]
async fn connections_beyond_the_limit_get_503() {
    let harness = Harness::with(&["--max-connections", "4"]).await;
    let address: SocketAddr = harness.url.trim_start_matches("http://").parse().unwrap();
    let mut held = Vec::new();
    for _ in 0..4 {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream
            .write_all(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
            .await
            .unwrap();
        stream.read_u8().await.unwrap();
        held.push(stream);
    }
    let mut one_more = TcpStream::connect(address).await.unwrap();
    let mut received = String::new();
    one_more.read_to_string(&mut received).await.unwrap();
    assert!(
        received.starts_with("HTTP/1.1 503") && received.contains("LIMIT_EXCEEDED"),
        "{received}"
    );
    drop(held);
    harness.stop().await;
}
