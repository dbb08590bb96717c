//! Runs of the check of supported assets: the calls that they make, and how they fail.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{DEVELOPER, Harness, STAFF};
use crate::validations::{PATH, answer, check, product};

#[tokio::test]
async fn a_run_is_one_call_and_another_run_or_none_is_another() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let calls = async |number: usize| {
        assert_eq!(harness.calls().await.len(), number);
    };
    harness.clear_calls().await;
    let first = check(&client, "endedAt", json!({}), Some("a")).await;
    for fields in [
        "endedAt",
        "endedAt rows(filter: { text: \"9\" }) { totalCount }",
        "endedAt raw",
        "endedAt matches { report { rowCount } }",
    ] {
        let again = check(&client, fields, json!({}), Some("a")).await;
        assert_eq!(again["endedAt"], first["endedAt"]);
    }
    calls(1).await;
    check(&client, "endedAt", json!({}), Some("b")).await;
    calls(2).await;
    let other = json!({ "assetIds": [901] });
    check(&client, "endedAt", other, Some("b")).await;
    calls(3).await;
    // Another session does not see the run.
    let someone = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    check(&someone, "endedAt", json!({}), Some("a")).await;
    calls(1).await;
    // Without a name, each request makes the call, but only once for all its fields.
    let twice = "{ a: supportedAssetsCheck(input: { adGroupId: 93 }) { rowCount }
      b: supportedAssetsCheck(input: { adGroupId: 93 }) { rowCount } }";
    client.graphql(twice, json!({})).await;
    calls(2).await;
    client.graphql(twice, json!({})).await;
    calls(3).await;
}

#[tokio::test]
async fn a_check_does_not_empty_the_cache_of_reads_and_a_write_empties_that_of_runs() {
    let harness = Harness::start().await;
    let client = harness.sign_in(DEVELOPER).await;
    let markets = async || {
        client
            .graphql("{ markets { totalCount } }", json!({}))
            .await
    };
    markets().await;
    harness.clear_calls().await;
    check(&client, "rowCount", json!({}), Some("a")).await;
    markets().await;
    assert_eq!(harness.sorted_calls().await, [format!("main POST {PATH}")]);
    let unlock = "mutation { unlockProvider(input: { providerId: 5 }) { errors { message } } }";
    client.graphql(unlock, json!({})).await;
    harness.clear_calls().await;
    check(&client, "rowCount", json!({}), Some("a")).await;
    assert_eq!(harness.sorted_calls().await, [format!("main POST {PATH}")]);
}

const OUTCOME: &str =
    "succeeded status failure raw isRawTruncated rowCount unreadableRowCount defaultEligibility
  failureReasons { reason } rows { totalCount } matches { count groups { count } }";

fn failed(status: Value, failure: Value, raw: Value) -> Value {
    json!({
        "succeeded": false, "status": status, "failure": failure, "raw": raw, "isRawTruncated": false, "rowCount": 0,
        "unreadableRowCount": 0, "defaultEligibility": "INELIGIBLE", "failureReasons": [], "rows": { "totalCount": 0 },
        "matches": { "count": 0, "groups": [] },
    })
}

#[tokio::test]
async fn the_body_of_a_failure_is_kept_and_the_call_is_not_repeated() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let page = "<html><body><h1>Down for maintenance</h1></body></html>";
    let broken = json!({
        "error": "asset_index_unavailable", "message": "The asset index did not answer.",
        "trace": ["supported-assets-check", "asset-index", "timeout after 5000 ms"],
    });
    let refused = r#"{"message":"This media product is not sold on ad groups."}"#;
    let failed_there = "The check failed at the service (HTTP 500).";
    for (name, status, raw, failure) in [
        ("Broken Check", 500, broken.to_string(), failed_there),
        (
            "Refused Check",
            422,
            refused.to_owned(),
            "The service refused the check (HTTP 422).",
        ),
        ("HTML Page", 500, page.to_owned(), failed_there),
    ] {
        harness.clear_calls().await;
        assert_eq!(
            check(&client, OUTCOME, product(name), None).await,
            failed(json!(status), json!(failure), json!(raw)),
            "{name}"
        );
        assert_eq!(harness.sorted_calls().await, [format!("main POST {PATH}")]);
    }
    let mut paused = failed(json!(200), Value::Null, json!("The check is paused."));
    paused["succeeded"] = json!(true);
    assert_eq!(
        check(&client, OUTCOME, product("Plain Text"), None).await,
        paused
    );
}

