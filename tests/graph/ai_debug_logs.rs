//! Pages of many debug logs of the AI assistant.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Harness, STAFF};

#[tokio::test]
async fn pages_of_fifty_thousand_logs_cost_one_call() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let path = "/v3/api/planning/ai-debug-logs";
    let rows: Vec<Value> = (100_000..150_000)
        .map(|id| json!({ "debugId": id, "userId": 12 }))
        .collect();
    harness.answer_once(path, json!({ "data": rows })).await;
    harness.clear_calls().await;
    let query = "query ($after: String) {
      debugLogs(first: 100, after: $after) { totalCount nodes { debugId } pageInfo { endCursor } }
      filtered: debugLogs(filter: { hasErrors: false, userIdText: \"1\" }) { totalCount }
    }";
    let first = client.fresh(query, json!({})).await;
    let after = &first["data"]["debugLogs"]["pageInfo"]["endCursor"];
    let second = client.graphql(query, json!({ "after": after })).await;
    let newest = |answer: &Value| answer["data"]["debugLogs"]["nodes"][0]["debugId"].clone();
    assert_eq!(
        (newest(&first), newest(&second)),
        (json!("149999"), json!("149899"))
    );
    assert_eq!(second["data"]["filtered"]["totalCount"], 50_000);
    assert_eq!(harness.sorted_calls().await, [format!("main GET {path}")]);
}
