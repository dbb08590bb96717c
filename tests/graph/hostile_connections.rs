//! Hostile connections: each is closed in time, and other callers are served meanwhile.

use std::time::Duration;

use futures_util::future::join_all;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::hostile::is_quick;
use crate::support::Harness;

async fn connect(harness: &Harness) -> TcpStream {
    let address = harness.url.trim_start_matches("http://");
    TcpStream::connect(address).await.unwrap()
}

#[tokio::test]
async fn stalled_connections_are_closed_and_others_are_served() {
    let harness = Harness::changed(|settings| {
        settings.timeouts.body = Duration::from_millis(300);
        settings.timeouts.idle = Duration::from_millis(300);
        settings.limits.requests_in_flight = 4;
    })
    .await;
    let half_body = "POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{";
    let cases = [
        ("", ""),
        ("GET / HTTP/1.1\r\nHost:", ""),
        (half_body, "HTTP/1.1 408"),
        ("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n", "HTTP/1.1 200"),
    ];
    let mut stalled = Vec::new();
    for (sent, start) in cases.repeat(50) {
        let mut stream = connect(&harness).await;
        stream.write_all(sent.as_bytes()).await.unwrap();
        stalled.push(async move {
            let mut received = Vec::new();
            let _reset = stream.read_to_end(&mut received).await;
            (sent, start, String::from_utf8(received).unwrap())
        });
    }
    let stalled = tokio::spawn(join_all(stalled));
    // A body that never comes takes no place of a request.
    is_quick(&harness).await;
    for (sent, start, received) in stalled.await.unwrap() {
        assert!(received.starts_with(start), "{sent:?}: {received:?}");
        assert_eq!(received.is_empty(), start.is_empty(), "{sent:?}");
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
    let mut stream = connect(&harness).await;
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

/// Sends more of a body than the gateway waits for. A reset would fail one of these writes: a proxy would then have no answer
/// to pass on.
async fn go_on_sending(stream: &mut TcpStream) {
    for _ in 0..100 {
        stream.write_all(&[b' '; 8 << 10]).await.unwrap();
        tokio::time::sleep(Duration::from_millis(3)).await;
    }
}

#[tokio::test]
async fn a_refused_body_is_answered_while_it_is_still_being_sent_and_during_a_stop() {
    let harness = Harness::start().await;
    let head = "POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=edge\r\nContent-Length: 99999999\r\n\r\n";
    let mut stream = connect(&harness).await;
    let mut stopped = connect(&harness).await;
    stream.write_all(head.as_bytes()).await.unwrap();
    go_on_sending(&mut stream).await;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 401"), "{answer}");
    assert!(answer.contains("\"code\":\"UNAUTHENTICATED\""), "{answer}");

    stopped.write_all(head.as_bytes()).await.unwrap();
    let mut answer = vec![stopped.read_u8().await.unwrap()];
    let stopping = tokio::spawn(harness.stop());
    go_on_sending(&mut stopped).await;
    stopped.read_to_end(&mut answer).await.unwrap();
    assert!(answer.starts_with(b"HTTP/1.1 401"), "{answer:?}");
    drop(stopped);
    stopping.await.unwrap();
}
