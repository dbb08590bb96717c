//! What error messages repeat of a request.

use pretty_assertions::assert_eq;
use reqwest::Method;
use serde_json::{Value, json};

use crate::socket::Socket;
use crate::support::{Harness, STAFF};

#[tokio::test]
async fn a_message_names_at_most_200_characters_of_the_request() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let long = "x".repeat(500_000);
    let document = |text: String| json!({ "query": text });
    let bodies = [
        document(format!("{{ {long} }}")),
        document(format!("{{ console {{ {long} }} }}")),
        document(format!("{{ a: {long} a: console {{ version }} }}")),
        document(format!(
            "{{ {long}: __typename {long}: console {{ version }} }}"
        )),
        document(format!("{{ __typename @{long} }}")),
        document(format!("{{ ...{long} }}")),
        document(format!(
            "{{ ...{long} }} fragment {long} on Query {{ ...{long} }}"
        )),
        document(format!(
            "{{ __typename }} fragment {long} on Query {{ __typename }}"
        )),
        document(format!("{{ ... on {long} {{ id }} }}")),
        document(format!("query ({long}: Int) {{ __typename }}")),
        document(format!("query (${long}: Int) {{ __typename }}")),
        document(format!(
            "query (${long}: Int, ${long}: Int) {{ __typename }}"
        )),
        document(format!("query ($a: {long}) {{ __typename }}")),
        document(format!("{{ customers(first: ${long}) {{ totalCount }} }}")),
        document(format!(
            "query (${long}: Int!) {{ customers(first: ${long}) {{ totalCount }} }}"
        )),
        document(format!(
            "query (${long}: String) {{ customers(first: ${long}) {{ totalCount }} }}"
        )),
        document(format!("{{ customers({long}: 1) {{ totalCount }} }}")),
        document(format!("{{ customers(first: {long}) {{ totalCount }} }}")),
        document(format!(
            "{{ customers(first: 1{}) {{ totalCount }} }}",
            "0".repeat(500_000)
        )),
        document(format!(
            "{{ customers(filter: {{ {long}: 1 }}) {{ totalCount }} }}"
        )),
        document(format!(
            "{{ customers(filter: {{ {long}: 1, {long}: 2 }}) {{ totalCount }} }}"
        )),
        document(format!(
            "{{ customers(filter: {{ channels: [{long}] }}) {{ totalCount }} }}"
        )),
        document(format!(
            "{{ dateRange(dates: {{ preset: TODAY, from: \"{long}\" }}) {{ from }} }}"
        )),
        document(format!("{{ node(id: \"{long}\") {{ id }} }}")),
        document(format!(
            "{{ customers(after: \"{long}\") {{ totalCount }} }}"
        )),
        document(format!(
            "query {long} {{ __typename }} query {long} {{ __typename }}"
        )),
        document(format!("type {long} {{ a: Int }}")),
        document(long.clone()),
        json!({ "query": "query A { __typename }", "operationName": long }),
        json!({ "query": "{ __typename }", "variables": long }),
        json!({ "query": "query ($f: CustomerFilter) { customers(filter: $f) { totalCount } }",
                "variables": { "f": { "channels": [long] } } }),
        json!({ "query": "query ($f: CustomerFilter) { customers(filter: $f) { totalCount } }",
                "variables": { "f": { &long: 1 } } }),
        json!({ "documentId": long }),
    ];
    for body in bodies {
        let request = client.request(Method::POST, "/graphql").json(&body);
        let answer: Value = request.send().await.unwrap().json().await.unwrap();
        let start: String = body.to_string().chars().take(60).collect();
        let errors = answer["errors"].as_array().unwrap();
        assert!(!errors.is_empty(), "{start}");
        for error in errors {
            let message = error["message"].as_str().unwrap();
            let repeated = message
                .matches('x')
                .count()
                .max(message.matches('0').count());
            assert!(repeated <= 200, "{start}: {message}");
            assert!(message.len() < 500, "{start}: {message}");
        }
    }
    harness.stop().await;
}

