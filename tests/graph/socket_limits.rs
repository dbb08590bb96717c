//! How many WebSockets may be open, and how many subscriptions.

use std::time::Duration;

use pretty_assertions::assert_eq;
use serde_json::{Value, json};
use tokio::io::AsyncReadExt;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Error;

use crate::socket::{PROTOCOL, Socket};
use crate::support::{Harness, STAFF};

/// What the gateway sends to a connection that asks for nothing, until it is closed.
async fn received(harness: &Harness) -> String {
    let address = harness.url.trim_start_matches("http://");
    let mut stream = TcpStream::connect(address).await.unwrap();
    let mut received = String::new();
    let _reset = stream.read_to_string(&mut received).await;
    received
}

#[tokio::test]
async fn connections_and_sockets_beyond_the_limit_get_503() {
    let harness = Harness::changed(|settings| {
        settings.limits.connections = 4;
        settings.timeouts.idle = Duration::from_secs(2);
    })
    .await;
    let mut sockets = Vec::new();
    for _ in 0..2 {
        sockets.push(Socket::ready(&harness, Value::Null).await);
    }
    // The other half is left to requests.
    match Socket::with(&harness, &[("sec-websocket-protocol", PROTOCOL)])
        .await
        .err()
    {
        Some(Error::Http(response)) => assert_eq!(response.status().as_u16(), 503),
        other => panic!("{other:?}"),
    }
    let address = harness.url.trim_start_matches("http://");
    let mut refused = String::new();
    let mut held = Vec::new();
    while refused.is_empty() {
        held.push(TcpStream::connect(address).await.unwrap());
        let connection = held.last_mut().unwrap();
        let reading = connection.read_to_string(&mut refused);
        let _still_open = timeout(Duration::from_millis(100), reading).await;
    }
    assert!(refused.starts_with("HTTP/1.1 503"), "{refused}");
    assert!(refused.contains("LIMIT_EXCEEDED"), "{refused}");
    // The places are free again when they are closed.
    drop((sockets, held));
    while !received(&harness).await.is_empty() {}
    harness.stop().await;
}

#[tokio::test]
async fn the_connections_of_one_address_are_limited_unless_it_is_a_proxys() {
    for (proxy, is_refused) in [("peer", true), ("x-forwarded-for", false)] {
        let flags = ["limit:connections_per_address=1", "--client-address"];
        let flags = [&flags[..], &[proxy]].concat();
        let harness = Harness::changed_with(&flags, |settings| {
            settings.timeouts.idle = Duration::from_millis(100);
        })
        .await;
        let headers = [
            ("sec-websocket-protocol", PROTOCOL),
            ("x-forwarded-for", "192.0.2.1"),
        ];
        let held = Socket::with(&harness, &headers).await.unwrap();
        let answer = received(&harness).await;
        assert_eq!(answer.starts_with("HTTP/1.1 503"), is_refused);
        drop(held);
        harness.stop().await;
    }
}

#[tokio::test]
async fn the_sockets_of_one_address_are_limited_and_all_are_counted() {
    const OPEN: &str = "marquee_connections_open";
    let flags = [
        "limit:sockets_per_address=2",
        "--client-address",
        "x-forwarded-for",
    ];
    let harness = Harness::with(&flags).await;
    let before = harness.metric(OPEN, "").await;
    let open = async |address: &str| {
        let headers = [
            ("sec-websocket-protocol", PROTOCOL),
            ("x-forwarded-for", address),
        ];
        Socket::with(&harness, &headers).await
    };
    let held = [
        open("192.0.2.1").await.unwrap(),
        open("192.0.2.1").await.unwrap(),
    ];
    assert_eq!(harness.metric(OPEN, "").await, before + 2);
    match open("192.0.2.1").await.err() {
        Some(Error::Http(response)) => assert_eq!(response.status().as_u16(), 503),
        other => panic!("{other:?}"),
    }
    assert!(open("192.0.2.2").await.is_ok());
    drop(held);
    while harness.metric(OPEN, "").await > before {}
    harness.stop().await;
}

#[tokio::test]
async fn the_subscriptions_of_one_address_are_limited() {
    let harness = Harness::changed(|settings| settings.limits.subscriptions_per_address = 1).await;
    let client = harness.sign_in(STAFF).await;
    let token = json!({ "authorization": format!("Bearer {}", client.token()) });
    let mut socket = Socket::ready(&harness, token).await;
    let query = "subscription { pipelineJobsChanged { readAt } }";
    socket.subscribe("1", query).await;
    assert_eq!(socket.receive().await["type"], "next");
    socket.subscribe("2", query).await;
    let refused = socket.receive().await;
    assert_eq!(refused["type"], "error", "{refused}");
    let code = &refused["payload"][0]["extensions"]["code"];
    assert_eq!(code, "LIMIT_EXCEEDED", "{refused}");
    let counted = harness.metric("marquee_subscriptions_refused_total", "");
    assert_eq!(counted.await, 1);
    // Queries do not count.
    socket.subscribe("3", "{ __typename }").await;
    assert_eq!(socket.receive().await["type"], "next");
    harness.stop().await;
}
