//! The rules of markets.

use serde_json::value::RawValue;

use super::outline_parts::{Part, fields, parts};
use super::pretty_json::{MAX_DEPTH, is_too_deep};
use crate::graph::numbers::grouped;
use crate::graph::text::{is_invisible, trim_invisible};

/// The message for a text that is a valid outline.
pub const VALID: &str = "Geo Json is valid.";
/// The message for any other text.
pub const INVALID: &str = "Geo Json is invalid.";

/// A valid outline.
#[derive(Debug)]
pub struct Outline<'a> {
    /// The JSON, as it was written.
    pub json: &'a RawValue,
    pub features: Vec<&'a RawValue>,
}

impl<'a> Outline<'a> {
    /// The lists of positions in it.
    pub fn parts(&self) -> Vec<Part<'a>> {
        parts(&self.features)
    }
}

/// A place in a text.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Place {
    /// The line, from 1.
    pub line: i32,
    /// The column, from 1, in characters.
    pub column: i32,
}

impl Place {
    /// The place of the character that ends at this offset.
    pub fn of(text: &str, end: usize) -> Self {
        let before = &text.as_bytes()[..end.min(text.len())];
        let start = before.iter().rposition(|byte| *byte == b'\n');
        let start = start.map_or(0, |at| at + 1);
        let lines = before.iter().filter(|byte| **byte == b'\n').count();
        let column = String::from_utf8_lossy(&before[start..]).chars().count();
        let small = |count| i32::try_from(count).unwrap_or(i32::MAX);
        Self {
            line: small(lines + 1),
            column: small(column),
        }
    }
}

/// Why a text is not a valid outline.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct InvalidOutline {
    /// The place of the syntax error, if the text is not JSON.
    pub place: Option<Place>,
    pub reason: String,
}

/// Parses an outline: a JSON object whose `features` is a list with at least one element. Text nested deeper than any
/// outline is refused, because it has to be printed each time it is opened. Invisible characters around it are dropped.
///
/// # Errors
/// Why the text is invalid.
pub fn outline(text: &str) -> Result<Outline<'_>, InvalidOutline> {
    let trimmed = trim_invisible(text);
    let before = text.len() - text.trim_start_matches(is_invisible).len();
    let json: &RawValue = serde_json::from_str(trimmed)
        .map_err(|error| syntax_error(text, before + offset(trimmed, &error), &error))?;
    // Parsed only as deep as the rule needs, because an outline may have megabytes.
    let fields = fields(json).unwrap_or_default();
    let features = fields.get("features");
    let features: Option<Vec<&RawValue>> =
        features.and_then(|features| serde_json::from_str(features.get()).ok());
    let is_feature = fields
        .get("type")
        .is_some_and(|kind| kind.get() == "\"Feature\"");
    let refused = |reason: String| InvalidOutline {
        place: None,
        reason,
    };
    let features = features.filter(|features| !features.is_empty());
    let features = features.ok_or_else(|| {
        let missing = "The \"features\" list is missing or empty.";
        let single =
            "It is a single feature. Put it into the \"features\" list of a FeatureCollection.";
        refused(if is_feature { single } else { missing }.to_owned())
    })?;
    if is_too_deep(trimmed) {
        return Err(refused(format!(
            "It is nested more than {MAX_DEPTH} levels deep."
        )));
    }
    Ok(Outline { json, features })
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

/// The offset at which a syntax error ends.
fn offset(text: &str, error: &serde_json::Error) -> usize {
    let lines = text
        .split_inclusive('\n')
        .take(error.line().saturating_sub(1));
    lines.map(str::len).sum::<usize>() + error.column()
}

fn syntax_error(text: &str, end: usize, error: &serde_json::Error) -> InvalidOutline {
    let message = error.to_string();
    let reason = match message.rsplit_once(" at line ") {
        // Of a word that begins as one of these does.
        Some(("expected ident", _)) => "expected true, false or null",
        Some((reason, _)) if !error.is_eof() => reason,
        _ => "the text ends too early",
    };
    InvalidOutline {
        place: Some(Place::of(text, end)),
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
            ("\u{feff}{\"features\":[1]}\u{200b}\n", 1),
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
        let single = outline(r#"{"type":"Feature","geometry":null}"#).unwrap_err();
        assert!(single.reason.starts_with("It is a single feature."));
        let missing = InvalidOutline {
            place: None,
            reason: "The \"features\" list is missing or empty.".to_owned(),
        };
        for (text, count) in cases {
            match outline(text) {
                Ok(found) => assert_eq!(found.features.len(), count, "{text}"),
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
            // Lines are those of the whole text, and so are columns.
            ("\u{feff}{x}", 1, 3, "Key must be a string."),
            ("\n \u{feff}\n{x}", 3, 2, "Key must be a string."),
        ];
        for (text, line, column, reason) in cases {
            let expected = InvalidOutline {
                place: Some(Place { line, column }),
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
