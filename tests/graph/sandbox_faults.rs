//! The faults of the sandbox, as they are switched through the graph.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Client, DEVELOPER, Harness, STAFF};

const SET: &str = "mutation ($input: SetFaultInput!) {
  setFault(input: $input) {
    fault { service serviceLabel path method kind kindLabel status message latencyMs timesLeft }
    errors { message path code }
  }
}";

const FAULTS: &str =
    "{ sandbox { faults { service path method kind status message latencyMs timesLeft } } }";

const CUSTOMERS: &str = "{ customers { totalCount } }";

async fn set(client: &Client, input: Value) -> Value {
    let mut answer = client.graphql(SET, json!({ "input": input })).await;
    answer["data"]["setFault"].take()
}

async fn faults(client: &Client) -> Value {
    let mut answer = client.graphql(FAULTS, json!({})).await;
    answer["data"]["sandbox"]["faults"].take()
}

/// The code of the only error.
fn code(answer: &Value) -> &str {
    let errors = answer["errors"].as_array().unwrap();
    assert_eq!(errors.len(), 1, "{answer}");
    errors[0]["extensions"]["code"].as_str().unwrap()
}

#[tokio::test]
async fn a_fault_set_through_the_graph_strikes_the_next_read_and_is_gone_once_cleared() {
    let harness = Harness::with_faults(&[]).await;
    let client = harness.sign_in(STAFF).await;
    let healthy = json!({ "data": { "customers": { "totalCount": 40 } } });
    assert_eq!(client.graphql(CUSTOMERS, json!({})).await, healthy);
    assert_eq!(faults(&client).await, json!([]));
    let fault = json!({
        "service": "MAIN", "path": "/v3/api/customers", "kind": "STATUS", "status": 500, "message": "Back soon.",
    });
    assert_eq!(
        set(&client, fault).await,
        json!({
            "fault": {
                "service": "MAIN", "serviceLabel": "Main API", "path": "/v3/api/customers", "method": null,
                "kind": "STATUS", "kindLabel": "Status", "status": 500, "message": "Back soon.",
                "latencyMs": null, "timesLeft": null,
            },
            "errors": [],
        })
    );
    // What was read before does not hide it.
    let struck = client.graphql(CUSTOMERS, json!({})).await;
    assert_eq!(code(&struck), "UPSTREAM_UNAVAILABLE");
    let listed = client
        .graphql("{ sandbox { faults { faultId } } }", json!({}))
        .await;
    let id = &listed["data"]["sandbox"]["faults"][0]["faultId"];
    let clear = "mutation ($id: Int!) { clearFault(input: { faultId: $id }) { errors { message path code } } }";
    let cleared = |errors: Value| json!({ "data": { "clearFault": { "errors": errors } } });
    assert_eq!(
        client.graphql(clear, json!({ "id": id })).await,
        cleared(json!([]))
    );
    assert_eq!(client.graphql(CUSTOMERS, json!({})).await, healthy);
    let gone =
        json!([{ "message": "This fault is no longer on.", "path": null, "code": "NOT_FOUND" }]);
    assert_eq!(
        client.graphql(clear, json!({ "id": id })).await,
        cleared(gone)
    );
}

