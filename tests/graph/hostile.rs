//! Hostile requests and connections: each is refused quickly and with a code, and other callers are served
//! meanwhile.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use pretty_assertions::assert_eq;
use reqwest::Method;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::support::{Client, Harness, STAFF};

/// Documents that cost far more than their text, with the expected error code.
fn documents() -> Vec<(&'static str, String, &'static str)> {
    let nested = |open: &str, inner: &str, close: &str, times: usize| {
        format!("{}{inner}{}", open.repeat(times), close.repeat(times))
    };
    let numbered =
        |count: usize, each: &dyn Fn(usize) -> String| (0..count).map(each).collect::<String>();
    let doubling = |levels: usize| {
        numbered(levels, &|n| {
            format!("fragment F{n} on Query {{ ...F{0} ...F{0} }} ", n + 1)
        }) + &format!("fragment F{levels} on Query {{ __typename }} ")
    };
    let limit = "LIMIT_EXCEEDED";
    let invalid = "BAD_USER_INPUT";
    vec![
        (
            "list literal",
            format!("{{ node(id: {}) {{ id }} }}", nested("[", "1", "]", 2_000)),
            limit,
        ),
        (
            "object literal",
            format!(
                "{{ node(id: {}) {{ id }} }}",
                nested("{a:", "1", "}", 2_000)
            ),
            limit,
        ),
        (
            "directive argument",
            format!(
                "{{ __typename @skip(if: {}) }}",
                nested("[", "1", "]", 2_000)
            ),
            limit,
        ),
        (
            "variable default",
            format!(
                "query ($a: Int = {}) {{ __typename }}",
                nested("[", "1", "]", 2_000)
            ),
            limit,
        ),
        (
            "variable type",
            format!(
                "query ($a: {}) {{ __typename }}",
                nested("[", "Int", "]", 2_000)
            ),
            limit,
        ),
        (
            "selection sets",
            nested("{ node", "{ id }", "}", 2_000),
            limit,
        ),
        (
            "doubling fragments",
            format!("{{ ...F0 }} {}", doubling(24)),
            limit,
        ),
        (
            "doubling fragments that no operation spreads",
            format!("{{ __typename }} {}", doubling(60)),
            limit,
        ),
        (
            "aliases",
            format!(
                "{{ {} }}",
                numbered(10_000, &|n| format!("a{n}: __typename "))
            ),
            limit,
        ),
        (
            "one alias too many",
            format!(
                "{{ console {{ {} }} }}",
                numbered(101, &|n| format!("a{n}: version "))
            ),
            limit,
        ),
        (
            "one alias with a call too many",
            format!(
                "{{ console {{ version }} node(id: \"x\") {{ {} }} }}",
                numbered(31, &|n| format!("a{n}: node(id: \"{n}\") {{ id }} "))
            ),
            limit,
        ),
        (
            "root fields",
            format!("{{ {} }}", "__typename ".repeat(31)),
            limit,
        ),
        ("tokens", format!("{{ {} }}", "a ".repeat(5_000)), limit),
        (
            "directives",
            format!("{{ __typename {} }}", "@skip(if: false) ".repeat(400)),
            limit,
        ),
        ("depth", nested("{ a ", "{ b }", "}", 25), limit),
        (
            "circular introspection",
            "{ __schema { types { fields { type { fields { type { name } } } } } } }".into(),
            limit,
        ),
        (
            "operations",
            numbered(1_000, &|n| format!("query A{n} {{ ...F }} "))
                + "fragment F on Query { a b c }",
            limit,
        ),
        (
            "a cycle of fragments",
            "{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }".into(),
            invalid,
        ),
        (
            "an unterminated string",
            format!("{{ node(id: \"{}", "[".repeat(1_000)),
            invalid,
        ),
        (
            "a quote that hides brackets",
            format!("{{ node(id: [\"\"\"]\" {} ) }}", "[".repeat(2_000)),
            invalid,
        ),
        ("no document", "\u{0}".repeat(1_000), invalid),
    ]
}

async fn is_quick(client: &Client) {
    let started = Instant::now();
    let answer = client.graphql("{ __typename }", json!({})).await;
    assert_eq!(answer, json!({ "data": { "__typename": "Query" } }));
    assert!(
        started.elapsed() < Duration::from_millis(250),
        "{:?}",
        started.elapsed()
    );
}

#[tokio::test]
async fn hostile_documents_are_refused_quickly() {
    let harness = Harness::start().await;
    is_quick(&harness).await;
    for (name, query, code) in documents() {
        let started = Instant::now();
        let request = harness
            .request(Method::POST, "/graphql")
            .header("accept", "application/graphql-response+json");
        let response = request
            .json(&json!({ "query": query }))
            .send()
            .await
            .unwrap();
        assert_eq!(response.status().as_u16(), 400, "{name}");
        let answer: Value = response.json().await.unwrap();
        assert_eq!(
            answer["errors"][0]["extensions"]["code"], code,
            "{name}: {answer}"
        );
        assert!(
            answer.to_string().len() < 1_000,
            "{name}: the answer repeats the request"
        );
        assert!(
            started.elapsed() < Duration::from_secs(2),
            "{name}: {:?}",
            started.elapsed()
        );
        is_quick(&harness).await;
    }
    harness.stop().await;
}

