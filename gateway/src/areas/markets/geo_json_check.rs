//! Whether a text is an outline that can be saved.

use async_graphql::SimpleObject;

use super::rules;

/// Whether a text is an outline that can be saved (rule geojson-valid).
#[derive(SimpleObject)]
pub struct GeoJsonCheck {
    /// Whether it is.
    is_valid: bool,
    /// The words to show.
    message: &'static str,
    /// Where the text is no JSON, as line and column; null when it is JSON.
    place: Option<String>,
}

impl GeoJsonCheck {
    /// Checks a text.
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
