//! Counts the objects that an operation can return, from the sizes of its pages, before it runs.

use apollo_compiler::ast::FieldDefinition;
use async_graphql::parser::types::{Field, OperationDefinition, Selection, SelectionSet};
use async_graphql::{Value as ConstValue, Variables};

use crate::graph::connection::{DEFAULT_PAGE, PAGE_CAP};
use crate::graph::prefetch::argument;
use crate::graphql::documents::schema::SCHEMA;
use crate::graphql::execution::merge::root_type;
use crate::graphql::request_error::RequestError;

/// The assumed length of a list without pages.
const PLAIN_LIST: u64 = 10;

/// Checks the number of objects that a merged operation can return. A page counts as its `first` or `last`.
///
/// # Errors
/// If there are more than `limit`.
pub fn check_objects(
    operation: &OperationDefinition,
    variables: &Variables,
    limit: usize,
) -> Result<(), RequestError> {
    let set = &operation.selection_set.node;
    let objects = Count { variables }.selection_set(set, root_type(operation.ty), PLAIN_LIST);
    if objects > limit as u64 {
        return Err(RequestError::limit(format!(
            "The operation can return {objects} objects, and the limit is {limit}. Select smaller pages (\"first\"), or \
             fewer lists in lists."
        )));
    }
    Ok(())
}

struct Count<'a> {
    variables: &'a Variables,
}

impl Count<'_> {
    /// The objects below one object of the type `on`, whose lists have `length` items.
    fn selection_set(&self, set: &SelectionSet, on: &str, length: u64) -> u64 {
        let (mut objects, mut most) = (0_u64, 0);
        for selection in &set.items {
            match &selection.node {
                Selection::Field(field) => {
                    objects = objects.saturating_add(self.field(&field.node, on, length));
                }
                // Selections for possible types: an object has only one of them.
                Selection::InlineFragment(inline) => {
                    let inline = &inline.node;
                    let condition = inline.type_condition.as_ref();
                    let on = condition.map_or(on, |condition| &condition.node.on.node);
                    let below = self.selection_set(&inline.selection_set.node, on, length);
                    most = below.max(most);
                }
                Selection::FragmentSpread(_) => {}
            }
        }
        objects.saturating_add(most)
    }

    fn field(&self, field: &Field, on: &str, length: u64) -> u64 {
        let name = field.name.node.as_str();
        let set = &field.selection_set.node;
        // Introspection has its own limits.
        if set.items.is_empty() || name.starts_with("__") {
            return 0;
        }
        let Ok(definition) = SCHEMA.type_field(on, name) else {
            return 0;
        };
        let count = match definition.ty.is_list() {
            true => self.ids(field).unwrap_or(length),
            false => 1,
        };
        let page = self.page(field, definition).unwrap_or(PLAIN_LIST);
        let below = self.selection_set(set, definition.ty.inner_named_type(), page);
        below.saturating_add(1).saturating_mul(count)
    }

    /// The length of a page; `None` if the field has no pages.
    fn page(&self, field: &Field, definition: &FieldDefinition) -> Option<u64> {
        definition.argument_by_name("first")?;
        let size = |name| match argument(field, name, self.variables)? {
            ConstValue::Number(number) => number.as_u64(),
            _ => None,
        };
        let size = size("first").or_else(|| size("last"));
        Some(size.unwrap_or(DEFAULT_PAGE as u64).min(PAGE_CAP as u64))
    }

    /// The length of a list requested by ids.
    fn ids(&self, field: &Field) -> Option<u64> {
        match argument(field, "ids", self.variables)? {
            ConstValue::List(ids) => Some(ids.len() as u64),
            _ => Some(1),
        }
    }
}
