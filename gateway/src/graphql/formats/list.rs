//! Finds the list that an operation selects.

use apollo_compiler::ast::FieldDefinition;
use async_graphql::parser::types::{
    Field, InlineFragment, OperationDefinition, Selection, SelectionSet,
};
use async_graphql::{Value as ConstValue, Variables};
use axum::http::StatusCode;

use crate::error::{Code, shortened};
use crate::graph::prefetch::argument;
use crate::graphql::documents::schema::SCHEMA;
use crate::graphql::execution::merge::root_type;
use crate::graphql::formats::Format;
use crate::graphql::formats::columns::{Column, columns};
use crate::graphql::formats::page_selection::{OWN_KEYS, keep_page};
use crate::graphql::request_error::RequestError;

/// The list that an operation selects.
pub struct List {
    /// The response keys that lead to it.
    pub path: Vec<String>,
    /// Whether it is selected from its end.
    pub is_backward: bool,
    /// The cursor after which the list begins.
    pub after: Option<String>,
    /// The response key of its rows.
    pub rows: String,
    /// Its field.
    pub connection: Field,
    /// What the rows select.
    pub columns: Vec<Column>,
    /// The operation.
    definition: OperationDefinition,
}

/// A connection among the selections of an operation.
struct Found<'a> {
    path: Vec<String>,
    field: &'a Field,
    type_name: &'static str,
}

impl List {
    /// The list with pages at a path such as "customer.vehicles", or the only one.
    ///
    /// # Errors
    /// If there is none, or several to choose from, or if it selects no rows.
    pub fn find(
        operation: &OperationDefinition,
        variables: &Variables,
        path: Option<&str>,
    ) -> Result<Self, RequestError> {
        let is_chosen = |list: &Found<'_>| path.is_none_or(|path| list.path.join(".") == path);
        let lists: Vec<_> = lists(operation).into_iter().filter(is_chosen).collect();
        let [found] = &lists[..] else {
            let mut paths: Vec<String> = lists.iter().map(|list| list.path.join(".")).collect();
            paths.dedup();
            return Err(match (path, paths.is_empty()) {
                (None, true) => not_acceptable(
                    "The operation selects no list with pages: accept application/json.",
                ),
                (Some(path), true) => RequestError::bad_document(format!(
                    "The operation selects no list with pages at \"{}\".",
                    shortened(path)
                )),
                _ => RequestError::bad_document(format!(
                    "The operation selects several lists. Choose one in the address: ?path={}",
                    paths.join(" or ?path=")
                )),
            });
        };
        let argument = |name: &str| argument(found.field, name, variables);
        let (rows, row_type) = rows_of(found.field, found.type_name).ok_or_else(|| {
            RequestError::bad_document(format!(
                "\"{}\" selects no rows: select its \"nodes\" or \"edges\".",
                found.path.join(".")
            ))
        })?;
        Ok(Self {
            columns: columns(&rows.selection_set.node, row_type),
            rows: rows.response_key().node.to_string(),
            connection: found.field.clone(),
            path: found.path.clone(),
            is_backward: argument("last").is_some() || argument("before").is_some(),
            after: match argument("after") {
                Some(ConstValue::String(cursor)) => Some(cursor),
                _ => None,
            },
            definition: operation.clone(),
        })
    }

    /// Checks that all pages can be read, and written in a format.
    ///
    /// # Errors
    /// If the arguments are not those of a file; 406 if the format is wrong.
    pub fn check(&self, format: Format) -> Result<(), RequestError> {
        if self.is_backward {
            return Err(RequestError::bad_document(
                "A file begins after \"after\" and has all rows that follow: leave out \"last\" and \"before\".",
            ));
        }
        if OWN_KEYS.contains(&self.rows.as_str()) {
            return Err(RequestError::bad_document(format!(
                "Give the rows another alias than \"{}\".",
                self.rows
            )));
        }
        let mut columns = self.columns.iter();
        match columns.find(|column| column.has_objects && format == Format::Csv) {
            None => Ok(()),
            Some(column) => Err(not_acceptable(format!(
                "\"{}\" is a list of objects, which has no place in a cell. Change the selection, or accept application/x-ndjson.",
                column.name
            ))),
        }
    }

    /// The operation that reads nothing but a page of this many rows after a cursor.
    pub fn page_after(&self, cursor: Option<&str>, rows: usize) -> OperationDefinition {
        let mut definition = self.definition.clone();
        let set = &mut definition.selection_set.node;
        keep_page(set, &self.path, rows, cursor);
        definition
    }
}

/// The request accepts only what the operation cannot be answered with.
pub fn not_acceptable(message: impl Into<String>) -> RequestError {
    RequestError::new(StatusCode::NOT_ACCEPTABLE, Code::BadUserInput, message)
}

/// The field of a connection with the rows, and their type: the nodes, or the edges if only these are selected.
fn rows_of<'a>(connection: &'a Field, type_name: &str) -> Option<(&'a Field, &'static str)> {
    let fields = || fields(&connection.selection_set.node);
    let named = |name: &str| fields().find(|field| field.name.node == name);
    let rows = named("nodes").or_else(|| named("edges"))?;
    let definition = SCHEMA.type_field(type_name, &rows.name.node).ok()?;
    Some((rows, definition.ty.inner_named_type().as_str()))
}

/// Whether a field is a list with pages.
fn is_connection(definition: &FieldDefinition) -> bool {
    let type_name = definition.ty.inner_named_type();
    definition.argument_by_name("after").is_some()
        && SCHEMA.type_field(type_name, "pageInfo").is_ok()
}

/// Whether an operation selects any list with pages.
pub fn has_lists(operation: &OperationDefinition) -> bool {
    !lists(operation).is_empty()
}

fn lists(operation: &OperationDefinition) -> Vec<Found<'_>> {
    let mut lists = Vec::new();
    let set = &operation.selection_set.node;
    find(set, root_type(operation.ty), &[], &mut lists);
    lists
}

/// The fields of an object whose fragments have been merged into it.
pub fn fields(set: &SelectionSet) -> impl Iterator<Item = &Field> {
    set.items.iter().filter_map(|item| match &item.node {
        Selection::Field(field) => Some(&field.node),
        _ => None,
    })
}

/// Collects the connections below objects of the type `on`, but not those below lists.
fn find<'a>(set: &'a SelectionSet, on: &str, above: &[String], lists: &mut Vec<Found<'a>>) {
    for selection in &set.items {
        match &selection.node {
            Selection::Field(field) => {
                let field = &field.node;
                let Ok(definition) = SCHEMA.type_field(on, &field.name.node) else {
                    continue;
                };
                if field.selection_set.node.items.is_empty() || definition.ty.is_list() {
                    continue;
                }
                let mut path = above.to_vec();
                path.push(field.response_key().node.to_string());
                let type_name = definition.ty.inner_named_type().as_str();
                match is_connection(definition) {
                    true => lists.push(Found {
                        path,
                        field,
                        type_name,
                    }),
                    false => find(&field.selection_set.node, type_name, &path, lists),
                }
            }
            Selection::InlineFragment(inline) => {
                let on = selected_type(&inline.node, on);
                find(&inline.node.selection_set.node, on, above, lists);
            }
            Selection::FragmentSpread(_) => {}
        }
    }
}

/// The type of the objects that an inline fragment selects from.
pub(super) fn selected_type<'a>(inline: &'a InlineFragment, on: &'a str) -> &'a str {
    let condition = inline.type_condition.as_ref();
    condition.map_or(on, |condition| &condition.node.on.node)
}
