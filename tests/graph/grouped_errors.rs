//! One error stands for a field that failed in many rows, and every null that is a failure has one.

use std::collections::BTreeSet;

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::schema_sdl::{Graph, is_semantically_non_null, named};
use crate::support::{Client, Harness, STAFF};

/// What failed in a response.
pub(crate) struct Failures<'a> {
    /// The paths in its errors, of which a group lists some.
    paths: Vec<&'a Value>,
    /// The places of the groups that do not list all.
    places: BTreeSet<String>,
}

/// A path without its positions in lists.
fn place(path: &[Value]) -> String {
    let names: Vec<&Value> = path.iter().filter(|segment| segment.is_string()).collect();
    json!(names).to_string()
}

impl<'a> Failures<'a> {
    /// Reads the errors of a response.
    pub(crate) fn of(answer: &'a Value) -> Self {
        let mut failures = Self {
            paths: Vec::new(),
            places: BTreeSet::new(),
        };
        for error in answer["errors"].as_array().into_iter().flatten() {
            let extensions = &error["extensions"];
            let Some(paths) = extensions["paths"].as_array() else {
                failures.paths.push(&error["path"]);
                continue;
            };
            assert_eq!(error["path"], paths[0], "{error}");
            let count = usize::try_from(extensions["count"].as_u64().unwrap()).unwrap();
            assert_eq!(paths.len(), count.min(10), "{error}");
            failures.paths.extend(paths);
            if count > paths.len() {
                failures
                    .places
                    .insert(place(error["path"].as_array().unwrap()));
            }
        }
        failures
    }

    /// The listed paths.
    pub(crate) fn listed(&self) -> BTreeSet<String> {
        self.paths.iter().map(ToString::to_string).collect()
    }

    /// Whether no path has two errors.
    pub(crate) fn are_distinct(&self) -> bool {
        self.listed().len() == self.paths.len()
    }

    /// Whether the value at this path failed.
    pub(crate) fn contain(&self, path: &[Value], value: &Value) -> bool {
        let mut known = self.paths.iter().filter_map(|known| known.as_array());
        known.any(|known| known == path) || value.is_null() && self.places.contains(&place(path))
    }
}

/// The nulls of a response, without those that are no failure.
fn failed_nulls(graph: &Graph, type_name: &str, object: &Value, path: &[Value]) -> Vec<Vec<Value>> {
    let mut nulls = Vec::new();
    for (name, value) in object.as_object().unwrap() {
        let field = graph.field(type_name, name);
        let mut path = path.to_vec();
        path.push(json!(name));
        match value {
            Value::Null if is_semantically_non_null(field) => nulls.push(path),
            Value::Object(_) => {
                nulls.extend(failed_nulls(graph, named(&field.ty.node), value, &path));
            }
            Value::Array(items) => {
                for (index, item) in items
                    .iter()
                    .enumerate()
                    .filter(|(_, item)| item.is_object())
                {
                    let mut path = path.clone();
                    path.push(json!(index));
                    nulls.extend(failed_nulls(graph, named(&field.ty.node), item, &path));
                }
            }
            _ => {}
        }
    }
    nulls
}

/// Asks, and expects an error for every null that is a failure. Returns the number of these nulls, and the answer.
async fn ask(client: &Client, query: &str) -> (usize, Value) {
    let answer = client.fresh(query, json!({})).await;
    let failures = Failures::of(&answer);
    let nulls = failed_nulls(&Graph::read(), "Query", &answer["data"], &[]);
    for path in &nulls {
        assert!(
            failures.contain(path, &Value::Null),
            "{} is null without an error",
            json!(path)
        );
    }
    (nulls.len(), answer)
}

