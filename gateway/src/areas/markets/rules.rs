//! The rules of markets.

use std::borrow::Cow;
use std::collections::HashMap;

use serde_json::value::RawValue;

use super::pretty_json::{MAX_DEPTH, is_too_deep};
use crate::graph::numbers::grouped;

/// The message for a text that is a valid outline.
pub const VALID: &str = "Geo Json is valid.";
/// The message for any other text.
pub const INVALID: &str = "Geo Json is invalid.";

/// A valid outline.
#[derive(Debug)]
pub struct Outline<'a> {
    /// The JSON, as it was written.
    pub json: &'a RawValue,
    pub feature_count: usize,
}

/// Why a text is not a valid outline.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct InvalidOutline {
    /// Line and column of the syntax error, if the text is not JSON.
    pub place: Option<String>,
    pub reason: String,
}

/// Parses an outline: a JSON object whose `features` is a list with at least one element. Text nested deeper than any
/// outline is refused, because it has to be printed each time it is opened.
///
/// # Errors
/// Why the text is invalid.
pub fn outline(text: &str) -> Result<Outline<'_>, InvalidOutline> {
    let json: &RawValue = serde_json::from_str(text).map_err(|error| syntax_error(text, &error))?;
    // Parsed only as deep as the rule needs, because an outline may have megabytes.
    let fields: Option<HashMap<Cow<'_, str>, &RawValue>> = serde_json::from_str(json.get()).ok();
    let features = fields.as_ref().and_then(|fields| fields.get("features"));
    let features: Option<Vec<&RawValue>> =
        features.and_then(|features| serde_json::from_str(features.get()).ok());
    match features.map_or(0, |features| features.len()) {
        0 => Err(InvalidOutline {
            place: None,
            reason: "The \"features\" list is missing or empty.".to_owned(),
        }),
        _ if is_too_deep(text) => Err(InvalidOutline {
            place: None,
            reason: format!("It is nested more than {MAX_DEPTH} levels deep."),
        }),
        feature_count => Ok(Outline {
            json,
            feature_count,
        }),
    }
}

/// The market whose impressions are compared by default. It can always be selected.
pub const REPORT_MARKET: i32 = 2;
/// A market needs more inhabitants than this for its impressions to be compared.
const REPORT_POPULATION: i32 = 4_000_000;

/// Whether the impressions of a market are compared.
pub fn is_report_market(country_code: Option<&str>, population: Option<i32>) -> bool {
    country_code == Some("USA") && population.is_some_and(|people| people > REPORT_POPULATION)
}

/// The beginnings of the names of important markets.
const IMPORTANT: [&str; 17] = [
    "Boston",
    "Detroit",
    "Las Vegas",
    "Phoenix",
    "Atlanta",
    "Chicago",
    "Los Angeles",
    "New York",
    "Seattle-Tacoma",
    "Dallas-Ft. Worth",
    "Houston",
    "Miami-Ft. Lauderdale",
    "Minneapolis-St. Paul",
    "Philadelphia",
    "San Francisco-Oakland-San Jose",
    "Tampa-St. Petersburg",
    "Washington DC",
];

/// Whether a market is important, by the beginning of its name.
pub fn is_important(name: &str) -> bool {
    IMPORTANT
        .iter()
        .any(|beginning| name.starts_with(beginning))
}

fn syntax_error(text: &str, error: &serde_json::Error) -> InvalidOutline {
    // The parser counts bytes, people count characters.
    let line = text.split('\n').nth(error.line().saturating_sub(1));
    let line = line.unwrap_or_default().as_bytes();
    let before = &line[..error.column().min(line.len())];
    let column = String::from_utf8_lossy(before).chars().count();
    let message = error.to_string();
    let reason = match message.rsplit_once(" at line ") {
        // Of a word that begins as one of these does.
        Some(("expected ident", _)) => "expected true, false or null",
        Some((reason, _)) if !error.is_eof() => reason,
        _ => "the text ends too early",
    };
    InvalidOutline {
        place: Some(format!("Line {}, column {column}.", error.line())),
        reason: format!("{}{}.", reason[..1].to_ascii_uppercase(), &reason[1..]),
    }
}

/// The text of the badge that counts files.
pub fn files_label(count: usize) -> String {
    match count {
        0 => "No Files".to_owned(),
        1 => "1 file".to_owned(),
        count => format!("{} files", grouped(count as u64)),
    }
}

