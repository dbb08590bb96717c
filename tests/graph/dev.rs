//! The developers' tests.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Client, Harness, STAFF};

const RUN: &str = "mutation ($input: RunDeveloperTestInput!) {
  runDeveloperTest(input: $input) {
    outcome { succeeded status answer isAnswerCut failure }
    errors { message path code }
  }
}";

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
async fn a_test_without_an_answer_is_made_once_and_says_why() {
    let harness = Harness::with(&["--upstream-timeout-ms", "500"]).await;
    let client = harness.sign_in(STAFF).await;
    let cases = [
        (
            json!({ "kind": "reset" }),
            "The main service is not available. It may have been done all the same. Look before you try again.",
        ),
        (
            json!({ "kind": "hang" }),
            "The main service did not answer in time. It may have been done all the same. Look before you try again.",
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
        "message": "An asset ID is a whole number above 0.", "path": ["input", "assetId"], "code": "REJECTED",
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
