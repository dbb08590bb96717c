//! Rows from the lists within rows: each item of an inner list becomes a row, with what is around the list.

use async_graphql::indexmap::IndexMap;
use async_graphql::parser::types::{Field, SelectionSet};
use serde_json::value::{RawValue, to_raw_value};

use crate::error::{Code, Error, shortened};
use crate::graphql::formats::list::{fields, rows_of};
use crate::graphql::formats::page::Object;
use crate::graphql::request_error::RequestError;

/// An object, with its members in the order of the selection.
type Members<'a> = IndexMap<&'a str, &'a RawValue>;

/// A function of a row and of the bytes that rows may still take.
type EachRow<'a> = &'a mut dyn FnMut(&RawValue, &mut usize) -> Result<(), RequestError>;

/// Calls a function with each row that a row becomes: the keys lead through its lists. What is null on the way has no rows.
///
/// # Errors
/// Those of the function; or if an inner list is incomplete, or if the rows take more than the bytes that are left.
pub fn unnest(
    keys: &[String],
    row: &RawValue,
    left: &mut usize,
    f: EachRow<'_>,
) -> Result<(), RequestError> {
    let Some((key, rest)) = keys.split_first() else {
        return f(row, left);
    };
    let members: Members<'_> = serde_json::from_str(row.get()).unwrap_or_default();
    let value = members.get(key.as_str());
    let Some(value) = value.filter(|value| !is_null(value)) else {
        return Ok(());
    };
    let around = row.get().len() - value.get().len();
    let items = items(key, value, rest.is_empty())?;
    for item in items.into_iter().filter(|item| !is_null(item)) {
        unnest(rest, item, left, &mut |item, left| {
            take(left, around + item.get().len())?;
            let mut members = members.clone();
            members.insert(key, item);
            let row = to_raw_value(&members).expect("the members are JSON");
            f(&row, left)
        })?;
    }
    Ok(())
}

/// Takes bytes off those that are left.
///
/// # Errors
/// If there are fewer.
pub fn take(left: &mut usize, bytes: usize) -> Result<(), RequestError> {
    *left = left.checked_sub(bytes).ok_or_else(|| {
        RequestError::limit(
            "The rows repeat too much of what is around their list: select less of it.",
        )
    })?;
    Ok(())
}

/// The items of the value at a key, by its shape: those of a list, those of a connection, or an object itself on the way to
/// the last key.
fn items<'a>(
    key: &str,
    value: &'a RawValue,
    is_last: bool,
) -> Result<Vec<&'a RawValue>, RequestError> {
    let list = |json: &'a RawValue| serde_json::from_str::<Vec<&RawValue>>(json.get()).ok();
    if let Some(items) = list(value) {
        return Ok(items);
    }
    let object: Object<'a> = serde_json::from_str(value.get()).unwrap_or_default();
    let mut rows = ["nodes", "edges"].iter().filter_map(|key| object.get(key));
    match rows.find_map(|rows| list(rows)) {
        Some(rows) => check_complete(key, &object).map(|()| rows),
        None if is_last => Err(no_list(key)),
        None => Ok(vec![value]),
    }
}

fn is_null(value: &RawValue) -> bool {
    value.get() == "null"
}

fn check_complete(key: &str, connection: &Object<'_>) -> Result<(), RequestError> {
    let info = connection.get("pageInfo").map(|info| info.get());
    let info: Object<'_> = serde_json::from_str(info.unwrap_or_default()).unwrap_or_default();
    let is = |value: Option<&&RawValue>, expected| value.is_some_and(|it| it.get() == expected);
    if !is(info.get("hasNextPage"), "false") {
        return Err(RequestError::limit(format!(
            "\"{key}\" of a row has more rows than it selects: raise its \"first\"."
        )));
    }
    if !is(connection.get("unreadableCount"), "0") {
        let message = format!("\"{key}\" of a row has rows that cannot be read.");
        let error = Error::new(Code::UpstreamInvalidResponse, message);
        return Err(RequestError::failed(error));
    }
    Ok(())
}

