//! A failing service nulls only the fields that need it. Each path of a service fails in turn, below every root
//! field, and every response is compared with the healthy one.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{Timelike, Utc};
use futures_util::future::join_all;
use serde_json::{Value, json};

use crate::printed::{Graph, is_semantically_non_null, named, required_arguments};
use crate::support::{Client, DEVELOPER, Harness};

/// How many levels of objects are selected.
const DEPTH: usize = 2;

/// Links of jobs are signed again on every read.
const SIGNED: [&str; 3] = ["url", "expiresAt", "expiryLabel"];

/// These change while a test runs: feeds deliver, locks outlast their work, and a check runs again.
const TICKING: [&str; 4] = [
    "changesAt",
    "endedAt",
    "isUnlockRecommended",
    "lastProcessedAt",
];

/// The reads whose failures are data. Their own tests are in validations.rs and pipeline_jobs.rs.
const FAIL_WITH_DATA: [&str; 3] = [
    "main POST /v3/api/dev/supported-assets-check",
    "pipeline GET /api/jobs",
    "pipeline GET /api/jobs-sf",
];

/// An object of each type to start from.
const NODES: [(&str, &str); 18] = [
    ("AdGroup", "QWRHcm91cDozOjQ6OTI"),
    ("AssetOwner", "QXNzZXRPd25lcjo4"),
    ("AttributionStudy", "QXR0cmlidXRpb25TdHVkeTo1Mg"),
    ("Campaign", "Q2FtcGFpZ246NA"),
    ("CampaignRefreshJob", "Q2FtcGFpZ25SZWZyZXNoSm9iOjkx"),
    ("Conversation", "Q29udmVyc2F0aW9uOmMtNDA"),
    ("Customer", "Q3VzdG9tZXI6Mw"),
    ("DebugLog", "RGVidWdMb2c6ZC00OTk5"),
    ("Job", "Sm9iOjE4MDI"),
    ("Market", "TWFya2V0OjI"),
    ("PipelineJob", "UGlwZWxpbmVKb2I6MTAwMQ"),
    ("Pixel", "UGl4ZWw6MzE"),
    ("Place", "UGxhY2U6NjEw"),
    ("Provider", "UHJvdmlkZXI6NQ"),
    ("SuggestedPrompt", "U3VnZ2VzdGVkUHJvbXB0Ojc"),
    ("SystemPrompt", "U3lzdGVtUHJvbXB0OjY"),
    ("User", "VXNlcjox"),
    ("Vehicle", "VmVoaWNsZTozOjk2NQ"),
];

