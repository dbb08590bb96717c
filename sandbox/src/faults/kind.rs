//! What can go wrong with a call.

use serde::{Deserialize, Serialize};

/// What goes wrong. The kinds in the first group do not make the call.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Kind {
    /// A status with a message.
    Status,
    /// An HTML page, as a proxy would send it.
    Html,
    /// A redirect to another address.
    Redirect,
    /// No response.
    Hang,
    /// No response; the connection is reset.
    Reset,

    /// The correct response, late.
    Latency,
    /// The correct response, once the fault is removed.
    Hold,
    /// A body shorter than its announced length.
    Cut,
    /// No body.
    Empty,
    /// A body that is not JSON.
    NotJson,
    /// Text in place of the first row, and no id in the second.
    MalformedRow,
    /// `{"data": null}`.
    NullList,
    /// Text in place of the numbers in rows.
    TextForNumbers,
    /// An unknown value in place of the enum values in rows.
    UnknownEnum,
    /// JSON of another shape.
    WrongShape,
    /// More than 80 MB.
    Huge,
}