#[tokio::test]
async fn faults_strike_by_method_and_so_many_times_and_are_listed_in_the_order_they_were_set() {
    let harness = Harness::with_faults(&[]).await;
    let client = harness.sign_in(STAFF).await;
    let other = harness.sign_in(DEVELOPER).await;
    let inputs = [
        json!({ "service": "MAIN", "path": "/v3/api/customers", "method": "PUT", "kind": "STATUS", "status": 422, "message": " Closed today. " }),
        json!({ "service": "MAIN", "path": " /v3/api/customers ", "kind": "MALFORMED_ROW", "times": 2 }),
        json!({ "service": "PIPELINE", "kind": "LATENCY", "latencyMs": 60_000 }),
        json!({ "service": "STORAGE", "path": "/files", "kind": "CUT", "latencyMs": 5 }),
    ];
    for input in inputs {
        assert_eq!(set(&client, input).await["errors"], json!([]));
    }
    let row = |service: &str, path: &str, method: Value, kind: &str| {
        json!({
            "service": service, "path": path, "method": method, "kind": kind,
            "status": null, "message": null, "latencyMs": null, "timesLeft": null,
        })
    };
    let mut expected = [
        row("MAIN", "/v3/api/customers", json!("PUT"), "STATUS"),
        row("MAIN", "/v3/api/customers", json!(null), "MALFORMED_ROW"),
        row("PIPELINE", "", json!(null), "LATENCY"),
        row("STORAGE", "/files", json!(null), "CUT"),
    ];
    expected[0]["status"] = json!(422);
    expected[0]["message"] = json!("Closed today.");
    expected[1]["timesLeft"] = json!(2);
    expected[2]["latencyMs"] = json!(60_000);
    expected[3]["latencyMs"] = json!(5);
    assert_eq!(faults(&client).await, json!(expected));

    // The read passes the first by, loses two rows to the second, and takes one of its strikes.
    let answer = other.graphql(CUSTOMERS, json!({})).await;
    assert_eq!(answer["data"]["customers"]["totalCount"], 38);
    assert_eq!(faults(&other).await[1]["timesLeft"], 1);
    let save = "mutation { saveCustomer(input: { customerId: 9, customerName: \"Any\" }) { errors { message } } }";
    let answer = other.graphql(save, json!({})).await;
    assert_eq!(
        answer["data"]["saveCustomer"]["errors"],
        json!([{ "message": "Closed today." }])
    );
    let clear = "mutation { clearFaults(input: { clientMutationId: \"a\" }) { errors { message } clientMutationId } }";
    assert_eq!(
        other.graphql(clear, json!({})).await,
        json!({ "data": { "clearFaults": { "errors": [], "clientMutationId": "a" } } })
    );
    assert_eq!(faults(&client).await, json!([]));
}

#[tokio::test]
async fn every_kind_and_service_that_can_be_chosen_is_taken_by_the_switch_and_read_back() {
    let harness = Harness::with_faults(&[]).await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ sandbox { services { name label } faultKinds { kind label needsStatus needsLatency } } }";
    let answer = client.graphql(query, json!({})).await;
    let sandbox = &answer["data"]["sandbox"];
    let kinds = sandbox["faultKinds"].as_array().unwrap();
    assert_eq!(kinds.len(), 15);
    for details in kinds {
        let mut input = json!({ "service": "BACKFILL", "path": "/none", "kind": details["kind"] });
        if details["needsStatus"] == json!(true) {
            input["status"] = json!(418);
        }
        if details["needsLatency"] == json!(true) {
            input["latencyMs"] = json!(0);
        }
        let payload = set(&client, input).await;
        assert_eq!(payload["errors"], json!([]), "{details}");
        assert_eq!(payload["fault"]["kind"], details["kind"]);
        assert_eq!(payload["fault"]["kindLabel"], details["label"]);
    }
    let services = sandbox["services"].as_array().unwrap();
    assert_eq!(services.len(), 4);
    for service in services {
        let input = json!({ "service": service["name"], "path": "/none", "kind": "EMPTY" });
        let payload = set(&client, input).await;
        assert_eq!(payload["fault"]["service"], service["name"]);
        assert_eq!(payload["fault"]["serviceLabel"], service["label"]);
    }
}

#[tokio::test]
async fn the_paths_to_choose_from_are_those_that_were_called() {
    let harness = Harness::with_faults(&[]).await;
    let client = harness.sign_in(STAFF).await;
    client.graphql(CUSTOMERS, json!({})).await;
    client
        .graphql("{ pixel(pixelId: 31) { uuid } }", json!({}))
        .await;
    let query = "{ sandbox { services { name calledPaths } } }";
    let answer = client.graphql(query, json!({})).await;
    assert_eq!(
        answer["data"]["sandbox"]["services"],
        json!([
            { "name": "MAIN", "calledPaths": [
                "/v3/api/customers", "/v3/api/pixels", "/v3/auth/authenticate",
            ] },
            { "name": "PIPELINE", "calledPaths": [] },
            { "name": "BACKFILL", "calledPaths": [] },
            { "name": "STORAGE", "calledPaths": [] },
        ])
    );
}

