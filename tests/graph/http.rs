//! GraphQL over HTTP: methods, media types and statuses.

use pretty_assertions::assert_eq;
use reqwest::{Method, Response, StatusCode};
use serde_json::{Value, json};

use crate::support::{Client, Harness, plain};

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
