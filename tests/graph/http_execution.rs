//! How requests over HTTP are run: shared, limited, timed, and by document ID.

use futures_util::future::join_all;
use pretty_assertions::assert_eq;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::http::{JSON, QUERY, header, post};
use crate::support::{DEVELOPER, Harness, MANIFEST, STAFF, plain};

const VIEWER: &str = "{ viewer { email } }";

#[tokio::test]
async fn concurrent_reads_of_a_session_share_a_call() {
    let harness = Harness::start().await;
    let staff = harness.sign_in(STAFF).await;
    let developer = harness.sign_in(DEVELOPER).await;
    harness.clear_calls().await;
    harness.fault(json!({ "service": "main", "path": "/v3/auth/me", "kind": "latency", "latencyMs": 300 })).await;
    let (answers, other) = tokio::join!(
        join_all((0..8).map(|_| staff.graphql(VIEWER, json!({})))),
        developer.graphql(VIEWER, json!({})),
    );
    for answer in answers {
        assert_eq!(answer, json!({ "data": { "viewer": { "email": STAFF } } }));
    }
    assert_eq!(other["data"]["viewer"]["email"], DEVELOPER);
    assert_eq!(harness.calls().await, ["main GET /v3/auth/me"; 2]);
    for _ in 0..2 {
        harness.clear_calls().await;
        staff.fresh(VIEWER, json!({})).await;
        // A query with no-cache bypasses the read cache.
        assert_eq!(harness.calls().await, ["main GET /v3/auth/me"]);
    }
}

#[tokio::test]
async fn a_request_that_takes_too_long_gets_504_and_those_beyond_the_limit_get_503_meanwhile() {
    let flags = ["limit:requests_in_flight=1", "limit:request_ms=2000"];
    let harness = Harness::with(&flags).await;
    let staff = harness.sign_in(STAFF).await;
    let hang = json!({ "service": "main", "path": "/v3/auth/me", "kind": "hang" });
    harness.fault(hang).await;
    let busy = tokio::spawn({
        let staff = staff.clone();
        async move { post(&staff, JSON, r#"{"query":"{ viewer { email } }"}"#).await }
    });
    harness.until_called("main GET /v3/auth/me").await;
    let refused = post(&harness, JSON, QUERY).await;
    let health = harness.request(Method::GET, "/healthz").send().await;
    assert_eq!(health.unwrap().status(), StatusCode::OK);
    let late = busy.await.unwrap();
    assert_eq!(refused.status(), StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(header(&refused, "retry-after"), "1");
    assert_eq!(late.status(), StatusCode::GATEWAY_TIMEOUT);
    let busy = "The gateway is busy. Try again in a moment.";
    let too_long = "The request took too long.";
    for (response, message, code) in [
        (refused, busy, "LIMIT_EXCEEDED"),
        (late, too_long, "UPSTREAM_TIMEOUT"),
    ] {
        let extensions = json!({ "code": code, "retryable": true });
        let errors = json!([{ "message": message, "extensions": extensions }]);
        let answer = plain(response.json().await.unwrap());
        assert_eq!(answer, json!({ "errors": errors }));
    }
    harness.clear_faults().await;
    let answered = staff.graphql(VIEWER, json!({})).await;
    assert_eq!(answered["data"]["viewer"]["email"], STAFF);
}

#[tokio::test]
async fn persisted_mode_accepts_free_text_from_developers_only() {
    let harness = Harness::with(&["--documents", "persisted"]).await;
    let refused = post(&harness, JSON, QUERY).await;
    assert_eq!(refused.status(), StatusCode::BAD_REQUEST);
    assert_eq!(
        plain(refused.json().await.unwrap())["errors"][0]["message"],
        "This gateway answers the console's own documents only.",
    );
    let manifest: Value = serde_json::from_slice(&std::fs::read(MANIFEST).unwrap()).unwrap();
    let mut documents = manifest.as_object().unwrap().values();
    let is_sign_in = |text: &&str| text.starts_with("mutation useSignInMutation");
    let sign_in = documents.find_map(|text| text.as_str().filter(is_sign_in));
    for (email, password, code) in [
        (STAFF, "staff-pass", json!("BAD_USER_INPUT")),
        (DEVELOPER, "developer-pass", Value::Null),
    ] {
        let input = json!({ "input": { "email": email, "password": password } });
        let signed_in = harness.graphql(sign_in.unwrap(), input).await;
        let token = signed_in["data"]["signIn"]["token"].as_str().unwrap();
        let client = harness.with_token(token);
        let answer = client.graphql("{ __typename }", json!({})).await;
        assert_eq!(answer["errors"][0]["extensions"]["code"], code, "{email}");
    }
}
