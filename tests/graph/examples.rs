//! The example operations in tests/examples, each a task that staff do by script.

use std::fs;

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Client, Harness, STAFF, table};

/// The data of a response without errors.
async fn data(client: &Client, query: &str, variables: Value) -> Value {
    let mut answer = client.fresh(query, variables).await;
    assert_eq!(answer.get("errors"), None, "{query}");
    answer["data"].take()
}

/// An example, its variables, a pointer to a value of the data, the value, and the number of calls with an empty cache.
const TASKS: &str = r#"
    customers             | {"first":2,"filter":{"text":"harbor transit"}} | /customers/nodes/0/slug | "harbor-transit" | 1
    customer-profile      | {"customerId":3}                 | /customer/vehicleSummary/total          | 120                | 4
    campaigns-ending-soon | {"customerId":3}                 | /campaigns/nodes/0/name                 | "Million Devices"  | 1
    campaign-details      | {"campaignId":4}                 | /campaign/name                          | "Spring Launch"    | 5
    vehicles-to-pair      | {"customerId":3}                 | /customer/vehicles/nodes/0/pairedLabel  | "Needs Attention"  | 3
    stale-providers       | {}                               | /providers/nodes/0/health/status        | "STALE"            | 2
    market-of-hash        | {"hash":"d4f1c2"}                | /market/name                            | "Boston"           | 3
    studies-to-act-on     | {"statuses":["APPROVED"],"text":"without pixels"} | /studies/nodes/0/availableActions/0/decision/reason | "This study cannot be run." | 3
    lift-of-study         | {"studyId":101}                      | /study/latestResult/report/results/pages/0/confidence/label | "99%" | 4
    billing               | {"customerId":3}                 | /customer/billingReport/fileName        | "billing_metrics.csv" | 2
    device-export         | {"customerId":3,"campaignIds":[4,20],"dates":{"preset":"CUSTOM","from":"2025-03-11","to":"2025-03-12"}} | /deviceSearch/exportPath | "/exports/devices?customerId=3&campaignIds=4&campaignIds=20&from=2025-03-11&to=2025-03-12&timeZone=UTC" | 2
    rename-pixel          | {"pixelId":31,"displayName":"Front page"} | /updatePixel | {"pixel":{"name":"Front page","pageLabel":"Homepage","url":"https://shop3.example/home"},"errors":[]} | 2
"#;

/// The text of an example.
fn example(name: &str) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/examples");
    fs::read_to_string(format!("{folder}/{name}.graphql")).unwrap()
}

/// The tasks that take one request each: the text, its variables, a pointer, the value there, and the number of calls.
pub(crate) fn tasks() -> impl Iterator<Item = (String, Value, &'static str, Value, usize)> {
    let read = |text: &str| serde_json::from_str::<Value>(text).unwrap();
    table(TASKS)
        .into_iter()
        .map(move |[name, variables, pointer, value, calls]| {
            let calls = calls.parse().unwrap();
            (example(name), read(variables), pointer, read(value), calls)
        })
}

#[tokio::test]
async fn each_example_answers_its_task_with_these_calls() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    for (query, variables, pointer, value, calls) in tasks() {
        harness.clear_calls().await;
        let data = data(&client, &query, variables).await;
        assert_eq!(data.pointer(pointer), Some(&value), "{query}");
        assert_eq!(harness.calls().await.len(), calls, "{query}");
    }
}

#[tokio::test]
async fn a_job_is_queued_and_polled_to_its_file() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let days = json!({ "preset": "LAST_7_DAYS" });
    let input = json!({ "input": { "pixelId": 31, "dates": days } });
    let queued = data(&client, &example("run-pixels-job"), input).await;
    let job = &queued["runPixelsJob"]["job"];
    assert_eq!(job["status"], "PENDING");
    let poll = async || {
        let variables = json!({ "jobId": job["jobId"] });
        let mut answer = client.graphql(&example("job-files"), variables).await;
        answer["data"]["job"].take()
    };
    let pending = poll().await;
    assert_eq!(
        pending,
        json!({ "status": "PENDING", "failure": null, "files": [] })
    );
    harness.advance_clock(3_600_000).await;
    let completed = poll().await;
    assert_eq!(completed["status"], "COMPLETED");
    assert_eq!(completed["files"].as_array().map(Vec::len), Some(1));
}