/// Whether the counts of the errors add up to the nulls that they stand for.
fn assert_counts(answer: &Value) {
    let errors = answer["errors"].as_array().unwrap().iter();
    let counted: u64 = errors
        .map(|error| error["extensions"]["count"].as_u64().unwrap_or(1))
        .sum();
    let failures = Failures::of(answer);
    let mut failed = 0;
    let mut values = vec![(Vec::new(), &answer["data"])];
    while let Some((path, value)) = values.pop() {
        let below = |segment: Value| [&path[..], &[segment]].concat();
        match value {
            Value::Null if failures.contain(&path, value) => failed += 1,
            Value::Object(members) => {
                values.extend(
                    members
                        .iter()
                        .map(|(name, value)| (below(json!(name)), value)),
                );
            }
            Value::Array(items) => {
                values.extend(
                    items
                        .iter()
                        .enumerate()
                        .map(|(at, item)| (below(json!(at)), item)),
                );
            }
            _ => {}
        }
    }
    assert_eq!(counted, failed);
}

const CAMPAIGNS: &str =
    "{ campaigns(first: 400) { nodes { pixelCount adGroupCount adGroups { name } } } }";

#[tokio::test]
async fn every_null_of_a_big_failed_answer_has_an_error() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let (nulls, answer) = ask(&client, CAMPAIGNS).await;
    assert!(nulls > 300, "{nulls}");
    assert_counts(&answer);
    let errors = answer["errors"].as_array().unwrap();
    let places: BTreeSet<String> = errors
        .iter()
        .map(|error| place(error["path"].as_array().unwrap()))
        .collect();
    assert_eq!(
        Vec::from_iter(places),
        [
            r#"["campaigns","nodes","adGroupCount"]"#,
            r#"["campaigns","nodes","adGroups"]"#,
            r#"["campaigns","nodes","pixelCount"]"#,
        ]
    );
    assert_eq!(errors.len(), 3);
    for error in errors {
        assert_eq!(error["extensions"]["code"], "LIMIT_EXCEEDED");
        assert_eq!(error["extensions"]["paths"].as_array().unwrap().len(), 10);
    }
}

#[tokio::test]
async fn the_limit_of_calls_may_be_retried_while_reads_are_kept() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    // Nothing is kept for a request that reads everything again.
    let answer = client.fresh(CAMPAIGNS, json!({})).await;
    assert_eq!(answer["errors"][0]["extensions"]["retryable"], false);
    let missing = |answer: &Value| {
        let errors = answer["errors"].as_array().map_or(&[][..], Vec::as_slice);
        for error in errors {
            assert_eq!(error["extensions"]["retryable"], true);
        }
        let counts = errors
            .iter()
            .map(|error| error["extensions"]["count"].as_u64());
        counts.map(|count| count.unwrap_or(1)).sum::<u64>()
    };
    let first = missing(&client.graphql(CAMPAIGNS, json!({})).await);
    let second = missing(&client.graphql(CAMPAIGNS, json!({})).await);
    assert!(0 < second && second < first, "{first} {second}");
}

#[tokio::test]
async fn a_page_of_100_with_a_call_per_row_is_read_whole_in_a_fresh_session() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ campaigns(first: 100) { nodes { customer { name } adGroups { name } } } }";
    let answer = client.fresh(query, json!({})).await;
    assert_eq!(answer.get("errors"), None);
    let rows = answer["data"]["campaigns"]["nodes"].as_array().unwrap();
    assert_eq!(rows.len(), 100);
}

#[tokio::test]
async fn the_pixels_of_several_campaigns_are_counted_with_a_call_per_customer() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($first: Int) { campaigns(first: $first, filter: { customerIds: [3] }) {
      nodes { campaignId pixelCount }
    } }";
    harness.clear_calls().await;
    let several = client.fresh(query, json!({ "first": 50 })).await;
    let several = several["data"]["campaigns"]["nodes"].as_array().unwrap();
    assert_eq!(
        harness.sorted_calls().await,
        [
            "main GET /v3/api/campaigns",
            "main GET /v3/api/pixels/customer/3",
        ]
    );
    assert!(several.len() > 2);
    // A campaign alone is counted by the service, with the same result.
    let query = "query ($id: Int!) { campaign(campaignId: $id) { campaignId pixelCount } }";
    for campaign in several
        .iter()
        .filter(|campaign| campaign["pixelCount"] != 0)
    {
        let id = &campaign["campaignId"];
        let alone = client.graphql(query, json!({ "id": id })).await;
        assert_eq!(alone["data"]["campaign"], *campaign);
    }
}
