//! A response to a question beside the healthy one.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::questions::Asked;
use crate::grouped_errors::Failures;

/// Links of jobs are signed again on every read.
const SIGNED: [&str; 3] = ["url", "expiresAt", "expiryLabel"];

/// These change while a test runs: feeds deliver, locks outlast their work, and a check runs again.
const TICKING: [&str; 6] = [
    "changesAt",
    "endedAt",
    "explanation",
    "isUnlockRecommended",
    "lastProcessedAt",
    "statusExplanation",
];

/// These depend on the text of an outline, which is passed on as the service sends it. With texts for numbers it is not
/// valid, and has no bounds.
const OF_OUTLINE: [&str; 2] = ["geoJsonBounds", "revision"];

/// What a fault may do to a response.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Rule {
    /// Every value is unchanged, or null with an error.
    SameOrFailed,
    /// Every key is present, and nothing non-null is null without an error.
    Whole,
}

/// A response and the healthy one.
struct Comparison<'a> {
    rule: Rule,
    failures: Failures<'a>,
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
        if self.failures.contain(path, answer) {
            assert!(
                answer.is_null(),
                "{context}: {at} has an error and is {answer}"
            );
            self.met.insert(at);
            return;
        }
        let is_ticking = TICKING.contains(&asked.field.as_str());
        let of_outline = OF_OUTLINE.contains(&asked.field.as_str());
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
                if rule == Rule::SameOrFailed && !of_outline {
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
            // An object without a selection is a scalar.
            (Value::Object(_), _) if !asked.below.is_empty() => {
                self.object(&asked.below, healthy, answer, path)
            }
            (_, Rule::SameOrFailed) => {
                let is_signed = SIGNED.contains(&asked.field.as_str());
                assert!(
                    is_signed
                        || is_ticking
                        || of_outline
                        || answer == healthy
                        || is_same_json(healthy, answer),
                    "{context}: {at} was {healthy} and is {answer}"
                );
            }
            (_, Rule::Whole) => {}
        }
    }
}

/// Whether two values, or the JSON in two texts, are the same when numbers sent as text compare equal: JSON is passed on
/// as the service sends it.
fn is_same_json(healthy: &Value, answer: &Value) -> bool {
    let json = |value: &Value| match value {
        Value::String(text) => text.clone(),
        value => value.to_string(),
    };
    let unquoted = |text: &str| text.replace(['"', '\\', ' ', '\n'], "");
    let (healthy, answer) = (json(healthy), json(answer));
    healthy.starts_with(['{', '[']) && unquoted(&healthy) == unquoted(&answer)
}

/// Compares a response with the healthy one, and returns the codes of its errors.
pub(super) fn compare(
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
        failures: Failures::of(answer),
        met: BTreeSet::new(),
        context,
    };
    assert!(
        comparison.failures.are_distinct(),
        "{context}: one error for each path in {texts}"
    );
    comparison.object(
        std::slice::from_ref(asked),
        &healthy["data"],
        &answer["data"],
        &[],
    );
    let listed = comparison.failures.listed();
    assert!(
        listed.is_subset(&comparison.met),
        "{context}: each error is at a null in {texts}"
    );
    let code = |error: &Value| {
        error["extensions"]["code"]
            .as_str()
            .unwrap_or_else(|| panic!("{context}: {error}"))
            .to_owned()
    };
    errors.iter().map(code).collect()
}
