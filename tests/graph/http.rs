//! GraphQL over HTTP: methods, media types, statuses, headers and deduplication.

use pretty_assertions::assert_eq;
use reqwest::{Method, Response, StatusCode};
use serde_json::{Value, json};

use crate::support::{Client, Harness, STAFF, plain};

pub(crate) const GRAPHQL: &str = "application/graphql-response+json";
pub(crate) const JSON: &str = "application/json";
pub(crate) const QUERY: &str = r#"{"query":"{ __typename }"}"#;

pub(crate) async fn post(client: &Client, accept: &str, body: &str) -> Response {
    let request = client
        .request(Method::POST, "/graphql")
        .header("content-type", JSON)
        .header("accept", accept);
    request.body(body.to_owned()).send().await.unwrap()
}

pub(crate) fn header(response: &Response, name: &str) -> String {
    response
        .headers()
        .get(name)
        .map(|value| value.to_str().unwrap().to_owned())
        .unwrap_or_default()
}

#[tokio::test]
async fn statuses_follow_the_media_type() {
    let harness = Harness::start().await;
    for (accept, body, status, media_type) in [
        (GRAPHQL, QUERY, 200, GRAPHQL),
        (JSON, QUERY, 200, JSON),
        ("*/*", QUERY, 200, JSON),
        ("text/html", QUERY, 406, JSON),
        (GRAPHQL, r#"{"query":"{"}"#, 400, GRAPHQL),
        (JSON, r#"{"query":"{"}"#, 200, JSON),
        (GRAPHQL, r#"{"query":"{ nothing }"}"#, 400, GRAPHQL),
        (JSON, r#"{"query":"{ nothing }"}"#, 200, JSON),
        (
            GRAPHQL,
            r#"{"query":"{ __typename }","operationName":"A"}"#,
            400,
            GRAPHQL,
        ),
        (
            GRAPHQL,
            r#"{"query":"query ($id: ID!) { node(id: $id) { id } }"}"#,
            400,
            GRAPHQL,
        ),
        (
            JSON,
            r#"{"query":"query ($id: ID!) { node(id: $id) { id } }"}"#,
            200,
            JSON,
        ),
        (GRAPHQL, r#"{"query":"subscription { a }"}"#, 400, GRAPHQL),
        // Malformed requests: the status does not depend on the media type.
        (JSON, "", 400, JSON),
        (JSON, "null", 400, JSON),
        (JSON, "{", 400, JSON),
        (JSON, "{}", 400, JSON),
        (JSON, "[]", 400, JSON),
        (JSON, r#"[{"query":"{ __typename }"}]"#, 400, JSON),
        (JSON, r#"{"query":7}"#, 400, JSON),
        (
            JSON,
            r#"{"query":"{ __typename }","variables":"{}"}"#,
            400,
            JSON,
        ),
        (
            JSON,
            r#"{"query":"{ __typename }","variables":[]}"#,
            400,
            JSON,
        ),
        (
            JSON,
            r#"{"query":"{ __typename }","operationName":{}}"#,
            400,
            JSON,
        ),
        (
            JSON,
            r#"{"query":"{ __typename }","extensions":0}"#,
            400,
            JSON,
        ),
        (
            JSON,
            r#"{"query":"{ __typename }","documentId":"a"}"#,
            400,
            JSON,
        ),
        (JSON, r#"{"documentId":"sha256:0000"}"#, 400, JSON),
        // Valid requests.
        (JSON, "\u{feff}{\"query\":\"{ __typename }\"}", 200, JSON),
        (
            JSON,
            r#"{"query":"{ __typename }","variables":null,"operationName":"","extensions":{},"more":1}"#,
            200,
            JSON,
        ),
        (
            JSON,
            r#"{"query":"query A { __typename } query B { __typename }","operationName":"B"}"#,
            200,
            JSON,
        ),
    ] {
        let response = post(&harness, accept, body).await;
        assert_eq!(response.status().as_u16(), status, "{accept} {body}");
        assert_eq!(
            header(&response, "content-type"),
            format!("{media_type}; charset=utf-8"),
            "{body}"
        );
        let answer: Value = response.json().await.unwrap();
        let is_answered = status == 200
            && !body.contains("nothing")
            && !body.contains("$id")
            && body != r#"{"query":"{"}"#;
        if is_answered {
            assert!(
                answer["data"].is_object() && answer.get("errors").is_none(),
                "{answer}"
            );
        } else {
            assert!(
                answer["errors"][0]["extensions"]["code"].is_string(),
                "{answer}"
            );
            assert_eq!(answer.get("data"), None, "{answer}");
        }
    }
    harness.stop().await;
}

#[tokio::test]
async fn invalid_values_are_refused_before_anything_runs() {
    let harness = Harness::start().await;
    let staff = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let first = "query ($n: Int) { customers(first: $n) { totalCount } }";
    let create =
        "mutation ($input: CreateUserInput!) { createUser(input: $input) { errors { code } } }";
    let range = "query ($dates: DateRangeInput!) { dateRange(dates: $dates) { from } }";
    let whole = "expected a whole number from -2147483648 to 2147483647";
    let too_large = "cannot represent non 32-bit signed integer value: 2147483648";
    let cases = [
        (
            "{ customers(first: 2147483648) { totalCount } }",
            json!({}),
            format!("Int {too_large}"),
            20,
        ),
        (
            "{ customers(first: \"1\") { totalCount } }",
            json!({}),
            "Int cannot represent non-integer value: \"1\"".into(),
            20,
        ),
        (
            first,
            json!({ "n": 2_147_483_648_i64 }),
            format!("The value of \"$n\" is invalid: {whole}."),
            8,
        ),
        (
            first,
            json!({ "n": 1.5 }),
            format!("The value of \"$n\" is invalid: {whole}."),
            8,
        ),
        (
            "query ($n: Int = 2147483648) { customers(first: $n) { totalCount } }",
            json!({}),
            format!("Int {too_large}"),
            18,
        ),
        (
            "{ customers(orderBy: { field: SIZE }) { totalCount } }",
            json!({}),
            "Value \"SIZE\" does not exist in \"CustomerOrderField\" enum.".into(),
            31,
        ),
        (
            "query ($order: CustomerOrder) { customers(orderBy: $order) { totalCount } }",
            json!({ "order": { "field": "SIZE" } }),
            "The value of \"$order.field\" is invalid: \"CustomerOrderField\" has no value \"SIZE\".".into(),
            8,
        ),
        (
            "{ dateRange(dates: { preset: CUSTOM, from: \"2025-02-29\", to: \"2025-03-12\" }) { from } }",
            json!({}),
            "The value of \"dates.from\" is invalid: expected a date, as \"2025-03-12\".".into(),
            20,
        ),
        (
            range,
            json!({ "dates": { "preset": "CUSTOM", "from": "2025-03-12", "to": 7 } }),
            "The value of \"$dates.to\" is invalid: expected a date, as \"2025-03-12\".".into(),
            8,
        ),
        (
            range,
            json!({ "dates": {} }),
            "The value of \"$dates.preset\" is invalid: \"DatePreset!\" is required.".into(),
            8,
        ),
        (
            "{ pixel(by: { pixelId: 31 }) { requests(dates: {}) { totalCount } } }",
            json!({}),
            "Field \"DateRangeInput.preset\" of required type \"DatePreset!\" was not provided.".into(),
            48,
        ),
        (
            "mutation { createCustomer(input: { channel: BUS }) { errors { code } } }",
            json!({}),
            "Field \"CreateCustomerInput.name\" of required type \"String!\" was not provided.".into(),
            34,
        ),
        (
            create,
            json!({ "input": { "email": "n@a.example" } }),
            "The value of \"$input.password\" is invalid: \"String!\" is required.".into(),
            11,
        ),
        (
            create,
            json!({ "input": { "email": null, "password": "new-pass" } }),
            "The value of \"$input.email\" is invalid: \"String!\" may not be null.".into(),
            11,
        ),
        (
            create,
            json!({}),
            "The variable \"$input\" of type \"CreateUserInput!\" must be given.".into(),
            11,
        ),
        (
            "{ customer(by: { customerId: 3, slug: \"harbor-transit\" }) { name } }",
            json!({}),
            "OneOf Input Object \"CustomerBy\" must specify exactly one key.".into(),
            16,
        ),
        (
            "query ($id: Int) { customer(by: { customerId: $id }) { name } }",
            json!({ "id": 3 }),
            "Variable \"$id\" must be non-nullable to be used for OneOf Input Object \"CustomerBy\".".into(),
            33,
        ),
    ];
    let (mut found, mut expected) = (Vec::new(), Vec::new());
    for (query, variables, message, column) in cases {
        let body = json!({ "query": query, "variables": variables }).to_string();
        let response = post(&staff, GRAPHQL, &body).await;
        assert_eq!(response.status(), StatusCode::BAD_REQUEST, "{query}");
        found.push(plain(response.json().await.unwrap()));
        expected.push(json!({ "errors": [{
            "message": message,
            "locations": [{ "line": 1, "column": column }],
            "extensions": { "code": "BAD_USER_INPUT", "retryable": false },
        }] }));
    }
    assert_eq!(found, expected);
    assert_eq!(harness.calls().await, Vec::<String>::new());
    // A variable that must be given may name the field of a lookup.
    let query = "query ($id: Int!) { customer(by: { customerId: $id }) { slug } }";
    assert_eq!(
        staff.graphql(query, json!({ "id": 3 })).await,
        json!({ "data": { "customer": { "slug": "harbor-transit" } } })
    );
    harness.stop().await;
}

#[tokio::test]
async fn other_content_types_and_encodings_are_415() {
    let harness = Harness::start().await;
    for (content_type, encoding, status) in [
        ("application/json", None, 200),
        ("Application/JSON; charset=\"UTF-8\"", None, 200),
        ("application/json", Some("identity"), 200),
        ("application/json", Some("gzip"), 415),
        ("application/json; charset=utf-16", None, 415),
        ("text/plain", None, 415),
        ("application/graphql", None, 415),
        ("application/x-www-form-urlencoded", None, 415),
        // With files: the next thing to be checked is the session.
        ("multipart/form-data; boundary=x", None, 401),
        ("", None, 415),
    ] {
        let mut request = harness
            .request(Method::POST, "/graphql")
            .header("content-type", content_type)
            .body(QUERY);
        if let Some(encoding) = encoding {
            request = request.header("content-encoding", encoding);
        }
        let response = request.send().await.unwrap();
        assert_eq!(
            response.status().as_u16(),
            status,
            "{content_type} {encoding:?}"
        );
    }
    harness.stop().await;
}

#[tokio::test]
async fn bytes_that_are_not_utf8_are_400() {
    let harness = Harness::start().await;
    let request = harness
        .request(Method::POST, "/graphql")
        .header("content-type", JSON);
    let response = request
        .body(b"{\"query\":\"\xFF\"}".to_vec())
        .send()
        .await
        .unwrap();
    assert_eq!(response.status(), StatusCode::BAD_REQUEST);
    assert_eq!(
        plain(response.json().await.unwrap()),
        json!({ "errors": [{
            "message": "The body is not UTF-8.",
            "extensions": { "code": "BAD_USER_INPUT", "retryable": false },
        }] }),
    );
    harness.stop().await;
}

#[tokio::test]
async fn get_executes_queries_and_refuses_mutations() {
    let harness = Harness::start().await;
    let mutation = "mutation { signOut { errors { message } } }";
    for (method, query, variables, status) in [
        (Method::GET, "{ __typename }", "", 200),
        (
            Method::GET,
            "query ($id: ID!) { node(id: $id) { id } }",
            r#"{"id":"x"}"#,
            200,
        ),
        (Method::GET, "{ __typename }", "{", 400),
        (Method::GET, "{ __typename }", "[]", 400),
        (Method::GET, mutation, "", 405),
        (Method::HEAD, mutation, "", 405),
        (Method::HEAD, "{ __typename }", "", 200),
        (Method::PUT, "{ __typename }", "", 405),
        (Method::DELETE, "{ __typename }", "", 405),
    ] {
        let mut parameters = vec![("query", query)];
        if !variables.is_empty() {
            parameters.push(("variables", variables));
        }
        let response = harness
            .request(method.clone(), "/graphql")
            .query(&parameters)
            .send()
            .await
            .unwrap();
        assert_eq!(response.status().as_u16(), status, "{method} {query}");
        if status == 405 {
            let allow = if query == mutation {
                "POST"
            } else {
                "GET, HEAD, POST"
            };
            assert_eq!(header(&response, "allow"), allow, "{method}");
        }
    }
    let twice = harness
        .request(Method::GET, "/graphql?query={a}&query={b}")
        .send()
        .await
        .unwrap();
    assert_eq!(twice.status(), StatusCode::BAD_REQUEST);
    harness.stop().await;
}

#[tokio::test]
async fn an_unknown_time_zone_is_an_error() {
    let harness = Harness::start().await;
    let ask = async |zone: &str| {
        let request = harness
            .request(Method::POST, "/graphql")
            .header("x-time-zone", zone);
        request
            .header("content-type", JSON)
            .body(QUERY)
            .send()
            .await
            .unwrap()
    };
    assert_eq!(ask("America/New_York").await.status(), StatusCode::OK);
    let refused = ask("Mars/Olympus").await;
    assert_eq!(refused.status(), StatusCode::BAD_REQUEST);
    assert_eq!(
        plain(refused.json().await.unwrap()),
        json!({ "errors": [{
            "message": "There is no time zone named \"Mars/Olympus\". Use a name such as \"America/New_York\".",
            "extensions": { "code": "BAD_USER_INPUT", "retryable": false },
        }] }),
    );
    harness.stop().await;
}

#[tokio::test]
async fn request_ids_of_callers_are_returned() {
    let harness = Harness::start().await;
    let ask = async |id: &str| {
        let request = harness
            .request(Method::POST, "/graphql")
            .header("x-request-id", id);
        request
            .header("content-type", JSON)
            .body(r#"{"query":"{ nothing }"}"#)
            .send()
            .await
            .unwrap()
    };
    let taken = ask("from-a-script.7").await;
    assert_eq!(header(&taken, "x-request-id"), "from-a-script.7");
    let answer: Value = taken.json().await.unwrap();
    assert_eq!(
        answer["errors"][0]["extensions"]["requestId"],
        "from-a-script.7"
    );
    for unsafe_id in ["a b", "<script>", &"x".repeat(65)] {
        let response = ask(unsafe_id).await;
        assert_eq!(header(&response, "x-request-id").len(), 32, "{unsafe_id}");
    }
    harness.stop().await;
}

#[tokio::test]
async fn every_response_carries_the_security_headers() {
    let harness = Harness::start().await;
    for path in [
        "/",
        "/graphql",
        "/graphiql",
        "/healthz",
        "/assets/none.js",
        "/graphql/none",
    ] {
        let response = harness.request(Method::GET, path).send().await.unwrap();
        let policy = header(&response, "content-security-policy");
        assert!(
            policy.contains("script-src 'self';") && policy.contains("frame-ancestors 'none'"),
            "{path} {policy}"
        );
        assert_eq!(
            header(&response, "x-content-type-options"),
            "nosniff",
            "{path}"
        );
        assert_eq!(
            header(&response, "referrer-policy"),
            "no-referrer",
            "{path}"
        );
        assert_eq!(
            header(&response, "cross-origin-opener-policy"),
            "same-origin",
            "{path}"
        );
    }
    harness.stop().await;
}

#[tokio::test]
async fn pages_may_call_the_host_of_the_map_style_and_no_other() {
    let with_style = [
        "--map-style-url",
        "https://maps.example:8443/style.json?key=k",
    ];
    for (settings, connect, images) in [
        (
            &[][..],
            "connect-src 'self';",
            "img-src 'self' data: blob:;",
        ),
        (
            &with_style[..],
            "connect-src 'self' https://maps.example:8443;",
            "img-src 'self' data: blob: https://maps.example:8443;",
        ),
    ] {
        let harness = Harness::with(settings).await;
        let response = harness.request(Method::GET, "/").send().await.unwrap();
        let policy = header(&response, "content-security-policy");
        assert!(
            policy.contains(connect) && policy.contains(images),
            "{policy}"
        );
        harness.stop().await;
    }
}

#[tokio::test]
async fn paths_for_programs_never_return_a_page() {
    let harness = Harness::start().await;
    for (path, status) in [
        ("/healthz", 200),
        ("/readyz", 200),
        ("/metrics", 200),
        ("/graphql/none", 404),
        ("/graphql.json", 404),
        ("/assets/none.js", 404),
        ("/assets/", 404),
        ("/none.ico", 404),
        ("/.vite/manifest.json", 404),
        ("/.well-known/change-password", 404),
    ] {
        let response = harness.request(Method::GET, path).send().await.unwrap();
        assert_eq!(response.status().as_u16(), status, "{path}");
        if status == 404 {
            assert_eq!(
                plain(response.json().await.unwrap()),
                json!({ "errors": [{
                    "message": "There is nothing at this address.",
                    "extensions": { "code": "NOT_FOUND", "retryable": false },
                }] }),
                "{path}",
            );
        }
    }
    for path in ["/healthz", "/customers"] {
        let response = harness.request(Method::POST, path).send().await.unwrap();
        assert_eq!(response.status(), StatusCode::METHOD_NOT_ALLOWED, "{path}");
        assert_eq!(
            header(&response, "allow")
                .replace(',', ", ")
                .replace("  ", " "),
            "GET, HEAD",
            "{path}"
        );
    }
    harness.stop().await;
}

#[tokio::test]
async fn large_responses_are_compressed_if_the_caller_accepts_it() {
    let harness = Harness::start().await;
    let ask = async |query: &str, encoding: &str| {
        let request = harness
            .request(Method::POST, "/graphql")
            .header("accept-encoding", encoding);
        header(
            &request
                .json(&json!({ "query": query }))
                .send()
                .await
                .unwrap(),
            "content-encoding",
        )
    };
    let large = "{ __schema { types { name description } } }";
    assert_eq!(ask(large, "gzip").await, "gzip");
    assert_eq!(ask(large, "br, gzip").await, "br");
    assert_eq!(ask(large, "identity").await, "");
    assert_eq!(ask("{ __typename }", "gzip").await, "");
    harness.stop().await;
}
