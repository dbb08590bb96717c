//! What needs attention of more customers than an operation may make calls for.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Harness, STAFF};

#[tokio::test]
async fn customers_beyond_the_calls_of_an_operation_fail_and_the_others_stay() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let rows: Vec<Value> = (1..=1000)
        .map(|id| json!({ "customerId": id, "customerName": format!("Customer {id}") }))
        .collect();
    harness
        .answer_once("/v3/api/customers", json!({ "data": rows }))
        .await;
    harness.clear_calls().await;
    let query =
        "{ customers(first: 1000) { nodes { customerId attention(first: 1) { totalCount } } } }";
    let answer = client.graphql(query, json!({})).await;
    assert_eq!(harness.calls().await.len(), 120);
    let nodes = answer["data"]["customers"]["nodes"].as_array().unwrap();
    let failed = nodes.iter().filter(|node| node["attention"].is_null());
    let failed = failed.count();
    // The lists that all share were read first, so that the other calls serve some customers whole.
    assert!((880..960).contains(&failed), "{failed}");
    let errors = answer["errors"].as_array().unwrap();
    assert_eq!(errors.len(), 1, "{errors:?}");
    let extensions = &errors[0]["extensions"];
    assert_eq!(extensions["code"], "LIMIT_EXCEEDED");
    assert_eq!(extensions["retryable"], true);
    assert_eq!(extensions["count"], failed);
}
