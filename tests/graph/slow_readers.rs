//! Callers who read their answers slowly or not at all: what the gateway holds for them is limited.

use std::time::Duration;

use reqwest::Method;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

use crate::socket::Socket;
use crate::support::{Client, Harness, STAFF};

/// A query with an answer of more than a megabyte.
fn long() -> String {
    let jobs = |n: usize| {
        format!(
            "a{n}: jobs(first: 200) {{ nodes {{ id jobId createdBy createdAt statusLabel typeLabel \
             files {{ key name url expiresAt expiryLabel }} }} }} "
        )
    };
    format!("{{ {} }}", (0..28).map(jobs).collect::<String>())
}

/// The number of requests whose answers no connection has room for.
const REQUESTS: usize = 40;

/// A time that does not pass in a test.
const LONG: Duration = Duration::from_secs(600);

/// A connection that has sent as many requests as it can without reading an answer.
async fn reads_nothing(client: &Client) -> TcpStream {
    send(client, &long(), "application/json", REQUESTS).await
}

/// A connection that has sent a request so many times, or as often as it can, without reading an answer.
async fn send(client: &Client, query: &str, accept: &str, times: usize) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4_096).unwrap();
    let address = client.url.trim_start_matches("http://").parse().unwrap();
    let mut stream = socket.connect(address).await.unwrap();
    let body = json!({ "query": query }).to_string();
    let request = format!(
        "POST /graphql HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer {}\r\nContent-Type: application/json\r\n\
         Accept: {accept}\r\nContent-Length: {}\r\n\r\n{body}",
        client.token(),
        body.len()
    );
    // The gateway stops reading when its answers are not read.
    for _ in 0..times {
        let written = stream.write_all(request.as_bytes());
        if timeout(Duration::from_secs(1), written).await.is_err() {
            break;
        }
    }
    stream
}

/// The result of what ends soon.
async fn soon<T>(work: impl Future<Output = T>) -> T {
    timeout(Duration::from_secs(60), work)
        .await
        .expect("this ends")
}

async fn others_are_served(client: &Client) {
    let answer = client
        .request(Method::POST, "/graphql")
        .json(&json!({ "query": long() }));
    let answer: Value = answer.send().await.unwrap().json().await.unwrap();
    assert_eq!(answer.get("errors"), None);
}

#[tokio::test]
async fn the_bytes_of_all_unread_answers_are_limited() {
    let harness = Harness::changed(|settings| {
        settings.limits.answers_bytes = 2_000_000;
        settings.timeouts.write = LONG;
    })
    .await;
    let client = harness.sign_in(STAFF).await;
    let unread = reads_nothing(&client).await;
    let refused = async {
        loop {
            let answer = client.graphql(&long(), json!({})).await;
            if answer.get("errors").is_some() {
                return answer;
            }
        }
    };
    let answer = soon(refused).await;
    let error = &answer["errors"][0];
    assert_eq!(
        error["extensions"],
        json!({ "code": "LIMIT_EXCEEDED", "retryable": true })
    );
    let message = error["message"].as_str().unwrap();
    assert!(message.ends_with("Try again in a moment."), "{message}");
    drop(unread);
    let others = async {
        while client
            .graphql(&long(), json!({}))
            .await
            .get("errors")
            .is_some()
        {}
    };
    soon(others).await;
    harness.stop().await;
}

#[tokio::test]
async fn a_socket_that_reads_no_results_is_closed() {
    let harness = Harness::changed(|settings| {
        settings.timeouts.write = Duration::from_secs(1);
    })
    .await;
    let client = harness.sign_in(STAFF).await;
    let mut socket = Socket::ready(&harness, json!({ "token": client.token() })).await;
    let until_closed = async {
        let mut sent = 0;
        while socket
            .try_subscribe(&sent.to_string(), &long())
            .await
            .is_ok()
        {
            sent += 1;
        }
    };
    soon(until_closed).await;
    others_are_served(&client).await;
    harness.stop().await;
}

#[tokio::test]
async fn files_that_are_not_read_hold_no_places() {
    let harness = Harness::changed(|settings| {
        settings.limits.requests_in_flight = 1;
        settings.timeouts.write = LONG;
    })
    .await;
    let client = harness.sign_in(STAFF).await;
    // One of the conversations has a result of a megabyte.
    let turns = |n: usize| format!("a{n}: interactions(first: 9) {{ nodes {{ responseJson }} }} ");
    let turns: String = (0..9).map(turns).collect();
    let query = format!(
        "{{ conversations(filter: {{ text: \"c-2\" }}, orderBy: {{ field: RECEIVED }}) {{ nodes {{ {turns} }} }} }}"
    );
    let mut unread = Vec::new();
    for _ in 0..3 {
        let mut stream = send(&client, &query, "application/x-ndjson", 1).await;
        let mut head = [0; 15];
        soon(stream.read_exact(&mut head)).await.unwrap();
        assert_eq!(&head, b"HTTP/1.1 200 OK");
        unread.push(stream);
    }
    others_are_served(&client).await;
    drop(unread);
    harness.stop().await;
}
