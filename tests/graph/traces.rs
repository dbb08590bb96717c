//! Traces: the spans that the collector receives for a request.

use std::collections::HashMap;

use hyper::StatusCode;
use opentelemetry_proto::tonic::collector::trace::v1::ExportTraceServiceRequest;
use opentelemetry_proto::tonic::common::v1::any_value;
use opentelemetry_proto::tonic::trace::v1::Span;
use pretty_assertions::assert_eq;
use prost::Message;
use reqwest::Method;
use serde_json::json;

use crate::recording_server::Server;
use crate::socket::Socket;
use crate::support::{Client, Harness, STAFF};

const TRACE: &str = "0af7651916cd43dd8448eb211c80319c";
const UNSAMPLED: &str = "1af7651916cd43dd8448eb211c80319c";
const CALLERS_SPAN: &str = "b7ad6b7169203331";

/// The spans that a collector has received.
fn spans(collector: &Server) -> Vec<Span> {
    let mut spans = Vec::new();
    for request in collector.received.lock().unwrap().iter() {
        assert_eq!(request.path, "/v1/traces");
        assert_eq!(
            request.content_type.as_deref(),
            Some("application/x-protobuf")
        );
        let request = ExportTraceServiceRequest::decode(request.body.clone()).unwrap();
        for resource in request.resource_spans {
            for scope in resource.scope_spans {
                spans.extend(scope.spans);
            }
        }
    }
    spans
}

