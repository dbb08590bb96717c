//! Prompts: their types, labels, versions and order, and the tokens of a text.

use async_graphql::Enum;

use crate::graph::direct_json::fields::plain_enums;
use crate::graph::upstream_enum::UpstreamEnum;

/// The display order of a suggested prompt that has none.
const NO_ORDER: i32 = 999;
/// Characters per token.
const TOKEN: usize = 4;

/// What a system prompt tells the assistant about. Labels are in this order.
#[derive(Clone, Copy, Debug, Enum, Eq, Hash, PartialEq)]
pub enum SystemPromptType {
    /// Instructions for every question.
    Base,
    /// The data the question is about.
    Context,
    /// The task the user is working on.
    Workflow,
    /// The user who asks the question.
    User,
    /// A type the gateway does not know; `typeText` has its text.
    Unrecognized,
}

impl UpstreamEnum for SystemPromptType {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("base", Self::Base),
        ("context", Self::Context),
        ("workflow", Self::Workflow),
        ("user", Self::User),
    ];
    const UNRECOGNIZED: Self = Self::Unrecognized;
}

plain_enums!(SystemPromptType);

impl SystemPromptType {
    /// The label; `None` for an unknown type.
    fn label(self) -> Option<&'static str> {
        match self {
            Self::Base => Some("Base"),
            Self::Context => Some("Context"),
            Self::Workflow => Some("Workflow"),
            Self::User => Some("User"),
            Self::Unrecognized => None,
        }
    }
}

/// The label of a type; an unknown type is its own label.
pub fn type_label(text: &str) -> &str {
    SystemPromptType::of(text).label().unwrap_or(text)
}

/// The labels of the prompts of a turn, in the order of their types, each with its position. A prompt that is unknown,
/// or whose type is unknown, is `None`: its label is "Prompt" and its position, from 1.
pub fn prompt_labels(
    types: impl IntoIterator<Item = Option<SystemPromptType>>,
) -> Vec<(usize, String)> {
    let known = |kind: &Option<SystemPromptType>| {
        kind.and_then(|kind| Some((kind as usize, kind.label()?)))
    };
    let mut labels: Vec<(usize, usize, String)> = (types.into_iter().enumerate())
        .map(|(place, kind)| match known(&kind) {
            Some((rank, label)) => (rank, place, label.to_owned()),
            None => (usize::MAX, place, format!("Prompt {}", place + 1)),
        })
        .collect();
    labels.sort_unstable_by_key(|(rank, place, _)| (*rank, *place));
    let labels = labels.into_iter();
    labels.map(|(_, place, label)| (place, label)).collect()
}

/// The number of characters divided by 4, rounded up.
pub fn token_count(characters: usize) -> usize {
    characters.div_ceil(TOKEN)
}

/// The position in the display order; a missing one counts as 999.
pub fn display_order(order: Option<i32>) -> i32 {
    order.unwrap_or(NO_ORDER)
}

/// The number of a version; `None` if it is missing or not a number.
pub fn version_number(version: Option<&str>) -> Option<f64> {
    let number: f64 = version?.trim().parse().ok()?;
    Some(number).filter(|number| number.is_finite())
}

#[cfg(test)]
mod tests {
    use super::*;
    use SystemPromptType::{Base, Context, Unrecognized, User, Workflow};

    type Types = &'static [Option<SystemPromptType>];
    type Labels = &'static [(usize, &'static str)];

    #[test]
    fn labels_are_in_the_order_of_their_types() {
        let cases: [(Types, Labels); 7] = [
            (&[], &[]),
            (&[Some(User), Some(Base)], &[(1, "Base"), (0, "User")]),
            (&[None, Some(Context)], &[(1, "Context"), (0, "Prompt 1")]),
            (
                &[None, None, None],
                &[(0, "Prompt 1"), (1, "Prompt 2"), (2, "Prompt 3")],
            ),
            (
                &[Some(User), Some(Workflow), Some(Context), Some(Base)],
                &[(3, "Base"), (2, "Context"), (1, "Workflow"), (0, "User")],
            ),
            (
                &[Some(Unrecognized), Some(Base), None],
                &[(1, "Base"), (0, "Prompt 1"), (2, "Prompt 3")],
            ),
            (&[Some(Base), Some(Base)], &[(0, "Base"), (1, "Base")]),
        ];
        for (types, expected) in cases {
            let labels = prompt_labels(types.iter().copied());
            let labels: Vec<(usize, &str)> = (labels.iter())
                .map(|(place, label)| (*place, &**label))
                .collect();
            assert_eq!(labels, expected, "{types:?}");
        }
    }

    #[test]
    fn a_type_is_labelled_by_its_word() {
        let cases = [
            ("base", "Base"),
            ("user", "User"),
            ("legacy", "legacy"),
            ("BASE", "BASE"),
        ];
        for (text, label) in cases {
            assert_eq!(type_label(text), label);
        }
    }

    #[test]
    fn four_characters_are_a_token() {
        let cases = [
            (0, 0),
            (1, 1),
            (4, 1),
            (5, 2),
            (4_000, 1_000),
            (4_001, 1_001),
        ];
        for (characters, tokens) in cases {
            assert_eq!(token_count(characters), tokens, "{characters}");
        }
    }

    #[test]
    fn a_missing_display_order_is_999() {
        assert_eq!(
            [Some(0), Some(998), None, Some(1_000)].map(display_order),
            [0, 998, 999, 1_000]
        );
    }

    #[test]
    fn a_version_is_a_number_or_none() {
        let cases = [
            (Some("3"), Some(3.0)),
            (Some(" 2.5 "), Some(2.5)),
            (Some("10"), Some(10.0)),
            (Some("draft"), None),
            (Some("inf"), None),
            (Some(""), None),
            (None, None),
        ];
        for (text, number) in cases {
            assert_eq!(version_number(text), number, "{text:?}");
        }
    }
}
