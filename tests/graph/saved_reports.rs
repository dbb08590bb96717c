//! Saved reports.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Harness, STAFF};

#[tokio::test]
async fn saved_reports_are_newest_first_and_may_lack_any_field() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let rows = json!([
        {},
        { "savedReportId": 4, "reportName": "First", "createdAt": 1_741_780_800_000_i64 },
        { "savedReportId": "9", "reportName": "Second", "customerId": 3, "createdAt": "2025-03-12T08:00:00-04:00" },
        { "savedReportId": 5, "reportName": "Third", "customerId": 999, "createdAt": "2025-03-13T08:00:00Z" },
    ]);
    harness
        .answer_once("/v3/api/saved_reports/index", json!({ "data": rows }))
        .await;
    let query = "{ savedReports { totalCount nodes { savedReportId name customerId createdAt customer { name } } } }";
    let report = |id: Value, name: Value, customer_id: Value, at: Value, customer: Value| json!({ "savedReportId": id, "name": name, "customerId": customer_id, "createdAt": at, "customer": customer });
    let noon = || json!("2025-03-12T12:00:00Z");
    const NONE: Value = Value::Null;
    harness.clear_calls().await;
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({ "data": { "savedReports": { "totalCount": 4, "nodes": [
            report(json!(5), json!("Third"), json!(999), json!("2025-03-13T08:00:00Z"), NONE),
            report(json!(9), json!("Second"), json!(3), noon(), json!({ "name": "Harbor Transit" })),
            report(json!(4), json!("First"), NONE, noon(), NONE),
            report(NONE, NONE, NONE, NONE, NONE),
        ] } } })
    );
    assert_eq!(
        harness.sorted_calls().await,
        [
            "main GET /v3/api/customers",
            "main GET /v3/api/saved_reports/index"
        ]
    );
}

#[tokio::test]
async fn saved_reports_are_filtered_and_sorted() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let rows = json!([
        { "savedReportId": 1, "reportName": "Reach", "customerId": 3, "createdAt": "2025-03-12T08:00:00Z" },
        { "savedReportId": 2, "reportName": "frequency", "customerId": 9, "createdAt": "2025-03-14T08:00:00Z" },
        { "savedReportId": 3, "reportName": "reach", "customerId": "3", "createdAt": "2025-03-12T08:00:00Z" },
        { "savedReportId": 4 },
    ]);
    let query = "query ($filter: SavedReportFilter, $order: SavedReportOrder) {
  savedReports(filter: $filter, orderBy: $order) { totalCount nodes { savedReportId } }
}";
    let by = |field: &str, direction: &str| json!({ "field": field, "direction": direction });
    let cases = [
        (Value::Null, Value::Null, vec![2, 3, 1, 4]),
        (Value::Null, by("CREATED_AT", "ASC"), vec![1, 3, 2, 4]),
        (Value::Null, by("CREATED_AT", "DESC"), vec![2, 3, 1, 4]),
        (Value::Null, by("NAME", "ASC"), vec![2, 1, 3, 4]),
        (Value::Null, by("NAME", "DESC"), vec![3, 1, 2, 4]),
        (Value::Null, by("SAVED_REPORT_ID", "ASC"), vec![1, 2, 3, 4]),
        (Value::Null, by("SAVED_REPORT_ID", "DESC"), vec![4, 3, 2, 1]),
        (json!({ "text": "REACH" }), Value::Null, vec![3, 1]),
        (json!({ "customerId": 3 }), Value::Null, vec![3, 1]),
        (
            json!({ "customerId": 9, "text": "reach" }),
            Value::Null,
            vec![],
        ),
    ];
    for (filter, order, reports) in cases {
        harness
            .answer_once("/v3/api/saved_reports/index", json!({ "data": rows }))
            .await;
        let nodes: Vec<Value> = reports
            .iter()
            .map(|id| json!({ "savedReportId": id }))
            .collect();
        assert_eq!(
            client
                .fresh(query, json!({ "filter": filter, "order": order }))
                .await,
            json!({ "data": { "savedReports": { "totalCount": nodes.len(), "nodes": nodes } } }),
            "{filter} {order}"
        );
    }
}
