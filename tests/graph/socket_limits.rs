//! How many WebSockets may be open, and for how long without a session.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};
use tokio::io::AsyncReadExt;
use tokio::net::TcpStream;
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
async fn a_socket_keeps_the_place_of_its_connection() {
    let flags = ["--max-connections", "3", "--header-timeout-ms", "100"];
    let harness = Harness::with(&flags).await;
    let mut sockets = Vec::new();
    for _ in 0..3 {
        sockets.push(Socket::ready(&harness, Value::Null).await);
    }
    let refused = received(&harness).await;
    assert!(refused.starts_with("HTTP/1.1 503"), "{refused}");
    // The places are free again when the sockets are closed.
    drop(sockets);
    while !received(&harness).await.is_empty() {}
    harness.stop().await;
}

#[tokio::test]
async fn the_connections_of_one_address_are_limited_unless_it_is_a_proxys() {
    let flags = [
        "--max-connections-per-address",
        "1",
        "--header-timeout-ms",
        "100",
    ];
    for (proxy, is_refused) in [("false", true), ("true", false)] {
        let mut flags = flags.to_vec();
        flags.extend(["--behind-proxy", proxy]);
        let harness = Harness::with(&flags).await;
        let held = Socket::with(
            &harness,
            &[
                ("sec-websocket-protocol", PROTOCOL),
                ("x-forwarded-for", "192.0.2.1"),
            ],
        )
        .await
        .unwrap();
        assert_eq!(
            received(&harness).await.starts_with("HTTP/1.1 503"),
            is_refused
        );
        drop(held);
        harness.stop().await;
    }
}

#[tokio::test]
async fn the_sockets_of_one_address_are_limited() {
    let flags = ["--max-sockets-per-address", "2", "--behind-proxy", "true"];
    let harness = Harness::with(&flags).await;
    let open = async |address: &str| {
        let headers = [
            ("sec-websocket-protocol", PROTOCOL),
            ("x-forwarded-for", address),
        ];
        Socket::with(&harness, &headers).await
    };
    let _held = [
        open("192.0.2.1").await.unwrap(),
        open("192.0.2.1").await.unwrap(),
    ];
    match open("192.0.2.1").await.err() {
        Some(Error::Http(response)) => assert_eq!(response.status().as_u16(), 503),
        other => panic!("{other:?}"),
    }
    assert!(open("192.0.2.2").await.is_ok());
    // HTTP requests of the address are served.
    assert_eq!(
        harness
            .request(reqwest::Method::GET, "/healthz")
            .send()
            .await
            .unwrap()
            .status(),
        200
    );
    harness.stop().await;
}

#[tokio::test]
async fn a_socket_without_a_confirmed_token_is_closed_when_it_is_idle() {
    let harness = Harness::with(&["--socket-idle-timeout-ms", "100"]).await;
    let staff = harness.sign_in(STAFF).await;
    for payload in [json!({}), json!({ "token": "invented" })] {
        let mut socket = Socket::ready(&harness, payload.clone()).await;
        socket.subscribe("a", "{ __typename }").await;
        assert_eq!(
            socket.closed().await,
            (4403, "Idle without a valid session".to_owned()),
            "{payload}"
        );
    }
    harness.clear_calls().await;
    let mut socket = Socket::ready(&harness, json!({ "token": staff.token() })).await;
    harness.until_called("main GET /v3/auth/me").await;
    socket.subscribe("a", "{ viewer { email } }").await;
    assert_eq!(
        socket.receive().await["payload"],
        json!({ "data": { "viewer": { "email": STAFF } } })
    );
    harness.stop().await;
}
