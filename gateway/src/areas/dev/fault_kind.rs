//! What can go wrong with the sandbox's calls.

use async_graphql::{Enum, SimpleObject};

/// What goes wrong.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum FaultKind {
    /// Answers a status other than success, with a message.
    Status,
    /// Answers an HTML page, as a proxy would.
    Html,
    /// Points to another address.
    Redirect,
    /// Never answers.
    Hang,
    /// Breaks the connection off without an answer.
    Reset,
    /// Answers late, and rightly.
    Latency,
    /// Announces more than it sends, then closes.
    Cut,
    /// Answers without a body.
    Empty,
    /// Answers a body that is no JSON.
    NotJson,
    /// Spoils two rows of a list.
    MalformedRow,
    /// Answers null in place of the list.
    NullList,
    /// Answers the numbers of rows as texts.
    TextForNumbers,
    /// Answers words that nobody knows.
    UnknownEnum,
    /// Answers JSON of another shape.
    WrongShape,
    /// Answers more than 80 MB.
    Huge,
    /// Any other; only in answers.
    Unrecognized,
}

/// A kind of fault, to choose from.
#[derive(Clone, Copy, SimpleObject)]
pub struct FaultKindDetails {
    /// The kind.
    pub kind: FaultKind,
    /// The kind in a few words.
    pub label: &'static str,
    /// What happens to a call.
    pub effect: &'static str,
    /// Whether the call is made all the same, so that a write takes place.
    pub makes_call: bool,
    /// Whether it takes a status.
    pub takes_status: bool,
    /// Whether a status must be given.
    pub needs_status: bool,
    /// Whether a latency must be given; every kind takes one.
    pub needs_latency: bool,
    /// Whether it takes a message.
    pub takes_message: bool,
}

/// All kinds, each with the fault switch's word for it: those that people meet most come first.
const KINDS: [(FaultKindDetails, &str); 15] = [
    (
        FaultKindDetails {
            takes_status: true,
            needs_status: true,
            takes_message: true,
            ..instead(
                FaultKind::Status,
                "Status",
                "The service answers the status, with the message.",
            )
        },
        "status",
    ),
    (
        FaultKindDetails {
            needs_latency: true,
            ..bent(
                FaultKind::Latency,
                "Latency",
                "The service answers rightly, but late.",
            )
        },
        "latency",
    ),
    (
        bent(
            FaultKind::Cut,
            "Cut body",
            "The body ends in its middle, and the connection with it.",
        ),
        "cut",
    ),
    (
        bent(
            FaultKind::MalformedRow,
            "Malformed row",
            "The first row of a list is text, and the second has lost its id.",
        ),
        "malformed-row",
    ),
    (
        FaultKindDetails {
            takes_status: true,
            ..instead(
                FaultKind::Html,
                "HTML page",
                "An HTML page comes in place of the answer, as of a proxy whose service is gone.",
            )
        },
        "html",
    ),
    (
        instead(
            FaultKind::Hang,
            "No answer",
            "The service takes the call and never answers.",
        ),
        "hang",
    ),
    (
        instead(
            FaultKind::Reset,
            "Connection broken off",
            "The connection ends without an answer.",
        ),
        "reset",
    ),
    (
        instead(
            FaultKind::Redirect,
            "Redirect",
            "The service points to another address.",
        ),
        "redirect",
    ),
    (
        bent(
            FaultKind::Empty,
            "Empty body",
            "The service answers without a body.",
        ),
        "empty",
    ),
    (
        bent(FaultKind::NotJson, "No JSON", "The body is no JSON."),
        "not-json",
    ),
    (
        bent(
            FaultKind::NullList,
            "Null in place of a list",
            "The body is {\"data\": null}.",
        ),
        "null-list",
    ),
    (
        bent(
            FaultKind::WrongShape,
            "Other JSON",
            "The body is JSON of another shape.",
        ),
        "wrong-shape",
    ),
    (
        bent(
            FaultKind::TextForNumbers,
            "Numbers as texts",
            "The numbers of rows come as texts.",
        ),
        "text-for-numbers",
    ),
    (
        bent(
            FaultKind::UnknownEnum,
            "Unknown words",
            "Words such as a status come as one that nobody knows.",
        ),
        "unknown-enum",
    ),
    (
        bent(
            FaultKind::Huge,
            "Huge body",
            "The body has more than 80 MB.",
        ),
        "huge",
    ),
];

/// A kind that stands in place of the call.
const fn instead(kind: FaultKind, label: &'static str, effect: &'static str) -> FaultKindDetails {
    FaultKindDetails {
        kind,
        label,
        effect,
        makes_call: false,
        takes_status: false,
        needs_status: false,
        needs_latency: false,
        takes_message: false,
    }
}

/// A kind that bends the call's true answer.
const fn bent(kind: FaultKind, label: &'static str, effect: &'static str) -> FaultKindDetails {
    FaultKindDetails {
        makes_call: true,
        ..instead(kind, label, effect)
    }
}

impl FaultKind {
    /// All kinds with what there is to know of them, in the order they are offered.
    pub(super) fn all() -> Vec<FaultKindDetails> {
        KINDS.into_iter().map(|(details, _)| details).collect()
    }

    /// What there is to know about the fault switch's word; none for a word that nobody knows.
    pub(super) fn of_word(word: &str) -> Option<FaultKindDetails> {
        KINDS
            .into_iter()
            .find_map(|(details, known)| (known == word).then_some(details))
    }

    /// What there is to know of it, and the fault switch's word; none for UNRECOGNIZED.
    pub(super) fn details(self) -> Option<(FaultKindDetails, &'static str)> {
        KINDS.into_iter().find(|(details, _)| details.kind == self)
    }
}

#[cfg(test)]
mod tests {
    use async_graphql::resolver_utils::EnumType;

    use super::*;

    #[test]
    fn every_kind_but_the_unknown_can_be_chosen() {
        for item in FaultKind::items() {
            let is_known = item.value != FaultKind::Unrecognized;
            assert_eq!(item.value.details().is_some(), is_known, "{}", item.name);
        }
    }
}
