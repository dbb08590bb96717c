//! Why the body of a successful response gives no value.

use serde_json::error::Category;
use serde_json::value::RawValue;

use super::FromJson;

/// What is wrong with JSON of a service, and where. The library's own words would repeat values, which no log may have.
pub fn fault(error: &serde_json::Error) -> String {
    let kind = match error.classify() {
        Category::Data => "something unexpected",
        Category::Eof => "an early end",
        Category::Io | Category::Syntax => "a syntax error",
    };
    match error.line() {
        // What a rule of ours refuses has no place.
        0 => kind.to_owned(),
        line => format!("{kind} in line {line}, column {}", error.column()),
    }
}

/// Why a body could not be read.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Unreadable {
    /// What is wrong with it; for the log only.
    pub cause: String,
    /// What the service said in place of its data.
    pub message: Option<String>,
    /// Whether the message rejects the request.
    pub is_rejection: bool,
}

impl Unreadable {
    /// A message in place of the data.
    pub fn with_message(message: String) -> Self {
        Self {
            message: Some(message),
            ..Self::from("a message in place of the data")
        }
    }

    /// The service rejected the request, with this message for the user.
    pub fn rejection(message: String) -> Self {
        Self {
            is_rejection: true,
            ..Self::with_message(message)
        }
    }
}

impl From<String> for Unreadable {
    fn from(cause: String) -> Self {
        Self {
            cause,
            message: None,
            is_rejection: false,
        }
    }
}

impl From<&str> for Unreadable {
    fn from(cause: &str) -> Self {
        cause.to_owned().into()
    }
}

/// The characters of a service's message that a screen can show.
const MESSAGE_LENGTH: usize = 500;

/// The text of a service's `message`, shortened for a screen; `None` if it is empty or neither a text nor a number.
pub fn message_of(message: &RawValue) -> Option<String> {
    shortened_message(&String::from_json(message.get())?)
}

/// A service's message, shortened for a screen; `None` if it is empty.
pub fn shortened_message(message: &str) -> Option<String> {
    let message: String = message.trim().chars().take(MESSAGE_LENGTH).collect();
    Some(message).filter(|message| !message.is_empty())
}
