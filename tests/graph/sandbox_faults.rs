//! The faults of the sandbox, set and cleared through the graph.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Client, Harness, STAFF};

const SET: &str = "mutation ($input: SetFaultInput!) {
  setFault(input: $input) {
    fault { faultId service serviceLabel path kind kindLabel status latencyMs timesLeft }
    errors { message path code }
  }
}";
const CLEAR: &str =
    "mutation ($id: Int) { clearFaults(input: { faultId: $id }) { errors { message path code } } }";
const FAULTS: &str = "{ sandbox { faults { faultId service serviceLabel path kind kindLabel status latencyMs timesLeft } } }";
const CUSTOMERS: &str = "{ customers { totalCount } }";

async fn set(client: &Client, input: Value) -> Value {
    let mut answer = client.graphql(SET, json!({ "input": input })).await;
    answer["data"]["setFault"].take()
}

async fn faults(client: &Client) -> Value {
    let mut answer = client.graphql(FAULTS, json!({})).await;
    answer["data"]["sandbox"]["faults"].take()
}

async fn clear(client: &Client, fault_id: Value) -> Value {
    client.graphql(CLEAR, json!({ "id": fault_id })).await
}

/// The code of the only error.
fn code(answer: &Value) -> &str {
    let errors = answer["errors"].as_array().unwrap();
    assert_eq!(errors.len(), 1, "{answer}");
    errors[0]["extensions"]["code"].as_str().unwrap()
}

/// The values of a fault, without its id.
fn line(fault: &Value) -> String {
    let keys = "service serviceLabel path kind kindLabel status latencyMs timesLeft".split(' ');
    let values: Vec<String> = keys.map(|key| fault[key].to_string()).collect();
    values.join(" ")
}

fn cleared(errors: &Value) -> Value {
    json!({ "data": { "clearFaults": { "errors": errors } } })
}

#[tokio::test]
async fn faults_are_listed_oldest_first_and_apply_until_cleared() {
    let harness = Harness::with_faults(&[]).await;
    let client = harness.sign_in(STAFF).await;
    let customers = async || client.graphql(CUSTOMERS, json!({})).await;
    let healthy = customers().await;
    assert_eq!(healthy["data"]["customers"]["totalCount"], 40);
    let path = "/v3/api/customers";
    for input in [
        json!({ "path": path, "kind": "STATUS", "status": 500 }),
        json!({ "path": path, "kind": "MALFORMED_ROW", "times": 2 }),
        json!({ "service": "PIPELINE", "kind": "LATENCY", "latencyMs": 60_000 }),
        json!({ "service": "STORAGE", "path": "/files", "kind": "CUT", "latencyMs": 5 }),
    ] {
        let payload = set(&client, input).await;
        assert_eq!(payload["errors"], json!([]));
        let listed = faults(&client).await;
        assert_eq!(listed.as_array().unwrap().last(), Some(&payload["fault"]));
    }
    let listed = faults(&client).await;
    let lines: Vec<String> = listed.as_array().unwrap().iter().map(line).collect();
    assert_eq!(
        lines,
        [
            r#""MAIN" "Main API" "/v3/api/customers" "STATUS" "Status" 500 null null"#,
            r#""MAIN" "Main API" "/v3/api/customers" "MALFORMED_ROW" "Malformed row" null null 2"#,
            r#""PIPELINE" "Pipeline" "" "LATENCY" "Latency" null 60000 null"#,
            r#""STORAGE" "Storage" "/files" "CUT" "Cut body" null 5 null"#,
        ]
    );
    // A cached read does not hide the oldest fault. Without it, the next one applies.
    assert_eq!(code(&customers().await), "UPSTREAM_UNAVAILABLE");
    // Clearing a fault that is gone succeeds, too.
    for _ in 0..2 {
        let answer = clear(&client, listed[0]["faultId"].clone()).await;
        assert_eq!(answer, cleared(&json!([])));
    }
    assert_eq!(customers().await["data"]["customers"]["totalCount"], 38);
    assert_eq!(faults(&client).await[0]["timesLeft"], 1);
    assert_eq!(clear(&client, Value::Null).await, cleared(&json!([])));
    assert_eq!(faults(&client).await, json!([]));
    assert_eq!(customers().await, healthy);
}

