//! What one operation may return, and how many calls it may make: counted before it runs, and while it runs.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Harness, STAFF, table};

#[tokio::test]
async fn lists_in_lists_are_refused_before_anything_runs() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let query = "query ($first: Int!) {
  customer(by: { customerId: 3 }) {
    campaigns(first: $first) { nodes { customer { campaigns(first: $first) { nodes { customer { name } } } } } }
  }
}";
    assert_eq!(
        client.graphql(query, json!({ "first": 5000 })).await,
        json!({ "errors": [{
            "message": "The operation can return 50015002 objects, and the limit is 500000. Select smaller pages \
                        (\"first\"), or fewer lists in lists.",
            "extensions": { "code": "LIMIT_EXCEEDED", "retryable": false },
        }] })
    );
    assert_eq!(harness.calls().await, [""; 0]);
    let answer = client.graphql(query, json!({ "first": 2 })).await;
    assert_eq!(answer.get("errors"), None);
}

/// A document, and the number of objects that it can return: the products of its pages. A list without pages counts as 10.
const OBJECTS: &str = r#"
    { customers { nodes { id } } } | 51
    { customers(first: 3) { nodes { id } edges { node { id } } } } | 10
    { customers(first: 90000) { nodes { id } } } | 5001
    { customers(first: -1) { nodes { id } } } | 51
    query ($n: Int = 10, $m: Int = 4) { customer(by: { customerId: 3 }) { campaigns(first: $n) { nodes { pixels(last: $m) { edges { node { id } } } } } } } | 102
    { dataPartners { __typename } } | 10
    { nodes(ids: ["a", "b"]) { id ... on Customer { markets(first: 2) { nodes { id } } } } } | 8
"#;

#[tokio::test]
async fn objects_are_the_products_of_the_pages() {
    let harness = Harness::changed(|settings| settings.limits.objects = 0).await;
    for [query, objects] in table(OBJECTS) {
        let answer = harness.graphql(query, json!({})).await;
        let message = answer["errors"][0]["message"].as_str().unwrap();
        let expected = format!("can return {objects} objects, and the limit is 0.");
        assert!(message.contains(&expected), "{query}: {message}");
    }
    let types = "{ __schema { queryType { name } } }";
    assert_eq!(harness.graphql(types, json!({})).await.get("errors"), None);
}

#[tokio::test]
async fn arguments_that_grow_with_each_mention_of_a_variable_are_refused() {
    let harness = Harness::changed(|settings| settings.limits.body_bytes = 1 << 20).await;
    let text = "x".repeat(500 << 10);
    for (mentions, is_refused) in [(8, false), (9, true)] {
        let texts = vec!["$text"; mentions].join(", ");
        for query in [
            format!(
                "query ($text: String!) {{ conversations(filter: {{ models: [{texts}] }}) {{ totalCount }} }}"
            ),
            format!(
                "query ($text: String!) {{ customer(by: {{ customerId: 3 }}) {{ ...Vehicles }} }}
fragment Vehicles on Customer {{ vehicles(filter: {{ types: [{texts}] }}) {{ totalCount }} }}"
            ),
        ] {
            let answer = harness.graphql(&query, json!({ "text": text })).await;
            let code = &answer["errors"][0]["extensions"]["code"];
            let expected = ["UNAUTHENTICATED", "LIMIT_EXCEEDED"][usize::from(is_refused)];
            assert_eq!(code, expected, "{query}");
        }
    }
}

#[tokio::test]
async fn the_limit_of_objects_is_exact() {
    let harness = Harness::changed(|settings| settings.limits.objects = 21).await;
    for (first, is_within) in [(20, true), (21, false)] {
        let query = format!("{{ customers(first: {first}) {{ nodes {{ id }} }} }}");
        let answer = harness.graphql(&query, json!({})).await;
        assert_eq!(answer.get("data").is_some(), is_within, "{answer}");
    }
}

#[tokio::test]
async fn a_list_beyond_the_rows_of_an_operation_fails_and_the_others_stay() {
    let harness = Harness::with(&["limit:rows=30"]).await;
    let client = harness.sign_in(STAFF).await;
    let query = "{
  customers(first: 20) { nodes { customerId } }
  console { isSandbox }
  markets(first: 11) { totalCount }
}";
    // What is cached answers at once, so the lists are made in their order.
    client
        .graphql(
            "{ customers(first: 0) { totalCount } markets(first: 0) { totalCount } }",
            json!({}),
        )
        .await;
    let answer = client.graphql(query, json!({})).await;
    assert_eq!(
        answer["data"]["customers"]["nodes"]
            .as_array()
            .unwrap()
            .len(),
        20
    );
    assert_eq!(answer["data"]["console"], json!({ "isSandbox": false }));
    assert_eq!(answer["data"]["markets"], json!(null));
    assert_eq!(
        answer["errors"],
        json!([{
            "message": "With this field the operation would return 31 rows, and the limit is 30. Select smaller pages \
                        (\"first\"), fewer lists in lists, or fewer long texts.",
            "locations": [{ "line": 4, "column": 3 }],
            "path": ["markets"],
            "extensions": { "code": "LIMIT_EXCEEDED", "retryable": false },
        }])
    );
}

#[tokio::test]
async fn a_list_beyond_the_bytes_of_an_operation_fails_and_the_others_stay() {
    let harness = Harness::with(&["limit:list_bytes=1000"]).await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($first: Int) {
  console { isSandbox }
  a: customers(first: $first) { nodes { name slug } }
  b: customers(first: $first) { nodes { name slug } }
}";
    let answer = client.graphql(query, json!({ "first": 40 })).await;
    let console = json!({ "isSandbox": false });
    let data = json!({ "console": console, "a": null, "b": null });
    assert_eq!(answer["data"], data);
    let errors = answer["errors"].as_array().unwrap();
    assert_eq!(errors.len(), 2);
    for error in errors {
        assert_eq!(error["path"][1], "nodes");
        assert_eq!(error["extensions"]["code"], "LIMIT_EXCEEDED");
        let message = error["message"].as_str().unwrap();
        assert!(
            message.contains(" bytes, and the limit is 1000."),
            "{message}"
        );
    }
    // Short answers are still given.
    let answer = client.graphql(query, json!({ "first": 4 })).await;
    assert_eq!(answer.get("errors"), None);
}

