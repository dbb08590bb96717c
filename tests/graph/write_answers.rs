//! What the services answer to writes, and what of it counts as saved.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::socket::Socket;
use crate::support::{Client, Harness, STAFF, table};

const PATH: &str = "/v3/api/customers/3";
const MAY_BE_DONE: &str = "It may have been done. Check before you try again.";
const SAVE: &str = "mutation ($input: UpdateCustomerInput!) {
  updateCustomer(input: $input) { customer { customerId } errors { code message path } }
}";

/// Saves a customer while the service answers with this, and returns what the caller sees.
async fn saved(harness: &Harness, client: &Client, mut answer: Value) -> Value {
    for (key, value) in [
        ("service", json!("main")),
        ("path", json!(PATH)),
        ("method", json!("PUT")),
        ("count", json!(1)),
    ] {
        answer[key] = value;
    }
    harness.fault(answer).await;
    let input = json!({ "customerId": 3, "name": "Harbor Transit" });
    client.graphql(SAVE, json!({ "input": input })).await
}

fn success() -> Value {
    json!({ "data": { "updateCustomer": { "customer": { "customerId": 3 }, "errors": [] } } })
}

fn refusal(code: &str, message: &str) -> Value {
    let error = json!({ "code": code, "message": message, "path": null });
    json!({ "data": { "updateCustomer": { "customer": null, "errors": [error] } } })
}

/// The message, code and `retryable` of the only error of an answer without data.
fn failure(answer: &Value) -> (&str, &str, bool) {
    let error = &answer["errors"][0];
    assert!(answer["data"]["updateCustomer"].is_null(), "{answer}");
    (
        error["message"].as_str().unwrap_or_default(),
        error["extensions"]["code"].as_str().unwrap_or_default(),
        error["extensions"]["retryable"].as_bool().unwrap_or(true),
    )
}

#[tokio::test]
async fn an_empty_body_and_every_json_that_reports_a_save_count_as_saved() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let nested = format!("{}{}", "[".repeat(300), "]".repeat(300));
    let bodies = [
        "",
        " \n",
        "null",
        "3",
        "\"Saved.\"",
        "[]",
        r#"{"message":"Saved."}"#,
        r#"{"data":{"customerId":3}}"#,
        r#"{"status":"ok","message":"Saved."}"#,
        r#"{"data":{"customerId":3,"customerName":"half a pair \ud83d","size":1e999}}"#,
        r#"{"\udc00":1}"#,
        r#""\ud83d""#,
        "-1e999",
        &nested,
    ];
    for body in bodies {
        for status in [200, 201] {
            let answer = json!({ "kind": "wrong-shape", "status": status, "body": body });
            let answer = saved(&harness, &client, answer).await;
            assert_eq!(answer, success(), "{status} {body}");
        }
    }
}

