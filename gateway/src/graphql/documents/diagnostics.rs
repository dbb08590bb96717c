//! Converts apollo-compiler's diagnostics to request errors.

use apollo_compiler::Schema;
use apollo_compiler::diagnostic::ToCliReport;
use apollo_compiler::validation::DiagnosticList;

use crate::error::shortened_to;
use crate::graphql::documents::locations::Locations;
use crate::graphql::documents::messages::{Found, without_consequences};
use crate::graphql::documents::syntax::syntax_message;
use crate::graphql::request_error::RequestError;

/// The maximum length of an error's message: it may quote any part of the document.
const MAX_MESSAGE: usize = 400;

/// The maximum number of errors reported for a document.
const MAX_ERRORS: usize = 100;

/// The maximum length of a word in a message. No name of the graph is as long.
const MAX_WORD: usize = 60;

/// A message in which words of any length are shortened.
fn bounded(message: &str) -> String {
    let mut text = String::new();
    let mut length = 0;
    for letter in message.chars().take(10 * MAX_MESSAGE) {
        length = match letter.is_alphanumeric() || letter == '_' {
            true => length + 1,
            false => 0,
        };
        match length {
            0..=MAX_WORD => text.push(letter),
            _ if length == MAX_WORD + 1 => text.push('…'),
            _ => {}
        }
    }
    shortened_to(&text, MAX_MESSAGE)
}

/// The first syntax error of a document with this text. The others may be its consequences.
pub(super) fn syntax_error(errors: &DiagnosticList, text: &str) -> RequestError {
    let Some(diagnostic) = errors.iter().next() else {
        return RequestError::bad_document("The document is invalid.");
    };
    let location = diagnostic.error.location();
    let range = location.map(|at| at.offset()..at.end_offset());
    let error = diagnostic.error.to_string();
    let message = syntax_message(&error, text, range.unwrap_or_default());
    RequestError::bad_document(bounded(&message)).at(Locations::new(text).at(location))
}

/// What is wrong with a document with this text.
pub(super) fn validation_errors(
    errors: &DiagnosticList,
    text: &str,
    schema: &Schema,
) -> RequestError {
    let all = errors.iter().take(MAX_ERRORS);
    let found = all.map(|diagnostic| Found::new(diagnostic.error, text, schema));
    let found = without_consequences(found.collect(), text, schema);
    let mut locations = Locations::new(text);
    let mut reported = found.into_iter().map(|found| {
        RequestError::bad_document(bounded(&found.message)).at(locations.at(found.location()))
    });
    let first = reported
        .next()
        .unwrap_or_else(|| RequestError::bad_document("The document is invalid."));
    let mut others: Vec<RequestError> = reported.collect();
    if errors.len() > MAX_ERRORS {
        let message = "Too many validation errors, error limit reached. Validation aborted.";
        others.push(RequestError::bad_document(message));
    }
    first.also(others)
}
