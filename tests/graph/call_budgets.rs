//! The calls that each operation of the console makes.

use std::collections::BTreeMap;

use pretty_assertions::assert_eq;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::support::{DEVELOPER, Harness, STAFF};

/// The operations of the console by name, without its subscriptions: see live_jobs.
fn operations() -> BTreeMap<String, String> {
    let manifest: BTreeMap<String, String> =
        serde_json::from_str(include_str!("../../gateway/persisted_queries.json")).unwrap();
    let name = |text: &str| {
        let words: Vec<&str> = text
            .split(|letter: char| !letter.is_alphanumeric())
            .collect();
        words[1].to_owned()
    };
    manifest
        .into_values()
        .filter(|text| !text.starts_with("subscription"))
        .map(|text| (name(&text), text))
        .collect()
}

/// What an operation costs with an empty cache, as call_budgets.json lists it. One whose variables decide what it reads
/// is listed once for each. A `note` there says why the calls are not what one would expect.
#[derive(Deserialize)]
struct Cost {
    operation: String,
    #[serde(default)]
    variables: Map<String, Value>,
    /// The file of an input that has one, or a list of them.
    file: Option<String>,
    /// Sorted. The calls are those of the main API, unless they begin with another service.
    calls: Vec<String>,
}

#[tokio::test]
async fn every_operation_of_the_console_makes_exactly_these_calls() {
    let harness = Harness::with_faults(&[]).await;
    let client = harness.sign_in(DEVELOPER).await;
    let costs: Vec<Cost> = serde_json::from_str(include_str!("call_budgets.json")).unwrap();
    let operations = operations();
    let known: Vec<&str> = operations.keys().map(String::as_str).collect();
    let mut listed: Vec<&str> = costs.iter().map(|cost| cost.operation.as_str()).collect();
    listed.dedup();
    assert_eq!(listed, known, "call_budgets.json lists each operation");
    let mut differences = Vec::new();
    for Cost {
        operation,
        mut variables,
        file,
        calls,
    } in costs
    {
        harness.clear_calls().await;
        let text = &operations[&operation];
        let answer = match file {
            Some(file) => {
                let (input, file) = (variables["input"].take(), file.as_bytes());
                match input.get("files") {
                    Some(_) => {
                        client
                            .upload_files(text, input, &[("file.csv", file)])
                            .await
                    }
                    None => client.upload(text, input, file).await,
                }
            }
            None => client.fresh(text, Value::Object(variables)).await,
        };
        assert_eq!(answer.get("errors"), None, "{operation}");
        let names_service = |call: &str| {
            let services = ["pipeline ", "backfill ", "storage "];
            services.iter().any(|service| call.starts_with(service))
        };
        let with_service = |call: &String| match names_service(call) {
            true => call.clone(),
            false => format!("main {call}"),
        };
        let calls: Vec<String> = calls.iter().map(with_service).collect();
        let mut made = harness.sorted_calls().await;
        for call in &mut made {
            // Each read of a job has other signatures.
            if let Some(at) = call.find("?AccessKeyId=") {
                call.truncate(at);
            }
        }
        if made != calls {
            differences.push(format!("{operation}: {made:#?}"));
        }
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

#[tokio::test]
async fn nested_lists_cost_the_same_at_any_page_size() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let below = "campaigns(first: 3) { nodes { name customer { slug } } } users { totalCount } markets { nodes { name } }";
    let cases = [
        (
            format!("query ($first: Int) {{ customers(first: $first) {{ nodes {{ {below} deviceDateRange {{ from }} }} }} }}"),
            vec!["campaigns", "customers", "markets", "users"],
        ),
        (
            "query ($first: Int) { campaigns(first: $first) { nodes { customerName customer { channel users { totalCount } } } } }"
                .to_owned(),
            vec!["campaigns", "customers", "users"],
        ),
        (
            "query ($first: Int) { users(first: $first) { nodes { customer { name markets { nodes { name } } } } } }"
                .to_owned(),
            vec!["customers", "markets", "users"],
        ),
        (
            "query ($first: Int) { markets(first: $first) { nodes { customers { totalCount } assetOwners { totalCount } } } }"
                .to_owned(),
            vec!["asset-owners/admin-list", "customers", "markets"],
        ),
        (
            "query ($first: Int) { savedReports(first: $first) { nodes { customer { slug } } } }".to_owned(),
            vec!["customers", "saved_reports/index"],
        ),
    ];
    for (query, lists) in cases {
        let calls: Vec<String> = lists
            .iter()
            .map(|list| format!("main GET /v3/api/{list}"))
            .collect();
        for first in [2, 20, 40] {
            harness.clear_calls().await;
            let answer = client.fresh(&query, json!({ "first": first })).await;
            assert_eq!(answer.get("errors"), None, "{query}");
            assert_eq!(harness.sorted_calls().await, calls, "{first}: {query}");
        }
    }
    let query = "query ($first: Int) {
  jobs(first: $first) { nodes { request { customer { slug } campaign { name } campaigns { totalCount } } } }
}";
    for first in [2, 40] {
        harness.clear_calls().await;
        client.fresh(query, json!({ "first": first })).await;
        assert_eq!(
            harness.sorted_calls().await,
            [
                "main GET /v3/api/campaigns",
                "main GET /v3/api/customers",
                "main GET /v3/internal/queue"
            ]
        );
    }
    let query = "{ campaign(by: { campaignId: 4 }) { pixels { nodes { campaign { name } customer { slug } } } } }";
    harness.clear_calls().await;
    client.fresh(query, json!({})).await;
    assert_eq!(
        harness.sorted_calls().await,
        [
            "main GET /v3/api/campaigns",
            "main GET /v3/api/campaigns/4",
            "main GET /v3/api/customers",
            "main GET /v3/api/pixels/campaign/4",
        ]
    );
}