#[tokio::test]
async fn a_page_or_a_broken_body_does_not_count_as_saved() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let unreadable = format!("The main service sent an unreadable response. {MAY_BE_DONE}");
    let unreadable = (&*unreadable, "UPSTREAM_INVALID_RESPONSE", false);
    let bodies = [
        "OK",
        "<html><h1>Sign in</h1></html>",
        r#"{"data":{"#,
        "{} {}",
    ];
    for body in bodies {
        let answer = json!({ "kind": "wrong-shape", "status": 200, "body": body });
        let answer = saved(&harness, &client, answer).await;
        assert_eq!(failure(&answer), unreadable, "{body}");
    }
    let page = json!({ "kind": "html", "status": 201 });
    let answer = saved(&harness, &client, page).await;
    assert_eq!(failure(&answer), unreadable);
    let error = r#"{"status":"error","message":"The name is too long."}"#;
    let answer = json!({ "kind": "wrong-shape", "status": 200, "body": error });
    assert_eq!(
        saved(&harness, &client, answer).await,
        refusal("REFUSED", "The name is too long.")
    );
    let own_words = |status: u16| format!("The main service refused this ({status}).");
    let long = format!(r#"{{"message":"{}"}}"#, "x".repeat(2_000));
    let surrogate = r#"{"status":"error","message":"No \ud83d.","size":1e999}"#;
    for (status, error, message) in [
        (200, r#"{"status":"error"}"#, own_words(200)),
        (200, surrogate, "No \u{fffd}.".to_owned()),
        (422, r#"{"message":7}"#, "7".to_owned()),
        (422, r#"{"message":"  "}"#, own_words(422)),
        (422, r#"{"error":"Nothing to show"}"#, own_words(422)),
        (422, &*long, "x".repeat(500)),
    ] {
        let answer = json!({ "kind": "wrong-shape", "status": status, "body": error });
        let answer = saved(&harness, &client, answer).await;
        assert_eq!(answer, refusal("REFUSED", &message));
    }
}

#[tokio::test]
async fn the_words_of_every_refusal_are_shown() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    for status in [400, 402, 403, 404, 409, 413, 415, 418, 422, 429] {
        let code = match status {
            403 => "FORBIDDEN",
            404 => "NOT_FOUND",
            409 => "TAKEN",
            _ => "REFUSED",
        };
        let answer = json!({ "kind": "status", "status": status, "body": "Not like this." });
        let answer = saved(&harness, &client, answer).await;
        assert_eq!(answer, refusal(code, "Not like this."), "{status}");
        let page = json!({ "kind": "html", "status": status });
        let generic = format!("The main service refused this ({status}).");
        let answer = saved(&harness, &client, page).await;
        assert_eq!(answer, refusal(code, &generic), "{status}");
    }
}

#[tokio::test]
async fn a_status_that_is_neither_success_nor_refusal_is_an_error_with_the_words_of_the_service() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    for status in [202, 203, 206, 302] {
        let answer = json!({ "kind": "status", "status": status, "body": "Saved later." });
        let answer = saved(&harness, &client, answer).await;
        let later = format!("Saved later. {MAY_BE_DONE}");
        let expected = (&*later, "UPSTREAM_INVALID_RESPONSE", false);
        assert_eq!(failure(&answer), expected, "{status}");
    }
    // The words of a service that failed are for its developers.
    for status in [500, 503, 507] {
        let answer = json!({ "kind": "status", "status": status, "body": "ORA-00942" });
        let answer = saved(&harness, &client, answer).await;
        let down = "The main service is not available.";
        let expected = (down, "UPSTREAM_UNAVAILABLE", false);
        assert_eq!(failure(&answer), expected, "{status}");
    }
}

#[tokio::test]
async fn a_lost_answer_says_that_it_may_have_been_done() {
    let harness = Harness::with(&["--upstream-timeout-ms", "500"]).await;
    let down = "The main service is not available.";
    let timed_out = "The main service did not answer in time.";
    let proxy = |status: u16| json!({ "kind": "wrong-shape", "status": status, "body": r#"{"message":"Lost."}"# });
    for (answer, reason, is_lost) in [
        (json!({ "kind": "cut" }), down, true),
        (json!({ "kind": "reset" }), down, true),
        (json!({ "kind": "hang" }), timed_out, true),
        (proxy(502), down, true),
        (proxy(504), down, true),
        (proxy(500), down, false),
        (proxy(503), down, false),
    ] {
        let code = match reason == timed_out {
            true => "UPSTREAM_TIMEOUT",
            false => "UPSTREAM_UNAVAILABLE",
        };
        let client = harness.sign_in(STAFF).await;
        harness.clear_calls().await;
        let said = answer.to_string();
        let answer = saved(&harness, &client, answer).await;
        let message = match is_lost {
            true => format!("{reason} {MAY_BE_DONE}"),
            false => reason.to_owned(),
        };
        assert_eq!(failure(&answer), (&*message, code, false), "{said}");
        assert_eq!(harness.writes().await.len(), 1, "{said}");
    }
}

#[tokio::test]
async fn a_mutation_that_takes_too_long_may_have_been_done() {
    let harness = Harness::with(&["limit:request_ms=500"]).await;
    let client = harness.sign_in(STAFF).await;
    let late = json!({
        "service": "main", "path": "/v3/api/customers", "method": "POST", "kind": "latency", "latencyMs": 2_000,
    });
    harness.fault(late).await;
    let expected = json!([{
        "message": format!("The request took too long. {MAY_BE_DONE}"),
        "extensions": { "code": "UPSTREAM_TIMEOUT", "retryable": false, "outcomeUnknown": true },
    }]);
    let query = "mutation { createCustomer(input: { name: \"Late\" }) { errors { message } } }";
    let answer = client.graphql(query, json!({})).await;
    assert_eq!(answer["errors"], expected);
    let token = format!("Bearer {}", client.token());
    let mut socket = Socket::ready(&harness, json!({ "Authorization": token })).await;
    socket.subscribe("a", query).await;
    let refused = &socket.receive().await["payload"][0];
    assert_eq!(refused["message"], expected[0]["message"]);
    assert_eq!(refused["extensions"]["retryable"], false);
}

#[tokio::test]
async fn a_message_in_place_of_what_was_read_is_an_error_with_its_words() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let reads = "
        /v3/api/customers                      | { customers { totalCount } }
        /v3/internal/manager/customer-assets/3 | { customer(by: { customerId: 3 }) { vehicles { totalCount } } }
        /v3/api/campaigns/4/admin-summary/3    | { campaign(campaignId: 4) { adGroupCount } }
        /v3/api/pixels/pixelData/4             | { campaign(campaignId: 4) { pixelVisits { days { __typename } } } }
    ";
    for [path, query] in table(reads) {
        let healthy = client.fresh(query, json!({})).await;
        assert!(healthy["errors"].is_null(), "{healthy}");
        let body = json!({ "message": "The database is down." });
        harness.answer_once(path, body).await;
        let answer = client.fresh(query, json!({})).await;
        let error = &answer["errors"][0];
        assert_eq!(error["message"], "The database is down.", "{path} {answer}");
        let extensions = json!({
            "code": "UPSTREAM_INVALID_RESPONSE", "retryable": false, "service": "main",
            "userMessage": "The database is down.",
        });
        assert_eq!(error["extensions"], extensions, "{path}");
    }
}
