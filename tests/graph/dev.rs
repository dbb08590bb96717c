//! The developers' tests: how long they took, and long answers.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{DEVELOPER, Harness, STAFF};

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

#[tokio::test]
async fn the_calls_of_services_are_counted_for_developers_only() {
    const CALLS: &str = "{ developer { serviceCalls {
        name service method path callCount failureCount unreadableRowCount hasFailed lastStatus lastError
    } } }";
    let harness = Harness::start().await;
    let staff = harness.sign_in(STAFF).await.graphql(CALLS, json!({})).await;
    assert_eq!(staff["errors"][0]["extensions"]["code"], "FORBIDDEN");
    assert_eq!(
        staff["errors"][0]["path"],
        json!(["developer", "serviceCalls"])
    );

    let client = harness.sign_in(DEVELOPER).await;
    harness.fault(json!({ "service": "pipeline", "path": "/", "kind": "status", "status": 404, "count": 1 })).await;
    harness.fault(json!({ "service": "main", "path": "/v3/api/markets", "kind": "malformed-row", "count": 1 })).await;
    client
        .graphql(
            "{ developer { pipelineHello } markets { totalCount } }",
            json!({}),
        )
        .await;
    let answer = client.graphql(CALLS, json!({})).await;
    let calls = answer["data"]["developer"]["serviceCalls"]
        .as_array()
        .unwrap();
    const KEYS: [&str; 8] = [
        "method",
        "path",
        "callCount",
        "failureCount",
        "unreadableRowCount",
        "hasFailed",
        "lastStatus",
        "lastError",
    ];
    let cases = [
        (
            "markets.all",
            json!(["GET", "/v3/api/markets", 1, 0, 2, false, 200, null]),
        ),
        (
            "pipeline.hello",
            json!(["GET", "/api/hello", 1, 1, 0, true, 404, null]),
        ),
        (
            "pixels.create",
            json!(["POST", "/v3/api/pixels", 0, 0, 0, null, null, null]),
        ),
    ];
    for (name, expected) in cases {
        let call = calls.iter().find(|call| call["name"] == name).unwrap();
        assert_eq!(json!(KEYS.map(|key| &call[key])), expected, "{name}");
    }
}