#[cfg(test)]
mod properties;
#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outline_is_an_object_with_features() {
        let cases = [
            (r#"{"type":"FeatureCollection","features":[{}]}"#, 1),
            (" {\"features\": [null, {}]} \n", 2),
            (r#"{"features":[],"features":[1]}"#, 1),
            (r#"{"features":[1],"features":[]}"#, 0),
            (r#"{"fe\u0061tures":[{}]}"#, 1),
            (r#"{"features":["\ud800", 1e999, -0, 1.10]}"#, 4),
            (r#"{"features":[]}"#, 0),
            ("{}", 0),
            (r#"{"features":{}}"#, 0),
            (r#"{"features":{"length":1}}"#, 0),
            (r#"{"features":null}"#, 0),
            (r#"{"features":"[1]"}"#, 0),
            (r#"{"Features":[{}]}"#, 0),
            ("[]", 0),
            (r#"[{"features":[{}]}]"#, 0),
            ("null", 0),
            (r#""features""#, 0),
        ];
        let missing = InvalidOutline {
            place: None,
            reason: "The \"features\" list is missing or empty.".to_owned(),
        };
        for (text, count) in cases {
            match outline(text) {
                Ok(found) => assert_eq!(found.feature_count, count, "{text}"),
                Err(error) => assert_eq!((count, error), (0, missing.clone()), "{text}"),
            }
        }
    }

    #[test]
    fn an_outline_may_be_nested_64_levels_deep() {
        let nested = |depth: usize| {
            let lists = depth - 1;
            format!(
                "{{\"features\":{}{}}}",
                "[".repeat(lists) + "1",
                "]".repeat(lists)
            )
        };
        assert!(outline(&nested(64)).is_ok());
        for depth in [65, 2_000, 100_000] {
            let expected = InvalidOutline {
                place: None,
                reason: "It is nested more than 64 levels deep.".to_owned(),
            };
            assert_eq!(outline(&nested(depth)).unwrap_err(), expected, "{depth}");
        }
    }

    #[test]
    fn a_syntax_error_has_its_place_and_reason() {
        let cases = [
            ("", 1, 0, "The text ends too early."),
            ("not json", 1, 2, "Expected true, false or null."),
            ("{\n  a: 1\n}", 2, 3, "Key must be a string."),
            (r#"{"a" 1}"#, 1, 6, "Expected `:`."),
            ("{\n  \"a\": }", 2, 8, "Expected value."),
            ("{\"a\": 1,\n}", 2, 1, "Key must be a string."),
            ("[1,\n 2,\n ]", 3, 2, "Expected value."),
            ("[1 2]", 1, 4, "Expected `,` or `]`."),
            ("[01]", 1, 3, "Invalid number."),
            (r#"["\x"]"#, 1, 4, "Invalid escape."),
            ("{} x", 1, 4, "Trailing characters."),
            ("[1", 1, 2, "The text ends too early."),
            ("[1}", 1, 3, "Expected `,` or `]`."),
            ("[NaN]", 1, 2, "Expected value."),
            (
                "[\"a\nb\"]",
                1,
                3,
                "Control character (\\u0000-\\u001F) found while parsing a string.",
            ),
            // Columns count characters.
            (r#"["é", "日本", x]"#, 1, 13, "Expected value."),
            ("\u{feff}{\"features\":[{}]}", 1, 1, "Expected value."),
        ];
        for (text, line, column, reason) in cases {
            let expected = InvalidOutline {
                place: Some(format!("Line {line}, column {column}.")),
                reason: reason.to_owned(),
            };
            assert_eq!(outline(text).unwrap_err(), expected, "{text}");
        }
    }

    #[test]
    fn a_market_is_important_by_the_beginning_of_its_name() {
        let cases = [
            ("Boston", true),
            ("Boston (Manchester)", true),
            ("Washington DC", true),
            ("Washington", false),
            ("Seattle-Tacoma", true),
            ("Seattle", false),
            ("South Boston", false),
            ("Providence", false),
            ("", false),
        ];
        for (name, expected) in cases {
            assert_eq!(is_important(name), expected, "{name}");
        }
        assert!(IMPORTANT.into_iter().all(is_important));
    }

    #[test]
    fn impressions_are_compared_for_large_markets_of_the_usa() {
        let cases = [
            (Some("USA"), Some(8_336_817), true),
            (Some("CAN"), Some(6_000_000), false),
            (Some("USA"), Some(4_000_000), false),
            (Some("USA"), Some(4_000_001), true),
            (Some("USA"), None, false),
            (Some("usa"), Some(8_336_817), false),
            (None, Some(8_336_817), false),
        ];
        for (country, people, expected) in cases {
            let answer = is_report_market(country, people);
            assert_eq!(answer, expected, "{country:?} {people:?}");
        }
    }

    #[test]
    fn the_badge_counts_files_in_words() {
        let cases = [
            (0, "No Files"),
            (1, "1 file"),
            (2, "2 files"),
            (12, "12 files"),
            (999, "999 files"),
            (1_000, "1,000 files"),
            (1_234_567, "1,234,567 files"),
        ];
        for (count, label) in cases {
            assert_eq!(files_label(count), label);
        }
    }
}
