//! The rows of an answer, and their columns.

use async_graphql::parser::types::Field;
use async_graphql_value::Value;
use serde_json::value::RawValue;

use crate::command::document::Document;
use crate::command::failure::{Failure, tell};
use crate::graphql::execution::merge::{merge, root_type};
use crate::graphql::formats::columns::{Column, columns};
use crate::graphql::formats::list::{List, fields, has_lists};
use crate::graphql::formats::page::{Object, PageResponse};
use crate::graphql::request_error::RequestError;

/// What the rows of an operation are: those of its list, or the data as the only one.
#[derive(Default)]
pub(super) struct Rows {
    /// `None` if the data is the only row.
    list: Option<List>,
    columns: Vec<Column>,
    /// What the operation selects beside its list.
    left_out: Vec<String>,
}

/// A page of rows.
pub(super) struct PageOfRows<'a> {
    pub(super) rows: Vec<&'a RawValue>,
    /// The cursor of the last row, if others follow; why that is unknown.
    pub(super) next: Result<Option<String>, Failure>,
}

impl Rows {
    /// The rows of the list at a path, or of the only one.
    pub(super) fn of(document: &Document, path: Option<&str>) -> Result<Self, Failure> {
        let refused = |error: RequestError| Failure::usage(error.message());
        let mut values = document.values()?;
        let operation = document.operation()?;
        let merged = merge(document.parsed(), operation, &mut values).map_err(refused)?;
        let set = &merged.node.selection_set.node;
        Ok(match path.is_none() && !has_lists(&merged.node) {
            true => Self {
                columns: columns(set, root_type(merged.node.ty)),
                ..Self::default()
            },
            false => {
                let mut list = List::find(&merged.node, &values, path).map_err(|error| {
                    Failure::usage(
                        error
                            .message()
                            .replace("in the address: ?path=", "with --path ")
                            .replace("?path=", "--path "),
                    )
                })?;
                let keys = fields(set).map(|field| field.response_key().node.to_string());
                let is_beside = |key: &String| list.path.first().is_some_and(|first| first != key);
                Self {
                    left_out: keys.filter(is_beside).collect(),
                    columns: std::mem::take(&mut list.columns),
                    list: Some(list),
                }
            }
        })
    }

    /// Says what is selected and not printed, because it is not in the list.
    pub(super) fn tell_left_out(&self) {
        if !self.left_out.is_empty() {
            let names = self.left_out.join(", ");
            tell(&format!(
                "Only the rows of the list are printed, without {names}."
            ));
        }
    }

    /// What each row has.
    pub(super) fn take_columns(&mut self) -> Vec<Column> {
        std::mem::take(&mut self.columns)
    }

    /// The path of the list and the variable with the cursor, if all its pages can be read.
    pub(super) fn paging(&self) -> Result<(&[String], &str), Failure> {
        let list = self.list.as_ref();
        let list = list.ok_or_else(|| Failure::usage("--all needs a list with pages."))?;
        let connection = &list.connection;
        let after = connection.get_argument("after").map(|after| &after.node);
        match (after, position(connection)) {
            (Some(Value::Variable(after)), Some(_)) if !list.is_backward => Ok((&list.path, after)),
            _ => Err(Failure::usage(
                "--all needs a list that takes a variable as \"after\" and selects pageInfo { hasNextPage endCursor }.",
            )),
        }
    }

    /// The rows in the data of an answer.
    pub(super) fn page<'a>(&self, data: &'a RawValue) -> PageOfRows<'a> {
        let Some(list) = &self.list else {
            let members = serde_json::from_str::<Object<'_>>(data.get()).unwrap_or_default();
            return match members.values().all(|value| value.get() == "null") {
                true => PageOfRows {
                    rows: Vec::new(),
                    next: Err(Failure::Answer(vec!["There is no data.".to_owned()])),
                },
                false => PageOfRows {
                    rows: vec![data],
                    next: Ok(None),
                },
            };
        };
        let answer = PageResponse {
            data: Some(data),
            errors: Vec::new(),
        };
        let Some(connection) = answer.object(&list.path) else {
            return PageOfRows {
                rows: Vec::new(),
                next: Err(Failure::Answer(vec![format!(
                    "There is no list: \"{}\" is null, or an object that leads to it.",
                    list.path.join(".")
                )])),
            };
        };
        let rows = connection.get(list.rows.as_str());
        match rows.and_then(|rows| serde_json::from_str(rows.get()).ok()) {
            Some(rows) => PageOfRows {
                rows,
                next: next(position(&list.connection), &connection),
            },
            None => PageOfRows {
                rows: Vec::new(),
                next: Err(Failure::transport(
                    "The answer has no rows where its list is.",
                )),
            },
        }
    }
}

/// The response keys of the position of a page, of whether rows follow, and of the cursor of its last row, if all are selected.
fn position(connection: &Field) -> Option<[String; 3]> {
    let named = |of: &'_ Field, name: &str| {
        let mut fields = fields(&of.selection_set.node);
        fields.find(|field| field.name.node == name).cloned()
    };
    let info = named(connection, "pageInfo")?;
    let (next, end) = (named(&info, "hasNextPage")?, named(&info, "endCursor")?);
    Some([info, next, end].map(|field| field.response_key().node.to_string()))
}

fn next(position: Option<[String; 3]>, connection: &Object<'_>) -> Result<Option<String>, Failure> {
    let Some([page_info, has_next_page, end_cursor]) = &position else {
        return Ok(None);
    };
    let found = || {
        let info = connection.get(page_info.as_str())?;
        let info: Object<'_> = serde_json::from_str(info.get()).ok()?;
        match info.get(has_next_page.as_str())?.get() {
            "false" => Some(None),
            "true" => {
                let cursor = info.get(end_cursor.as_str())?;
                serde_json::from_str(cursor.get()).ok().map(Some)
            }
            _ => None,
        }
    };
    found().ok_or_else(|| {
        Failure::transport("The answer does not say where the list goes on: rows are missing.")
    })
}
