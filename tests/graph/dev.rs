//! The developers' tests, and the faults of the sandbox.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Client, DEVELOPER, Harness, STAFF};

const RUN: &str = "mutation ($input: RunDeveloperTestInput!) {
  runDeveloperTest(input: $input) {
    outcome { succeeded status answer isAnswerCut failure }
    errors { message path code }
  }
}";

const SET: &str = "mutation ($input: SetFaultInput!) {
  setFault(input: $input) {
    fault { service serviceLabel path method kind kindLabel status message latencyMs timesLeft }
    errors { message path code }
  }
}";

const FAULTS: &str =
    "{ sandbox { faults { service path method kind status message latencyMs timesLeft } } }";

const CUSTOMERS: &str = "{ customers { totalCount } }";

async fn run(client: &Client, input: Value) -> Value {
    let mut answer = client.graphql(RUN, json!({ "input": input })).await;
    answer["data"]["runDeveloperTest"].take()
}

/// A call that was answered.
fn answered(succeeded: bool, status: i32, answer: &str) -> Value {
    let outcome = json!({
        "succeeded": succeeded, "status": status, "answer": answer, "isAnswerCut": false, "failure": null,
    });
    json!({ "outcome": outcome, "errors": [] })
}

/// A call that was not.
fn unanswered(failure: &str) -> Value {
    let outcome = json!({
        "succeeded": false, "status": null, "answer": null, "isAnswerCut": false, "failure": failure,
    });
    json!({ "outcome": outcome, "errors": [] })
}

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
async fn the_tests_come_in_the_order_of_their_buttons_with_what_they_call() {
    let harness = Harness::start().await;
    let query =
        "{ developerTests { label method call needsAsset changesData successText failureText } }";
    harness.clear_calls().await;
    let answer = harness.graphql(query, json!({})).await;
    assert_eq!(harness.calls().await, Vec::<String>::new());
    let tests = answer["data"]["developerTests"].as_array().unwrap();
    let lines: Vec<String> = tests
        .iter()
        .map(|test| {
            let text = |key: &str| test[key].as_str().unwrap();
            let mark = |key: &'static str| if test[key] == json!(true) { key } else { "" };
            format!(
                "{}: {} {} {} {}",
                text("label"),
                text("method"),
                text("call"),
                mark("needsAsset"),
                mark("changesData")
            )
            .trim_end()
            .to_owned()
        })
        .collect();
    assert_eq!(
        lines,
        [
            "Test Redis Connection: GET /v3/api/dev/redis",
            "Test Attribution: GET /v3/api/dev/attribution-test",
            "Create Near Job: GET /v3/api/dev/test-near-api  changesData",
            "Near Job Status: GET /v3/api/dev/get-near-job-status",
            "Test In-Store Processing: GET /v3/api/dev/test-in-store-processing",
            "Test Asset Health: POST /v3/api/assets/health-check needsAsset changesData",
            "Test Email: GET /v3/api/dev/email-test",
            "Test Map: GET /v3/api/dev/map-test",
            "Update Pipeline Jobs: GET /v3/api/dev/update-pipeline-jobs  changesData",
            "API Root: GET /v3/api/dev",
            "Pipeline Debug: GET /v3/api/dev/pipeline-debug",
            "Historical Census: GET /v3/internal/map/historical/census",
            "Planner Impressions: GET /v3/internal/planner/impressions",
        ]
    );
    assert_eq!(tests[0]["successText"], "Redis connection successful.");
    assert_eq!(tests[0]["failureText"], "Redis connection failed.");
    assert_eq!(tests[7]["successText"], "Test Map succeeded.");
    assert_eq!(tests[7]["failureText"], "Test Map failed.");
}

