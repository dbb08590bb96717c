//! The example operations in tests/examples, each a task that staff do by script.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Client, Harness, STAFF};

/// The text of an example.
macro_rules! example {
    ($name:literal) => {
        include_str!(concat!("../examples/", $name, ".graphql"))
    };
}

/// The data of a response without errors.
async fn data(client: &Client, query: &str, variables: Value) -> Value {
    let mut answer = client.fresh(query, variables).await;
    assert_eq!(answer.get("errors"), None, "{query}");
    answer["data"].take()
}

/// An example, its variables, a pointer to a value of the data, the value, and the number of calls with an empty cache.
pub(crate) type Task = (&'static str, Value, &'static str, Value, usize);

/// The tasks that take one request each.
pub(crate) fn tasks() -> Vec<Task> {
    let customer = || json!({ "customerId": 3 });
    let days = json!({ "preset": "CUSTOM", "from": "2025-03-11", "to": "2025-03-12" });
    vec![
        (
            example!("customers"),
            json!({ "first": 2, "filter": { "text": "harbor transit" } }),
            "/customers/nodes/0/slug",
            json!("harbor-transit"),
            1,
        ),
        (
            example!("customer-profile"),
            customer(),
            "/customer/vehicleSummary/total",
            json!(120),
            4,
        ),
        (
            example!("campaigns-ending-soon"),
            customer(),
            "/campaigns/nodes/0/name",
            json!("Million Devices"),
            1,
        ),
        (
            example!("campaign-details"),
            json!({ "campaignId": 4 }),
            "/campaign/name",
            json!("Spring Launch"),
            5,
        ),
        (
            example!("vehicles-to-pair"),
            customer(),
            "/customer/vehicles/nodes/0/pairedLabel",
            json!("Needs Attention"),
            3,
        ),
        (
            example!("stale-providers"),
            json!({}),
            "/providers/nodes/0/health/status",
            json!("STALE"),
            2,
        ),
        (
            example!("market-of-hash"),
            json!({ "hash": "d4f1c2" }),
            "/market/name",
            json!("Boston"),
            3,
        ),
        (
            example!("studies-to-act-on"),
            json!({ "statuses": ["APPROVED"], "text": "without pixels" }),
            "/studies/nodes/0/availableActions/0/decision/reason",
            json!("This study cannot be run."),
            3,
        ),
        (
            example!("lift-of-study"),
            json!({ "attributionId": 101 }),
            "/study/latestResult/report/results/pages/0/confidence/label",
            json!("99%"),
            4,
        ),
        (
            example!("billing"),
            customer(),
            "/customer/billingReport/fileName",
            json!("billing_metrics.csv"),
            2,
        ),
        (
            example!("device-export"),
            json!({ "customerId": 3, "campaignIds": [4, 20], "dates": days }),
            "/deviceSearch/exportPath",
            json!(
                "/exports/devices?customerId=3&campaignIds=4&campaignIds=20&from=2025-03-11&to=2025-03-12&timeZone=UTC"
            ),
            2,
        ),
        (
            example!("rename-pixel"),
            json!({ "pixelId": 31, "displayName": "Front page" }),
            "/updatePixel",
            json!({
                "pixel": { "name": "Front page", "pageLabel": "Homepage", "url": "https://shop3.example/home" },
                "errors": [],
            }),
            2,
        ),
    ]
}

#[tokio::test]
async fn each_example_answers_its_task_with_these_calls() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    for (query, variables, pointer, value, calls) in tasks() {
        harness.clear_calls().await;
        let data = data(&client, query, variables).await;
        assert_eq!(data.pointer(pointer), Some(&value), "{query}");
        assert_eq!(harness.calls().await.len(), calls, "{query}");
    }
}

#[tokio::test]
async fn a_job_is_queued_and_polled_to_its_file() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let days = json!({ "preset": "LAST_7" });
    let input = json!({ "input": { "pixelId": 31, "dates": days } });
    let queued = data(&client, example!("run-pixels-job"), input).await;
    let job = &queued["runPixelsJob"]["job"];
    assert_eq!(job["status"], "PENDING");
    let poll = async || {
        let variables = json!({ "jobId": job["jobId"] });
        let mut answer = client.graphql(example!("job-files"), variables).await;
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
