//! What is wrong with the syntax of a document, in the words of graphql-js: what was expected, and what was found.

use crate::error::shortened;

/// The message for an error of apollo-parser at this part of a document.
pub(super) fn syntax_message(error: &str, document: &str, at: std::ops::Range<usize>) -> String {
    let error = error.strip_prefix("syntax error: ").unwrap_or(error);
    let text = document.get(at.clone()).unwrap_or_default();
    let before = document.get(..at.start).unwrap_or_default();
    let found = token(text);
    let message = if error.starts_with("Unexpected character \"") {
        format!("Unexpected character: {}.", character(text))
    } else if error.starts_with("unterminated string") || error == "unexpected line terminator" {
        "Unterminated string.".to_owned()
    } else if error == "unexpected variable value in a Const context" {
        let after = document.get(at.end..).unwrap_or_default();
        let name: String = after
            .chars()
            .take_while(|letter| is_name(*letter))
            .collect();
        format!("Unexpected variable \"${name}\" in constant value.")
    } else if error.starts_with("expected a StringValue, Name or OperationDefinition")
        || error == "expected a valid Value"
        || error == "Fragment Name cannot be 'on'"
    {
        format!("Unexpected {found}.")
    } else if error == "expected an Inline Fragment or a Fragment Spread" {
        let after = document.get(at.end..).unwrap_or_default().trim_start();
        let end = after.chars().next().map_or(0, char::len_utf8);
        format!("Expected \"{{\", found {}.", token(&after[..end]))
    } else if error == "Unterminated spread operator" {
        "Unexpected character: \".\".".to_owned()
    } else if error == "Numbers must not have non-significant leading zeroes" {
        let digit = text.trim_start_matches('-').chars().nth(1).unwrap_or('0');
        format!("Invalid number, unexpected digit after 0: \"{digit}\".")
    } else if let Some(rest) = error.strip_prefix("Unexpected character `") {
        let found = rest.chars().next().map(|found| found.to_string());
        format!(
            "Invalid number, expected digit but got: {}.",
            character(&found.unwrap_or_default())
        )
    } else if error == "unexpected escaped character" {
        format!("Invalid character escape sequence: {}.", shortened(text))
    } else if error.contains("unicode escape sequence") {
        format!("Invalid Unicode escape sequence: {}.", shortened(text))
    } else if let Some(expected) = expected(error, before) {
        format!("Expected {expected}, found {found}.")
    } else {
        format!("{}.", error.trim_end_matches('.'))
    };
    format!("Syntax Error: {message}")
}

/// The token that was expected.
fn expected(error: &str, before: &str) -> Option<&'static str> {
    Some(match error {
        "expected at least one Selection in Selection Set"
        | "expected an Argument"
        | "expected a Name in Type Condition" => "Name",
        "expected Selection Set" | "expected a Selection Set" => "\"{\"",
        "expected a Variable Definition" => "\"$\"",
        // The type of a variable.
        "expected a Name" if is_after_variable(before) => "\":\"",
        "expected a Name" => "Name",
        _ if error.starts_with("expected R_CURLY, ") => "Name",
        _ if error.starts_with("expected R_BRACK, ") => "\"]\"",
        _ if error.starts_with("expected R_PAREN, ") => match () {
            () if is_in_variables(before) => "\"$\"",
            () if is_after_argument_name(before) => "\":\"",
            () => "Name",
        },
        _ => return None,
    })
}

/// The text without the name at its end, if it ends with one.
fn without_name(text: &str) -> Option<&str> {
    let text = text.trim_end();
    let rest = text.trim_end_matches(is_name);
    (rest.len() < text.len()).then(|| rest.trim_end())
}

fn is_after_variable(before: &str) -> bool {
    without_name(before).is_some_and(|rest| rest.ends_with('$'))
}

fn is_after_argument_name(before: &str) -> bool {
    without_name(before).is_some_and(|rest| !rest.ends_with([':', '$', '!', ']']))
}

/// Whether the parenthesis that is open holds variables.
fn is_in_variables(before: &str) -> bool {
    before
        .rsplit_once('(')
        .is_some_and(|(_, inside)| inside.trim_start().starts_with('$'))
}

fn is_name(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_'
}

/// A token with its kind.
fn token(text: &str) -> String {
    let first = text.chars().next();
    match first {
        None => "<EOF>".to_owned(),
        Some('"') => format!("String {text}"),
        Some(letter) if letter.is_ascii_digit() || letter == '-' => {
            let is_float = text.contains(['.', 'e', 'E']);
            format!("{} \"{text}\"", if is_float { "Float" } else { "Int" })
        }
        Some(letter) if is_name(letter) => format!("Name \"{text}\""),
        Some(_) => format!("\"{text}\""),
    }
}

/// A character, or its number if it cannot be read.
fn character(text: &str) -> String {
    match text.chars().next() {
        Some(letter) if letter.is_ascii_graphic() || letter == ' ' => format!("\"{letter}\""),
        Some(letter) => format!("U+{:04X}", u32::from(letter)),
        None => "<EOF>".to_owned(),
    }
}
