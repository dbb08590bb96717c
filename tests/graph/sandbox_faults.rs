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

fn cleared(errors: &Value) -> Value {
    json!({ "data": { "clearFaults": { "errors": errors } } })
}

#[tokio::test]
async fn faults_are_listed_as_set_oldest_first_and_apply_until_cleared() {
    let harness = Harness::with_faults(&[]).await;
    let client = harness.sign_in(STAFF).await;
    let healthy = json!({ "data": { "customers": { "totalCount": 40 } } });
    assert_eq!(client.graphql(CUSTOMERS, json!({})).await, healthy);
    let path = "/v3/api/customers";
    let inputs = [
        json!({ "path": path, "kind": "STATUS", "status": 500 }),
        json!({ "path": path, "kind": "MALFORMED_ROW", "times": 2 }),
        json!({ "service": "PIPELINE", "kind": "LATENCY", "latencyMs": 60_000 }),
        json!({ "service": "STORAGE", "path": "/files", "kind": "CUT", "latencyMs": 5 }),
    ];
    let mut set_faults = Vec::new();
    for input in inputs {
        let mut payload = set(&client, input).await;
        assert_eq!(payload["errors"], json!([]));
        set_faults.push(payload["fault"].take());
    }
    assert_eq!(faults(&client).await, json!(set_faults));
    let ids: Vec<&Value> = set_faults.iter().map(|fault| &fault["faultId"]).collect();
    let none = || Value::Null;
    let fault = |index: usize,
                 service: [&str; 2],
                 path: &str,
                 kind: [&str; 2],
                 numbers: [Value; 3]| {
        json!({
            "faultId": ids[index], "service": service[0], "serviceLabel": service[1], "path": path, "kind": kind[0],
            "kindLabel": kind[1], "status": numbers[0], "latencyMs": numbers[1], "timesLeft": numbers[2],
        })
    };
    let main = ["MAIN", "Main API"];
    assert_eq!(
        json!(set_faults),
        json!([
            fault(
                0,
                main,
                path,
                ["STATUS", "Status"],
                [json!(500), none(), none()]
            ),
            fault(
                1,
                main,
                path,
                ["MALFORMED_ROW", "Malformed row"],
                [none(), none(), json!(2)]
            ),
            fault(
                2,
                ["PIPELINE", "Pipeline"],
                "",
                ["LATENCY", "Latency"],
                [none(), json!(60_000), none()]
            ),
            fault(
                3,
                ["STORAGE", "Storage"],
                "/files",
                ["CUT", "Cut body"],
                [none(), json!(5), none()]
            ),
        ])
    );

    // A cached read does not hide the oldest fault, and without it the next one applies.
    let failed = client.graphql(CUSTOMERS, json!({})).await;
    assert_eq!(code(&failed), "UPSTREAM_UNAVAILABLE");
    // A fault that is gone is cleared as well.
    for _ in 0..2 {
        assert_eq!(clear(&client, ids[0].clone()).await, cleared(&json!([])));
    }
    let answer = client.graphql(CUSTOMERS, json!({})).await;
    assert_eq!(answer["data"]["customers"]["totalCount"], 38);
    assert_eq!(faults(&client).await[0]["timesLeft"], 1);
    assert_eq!(clear(&client, none()).await, cleared(&json!([])));
    assert_eq!(faults(&client).await, json!([]));
    assert_eq!(client.graphql(CUSTOMERS, json!({})).await, healthy);
}

#[tokio::test]
async fn a_fault_set_on_the_switch_keeps_its_own_word() {
    let harness = Harness::with_faults(&[]).await;
    let client = harness.sign_in(STAFF).await;
    harness
        .fault(json!({ "service": "backfill", "kind": "not-json", "count": 3 }))
        .await;
    let faults = faults(&client).await;
    assert_eq!(
        [
            &faults[0]["kind"],
            &faults[0]["kindLabel"],
            &faults[0]["timesLeft"]
        ],
        [&json!("UNRECOGNIZED"), &json!("not-json"), &json!(3)]
    );
}

#[tokio::test]
async fn an_invalid_fault_is_rejected_field_by_field() {
    let harness = Harness::with_faults(&[]).await;
    let client = harness.sign_in(STAFF).await;
    let input = json!({
        "service": "UNRECOGNIZED", "path": "v3", "kind": "STATUS", "status": 399, "latencyMs": 60_001, "times": 0,
    });
    let error = |field: &str, message: &str| json!({ "message": message, "path": ["input", field], "code": "REJECTED" });
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

#[tokio::test]
async fn only_signed_in_users_change_faults_even_while_the_service_that_knows_them_is_down() {
    let harness = Harness::with_faults(&[]).await;
    let client = harness.sign_in(STAFF).await;
    let input = json!({ "kind": "STATUS", "status": 500 });
    for stranger in [harness.with_token("gone"), (*harness).clone()] {
        let answer = stranger.graphql(SET, json!({ "input": input })).await;
        assert_eq!(code(&answer), "UNAUTHENTICATED");
        assert_eq!(
            code(&clear(&stranger, Value::Null).await),
            "UNAUTHENTICATED"
        );
    }
    let answer = harness.graphql(FAULTS, json!({})).await;
    assert_eq!(code(&answer), "UNAUTHENTICATED");
    assert_eq!(set(&client, input).await["errors"], json!([]));
    assert_eq!(faults(&client).await[0]["kind"], "STATUS");
    assert_eq!(clear(&client, Value::Null).await, cleared(&json!([])));
    assert_eq!(faults(&client).await, json!([]));
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
    let query = "{ sandbox { faults { faultId } } developerTests { label } }";
    let answer = client.graphql(query, json!({})).await;
    assert_eq!(code(&answer), "UPSTREAM_UNAVAILABLE");
    assert_eq!(answer["errors"][0]["path"], json!(["sandbox", "faults"]));
    assert!(!answer.to_string().contains("127.0.0.1"), "{answer}");
    assert_eq!(answer["data"]["sandbox"]["faults"], json!(null));
    assert_eq!(
        answer["data"]["developerTests"].as_array().unwrap().len(),
        13
    );
    let answer = client
        .graphql(SET, json!({ "input": { "kind": "CUT" } }))
        .await;
    assert_eq!(code(&answer), "UPSTREAM_UNAVAILABLE");
}
