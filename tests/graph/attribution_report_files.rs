//! The file in storage that an attribution report is read from.

use std::time::Duration;

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Harness, STAFF};

/// A link to a report file, below the address of storage.
const FILE: &str = "/marquee/attribution/7/a%20b/output.json?AccessKeyId=K&Expires=32503680000&Signature=a%2Bb%2F%3D";

#[tokio::test]
async fn a_report_costs_four_calls_and_its_link_is_sent_byte_for_byte() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let link = format!("{}{FILE}", harness.storage_url());
    let job = json!({
        "id": 7, "status": 2, "jobType": "JOB_QUEUE__ATTRIBUTION_PROCESS", "result": { "output.json": link },
        "metaData": { "requestInfo": { "customerId": 3, "campaignIds": [4, 5] } },
    });
    harness
        .answer_once("/v3/internal/queue/7", json!({ "data": job }))
        .await;
    harness
        .service_answers_once("storage", "/marquee/attribution/7", json!({}))
        .await;
    harness.clear_calls().await;
    let query = "{ attributionReport(jobId: \"7\") {
  customer { name } campaigns { nodes { name } } results { isEmpty } unavailable { code }
} }";
    let answer = client.graphql(query, json!({})).await;
    let report = &answer["data"]["attributionReport"];
    assert_eq!(report["results"], json!({ "isEmpty": true }), "{answer}");
    assert_eq!(report["unavailable"], Value::Null);
    let file = format!("storage GET {FILE}");
    assert_eq!(
        harness.sorted_calls().await,
        [
            "main GET /v3/api/campaigns",
            "main GET /v3/api/customers",
            "main GET /v3/internal/queue/7",
            &file,
        ]
    );
}

#[tokio::test]
async fn a_storage_that_is_down_for_long_does_not_hold_back_other_services() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness
        .fault(json!({ "service": "storage", "kind": "reset" }))
        .await;
    let query =
        "{ attributionReport(jobId: \"1801\") { results { isEmpty } } customers { totalCount } }";
    for _ in 0..10 {
        let answer = client.fresh(query, json!({})).await;
        assert_eq!(answer["data"]["customers"]["totalCount"], 40, "{answer}");
        assert_eq!(
            answer["errors"][0]["message"],
            "The storage service is not available."
        );
    }
    harness.clear_faults().await;
    tokio::time::sleep(Duration::from_millis(600)).await;
    assert_eq!(
        client.fresh(query, json!({})).await,
        json!({ "data": {
            "attributionReport": { "results": { "isEmpty": false } }, "customers": { "totalCount": 40 },
        } })
    );
}