#[tokio::test]
async fn a_request_that_cannot_be_read_names_the_member_and_what_it_must_be() {
    let harness = Harness::start().await;
    let cases = [
        (
            "7",
            "The body must be a JSON object with \"query\" or \"documentId\".",
        ),
        ("{", "The body is not valid JSON (line 1, column 1)."),
        (
            r#"{"query":"{ __typename }",}"#,
            "The body is not valid JSON (line 1, column 27).",
        ),
        (r#"{"query":7}"#, "\"query\" must be a string."),
        (r#"{"query":{}}"#, "\"query\" must be a string."),
        (
            r#"{"query":"\ud800"}"#,
            "\"query\" must be a string of valid Unicode.",
        ),
        (
            r#"{"query":"a","query":"b"}"#,
            "The body repeats \"query\".",
        ),
        (r#"{"documentId":[]}"#, "\"documentId\" must be a string."),
        (
            r#"{"query":"{ __typename }","operationName":{}}"#,
            "\"operationName\" must be a string.",
        ),
        (
            r#"{"query":"{ __typename }","variables":"{}"}"#,
            "\"variables\" must be an object.",
        ),
        (
            r#"{"query":"{ __typename }","variables":[]}"#,
            "\"variables\" must be an object.",
        ),
        (
            r#"{"query":"{ __typename }","extensions":0}"#,
            "\"extensions\" must be an object.",
        ),
        (
            r#"{"extensions":{"documentId":7}}"#,
            "\"extensions.documentId\" must be a string.",
        ),
        (
            r#"{"query":"query ($first: Int) { customers(first: $first) { totalCount } }","variables":{"first":1e999}}"#,
            "The value of \"$first\" cannot be read: a number is too large, or a text is not valid Unicode.",
        ),
    ];
    for (body, message) in cases {
        let request = harness
            .request(Method::POST, "/graphql")
            .header("content-type", "application/json");
        let response = request.body(body).send().await.unwrap();
        assert_eq!(response.status().as_u16(), 400, "{body}");
        let answer: Value = response.json().await.unwrap();
        assert_eq!(answer["errors"][0]["message"], message, "{body}");
    }
    for (query, message) in [
        (
            "query=a&variables=7",
            "\"variables\" must be a JSON object.",
        ),
        (
            "query=a&variables={",
            "\"variables\" must be a JSON object.",
        ),
        (
            "query=a&extensions=[]",
            "\"extensions\" must be a JSON object.",
        ),
    ] {
        let request = harness.request(Method::GET, &format!("/graphql?{query}"));
        let answer: Value = request.send().await.unwrap().json().await.unwrap();
        assert_eq!(answer["errors"][0]["message"], message, "{query}");
    }
    harness.stop().await;
}

#[tokio::test]
async fn a_socket_that_is_closed_for_its_message_hears_what_the_message_must_be() {
    let harness = Harness::start().await;
    let query = json!({ "query": "{ __typename }" });
    let id = "\"id\" must be a string of 1 to 64 bytes.";
    let cases = [
        (json!("text"), "The message must be a JSON object."),
        (
            json!({}),
            "\"type\" must be a type of graphql-transport-ws.",
        ),
        (json!({ "type": 7 }), "\"type\" must be a string."),
        (
            json!({ "type": "none" }),
            "\"type\" must be a type of graphql-transport-ws.",
        ),
        (
            json!({ "type": "ping", "payload": 7 }),
            "\"payload\" must be an object.",
        ),
        (json!({ "type": "complete" }), id),
        (
            json!({ "type": "complete", "id": {} }),
            "\"id\" must be a string.",
        ),
        (json!({ "type": "subscribe", "payload": query }), id),
        (
            json!({ "type": "subscribe", "id": "", "payload": query }),
            id,
        ),
        (
            json!({ "type": "subscribe", "id": "x".repeat(65), "payload": query }),
            id,
        ),
        (
            json!({ "type": "subscribe", "id": "a" }),
            "\"payload\" must be an object.",
        ),
        (
            json!({ "type": "subscribe", "id": "a", "payload": { "query": 7 } }),
            "\"payload.query\" must be a string.",
        ),
        (
            json!({ "type": "subscribe", "id": "a", "payload": { "query": "{ a }", "variables": [] } }),
            "\"payload.variables\" must be an object.",
        ),
        (
            json!({ "type": "subscribe", "id": "a", "payload": {} }),
            "Send a document: either its text as \"query\" or its \"documentId\".",
        ),
    ];
    for (message, reason) in cases {
        let mut socket = Socket::ready(&harness, Value::Null).await;
        socket.send(message.clone()).await;
        let expected = (4400, reason.to_owned());
        assert_eq!(socket.closed().await, expected, "{message}");
    }
    harness.stop().await;
}
