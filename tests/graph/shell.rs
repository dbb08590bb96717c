//! Signing in and out, the signed-in user and the console.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{DEVELOPER, Harness, STAFF};

const SIGN_IN: &str = "mutation ($email: String!, $password: String!) {
  signIn(input: { email: $email, password: $password }) {
    token
    viewer { id displayName email company isDeveloper isLockMaintainer user { userId } }
    errors { message path code }
  }
}";

const VIEWER: &str =
    "{ viewer { displayName email company isDeveloper isLockMaintainer customer { name } } }";

/// The error of every field without a valid session.
fn unauthenticated(field: &str, extensions: &Value) -> Value {
    json!({
        "data": { field: null },
        "errors": [{
            "message": "There is no valid session. Sign in again.",
            "locations": [{ "line": 1, "column": 3 }],
            "path": [field],
            "extensions": extensions,
        }],
    })
}

fn refused(message: &str) -> Value {
    let errors = json!([{ "message": message, "path": null, "code": "UNAUTHORIZED" }]);
    json!({ "data": { "signIn": { "token": null, "viewer": null, "errors": errors } } })
}

#[tokio::test]
async fn signing_in_returns_the_viewer() {
    let harness = Harness::start().await;
    let input = json!({ "email": STAFF, "password": "staff-pass" });
    let mut answer = harness.graphql(SIGN_IN, input).await;
    let token = answer["data"]["signIn"]["token"].take();
    assert_eq!(
        answer,
        json!({ "data": { "signIn": {
            "token": null,
            "viewer": {
                "id": "Vmlld2VyOjE",
                "displayName": "Dana Reyes",
                "email": "staff@marquee.example",
                "company": "Marquee",
                "isDeveloper": false,
                "isLockMaintainer": false,
                "user": { "userId": 1 },
            },
            "errors": [],
        } } })
    );
    assert_eq!(
        harness.sorted_calls().await,
        ["main POST /v3/auth/authenticate"]
    );

    let client = harness.with_token(token.as_str().unwrap());
    assert_eq!(
        client.graphql(VIEWER, json!({})).await,
        json!({ "data": { "viewer": {
            "displayName": "Dana Reyes",
            "email": "staff@marquee.example",
            "company": "Marquee",
            "isDeveloper": false,
            "isLockMaintainer": false,
            "customer": { "name": "Harbor Transit" },
        } } })
    );
}

#[tokio::test]
async fn a_wrong_password_and_an_unknown_email_get_the_same_error() {
    let harness = Harness::start().await;
    for email in [STAFF, "nobody@marquee.example"] {
        let input = json!({ "email": email, "password": "wrong" });
        assert_eq!(
            harness.graphql(SIGN_IN, input).await,
            refused("Invalid email or password.")
        );
    }
}

#[tokio::test]
async fn an_email_without_the_company_text_is_refused_before_any_call() {
    let harness = Harness::start().await;
    for email in ["staff@other.example", ""] {
        let input = json!({ "email": email, "password": "staff-pass" });
        assert_eq!(
            harness.graphql(SIGN_IN, input).await,
            refused("Unauthorized")
        );
    }
    assert_eq!(harness.sorted_calls().await, [""; 0]);
    for email in ["STAFF@MARQUEE.EXAMPLE", "marquee.fan@other.example"] {
        let input = json!({ "email": email, "password": "wrong" });
        assert_eq!(
            harness.graphql(SIGN_IN, input).await,
            refused("Invalid email or password.")
        );
    }
    assert_eq!(
        harness.sorted_calls().await,
        ["main POST /v3/auth/authenticate"; 2]
    );
}

#[tokio::test]
async fn a_request_may_contain_only_one_sign_in() {
    let harness = Harness::start().await;
    let query = "mutation ($input: SignInInput!) {
  first: signIn(input: $input) { errors { message } }
  second: signIn(input: $input) { errors { message } }
}";
    let input = json!({ "email": STAFF, "password": "wrong" });
    assert_eq!(
        harness.graphql(query, json!({ "input": input })).await,
        json!({
            "data": { "first": { "errors": [{ "message": "Invalid email or password." }] }, "second": null },
            "errors": [{
                "message": "Only one sign-in per request is allowed.",
                "locations": [{ "line": 3, "column": 3 }],
                "path": ["second"],
                "extensions": { "code": "LIMIT_EXCEEDED", "retryable": false },
            }],
        })
    );
    assert_eq!(
        harness.sorted_calls().await,
        ["main POST /v3/auth/authenticate"]
    );
}

