//! Checks whether a text can be saved as a market's outline.

use gateway_macros::SimpleObject;

use super::rules;

/// Whether a text can be saved as a market's outline: it must be a JSON object whose `features` is a non-empty
/// list.
#[derive(SimpleObject)]
pub struct GeoJsonCheck {
    /// Whether the text can be saved as a market's outline.
    is_valid: bool,
    /// The message to show: "Geo Json is valid." or "Geo Json is invalid."
    message: &'static str,
    /// Number of features; 0 if the text is invalid.
    feature_count: usize,
    /// Line and column of the JSON syntax error; null if the text is valid JSON.
    place: Option<String>,
    /// Why the text is invalid, as a sentence without the position; null if it is valid.
    reason: Option<String>,
}

impl GeoJsonCheck {
    /// Checks a text.
    pub(super) fn of(text: &str) -> Self {
        match rules::outline(text) {
            Ok(outline) => Self {
                is_valid: true,
                message: rules::VALID,
                feature_count: outline.feature_count,
                place: None,
                reason: None,
            },
            Err(error) => Self {
                is_valid: false,
                message: rules::INVALID,
                feature_count: 0,
                place: error.place,
                reason: Some(error.reason),
            },
        }
    }
}
