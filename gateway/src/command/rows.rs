//! The rows of an answer, and their columns.

use serde_json::value::RawValue;

use crate::command::document::Document;
use crate::command::failure::{Failure, tell};
use crate::graphql::execution::merge::{merge, root_type};
use crate::graphql::formats::Format;
use crate::graphql::formats::columns::Column;
use crate::graphql::formats::list::{Keys, List, fields, has_lists};
use crate::graphql::formats::page::{Object, PageResponse};
use crate::graphql::formats::unnest::RowBytes;
use crate::graphql::request_error::RequestError;

/// What the rows of an operation are: those of its list, or the data as the only one.
pub(super) struct Rows {
    /// `None` if the data is printed as it is.
    list: Option<List>,
    /// What the operation selects beside its list.
    left_out: Vec<String>,
}

/// A page of rows.
pub(super) struct PageOfRows {
    pub(super) rows: Vec<Box<RawValue>>,
    /// The cursor of the last row, if others follow; why that is unknown.
    pub(super) next: Result<Option<String>, Failure>,
}

impl Rows {
    /// The rows of the list at a path, or of the only one, to be printed in a format.
    pub(super) fn of(
        document: &Document,
        path: Option<&str>,
        format: Option<Format>,
    ) -> Result<Self, Failure> {
        let refused = |error: RequestError| Failure::usage(error.message());
        let mut values = document.values()?;
        let operation = document.operation()?;
        let merged = merge(document.parsed(), operation, &mut values).map_err(refused)?;
        let set = &merged.node.selection_set.node;
        let is_whole = path.is_none() && !has_lists(set, root_type(merged.node.ty), &values);
        let list = match is_whole {
            true => List::whole(&merged.node, &values),
            false => List::find(&merged.node, &values, path).map_err(|error| {
                Failure::usage(
                    error
                        .message()
                        .replace("in the address: ?path=", "with --path ")
                        .replace("?path=", "--path "),
                )
            })?,
        };
        match format.and_then(|format| list.problem(format)) {
            Some(problem) => Err(Failure::usage(problem)),
            None => {
                let of_list = list.path();
                let keys = fields(set).map(|field| field.response_key().node.to_string());
                let left_out = keys.filter(|key| list.pages.is_some() && of_list[0] != *key);
                let left_out = left_out.collect();
                let list = Some(list);
                Ok(Self { list, left_out })
            }
        }
    }

    /// None: the data is the only row.
    pub(super) fn none() -> Self {
        Self {
            list: None,
            left_out: Vec::new(),
        }
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
        let list = self.list.as_mut();
        list.map_or_else(Vec::new, |list| std::mem::take(&mut list.columns))
    }

    /// The path of the list and the variable with the cursor, if all its pages can be read.
    pub(super) fn paging(&self) -> Result<(&[String], &str), Failure> {
        let pages = self.list.as_ref().and_then(|list| list.pages.as_ref());
        let pages = pages.ok_or_else(|| Failure::usage("--all needs a list with pages."))?;
        match (&pages.keys.after, &pages.keys.position) {
            (Some(after), Some(_)) if !pages.is_backward => Ok((&pages.path, after)),
            _ => Err(Failure::usage(
                "--all needs a list that takes a variable as \"after\" and selects pageInfo { hasNextPage endCursor }.",
            )),
        }
    }

    /// The rows in the data of an answer.
    pub(super) fn page(&self, data: &RawValue) -> PageOfRows {
        let list = self.list.as_ref();
        let Some((list, pages)) = list.and_then(|list| Some((list, list.pages.as_ref()?))) else {
            let members = serde_json::from_str::<Object<'_>>(data.get()).unwrap_or_default();
            let is_null = members.values().all(|value| value.get() == "null");
            let rows = if is_null { Vec::new() } else { vec![data] };
            let next = match is_null {
                true => Err(Failure::Answer(vec!["There is no data.".to_owned()])),
                false => Ok(None),
            };
            return PageOfRows::of(list, &rows, next);
        };
        let answer = PageResponse {
            data: Some(data),
            errors: Vec::new(),
        };
        let Some(connection) = answer.object(&pages.path) else {
            let next = Err(Failure::Answer(vec![format!(
                "There is no list: \"{}\" is null, or an object that leads to it.",
                pages.path.join(".")
            )]));
            return PageOfRows::of(None, &[], next);
        };
        let rows = connection.get(pages.keys.rows.as_str());
        let rows: Option<Vec<&RawValue>> =
            rows.and_then(|rows| serde_json::from_str(rows.get()).ok());
        let next = match rows {
            Some(_) => next(&pages.keys, &connection),
            None => Err(Failure::transport(
                "The answer has no rows where its list is.",
            )),
        };
        PageOfRows::of(Some(list), &rows.unwrap_or_default(), next)
    }
}

impl PageOfRows {
    /// The rows that the lists within these rows have.
    fn of(
        list: Option<&List>,
        rows: &[&RawValue],
        mut next: Result<Option<String>, Failure>,
    ) -> Self {
        let mut all = Vec::new();
        for row in rows {
            let mut add = |row: &RawValue| {
                all.push(row.to_owned());
                Ok(())
            };
            let added = match list {
                Some(list) => list.unnest.each(row, &mut RowBytes::unlimited(), &mut add),
                None => add(row),
            };
            if let Err(incomplete) = added {
                next = next.and(Err(Failure::Answer(vec![incomplete.message().to_owned()])));
            }
        }
        Self { rows: all, next }
    }
}

fn next(keys: &Keys, connection: &Object<'_>) -> Result<Option<String>, Failure> {
    let Some(position) = &keys.position else {
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
