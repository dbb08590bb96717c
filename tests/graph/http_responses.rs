//! What every response has: request ids, security headers, compression; and where pages are.

use pretty_assertions::assert_eq;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::http::header;
use crate::support::{Harness, plain};

#[tokio::test]
async fn request_ids_of_callers_are_returned() {
    let harness = Harness::start().await;
    let ask = async |id: &str| {
        let request = harness.request(Method::POST, "/graphql");
        let request = request.header("x-request-id", id);
        let request = request.json(&json!({ "query": "{ nothing }" }));
        request.send().await.unwrap()
    };
    let taken = ask("from-a-script.7").await;
    assert_eq!(header(&taken, "x-request-id"), "from-a-script.7");
    let answer: Value = taken.json().await.unwrap();
    let in_error = &answer["errors"][0]["extensions"]["requestId"];
    assert_eq!(in_error, "from-a-script.7");
    for unsafe_id in ["", "a b", "<script>", &"x".repeat(65)] {
        let response = ask(unsafe_id).await;
        assert_eq!(header(&response, "x-request-id").len(), 32, "{unsafe_id}");
    }
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
        for (name, part) in [
            ("content-security-policy", "script-src 'self';"),
            ("content-security-policy", "frame-ancestors 'none'"),
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
            ("cross-origin-opener-policy", "same-origin"),
        ] {
            assert!(header(&response, name).contains(part), "{path} {name}");
        }
    }
}

#[tokio::test]
async fn pages_may_call_the_host_of_the_map_style_and_no_other() {
    let style = "https://maps.example:8443/style.json?key=k";
    for (settings, host) in [
        (&[][..], ""),
        (&["--map-style-url", style], " https://maps.example:8443"),
    ] {
        let harness = Harness::with(settings).await;
        let response = harness.request(Method::GET, "/").send().await.unwrap();
        let policy = header(&response, "content-security-policy");
        let (connect, images) = ("connect-src 'self'", "img-src 'self' data: blob:");
        assert!(policy.contains(&format!("{connect}{host};")), "{policy}");
        assert!(policy.contains(&format!("{images}{host};")), "{policy}");
        harness.stop().await;
    }
}

#[tokio::test]
async fn the_counters_of_the_alerts_exist_before_anything_is_counted() {
    const ALERTS: &str = include_str!("../../gateway/deploy/alerts.yaml");
    let harness = Harness::start().await;
    let read = async || {
        let response = harness.request(Method::GET, "/metrics").send().await;
        response.unwrap().text().await.unwrap()
    };
    // The first one is counted itself.
    read().await;
    let metrics = read().await;
    let mut series: Vec<&str> = ALERTS.split("(marquee_").skip(1).collect();
    series.retain(|rest| rest.split(['{', '[']).next().unwrap().ends_with("_total"));
    assert!(series.len() > 8, "{series:?}");
    for rest in series {
        let (selector, _) = rest.split_once('[').unwrap();
        let (name, labels) = selector.split_once('{').unwrap_or((selector, ""));
        let exact = labels.trim_end_matches('}').split(',');
        let exact: Vec<&str> = exact.filter(|label| !label.contains("=~")).collect();
        let is_it = |line: &str| {
            line.starts_with(&format!("marquee_{name}"))
                && exact.iter().all(|label| line.contains(label))
        };
        assert!(metrics.lines().any(is_it), "{selector} in\n{metrics}");
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
}

#[tokio::test]
async fn large_responses_are_compressed_if_the_caller_accepts_it() {
    let harness = Harness::start().await;
    let large = "{ __schema { types { name description } } }";
    for (query, accepted, encoding) in [
        (large, "gzip", "gzip"),
        (large, "br, gzip", "br"),
        (large, "identity", ""),
        ("{ __typename }", "gzip", ""),
    ] {
        let request = harness.request(Method::POST, "/graphql");
        let request = request.header("accept-encoding", accepted);
        let response = request.json(&json!({ "query": query })).send().await;
        assert_eq!(header(&response.unwrap(), "content-encoding"), encoding);
    }
}
