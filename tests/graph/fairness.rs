//! What one caller does to others: nobody without a session, and no service that is stuck, may slow or stop
//! the gateway for them.

use std::time::Duration;

use futures_util::future::join_all;
use pretty_assertions::assert_eq;
use reqwest::Method;
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::socket::{PROTOCOL, Socket};
use crate::support::{Harness, STAFF};

/// Far longer than an answer takes, and shorter than a stuck service holds a call.
const SOON: Duration = Duration::from_secs(6);

#[tokio::test]
async fn ids_and_credentials_that_are_too_long_are_sent_nowhere() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let stranger = harness.with_token("invalid");
    let long = "x".repeat(4_800);
    // More than the breaker accepts, if these counted.
    let fields: String = (0..13)
        .map(|n| format!("a{n}: job(jobId: \"{n}{long}\") {{ jobId }} "))
        .collect();
    let answer = stranger
        .graphql(&format!("{{ {fields} }}"), json!({}))
        .await;
    let errors = answer["errors"].as_array().unwrap();
    assert_eq!(errors.len(), 13);
    for error in errors {
        assert_eq!(error["extensions"]["code"], "BAD_USER_INPUT", "{error}");
    }
    let token = harness.with_token(&"t".repeat(8_001));
    let answer = token.graphql("{ viewer { email } }", json!({})).await;
    assert_eq!(answer["errors"][0]["extensions"]["code"], "UNAUTHENTICATED");
    let query = "mutation ($input: SignInInput!) { signIn(input: $input) { token } }";
    for (email, password) in [
        (STAFF, &*"p".repeat(1_001)),
        (&*format!("{STAFF}{}", "e".repeat(1_000)), "p"),
    ] {
        let input = json!({ "email": email, "password": password });
        let answer = harness.graphql(query, json!({ "input": input })).await;
        assert_eq!(answer["errors"][0]["extensions"]["code"], "BAD_USER_INPUT");
    }
    assert_eq!(harness.sorted_calls().await, [""; 0]);
    let customers = client.graphql("{ customers { totalCount } }", json!({}));
    assert_eq!(customers.await["data"]["customers"]["totalCount"], 40);
    harness.stop().await;
}

const STUCK: [&str; 3] = ["/v3/api/markets", "/v3/api/customers", "/v3/api/providers"];

#[tokio::test]
async fn stuck_paths_leave_places_for_the_others() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    for path in STUCK {
        harness
            .fault(json!({ "service": "main", "path": path, "kind": "hang" }))
            .await;
    }
    // Each has a token of its own, so that no call is shared.
    let stuck: Vec<_> = (0..40)
        .flat_map(|caller| ["markets", "customers", "providers"].map(|field| (caller, field)))
        .map(|(caller, field)| {
            let client = harness.with_token(&format!("{field}-{caller}"));
            let query = format!("{{ {field} {{ totalCount }} }}");
            tokio::spawn(async move { client.graphql(&query, json!({})).await })
        })
        .collect();
    let is_stuck = |calls: &[String], path: &str| {
        calls.iter().filter(|call| call.contains(path)).count() >= 16
    };
    loop {
        let calls = harness.calls().await;
        if STUCK.iter().all(|path| is_stuck(&calls, path)) {
            break;
        }
    }
    let others = ["assetOwners", "users", "jobs"].map(|field| {
        let query = format!("{{ {field} {{ totalCount }} }}");
        let client = client.clone();
        async move { client.graphql(&query, json!({})).await }
    });
    let answers: Vec<Value> = timeout(SOON, join_all(others))
        .await
        .expect("other paths are not stuck");
    for answer in answers {
        assert_eq!(answer.get("errors"), None, "{answer}");
    }
    for task in stuck {
        task.abort();
    }
    harness.stop().await;
}

#[tokio::test]
async fn the_requests_and_operations_of_one_address_are_limited() {
    let flags = [
        "limit:requests_per_address=2",
        "--client-address",
        "x-forwarded-for",
    ];
    let harness = Harness::with(&flags).await;
    let hang = json!({ "service": "main", "path": "/v3/api/markets", "kind": "hang" });
    harness.fault(hang).await;
    let open = async |address: &str| {
        let headers = [
            ("sec-websocket-protocol", PROTOCOL),
            ("x-forwarded-for", address),
        ];
        let mut socket = Socket::with(&harness, &headers).await.unwrap();
        let init = json!({ "type": "connection_init", "payload": { "token": "a" } });
        socket.send(init).await;
        assert_eq!(socket.receive().await["type"], "connection_ack");
        socket
    };
    let send = |address: &'static str, query: &str| {
        let client = harness.with_token("b");
        let request = client.request(Method::POST, "/graphql");
        let request = request.header("x-forwarded-for", address);
        request.json(&json!({ "query": query })).send()
    };
    let mut socket = open("192.0.2.1").await;
    socket.subscribe("a", "{ markets { totalCount } }").await;
    let stuck = tokio::spawn(send("192.0.2.1", "{ markets { totalCount } }"));
    while harness.calls().await.len() < 2 {
        tokio::task::yield_now().await;
    }
    for (address, status) in [("192.0.2.1", 503), ("192.0.2.2", 200)] {
        let response = send(address, "{ __typename }").await.unwrap();
        assert_eq!(response.status().as_u16(), status, "{address}");
    }
    socket.subscribe("b", "{ __typename }").await;
    let refused = socket.receive().await;
    assert_eq!(refused["id"], "b");
    let extensions = &refused["payload"][0]["extensions"];
    assert_eq!(extensions["code"], "LIMIT_EXCEEDED", "{refused}");
    let mut other = open("192.0.2.2").await;
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
    stuck.abort();
    harness.stop().await;
}
