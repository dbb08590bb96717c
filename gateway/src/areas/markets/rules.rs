//! The rules of markets.

use std::borrow::Cow;
use std::collections::HashMap;

use serde_json::value::RawValue;

/// The words for a text that is a valid outline.
pub const VALID: &str = "Geo Json is valid.";
/// The words for a text that is none.
pub const INVALID: &str = "Geo Json is invalid.";

/// Rule geojson-valid: the text is a JSON object whose `features` is a list with something in it. The
/// object as it was written, or the words that say where the text is no JSON, if it is none.
pub fn valid_geo_json(text: &str) -> Result<&RawValue, Option<String>> {
    let json: &RawValue = serde_json::from_str(text)
        .map_err(|error| Some(format!("Line {}, column {}.", error.line(), error.column())))?;
    // Only as deep as the rule looks: an outline may have megabytes.
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

/// The words of the badge that counts files.
pub fn files_label(count: usize) -> String {
    match count {
        0 => "No Files".to_owned(),
        1 => "1 file".to_owned(),
        count => format!("{} files", grouped(count)),
    }
}

/// A count with commas.
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

    /// The client checks a text too, before it is sent: both keep to these cases.
    #[derive(serde::Deserialize)]
    #[serde(rename_all = "camelCase")]
    struct Case {
        text: String,
        is_valid: bool,
        /// Where the text stops being JSON.
        line: Option<usize>,
    }

    #[test]
    fn an_outline_is_an_object_with_features() {
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
    fn a_syntax_error_names_its_place() {
        let place = valid_geo_json("{\n  \"a\": }").unwrap_err();
        assert_eq!(place.as_deref(), Some("Line 2, column 8."));
    }

    #[test]
    fn files_are_counted_in_words() {
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
