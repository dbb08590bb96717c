//! How a command fails: without an answer, or with errors in it.

use std::io::{ErrorKind, Write};
use std::process::ExitCode;

/// Why a command fails.
#[derive(Debug)]
pub(super) enum Failure {
    /// There is no answer: exit code 1.
    NoAnswer {
        message: String,
        /// Whether the same read may succeed at once.
        is_passing: bool,
    },
    /// The answer has errors: exit code 2.
    Answer(Vec<String>),
    /// The reader of the output is gone: nothing is wrong.
    OutputClosed,
}

impl Failure {
    /// Something on this machine is wrong.
    pub(super) fn local(message: impl Into<String>) -> Self {
        Self::NoAnswer {
            message: message.into(),
            is_passing: false,
        }
    }

    /// The request was not answered.
    pub(super) fn transport(message: impl Into<String>) -> Self {
        Self::NoAnswer {
            message: message.into(),
            is_passing: true,
        }
    }

    /// The output cannot be written.
    pub(super) fn output(error: &std::io::Error) -> Self {
        match error.kind() {
            ErrorKind::BrokenPipe => Self::OutputClosed,
            _ => Self::local(format!("The output cannot be written: {error}.")),
        }
    }

    /// The request was not answered, without its address, which may contain what a user typed.
    pub(super) fn of_request(error: reqwest::Error) -> Self {
        let error = error.without_url();
        let mut message = error.to_string();
        let mut source = std::error::Error::source(&error);
        while let Some(cause) = source {
            message = format!("{message}: {cause}");
            source = cause.source();
        }
        Self::transport(format!("No answer: {message}."))
    }

    /// Prints the failure on stderr. Returns the exit code.
    pub(super) fn report(self) -> ExitCode {
        match self {
            Self::NoAnswer { message, .. } => {
                report(&message);
                ExitCode::FAILURE
            }
            Self::Answer(messages) => {
                messages.iter().for_each(|message| report(message));
                ExitCode::from(2)
            }
            Self::OutputClosed => ExitCode::SUCCESS,
        }
    }
}

/// Prints an error on stderr. A closed stderr is ignored.
pub(super) fn report(message: &str) {
    let _unread = writeln!(std::io::stderr(), "error: {}", printable(message));
}

/// A text without characters that control a terminal.
pub(super) fn printable(text: &str) -> String {
    text.chars()
        .map(|letter| if letter.is_control() { ' ' } else { letter })
        .collect()
}