#[tokio::test]
async fn rows_of_one_customer_share_the_calls_of_that_customer() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let cases = [
        (
            "{ customer(by: { customerId: 3 }) { vehicleSummary { total } vehicles { nodes { provider { name } customer { slug } } } } }",
            vec![
                "customers",
                "providers",
                "internal/manager/customer-assets/3",
            ],
        ),
        (
            "{ customer(by: { customerId: 3 }) { billingMetrics { nodes { campaign { name } } } } }",
            vec!["accounts/invoice-metrics/3", "campaigns", "customers"],
        ),
        (
            "{ campaign(by: { campaignId: 4 }) { adGroupCount assetCount frameCount adGroups { campaign { name } } } }",
            vec![
                "campaigns",
                "campaigns/4",
                "campaigns/4/admin-summary/3",
                "flights/ad-groups/3/4",
            ],
        ),
        (
            "{ campaigns(filter: { customerId: 3 }) { nodes { pixels { totalCount } } } }",
            vec!["campaigns", "pixels/customer/3"],
        ),
    ];
    for (query, calls) in cases {
        harness.clear_calls().await;
        let answer = client.fresh(query, json!({})).await;
        assert_eq!(answer.get("errors"), None, "{query}");
        let calls: Vec<String> = calls
            .iter()
            .map(|call| match call.strip_prefix("internal/") {
                Some(call) => format!("main GET /v3/internal/{call}"),
                None => format!("main GET /v3/api/{call}"),
            })
            .collect();
        assert_eq!(harness.sorted_calls().await, calls, "{query}");
    }
}

#[tokio::test]
async fn fields_of_a_request_share_their_reads() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{
  a: customers(first: 1) { totalCount }
  b: customers(last: 1) { nodes { users { totalCount } } }
  c: customer(by: { slug: \"acme-media\" }) { customerId }
  d: users(first: 1) { nodes { customer { slug } } }
  viewer { customer { slug } user { customer { slug } } isDeveloper }
}";
    harness.clear_calls().await;
    client.fresh(query, json!({})).await;
    assert_eq!(
        harness.sorted_calls().await,
        [
            "main GET /v3/api/customers",
            "main GET /v3/api/users",
            "main GET /v3/auth/me"
        ]
    );
}

#[tokio::test]
async fn lists_are_cached_until_the_session_writes_or_bypasses_the_cache() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let other = harness.sign_in(STAFF).await;
    let list = "main GET /v3/api/customers";
    let query = "{ customers { totalCount } }";
    let expect = async |calls: usize| assert_eq!(harness.sorted_calls().await, vec![list; calls]);
    harness.clear_calls().await;
    client.graphql(query, json!({})).await;
    client.graphql(query, json!({})).await;
    client
        .graphql("{ customers(last: 3) { nodes { slug } } }", json!({}))
        .await;
    expect(1).await;
    other.graphql(query, json!({})).await;
    expect(2).await;
    client.fresh(query, json!({})).await;
    expect(3).await;
    client.graphql(query, json!({})).await;
    expect(3).await;
    let save =
        "mutation { updateCustomer(input: { customerId: 21, name: \"Any\" }) { errors { code } } }";
    client.graphql(save, json!({})).await;
    harness.clear_calls().await;
    client.graphql(query, json!({})).await;
    expect(1).await;
    other.graphql(query, json!({})).await;
    expect(1).await;
}

#[tokio::test]
async fn lists_are_read_with_the_time_of_the_request_and_paths_are_escaped() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let query =
        "{ customers { totalCount } job(by: { jobId: \"../../auth/me?x=1#y\" }) { jobId } }";
    client.graphql(query, json!({})).await;
    let calls = harness.calls().await;
    let timed = calls
        .iter()
        .find_map(|call| call.strip_prefix("main GET /v3/api/customers?t="))
        .unwrap();
    assert_eq!(timed.len(), 13, "{timed}");
    assert!(timed.parse::<u64>().is_ok(), "{timed}");
    assert!(
        calls.contains(&"main GET /v3/internal/queue/..%2F..%2Fauth%2Fme%3Fx%3D1%23y".to_owned()),
        "{calls:?}"
    );
}
