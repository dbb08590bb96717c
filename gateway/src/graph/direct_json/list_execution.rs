//! Whether a document selects one object twice at one place.
//!
//! The executor resolves both selections and merges their values, which it cannot do with lists that were
//! written to bytes. Such a document is seldom; its lists are left to the executor.

use std::collections::{HashMap, HashSet};

use async_graphql::Name;
use async_graphql::parser::types::{ExecutableDocument, Selection, SelectionSet};

/// Who may make the lists of a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListExecution {
    /// They may be written straight to bytes.
    Bytes,
    /// Only the executor: it must merge parts of them.
    Values,
}

impl ListExecution {
    /// Looks at a document, once.
    pub fn of(document: &ExecutableDocument) -> Self {
        if has_overlaps(document) {
            Self::Values
        } else {
            Self::Bytes
        }
    }
}

/// Whether any selection of the document, its fragments included, has two objects at one key.
fn has_overlaps(document: &ExecutableDocument) -> bool {
    let mut overlaps = Overlaps {
        document,
        keys_of_fragments: HashMap::new(),
        found: false,
    };
    for (_, operation) in document.operations.iter() {
        overlaps.keys_of(&operation.node.selection_set.node);
    }
    for fragment in document.fragments.keys() {
        overlaps.keys_of_fragment(fragment);
    }
    overlaps.found
}

struct Overlaps<'a> {
    document: &'a ExecutableDocument,
    /// The keys of objects at the top of each fragment; empty while a fragment is being looked at, so that
    /// one that spreads itself ends (it is refused later).
    keys_of_fragments: HashMap<&'a Name, HashSet<&'a Name>>,
    found: bool,
}

impl<'a> Overlaps<'a> {
    fn keys_of_fragment(&mut self, name: &'a Name) -> HashSet<&'a Name> {
        if let Some(keys) = self.keys_of_fragments.get(name) {
            return keys.clone();
        }
        self.keys_of_fragments.insert(name, HashSet::new());
        let keys = match self.document.fragments.get(name) {
            Some(fragment) => self.keys_of(&fragment.node.selection_set.node),
            None => HashSet::new(),
        };
        self.keys_of_fragments.insert(name, keys.clone());
        keys
    }

    fn keys_of(&mut self, set: &'a SelectionSet) -> HashSet<&'a Name> {
        let mut keys = HashSet::new();
        for selection in &set.items {
            let more = match &selection.node {
                Selection::Field(field) if field.node.selection_set.node.items.is_empty() => {
                    continue;
                }
                Selection::Field(field) => {
                    self.keys_of(&field.node.selection_set.node);
                    HashSet::from([&field.node.response_key().node])
                }
                Selection::FragmentSpread(spread) => {
                    self.keys_of_fragment(&spread.node.fragment_name.node)
                }
                Selection::InlineFragment(fragment) => {
                    self.keys_of(&fragment.node.selection_set.node)
                }
            };
            for key in more {
                self.found |= !keys.insert(key);
            }
        }
        keys
    }
}

#[cfg(test)]
mod tests {
    use async_graphql::parser::parse_query;

    use super::*;

    #[test]
    fn only_objects_that_are_selected_twice_at_one_place_overlap() {
        let cases = [
            ("{ a { x } b { x } }", false),
            ("{ x x a { y y } }", false),
            ("{ a { x } a { y } }", true),
            ("{ a { x } other: a { y } }", false),
            ("{ a { x } a: b { y } }", true),
            ("{ a { b { x } b { y } } }", true),
            ("{ a { x } ...F } fragment F on Query { a { y } }", true),
            ("{ a { x } ...F } fragment F on Query { b { y } }", false),
            (
                "{ ...F ...G } fragment F on Query { a { y } } fragment G on Query { ...F }",
                true,
            ),
            ("{ ... on Query { a { x } } ... { a { y } } }", true),
            ("{ n { ... on A { o { x } } ... on B { p { x } } } }", false),
            ("{ ...F } fragment F on Query { ...F a { y } }", false),
            ("{ ...Unknown }", false),
        ];
        for (text, expected) in cases {
            let document = parse_query(text).unwrap();
            assert_eq!(has_overlaps(&document), expected, "{text}");
        }
    }
}