/// The arguments of a field that requires some.
fn arguments(type_name: &str, field: &str) -> Option<&'static str> {
    Some(match (type_name, field) {
        ("Query", "assetIdList") => "text: \"101, x12\"",
        ("Query", "assetOwner") => "by: { assetOwnerId: 8 }",
        ("Query", "attributionReport") => "jobId: \"1801\"",
        ("Query", "backfillCheck") => "input: {}",
        ("Query", "campaign") => "by: { campaignId: 4 }",
        ("Market", "debugPinFile") => "key: \"Sample\"",
        ("Query", "conversation") => "by: { conversationId: \"c-40\" }",
        ("Query", "createPipelineJobsPlan") => {
            "input: { marketIds: [2], startDate: \"2025-03-12\" }"
        }
        ("Query", "customer") => "by: { slug: \"harbor-transit\" }",
        ("Query", "dateRange") => {
            "dates: { preset: CUSTOM, from: \"2025-03-11\", to: \"2025-03-12\" }"
        }
        ("Query", "debugLog") => "debugId: \"d-4999\"",
        ("Query", "deviceSearch") => {
            "input: { customerId: 3, campaignIds: [4], \
             dates: { preset: CUSTOM, from: \"2025-03-11\", to: \"2025-03-12\" } }"
        }
        ("Query", "geoJsonCheck") => "text: \"{}\"",
        ("Query", "job") => "jobId: \"1802\"",
        ("Query", "market") => "by: { hash: \"d4f1c2\" }",
        ("Query", "normSInv") => "p: 0.975",
        ("Query", "pixel") => "by: { pixelId: 31 }",
        ("Query", "pixels") => "of: { campaignId: 4 }",
        ("Query", "place") => "by: { placeId: \"610\" }",
        ("Query", "provider") => "by: { providerId: 5 }",
        ("Query", "runMarketsPlan") => {
            "input: { startDate: \"2025-03-12\", only: [{ marketId: 2, date: \"2025-03-12\" }] }"
        }
        ("Query", "runStationaryCampaignPlan") => {
            "input: { campaignId: 9, startDate: \"2025-03-12\" }"
        }
        ("Query", "study") => "by: { attributionId: 52 }",
        ("Query", "suggestedPrompt") => "by: { suggestedPromptId: 7 }",
        ("Query", "supportedAssetsCheck") => {
            "input: { customerId: 3, adGroupId: 93, assetOwner: \"Harbor Media\", assetIds: [901, 902] }"
        }
        ("Query", "systemPrompt") => "by: { systemPromptId: 6 }",
        ("Query", "user") => "by: { userId: 15 }",
        ("AttributionResults", "csv") => "table: LIFT",
        ("CampaignExplorer", "campaign") => "campaignId: 4, customerId: 3",
        ("AttributionStudy", "statusChange") => "to: APPROVED",
        ("Pixel", "requests") => "dates: { preset: LAST_7 }",
        _ => return None,
    })
}

/// A field to select, with its selection.
struct Asked {
    field: String,
    arguments: String,
    /// Whether it is null only if it failed.
    is_semantically_non_null: bool,
    /// The type to select on, if the field returns an interface.
    fragment: Option<String>,
    below: Vec<Asked>,
}

impl Asked {
    fn text(&self) -> String {
        let Self {
            field,
            arguments,
            fragment,
            below,
            ..
        } = self;
        let arguments = if arguments.is_empty() {
            String::new()
        } else {
            format!("({arguments})")
        };
        if below.is_empty() {
            return format!("{field}{arguments}");
        }
        let below: Vec<String> = below.iter().map(Self::text).collect();
        let below = below.join(" ");
        match fragment {
            Some(fragment) => format!("{field}{arguments} {{ ... on {fragment} {{ {below} }} }}"),
            None => format!("{field}{arguments} {{ {below} }}"),
        }
    }
}

/// All fields of a type, except objects of types that are already selected above.
fn below(graph: &Graph, type_name: &str, depth: usize, above: &mut Vec<String>) -> Vec<Asked> {
    let mut asked = Vec::new();
    above.push(type_name.to_owned());
    for field in graph.fields(type_name) {
        let name = field.name.node.as_str();
        let inner = named(&field.ty.node);
        let is_composite = graph.is_composite(inner);
        // Rows are selected as nodes. Edges have the same rows.
        let is_twice = name == "edges" && type_name.ends_with("Connection");
        let step = usize::from(!inner.ends_with("Connection") && name != "pageInfo");
        if is_twice
            || above.iter().any(|type_name| type_name == inner)
            || (is_composite && depth < step)
        {
            continue;
        }
        let arguments = arguments(type_name, name);
        assert!(
            arguments.is_some() || required_arguments(field).is_empty(),
            "{type_name}.{name} needs arguments"
        );
        let mut arguments = arguments.unwrap_or_default().to_owned();
        if inner.ends_with("Connection") {
            arguments = format!("{arguments} first: 2").trim().to_owned();
        }
        let below = if is_composite {
            below(graph, inner, depth - step, above)
        } else {
            Vec::new()
        };
        if is_composite && below.is_empty() {
            continue;
        }
        asked.push(Asked {
            field: name.to_owned(),
            arguments,
            is_semantically_non_null: is_semantically_non_null(field),
            fragment: None,
            below,
        });
    }
    above.pop();
    asked
}