#[tokio::test]
async fn an_invalid_fault_is_rejected_field_by_field() {
    let harness = Harness::with_faults(&[]).await;
    let client = harness.sign_in(STAFF).await;
    let input = json!({
        "service": "UNRECOGNIZED", "path": "v3", "kind": "STATUS", "status": 399, "latencyMs": 60_001, "times": 0,
    });
    let error = |field: &str, message: &str| json!({ "message": message, "path": ["input", field], "code": "INVALID" });
    assert_eq!(
        set(&client, input).await,
        json!({ "fault": null, "errors": [
            error("service", "Choose a service."),
            error("path", "Start with / and use at most 300 characters, without spaces, ? and #. Leave it empty for all paths."),
            error("status", "A status is required for the kind STATUS, from 400 to 599. Other kinds have none."),
            error("latencyMs", "A delay is from 0 to 60,000 milliseconds, and required for the kind LATENCY."),
            error("times", "The number is from 1 to 1,000, and required for 401 and 403, which sign everybody out."),
        ] })
    );
    assert_eq!(faults(&client).await, json!([]));
}

/// The codes of the answers to reading, setting and clearing faults.
async fn codes(client: &Client) -> [String; 3] {
    let input = json!({ "kind": "STATUS", "status": 500 });
    let answers = [
        client.graphql(FAULTS, json!({})).await,
        client.graphql(SET, json!({ "input": input })).await,
        clear(client, Value::Null).await,
    ];
    answers.map(|answer| code(&answer).to_owned())
}

#[tokio::test]
async fn only_a_token_that_the_service_confirms_reads_and_changes_faults() {
    let harness = Harness::with_faults(&[]).await;
    let client = harness.sign_in(STAFF).await;
    // A fault that was set on the switch keeps its own word.
    harness
        .fault(json!({ "service": "backfill", "kind": "not-json", "count": 3 }))
        .await;
    for stranger in [harness.with_token("made-up"), (*harness).clone()] {
        assert_eq!(codes(&stranger).await, ["UNAUTHENTICATED"; 3]);
    }
    assert_eq!(
        line(&faults(&client).await[0]),
        r#""BACKFILL" "Backfill" "" "UNRECOGNIZED" "not-json" null null 3"#
    );
    assert_eq!(clear(&client, Value::Null).await, cleared(&json!([])));
    assert_eq!(faults(&client).await, json!([]));
}

#[tokio::test]
async fn while_tokens_cannot_be_confirmed_only_confirmed_ones_read_and_change_faults() {
    let harness = Harness::with_faults(&[]).await;
    let known = harness.sign_in(STAFF).await;
    let viewer = known.graphql("{ viewer { displayName } }", json!({})).await;
    assert_eq!(viewer.get("errors"), None);
    harness
        .fault(json!({ "service": "main", "path": "/v3/auth/me", "kind": "status", "status": 500 }))
        .await;
    for unknown in [harness.with_token("made-up"), harness.sign_in(STAFF).await] {
        assert_eq!(codes(&unknown).await, ["UPSTREAM_UNAVAILABLE"; 3]);
    }
    assert_eq!(faults(&known).await[0]["path"], "/v3/auth/me");
    let input = json!({ "service": "STORAGE", "kind": "CUT" });
    assert_eq!(set(&known, input).await["errors"], json!([]));
    assert_eq!(clear(&known, Value::Null).await, cleared(&json!([])));
    assert_eq!(faults(&known).await, json!([]));
}

#[tokio::test]
async fn real_services_have_no_faults() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    assert_eq!(
        client.graphql(FAULTS, json!({})).await,
        json!({ "data": { "sandbox": null } })
    );
    let message = "This gateway does not run on the sandbox, so it has no faults.";
    let errors = json!([{ "message": message, "path": null, "code": "NOT_FOUND" }]);
    assert_eq!(
        set(&client, json!({ "kind": "CUT" })).await,
        json!({ "fault": null, "errors": errors })
    );
    assert_eq!(clear(&client, Value::Null).await, cleared(&errors));
}

#[tokio::test]
async fn an_unreachable_switch_fails_the_faults_and_nothing_else() {
    // Port 9 discards, where anything listens there at all.
    let harness = Harness::with(&["--sandbox-faults-url", "http://127.0.0.1:9"]).await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ sandbox { faults { faultId } } developer { tests { label } } }";
    let answer = client.graphql(query, json!({})).await;
    assert_eq!(code(&answer), "UPSTREAM_UNAVAILABLE");
    assert_eq!(answer["errors"][0]["path"], json!(["sandbox", "faults"]));
    assert!(!answer.to_string().contains("127.0.0.1"), "{answer}");
    assert_eq!(answer["data"]["sandbox"]["faults"], json!(null));
    assert_eq!(
        answer["data"]["developer"]["tests"]
            .as_array()
            .unwrap()
            .len(),
        13
    );
    let answer = client
        .graphql(SET, json!({ "input": { "kind": "CUT" } }))
        .await;
    assert_eq!(code(&answer), "UPSTREAM_UNAVAILABLE");
}
