//! Checks whether a text can be saved as a market's outline.

use gateway_macros::SimpleObject;

use super::outline_warnings::{Bounds, GeoJsonWarning, warnings};
use super::rules::{self, Place};

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
    /// The line of the syntax error, from 1; null if the text is valid JSON.
    line: Option<i32>,
    /// The column of the syntax error, from 1, in characters; null if the text is valid JSON.
    column: Option<i32>,
    /// Why the text is invalid, as a sentence without the position; null if it is valid.
    reason: Option<String>,
    /// What may be a mistake in a valid text, at most 20. It can still be saved.
    warnings: Vec<GeoJsonWarning>,
}

impl GeoJsonCheck {
    /// Checks a text, given the bounding box of the present outline, if there is one.
    pub(super) fn of(text: &str, present: Option<Bounds>) -> Self {
        match rules::outline(text) {
            Ok(outline) => Self {
                is_valid: true,
                message: rules::VALID,
                feature_count: outline.features.len(),
                place: None,
                line: None,
                column: None,
                reason: None,
                warnings: warnings(text, &outline, present),
            },
            Err(error) => Self {
                is_valid: false,
                message: rules::INVALID,
                feature_count: 0,
                place: error
                    .place
                    .map(|Place { line, column }| format!("Line {line}, column {column}.")),
                line: error.place.map(|place| place.line),
                column: error.place.map(|place| place.column),
                reason: Some(error.reason),
                warnings: Vec::new(),
            },
        }
    }
}
