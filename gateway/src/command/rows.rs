//! The rows of an answer, and their columns.

use serde_json::value::RawValue;

use crate::command::document::Document;
use crate::command::failure::Failure;
use crate::graphql::execution::merge::{merge, root_type};
use crate::graphql::formats::columns::{Column, columns};
use crate::graphql::formats::list::{List, has_lists};
use crate::graphql::formats::page::{Object, PageResponse};
use crate::graphql::request_error::RequestError;

/// What the rows of an operation are: those of its list, or the data as the only one.
pub(super) struct Rows {
    list: Option<List>,
    /// What each row has.
    pub(super) columns: Vec<Column>,
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
        let root = root_type(merged.node.ty);
        if path.is_none() && !has_lists(set, root, &values) {
            return Ok(Self {
                list: None,
                columns: columns(set, root, &values),
            });
        }
        let mut list = List::find(&merged.node, &values, path).map_err(|error| {
            Failure::usage(
                error
                    .message()
                    .replace("in the address: ?path=", "with --path ")
                    .replace("?path=", "--path "),
            )
        })?;
        Ok(Self {
            columns: std::mem::take(&mut list.columns),
            list: Some(list),
        })
    }

    /// None: the data is the only row.
    pub(super) fn none() -> Self {
        Self {
            list: None,
            columns: Vec::new(),
        }
    }

    /// The path of the list and the variable with the cursor, if all its pages can be read.
    pub(super) fn paging(&self) -> Result<(&[String], &str), Failure> {
        let list = self.list.as_ref();
        let list = list.ok_or_else(|| Failure::usage("--all needs a list with pages."))?;
        match (&list.keys.after, &list.keys.position) {
            (Some(after), Some(_)) if !list.is_backward => Ok((&list.path, after)),
            _ => Err(Failure::usage(
                "--all needs a list that takes a variable as \"after\" and selects pageInfo { hasNextPage endCursor }.",
            )),
        }
    }

    /// The rows in the data of an answer.
    pub(super) fn page<'a>(&self, data: &'a RawValue) -> PageOfRows<'a> {
        let Some(list) = &self.list else {
            let members = serde_json::from_str::<Object<'_>>(data.get()).unwrap_or_default();
            let is_null = members.values().all(|value| value.get() == "null");
            return PageOfRows {
                rows: if is_null { Vec::new() } else { vec![data] },
                next: if is_null {
                    Err(Failure::Answer(vec!["There is no data.".to_owned()]))
                } else {
                    Ok(None)
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
        let rows = connection.get(list.keys.rows.as_str());
        PageOfRows {
            rows: rows
                .and_then(|rows| serde_json::from_str(rows.get()).ok())
                .unwrap_or_default(),
            next: next(list, &connection),
        }
    }
}

fn next(list: &List, connection: &Object<'_>) -> Result<Option<String>, Failure> {
    let Some(position) = &list.keys.position else {
        return Ok(None);
    };
    let found = || {
        let info = connection.get(position.page_info.as_str())?;
        let info: Object<'_> = serde_json::from_str(info.get()).ok()?;
        match info.get(position.has_next_page.as_str())?.get() {
            "false" => Some(None),
            "true" => {
                let cursor = info.get(position.end_cursor.as_str())?;
                serde_json::from_str(cursor.get()).ok().map(Some)
            }
            _ => None,
        }
    };
    found().ok_or_else(|| {
        Failure::transport("The answer does not say where the list goes on: rows are missing.")
    })
}
