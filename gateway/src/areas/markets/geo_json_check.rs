//! Checks whether a text can be saved as a market's outline.

use async_graphql::SimpleObject;

use super::rules;

/// Whether a text can be saved as a market's outline: it must be a JSON object whose `features` is a non-empty
/// list.
#[derive(SimpleObject)]
pub struct GeoJsonCheck {
    /// Whether the text can be saved as a market's outline.
    is_valid: bool,
    /// The message to show: "Geo Json is valid." or "Geo Json is invalid."
    message: &'static str,
    /// Line and column of the JSON syntax error; null if the text is valid JSON.
    place: Option<String>,
}

impl GeoJsonCheck {
    /// The check of a text.
    pub(super) fn of(text: &str) -> Self {
        let (is_valid, place) = match rules::valid_geo_json(text) {
            Ok(_) => (true, None),
            Err(place) => (false, place),
        };
        Self {
            is_valid,
            message: if is_valid {
                rules::VALID
            } else {
                rules::INVALID
            },
            place,
        }
    }
}