/// Each type of node and each root field, with all fields below it.
fn questions(graph: &Graph) -> Vec<Asked> {
    let roots = below(graph, "Query", DEPTH, &mut vec!["Node".to_owned()]);
    let types: Vec<&str> = NODES.iter().map(|(type_name, _)| *type_name).collect();
    assert_eq!(graph.nodes(), types);
    let nodes = NODES.map(|(type_name, id)| Asked {
        field: "node".to_owned(),
        arguments: format!("id: \"{id}\""),
        is_semantically_non_null: false,
        fragment: Some(type_name.to_owned()),
        below: below(graph, type_name, DEPTH - 1, &mut Vec::new()),
    });
    nodes.into_iter().chain(roots).collect()
}

/// What a fault may do to a response.
#[derive(Clone, Copy, PartialEq)]
enum Rule {
    /// Every value is unchanged, or null with an error.
    SameOrFailed,
    /// Every key is present, and nothing non-null is null without an error.
    Whole,
}

/// A response and the healthy one.
struct Comparison<'a> {
    rule: Rule,
    errors: BTreeMap<String, &'a Value>,
    met: BTreeSet<String>,
    context: &'a str,
}

impl Comparison<'_> {
    fn object(&mut self, asked: &[Asked], healthy: &Value, answer: &Value, path: &[Value]) {
        let context = self.context;
        let keys: BTreeSet<&str> = asked.iter().map(|asked| asked.field.as_str()).collect();
        let there: BTreeSet<&str> = answer
            .as_object()
            .unwrap()
            .keys()
            .map(String::as_str)
            .collect();
        assert_eq!(there, keys, "{context}: keys at {}", json!(path));
        for asked in asked {
            let mut path = path.to_vec();
            path.push(json!(asked.field));
            self.value(asked, &healthy[&asked.field], &answer[&asked.field], &path);
        }
    }

    fn value(&mut self, asked: &Asked, healthy: &Value, answer: &Value, path: &[Value]) {
        let context = self.context;
        let at = json!(path).to_string();
        if self.errors.contains_key(&at) {
            assert!(
                answer.is_null(),
                "{context}: {at} has an error and is {answer}"
            );
            self.met.insert(at);
            return;
        }
        let is_ticking = TICKING.contains(&asked.field.as_str());
        match (answer, self.rule) {
            (Value::Null, Rule::SameOrFailed) => {
                assert!(
                    is_ticking || healthy.is_null(),
                    "{context}: {at} is null without an error"
                );
            }
            (Value::Null, Rule::Whole) => {
                assert!(
                    !asked.is_semantically_non_null,
                    "{context}: {at} is null without an error"
                );
            }
            (Value::Array(rows), rule) => {
                if rule == Rule::SameOrFailed {
                    assert_eq!(
                        rows.len(),
                        healthy.as_array().map_or(0, Vec::len),
                        "{context}: rows at {at}"
                    );
                }
                for (index, row) in rows.iter().enumerate() {
                    let mut path = path.to_vec();
                    path.push(json!(index));
                    self.value(asked, &healthy[index], row, &path);
                }
            }
            (Value::Object(_), _) => self.object(&asked.below, healthy, answer, path),
            (_, Rule::SameOrFailed) => {
                let is_signed = SIGNED.contains(&asked.field.as_str());
                assert!(
                    is_signed || is_ticking || answer == healthy || is_same_json(healthy, answer),
                    "{context}: {at} was {healthy} and is {answer}"
                );
            }
            (_, Rule::Whole) => {}
        }
    }
}

/// Whether two texts are the same JSON, which is passed on as the service sends it, when numbers sent as text compare
/// equal.
fn is_same_json(healthy: &Value, answer: &Value) -> bool {
    let unquoted = |text: &str| text.replace(['"', '\\', ' ', '\n'], "");
    match (healthy.as_str(), answer.as_str()) {
        (Some(healthy), Some(answer)) => {
            healthy.starts_with(['{', '[']) && unquoted(healthy) == unquoted(answer)
        }
        _ => false,
    }
}

