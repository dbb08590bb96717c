//! What one caller does to others: nobody without a session, and no service that is stuck, may slow or stop
//! the gateway for them.

use std::pin::pin;
use std::time::Duration;

use futures_util::future::join_all;
use gateway::config::settings::Settings;
use pretty_assertions::assert_eq;
use reqwest::Method;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::support::{Harness, STAFF};

/// Far longer than an answer takes, and shorter than a stuck service holds a call.
const SOON: Duration = Duration::from_secs(6);

#[tokio::test]
async fn ids_that_are_too_long_are_bad_input_and_do_not_count_against_the_service() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let stranger = harness.with_token("invalid");
    let long = "x".repeat(70_000);
    let fields: String = (0..13)
        .map(|n| format!("a{n}: job(by: {{ jobId: \"{n}{long}\" }}) {{ jobId }} "))
        .collect();
    let answer = stranger
        .graphql(&format!("{{ {fields} }}"), json!({}))
        .await;
    let errors = answer["errors"].as_array().unwrap();
    assert_eq!(errors.len(), 13);
    for error in errors {
        assert_eq!(
            (&error["message"], &error["extensions"]),
            (
                &json!("An id or another text is too long: no service has one of this length."),
                &json!({ "code": "BAD_USER_INPUT", "retryable": false })
            )
        );
    }
    assert_eq!(harness.sorted_calls().await, [""; 0]);
    assert_eq!(
        client
            .graphql("{ customers { totalCount } }", json!({}))
            .await,
        json!({ "data": { "customers": { "totalCount": 40 } } })
    );
    harness.stop().await;
}

#[tokio::test]
async fn credentials_that_are_too_long_are_sent_nowhere() {
    let harness = Harness::start().await;
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
    harness.stop().await;
}

#[tokio::test]
async fn two_stuck_paths_leave_places_for_the_others() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    for path in ["/v3/api/markets", "/v3/api/customers"] {
        harness
            .fault(json!({ "service": "main", "path": path, "kind": "hang" }))
            .await;
    }
    // Each has a token of its own, so that no call is shared.
    let stuck: Vec<_> = (0..40)
        .flat_map(|caller| [(caller, "markets"), (caller, "customers")])
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
        if is_stuck(&calls, "/v3/api/markets") && is_stuck(&calls, "/v3/api/customers") {
            break;
        }
    }
    let others = ["providers", "users", "jobs"].map(|field| {
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

/// A request whose body is announced and never comes.
async fn stalled(harness: &Harness, bytes: usize) -> TcpStream {
    let address = harness.url.trim_start_matches("http://");
    let mut stream = TcpStream::connect(address).await.unwrap();
    let head = format!(
        "POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: {bytes}\r\n\r\n{{"
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    stream
}

#[tokio::test]
async fn bodies_that_never_come_take_no_places_of_requests() {
    let harness = Harness::with(&["--max-requests", "4"]).await;
    let _stalled = join_all((0..50).map(|_| stalled(&harness, 1_000))).await;
    for _ in 0..10 {
        let answer = harness.graphql("{ __typename }", json!({})).await;
        assert_eq!(answer, json!({ "data": { "__typename": "Query" } }));
    }
    let page = harness.request(Method::GET, "/").send().await.unwrap();
    assert_eq!(page.status().as_u16(), 200);
    harness.stop().await;
}

#[tokio::test]
async fn the_oldest_unfinished_body_of_an_address_makes_place_for_the_newest() {
    let limits: [fn(&mut Settings); 2] = [
        |settings| settings.limits.unfinished_bodies_per_address = 2,
        |settings| settings.limits.unfinished_body_bytes = 2,
    ];
    for limit in limits {
        let harness = Harness::changed(limit).await;
        let mut first = stalled(&harness, 100).await;
        let mut answer = String::new();
        // The first may still be on its way when others have arrived.
        let mut others = Vec::new();
        {
            let mut reading = pin!(first.read_to_string(&mut answer));
            loop {
                others.push(stalled(&harness, 100).await);
                if let Ok(received) = timeout(Duration::from_millis(100), &mut reading).await {
                    received.unwrap();
                    break;
                }
            }
        }
        assert!(answer.starts_with("HTTP/1.1 429"), "{answer}");
        assert!(answer.contains("LIMIT_EXCEEDED"), "{answer}");
        let answer = harness.graphql("{ __typename }", json!({})).await;
        assert_eq!(answer, json!({ "data": { "__typename": "Query" } }));
        harness.stop().await;
    }
}

#[tokio::test]
async fn large_bodies_need_a_session() {
    let harness = Harness::start().await;
    let staff = harness.sign_in(STAFF).await;
    let body = json!({ "query": "{ __typename }", "variables": { "a": "x".repeat(2_000_000) } });
    for (client, status) in [
        ((*harness).clone(), 401),
        (harness.with_token("invalid"), 401),
        (staff, 200),
    ] {
        let request = client.request(Method::POST, "/graphql").json(&body);
        let response = request.send().await.unwrap();
        assert_eq!(response.status().as_u16(), status);
        let answer: Value = response.json().await.unwrap();
        let code = &answer["errors"][0]["extensions"]["code"];
        assert_eq!(code == "UNAUTHENTICATED", status == 401, "{answer}");
    }
    harness.stop().await;
}

#[tokio::test]
async fn the_requests_of_one_address_are_limited() {
    let flags = ["--max-requests-per-address", "2", "--behind-proxy", "true"];
    let harness = Harness::with(&flags).await;
    harness
        .fault(json!({ "service": "main", "path": "/v3/api/markets", "kind": "hang" }))
        .await;
    let send = |address: &'static str, token: &str, query: &str| {
        let request = harness
            .with_token(token)
            .request(Method::POST, "/graphql")
            .header("x-forwarded-for", address);
        request.json(&json!({ "query": query })).send()
    };
    let stuck: Vec<_> = ["a", "b"]
        .map(|token| tokio::spawn(send("192.0.2.1", token, "{ markets { totalCount } }")))
        .into();
    while harness.calls().await.len() < 2 {
        tokio::task::yield_now().await;
    }
    for (address, status) in [("192.0.2.1", 503), ("192.0.2.2", 200)] {
        let response = send(address, "c", "{ __typename }").await.unwrap();
        assert_eq!(response.status().as_u16(), status, "{address}");
    }
    for task in stuck {
        task.abort();
    }
    harness.stop().await;
}
