//! The developers' tests: how long they took, and long answers.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Harness, STAFF};

const RUN: &str = "mutation { runDeveloperTest(input: { name: REDIS }) {
  outcome { succeeded answer isAnswerCut ranAt durationMs }
} }";

/// The outcome of a test during this fault.
async fn outcome(harness: &Harness, mut fault: Value) -> Value {
    fault["service"] = json!("main");
    fault["path"] = json!("/v3/api/dev/redis");
    fault["count"] = json!(1);
    harness.fault(fault).await;
    let client = harness.sign_in(STAFF).await;
    let mut answer = client.graphql(RUN, json!({})).await;
    answer["data"]["runDeveloperTest"]["outcome"].take()
}

#[tokio::test]
async fn a_test_says_when_it_ran_and_how_long_it_took() {
    let harness = Harness::start().await;
    let outcome = outcome(&harness, json!({ "kind": "latency", "latencyMs": 300 })).await;
    let duration = outcome["durationMs"].as_i64().unwrap();
    assert!((300..9_000).contains(&duration), "{duration}");
    assert!(
        outcome["ranAt"].as_str().unwrap().ends_with('Z'),
        "{outcome}"
    );
}

#[tokio::test]
async fn a_megabyte_comes_whole_and_of_many_the_beginning() {
    let harness = Harness::start().await;
    let mut megabyte = "all is well\n".repeat(90_000);
    megabyte.push_str("end");
    for status in [200, 500] {
        let fault = json!({ "kind": "html", "status": status, "body": megabyte });
        let found = outcome(&harness, fault).await;
        assert_eq!(found["succeeded"], status == 200);
        assert_eq!(found["isAnswerCut"], false);
        assert_eq!(found["answer"], megabyte);
    }
    let found = outcome(&harness, json!({ "kind": "huge" })).await;
    assert_eq!(found["succeeded"], true);
    assert_eq!(found["isAnswerCut"], true);
    assert_eq!(found["answer"].as_str().unwrap().len(), 4 << 20);
}
