//! GraphQL over WebSockets: the order of messages, and every close code.

use std::time::Duration;

use futures_util::SinkExt;
use pretty_assertions::assert_eq;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::socket::{PROTOCOL, Socket};
use crate::support::{Harness, STAFF, plain};

#[tokio::test]
async fn queries_and_mutations_run_over_one_socket() {
    let harness = Harness::start().await;
    let mut socket = Socket::ready(&harness, Value::Null).await;
    socket.subscribe("a", "{ __typename }").await;
    let next =
        json!({ "id": "a", "type": "next", "payload": { "data": { "__typename": "Query" } } });
    assert_eq!(socket.receive().await, next);
    assert_eq!(
        socket.receive().await,
        json!({ "id": "a", "type": "complete" })
    );
    // The id is free again.
    socket
        .subscribe("a", "mutation { signOut { errors { message } } }")
        .await;
    let answer = json!({ "data": { "signOut": { "errors": [] } } });
    assert_eq!(
        socket.receive().await,
        json!({ "id": "a", "type": "next", "payload": answer })
    );
    assert_eq!(
        socket.receive().await,
        json!({ "id": "a", "type": "complete" })
    );
    harness.stop().await;
}

#[tokio::test]
async fn connection_init_carries_the_token() {
    let harness = Harness::start().await;
    let staff = harness.sign_in(STAFF).await;
    for payload in [
        json!({ "Authorization": format!("Bearer {}", staff.token()) }),
        json!({ "token": staff.token(), "timeZone": "America/New_York" }),
    ] {
        let mut socket = Socket::ready(&harness, payload).await;
        socket.subscribe("a", "{ viewer { email } }").await;
        assert_eq!(
            socket.receive().await["payload"],
            json!({ "data": { "viewer": { "email": STAFF } } })
        );
    }
    let mut anonymous = Socket::ready(&harness, json!({})).await;
    anonymous.subscribe("a", "{ viewer { email } }").await;
    assert_eq!(
        anonymous.receive().await["payload"]["errors"][0]["extensions"]["code"],
        "UNAUTHENTICATED"
    );
    harness.stop().await;
}

#[tokio::test]
async fn the_request_that_opens_a_socket_may_carry_the_token() {
    let harness = Harness::start().await;
    let staff = harness.sign_in(STAFF).await;
    let token = format!("Bearer {}", staff.token());
    let headers = [
        ("sec-websocket-protocol", PROTOCOL),
        ("authorization", token.as_str()),
    ];
    let open = async |payload: Value| {
        let mut socket = Socket::with(&harness, &headers).await.unwrap();
        let init = json!({ "type": "connection_init", "payload": payload });
        socket.send(init).await;
        assert_eq!(socket.receive().await["type"], "connection_ack");
        socket.subscribe("a", "{ viewer { email } }").await;
        socket.receive().await["payload"]["data"].clone()
    };
    assert_eq!(
        open(json!({})).await,
        json!({ "viewer": { "email": STAFF } })
    );
    // connection_init has the last word.
    assert_eq!(
        open(json!({ "token": "another" })).await,
        json!({ "viewer": null })
    );
    harness.stop().await;
}

#[tokio::test]
async fn a_token_without_its_scheme_is_told_so() {
    let harness = Harness::start().await;
    let staff = harness.sign_in(STAFF).await;
    let reason = "Authorization must be the word Bearer, a space and the token";
    let mut socket = Socket::open(&harness).await;
    let payload = json!({ "Authorization": staff.token() });
    socket
        .send(json!({ "type": "connection_init", "payload": payload }))
        .await;
    assert_eq!(socket.closed().await, (4400, reason.to_owned()));
    let headers = [
        ("sec-websocket-protocol", PROTOCOL),
        ("authorization", staff.token()),
    ];
    match Socket::with(&harness, &headers).await.map(drop) {
        Err(Error::Http(response)) => {
            assert_eq!(response.status(), 400);
            let body = response.body().as_deref().unwrap_or_default();
            assert!(String::from_utf8_lossy(body).contains(reason));
        }
        other => panic!("{other:?}"),
    }
    harness.stop().await;
}

