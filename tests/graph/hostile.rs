//! Hostile requests: each is refused quickly and with a code, and other callers are served meanwhile.

use std::time::{Duration, Instant};

use pretty_assertions::assert_eq;
use reqwest::Method;
use serde_json::{Value, json};

use crate::http::GRAPHQL;
use crate::support::{Client, Harness, STAFF, table};

/// Documents that cost far more than their text.
fn costly() -> Vec<String> {
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
    let lists = nested("[", "1", "]", 2_000);
    let objects = nested("{a:", "1", "}", 2_000);
    let types = nested("[", "Int", "]", 2_000);
    let operations = numbered(51, &|n| format!("query A{n} {{ ...F }} "));
    vec![
        format!("{{ node(id: {lists}) {{ id }} }}"),
        format!("{{ node(id: {objects}) {{ id }} }}"),
        format!("{{ __typename @skip(if: {lists}) }}"),
        format!("query ($a: Int = {lists}) {{ __typename }}"),
        format!("query ($a: {types}) {{ __typename }}"),
        nested("{ node", "{ id }", "}", 2_000),
        nested("{ a ", "{ b }", "}", 32),
        format!("{{ ...F0 }} {}", doubling(24)),
        // No operation spreads these.
        format!("{{ __typename }} {}", doubling(60)),
        format!(
            "{{ {} }}",
            numbered(10_000, &|n| format!("a{n}: __typename "))
        ),
        // One alias too many.
        format!(
            "{{ console {{ {} }} }}",
            numbered(101, &|n| format!("a{n}: version "))
        ),
        format!("{{ {} }}", "a ".repeat(5_000)),
        // Fields that double: their selections are merged only after they are counted.
        numbered(30, &|n| {
            format!(
                "fragment F{n} on Query {{ a: node(id: 1) {{ ...F{0} }} node(id: 1) {{ ...F{0} }} }} ",
                n + 1
            )
        }) + "fragment F30 on Query { __typename } { ...F0 }",
        "{ __schema { types { fields { type { fields { type { name } } } } } } }".to_owned(),
        operations + "fragment F on Query { a b c }",
    ]
}

/// Documents that are not valid.
fn invalid() -> Vec<String> {
    let brackets = "[".repeat(2_000);
    vec![
        "{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }".to_owned(),
        format!("{{ node(id: \"{brackets}"),
        format!("{{ node(id: [\"\"\"]\" {brackets} ) }}"),
        "\u{0}".repeat(1_000),
    ]
}

pub(crate) async fn is_quick(client: &Client) {
    let started = Instant::now();
    let answer = client.graphql("{ __typename }", json!({})).await;
    assert_eq!(answer, json!({ "data": { "__typename": "Query" } }));
    let took = started.elapsed();
    assert!(took < Duration::from_millis(250), "{took:?}");
}

#[tokio::test]
async fn hostile_documents_are_refused_quickly() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    is_quick(&harness).await;
    let costly = costly().into_iter().map(|query| (query, "LIMIT_EXCEEDED"));
    let invalid = invalid().into_iter().map(|query| (query, "BAD_USER_INPUT"));
    for (query, code) in costly.chain(invalid) {
        let start: String = query.chars().take(40).collect();
        let sent = Instant::now();
        let request = client.request(Method::POST, "/graphql");
        let request = request.header("accept", GRAPHQL);
        let request = request.json(&json!({ "query": query }));
        let response = request.send().await.unwrap();
        assert_eq!(response.status().as_u16(), 400, "{start}");
        let answer = response.text().await.unwrap();
        assert!(
            answer.len() < 1_000,
            "{start}: the answer repeats the request"
        );
        let answer: Value = serde_json::from_str(&answer).unwrap();
        assert_eq!(answer["errors"][0]["extensions"]["code"], code, "{start}");
        assert!(sent.elapsed() < Duration::from_secs(2), "{start}");
        is_quick(&harness).await;
    }
    harness.stop().await;
}

#[tokio::test]
async fn the_limits_of_documents_are_exact() {
    let harness = Harness::start().await;
    let repeated = |count: usize, each: &dyn Fn(usize) -> String| {
        format!(
            "{{ console {{ {} }} }}",
            (0..count).map(each).collect::<String>()
        )
    };
    let nested = |types: usize| {
        let (open, close) = ("ofType { ".repeat(types), " }".repeat(types));
        format!("{{ __type(name: \"Query\") {{ {open}name{close} }} }}")
    };
    for (within, beyond) in [
        (nested(30), nested(31)),
        (
            repeated(1_999, &|_| "version ".to_owned()),
            repeated(2_000, &|_| "version ".to_owned()),
        ),
        (
            repeated(100, &|n| format!("a{n}: version ")),
            repeated(101, &|n| format!("a{n}: version ")),
        ),
    ] {
        let answer = harness.graphql(&within, json!({})).await;
        assert_eq!(answer.get("errors"), None, "{within}");
        let answer = harness.graphql(&beyond, json!({})).await;
        let code = &answer["errors"][0]["extensions"]["code"];
        assert_eq!(code, "LIMIT_EXCEEDED", "{beyond}");
    }
    harness.stop().await;
}

