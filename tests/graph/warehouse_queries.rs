//! Queries of the warehouse, and whether the pipeline service can be reached.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Harness, STAFF};

const PATH: &str = "/api/query-history";

const QUERIES: &str = "query ($filter: WarehouseQueryFilter, $order: WarehouseQueryOrder) {
  warehouseQueries(filter: $filter, orderBy: $order) { nodes {
    queryId database user role status statusText startedAt endedAt durationMs text
  } }
}";

#[tokio::test]
async fn a_query_has_its_columns_and_its_text() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let rows = json!([
        { "QUERY_ID": 78, "EXECUTION_STATUS": "BLOCKED", "START_TIME": null, "TOTAL_ELAPSED_TIME": "many" },
        {
            "QUERY_ID": "01af-77", "DATABASE_NAME": "OOH", "USER_NAME": "PIPELINE", "ROLE_NAME": "ETL",
            "EXECUTION_STATUS": "SUCCESS", "START_TIME": "2024-06-03T02:00:00Z", "END_TIME": 1_717_380_004,
            "TOTAL_ELAPSED_TIME": "4012.9", "QUERY_TEXT": "select '<b>'\nfrom pins",
        },
        { "EXECUTION_STATUS": "SUCCESS" },
        "not a row",
    ]);
    harness
        .service_answers_once("pipeline", PATH, json!({ "data": rows }))
        .await;
    harness.clear_calls().await;
    assert_eq!(
        client.fresh(QUERIES, json!({})).await,
        json!({ "data": { "warehouseQueries": { "nodes": [
            {
                "queryId": "01af-77", "database": "OOH", "user": "PIPELINE", "role": "ETL",
                "status": "SUCCESS", "statusText": "SUCCESS",
                "startedAt": "2024-06-03T02:00:00Z", "endedAt": "2024-06-03T02:00:04Z",
                "durationMs": 4012, "text": "select '<b>'\nfrom pins",
            },
            {
                "queryId": "78", "database": null, "user": null, "role": null,
                "status": "UNRECOGNIZED", "statusText": "BLOCKED",
                "startedAt": null, "endedAt": null, "durationMs": null, "text": null,
            },
        ] } } })
    );
    assert_eq!(
        harness.sorted_calls().await,
        ["pipeline GET /api/query-history"]
    );
}

#[tokio::test]
async fn queries_are_listed_latest_start_first_and_filtered_by_status() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = |id: &str, status: &str, start: i64, end: Value, elapsed: Value| {
        json!({
            "QUERY_ID": id, "EXECUTION_STATUS": status, "START_TIME": start, "END_TIME": end, "TOTAL_ELAPSED_TIME": elapsed,
        })
    };
    let rows = json!([
        query(
            "a",
            "SUCCESS",
            1_741_000_000,
            json!(1_741_000_900),
            json!(900_000)
        ),
        query(
            "b",
            "FAILED",
            1_741_000_500,
            json!(1_741_000_501),
            json!(1_000)
        ),
        query(
            "c",
            "ERROR",
            1_741_000_500,
            json!(1_741_000_502),
            json!(2_000)
        ),
        query("d", "RUNNING", 1_741_000_100, Value::Null, Value::Null),
    ]);
    let by = |field: &str| json!({ "field": field, "direction": "DESC" });
    let none = || Value::Null;
    let cases = [
        (none(), none(), vec!["c", "b", "d", "a"]),
        (none(), by("ENDED_AT"), vec!["a", "c", "b", "d"]),
        (none(), by("DURATION"), vec!["a", "c", "b", "d"]),
        (json!({ "statuses": ["RUNNING"] }), none(), vec!["d"]),
        (
            json!({ "statuses": ["FAILED", "ERROR"] }),
            none(),
            vec!["c", "b"],
        ),
    ];
    for (filter, order, expected) in cases {
        harness
            .service_answers_once("pipeline", PATH, json!({ "data": rows }))
            .await;
        let answer = client
            .fresh(QUERIES, json!({ "filter": filter, "order": order }))
            .await;
        let nodes = answer["data"]["warehouseQueries"]["nodes"]
            .as_array()
            .unwrap();
        let found: Vec<&str> = nodes
            .iter()
            .map(|query| query["queryId"].as_str().unwrap())
            .collect();
        assert_eq!(found, expected, "{filter} {order}");
    }
}

#[tokio::test]
async fn the_pipeline_service_greets() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ pipelineHello }";
    harness.clear_calls().await;
    assert_eq!(
        client.fresh(query, json!({})).await,
        json!({ "data": { "pipelineHello": "Hello from pipeline" } })
    );
    assert_eq!(harness.sorted_calls().await, ["pipeline GET /api/hello"]);
    let fault = |body: &str| {
        json!({
            "service": "pipeline", "path": "/api/hello", "kind": "wrong-shape", "status": 200, "body": body, "count": 1,
        })
    };
    harness.fault(fault("Hello there\n")).await;
    assert_eq!(
        client.fresh(query, json!({})).await,
        json!({ "data": { "pipelineHello": "Hello there" } })
    );
    harness.fault(fault("<html>Sign in</html>")).await;
    let answer = client.fresh(query, json!({})).await;
    assert_eq!(answer["data"], json!({ "pipelineHello": null }));
    assert_eq!(
        answer["errors"][0]["extensions"]["code"],
        "UPSTREAM_INVALID_RESPONSE"
    );
}