#[tokio::test]
async fn hostile_bodies_are_refused_quickly() {
    let harness = Harness::start().await;
    // Without a session, a large body is refused for its length alone.
    let client = harness.sign_in(STAFF).await;
    let nested = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    let many = vec!["1"; 60_000].join(",");
    for (name, body, status, code) in [
        (
            "nested JSON",
            format!("{{\"query\":\"{{ __typename }}\",\"variables\":{{\"a\":{nested}}}}}"),
            400,
            "LIMIT_EXCEEDED",
        ),
        ("nested JSON alone", nested.clone(), 400, "LIMIT_EXCEEDED"),
        (
            "many values",
            format!("{{\"query\":\"{{ __typename }}\",\"variables\":{{\"a\":[{many}]}}}}"),
            400,
            "LIMIT_EXCEEDED",
        ),
        (
            "a large document",
            format!("{{\"query\":\"{}\"}}", "x".repeat(2_000_000)),
            400,
            "LIMIT_EXCEEDED",
        ),
        (
            "a body that is too large",
            format!(
                "{{\"query\":\"{{ __typename }}\",\"variables\":{{\"a\":\"{}\"}}}}",
                "x".repeat(8_388_608)
            ),
            413,
            "LIMIT_EXCEEDED",
        ),
        (
            "a batch",
            format!(
                "[{}]",
                vec!["{\"query\":\"{ __typename }\"}"; 1_000].join(",")
            ),
            400,
            "BAD_USER_INPUT",
        ),
    ] {
        let request = client
            .request(Method::POST, "/graphql")
            .header("content-type", "application/json");
        let response = request.body(body).send().await.unwrap();
        assert_eq!(response.status().as_u16(), status, "{name}");
        let answer: Value = response.json().await.unwrap();
        assert_eq!(
            answer["errors"][0]["extensions"]["code"], code,
            "{name}: {answer}"
        );
        is_quick(&harness).await;
    }
    harness.stop().await;
}

/// A request with a body of this many bytes.
fn large_body(bytes: usize) -> String {
    let body = |filling: &str| {
        format!("{{\"query\":\"{{ __typename }}\",\"variables\":{{\"a\":\"{filling}\"}}}}")
    };
    body(&"x".repeat(bytes - body("").len()))
}

/// The error of a field that would need one more call.
fn beyond(limit: usize, line: usize, column: usize, path: &Value) -> Value {
    json!({
        "message": format!(
            "This operation has reached the limit of calls to services, {limit}. Select fewer rows, or fewer \
             fields that cost a call per row."
        ),
        "locations": [{ "line": line, "column": column }],
        "path": path,
        "extensions": { "code": "LIMIT_EXCEEDED", "retryable": false },
    })
}

/// The same if the reads so far are kept.
fn may_be_retried(mut error: Value) -> Value {
    error["extensions"]["retryable"] = json!(true);
    error
}

#[tokio::test]
async fn fields_beyond_the_calls_of_an_operation_fail_and_the_others_stay() {
    let harness = Harness::with(&["--max-upstream-calls", "3"]).await;
    let client = harness.sign_in(STAFF).await;
    let query = "{
  customers { totalCount }
  markets { totalCount }
  providers { totalCount }
  jobs { totalCount }
  console { isSandbox }
  pixel(by: { pixelId: 31 }) { name }
}";
    harness.clear_calls().await;
    let count = |rows: i32| json!({ "totalCount": rows });
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({
            "data": {
                "customers": count(40), "markets": count(32), "providers": count(25), "jobs": null,
                "console": { "isSandbox": false }, "pixel": null,
            },
            "errors": [
                may_be_retried(beyond(3, 5, 3, &json!(["jobs"]))),
                may_be_retried(beyond(3, 7, 3, &json!(["pixel"]))),
            ],
        })
    );
    assert_eq!(
        harness.sorted_calls().await,
        [
            "main GET /v3/api/customers",
            "main GET /v3/api/markets",
            "main GET /v3/api/providers",
        ]
    );
    // What is cached costs no call.
    harness.clear_calls().await;
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({ "data": {
            "customers": count(40), "markets": count(32), "providers": count(25), "jobs": count(106),
            "console": { "isSandbox": false }, "pixel": { "name": "Home" },
        } })
    );
    assert_eq!(
        harness.sorted_calls().await,
        ["main GET /v3/api/pixels/31", "main GET /v3/internal/queue",]
    );
    harness.stop().await;
}

