//! GraphQL over HTTP: methods, media types, statuses, and what is said of a request that cannot be read.

use pretty_assertions::assert_eq;
use reqwest::{Method, Response, StatusCode};
use serde_json::Value;

use crate::support::{Client, Harness, table};

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

/// What is accepted, the body, the status, the media type of the answer, and a part of the message if it is a request error.
const REQUESTS: &str = r#"
    graphql   | {"query":"{ __typename }"}                                     | 200 | graphql |
    json      | {"query":"{ __typename }"}                                     | 200 | json    |
    */*       | {"query":"{ __typename }"}                                     | 200 | json    |
    text/html | {"query":"{ __typename }"}                                     | 406 | json    | application/json
    application/* | {"query":"{ __typename }"}                                 | 200 | json    |
    APPLICATION/JSON; charset=UTF-8 | {"query":"{ __typename }"}               | 200 | json    |
    application/graphql-response+json;q=0.5, application/json;q=0.9 | {"query":"{ __typename }"} | 200 | json |
    application/graphql-response+json, */* | {"query":"{ __typename }"}        | 200 | graphql |
    application/json;q=0, */* | {"query":"{ __typename }"}                     | 200 | graphql |
    text/html, *; q=.2, */*; q=.2 | {"query":"{ __typename }"}                 | 200 | json    |
    graphql   | {"query":"{"}                                                  | 400 | graphql | xpected
    json      | {"query":"{"}                                                  | 200 | json    | xpected
    graphql   | {"query":"{ nothing }"}                                        | 400 | graphql | nothing
    json      | {"query":"{ nothing }"}                                        | 200 | json    | nothing
    graphql   | {"query":"{ __typename }","operationName":"A"}                 | 400 | graphql | A
    graphql   | {"query":"query ($id: ID!) { node(id: $id) { id } }"}          | 400 | graphql | $id
    json      | {"query":"query ($id: ID!) { node(id: $id) { id } }"}          | 200 | json    | $id
    graphql   | {"query":"subscription { a }"}                                 | 400 | graphql | a
    graphql   | {"documentId":"UNKNOWN"}                                       | 400 | graphql | no document
    graphql   | {"query":"","extensions":{"documentId":"UNKNOWN"}}             | 400 | graphql | no document
    json      |                                                                | 400 | json    | JSON
    json      | null                                                           | 400 | json    | JSON object
    json      | 7                                                              | 400 | json    | JSON object
    json      | {                                                              | 400 | json    | line 1
    json      | {"query":"{ __typename }",}                                    | 400 | json    | line 1
    json      | {}                                                             | 400 | json    | document
    json      | []                                                             | 400 | json    | batches
    json      | [{"query":"{ __typename }"}]                                   | 400 | json    | batches
    json      | {"query":7}                                                    | 400 | json    | strings "query"
    json      | {"query":"\ud800"}                                             | 400 | json    | not valid JSON
    json      | {"query":"a","query":"b"}                                      | 400 | json    | "query"
    json      | {"query":"{ __typename }","variables":"{}"}                    | 400 | json    | "variables" must be a JSON object
    json      | {"query":"{ __typename }","variables":[]}                      | 400 | json    | "variables" must be a JSON object
    json      | {"query":"{ __typename }","operationName":{}}                  | 400 | json    | "operationName"
    json      | {"query":"{ __typename }","extensions":0}                      | 400 | json    | "extensions" must be a JSON object
    json      | {"query":"{ __typename }","documentId":"a"}                    | 400 | json    | documentId
    json      | {"documentId":[]}                                              | 400 | json    | "documentId"
    json      | {"documentId":"sha256:0000"}                                   | 400 | json    |
    json      | {"query":"query ($n: Int) { customers(first: $n) { totalCount } }","variables":{"n":1e999}} | 400 | json | cannot be read
    json      | MARK{"query":"{ __typename }"}                                 | 200 | json    |
    json      | {"query":"{ __typename }","variables":null,"operationName":"","extensions":{},"more":1} | 200 | json |
    json      | {"query":"query A { __typename } query B { __typename }","operationName":"B"} | 200 | json |
"#;

#[tokio::test]
async fn statuses_follow_the_media_type() {
    let harness = Harness::start().await;
    let long_name = |name: &str| match name {
        "graphql" => GRAPHQL.to_owned(),
        "json" => JSON.to_owned(),
        other => other.to_owned(),
    };
    for [accept, body, status, media_type, part] in table(REQUESTS) {
        let text = body.replace("MARK", "\u{feff}");
        let text = text.replace("UNKNOWN", &"0".repeat(64));
        let response = post(&harness, &long_name(accept), &text).await;
        assert_eq!(response.status().as_str(), status, "{accept} {body}");
        let content_type = format!("{}; charset=utf-8", long_name(media_type));
        assert_eq!(header(&response, "content-type"), content_type, "{body}");
        let answer: Value = response.json().await.unwrap();
        if status == "200" && part.is_empty() {
            assert!(answer["data"].is_object(), "{answer}");
            assert_eq!(answer.get("errors"), None, "{answer}");
            continue;
        }
        assert_eq!(answer.get("data"), None, "{answer}");
        let error = &answer["errors"][0];
        assert!(error["extensions"]["code"].is_string(), "{answer}");
        let message = error["message"].as_str().unwrap();
        assert!(message.contains(part), "{body}: {message}");
    }
}

/// The method, the content type, the encoding, and the status. A page of another host can make a browser send a GET with
/// the content type of a form or of text.
const CONTENT_TYPES: &str = r#"
    POST | application/json                        |          | 200
    POST | Application/JSON; charset="UTF-8"       |          | 200
    POST | application/json                        | identity | 200
    POST | application/json                        | gzip     | 415
    POST | application/json; charset=utf-16        |          | 415
    POST | text/plain                              |          | 415
    POST | application/graphql                     |          | 415
    POST | application/x-www-form-urlencoded       |          | 415
    POST | multipart/form-data; boundary=x         |          | 401
    POST |                                         |          | 415
    GET  | none                                    |          | 200
    GET  | application/json; charset=utf-8         |          | 200
    GET  | text/plain                              |          | 415
    GET  | text/plain; x=application/json          |          | 415
    GET  | multipart/form-data                     |          | 415
    GET  | application/x-www-form-urlencoded       |          | 415
    GET  | message/partial                         |          | 415
    GET  |                                         |          | 415
"#;

#[tokio::test]
async fn other_content_types_and_encodings_are_415() {
    let harness = Harness::start().await;
    for [method, content_type, encoding, status] in table(CONTENT_TYPES) {
        let mut request = match method {
            "POST" => harness.request(Method::POST, "/graphql").body(QUERY),
            _ => harness.request(Method::GET, "/graphql?query={__typename}"),
        };
        if content_type != "none" {
            request = request.header("content-type", content_type);
        }
        if !encoding.is_empty() {
            request = request.header("content-encoding", encoding);
        }
        let response = request.send().await.unwrap();
        assert_eq!(
            response.status().as_str(),
            status,
            "{method} {content_type} {encoding}"
        );
    }
    let request = harness.request(Method::POST, "/graphql");
    let body = b"{\"query\":\"\xFF\"}".to_vec();
    let request = request.header("content-type", JSON).body(body);
    let not_utf8 = request.send().await.unwrap();
    assert_eq!(not_utf8.status(), StatusCode::BAD_REQUEST);
}

/// The method, the parameters, and the status.
const METHODS: &str = r#"
    GET    | query={__typename}                                             | 200
    GET    | query=query($id:ID!){node(id:$id){id}}&variables={"id":"x"}    | 200
    GET    | query={__typename}&variables={                                 | 400
    GET    | query={__typename}&variables=7                                 | 400
    GET    | query={__typename}&variables=[]                                | 400
    GET    | query={__typename}&extensions=[]                               | 400
    GET    | query={a}&query={b}                                            | 400
    GET    | query=mutation{signOut{errors{message}}}                       | 405
    HEAD   | query=mutation{signOut{errors{message}}}                       | 405
    HEAD   | query={__typename}                                             | 200
    PUT    | query={__typename}                                             | 405
    DELETE | query={__typename}                                             | 405
"#;

#[tokio::test]
async fn get_executes_queries_and_refuses_mutations() {
    let harness = Harness::start().await;
    for [method, parameters, status] in table(METHODS) {
        let is_mutation = parameters.contains("mutation");
        let path = format!("/graphql?{parameters}");
        let request = harness.request(method.parse().unwrap(), &path);
        let response = request.send().await.unwrap();
        assert_eq!(response.status().as_str(), status, "{method} {parameters}");
        if status == "405" {
            let allow = if is_mutation {
                "POST"
            } else {
                "GET, HEAD, POST"
            };
            assert_eq!(header(&response, "allow"), allow, "{method}");
        }
    }
}