fn hex(id: &[u8]) -> String {
    id.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// An attribute as text.
fn attribute(span: &Span, name: &str) -> Option<String> {
    let attribute = span.attributes.iter().find(|one| one.key == name)?;
    match attribute.value.as_ref()?.value.as_ref()? {
        any_value::Value::StringValue(text) => Some(text.clone()),
        any_value::Value::IntValue(number) => Some(number.to_string()),
        other => panic!("{name} is {other:?}"),
    }
}

/// The spans of a trace, each with its parent, outcome and status.
fn tree(spans: &[Span], trace: &str) -> Vec<String> {
    let names: HashMap<_, _> = spans
        .iter()
        .map(|span| (&span.span_id, &*span.name))
        .collect();
    let mut lines: Vec<String> = spans
        .iter()
        .filter(|span| hex(&span.trace_id) == trace)
        .map(|span| {
            let above = match names.get(&span.parent_span_id) {
                Some(name) => (*name).to_owned(),
                None => hex(&span.parent_span_id),
            };
            let status = attribute(span, "http.response.status_code").unwrap_or_default();
            let outcome = attribute(span, "marquee.outcome").unwrap();
            format!("{} < {above}: {outcome} {status}", span.name)
                .trim_end()
                .to_owned()
        })
        .collect();
    lines.sort_unstable();
    lines
}

/// Sends a query with these headers.
pub(crate) async fn ask(client: &Client, query: &str, headers: &[(&'static str, &str)]) {
    let mut request = client.request(Method::POST, "/graphql");
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let answer = request
        .json(&json!({ "query": query }))
        .send()
        .await
        .unwrap();
    let answer = answer.text().await.unwrap();
    assert!(answer.contains("\"data\":"), "{answer}");
}

#[tokio::test]
async fn a_request_is_a_tree_of_spans_below_that_of_its_caller() {
    let collector = Server::start(StatusCode::OK, "").await;
    let harness = Harness::with(&["--otlp-endpoint", &collector.url]).await;
    let client = harness.sign_in(STAFF).await;
    let query =
        "{ customer(by: { slug: \"harbor-transit\" }) { vehicles(first: 1) { totalCount } } }";
    let traceparent = format!("00-{TRACE}-{CALLERS_SPAN}-01");
    let headers = [
        ("traceparent", &*traceparent),
        ("x-request-id", "request-7"),
    ];
    ask(&client, query, &headers).await;
    // The caller asks not to sample this one.
    let traceparent = format!("00-{UNSAMPLED}-{CALLERS_SPAN}-00");
    ask(&client, query, &[("traceparent", &traceparent)]).await;
    harness.fault(json!({ "service": "main", "path": "/v3/api/customers", "kind": "status", "status": 500, "count": 9 })).await;
    ask(
        &client,
        "{ customers(first: 1) { totalCount } }",
        &[("cache-control", "no-cache"), ("x-request-id", "request-8")],
    )
    .await;
    harness.stop().await;

    let spans = spans(&collector);
    let expected = [
        "GET /v3/api/customers < query: answered 200",
        "GET /v3/internal/manager/customer-assets/{customerId} < query: answered 200",
        "graphql < b7ad6b7169203331: answered 200",
        "query < graphql: ok",
    ];
    assert_eq!(tree(&spans, TRACE), expected);
    for span in spans.iter().filter(|span| hex(&span.trace_id) == TRACE) {
        let request_id = attribute(span, "marquee.request_id");
        assert_eq!(request_id.as_deref(), Some("request-7"));
        assert!(span.start_time_unix_nano <= span.end_time_unix_nano);
    }
    assert_eq!(tree(&spans, UNSAMPLED), <[String; 0]>::default());

    let failed = spans
        .iter()
        .find(|span| attribute(span, "marquee.request_id").as_deref() == Some("request-8"));
    // A call that was answered is not retried.
    let expected = [
        "GET /v3/api/customers < query: answered 500",
        "graphql < : answered 200",
        "query < graphql: errors",
    ];
    assert_eq!(tree(&spans, &hex(&failed.unwrap().trace_id)), expected);
}

#[tokio::test]
async fn an_operation_of_a_websocket_begins_a_trace() {
    let collector = Server::start(StatusCode::OK, "").await;
    let harness = Harness::with(&["--otlp-endpoint", &collector.url]).await;
    let client = harness.sign_in(STAFF).await;
    let token = json!({ "authorization": format!("Bearer {}", client.token()) });
    let mut socket = Socket::ready(&harness, token).await;
    socket
        .subscribe("1", "subscription { pipelineJobsChanged { readAt } }")
        .await;
    let event = socket.receive().await;
    assert_eq!(event["type"], "next", "{event}");
    harness.stop().await;

    let spans = spans(&collector);
    let named = |name: &str, status: Option<&str>| {
        let is_it = |span: &&Span| {
            let found = attribute(span, "http.response.status_code");
            span.name == name && found.as_deref() == status
        };
        let span = spans.iter().find(is_it);
        span.unwrap_or_else(|| panic!("{:?}", spans.iter().map(|span| &span.name)))
    };
    let opened = named("graphql", Some("101"));
    let event = named("subscription", None);
    assert_eq!(hex(&event.parent_span_id), "");
    assert!(event.trace_id != opened.trace_id);
}

#[tokio::test]
async fn a_span_contains_no_value_from_a_caller_and_no_secret() {
    let collector = Server::start(StatusCode::OK, "").await;
    let flags = [
        "--otlp-endpoint",
        &collector.url,
        "--storage-hosts",
        "files.example",
    ];
    let harness = Harness::with(&flags).await;
    let client = harness.sign_in(STAFF).await;
    let link = "https://files.example/b/signed-link?Signature=sig-needle";
    let row = json!({
        "id": 7, "status": "2", "jobType": "JOB_QUEUE__PIXELS_FILTER", "result": { "pixels/7/requests.csv": link },
    });
    harness
        .answer_once("/v3/internal/queue/7", json!({ "data": row }))
        .await;
    let query = "query OfScript { aliasNeedle: job(jobId: \"7\") { files { url } } }";
    ask(
        &client,
        query,
        &[
            ("tracestate", "vendor=state-needle"),
            ("traceparent", &format!("00-{TRACE}-{CALLERS_SPAN}-01")),
        ],
    )
    .await;
    let search = "{ search(text: \"text-needle\", first: 5) { hits { __typename } } }";
    ask(&client, search, &[]).await;
    let variables = json!({ "text": "variable-needle" });
    client
        .graphql(
            "query ($text: String!) { search(text: $text) { hits { __typename } } }",
            variables,
        )
        .await;
    ask(
        &client,
        "{ customer(by: { slug: \"slug-needle\" }) { name } }",
        &[],
    )
    .await;
    for path in [
        "/page-needle?query-needle=1",
        "/assets/file-needle.js",
        "/graphql?query={method-needle}",
    ] {
        let method = Method::from_bytes(b"METHODNEEDLE").unwrap();
        client.request(method, path).send().await.unwrap();
        client.request(Method::GET, path).send().await.unwrap();
    }
    let token = client.token().to_owned();
    harness.stop().await;

    let names: Vec<String> = spans(&collector)
        .into_iter()
        .map(|span| span.name)
        .collect();
    for expected in ["mutation", "query OfScript", "page", "asset"] {
        assert!(
            names.iter().any(|name| name == expected),
            "{expected}: {names:?}"
        );
    }
    for request in collector.received.lock().unwrap().iter() {
        let text = String::from_utf8_lossy(&request.body).to_lowercase();
        let secrets = [
            &*token,
            "bearer",
            "staff-pass",
            STAFF,
            "needle",
            "signed-link",
            "harbor",
        ];
        for secret in secrets {
            assert!(!text.contains(&secret.to_lowercase()), "{secret}");
        }
    }
}

#[tokio::test]
async fn a_service_receives_the_span_of_its_call_only_with_traces() {
    let collector = Server::start(StatusCode::OK, "").await;
    let service = Server::start(StatusCode::OK, "[]").await;
    let traceparent = format!("00-{TRACE}-{CALLERS_SPAN}-01");
    for traces in [vec![], vec!["--otlp-endpoint", &*collector.url]] {
        let harness = Harness::changed_with(&traces, |settings| {
            settings.main_api_url = Some(format!("{}/", service.url).parse().unwrap());
        })
        .await;
        let client = harness.with_token("some-token");
        let query = "{ providers(first: 1) { totalCount } }";
        ask(&client, query, &[("traceparent", &traceparent)]).await;
        harness.stop().await;
        let received = std::mem::take(&mut *service.received.lock().unwrap());
        let mut parents: Vec<_> = received
            .iter()
            .filter_map(|call| call.traceparent.clone())
            .collect();
        let calls = spans(&collector).into_iter().filter(|span| span.kind == 3);
        let mut expected: Vec<_> = calls
            .map(|span| format!("00-{TRACE}-{}-01", hex(&span.span_id)))
            .collect();
        assert!(!received.is_empty());
        assert_eq!(expected.is_empty(), traces.is_empty());
        expected.sort_unstable();
        parents.sort_unstable();
        assert_eq!(parents, expected);
    }
}
