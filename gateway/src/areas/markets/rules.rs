//! The rules of markets.

use std::borrow::Cow;
use std::collections::HashMap;

use serde_json::value::RawValue;

/// The message for a valid outline.
pub const VALID: &str = "Geo Json is valid.";
/// The message for an invalid outline.
pub const INVALID: &str = "Geo Json is invalid.";

/// Checks that a text is a JSON object whose `features` is a non-empty list. Returns the undecoded object.
///
/// # Errors
/// The place of the syntax error if the text is not JSON, or `None` if it is JSON but not a valid outline.
pub fn valid_geo_json(text: &str) -> Result<&RawValue, Option<String>> {
    let json: &RawValue = serde_json::from_str(text)
        .map_err(|error| Some(format!("Line {}, column {}.", error.line(), error.column())))?;
    // Decode no deeper than the check needs: an outline can have megabytes.
    let fields: Option<HashMap<Cow<'_, str>, &RawValue>> = serde_json::from_str(json.get()).ok();
    let features = fields.as_ref().and_then(|fields| fields.get("features"));
    let features: Option<Vec<&RawValue>> =
        features.and_then(|features| serde_json::from_str(features.get()).ok());
    if features.is_some_and(|features| !features.is_empty()) {
        Ok(json)
    } else {
        Err(None)
    }
}

/// The text of the badge that counts files.
pub fn files_label(count: usize) -> String {
    match count {
        0 => "No Files".to_owned(),
        1 => "1 file".to_owned(),
        count => format!("{} files", grouped(count)),
    }
}

/// A count with thousands separators.
fn grouped(count: usize) -> String {
    let digits = count.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A text of geo_json_cases.json.
    #[derive(serde::Deserialize)]
    #[serde(rename_all = "camelCase")]
    struct Case {
        text: String,
        is_valid: bool,
        /// The line of the syntax error.
        line: Option<usize>,
    }

    #[test]
    fn a_valid_outline_is_an_object_with_features() {
        let cases: Vec<Case> = serde_json::from_str(include_str!("geo_json_cases.json")).unwrap();
        for case in cases {
            let (text, checked) = (&case.text, valid_geo_json(&case.text));
            assert_eq!(checked.is_ok(), case.is_valid, "{text}");
            let place = checked.err().flatten();
            let line = case.line.map(|line| format!("Line {line}, column "));
            assert_eq!(place.is_some(), line.is_some(), "{text}: {place:?}");
            assert!(
                place
                    .unwrap_or_default()
                    .starts_with(&line.unwrap_or_default()),
                "{text}"
            );
        }
    }

    #[test]
    fn a_syntax_error_names_its_line_and_column() {
        let place = valid_geo_json("{\n  \"a\": }").unwrap_err();
        assert_eq!(place.as_deref(), Some("Line 2, column 8."));
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