#[tokio::test]
async fn a_fault_that_is_wrong_is_refused_field_by_field() {
    let harness = Harness::with_faults(&[]).await;
    let client = harness.sign_in(STAFF).await;
    let input = json!({
        "service": "UNRECOGNIZED", "path": "v3", "method": "UNRECOGNIZED", "kind": "STATUS", "status": 399,
        "latencyMs": 60_001, "times": 0,
    });
    let error = |field: &str, message: &str| json!({ "message": message, "path": ["input", field], "code": "REJECTED" });
    assert_eq!(
        set(&client, input).await,
        json!({ "fault": null, "errors": [
            error("service", "Choose one of the sandbox's services."),
            error("path", "A path begins with / and has no blanks, ? or #. Leave it empty for all paths."),
            error("method", "Choose a method, or none for every method."),
            error("status", "A status is a whole number from 400 to 599."),
            error("latencyMs", "A latency is a whole number of milliseconds from 0 to 60000."),
            error("times", "A number of times lies between 1 and 1000. Leave it out for a fault that lasts."),
        ] })
    );
    let lasting = json!({ "service": "MAIN", "kind": "STATUS", "status": 403 });
    let payload = set(&client, lasting).await;
    assert_eq!(payload["errors"][0]["path"], json!(["input", "times"]));
    assert_eq!(faults(&client).await, json!([]));
}

#[tokio::test]
async fn faults_are_switched_by_whoever_is_signed_in_even_while_one_strikes_the_question_who_that_is()
 {
    let harness = Harness::with_faults(&[]).await;
    let client = harness.sign_in(STAFF).await;
    let clear = "mutation { clearFaults(input: {}) { errors { message } } }";
    let one = "mutation { clearFault(input: { faultId: 1 }) { errors { message } } }";
    let input = json!({ "input": { "service": "BACKFILL", "kind": "RESET" } });
    for stranger in [harness.with_token("gone"), (*harness).clone()] {
        assert_eq!(
            code(&stranger.graphql(SET, input.clone()).await),
            "UNAUTHENTICATED"
        );
        assert_eq!(
            code(&stranger.graphql(clear, json!({})).await),
            "UNAUTHENTICATED"
        );
        assert_eq!(
            code(&stranger.graphql(one, json!({})).await),
            "UNAUTHENTICATED"
        );
    }
    assert_eq!(
        code(&harness.graphql(FAULTS, json!({})).await),
        "UNAUTHENTICATED"
    );
    let all = json!({ "service": "MAIN", "kind": "STATUS", "status": 500 });
    assert_eq!(set(&client, all).await["errors"], json!([]));
    assert_eq!(faults(&client).await[0]["kind"], "STATUS");
    assert_eq!(
        client.graphql(clear, json!({})).await,
        json!({ "data": { "clearFaults": { "errors": [] } } })
    );
    assert_eq!(faults(&client).await, json!([]));
}

#[tokio::test]
async fn without_the_sandbox_there_is_nothing_to_switch() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    assert_eq!(
        client.graphql(FAULTS, json!({})).await,
        json!({ "data": { "sandbox": null } })
    );
    let errors = json!([{
        "message": "This gateway does not run on the sandbox, so there are no faults to switch.",
        "path": null,
        "code": "NOT_FOUND",
    }]);
    let fault = json!({ "service": "MAIN", "kind": "STATUS", "status": 500 });
    assert_eq!(
        set(&client, fault).await,
        json!({ "fault": null, "errors": errors })
    );
    let query = "mutation {
      clearFault(input: { faultId: 1 }) { errors { message path code } }
      clearFaults(input: {}) { errors { message path code } }
    }";
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({ "data": { "clearFault": { "errors": errors }, "clearFaults": { "errors": errors } } })
    );
}

#[tokio::test]
async fn a_switch_that_does_not_answer_takes_down_the_faults_and_nothing_else() {
    // Port 9 discards, where anything listens there at all.
    let harness = Harness::with(&["--sandbox-faults-url", "http://127.0.0.1:9"]).await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ sandbox { faults { faultId } services { name } } developerTests { label } }";
    let answer = client.graphql(query, json!({})).await;
    assert_eq!(code(&answer), "UPSTREAM_UNAVAILABLE");
    assert_eq!(answer["errors"][0]["path"], json!(["sandbox", "faults"]));
    assert!(!answer.to_string().contains("127.0.0.1"), "{answer}");
    assert_eq!(answer["data"]["sandbox"]["faults"], json!(null));
    assert_eq!(answer["data"]["sandbox"]["services"][0]["name"], "MAIN");
    assert_eq!(
        answer["data"]["developerTests"].as_array().unwrap().len(),
        13
    );
    let fault = json!({ "input": { "service": "MAIN", "kind": "RESET" } });
    assert_eq!(
        code(&client.graphql(SET, fault).await),
        "UPSTREAM_UNAVAILABLE"
    );
}
