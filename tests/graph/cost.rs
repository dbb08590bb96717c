//! `extensions.cost` of a response.

use pretty_assertions::assert_eq;
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{Client, DEVELOPER, Harness, STAFF};

const QUERY: &str =
    "{ customers(first: 2) { nodes { name } } markets(first: 1) { nodes { name } } }";

async fn ask(client: &Client, cost: Option<&str>, query: &str) -> Value {
    let mut request = client.request(Method::POST, "/graphql");
    if let Some(cost) = cost {
        request = request.header("x-marquee-cost", cost);
    }
    let request = request.json(&json!({ "query": query }));
    request.send().await.unwrap().json().await.unwrap()
}

/// Removes the times and the bytes, which are checked to be positive numbers.
fn counted(mut cost: Value) -> Value {
    fn remove(value: &mut Value) {
        match value {
            Value::Object(members) => {
                for name in ["milliseconds", "bytes", "responseBytes"] {
                    if let Some(number) = members.remove(name) {
                        assert!(number.as_f64().unwrap() > 0.0, "{name}: {number}");
                    }
                }
                members.values_mut().for_each(remove);
            }
            Value::Array(values) => values.iter_mut().for_each(remove),
            _ => {}
        }
    }
    remove(&mut cost);
    cost
}

#[tokio::test]
async fn a_request_that_asks_is_told_what_it_cost() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    for cost in [None, Some("0")] {
        let answer = ask(&client, cost, "{ customers { totalCount } }").await;
        assert_eq!(answer.get("extensions"), None);
    }
    // The customers are cached by now.
    let answer = ask(&client, Some("1"), QUERY).await;
    assert_eq!(
        answer["data"]["customers"]["nodes"]
            .as_array()
            .map(Vec::len),
        Some(2)
    );
    let cost = counted(answer["extensions"]["cost"].clone());
    assert_eq!(
        cost,
        json!({
            "calls": { "made": 1, "shared": 0, "cached": 1 },
            "rows": 3,
            "services": { "main": { "calls": 1 } },
            "left": { "calls": 119, "rows": 99_997 },
        })
    );
}

#[tokio::test]
async fn a_developer_sees_each_call() {
    let harness = Harness::start().await;
    let client = harness.sign_in(DEVELOPER).await;
    harness
        .fault(json!({ "service": "main", "path": "/v3/api/customers", "kind": "status", "status": 503, "count": 1 }))
        .await;
    let answer = ask(&client, Some("1"), "{ customers { totalCount } }").await;
    let cost = counted_log(&answer["extensions"]["cost"]["log"]);
    assert_eq!(
        cost,
        json!([
            { "service": "main", "method": "GET", "path": "/v3/api/customers", "status": 503 },
            { "service": "main", "method": "GET", "path": "/v3/api/customers", "status": 200 },
        ])
    );
    assert_eq!(answer["extensions"]["cost"]["left"]["calls"], 118);
    // The values in a path may be personal.
    let one = ask(
        &client,
        Some("1"),
        "{ market(by: { marketId: 2 }) { geoJson } }",
    )
    .await;
    let path = &one["extensions"]["cost"]["log"][0]["path"];
    assert!(
        path.as_str().is_some_and(|path| path.contains("markets")),
        "{one}"
    );
}

fn counted_log(log: &Value) -> Value {
    let mut log = log.clone();
    for call in log.as_array_mut().unwrap() {
        let call = call.as_object_mut().unwrap();
        assert!(call.remove("milliseconds").unwrap().is_number());
        assert!(call.remove("bytes").unwrap().is_number());
    }
    log
}