#[tokio::test]
async fn the_subprotocol_is_spelled_as_the_client_spells_it() {
    let harness = Harness::start().await;
    let host = harness.url.trim_start_matches("http://");
    for spelling in ["Sec-WebSocket-Protocol", "sec-websocket-protocol"] {
        let mut connection = TcpStream::connect(host).await.unwrap();
        let request = format!(
            "GET /graphql HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\
             {spelling}: {PROTOCOL}\r\n\r\n"
        );
        connection.write_all(request.as_bytes()).await.unwrap();
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            head.push(connection.read_u8().await.unwrap());
        }
        let head = String::from_utf8(head).unwrap();
        assert!(head.starts_with("HTTP/1.1 101 "), "{head}");
        let line = format!("\r\n{spelling}: {PROTOCOL}\r\n");
        assert!(head.contains(&line), "{head}");
    }
    harness.stop().await;
}

#[tokio::test]
async fn invalid_documents_end_with_one_error_message() {
    let harness = Harness::start().await;
    let mut socket = Socket::ready(&harness, Value::Null).await;
    for (query, code) in [
        ("{", "BAD_USER_INPUT"),
        ("{ nothing }", "BAD_USER_INPUT"),
        (
            "{ customers(first: 2147483648) { totalCount } }",
            "BAD_USER_INPUT",
        ),
        (
            "mutation { createCustomer(input: {}) { errors { code } } }",
            "BAD_USER_INPUT",
        ),
        (
            "query ($id: ID!) { node(id: $id) { id } }",
            "BAD_USER_INPUT",
        ),
        (
            &format!("{{ node(id: {}) {{ id }} }}", "[".repeat(2_000)),
            "LIMIT_EXCEEDED",
        ),
        (
            &format!("{{ {} }}", "__typename ".repeat(31)),
            "LIMIT_EXCEEDED",
        ),
    ] {
        socket.subscribe("a", query).await;
        let message = socket.receive().await;
        assert_eq!(
            (&message["id"], &message["type"]),
            (&json!("a"), &json!("error")),
            "{message}"
        );
        let errors = plain(json!({ "errors": message["payload"] }));
        assert_eq!(errors["errors"][0]["extensions"]["code"], code, "{message}");
    }
    // No complete message follows an error.
    socket.subscribe("b", "{ __typename }").await;
    assert_eq!(socket.receive().await["id"], "b");
    harness.stop().await;
}

#[tokio::test]
async fn pings_are_answered_and_pongs_are_not() {
    let harness = Harness::start().await;
    let mut socket = Socket::open(&harness).await;
    socket.send(json!({ "type": "ping" })).await;
    assert_eq!(socket.receive().await, json!({ "type": "pong" }));
    socket
        .send(json!({ "type": "pong", "payload": { "a": 1 } }))
        .await;
    socket
        .send(json!({ "type": "ping", "payload": { "a": 1 } }))
        .await;
    assert_eq!(
        socket.receive().await,
        json!({ "type": "pong", "payload": { "a": 1 } })
    );
    harness.stop().await;
}

