//! What one operation may return: counted before it runs, and while it runs.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Harness, STAFF};

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
    harness.stop().await;
}

#[tokio::test]
async fn the_limit_of_objects_is_exact() {
    let harness = Harness::changed(|settings| settings.limits.objects = 21).await;
    for (first, is_within) in [(20, true), (21, false)] {
        let query = format!("{{ customers(first: {first}) {{ nodes {{ id }} }} }}");
        let answer = harness.graphql(&query, json!({})).await;
        assert_eq!(answer.get("data").is_some(), is_within, "{answer}");
    }
    harness.stop().await;
}

#[tokio::test]
async fn a_list_beyond_the_rows_of_an_operation_fails_and_the_others_stay() {
    let harness = Harness::with(&["--max-rows", "30"]).await;
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
    harness.stop().await;
}

#[tokio::test]
async fn a_list_beyond_the_bytes_of_an_operation_fails_and_the_others_stay() {
    let harness = Harness::with(&["--max-list-bytes", "1000"]).await;
    let client = harness.sign_in(STAFF).await;
    let query = "{
  console { isSandbox }
  customers(first: 40) { totalCount nodes { id name slug } }
}";
    let answer = client.graphql(query, json!({})).await;
    assert_eq!(
        answer["data"],
        json!({ "console": { "isSandbox": false }, "customers": null })
    );
    let error = &answer["errors"][0];
    assert_eq!(error["path"], json!(["customers", "nodes"]));
    assert_eq!(error["extensions"]["code"], "LIMIT_EXCEEDED");
    let message = error["message"].as_str().unwrap();
    assert!(
        message.contains(" bytes, and the limit is 1000."),
        "{message}"
    );
    harness.stop().await;
}

/// The fields that have a value and those that were refused, of fields that are the same under aliases.
fn outcomes(answer: &Value) -> (usize, usize) {
    let data = answer["data"].as_object().expect("the others stay");
    let refused = data.values().filter(|value| value.is_null()).count();
    let errors = answer["errors"].as_array().map_or(&[][..], Vec::as_slice);
    assert_eq!(errors.len(), refused, "{answer}");
    for error in errors {
        assert_eq!(error["extensions"]["code"], "LIMIT_EXCEEDED");
        let message = error["message"].as_str().unwrap();
        assert!(message.contains("Select smaller pages"), "{message}");
    }
    (data.len() - refused, refused)
}

/// A field under many aliases.
fn aliased(count: usize, field: &str) -> String {
    let fields = (0..count).map(|n| format!("a{n}: {field} "));
    format!("{{ {} }}", fields.collect::<String>())
}

#[tokio::test]
async fn a_list_takes_its_rows_and_only_what_is_too_much_fails() {
    let harness = Harness::with(&["--max-rows", "250"]).await;
    let client = harness.sign_in(STAFF).await;
    let field = "market(by: { hash: \"d4f1c2\" }) { debugPinFile(key: \"Sample\") { pins(first: 120) { nodes { deviceId } } } }";
    let answer = client.graphql(&aliased(4, field), json!({})).await;
    let pins = |name: &str| answer["data"][name]["debugPinFile"]["pins"]["nodes"].as_array();
    let read: Vec<usize> = ["a0", "a1", "a2", "a3"]
        .into_iter()
        .filter_map(|name| pins(name).map(Vec::len))
        .collect();
    assert_eq!(read, [120, 120]);
    let errors = answer["errors"].as_array().unwrap();
    assert_eq!(errors.len(), 2);
    for error in errors {
        assert_eq!(error["extensions"]["code"], "LIMIT_EXCEEDED");
        assert_eq!(
            error["message"],
            "With this field the operation would return 360 rows, and the limit is 250. Select smaller pages \
             (\"first\"), fewer lists in lists, or fewer long texts."
        );
        assert_eq!(error["path"][2], "pins");
    }
    harness.stop().await;
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
    harness.stop().await;
}

#[tokio::test]
async fn a_long_text_takes_its_bytes_under_each_alias() {
    let harness = Harness::with(&["--max-list-bytes", "7000000"]).await;
    let client = harness.sign_in(STAFF).await;
    // "Market:32" has an outline of more than two megabytes.
    let field = "market(by: { marketId: 32 }) { geoJson }";
    let texts = |answer: &Value| -> Vec<usize> {
        let data = answer["data"].as_object().unwrap();
        let texts = data
            .values()
            .filter_map(|market| market["geoJson"].as_str());
        texts.map(str::len).collect()
    };
    let answer = client.graphql(&aliased(5, field), json!({})).await;
    let read = texts(&answer);
    assert!((1..5).contains(&read.len()), "{read:?}");
    assert_eq!(answer["errors"].as_array().unwrap().len(), 5 - read.len());
    assert_eq!(answer["errors"][0]["extensions"]["code"], "LIMIT_EXCEEDED");
    let answer = client.graphql(&aliased(1, field), json!({})).await;
    assert_eq!(texts(&answer).len(), 1);
    assert_eq!(answer.get("errors"), None);
    harness.stop().await;
}

#[tokio::test]
async fn a_page_is_refused_before_its_long_texts_are_written() {
    let harness = Harness::with(&["--max-list-bytes", "1000"]).await;
    let client = harness.sign_in(STAFF).await;
    let field = "customers(first: 40) { nodes { name slug } }";
    let answer = client.graphql(&aliased(3, field), json!({})).await;
    assert_eq!(outcomes(&answer), (0, 3));
    // Short answers are still given.
    let answer = client
        .graphql(
            &aliased(3, "customers(first: 4) { nodes { name } }"),
            json!({}),
        )
        .await;
    assert_eq!(outcomes(&answer), (3, 0));
    harness.stop().await;
}
