//! A failing service nulls only the fields that need it. Each path of a service fails in turn, below every root
//! field, and every response is compared with the healthy one.

mod comparison;
mod questions;

use std::collections::{BTreeMap, BTreeSet};

use chrono::{Timelike, Utc};
use futures_util::future::join_all;
use serde_json::{Value, json};

use self::comparison::{Rule, compare};
pub(crate) use self::questions::NODES;
use self::questions::{Asked, questions};
use crate::schema_sdl::Graph;
use crate::support::{Client, DEVELOPER, Harness};

/// The reads whose failures are data. Their cases are those of validations and of the pipeline.
const FAIL_WITH_DATA: [&str; 3] = [
    "main POST /v3/api/dev/supported-assets-check",
    "pipeline GET /api/jobs",
    "pipeline GET /api/jobs-sf",
];

/// The root fields in whose result all failures are data. Their cases are those of attention and of the search.
const FAILURES_ARE_DATA: [&str; 3] = ["attention", "attentionSummary", "search"];

/// How many cases are asked at once. All together would select more fields, and make more calls, than an operation may.
const TOGETHER: usize = 6;

/// A market of the sandbox has an outline of two megabytes. To read it with every list of markets would take most of the
/// time of these tests.
const SHORT_OUTLINE: &str = r#"mutation { saveMarketGeoJson(input: { marketId: 32, geoJson:
    "{\"type\":\"FeatureCollection\",\"features\":[{\"type\":\"Feature\",\"properties\":{},\"geometry\":null}]}"
}) { errors { message } } }"#;

/// A client in a time zone where it is about noon, so that the date does not change during the test.
async fn client(harness: &Harness) -> Client {
    let hours = 12 - i64::from(Utc::now().hour());
    // The names of these zones count westwards.
    let zone = match hours {
        0 => "Etc/UTC".to_owned(),
        _ => format!("Etc/GMT{:+}", -hours),
    };
    let client = harness.sign_in(DEVELOPER).await.in_zone(&zone);
    let saved = client.graphql(SHORT_OUTLINE, json!({})).await;
    let without_errors = json!({ "data": { "saveMarketGeoJson": { "errors": [] } } });
    assert_eq!(saved, without_errors);
    client
}

/// A root field, its healthy response, and what it needs: paths, after the name of their service.
struct Case {
    asked: Asked,
    query: String,
    healthy: Value,
    paths: BTreeSet<String>,
}

/// The response, in which the main API's address is the same for every sandbox.
async fn ask(harness: &Harness, client: &Client, query: &str) -> Value {
    let answer = client.fresh(query, json!({})).await.to_string();
    let answer = answer.replace(harness.main_url(), "http://main-api");
    serde_json::from_str(&answer).unwrap()
}

async fn cases(harness: &Harness, client: &Client) -> Vec<Case> {
    let mut cases = Vec::new();
    for asked in questions(&Graph::read()) {
        let text = asked.text();
        let name = text.split(|letter: char| !letter.is_alphanumeric()).next();
        if name.is_some_and(|name| FAILURES_ARE_DATA.contains(&name)) {
            continue;
        }
        let query = format!("{{ {text} }}");
        harness.clear_calls().await;
        let healthy = ask(harness, client, &query).await;
        assert_eq!(healthy.get("errors"), None, "{query}");
        compare(
            &asked,
            &healthy,
            &healthy,
            Rule::SameOrFailed,
            &query,
            client.token(),
        );
        // Failures of storage have tests of their own: a refused link is no error.
        let calls = harness.sorted_calls().await.into_iter();
        let calls = calls.filter(|call| !call.starts_with("storage GET "));
        let calls = calls.filter(|call| !FAIL_WITH_DATA.contains(&call.as_str()));
        let paths = calls.map(|call| {
            let (service, path) = call
                .split_once(" GET ")
                .unwrap_or_else(|| panic!("{query} made the call {call}"));
            let path = path.split('?').next().unwrap_or_default();
            format!("{service} {path}")
        });
        let paths = paths.collect();
        cases.push(Case {
            asked,
            query,
            healthy,
            paths,
        });
    }
    cases
}

/// The path with a placeholder for each number.
fn shape(path: &str) -> String {
    let parts = path.split('/').map(|part| {
        if part.parse::<u32>().is_ok() {
            "{}"
        } else {
            part
        }
    });
    parts.collect::<Vec<&str>>().join("/")
}

