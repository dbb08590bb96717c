//! The fields that a document selects on an object type.

use async_graphql::Positioned;
use async_graphql::parser::types::{Field, Selection, SelectionSet};

use crate::graph::direct_json::json::WriteJson;

/// The fields of a selection set on an object type. `None` if it has fragments, which callers' operations never have on
/// object types: see `graphql::execution::merge`.
pub(super) fn select(set: &Positioned<SelectionSet>) -> Option<Vec<&Positioned<Field>>> {
    let selections = set.node.items.iter();
    selections
        .map(|selection| match &selection.node {
            Selection::Field(field) => Some(field),
            _ => None,
        })
        .collect()
}

/// The response key of a field as written in JSON, with its colon.
pub(super) fn key(field: &Field) -> Vec<u8> {
    let mut key = Vec::new();
    field.response_key().node.as_str().write(&mut key);
    key.push(b':');
    key
}
