//! Converts apollo-compiler's diagnostics to request errors.

use apollo_compiler::diagnostic::ToCliReport;
use apollo_compiler::validation::DiagnosticList;

use crate::error::shortened_to;
use crate::graphql::documents::locations::Locations;
use crate::graphql::request_error::RequestError;

/// The maximum length of an error's message: it may quote any part of the document.
const MAX_MESSAGE: usize = 200;

/// The diagnostics of a document with this text, up to a number of errors.
pub(super) fn request_error(errors: &DiagnosticList, text: &str, most: usize) -> RequestError {
    let mut locations = Locations::new(text);
    let mut errors = errors.iter().take(most).map(|diagnostic| {
        let message = sentence(&diagnostic.error.to_string());
        RequestError::bad_document(message).at(locations.at(diagnostic.error.location()))
    });
    let first = errors
        .next()
        .unwrap_or_else(|| RequestError::bad_document("The document is invalid."));
    first.also(errors.collect())
}

fn sentence(text: &str) -> String {
    let text = shortened_to(text.trim_end_matches('.'), MAX_MESSAGE);
    let mut characters = text.chars();
    let first = characters.next().map(|first| first.to_ascii_uppercase());
    first.into_iter().chain(characters).chain(['.']).collect()
}