/// Each shape of path once, with the smallest case that needs it.
fn each_path_once(cases: &[Case]) -> Vec<(&Case, &str)> {
    let mut smallest_first: Vec<&Case> = cases.iter().collect();
    smallest_first.sort_by_key(|case| case.query.len());
    let mut seen = BTreeSet::new();
    let mut pairs = Vec::new();
    for case in smallest_first {
        for path in &case.paths {
            if seen.insert(shape(path)) {
                pairs.push((case, path.as_str()));
            }
        }
    }
    assert!(pairs.len() >= 22, "{} paths", pairs.len());
    pairs
}

/// The part of the answer to several cases at once that belongs to one of them.
fn part(answer: &Value, at: usize, case: &Case) -> Value {
    let alias = json!(format!("case{at}"));
    let field = case.asked.field.as_str();
    let errors = answer["errors"].as_array().into_iter().flatten();
    let errors = errors.filter(|error| error["path"][0] == alias).cloned();
    let errors = errors.map(|mut error| {
        error["path"][0] = json!(field);
        let paths = error["extensions"]["paths"].as_array_mut();
        for path in paths.into_iter().flatten() {
            path[0] = json!(field);
        }
        error
    });
    let errors = Vec::from_iter(errors);
    let mut part = json!({ "data": { field: answer["data"][format!("case{at}")] } });
    if !errors.is_empty() {
        part["errors"] = errors.into();
    }
    part
}

/// Makes a path fail and compares the responses of some cases. Errors have the code, if one is expected.
async fn strike(
    harness: &Harness,
    client: &Client,
    (cases, path): (&[&Case], &str),
    fault: &Value,
    code: Option<&str>,
) {
    let context = format!("{fault} at {path}");
    let (service, path) = path.split_once(' ').unwrap();
    let mut whole = fault.clone();
    whole["service"] = json!(service);
    whole["path"] = json!(path);
    harness.fault(whole).await;
    harness.clear_calls().await;
    let parts = cases.iter().enumerate();
    let parts = parts.map(|(at, case)| format!("case{at}: {}", case.asked.text()));
    let query = format!("{{ {} }}", Vec::from_iter(parts).join(" "));
    let answer = ask(harness, client, &query).await;
    let rule = match code {
        Some(_) => Rule::SameOrFailed,
        None => Rule::Whole,
    };
    let mut codes = BTreeSet::new();
    for (at, case) in cases.iter().enumerate() {
        let answer = part(&answer, at, case);
        let context = format!("{context}: {}", case.query);
        let (asked, healthy) = (&case.asked, &case.healthy);
        codes.extend(compare(
            asked,
            healthy,
            &answer,
            rule,
            &context,
            client.token(),
        ));
    }
    harness.clear_faults().await;
    // Which calls a batch makes depends on the keys in it, so the path may not have been needed; nor may be what is read as
    // soon as the query starts.
    let start = format!("{service} GET {path}");
    let was_struck = harness
        .calls()
        .await
        .iter()
        .any(|call| call.starts_with(&start));
    if let Some(code) = code.filter(|_| was_struck) {
        let expected = BTreeSet::from([code.to_owned()]);
        assert!(codes.is_subset(&expected), "{codes:?}: {context}");
    }
}

/// Expects the healthy response.
async fn is_healthy(harness: &Harness, client: &Client, case: &Case) {
    let answer = ask(harness, client, &case.query).await;
    let context = format!("again: {}", case.query);
    let codes = compare(
        &case.asked,
        &case.healthy,
        &answer,
        Rule::SameOrFailed,
        &context,
        client.token(),
    );
    assert_eq!(codes, BTreeSet::new(), "{context}");
}

#[tokio::test]
async fn a_path_that_returns_500_nulls_only_the_fields_that_need_it() {
    let harness = Harness::start().await;
    let client = client(&harness).await;
    let fault = json!({ "kind": "status", "status": 500 });
    let cases = cases(&harness, &client).await;
    let mut cases_of_paths = BTreeMap::<&str, Vec<&Case>>::new();
    for case in &cases {
        let mut seen = BTreeSet::new();
        for path in case.paths.iter().filter(|path| seen.insert(shape(path))) {
            cases_of_paths.entry(path).or_default().push(case);
        }
    }
    // What several cases read is read once for all of them.
    for (path, cases) in cases_of_paths {
        for cases in cases.chunks(TOGETHER) {
            let code = Some("UPSTREAM_UNAVAILABLE");
            strike(&harness, &client, (cases, path), &fault, code).await;
        }
    }
}

