//! How requests over HTTP are run: shared, limited, timed, and by document ID.

use futures_util::future::join_all;
use pretty_assertions::assert_eq;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::http::{GRAPHQL, JSON, QUERY, header, post};
use crate::support::{Harness, STAFF, plain};

#[tokio::test]
async fn identical_queries_in_flight_share_one_execution() {
    let harness = Harness::start().await;
    let staff = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    harness.fault(json!({ "service": "main", "path": "/v3/auth/me", "kind": "latency", "latencyMs": 300 })).await;
    let viewer = "{ viewer { email } }";
    let answers = join_all((0..8).map(|_| staff.graphql(viewer, json!({})))).await;
    for answer in answers {
        assert_eq!(answer, json!({ "data": { "viewer": { "email": STAFF } } }));
    }
    assert_eq!(harness.calls().await, ["main GET /v3/auth/me"]);

    for _ in 0..2 {
        harness.clear_calls().await;
        staff.fresh(viewer, json!({})).await;
        let calls = harness.calls().await;
        assert_eq!(
            calls.len(),
            1,
            "a query with no-cache bypasses the read cache"
        );
    }
    harness.stop().await;
}

#[tokio::test]
async fn sessions_share_nothing() {
    let harness = Harness::start().await;
    let staff = harness.sign_in(STAFF).await;
    let developer = harness.sign_in(crate::support::DEVELOPER).await;
    harness.fault(json!({ "service": "main", "path": "/v3/auth/me", "kind": "latency", "latencyMs": 200 })).await;
    let viewer = "{ viewer { email } }";
    let (one, other) = tokio::join!(
        staff.graphql(viewer, json!({})),
        developer.graphql(viewer, json!({}))
    );
    assert_eq!(one["data"]["viewer"]["email"], STAFF);
    assert_eq!(other["data"]["viewer"]["email"], crate::support::DEVELOPER);
    harness.stop().await;
}

#[tokio::test]
async fn requests_beyond_the_limit_get_503_except_monitoring() {
    let harness = Harness::with(&["--max-requests", "1"]).await;
    let staff = harness.sign_in(STAFF).await;
    harness.fault(json!({ "service": "main", "path": "/v3/auth/me", "kind": "latency", "latencyMs": 1_000 })).await;
    let busy = tokio::spawn({
        let staff = staff.clone();
        async move { staff.graphql("{ viewer { email } }", json!({})).await }
    });
    harness.until_called("main GET /v3/auth/me").await;
    let refused = post(&harness, JSON, QUERY).await;
    assert_eq!(refused.status(), StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(header(&refused, "retry-after"), "1");
    assert_eq!(
        plain(refused.json().await.unwrap()),
        json!({ "errors": [{
            "message": "The gateway is busy. Try again in a moment.",
            "extensions": { "code": "LIMIT_EXCEEDED", "retryable": true },
        }] }),
    );
    let health = harness
        .request(Method::GET, "/healthz")
        .send()
        .await
        .unwrap();
    assert_eq!(health.status(), StatusCode::OK);
    assert_eq!(busy.await.unwrap()["data"]["viewer"]["email"], STAFF);
    harness.stop().await;
}

#[tokio::test]
async fn a_request_that_takes_too_long_gets_504() {
    let harness = Harness::with(&["--request-timeout-ms", "1000"]).await;
    let staff = harness.sign_in(STAFF).await;
    harness
        .fault(json!({ "service": "main", "path": "/v3/auth/me", "kind": "hang" }))
        .await;
    let response = post(&staff, JSON, r#"{"query":"{ viewer { email } }"}"#).await;
    assert_eq!(response.status(), StatusCode::GATEWAY_TIMEOUT);
    assert_eq!(
        plain(response.json().await.unwrap()),
        json!({ "errors": [{
            "message": "The request took too long.",
            "extensions": { "code": "UPSTREAM_TIMEOUT", "retryable": true },
        }] }),
    );
    harness.clear_faults().await;
    let answered = staff.graphql("{ viewer { email } }", json!({})).await;
    assert_eq!(
        answered,
        json!({ "data": { "viewer": { "email": STAFF } } })
    );
    harness.stop().await;
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
    let manifest: Value =
        serde_json::from_slice(&std::fs::read(crate::support::MANIFEST).unwrap()).unwrap();
    let mut documents = manifest.as_object().unwrap().values();
    let sign_in = documents
        .find_map(|text| {
            text.as_str()
                .filter(|text| text.starts_with("mutation useSignInMutation"))
        })
        .unwrap();
    for (email, password, code) in [
        (STAFF, "staff-pass", json!("BAD_USER_INPUT")),
        (crate::support::DEVELOPER, "developer-pass", Value::Null),
    ] {
        let input = json!({ "input": { "email": email, "password": password } });
        let signed_in = harness.graphql(sign_in, input).await;
        let token = signed_in["data"]["signIn"]["token"].as_str().unwrap();
        let answer = harness
            .with_token(token)
            .graphql("{ __typename }", json!({}))
            .await;
        assert_eq!(answer["errors"][0]["extensions"]["code"], code, "{email}");
    }
    harness.stop().await;
}

#[tokio::test]
async fn an_unknown_document_id_has_a_code_of_its_own() {
    let harness = Harness::start().await;
    let id = "0".repeat(64);
    for request in [
        json!({ "documentId": id }),
        // As clients of the WebSocket protocol send an id.
        json!({ "query": "", "extensions": { "documentId": id } }),
    ] {
        let refused = post(&harness, GRAPHQL, &request.to_string()).await;
        assert_eq!(refused.status(), StatusCode::BAD_REQUEST);
        assert_eq!(
            plain(refused.json().await.unwrap()),
            json!({ "errors": [{
                "message": "This gateway has no document with this id.",
                "extensions": { "code": "NOT_FOUND", "retryable": false },
            }] }),
        );
    }
    harness.stop().await;
}