/// Invalid documents that contain a long name, as LONG.
const LONG_NAMES: &str = r#"
{ LONG }
{ a: LONG a: console { version } }
{ __typename @LONG }
{ ...LONG } fragment LONG on Query { ...LONG }
{ ... on LONG { id } }
query ($LONG: Int, $LONG: Int) { __typename }
query ($a: LONG) { __typename }
query ($LONG: String) { customers(first: $LONG) { totalCount } }
query ($LONG: Int!) { customers(first: $LONG) { totalCount } }
{ customers(LONG: 1) { totalCount } }
{ customers(first: LONG) { totalCount } }
{ customers(filter: { LONG: 1, LONG: 2 }) { totalCount } }
{ customers(filter: { channels: [LONG] }) { totalCount } }
{ developer { dateRange(dates: { preset: TOMORROW, from: "LONG" }) { from } } }
{ node(id: "LONG") { id } }
query LONG { __typename } query LONG { __typename }
type LONG { a: Int }
LONG
"#;

#[tokio::test]
async fn a_message_names_at_most_200_characters_of_the_request() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let long = "x".repeat(500_000);
    let documents = LONG_NAMES.trim().lines();
    let documents = documents.map(|line| json!({ "query": line.replace("LONG", &long) }));
    let filtered = "query ($f: CustomerFilter) { customers(filter: $f) { totalCount } }";
    let others = [
        json!({ "query": "query A { __typename }", "operationName": long }),
        json!({ "query": "{ __typename }", "variables": long }),
        json!({ "query": filtered, "variables": { "f": { "channels": [long] } } }),
        json!({ "query": filtered, "variables": { "f": { &long: 1 } } }),
        json!({ "documentId": long }),
    ];
    for body in documents.chain(others) {
        let request = client.request(Method::POST, "/graphql").json(&body);
        let answer: Value = request.send().await.unwrap().json().await.unwrap();
        let start: String = body.to_string().chars().take(60).collect();
        let errors = answer["errors"].as_array().unwrap();
        assert!(!errors.is_empty(), "{start}");
        for error in errors {
            let message = error["message"].as_str().unwrap();
            assert!(message.matches('x').count() <= 200, "{start}: {message}");
            assert!(message.len() < 500, "{start}: {message}");
        }
    }
    harness.stop().await;
}

/// Documents with a misspelled name, and the message of their only error.
const MISSPELLED: &str = r#"
{ campaigns { nodes { nam } } } | Cannot query field "nam" on type "Campaign". Did you mean "name"?
query ($n: Int) { customers(frist: $n) { totalCount } } | Unknown argument "frist" on field "Query.customers". Did you mean "first" or "last"?
{ customers(filter: { channels: [BUSS] }) { totalCount } } | Value "BUSS" does not exist in "CustomerChannel" enum. Did you mean "BUS"?
{ node(id: "x") { ... on Campain { name } } } | Unknown type "Campain". Did you mean "Campaign"?
mutation { signIn(input: { email: "a", password: 123456 }) { token } } | expected value of type String!, found an integer.
"#;

#[tokio::test]
async fn a_misspelled_name_brings_suggestions_and_one_error() {
    let harness = Harness::start().await;
    for [query, message] in table(MISSPELLED) {
        let answer = harness.graphql(query, json!({})).await;
        let errors = answer["errors"].as_array().unwrap();
        assert_eq!(errors.len(), 1, "{answer}");
        assert_eq!(errors[0]["message"], message);
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

#[tokio::test]
async fn hostile_bodies_are_refused_quickly() {
    let harness = Harness::start().await;
    let staff = harness.sign_in(STAFF).await;
    let forged = harness.with_token("invalid");
    let nested = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    let many = vec!["1"; 60_000].join(",");
    let query = "\"query\":\"{ __typename }\"";
    let batch = vec!["{\"query\":\"{ __typename }\"}"; 1_000].join(",");
    let long = "x".repeat(2_000_000);
    for (client, body, status, code) in [
        (
            &staff,
            format!("{{{query},\"variables\":{{\"a\":{nested}}}}}"),
            400,
            "LIMIT_EXCEEDED",
        ),
        (
            &staff,
            format!(
                "{{\"query\":\"query ($a: Int) {{ customers(first: $a) {{ totalCount }} }}\",\"variables\":{{\"a\":{}}}}}",
                &nested[80_000..120_000]
            ),
            400,
            "BAD_USER_INPUT",
        ),
        (&staff, nested, 400, "BAD_USER_INPUT"),
        (
            &staff,
            format!("{{{query},\"variables\":{{\"a\":[{many}]}}}}"),
            400,
            "LIMIT_EXCEEDED",
        ),
        (
            &staff,
            format!("{{\"query\":\"{long}\"}}"),
            400,
            "LIMIT_EXCEEDED",
        ),
        (&staff, format!("[{batch}]"), 400, "BAD_USER_INPUT"),
        (&staff, large_body(8_388_608), 200, ""),
        (&staff, large_body(8_388_609), 413, "LIMIT_EXCEEDED"),
        // A large body needs a session.
        (&*harness, large_body(2_000_000), 401, "UNAUTHENTICATED"),
        (&forged, large_body(2_000_000), 401, "UNAUTHENTICATED"),
    ] {
        let start: String = body.chars().take(60).collect();
        let request = client.request(Method::POST, "/graphql");
        let request = request.header("content-type", "application/json");
        let response = request.body(body).send().await.unwrap();
        assert_eq!(response.status().as_u16(), status, "{start}");
        let answer: Value = response.json().await.unwrap();
        let found = answer["errors"][0]["extensions"]["code"].as_str();
        assert_eq!(found.unwrap_or_default(), code, "{start}: {answer}");
        is_quick(&harness).await;
    }
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
    let query_type = json!({ "name": "Query", "kind": "OBJECT" });
    assert_eq!(answer["data"]["__schema"]["queryType"], query_type);
    assert_eq!(answer.get("errors"), None);
    harness.stop().await;
}
