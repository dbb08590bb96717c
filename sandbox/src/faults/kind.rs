//! The kinds of fault.

use serde::{Deserialize, Serialize};

/// What goes wrong. The first group stands in place of the call, the second bends its true answer.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Kind {
    /// Responds `status` with a message.
    Status,
    /// Responds an HTML page, as a proxy would.
    Html,
    /// Points to another address.
    Redirect,
    /// Never answers.
    Hang,
    /// Breaks the connection off without an answer.
    Reset,

    /// Responds late, and rightly.
    Latency,
    /// Waits until the fault is removed, and then answers rightly.
    Hold,
    /// Announces more than it sends, then closes.
    Cut,
    /// Sends no body.
    Empty,
    /// Sends a body that is no JSON.
    NotJson,
    /// Turns one row into text and takes the id from another.
    MalformedRow,
    /// Responds `{"data": null}`.
    NullList,
    /// Turns the numbers of rows into text.
    TextForNumbers,
    /// Turns enum-like words of rows into one that nobody knows.
    UnknownEnum,
    /// Responds JSON of another shape.
    WrongShape,
    /// Sends more than 80 MB.
    Huge,
}
