//! The rules of markets.

use serde_json::Value;

/// The words for a text that is a valid outline.
pub const VALID: &str = "Geo Json is valid.";
/// The words for a text that is none.
pub const INVALID: &str = "Geo Json is invalid.";

/// Rule geojson-valid: the text is a JSON object whose `features` is a list with something in it. The
/// object itself, or the words that say where the text is no JSON, if it is none.
pub fn valid_geo_json(text: &str) -> Result<Value, Option<String>> {
    let json: Value = serde_json::from_str(text)
        .map_err(|error| Some(format!("Line {}, column {}.", error.line(), error.column())))?;
    let has_features = json
        .get("features")
        .and_then(Value::as_array)
        .is_some_and(|features| !features.is_empty());
    if has_features { Ok(json) } else { Err(None) }
}

/// The words of the badge that counts files.
pub fn files_label(count: usize) -> String {
    match count {
        0 => "No Files".to_owned(),
        1 => "1 file".to_owned(),
        count => format!("{count} files"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outline_is_an_object_with_features() {
        let cases = [
            (
                r#"{"type":"FeatureCollection","features":[{"type":"Feature"}]}"#,
                true,
            ),
            ("not json", false),
            (r#"{"features":[]}"#, false),
            ("{}", false),
            (r#"{"features":{}}"#, false),
            ("", false),
            ("[]", false),
        ];
        for (text, valid) in cases {
            assert_eq!(valid_geo_json(text).is_ok(), valid, "{text}");
        }
    }

    #[test]
    fn a_syntax_error_names_its_place() {
        assert_eq!(
            valid_geo_json("{\n  \"a\": }").unwrap_err(),
            Some("Line 2, column 8.".to_owned())
        );
        assert_eq!(valid_geo_json("{}").unwrap_err(), None);
    }

    #[test]
    fn files_are_counted_in_words() {
        let cases = [
            (0, "No Files"),
            (1, "1 file"),
            (2, "2 files"),
            (12, "12 files"),
        ];
        for (count, label) in cases {
            assert_eq!(files_label(count), label);
        }
    }
}
