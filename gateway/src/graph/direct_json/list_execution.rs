//! Whether the lists of a document can be written straight to JSON.
//!
//! They cannot if a selection has the same response key twice with subfields: the executor resolves both and merges
//! their values, which it cannot do with bytes. Such documents are rare, so the executor makes all their lists.

use std::collections::{HashMap, HashSet};

use async_graphql::Name;
use async_graphql::parser::types::{ExecutableDocument, Selection, SelectionSet};

/// How the lists of a document are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListExecution {
    /// Written straight to JSON.
    Direct,
    /// By the executor, which must merge parts of them.
    Executor,
}

impl ListExecution {
    /// How the lists of this document are made.
    pub fn of(document: &ExecutableDocument) -> Self {
        if has_overlaps(document) {
            Self::Executor
        } else {
            Self::Direct
        }
    }
}

/// Whether a selection of the document, fragments included, has a response key twice with subfields.
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
    /// The keys with subfields at the top of each fragment. Empty while a fragment is visited, so that a fragment
    /// that spreads itself terminates (validation refuses it later).
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
    fn only_keys_with_subfields_that_are_selected_twice_overlap() {
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