#[tokio::test]
async fn a_call_without_a_response_is_a_failed_run_that_is_not_repeated() {
    let unavailable = "The main service is not available.";
    let patient: &[&str] = &[];
    for (flags, kind, failure) in [
        (patient, "reset", unavailable),
        (patient, "cut", unavailable),
        (
            &["--upstream-timeout-ms", "300"],
            "hang",
            "The main service did not answer in time.",
        ),
    ] {
        let harness = Harness::with(flags).await;
        let client = harness.sign_in(STAFF).await;
        harness.clear_calls().await;
        let fault = json!({ "service": "main", "path": PATH, "kind": kind, "count": 1 });
        harness.fault(fault).await;
        let expected = failed(Value::Null, json!(failure), Value::Null);
        for _ in 0..2 {
            let outcome = check(&client, OUTCOME, json!({}), Some("first")).await;
            assert_eq!(outcome, expected, "{kind}");
        }
        let calls = harness.sorted_calls().await;
        assert_eq!(calls, [format!("main POST {PATH}")], "{kind}");
        // The next run is another call.
        let next = check(&client, "failure", json!({}), Some("next")).await;
        assert_eq!(harness.calls().await.len(), 2, "{kind}: {next}");
    }
}

#[tokio::test]
async fn a_response_that_is_larger_than_an_operation_may_hold_is_refused() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness
        .fault(json!({ "service": "main", "path": PATH, "kind": "huge", "count": 1 }))
        .await;
    let query = "{ supportedAssetsCheck(input: { adGroupId: 93 }) { status } }";
    let refused = client.graphql(query, json!({})).await;
    assert_eq!(refused["data"], json!({ "supportedAssetsCheck": null }));
    assert_eq!(refused["errors"][0]["extensions"]["code"], "LIMIT_EXCEEDED");
}

#[tokio::test]
async fn a_refused_token_ends_the_session_and_is_never_shown() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ supportedAssetsCheck(input: { adGroupId: 93 }) { raw } }";
    answer(&harness, 401, "{}").await;
    let ended = client.graphql(query, json!({})).await;
    assert_eq!(
        ended["errors"][0]["extensions"]["code"], "UNAUTHENTICATED",
        "{ended}"
    );
    // A write that is refused does not end the session.
    answer(&harness, 403, "{}").await;
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({ "data": { "supportedAssetsCheck": { "raw": "{}" } } })
    );
    let page = format!("<pre>Authorization: Bearer {}</pre>", client.token());
    answer(&harness, 500, &page).await;
    assert_eq!(
        client.graphql(query, json!({})).await["data"],
        json!({ "supportedAssetsCheck": { "raw": "<pre>Authorization: Bearer …</pre>" } })
    );
    assert_eq!(
        harness.graphql(query, json!({})).await["errors"][0]["extensions"]["code"],
        "UNAUTHENTICATED"
    );
}

#[tokio::test]
async fn more_rows_than_a_page_are_read_page_by_page_from_one_call() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let fields = "rowCount eligibleCount isRawTruncated matches { count }
      rows(first: 5000) { nodes { rowNumber } pageInfo { endCursor hasNextPage } }";
    let found = check(&client, fields, product("5001 Rows"), Some("a")).await;
    assert_eq!(found["rowCount"], 5_001);
    assert_eq!(found["eligibleCount"], 1_001);
    assert_eq!(found["matches"]["count"], 5_001);
    assert_eq!(found["isRawTruncated"], false);
    assert_eq!(found["rows"]["nodes"].as_array().unwrap().len(), 5_000);
    let cursor = found["rows"]["pageInfo"]["endCursor"].as_str().unwrap();
    let rest =
        format!("rows(first: 5000, after: \"{cursor}\") {{ nodes {{ rowNumber assetId }} }}");
    assert_eq!(
        check(&client, &rest, product("5001 Rows"), Some("a")).await,
        json!({ "rows": { "nodes": [{ "rowNumber": 5_001, "assetId": 105_000 }] } })
    );
    let long = check(
        &client,
        "rowCount isRawTruncated raw",
        product("40000 Rows"),
        None,
    )
    .await;
    assert_eq!(
        (&long["rowCount"], &long["isRawTruncated"]),
        (&json!(40_000), &json!(true))
    );
    assert_eq!(long["raw"].as_str().unwrap().len(), 4 << 20);
    assert_eq!(harness.calls().await.len(), 2);
}
