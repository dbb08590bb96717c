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
    let objects = count_objects(operation, variables);
    if objects > limit as u64 {
        return Err(RequestError::limit(format!(
            "The operation can return {objects} objects, and the limit is {limit}. Select smaller pages (\"first\"), or \
             fewer lists in lists."
        )));
    }
    Ok(())
}

fn count_objects(operation: &OperationDefinition, variables: &Variables) -> u64 {
    let set = &operation.selection_set.node;
    Count { variables }.selection_set(set, root_type(operation.ty), PLAIN_LIST)
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

#[cfg(test)]
mod tests {
    use serde_json::{Value as Json, json};

    use super::*;
    use crate::graphql::documents::parse::parse_executable;
    use crate::graphql::execution::merge::merge;

    fn objects(text: &str, variables: Json) -> u64 {
        let document = parse_executable(text).expect("the document is well formed");
        let (_, operation) = document.operations.iter().next().expect("there is one");
        let mut variables = Variables::from_json(variables);
        let merged = merge(&document, operation, &mut variables).expect("it can be merged");
        count_objects(&merged.node, &variables)
    }

    #[test]
    fn objects_are_the_products_of_the_pages() {
        let nested = "query ($n: Int = 5000, $m: Int) {
            customer(by: { customerId: 3 }) { campaigns(first: $n) { nodes { pixels(last: $m) { edges { node { id } } } } } }
        }";
        let cases = [
            ("{ __typename }", json!({}), 0),
            ("{ customers { nodes { id } } }", json!({}), 51),
            (
                "{ customers(first: 3) { nodes { id } edges { node { id } } } }",
                json!({}),
                10,
            ),
            (
                "{ customers(first: 90000) { nodes { id } } }",
                json!({}),
                5_001,
            ),
            ("{ customers(first: -1) { nodes { id } } }", json!({}), 51),
            // The customer, the connection, and a page of campaigns with a connection, edges and pixels each.
            (nested, json!({ "n": 10, "m": 4 }), 2 + 10 * (1 + 1 + 4 * 2)),
            // A list without pages.
            ("{ dataPartners { __typename } }", json!({}), 10),
            (
                "{ nodes(ids: [\"a\", \"b\"]) { id ... on Customer { markets(first: 2) { nodes { id } } } } }",
                json!({}),
                2 * (1 + 1 + 2),
            ),
            ("{ __schema { types { name } } }", json!({}), 0),
        ];
        for (document, variables, expected) in cases {
            assert_eq!(objects(document, variables), expected, "{document}");
        }
    }
}