#[tokio::test]
async fn every_way_to_fail_has_its_code_wherever_it_occurs() {
    /// Each path fails in some of the ways, and each way occurs at some of the paths.
    const WAYS_OF_A_PATH: usize = 3;
    let status = |status: u16| json!({ "kind": "status", "status": status });
    let ways = [
        (status(503), "UPSTREAM_UNAVAILABLE"),
        (json!({ "kind": "html" }), "UPSTREAM_UNAVAILABLE"),
        (json!({ "kind": "reset" }), "UPSTREAM_UNAVAILABLE"),
        (json!({ "kind": "cut" }), "UPSTREAM_UNAVAILABLE"),
        (json!({ "kind": "empty" }), "UPSTREAM_INVALID_RESPONSE"),
        (json!({ "kind": "not-json" }), "UPSTREAM_INVALID_RESPONSE"),
        (
            json!({ "kind": "html", "status": 200 }),
            "UPSTREAM_INVALID_RESPONSE",
        ),
        (json!({ "kind": "redirect" }), "UPSTREAM_INVALID_RESPONSE"),
        (status(429), "UPSTREAM_INVALID_RESPONSE"),
        (status(401), "UNAUTHENTICATED"),
        (status(403), "UNAUTHENTICATED"),
    ];
    let mut next_ways = ways.iter().cycle();
    let harness = Harness::start().await;
    let client = client(&harness).await;
    let cases = cases(&harness, &client).await;
    for pair in each_path_once(&cases) {
        for (fault, code) in next_ways.by_ref().take(WAYS_OF_A_PATH) {
            strike(&harness, &client, (&[pair.0], pair.1), fault, Some(code)).await;
        }
        is_healthy(&harness, &client, pair.0).await;
    }
}

#[tokio::test]
async fn a_path_that_never_responds_times_out_and_others_are_not_affected() {
    const LANES: usize = 8;
    /// Every path has the same timeout, so some of them show what it does.
    const STEP: usize = 3;
    let flags = ["--upstream-timeout-ms", "5000"];
    let harness = Harness::start().await;
    let cases = cases(&harness, &client(&harness).await).await;
    let pairs: Vec<_> = each_path_once(&cases).into_iter().step_by(STEP).collect();
    let fault = json!({ "kind": "hang" });
    // Most of the time is spent waiting, so several gateways wait at once.
    let lanes = (0..LANES).map(async |lane| {
        let harness = Harness::with(&flags).await;
        let client = client(&harness).await;
        for pair in pairs.iter().copied().skip(lane).step_by(LANES) {
            let pair_of_one = (&[pair.0][..], pair.1);
            strike(
                &harness,
                &client,
                pair_of_one,
                &fault,
                Some("UPSTREAM_TIMEOUT"),
            )
            .await;
            is_healthy(&harness, &client, pair.0).await;
        }
    });
    join_all(lanes).await;
}

#[tokio::test]
async fn a_response_with_odd_content_keeps_every_key() {
    let harness = Harness::start().await;
    let client = client(&harness).await;
    let cases = cases(&harness, &client).await;
    for pair in each_path_once(&cases) {
        for kind in ["null-list", "wrong-shape", "malformed-row", "unknown-enum"] {
            strike(
                &harness,
                &client,
                (&[pair.0], pair.1),
                &json!({ "kind": kind }),
                None,
            )
            .await;
        }
        let fault = json!({ "kind": "text-for-numbers", "body": "many" });
        strike(&harness, &client, (&[pair.0], pair.1), &fault, None).await;
    }
}

#[tokio::test]
async fn numbers_sent_as_text_change_nothing() {
    let harness = Harness::start().await;
    let client = client(&harness).await;
    let cases = cases(&harness, &client).await;
    for (case, path) in each_path_once(&cases) {
        // A lock names its provider by name, or by number: a number sent as text is a name.
        if path.ends_with("/providers/locks") {
            continue;
        }
        let (service, path) = path.split_once(' ').unwrap();
        harness
            .fault(json!({ "service": service, "path": path, "kind": "text-for-numbers" }))
            .await;
        is_healthy(&harness, &client, case).await;
        harness.clear_faults().await;
    }
}