/// The selection and the type of the rows of a connection that is at a path within rows; `None` if the field is none.
///
/// # Errors
/// If its selection does not show whether it is complete.
pub(super) fn inner_rows<'a>(
    field: &'a Field,
    type_name: &str,
    path: &[String],
) -> Result<Option<(&'a SelectionSet, &'static str)>, RequestError> {
    let is_plain = |field: &Field| field.response_key().node == field.name.node;
    let Some((rows, row_type)) = rows_of(field, type_name).filter(|(rows, _)| is_plain(rows))
    else {
        return Ok(None);
    };
    let named = |of: &'a Field, name: &str| {
        let mut fields = fields(&of.selection_set.node);
        fields.find(|field| field.name.node == name && is_plain(field))
    };
    let has_next_page = named(field, "pageInfo").and_then(|info| named(info, "hasNextPage"));
    let path = path.join(".");
    if has_next_page.is_none() || named(field, "unreadableCount").is_none() {
        return Err(RequestError::bad_document(format!(
            "Select pageInfo {{ hasNextPage }} and unreadableCount of \"{path}\", which say whether rows are missing."
        )));
    }
    let mut skipping = ["last", "before", "after"].iter();
    if skipping.any(|name| field.get_argument(name).is_some()) {
        return Err(RequestError::bad_document(format!(
            "Leave out \"last\", \"before\" and \"after\" of \"{path}\": all its rows are read."
        )));
    }
    Ok(Some((&rows.selection_set.node, row_type)))
}

/// There is no list at a path.
pub(super) fn no_list(path: &str) -> RequestError {
    let path = shortened(path);
    RequestError::bad_document(format!("The operation selects no list at \"{path}\"."))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The rows and the message of an error.
    fn unnested(path: &str, row: &str) -> (Vec<String>, String) {
        let keys: Vec<String> = path.split_terminator('.').map(str::to_owned).collect();
        let row: &RawValue = serde_json::from_str(row).unwrap();
        let (mut rows, mut left) = (Vec::new(), usize::MAX);
        let result = unnest(&keys, row, &mut left, &mut |row, _| {
            rows.push(row.get().to_owned());
            Ok(())
        });
        let message = result.map_or_else(|error| error.message().to_owned(), |()| String::new());
        (rows, message)
    }

    #[test]
    fn each_item_is_a_row_with_what_the_outer_row_has() {
        let cases = [
            (
                "a.b.c",
                r#"{"a":{"b":{"pageInfo":{"hasNextPage":false},"unreadableCount":0,"nodes":[{"c":[{"x":1},{"x":2}]},{"c":[]},{"c":[{"x":3}]}]}}}"#,
                vec![
                    r#"{"a":{"b":{"c":{"x":1}}}}"#,
                    r#"{"a":{"b":{"c":{"x":2}}}}"#,
                    r#"{"a":{"b":{"c":{"x":3}}}}"#,
                ],
            ),
            (
                "b",
                r#"{"b":{"edges":[{"node":{}}],"pageInfo":{"hasNextPage":false},"unreadableCount":0}}"#,
                vec![r#"{"b":{"node":{}}}"#],
            ),
            ("a.b", r#"{"a":null}"#, vec![]),
            ("b", r#"{"b":null}"#, vec![]),
            ("b", "null", vec![]),
        ];
        for (path, row, expected) in cases {
            let (rows, message) = unnested(path, row);
            assert_eq!(
                (rows, &*message),
                (
                    expected.into_iter().map(str::to_owned).collect::<Vec<_>>(),
                    ""
                ),
                "{row}"
            );
        }
        let row = r#"{"b":{"pageInfo":{"hasNextPage":false},"unreadableCount":1,"nodes":[{}]}}"#;
        let (_, message) = unnested("b", row);
        assert!(message.contains("cannot be read"), "{message}");
    }
}
