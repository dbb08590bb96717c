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
use crate::support::{Harness, STAFF, plain, table};

const VIEWER: &str = "{ viewer { email } }";

/// The results of an operation that ends, without a `complete` message.
async fn result(socket: &mut Socket, id: &str, query: &str) -> Value {
    socket.subscribe(id, query).await;
    let mut message = socket.receive().await;
    assert_eq!(message["id"], id, "{message}");
    assert_eq!(message["type"], "next", "{message}");
    let complete = json!({ "id": id, "type": "complete" });
    assert_eq!(socket.receive().await, complete);
    message["payload"].take()
}

/// A fault that keeps `viewer` from its answer.
async fn hold_viewer(harness: &Harness) {
    let hang = json!({ "service": "main", "path": "/v3/auth/me", "kind": "hang" });
    harness.fault(hang).await;
}

#[tokio::test]
async fn queries_and_mutations_run_over_one_socket() {
    let harness = Harness::start().await;
    let mut socket = Socket::ready(&harness, Value::Null).await;
    let typename = json!({ "data": { "__typename": "Query" } });
    assert_eq!(result(&mut socket, "a", "{ __typename }").await, typename);
    // The id is free again.
    let sign_out = "mutation { signOut { errors { message } } }";
    let signed_out = json!({ "data": { "signOut": { "errors": [] } } });
    assert_eq!(result(&mut socket, "a", sign_out).await, signed_out);

    // A completed operation sends nothing more, and its id can be reused at once.
    let staff = harness.sign_in(STAFF).await;
    hold_viewer(&harness).await;
    let mut socket = Socket::ready(&harness, json!({ "token": staff.token() })).await;
    socket.subscribe("a", VIEWER).await;
    socket.send(json!({ "id": "a", "type": "complete" })).await;
    assert_eq!(result(&mut socket, "a", "{ __typename }").await, typename);

    let frame = CloseFrame {
        code: 1000.into(),
        reason: "Enough".into(),
    };
    socket.0.close(Some(frame)).await.unwrap();
    assert_eq!(socket.closed().await, (1000, "Enough".to_owned()));
}

#[tokio::test]
async fn the_token_is_in_connection_init_or_in_the_request() {
    let harness = Harness::start().await;
    let staff = harness.sign_in(STAFF).await;
    let bearer = format!("Bearer {}", staff.token());
    let with_token = json!({ "token": staff.token(), "timeZone": "America/New_York" });
    for (header, payload, is_staff) in [
        (None, json!({ "Authorization": bearer }), true),
        (None, with_token, true),
        (None, json!({}), false),
        (Some(&bearer), json!({}), true),
        // connection_init has the last word.
        (Some(&bearer), json!({ "token": "another" }), false),
    ] {
        let mut headers = vec![("sec-websocket-protocol", PROTOCOL)];
        headers.extend(header.map(|token| ("authorization", token.as_str())));
        let mut socket = Socket::with(&harness, &headers).await.unwrap();
        socket
            .send(json!({ "type": "connection_init", "payload": payload }))
            .await;
        assert_eq!(socket.receive().await["type"], "connection_ack");
        let answer = result(&mut socket, "a", VIEWER).await;
        let (email, code) = match is_staff {
            true => (json!({ "viewer": { "email": STAFF } }), Value::Null),
            false => (json!({ "viewer": null }), json!("UNAUTHENTICATED")),
        };
        assert_eq!(answer["data"], email, "{payload}");
        assert_eq!(answer["errors"][0]["extensions"]["code"], code, "{payload}");
    }
    // A token without its scheme.
    let reason = "Authorization must be the word Bearer, a space and the token";
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
    let mut socket = Socket::open(&harness).await;
    let payload = json!({ "Authorization": staff.token() });
    socket
        .send(json!({ "type": "connection_init", "payload": payload }))
        .await;
    assert_eq!(socket.closed().await, (4400, reason.to_owned()));
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
}

