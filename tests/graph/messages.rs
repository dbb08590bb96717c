//! What error messages repeat of a request.

use reqwest::Method;
use serde_json::{Value, json};

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