#[tokio::test]
async fn ten_failures_make_only_that_email_wait() {
    let harness = Harness::start().await;
    let wrong = json!({ "email": STAFF, "password": "wrong" });
    for _ in 0..10 {
        assert_eq!(
            harness.graphql(SIGN_IN, wrong.clone()).await,
            refused("Invalid email or password.")
        );
    }
    harness.clear_calls().await;
    let right = json!({ "email": STAFF, "password": "staff-pass" });
    let mut wait = refused("Too many failed attempts. Please try again in a minute.");
    wait["data"]["signIn"]["errors"][0]["code"] = json!("TOO_MANY_ATTEMPTS");
    assert_eq!(harness.graphql(SIGN_IN, right).await, wait);
    assert_eq!(harness.sorted_calls().await, [""; 0]);
    harness.sign_in(DEVELOPER).await;
}

#[tokio::test]
async fn signing_in_fails_with_an_error_if_the_service_is_down_or_returns_no_token() {
    let harness = Harness::start().await;
    let failure = |message: &str, code: &str, is_retryable: bool| {
        json!({
            "data": { "signIn": null },
            "errors": [{
                "message": message,
                "locations": [{ "line": 2, "column": 3 }],
                "path": ["signIn"],
                "extensions": { "code": code, "retryable": is_retryable, "service": "main" },
            }],
        })
    };
    let input = json!({ "email": STAFF, "password": "staff-pass" });
    let path = "/v3/auth/authenticate";
    let down =
        json!({ "service": "main", "path": path, "kind": "status", "status": 503, "count": 1 });
    harness.fault(down).await;
    let expected = failure(
        "The main service is not available.",
        "UPSTREAM_UNAVAILABLE",
        true,
    );
    assert_eq!(harness.graphql(SIGN_IN, input.clone()).await, expected);

    let odd = json!({ "service": "main", "path": path, "kind": "wrong-shape", "count": 1 });
    harness.fault(odd).await;
    let message = "The main service accepted the sign-in but returned no token.";
    let expected = failure(message, "UPSTREAM_INVALID_RESPONSE", false);
    assert_eq!(harness.graphql(SIGN_IN, input).await, expected);
    assert_eq!(
        harness.sorted_calls().await,
        ["main POST /v3/auth/authenticate"; 2]
    );
}

#[tokio::test]
async fn a_developer_has_both_roles_and_plain_staff_have_none() {
    let harness = Harness::start().await;
    let query = "{ viewer { email isDeveloper isLockMaintainer } }";
    let cases = [(DEVELOPER, true), (STAFF, false)];
    for (email, has_roles) in cases {
        let client = harness.sign_in(email).await;
        assert_eq!(
            client.graphql(query, json!({})).await,
            json!({ "data": { "viewer": {
                "email": email, "isDeveloper": has_roles, "isLockMaintainer": has_roles,
            } } })
        );
    }
}

#[tokio::test]
async fn a_blank_name_of_the_viewer_is_null() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let me = json!({ "data": { "userId": 1, "displayName": "", "company": " ", "email": STAFF } });
    harness.answer_once("/v3/auth/me", me).await;
    assert_eq!(
        client
            .graphql("{ viewer { displayName company email } }", json!({}))
            .await,
        json!({ "data": { "viewer": { "displayName": null, "company": null, "email": STAFF } } })
    );
}

#[tokio::test]
async fn without_a_token_nothing_is_sent() {
    let harness = Harness::start().await;
    let extensions = json!({ "code": "UNAUTHENTICATED", "retryable": false });
    for (field, selection) in [
        ("viewer", "{ id }"),
        ("customers", "{ totalCount }"),
        ("users", "{ totalCount }"),
        ("markets", "{ totalCount }"),
        ("campaigns", "{ totalCount }"),
        ("jobs", "{ totalCount }"),
    ] {
        let answer = harness
            .graphql(&format!("{{ {field} {selection} }}"), json!({}))
            .await;
        assert_eq!(answer, unauthenticated(field, &extensions));
    }
    let query = "mutation { createCustomer(input: { name: \"Nobody\" }) { errors { message } } }";
    let answer = harness.graphql(query, json!({})).await;
    assert_eq!(answer["errors"][0]["extensions"], extensions);
    assert_eq!(answer["data"], json!({ "createCustomer": null }));
    assert_eq!(harness.sorted_calls().await, [""; 0]);
}

