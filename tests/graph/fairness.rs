//! What one caller does to others: nobody without a session, and no service that is stuck, may slow or stop
//! the gateway for them.

use pretty_assertions::assert_eq;
use serde_json::json;

use crate::support::{Harness, STAFF};

#[tokio::test]
async fn ids_that_are_too_long_are_bad_input_and_do_not_count_against_the_service() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let stranger = harness.with_token("invalid");
    let long = "x".repeat(70_000);
    let fields: String = (0..13)
        .map(|n| format!("a{n}: job(jobId: \"{n}{long}\") {{ jobId }} "))
        .collect();
    let answer = stranger
        .graphql(&format!("{{ {fields} }}"), json!({}))
        .await;
    let errors = answer["errors"].as_array().unwrap();
    assert_eq!(errors.len(), 13);
    for error in errors {
        assert_eq!(
            (&error["message"], &error["extensions"]),
            (
                &json!("An id or another text is too long: no service has one of this length."),
                &json!({ "code": "BAD_USER_INPUT", "retryable": false })
            )
        );
    }
    assert_eq!(harness.sorted_calls().await, [""; 0]);
    assert_eq!(
        client
            .graphql("{ customers { totalCount } }", json!({}))
            .await,
        json!({ "data": { "customers": { "totalCount": 40 } } })
    );
    harness.stop().await;
}

#[tokio::test]
async fn credentials_that_are_too_long_are_sent_nowhere() {
    let harness = Harness::start().await;
    let token = harness.with_token(&"t".repeat(8_001));
    let answer = token.graphql("{ viewer { email } }", json!({})).await;
    assert_eq!(answer["errors"][0]["extensions"]["code"], "UNAUTHENTICATED");
    let query = "mutation ($input: SignInInput!) { signIn(input: $input) { token } }";
    for (email, password) in [
        (STAFF, &*"p".repeat(1_001)),
        (&*format!("{STAFF}{}", "e".repeat(1_000)), "p"),
    ] {
        let input = json!({ "email": email, "password": password });
        let answer = harness.graphql(query, json!({ "input": input })).await;
        assert_eq!(answer["errors"][0]["extensions"]["code"], "BAD_USER_INPUT");
    }
    assert_eq!(harness.sorted_calls().await, [""; 0]);
    harness.stop().await;
}
