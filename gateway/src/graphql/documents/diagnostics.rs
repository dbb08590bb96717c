//! Converts apollo-compiler's diagnostics to request errors, and suggests names for misspelled ones.

use std::ops::Range;

use apollo_compiler::Name;
use apollo_compiler::parser::LineColumn;
use apollo_compiler::schema::ExtendedType;
use apollo_compiler::validation::{DiagnosticData, DiagnosticList};
use async_graphql::Pos;

use crate::error::{shortened_to, with_visible_characters};
use crate::graphql::documents::schema::SCHEMA;
use crate::graphql::request_error::RequestError;

/// The maximum length of an error's message: it may quote any part of the document.
const MAX_MESSAGE: usize = 400;

/// The maximum length of a word in a message. No name of the graph is as long.
const MAX_WORD: usize = 60;

/// The rules that apollo-compiler also applies to what is left without an invalid selection.
const CONSEQUENCES: [&str; 3] = ["MissingSubselection", "UnusedFragment", "UnusedVariable"];

/// What is wrong with a document: at most this many errors.
pub(super) fn invalid_document(errors: &DiagnosticList, most: usize) -> RequestError {
    let is_cause = |data: &DiagnosticData| {
        let rule = data.unstable_error_name();
        !rule.is_some_and(|rule| CONSEQUENCES.contains(&rule))
    };
    let has_cause = errors.iter().any(|diagnostic| is_cause(diagnostic.error));
    let causes = errors
        .iter()
        .filter(|diagnostic| !has_cause || is_cause(diagnostic.error));
    let mut reported = causes.take(most).map(|diagnostic| {
        let range = diagnostic.line_column_range();
        RequestError::bad_document(bounded(&message(diagnostic.error))).at(range.map(start_of))
    });
    let first = reported.next().expect("an invalid document has an error");
    let others = reported.collect();
    first.also(others)
}

/// The position at which a range starts.
pub(super) fn start_of(range: Range<LineColumn>) -> Pos {
    Pos::from((range.start.line, range.start.column))
}

/// A message in which words of any length are shortened.
pub(super) fn bounded(message: &str) -> String {
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
    with_visible_characters(&shortened_to(&text, MAX_MESSAGE))
}

fn message(data: &DiagnosticData) -> String {
    let rule = data.unstable_error_name().unwrap_or_default();
    let message = match rule {
        // The other message repeats the value, which may be a secret.
        "UnsupportedValueType" => None,
        _ => data.unstable_compat_message(),
    };
    let message = message.unwrap_or_else(|| data.to_string());
    let quoted: Vec<&str> = message.split('"').skip(1).step_by(2).collect();
    let known: Vec<&str> = match (rule, &quoted[..]) {
        ("UndefinedArgument", [_, place]) => {
            let field = place.split_once('.');
            let field = field.and_then(|(on, name)| SCHEMA.type_field(on, name).ok());
            let arguments = field.iter().flat_map(|field| &field.arguments);
            arguments.map(|argument| argument.name.as_str()).collect()
        }
        ("UndefinedField" | "UndefinedInputValue" | "UndefinedEnumValue", [_, parent]) => {
            match SCHEMA.types.get(*parent) {
                Some(ExtendedType::Object(on)) => on.fields.keys().map(Name::as_str).collect(),
                Some(ExtendedType::Interface(on)) => on.fields.keys().map(Name::as_str).collect(),
                Some(ExtendedType::InputObject(on)) => on.fields.keys().map(Name::as_str).collect(),
                Some(ExtendedType::Enum(on)) => on.values.keys().map(Name::as_str).collect(),
                _ => Vec::new(),
            }
        }
        (
            "UndefinedDefinition"
            | "UndefinedTypeInNamedFragmentTypeCondition"
            | "UndefinedTypeInInlineFragmentTypeCondition",
            [_],
        ) => SCHEMA.types.keys().map(Name::as_str).collect(),
        _ => Vec::new(),
    };
    let suggestion = match quoted.first() {
        Some(input) => did_you_mean(input, known),
        None => String::new(),
    };
    let period = if message.ends_with(['.', '?']) {
        ""
    } else {
        "."
    };
    format!("{message}{period}{suggestion}")
}

/// Suggests the names that differ from a misspelled one by few letters, the closest first.
fn did_you_mean(input: &str, known: Vec<&str>) -> String {
    let input = input.to_lowercase();
    let most = input.chars().count() * 2 / 5 + 1;
    let is_near = |name: &&str| name.len().abs_diff(input.len()) <= most;
    let known = known.into_iter().filter(is_near);
    let known = known.map(|name| (strsim::osa_distance(&input, &name.to_lowercase()), name));
    let mut known: Vec<_> = known.filter(|(distance, _)| *distance <= most).collect();
    known.sort_unstable();
    let names = known.iter().take(3).map(|(_, name)| format!("\"{name}\""));
    let names: Vec<_> = names.collect();
    match names.split_last() {
        None => String::new(),
        Some((only, [])) => format!(" Did you mean {only}?"),
        Some((last, others)) => format!(" Did you mean {} or {last}?", others.join(", ")),
    }
}