#[tokio::test]
async fn an_unknown_token_is_unauthenticated() {
    let harness = Harness::start().await;
    let client = harness.with_token("made-up");
    let extensions = json!({ "code": "UNAUTHENTICATED", "retryable": false, "service": "main" });
    let answer = client.graphql("{ viewer { id } }", json!({})).await;
    assert_eq!(answer, unauthenticated("viewer", &extensions));
}

#[tokio::test]
async fn a_read_refused_with_401_or_403_ends_the_session() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    for status in [403, 401] {
        let path = "/v3/api/customers";
        let fault = json!({ "service": "main", "path": path, "method": "GET", "kind": "status", "status": status, "count": 1 });
        harness.fault(fault).await;
        let extensions =
            json!({ "code": "UNAUTHENTICATED", "retryable": false, "service": "main" });
        let answer = client
            .fresh("{ customers { totalCount } }", json!({}))
            .await;
        assert_eq!(answer, unauthenticated("customers", &extensions));
    }
}

#[tokio::test]
async fn a_write_refused_with_403_has_a_message_and_keeps_the_session() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let fault = json!({
        "service": "main", "path": "/v3/api/customers", "method": "POST", "kind": "status", "status": 403,
        "body": "Only finance may add customers.", "count": 1,
    });
    harness.fault(fault).await;
    harness.clear_calls().await;
    let query = "mutation {
  createCustomer(input: { name: \"New Pier Media\" }) { customer { customerId } errors { message path code } }
}";
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({ "data": { "createCustomer": {
            "customer": null,
            "errors": [{ "message": "Only finance may add customers.", "path": null, "code": "FORBIDDEN" }],
        } } })
    );
    assert_eq!(
        harness.sorted_calls().await,
        ["main GET /v3/auth/me", "main POST /v3/api/customers"]
    );
}

#[tokio::test]
async fn a_write_of_a_session_that_has_ended_is_unauthenticated() {
    let harness = Harness::start().await;
    let gone = harness.with_token("gone");
    let staff = harness.sign_in(STAFF).await;
    let fault = json!({
        "service": "main", "path": "/v3/api/customers", "method": "POST", "kind": "status", "status": 401, "count": 1,
    });
    harness.fault(fault).await;
    let customer = "createCustomer(input: { name: \"New Pier Media\" })";
    let asked = "main GET /v3/auth/me";
    let create = "main POST /v3/api/customers";
    let rerun = "pipeline POST /api/re-run-job";
    let jobs = "rerunPipelineJobs(input: { jobIds: [\"1\", \"2\"] })";
    let cases: [(_, _, &[&str]); 3] = [
        (&staff, customer, &[create]),
        (&gone, customer, &[asked, create]),
        // All writes of an operation ask once.
        (&gone, jobs, &[asked, rerun, rerun]),
    ];
    for (client, mutation, calls) in cases {
        harness.clear_calls().await;
        let query = format!("mutation {{ {mutation} {{ errors {{ message }} }} }}");
        let answer = client.graphql(&query, json!({})).await;
        let code = &answer["errors"][0]["extensions"]["code"];
        assert_eq!(code, "UNAUTHENTICATED", "{mutation}");
        assert_eq!(harness.sorted_calls().await, calls, "{mutation}");
    }
}

#[tokio::test]
async fn signing_out_clears_the_cache() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let count = "{ customers { totalCount } }";
    client.graphql(count, json!({})).await;
    client.graphql(count, json!({})).await;
    assert_eq!(harness.sorted_calls().await, ["main GET /v3/api/customers"]);
    let query = "mutation { signOut { errors { message path code } } }";
    let answer = client.graphql(query, json!({})).await;
    assert_eq!(answer, json!({ "data": { "signOut": { "errors": [] } } }));
    client.graphql(count, json!({})).await;
    assert_eq!(
        harness.sorted_calls().await,
        ["main GET /v3/api/customers"; 2]
    );
}

#[tokio::test]
async fn the_console_needs_no_session_and_makes_no_call() {
    let style = "https://maps.example/style.json?key=k";
    let harness = Harness::with(&[
        "--contact-url",
        "mailto:help@marquee.example",
        "--map-style-url",
        style,
    ])
    .await;
    let answer = harness
        .graphql(
            "{ console { contactUrl isSandbox mapStyleUrl version } }",
            json!({}),
        )
        .await;
    let console = json!({
        "contactUrl": "mailto:help@marquee.example", "isSandbox": false, "mapStyleUrl": style, "version": "0.1.0",
    });
    assert_eq!(answer, json!({ "data": { "console": console } }));
    assert_eq!(harness.sorted_calls().await, [""; 0]);
}
