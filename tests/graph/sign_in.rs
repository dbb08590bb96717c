//! The limits on guessing passwords, over the whole way of a request.

use pretty_assertions::assert_eq;
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{Client, DEVELOPER, Harness, STAFF, plain};

const SIGN_IN: &str = "mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) \
     { viewer { email } errors { message } } }";

const WRONG: &str = "Invalid email or password.";
const WAIT: &str = "Too many failed attempts. Please try again in a minute.";

/// Tries to sign in, from an address that a proxy names.
async fn try_from(
    client: &Client,
    header: &str,
    address: &str,
    email: &str,
    password: &str,
) -> Value {
    let variables = json!({ "email": email, "password": password });
    let request = client
        .request(Method::POST, "/graphql")
        .header(header, address)
        .json(&json!({ "query": SIGN_IN, "variables": variables }));
    plain(request.send().await.unwrap().json().await.unwrap())
}

fn refused(message: &str) -> Value {
    json!({ "data": { "signIn": { "viewer": null, "errors": [{ "message": message }] } } })
}

fn signed_in(email: &str) -> Value {
    json!({ "data": { "signIn": { "viewer": { "email": email }, "errors": [] } } })
}

#[tokio::test]
async fn guesses_from_one_ipv6_network_count_together_whatever_the_port() {
    let harness = Harness::with(&["--client-address", "x-forwarded-for"]).await;
    let header = "x-forwarded-for";
    for guess in 0..10 {
        let address = format!("10.0.0.1, [2001:db8:1:2::{guess}]:4{guess}");
        let answer = try_from(&harness, header, &address, STAFF, "wrong").await;
        assert_eq!(answer, refused(WRONG));
    }
    let other_host = "2001:db8:1:2:ffff::1";
    let answer = try_from(&harness, header, other_host, STAFF, "staff-pass").await;
    assert_eq!(answer, refused(WAIT));
    let other_network = "[2001:db8:1:3::1]:443";
    let answer = try_from(&harness, header, other_network, STAFF, "staff-pass").await;
    assert_eq!(answer, signed_in(STAFF));
}

#[tokio::test]
async fn a_sign_in_that_has_to_wait_says_how_long() {
    let harness = Harness::start().await;
    let query = "mutation ($input: SignInInput!) { signIn(input: $input) { \
                 errors { code isRetryable retryAfterSeconds } } }";
    let body = json!({ "query": query, "variables": { "input": { "email": STAFF, "password": "wrong" } } });
    let sign_in = async || {
        let request = harness.request(Method::POST, "/graphql").json(&body);
        let response = request.send().await.unwrap();
        let header = response.headers().get("retry-after").cloned();
        let answer: Value = response.json().await.unwrap();
        (header, answer["data"]["signIn"]["errors"][0].clone())
    };
    for _ in 0..10 {
        let wrong =
            json!({ "code": "UNAUTHORIZED", "isRetryable": false, "retryAfterSeconds": null });
        assert_eq!(sign_in().await, (None, wrong));
    }
    let (header, error) = sign_in().await;
    let seconds: i32 = header.unwrap().to_str().unwrap().parse().unwrap();
    assert!((30..=61).contains(&seconds), "{seconds}");
    assert_eq!(
        error,
        json!({ "code": "TOO_MANY_ATTEMPTS", "isRetryable": true, "retryAfterSeconds": seconds })
    );
}

#[tokio::test]
async fn a_proxy_that_names_no_address_is_refused() {
    let harness = Harness::with(&["--client-address", "x-forwarded-for"]).await;
    let answer = try_from(&harness, "x-forwarded-for", "unknown", STAFF, "staff-pass").await;
    assert_eq!(
        answer,
        json!({ "errors": [{
            "message": "The proxy in front of the gateway must add the address of the caller to X-Forwarded-For.",
            "extensions": { "code": "BAD_USER_INPUT", "retryable": false },
        }] })
    );
    assert_eq!(harness.sorted_calls().await, [""; 0]);
}

#[tokio::test]
async fn strangers_do_not_lock_out_an_email_that_signed_in_from_their_network() {
    let harness = Harness::with(&["--client-address", "x-forwarded-for"]).await;
    let office = "192.0.2.1:4711";
    let answer = try_from(&harness, "x-forwarded-for", office, STAFF, "staff-pass").await;
    assert_eq!(answer, signed_in(STAFF));
    for guess in 0..100 {
        let email = format!("{guess}@marquee.example");
        let answer = try_from(&harness, "x-forwarded-for", office, &email, "wrong").await;
        assert_eq!(answer, refused(WRONG), "{guess}");
    }
    let answer = try_from(
        &harness,
        "x-forwarded-for",
        office,
        DEVELOPER,
        "developer-pass",
    )
    .await;
    assert_eq!(answer, refused(WAIT));
    let answer = try_from(&harness, "x-forwarded-for", office, STAFF, "staff-pass").await;
    assert_eq!(answer, signed_in(STAFF));
}

#[tokio::test]
async fn a_refused_sign_in_has_the_services_words() {
    let harness = Harness::start().await;
    let input = json!({ "email": STAFF, "password": "staff-pass" });
    for status in [401, 403, 404] {
        let message = format!("No entry with {status}.");
        harness
            .fault(json!({
                "service": "main", "path": "/v3/auth/authenticate", "kind": "wrong-shape", "status": status,
                "body": json!({ "message": message }).to_string(), "count": 1,
            }))
            .await;
        let answer = harness.graphql(SIGN_IN, input.clone()).await;
        assert_eq!(answer, refused(&message));
    }
    for (email, password) in [(STAFF, "wrong"), ("nobody@marquee.example", "staff-pass")] {
        let input = json!({ "email": email, "password": password });
        let answer = harness.graphql(SIGN_IN, input).await;
        assert_eq!(answer, refused(WRONG), "{email}");
    }
}

#[tokio::test]
async fn an_answer_without_a_token_counts_as_a_failure() {
    let harness = Harness::start().await;
    let bodies = [
        "{}",
        "{\"data\":{\"token\":null}}",
        "{\"data\":{\"token\":\"\"}}",
        "{\"token\":\" \"}",
        "{\"token\":\"a\\nb\"}",
    ];
    let guess = async || {
        let input = json!({ "email": STAFF, "password": "guess" });
        harness.graphql(SIGN_IN, input).await
    };
    for body in bodies.repeat(2) {
        let path = "/v3/auth/authenticate";
        harness
            .fault(json!({ "service": "main", "path": path, "kind": "wrong-shape", "status": 200, "body": body, "count": 1 }))
            .await;
        let code = &guess().await["errors"][0]["extensions"]["code"];
        assert_eq!(code, "UPSTREAM_INVALID_RESPONSE", "{body}");
    }
    assert_eq!(guess().await, refused(WAIT));
    assert_eq!(harness.calls().await.len(), 10);
}

#[tokio::test]
async fn an_attempt_that_the_service_did_not_check_does_not_count() {
    let harness = Harness::start().await;
    let input = json!({ "email": STAFF, "password": "staff-pass" });
    harness.fault(json!({ "service": "main", "path": "/v3/auth/authenticate", "kind": "status", "status": 500 })).await;
    for _ in 0..11 {
        let code =
            &harness.graphql(SIGN_IN, input.clone()).await["errors"][0]["extensions"]["code"];
        assert_eq!(code, "UPSTREAM_UNAVAILABLE");
    }
    harness.clear_faults().await;
    assert_eq!(harness.graphql(SIGN_IN, input).await, signed_in(STAFF));
}
