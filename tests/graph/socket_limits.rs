//! How many WebSockets may be open, and for how long without a session.

use std::time::{Duration, Instant};

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
async fn a_socket_keeps_the_place_of_its_connection() {
    let harness = Harness::changed(|settings| {
        settings.limits.connections = 3;
        settings.timeouts.header = Duration::from_millis(100);
    })
    .await;
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
async fn the_metric_of_open_connections_counts_sockets() {
    const OPEN: &str = "marquee_connections_open";
    let harness = Harness::start().await;
    let before = harness.metric(OPEN, "").await;
    let sockets = [
        Socket::ready(&harness, Value::Null).await,
        Socket::ready(&harness, Value::Null).await,
    ];
    assert_eq!(harness.metric(OPEN, "").await, before + 2);
    drop(sockets);
    while harness.metric(OPEN, "").await > before {}
    harness.stop().await;
}

#[tokio::test]
async fn the_connections_of_one_address_are_limited_unless_it_is_a_proxys() {
    for (proxy, is_refused) in [("false", true), ("true", false)] {
        let flags = [
            "--max-connections-per-address",
            "1",
            "--behind-proxy",
            proxy,
        ];
        let harness = Harness::changed_with(&flags, |settings| {
            settings.timeouts.header = Duration::from_millis(100);
        })
        .await;
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
    let harness = Harness::changed(|settings| {
        settings.timeouts.socket_idle = Duration::from_millis(100);
    })
    .await;
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

#[tokio::test]
async fn the_time_of_an_idle_socket_runs_from_its_last_use() {
    let harness = Harness::changed(|settings| {
        settings.timeouts.socket_idle = Duration::from_secs(1);
    })
    .await;
    let mut socket = Socket::ready(&harness, Value::Null).await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    socket.subscribe("a", "{ __typename }").await;
    assert_eq!(socket.receive().await["type"], "next");
    let last_used = Instant::now();
    assert_eq!(socket.closed().await.0, 4403);
    let idle = last_used.elapsed();
    assert!(
        idle > Duration::from_millis(900) && idle < Duration::from_millis(1_600),
        "{idle:?}"
    );
    harness.stop().await;
}

#[tokio::test]
async fn a_subscription_needs_a_token_that_the_main_api_confirms() {
    let harness = Harness::start().await;
    let jobs = "subscription { pipelineJobsChanged { hasChanged } }";
    let hang = json!({ "service": "pipeline", "path": "/api/jobs", "kind": "hang" });
    harness.fault(hang).await;
    for payload in [json!({}), json!({ "token": "invented" })] {
        let mut socket = Socket::ready(&harness, payload.clone()).await;
        socket.subscribe("a", jobs).await;
        let message = timeout(Duration::from_secs(6), socket.receive())
            .await
            .expect("a subscription without a session does not stay");
        assert_eq!(message["type"], "error", "{message}");
        assert_eq!(
            message["payload"][0]["extensions"]["code"], "UNAUTHENTICATED",
            "{payload}"
        );
    }
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

#[tokio::test]
async fn the_operations_of_sockets_take_places_of_their_address() {
    let flags = ["--max-requests-per-address", "2", "--behind-proxy", "true"];
    let harness = Harness::with(&flags).await;
    let hang = json!({ "service": "main", "path": "/v3/api/markets", "kind": "hang" });
    harness.fault(hang).await;
    let open = async |address: &str, token: &str| {
        let headers = [
            ("sec-websocket-protocol", PROTOCOL),
            ("x-forwarded-for", address),
        ];
        let mut socket = Socket::with(&harness, &headers).await.unwrap();
        let payload = json!({ "token": token });
        socket
            .send(json!({ "type": "connection_init", "payload": payload }))
            .await;
        assert_eq!(socket.receive().await["type"], "connection_ack");
        socket
    };
    let mut busy = [open("192.0.2.1", "a").await, open("192.0.2.1", "b").await];
    for socket in &mut busy {
        socket.subscribe("a", "{ markets { totalCount } }").await;
    }
    while harness.calls().await.len() < 2 {
        tokio::task::yield_now().await;
    }
    let [socket, _] = &mut busy;
    socket.subscribe("b", "{ __typename }").await;
    let refused = socket.receive().await;
    assert_eq!(
        (&refused["id"], &refused["type"]),
        (&json!("b"), &json!("error")),
        "{refused}"
    );
    let extensions = &refused["payload"][0]["extensions"];
    assert_eq!(extensions["code"], "LIMIT_EXCEEDED");
    assert_eq!(extensions["retryable"], true);
    // Others have places of their own.
    let mut other = open("192.0.2.2", "c").await;
    other.subscribe("a", "{ __typename }").await;
    assert_eq!(other.receive().await["type"], "next");
    // A place is free again when its operation has ended.
    socket.send(json!({ "id": "a", "type": "complete" })).await;
    loop {
        socket.subscribe("c", "{ __typename }").await;
        if socket.receive().await["type"] == "next" {
            break;
        }
    }
    harness.stop().await;
}