#[tokio::test]
async fn invalid_messages_close_with_4400() {
    let harness = Harness::start().await;
    for message in [
        json!("text"),
        json!([]),
        json!({}),
        json!({ "type": "none" }),
        json!({ "type": "connection_init", "payload": [] }),
        json!({ "type": "connection_init", "payload": { "timeZone": "Mars" } }),
        json!({ "type": "ping", "payload": 7 }),
        json!({ "type": "complete" }),
        json!({ "type": "complete", "id": "" }),
    ] {
        let mut socket = Socket::open(&harness).await;
        socket.send(message.clone()).await;
        assert_eq!(socket.closed().await.0, 4400, "{message}");
    }
    for message in [
        json!({ "type": "subscribe", "payload": { "query": "{ __typename }" } }),
        json!({ "type": "subscribe", "id": 1, "payload": { "query": "{ __typename }" } }),
        json!({ "type": "subscribe", "id": "x".repeat(65), "payload": { "query": "{ __typename }" } }),
        json!({ "type": "subscribe", "id": "a" }),
        json!({ "type": "subscribe", "id": "a", "payload": { "query": 7 } }),
        json!({ "type": "subscribe", "id": "a", "payload": {} }),
    ] {
        let mut socket = Socket::ready(&harness, Value::Null).await;
        socket.send(message.clone()).await;
        assert_eq!(socket.closed().await.0, 4400, "{message}");
    }
    let mut broken = Socket::open(&harness).await;
    broken.0.send(Message::text("{")).await.unwrap();
    assert_eq!(broken.closed().await.0, 4400);
    let mut binary = Socket::open(&harness).await;
    binary.0.send(Message::binary(vec![1])).await.unwrap();
    assert_eq!(binary.closed().await.0, 4400);
    let mut nested = Socket::open(&harness).await;
    nested
        .0
        .send(Message::text("[".repeat(100_000)))
        .await
        .unwrap();
    assert_eq!(nested.closed().await.0, 4400);
    harness.stop().await;
}

#[tokio::test]
async fn subscribing_before_the_acknowledgement_closes_with_4401() {
    let harness = Harness::start().await;
    let mut socket = Socket::open(&harness).await;
    socket.subscribe("a", "{ __typename }").await;
    assert_eq!(socket.closed().await, (4401, "Unauthorized".to_owned()));
    harness.stop().await;
}

#[tokio::test]
async fn a_socket_without_the_subprotocol_closes_with_4406() {
    let harness = Harness::start().await;
    let without = Socket::with(&harness, &[]).await.unwrap();
    assert_eq!(
        without.closed().await,
        (4406, "Subprotocol not acceptable".to_owned())
    );
    harness.stop().await;
}

#[tokio::test]
async fn a_socket_without_init_closes_with_4408() {
    let harness = Harness::changed(|settings| {
        settings.timeouts.socket_init = Duration::from_millis(100);
    })
    .await;
    let socket = Socket::open(&harness).await;
    assert_eq!(
        socket.closed().await,
        (4408, "Connection initialisation timeout".to_owned())
    );
    harness.stop().await;
}

#[tokio::test]
async fn an_id_in_use_closes_with_4409() {
    let harness = Harness::start().await;
    let staff = harness.sign_in(STAFF).await;
    harness
        .fault(json!({ "service": "main", "path": "/v3/auth/me", "kind": "hang" }))
        .await;
    let mut socket = Socket::ready(&harness, json!({ "token": staff.token() })).await;
    socket.subscribe("a", "{ viewer { email } }").await;
    socket.subscribe("a", "{ __typename }").await;
    assert_eq!(
        socket.closed().await,
        (4409, "Subscriber for a already exists".to_owned())
    );
    harness.stop().await;
}

#[tokio::test]
async fn a_completed_operation_sends_nothing_more() {
    let harness = Harness::start().await;
    let staff = harness.sign_in(STAFF).await;
    harness
        .fault(json!({ "service": "main", "path": "/v3/auth/me", "kind": "hang" }))
        .await;
    let mut socket = Socket::ready(&harness, json!({ "token": staff.token() })).await;
    socket.subscribe("a", "{ viewer { email } }").await;
    socket.send(json!({ "id": "a", "type": "complete" })).await;
    // The id can be reused at once, and no message of the first operation follows.
    socket.subscribe("a", "{ __typename }").await;
    let next =
        json!({ "id": "a", "type": "next", "payload": { "data": { "__typename": "Query" } } });
    assert_eq!(socket.receive().await, next);
    assert_eq!(
        socket.receive().await,
        json!({ "id": "a", "type": "complete" })
    );
    harness.stop().await;
}

#[tokio::test]
async fn a_second_init_closes_with_4429() {
    let harness = Harness::start().await;
    let mut socket = Socket::ready(&harness, Value::Null).await;
    socket.send(json!({ "type": "connection_init" })).await;
    assert_eq!(
        socket.closed().await,
        (4429, "Too many initialisation requests".to_owned())
    );
    harness.stop().await;
}