/// A field under many aliases.
fn aliased(count: usize, field: &str) -> String {
    let fields = (0..count).map(|n| format!("a{n}: {field} "));
    format!("{{ {} }}", fields.collect::<String>())
}

#[tokio::test]
async fn a_list_longer_than_a_batch_is_whole_and_in_order() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let input = json!({ "startDate": "2025-01-01", "endDate": "2025-01-31" });
    let query = "query ($input: RunMarketsInput!) { runMarketsPlan(input: $input) { runCount runs { date market { name } } } }";
    let answer = client.graphql(query, json!({ "input": input })).await;
    let plan = &answer["data"]["runMarketsPlan"];
    let runs = plan["runs"].as_array().unwrap();
    assert!(runs.len() > 600, "{}", runs.len());
    assert_eq!(plan["runCount"], runs.len());
    for (run, day) in runs.iter().zip((1..=31).cycle()) {
        assert_eq!(run["date"], format!("2025-01-{day:02}"));
        assert!(run["market"]["name"].is_string(), "{run}");
    }
}

#[tokio::test]
async fn a_long_text_takes_its_bytes_under_each_alias() {
    let harness = Harness::with(&["limit:list_bytes=7000000"]).await;
    let client = harness.sign_in(STAFF).await;
    // "Market:32" has an outline of more than two megabytes.
    let texts = |answer: &Value, name: &str| -> Vec<usize> {
        let data = answer["data"].as_object().unwrap();
        let texts = data
            .values()
            .map(|market| &market[name])
            .filter(|text| !text.is_null());
        texts.map(|text| text.to_string().len()).collect()
    };
    for name in ["geoJson", "geoJsonText"] {
        let field = format!("market(by: {{ marketId: 32 }}) {{ {name} }}");
        let answer = client.graphql(&aliased(5, &field), json!({})).await;
        let read = texts(&answer, name);
        assert!((1..5).contains(&read.len()), "{read:?}");
        assert_eq!(answer["errors"].as_array().unwrap().len(), 5 - read.len());
        assert_eq!(answer["errors"][0]["extensions"]["code"], "LIMIT_EXCEEDED");
        let answer = client.graphql(&aliased(1, &field), json!({})).await;
        assert_eq!(texts(&answer, name).len(), 1);
        assert_eq!(answer.get("errors"), None);
    }
}

/// The error of a field that would need a fourth call.
fn beyond(line: usize, path: &str, is_retryable: bool) -> Value {
    json!({
        "message": "This operation has reached the limit of calls to services, 3. Select fewer rows, or fewer fields that cost a \
                    call per row.",
        "locations": [{ "line": line, "column": 3 }],
        "path": [path],
        "extensions": { "code": "LIMIT_EXCEEDED", "retryable": is_retryable },
    })
}

#[tokio::test]
async fn fields_beyond_the_calls_of_an_operation_fail_and_the_others_stay() {
    let harness = Harness::with(&["limit:upstream_calls=3"]).await;
    let client = harness.sign_in(STAFF).await;
    let query = "{
  customers { totalCount }
  markets { totalCount }
  providers { totalCount }
  jobs { totalCount }
  console { isSandbox }
  pixel(pixelId: 31) { name }
}";
    harness.clear_calls().await;
    let count = |rows: i32| json!({ "totalCount": rows });
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({
            "data": {
                "customers": count(40), "markets": count(32), "providers": count(25), "jobs": null,
                "console": { "isSandbox": false }, "pixel": null,
            },
            "errors": [
                beyond(5, "jobs", true),
                beyond(7, "pixel", true),
            ],
        })
    );
    assert_eq!(
        harness.sorted_calls().await,
        [
            "main GET /v3/api/customers",
            "main GET /v3/api/markets",
            "main GET /v3/api/providers",
        ]
    );
    // What is cached costs no call.
    harness.clear_calls().await;
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({ "data": {
            "customers": count(40), "markets": count(32), "providers": count(25), "jobs": count(106),
            "console": { "isSandbox": false }, "pixel": { "name": "Home" },
        } })
    );
    assert_eq!(
        harness.sorted_calls().await,
        ["main GET /v3/api/pixels/31", "main GET /v3/internal/queue",]
    );
}

#[tokio::test]
async fn a_write_beyond_the_calls_of_an_operation_is_not_sent() {
    let harness = Harness::with(&["limit:upstream_calls=3"]).await;
    let client = harness.sign_in(STAFF).await;
    let query = "mutation {
  a: createCustomer(input: { name: \"New A\" }) { errors { message } }
  b: createCustomer(input: { name: \"New B\" }) { customer { name } errors { message } }
  c: createCustomer(input: { name: \"New C\" }) { errors { message } }
  d: signOut { errors { message } }
}";
    harness.clear_calls().await;
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({
            "data": {
                "a": { "errors": [] },
                "b": { "customer": { "name": "New B" }, "errors": [] },
                "c": null,
                "d": { "errors": [] },
            },
            "errors": [beyond(4, "c", false)],
        })
    );
    let names: Vec<Value> = harness
        .writes()
        .await
        .into_iter()
        .map(|(_, _, mut body)| body["customerName"].take())
        .collect();
    assert_eq!(names, ["New A", "New B"]);
}