#[tokio::test]
async fn every_test_makes_its_call_once_and_hands_on_the_answer_word_for_word() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let message = |text: &str| answered(true, 200, &json!({ "message": text }).to_string());
    let cases = [
        (
            "REDIS",
            "/v3/api/dev/redis",
            message("Redis connection successful."),
        ),
        (
            "ATTRIBUTION",
            "/v3/api/dev/attribution-test",
            message("Attribution test passed."),
        ),
        (
            "NEAR_JOB_STATUS",
            "/v3/api/dev/get-near-job-status",
            message("There is no near job."),
        ),
        (
            "CREATE_NEAR_JOB",
            "/v3/api/dev/test-near-api",
            message("Near job 1 created."),
        ),
        (
            "IN_STORE_PROCESSING",
            "/v3/api/dev/test-in-store-processing",
            answered(true, 200, ""),
        ),
        (
            "EMAIL",
            "/v3/api/dev/email-test",
            answered(
                false,
                500,
                "{\"message\":\"Mail relay refused the connection.\"}",
            ),
        ),
        (
            "MAP",
            "/v3/api/dev/map-test",
            answered(true, 200, "Map test passed.\n12 tiles drawn.\n"),
        ),
        (
            "UPDATE_PIPELINE_JOBS",
            "/v3/api/dev/update-pipeline-jobs",
            message("Pipeline jobs updated."),
        ),
        (
            "API_ROOT",
            "/v3/api/dev",
            answered(true, 200, "The main API is up."),
        ),
    ];
    for (name, path, expected) in cases {
        harness.clear_calls().await;
        assert_eq!(
            run(&client, json!({ "name": name })).await,
            expected,
            "{name}"
        );
        assert_eq!(harness.calls().await, [format!("main GET {path}")]);
    }
    for (name, path) in [
        ("PIPELINE_DEBUG", "/v3/api/dev/pipeline-debug"),
        ("HISTORICAL_CENSUS", "/v3/internal/map/historical/census"),
        ("PLANNER_IMPRESSIONS", "/v3/internal/planner/impressions"),
    ] {
        harness.clear_calls().await;
        let payload = run(&client, json!({ "name": name })).await;
        assert_eq!(payload["outcome"]["succeeded"], true, "{payload}");
        let answer = payload["outcome"]["answer"].as_str().unwrap();
        let body: Value = serde_json::from_str(answer).unwrap();
        assert!(
            body["data"].is_array() || body["data"].is_object(),
            "{name}"
        );
        assert_eq!(harness.calls().await, [format!("main GET {path}")]);
    }
}

#[tokio::test]
async fn a_test_says_when_it_ran_and_how_long_it_took() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query =
        "mutation { runDeveloperTest(input: { name: REDIS }) { outcome { ranAt durationMs } } }";
    harness
        .fault(json!({ "service": "main", "path": "/v3/api/dev", "kind": "latency", "latencyMs": 300 }))
        .await;
    let answer = client.graphql(query, json!({})).await;
    let outcome = &answer["data"]["runDeveloperTest"]["outcome"];
    let duration = outcome["durationMs"].as_i64().unwrap();
    assert!((300..9_000).contains(&duration), "{duration}");
    assert!(
        outcome["ranAt"].as_str().unwrap().ends_with('Z'),
        "{outcome}"
    );
}

#[tokio::test]
async fn only_200_and_201_are_success_whatever_the_answer_holds() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let cases = [
        (201, true),
        (202, false),
        (204, false),
        (400, false),
        (404, false),
        (422, false),
        (503, false),
    ];
    for (status, succeeded) in cases {
        let body = if status == 204 {
            ""
        } else {
            "{\"b\":1.50,\"a\":9007199254740993}"
        };
        harness
            .fault(json!({
                "service": "main", "path": "/v3/api/dev/redis", "kind": "html", "status": status,
                "body": body, "count": 1,
            }))
            .await;
        assert_eq!(
            run(&client, json!({ "name": "REDIS" })).await,
            answered(succeeded, status, body)
        );
    }
    let page = "<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>";
    harness
        .fault(
            json!({ "service": "main", "path": "/v3/api/dev/redis", "kind": "html", "count": 1 }),
        )
        .await;
    assert_eq!(
        run(&client, json!({ "name": "REDIS" })).await,
        answered(false, 502, page)
    );
}

#[tokio::test]
async fn a_megabyte_comes_whole_and_of_many_the_beginning() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let mut megabyte = "all is well\n".repeat(90_000);
    megabyte.push_str("end");
    for status in [200, 500] {
        harness
            .fault(json!({
                "service": "main", "path": "/v3/api/dev/redis", "kind": "html", "status": status,
                "body": megabyte, "count": 1,
            }))
            .await;
        assert_eq!(
            run(&client, json!({ "name": "REDIS" })).await,
            answered(status == 200, status, &megabyte)
        );
    }
    harness
        .fault(
            json!({ "service": "main", "path": "/v3/api/dev/redis", "kind": "huge", "count": 1 }),
        )
        .await;
    let payload = run(&client, json!({ "name": "REDIS" })).await;
    let outcome = &payload["outcome"];
    assert_eq!(outcome["isAnswerCut"], true);
    assert_eq!(outcome["succeeded"], true);
    assert_eq!(outcome["answer"].as_str().unwrap().len(), 4 << 20);
}