#[tokio::test]
async fn each_operation_beyond_the_limit_is_refused() {
    let harness = Harness::changed(|settings| settings.limits.socket_operations = 2).await;
    let staff = harness.sign_in(STAFF).await;
    harness
        .fault(json!({ "service": "main", "path": "/v3/auth/me", "kind": "hang" }))
        .await;
    let mut socket = Socket::ready(&harness, json!({ "token": staff.token() })).await;
    for id in ["a", "b", "c"] {
        socket.subscribe(id, "{ viewer { email } }").await;
    }
    let message = socket.receive().await;
    assert_eq!(
        (&message["id"], &message["type"]),
        (&json!("c"), &json!("error"))
    );
    assert_eq!(
        message["payload"][0]["extensions"]["code"],
        "LIMIT_EXCEEDED"
    );
    harness.stop().await;
}

#[tokio::test]
async fn messages_that_are_too_large_close_the_socket() {
    let harness = Harness::changed(|settings| settings.limits.body_bytes = 1_000).await;
    let mut socket = Socket::ready(&harness, Value::Null).await;
    socket.subscribe("a", &"x".repeat(2_000)).await;
    assert_eq!(socket.closed().await.0, 1009);
    harness.stop().await;
}

#[tokio::test]
async fn text_that_is_not_utf8_closes_with_1007() {
    let harness = Harness::start().await;
    let mut socket = Socket::ready(&harness, Value::Null).await;
    let frame = Frame::message(vec![b'"', 0xC3, 0x28, b'"'], OpCode::Data(Data::Text), true);
    socket.0.send(Message::Frame(frame)).await.unwrap();
    assert_eq!(socket.closed().await.0, 1007);
    harness.stop().await;
}

#[tokio::test]
async fn pages_of_other_hosts_cannot_open_a_socket() {
    let harness = Harness::start().await;
    let host = harness.url.trim_start_matches("http://").to_owned();
    for (origin, is_allowed) in [
        (format!("http://{host}"), true),
        (format!("https://{host}"), true),
        ("http://evil.example".to_owned(), false),
        (format!("http://{host}.evil.example"), false),
        ("null".to_owned(), false),
    ] {
        let opened = Socket::with(
            &harness,
            &[("sec-websocket-protocol", PROTOCOL), ("origin", &origin)],
        )
        .await;
        match opened {
            Ok(_) => assert!(is_allowed, "{origin}"),
            Err(Error::Http(response)) => {
                assert_eq!(
                    (response.status().as_u16(), is_allowed),
                    (403, false),
                    "{origin}"
                );
            }
            Err(error) => panic!("{origin}: {error}"),
        }
    }
    harness.stop().await;
}

#[tokio::test]
async fn a_close_of_the_client_is_confirmed() {
    let harness = Harness::start().await;
    let mut socket = Socket::ready(&harness, Value::Null).await;
    socket.subscribe("a", "{ __typename }").await;
    assert_eq!(socket.receive().await["type"], "next");
    let frame = CloseFrame {
        code: 1000.into(),
        reason: "Enough".into(),
    };
    socket.0.close(Some(frame)).await.unwrap();
    assert_eq!(socket.closed().await, (1000, "Enough".to_owned()));
    harness.stop().await;
}

#[tokio::test]
async fn a_stopping_gateway_closes_sockets_with_1001() {
    let harness = Harness::start().await;
    let staff = harness.sign_in(STAFF).await;
    let idle = Socket::ready(&harness, Value::Null).await;
    harness
        .fault(json!({ "service": "main", "path": "/v3/auth/me", "kind": "hang" }))
        .await;
    let mut busy = Socket::ready(&harness, json!({ "token": staff.token() })).await;
    busy.subscribe("a", "{ viewer { email } }").await;
    let (idle, busy, ()) = tokio::join!(idle.closed(), busy.closed(), harness.stop());
    assert_eq!(idle, (1001, "Going away".to_owned()));
    assert_eq!(busy, (1001, "Going away".to_owned()));
}