/// Compares a response with the healthy one, and returns the codes of its errors.
fn compare(
    asked: &Asked,
    healthy: &Value,
    answer: &Value,
    rule: Rule,
    context: &str,
    token: &str,
) -> BTreeSet<String> {
    let none = Vec::new();
    let errors = answer["errors"].as_array().unwrap_or(&none);
    let texts = json!(errors).to_string();
    for secret in [
        "127.0.0.1",
        "http",
        "Bearer",
        token,
        "<html",
        "Bad Gateway",
        "fault switch",
        "half",
        "unexpected",
    ] {
        assert!(
            !texts.contains(secret),
            "{context}: {secret} leaks in {texts}"
        );
    }
    let mut comparison = Comparison {
        rule,
        errors: errors
            .iter()
            .map(|error| (error["path"].to_string(), error))
            .collect(),
        met: BTreeSet::new(),
        context,
    };
    assert_eq!(
        comparison.errors.len(),
        errors.len(),
        "{context}: one error for each path in {texts}"
    );
    comparison.object(
        std::slice::from_ref(asked),
        &healthy["data"],
        &answer["data"],
        &[],
    );
    let paths: BTreeSet<String> = comparison.errors.keys().cloned().collect();
    assert_eq!(comparison.met, paths, "{context}: each error is at a null");
    let code = |error: &Value| {
        error["extensions"]["code"]
            .as_str()
            .unwrap_or_else(|| panic!("{context}: {error}"))
            .to_owned()
    };
    errors.iter().map(code).collect()
}

