//! The calls that each operation of the console makes.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use pretty_assertions::assert_eq;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use tokio::task::JoinHandle;

use crate::support::{Client, DEVELOPER, Harness, STAFF};

/// The operations of the console by name, without its subscriptions: see live_jobs.
fn operations() -> BTreeMap<String, String> {
    let manifest: BTreeMap<String, String> =
        serde_json::from_slice(&std::fs::read(crate::support::MANIFEST).unwrap()).unwrap();
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
/// is listed once for each.
#[derive(Deserialize)]
struct Cost {
    operation: String,
    #[serde(default)]
    variables: Map<String, Value>,
    /// The file of an input that has one, or a list of them.
    file: Option<String>,
    /// The calls of each round, sorted: those of a round wait for some of the one before, and for each other never. They are
    /// calls of the main API, unless they begin with another service.
    #[serde(default)]
    rounds: Vec<Vec<String>>,
    /// Why a query has several rounds, or why the calls are not what one would expect.
    note: Option<String>,
}

/// The calls of an operation, round by round, until its answer is there: each round is held until it is complete.
struct Rounds<'a> {
    harness: &'a Harness,
    holds: Vec<u64>,
    released: Vec<String>,
}

impl Rounds<'_> {
    /// The calls that are held now, sorted.
    async fn held(&self) -> Vec<String> {
        let mut held = self.harness.sorted_calls().await;
        for call in &mut held {
            // Each read of a job has other signatures.
            if let Some(at) = call.find("?AccessKeyId=") {
                call.truncate(at);
            }
            if let Some(short) = call.strip_prefix("main ") {
                *call = short.to_owned();
            }
        }
        for call in &self.released {
            held.remove(held.iter().position(|held| held == call).unwrap());
        }
        held
    }

    /// Waits for the calls of the next round; none after the last one. If they are others than expected, it waits until no
    /// more come.
    async fn next(
        &self,
        answer: &JoinHandle<Value>,
        expected: Option<&Vec<String>>,
    ) -> Vec<String> {
        let patience = if expected.is_some() {
            PATIENCE
        } else {
            PATIENCE / 10
        };
        let (mut last, mut since) = (Vec::new(), Instant::now());
        loop {
            let is_answered = answer.is_finished();
            let held = self.held().await;
            if is_answered
                || expected == Some(&held)
                || (!held.is_empty() && since.elapsed() > patience)
            {
                return held;
            }
            if held != last {
                (last, since) = (held, Instant::now());
            }
        }
    }

    async fn release(&mut self, calls: &[String]) {
        self.holds = self.harness.hold_calls(&self.holds).await;
        self.released.extend_from_slice(calls);
    }
}

/// How long it waits for a call that does not come.
const PATIENCE: Duration = Duration::from_secs(5);

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
        variables,
        file,
        rounds: expected,
        note,
    } in costs
    {
        harness.clear_calls().await;
        let mut rounds = Rounds {
            holds: harness.hold_calls(&[]).await,
            harness: &harness,
            released: Vec::new(),
        };
        let text = operations[&operation].clone();
        let is_explained = expected.len() < 2 || note.is_some() || text.starts_with("mutation");
        assert!(is_explained, "{operation} has several rounds and no note");
        let answer = tokio::spawn(answer(client.clone(), text, variables, file));
        let mut found: Vec<Vec<String>> = Vec::new();
        loop {
            let is_as_expected = expected.starts_with(&found);
            let round = expected.get(found.len()).filter(|_| is_as_expected);
            let held = rounds.next(&answer, round).await;
            if held.is_empty() {
                break;
            }
            rounds.release(&held).await;
            found.push(held);
        }
        harness.clear_faults().await;
        assert_eq!(answer.await.unwrap().get("errors"), None, "{operation}");
        if found != expected {
            differences.push(format!("{operation}: {}", json!(found)));
        }
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

/// The answer to an operation that bypasses the cache.
async fn answer(
    client: Client,
    text: String,
    mut variables: Map<String, Value>,
    file: Option<String>,
) -> Value {
    let Some(file) = file else {
        return client.fresh(&text, Value::Object(variables)).await;
    };
    let (input, file) = (variables["input"].take(), file.as_bytes());
    match input.get("files") {
        Some(_) => {
            client
                .upload_files(&text, input, &[("file.csv", file)])
                .await
        }
        None => client.upload(&text, input, file).await,
    }
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
    let query =
        "{ campaign(campaignId: 4) { pixels { nodes { campaign { name } customer { slug } } } } }";
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
            "{ campaign(campaignId: 4) { adGroupCount assetCount frameCount adGroups { campaign { name } } } }",
            vec![
                "campaigns",
                "campaigns/4",
                "campaigns/4/admin-summary/3",
                "flights/ad-groups/3/4",
            ],
        ),
        // The campaigns of several customers are one call.
        (
            "{ a: customer(by: { customerId: 3 }) { campaigns { totalCount } } b: customer(by: { customerId: 20 }) { campaigns { totalCount } } }",
            vec!["campaigns", "customers"],
        ),
        (
            "{ campaigns(filter: { customerIds: [3] }) { nodes { pixels { totalCount } } } }",
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
async fn what_is_read_for_an_object_before_it_is_found_fails_nothing_else() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let path = "/v3/api/pixels/campaign";
    harness
        .fault(json!({ "service": "main", "path": path, "kind": "wrong-shape" }))
        .await;
    // It is not found before the read has begun.
    harness.fault(json!({ "service": "main", "path": "/v3/api/campaigns/99999", "kind": "latency", "latencyMs": 300 })).await;
    harness.clear_calls().await;
    let query =
        "query ($id: Int!) { campaign(campaignId: $id) { campaignId pixels { totalCount } } }";
    let unknown = client.fresh(query, json!({ "id": 99_999 })).await;
    assert_eq!(unknown, json!({ "data": { "campaign": null } }));
    let calls = harness.sorted_calls().await;
    assert!(
        calls.contains(&format!("main GET {path}/99999")),
        "{calls:?}"
    );
    let found = client.fresh(query, json!({ "id": 4 })).await;
    let campaign = json!({ "campaignId": 4, "pixels": null });
    assert_eq!(found["data"]["campaign"], campaign);
    assert_eq!(found["errors"][0]["path"], json!(["campaign", "pixels"]));
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
    let query = "{ customers { totalCount } job(jobId: \"../../auth/me?x=1#y\") { jobId } }";
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

#[tokio::test]
async fn what_is_read_while_a_write_is_under_way_does_not_stay_in_the_cache() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ customer(by: { customerId: 9 }) { name } }";
    let read = async || client.graphql(query, json!({})).await["data"]["customer"]["name"].clone();
    let path = "/v3/api/customers/9";
    let held = json!({ "service": "main", "path": path, "method": "PUT", "kind": "hold" });
    harness.fault(held).await;
    let save =
        "mutation { updateCustomer(input: { customerId: 9, name: \"New\" }) { errors { code } } }";
    let saving = tokio::spawn({
        let client = client.clone();
        async move { client.graphql(save, json!({})).await }
    });
    harness.until_called(&format!("main PUT {path}")).await;
    assert_eq!(read().await, "Metro Wraps");
    harness.clear_faults().await;
    let saved = saving.await.unwrap();
    assert_eq!(
        saved,
        json!({ "data": { "updateCustomer": { "errors": [] } } })
    );
    assert_eq!(read().await, "New");
}