#[tokio::test]
async fn invalid_documents_end_with_one_error_message() {
    let harness = Harness::start().await;
    let mut socket = Socket::ready(&harness, Value::Null).await;
    let deep = format!("{{ node(id: {}) {{ id }} }}", "[".repeat(2_000));
    let wide = format!("{{ {} }}", "__typename ".repeat(2_001));
    for (query, code) in [
        ("{", "BAD_USER_INPUT"),
        ("{ nothing }", "BAD_USER_INPUT"),
        (
            "query ($id: ID!) { node(id: $id) { id } }",
            "BAD_USER_INPUT",
        ),
        (&deep, "LIMIT_EXCEEDED"),
        (&wide, "LIMIT_EXCEEDED"),
    ] {
        socket.subscribe("a", query).await;
        let message = socket.receive().await;
        assert_eq!(message["id"], "a");
        assert_eq!(message["type"], "error", "{message}");
        let errors = plain(json!({ "errors": message["payload"] }));
        assert_eq!(errors["errors"][0]["extensions"]["code"], code, "{message}");
    }
    // No complete message follows an error.
    socket.subscribe("b", "{ __typename }").await;
    assert_eq!(socket.receive().await["id"], "b");
}

#[tokio::test]
async fn pings_are_answered_and_pongs_are_not() {
    let harness = Harness::start().await;
    let mut socket = Socket::open(&harness).await;
    socket.send(json!({ "type": "ping" })).await;
    assert_eq!(socket.receive().await, json!({ "type": "pong" }));
    let payload = json!({ "a": 1 });
    for kind in ["pong", "ping"] {
        socket
            .send(json!({ "type": kind, "payload": payload }))
            .await;
    }
    let pong = json!({ "type": "pong", "payload": payload });
    assert_eq!(socket.receive().await, pong);
}