/// A client in a time zone where it is about noon, so that the date does not change during the test.
async fn client(harness: &Harness) -> Client {
    let hours = 12 - i64::from(Utc::now().hour());
    // The names of these zones count westwards.
    let zone = match hours {
        0 => "Etc/UTC".to_owned(),
        _ => format!("Etc/GMT{:+}", -hours),
    };
    harness.sign_in(DEVELOPER).await.in_zone(&zone)
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
        let query = format!("{{ {} }}", asked.text());
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

/// Makes a path fail and compares the response. Errors have the code, if one is expected.
async fn strike(
    harness: &Harness,
    client: &Client,
    (case, path): (&Case, &str),
    fault: &Value,
    code: Option<&str>,
) {
    let context = format!("{fault} at {path}: {}", case.query);
    let (service, path) = path.split_once(' ').unwrap();
    let mut whole = fault.clone();
    whole["service"] = json!(service);
    whole["path"] = json!(path);
    harness.fault(whole).await;
    harness.clear_calls().await;
    let answer = ask(harness, client, &case.query).await;
    let rule = match code {
        Some(_) => Rule::SameOrFailed,
        None => Rule::Whole,
    };
    let codes = compare(
        &case.asked,
        &case.healthy,
        &answer,
        rule,
        &context,
        client.token(),
    );
    harness.clear_faults().await;
    // Which calls a batch makes depends on the keys in it, so the path may not have been needed.
    let start = format!("{service} GET {path}");
    let was_struck = harness
        .calls()
        .await
        .iter()
        .any(|call| call.starts_with(&start));
    if let Some(code) = code.filter(|_| was_struck) {
        assert_eq!(codes, BTreeSet::from([code.to_owned()]), "{context}");
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

/// Makes every path fail in each of these ways, with the expected code of the errors.
async fn fails(flags: &[&str], faults: &[(Value, &str)]) {
    let harness = Harness::with(flags).await;
    let client = client(&harness).await;
    let cases = cases(&harness, &client).await;
    fail_in_turn(&harness, &client, each_path_once(&cases), faults).await;
}

async fn fail_in_turn(
    harness: &Harness,
    client: &Client,
    pairs: impl IntoIterator<Item = (&Case, &str)>,
    faults: &[(Value, &str)],
) {
    for pair in pairs {
        for (fault, code) in faults {
            strike(harness, client, pair, fault, Some(code)).await;
        }
        is_healthy(harness, client, pair.0).await;
    }
}

#[tokio::test]
async fn a_path_that_returns_500_nulls_only_the_fields_that_need_it() {
    let harness = Harness::start().await;
    let client = client(&harness).await;
    let fault = json!({ "kind": "status", "status": 500 });
    for case in &cases(&harness, &client).await {
        for path in &case.paths {
            strike(
                &harness,
                &client,
                (case, path),
                &fault,
                Some("UPSTREAM_UNAVAILABLE"),
            )
            .await;
        }
    }
}

#[tokio::test]
async fn a_service_behind_a_failing_proxy_is_unavailable() {
    fails(
        &[],
        &[
            (
                json!({ "kind": "status", "status": 503 }),
                "UPSTREAM_UNAVAILABLE",
            ),
            (json!({ "kind": "html" }), "UPSTREAM_UNAVAILABLE"),
        ],
    )
    .await;
}

#[tokio::test]
async fn a_service_that_breaks_connections_is_unavailable() {
    fails(
        &[],
        &[
            (json!({ "kind": "reset" }), "UPSTREAM_UNAVAILABLE"),
            (json!({ "kind": "cut" }), "UPSTREAM_UNAVAILABLE"),
        ],
    )
    .await;
}

#[tokio::test]
async fn a_response_that_cannot_be_decoded_is_invalid() {
    fails(
        &[],
        &[
            (json!({ "kind": "empty" }), "UPSTREAM_INVALID_RESPONSE"),
            (json!({ "kind": "not-json" }), "UPSTREAM_INVALID_RESPONSE"),
            (
                json!({ "kind": "html", "status": 200 }),
                "UPSTREAM_INVALID_RESPONSE",
            ),
            (json!({ "kind": "redirect" }), "UPSTREAM_INVALID_RESPONSE"),
            (
                json!({ "kind": "status", "status": 429 }),
                "UPSTREAM_INVALID_RESPONSE",
            ),
        ],
    )
    .await;
}

#[tokio::test]
async fn a_path_that_never_responds_times_out_and_others_are_not_affected() {
    const LANES: usize = 8;
    let flags = ["--upstream-timeout-ms", "5000"];
    let harness = Harness::start().await;
    let cases = cases(&harness, &client(&harness).await).await;
    let pairs = each_path_once(&cases);
    let faults = [(json!({ "kind": "hang" }), "UPSTREAM_TIMEOUT")];
    // Most of the time is spent waiting, so several gateways wait at once.
    let lanes = (0..LANES).map(async |lane| {
        let harness = Harness::with(&flags).await;
        let client = client(&harness).await;
        let own = pairs.iter().copied().skip(lane).step_by(LANES);
        fail_in_turn(&harness, &client, own, &faults).await;
    });
    join_all(lanes).await;
}

#[tokio::test]
async fn a_path_that_refuses_the_token_ends_the_session() {
    fails(
        &[],
        &[
            (
                json!({ "kind": "status", "status": 401 }),
                "UNAUTHENTICATED",
            ),
            (
                json!({ "kind": "status", "status": 403 }),
                "UNAUTHENTICATED",
            ),
        ],
    )
    .await;
}

#[tokio::test]
async fn a_response_with_odd_content_keeps_every_key() {
    let harness = Harness::start().await;
    let client = client(&harness).await;
    let cases = cases(&harness, &client).await;
    for pair in each_path_once(&cases) {
        for kind in ["null-list", "wrong-shape", "malformed-row", "unknown-enum"] {
            strike(&harness, &client, pair, &json!({ "kind": kind }), None).await;
        }
        let fault = json!({ "kind": "text-for-numbers", "body": "many" });
        strike(&harness, &client, pair, &fault, None).await;
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
