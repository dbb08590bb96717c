//! The fields that a document selects on an object type.

use async_graphql::parser::types::{Field, Selection, SelectionSet};
use async_graphql::{ContextSelectionSet, OutputType, Positioned};

use crate::graph::direct_json::json::WriteJson;
use crate::graph::direct_json::list_execution::ListExecution;

/// All selections of one response key.
pub(super) struct Selected<'a> {
    pub(super) fields: Vec<&'a Positioned<Field>>,
}

impl Selected<'_> {
    pub(super) fn name(&self) -> &str {
        self.fields[0].node.name.node.as_str()
    }

    fn response_key(&self) -> &str {
        self.fields[0].node.response_key().node.as_str()
    }

    pub(super) fn key(&self) -> Vec<u8> {
        let mut key = Vec::new();
        self.response_key().write(&mut key);
        key.push(b':');
        key
    }
}

/// The selections of several selection sets on an object type, merged by response key in the order of their first
/// appearance. `None` if the executor must make the list: for the document, or for a fragment on another type.
pub(super) fn select<'a, T: OutputType>(
    ctx: &ContextSelectionSet<'a>,
    sets: &[&'a Positioned<SelectionSet>],
) -> Option<Vec<Selected<'a>>> {
    if ctx.data_opt::<ListExecution>() != Some(&ListExecution::Direct) {
        return None;
    }
    let mut selected = Vec::new();
    for set in sets {
        add_selections(ctx, &T::type_name(), set, &mut selected)?;
    }
    Some(selected)
}

fn add_selections<'a>(
    ctx: &ContextSelectionSet<'a>,
    type_name: &str,
    set: &'a Positioned<SelectionSet>,
    selected: &mut Vec<Selected<'a>>,
) -> Option<()> {
    for selection in &set.node.items {
        let (condition, below) = match &selection.node {
            Selection::Field(field) => {
                let key = field.node.response_key().node.as_str();
                match selected
                    .iter_mut()
                    .find(|known| known.response_key() == key)
                {
                    Some(known) => known.fields.push(field),
                    None => selected.push(Selected {
                        fields: vec![field],
                    }),
                }
                continue;
            }
            Selection::FragmentSpread(spread) => {
                let fragment = &ctx
                    .query_env
                    .fragments
                    .get(&spread.node.fragment_name.node)?
                    .node;
                (Some(&fragment.type_condition), &fragment.selection_set)
            }
            Selection::InlineFragment(fragment) => (
                fragment.node.type_condition.as_ref(),
                &fragment.node.selection_set,
            ),
        };
        if condition.is_some_and(|condition| condition.node.on.node != type_name) {
            return None;
        }
        add_selections(ctx, type_name, below, selected)?;
    }
    Some(())
}
