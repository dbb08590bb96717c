//! What one operation may return: counted before it runs, and while it runs.

use pretty_assertions::assert_eq;
use serde_json::json;

use crate::support::{Harness, STAFF};

#[tokio::test]
async fn lists_in_lists_are_refused_before_anything_runs() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let query = "query ($first: Int!) {
  customer(by: { customerId: 3 }) {
    campaigns(first: $first) { nodes { customer { campaigns(first: $first) { nodes { customer { name } } } } } }
  }
}";
    assert_eq!(
        client.graphql(query, json!({ "first": 5000 })).await,
        json!({ "errors": [{
            "message": "The operation can return 50015002 objects, and the limit is 500000. Select smaller pages \
                        (\"first\"), or fewer lists in lists.",
            "extensions": { "code": "LIMIT_EXCEEDED", "retryable": false },
        }] })
    );
    assert_eq!(harness.calls().await, [""; 0]);
    let answer = client.graphql(query, json!({ "first": 2 })).await;
    assert_eq!(answer.get("errors"), None);
    harness.stop().await;
}

#[tokio::test]
async fn the_limit_of_objects_is_exact() {
    let harness = Harness::with(&["--max-objects", "21"]).await;
    for (first, is_within) in [(20, true), (21, false)] {
        let query = format!("{{ customers(first: {first}) {{ nodes {{ id }} }} }}");
        let answer = harness.graphql(&query, json!({})).await;
        assert_eq!(answer.get("data").is_some(), is_within, "{answer}");
    }
    harness.stop().await;
}

#[tokio::test]
async fn a_list_beyond_the_rows_of_an_operation_fails_and_the_others_stay() {
    let harness = Harness::with(&["--max-rows", "30"]).await;
    let client = harness.sign_in(STAFF).await;
    let query = "{
  customers(first: 20) { nodes { customerId } }
  console { isSandbox }
  markets(first: 11) { totalCount }
}";
    // What is cached answers at once, so the lists are made in their order.
    client
        .graphql(
            "{ customers(first: 0) { totalCount } markets(first: 0) { totalCount } }",
            json!({}),
        )
        .await;
    let answer = client.graphql(query, json!({})).await;
    assert_eq!(
        answer["data"]["customers"]["nodes"]
            .as_array()
            .unwrap()
            .len(),
        20
    );
    assert_eq!(answer["data"]["console"], json!({ "isSandbox": false }));
    assert_eq!(answer["data"]["markets"], json!(null));
    assert_eq!(
        answer["errors"],
        json!([{
            "message": "With this list the operation would return 31 rows, and the limit is 30. Select smaller pages \
                        (\"first\"), or fewer lists in lists.",
            "locations": [{ "line": 4, "column": 3 }],
            "path": ["markets"],
            "extensions": { "code": "LIMIT_EXCEEDED", "retryable": false },
        }])
    );
    harness.stop().await;
}

#[tokio::test]
async fn a_list_beyond_the_bytes_of_an_operation_fails_and_the_others_stay() {
    let harness = Harness::with(&["--max-list-bytes", "1000"]).await;
    let client = harness.sign_in(STAFF).await;
    let query = "{
  console { isSandbox }
  customers(first: 40) { totalCount nodes { id name slug } }
}";
    let answer = client.graphql(query, json!({})).await;
    assert_eq!(
        answer["data"],
        json!({ "console": { "isSandbox": false }, "customers": null })
    );
    let error = &answer["errors"][0];
    assert_eq!(error["path"], json!(["customers", "nodes"]));
    assert_eq!(error["extensions"]["code"], "LIMIT_EXCEEDED");
    let message = error["message"].as_str().unwrap();
    assert!(
        message.contains(" bytes, and the limit is 1000."),
        "{message}"
    );
    harness.stop().await;
}