#[tokio::test]
async fn a_test_that_nobody_answers_is_made_once_and_says_why() {
    let harness = Harness::with(&["--upstream-timeout-ms", "500"]).await;
    let client = harness.sign_in(STAFF).await;
    let cases = [
        (
            json!({ "kind": "reset" }),
            "The main service is not available.",
        ),
        (
            json!({ "kind": "hang" }),
            "The main service did not answer in time.",
        ),
    ];
    for (mut fault, failure) in cases {
        fault["service"] = json!("main");
        fault["path"] = json!("/v3/api/dev/test-near-api");
        harness.fault(fault).await;
        harness.clear_calls().await;
        assert_eq!(
            run(&client, json!({ "name": "CREATE_NEAR_JOB" })).await,
            unanswered(failure)
        );
        assert_eq!(
            harness.calls().await,
            ["main GET /v3/api/dev/test-near-api"]
        );
        harness.clear_faults().await;
    }
    assert_eq!(
        run(&client, json!({ "name": "NEAR_JOB_STATUS" })).await,
        answered(true, 200, "{\"message\":\"There is no near job.\"}")
    );
}

#[tokio::test]
async fn a_session_that_has_ended_ends_at_a_test_too_but_a_refused_write_ends_none() {
    let harness = Harness::start().await;
    let staff = harness.sign_in(STAFF).await;
    let health = json!({ "name": "ASSET_HEALTH", "assetId": 965, "providerName": "Harbor AVL" });
    for client in [harness.with_token("gone"), (*harness).clone()] {
        let answer = client
            .graphql(RUN, json!({ "input": { "name": "REDIS" } }))
            .await;
        assert_eq!(code(&answer), "UNAUTHENTICATED");
        assert_eq!(answer["data"], json!({ "runDeveloperTest": null }));
    }
    for (status, input) in [
        (401, json!({ "name": "REDIS" })),
        (403, json!({ "name": "REDIS" })),
        (401, health.clone()),
    ] {
        harness
            .fault(json!({ "service": "main", "path": "/v3/api", "kind": "status", "status": status, "count": 1 }))
            .await;
        let answer = staff.graphql(RUN, json!({ "input": input })).await;
        assert_eq!(code(&answer), "UNAUTHENTICATED", "{status}");
    }
    harness
        .fault(json!({
            "service": "main", "path": "/v3/api", "kind": "status", "status": 403, "body": "Not yours.", "count": 1,
        }))
        .await;
    assert_eq!(
        run(&staff, health).await,
        answered(false, 403, "{\"message\":\"Not yours.\"}")
    );
}

#[tokio::test]
async fn asset_health_needs_an_asset_and_a_provider_and_sends_both() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let asset = json!({
        "message": "An asset id is a whole number above 0.", "path": ["input", "assetId"], "code": "REJECTED",
    });
    let provider = json!({
        "message": "A provider name is required.", "path": ["input", "providerName"], "code": "REJECTED",
    });
    let cases = [
        (json!({}), vec![&asset, &provider]),
        (
            json!({ "assetId": 0, "providerName": "Harbor AVL" }),
            vec![&asset],
        ),
        (
            json!({ "assetId": 965, "providerName": "  " }),
            vec![&provider],
        ),
    ];
    harness.clear_calls().await;
    for (mut input, errors) in cases {
        input["name"] = json!("ASSET_HEALTH");
        assert_eq!(
            run(&client, input).await,
            json!({ "outcome": null, "errors": errors })
        );
    }
    assert_eq!(harness.calls().await, Vec::<String>::new());
    let other = json!({ "name": "ASSET_HEALTH", "assetId": 967, "providerName": "Harbor AVL" });
    assert_eq!(
        run(&client, other).await,
        answered(
            false,
            422,
            "{\"message\":\"This provider does not track the asset.\"}"
        )
    );
    harness.clear_calls().await;
    let input = json!({ "name": "ASSET_HEALTH", "assetId": 967, "providerName": " GeoTrail " });
    let payload = run(&client, input).await;
    assert_eq!(payload["outcome"]["status"], 200, "{payload}");
    let answer = payload["outcome"]["answer"].as_str().unwrap();
    let body: Value = serde_json::from_str(answer).unwrap();
    assert_eq!(body["data"]["assetId"], 967);
    assert_eq!(
        harness.calls().await,
        ["main POST /v3/api/assets/health-check"]
    );
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