/// Messages that close a socket with 4400: before or after connection_init, the message, and a word of the reason. LONG is
/// a text that is too long for an id.
const INVALID: &str = r#"
    open  | "text"                                                              | message
    open  | []                                                                  | message
    open  | {                                                                   |
    open  | {}                                                                  | type
    open  | {"type":7}                                                          | type
    open  | {"type":"none"}                                                     | type
    open  | {"type":"connection_init","payload":[]}                             | payload
    open  | {"type":"connection_init","payload":{"timeZone":"Mars"}}            | timeZone
    open  | {"type":"ping","payload":7}                                         | payload
    open  | {"type":"complete"}                                                 | id
    open  | {"type":"complete","id":""}                                         | id
    open  | {"type":"complete","id":{}}                                         | id
    ready | {"type":"subscribe","payload":{"query":"{ a }"}}                    | id
    ready | {"type":"subscribe","id":1,"payload":{"query":"{ a }"}}             | id
    ready | {"type":"subscribe","id":"LONG","payload":{"query":"{ a }"}}        | id
    ready | {"type":"subscribe","id":"a"}                                       | payload
    ready | {"type":"subscribe","id":"a","payload":{}}                          | documentId
    ready | {"type":"subscribe","id":"a","payload":{"query":7}}                 | query
    ready | {"type":"subscribe","id":"a","payload":{"query":"a","variables":[]}} | variables
"#;

#[tokio::test]
async fn invalid_messages_close_with_4400_and_the_reason() {
    let harness = Harness::start().await;
    for [state, message, part] in table(INVALID) {
        let mut socket = match state {
            "ready" => Socket::ready(&harness, Value::Null).await,
            _ => Socket::open(&harness).await,
        };
        let text = message.replace("LONG", &"x".repeat(65));
        socket.0.send(Message::text(text)).await.unwrap();
        let (code, reason) = socket.closed().await;
        assert_eq!(code, 4400, "{message}");
        assert!(reason.contains(part), "{message}: {reason}");
    }
    let not_utf8 = vec![b'"', 0xC3, 0x28, b'"'];
    let not_utf8 = Frame::message(not_utf8, OpCode::Data(Data::Text), true);
    for (message, code) in [
        (Message::binary(vec![1]), 4400),
        (Message::text("[".repeat(60_000)), 4400),
        (Message::Frame(not_utf8), 1007),
    ] {
        let mut socket = Socket::ready(&harness, Value::Null).await;
        socket.0.send(message).await.unwrap();
        assert_eq!(socket.closed().await.0, code);
    }
}

#[tokio::test]
async fn what_breaks_the_order_of_messages_closes_with_a_code_of_its_own() {
    let harness = Harness::start().await;
    let closed = |code: u16, reason: &str| (code, reason.to_owned());
    let mut early = Socket::open(&harness).await;
    early.subscribe("a", "{ __typename }").await;
    assert_eq!(early.closed().await, closed(4401, "Unauthorized"));

    let without = Socket::with(&harness, &[]).await.unwrap();
    let expected = closed(4406, "Subprotocol not acceptable");
    assert_eq!(without.closed().await, expected);

    let mut again = Socket::ready(&harness, Value::Null).await;
    again.send(json!({ "type": "connection_init" })).await;
    let expected = closed(4429, "Too many initialisation requests");
    assert_eq!(again.closed().await, expected);

    let staff = harness.sign_in(STAFF).await;
    hold_viewer(&harness).await;
    let mut twice = Socket::ready(&harness, json!({ "token": staff.token() })).await;
    twice.subscribe("a", VIEWER).await;
    twice.subscribe("a", "{ __typename }").await;
    let expected = closed(4409, "Subscriber for a already exists");
    assert_eq!(twice.closed().await, expected);
}

#[tokio::test]
async fn a_socket_has_limits() {
    let harness = Harness::changed(|settings| {
        settings.timeouts.socket_init = Duration::from_secs(2);
        settings.limits.socket_operations = 2;
        settings.limits.body_bytes = 1_000;
    })
    .await;
    let silent = Socket::open(&harness).await;
    let expected = (4408, "Connection initialisation timeout".to_owned());
    assert_eq!(silent.closed().await, expected);

    let staff = harness.sign_in(STAFF).await;
    hold_viewer(&harness).await;
    let mut socket = Socket::ready(&harness, json!({ "token": staff.token() })).await;
    for id in ["a", "b", "c"] {
        socket.subscribe(id, VIEWER).await;
    }
    let message = socket.receive().await;
    assert_eq!(
        (&message["id"], &message["type"]),
        (&json!("c"), &json!("error"))
    );
    let code = &message["payload"][0]["extensions"]["code"];
    assert_eq!(code, "LIMIT_EXCEEDED");
    socket.subscribe("d", &"x".repeat(2_000)).await;
    assert_eq!(socket.closed().await.0, 1009);
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
        let headers = [("sec-websocket-protocol", PROTOCOL), ("origin", &*origin)];
        match Socket::with(&harness, &headers).await.map(drop) {
            Ok(()) => assert!(is_allowed, "{origin}"),
            Err(Error::Http(response)) => {
                assert_eq!(response.status(), 403, "{origin}");
                assert!(!is_allowed, "{origin}");
            }
            Err(error) => panic!("{origin}: {error}"),
        }
    }
}

#[tokio::test]
async fn a_stopping_gateway_closes_sockets_with_1001() {
    let harness = Harness::start().await;
    let staff = harness.sign_in(STAFF).await;
    let idle = Socket::ready(&harness, Value::Null).await;
    hold_viewer(&harness).await;
    let mut busy = Socket::ready(&harness, json!({ "token": staff.token() })).await;
    busy.subscribe("a", VIEWER).await;
    let (idle, busy, ()) = tokio::join!(idle.closed(), busy.closed(), harness.stop());
    assert_eq!(idle, (1001, "Going away".to_owned()));
    assert_eq!(busy, (1001, "Going away".to_owned()));
}
