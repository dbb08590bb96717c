//! How a command fails: because it cannot be sent like this, without an answer, or with errors in it.

use std::io::{ErrorKind, Write};
use std::process::ExitCode;

/// The exit code of a command that was called with wrong arguments: EX_USAGE of sysexits.h.
pub const USAGE: u8 = 64;

/// Why a command fails.
#[derive(Debug)]
pub(super) enum Failure {
    /// The arguments are wrong, and nothing was sent: exit code 64.
    Usage(String),
    /// There is no answer: exit code 1.
    NoAnswer {
        message: String,
        /// Whether the same read may succeed at once.
        is_transient: bool,
    },
    /// The answer has errors: exit code 2.
    Answer(Vec<String>),
    /// The services differ from the contract: exit code 1, and all is said.
    Differs,
    /// The reader of the output is gone: nothing is wrong.
    OutputClosed,
}

impl Failure {
    /// An argument is wrong or missing.
    pub(super) fn usage(message: impl Into<String>) -> Self {
        Self::Usage(message.into())
    }

    /// Something on this machine is wrong.
    pub(super) fn local(message: impl Into<String>) -> Self {
        Self::NoAnswer {
            message: message.into(),
            is_transient: false,
        }
    }

    /// The request was not answered.
    pub(super) fn transport(message: impl Into<String>) -> Self {
        Self::NoAnswer {
            message: message.into(),
            is_transient: true,
        }
    }

    /// The request was not answered in time.
    pub(super) fn too_late() -> Self {
        Self::transport("No answer in time. --timeout changes how long it may take.")
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
        if error.is_timeout() && !error.is_connect() {
            return Self::too_late();
        }
        let mut message = error.to_string();
        let mut source = std::error::Error::source(&error);
        while let Some(cause) = source {
            message = format!("{message}: {cause}");
            source = cause.source();
        }
        Self::transport(format!("No answer: {message}."))
    }

    /// The failure in words.
    pub(super) fn into_text(self) -> String {
        match self {
            Self::Usage(message) | Self::NoAnswer { message, .. } => message,
            Self::Answer(messages) => messages.join("\n"),
            Self::Differs => "The services differ from the contract.".to_owned(),
            Self::OutputClosed => "The output is closed.".to_owned(),
        }
    }

    /// Prints the failure on stderr. Returns the exit code.
    pub(super) fn report(self) -> ExitCode {
        match self {
            Self::Usage(message) => {
                report(&message);
                ExitCode::from(USAGE)
            }
            Self::NoAnswer { message, .. } => {
                report(&message);
                ExitCode::FAILURE
            }
            Self::Answer(messages) => {
                messages.iter().for_each(|message| report(message));
                ExitCode::from(2)
            }
            Self::Differs => ExitCode::FAILURE,
            Self::OutputClosed => ExitCode::SUCCESS,
        }
    }
}

/// Prints an error on stderr.
pub(super) fn report(message: &str) {
    tell(&format!("error: {message}"));
}

/// Prints a line on stderr. A closed stderr is ignored.
pub(super) fn tell(line: &str) {
    let _unread = writeln!(std::io::stderr(), "{}", printable(line));
}

/// A line without characters that control a terminal.
pub(super) fn printable(text: &str) -> String {
    text.chars()
        .map(|letter| if controls(letter) { ' ' } else { letter })
        .collect()
}

/// A text of several lines without characters that control a terminal.
pub(super) fn printable_lines(text: &str) -> String {
    let mut letters = text.chars().peekable();
    let mut safe = String::with_capacity(text.len());
    while let Some(letter) = letters.next() {
        let is_line_end = match letter {
            '\n' | '\t' => true,
            '\r' => letters.peek() == Some(&'\n'),
            _ => false,
        };
        let is_safe = is_line_end || !controls(letter);
        safe.push(if is_safe { letter } else { ' ' });
    }
    safe
}

/// Whether a character moves the cursor, changes how a terminal shows text, or reorders the text around it.
fn controls(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_is_printed_controls_a_terminal() {
        for (text, line, lines) in [
            (
                "Caf\u{e9} \u{1F68C}",
                "Caf\u{e9} \u{1F68C}",
                "Caf\u{e9} \u{1F68C}",
            ),
            ("\u{1b}[31mred", " [31mred", " [31mred"),
            ("\u{9b}2J\u{7f}\u{0}", " 2J  ", " 2J  "),
            ("a\u{202e}b\u{2066}c\u{2028}d", "a b c d", "a b c d"),
            ("a,b\r\nc\td\n", "a,b  c d ", "a,b\r\nc\td\n"),
            ("shown\rhidden", "shown hidden", "shown hidden"),
            ("\r", " ", " "),
        ] {
            assert_eq!(printable(text), line);
            assert_eq!(printable_lines(text), lines);
        }
    }
}