#[tokio::test]
async fn a_write_beyond_the_calls_of_an_operation_is_not_sent() {
    let harness = Harness::with(&["--max-upstream-calls", "3"]).await;
    let client = harness.sign_in(STAFF).await;
    let query = "mutation {
  a: createCustomer(input: { name: \"New A\" }) { errors { message } }
  b: createCustomer(input: { name: \"New B\" }) { customer { name } errors { message } }
  c: createCustomer(input: { name: \"New C\" }) { errors { message } }
  d: signOut { errors { message } }
}";
    harness.clear_calls().await;
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({
            "data": {
                "a": { "errors": [] },
                "b": { "customer": { "name": "New B" }, "errors": [] },
                "c": null,
                "d": { "errors": [] },
            },
            "errors": [beyond(3, 4, 3, &json!(["c"]))],
        })
    );
    let names: Vec<Value> = harness
        .writes()
        .await
        .into_iter()
        .map(|(_, _, mut body)| body["customerName"].take())
        .collect();
    assert_eq!(names, ["New A", "New B"]);
    harness.stop().await;
}

#[tokio::test]
async fn a_saved_object_that_cannot_be_read_any_more_is_null_and_its_write_is_done_once() {
    let harness = Harness::with(&["--max-upstream-calls", "1"]).await;
    let client = harness.sign_in(STAFF).await;
    let query = "mutation { createCustomer(input: { name: \"New A\" }) { customer { name } errors { message } } }";
    harness.clear_calls().await;
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({
            "data": { "createCustomer": { "customer": null, "errors": [] } },
            "errors": [beyond(1, 1, 55, &json!(["createCustomer", "customer"]))],
        })
    );
    assert_eq!(
        harness.sorted_calls().await,
        ["main POST /v3/api/customers"]
    );
    harness.stop().await;
}

#[tokio::test]
async fn the_limit_of_a_body_is_exact() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    for (bytes, status) in [(1_048_577, 200), (8_388_608, 200), (8_388_609, 413)] {
        let request = client
            .request(Method::POST, "/graphql")
            .header("content-type", "application/json");
        let response = request.body(large_body(bytes)).send().await.unwrap();
        assert_eq!(response.status().as_u16(), status, "{bytes}");
    }
    harness.stop().await;
}

#[tokio::test]
async fn large_bodies_wait_for_a_permit_and_small_ones_do_not() {
    let harness = Harness::changed(|settings| {
        settings.limits.large_bodies = 1;
        settings.timeouts.body = Duration::from_millis(800);
    })
    .await;
    let client = harness.sign_in(STAFF).await;
    let address = harness.url.trim_start_matches("http://").to_owned();
    // A large body that never arrives: it holds the only permit until its timeout.
    let mut stalled = TcpStream::connect(&address).await.unwrap();
    let head = format!(
        "POST /graphql HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer {}\r\nContent-Type: application/json\r\n\
         Content-Length: 2000000\r\n\r\n",
        client.token()
    );
    stalled.write_all(head.as_bytes()).await.unwrap();
    let mut received = String::new();
    let stalled = stalled.read_to_string(&mut received);
    let large = || {
        let request = client
            .request(Method::POST, "/graphql")
            .header("content-type", "application/json");
        request.body(large_body(2_000_000)).send()
    };
    let waiting = async {
        tokio::time::sleep(Duration::from_millis(300)).await;
        is_quick(&harness).await;
        large().await.unwrap().status().as_u16()
    };
    let (ended, status) = tokio::join!(stalled, waiting);
    // The permit was free before the second request timed out.
    assert_eq!(status, 200);
    assert!(ended.is_ok());
    assert!(received.starts_with("HTTP/1.1 408"), "{received}");
    harness.stop().await;
}

#[tokio::test]
async fn introspection_of_graphiql_is_within_the_limits() {
    let harness = Harness::start().await;
    let query = "query IntrospectionQuery { __schema { description queryType { name kind } mutationType { name kind } \
        subscriptionType { name kind } types { ...FullType } \
        directives { name description isRepeatable locations args(includeDeprecated: true) { ...InputValue } } } } \
        fragment FullType on __Type { kind name description specifiedByURL isOneOf \
        fields(includeDeprecated: true) { name description args(includeDeprecated: true) { ...InputValue } \
        type { ...TypeRef } isDeprecated deprecationReason } \
        inputFields(includeDeprecated: true) { ...InputValue } interfaces { ...TypeRef } \
        enumValues(includeDeprecated: true) { name description isDeprecated deprecationReason } possibleTypes { ...TypeRef } } \
        fragment InputValue on __InputValue { name description type { ...TypeRef } defaultValue isDeprecated deprecationReason } \
        fragment TypeRef on __Type { kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name \
        ofType { kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name } } } } } } } } } }";
    let answer = harness.graphql(query, json!({})).await;
    assert_eq!(
        answer["data"]["__schema"]["queryType"],
        json!({ "name": "Query", "kind": "OBJECT" })
    );
    assert_eq!(answer.get("errors"), None);
    harness.stop().await;
}

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
