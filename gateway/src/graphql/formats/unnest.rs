//! Rows from the lists within rows: each item of an inner list becomes a row, with what the outer row has.

use async_graphql::Variables;
use async_graphql::indexmap::IndexMap;
use async_graphql::parser::types::{Field, Selection, SelectionSet};
use axum::http::StatusCode;
use serde_json::value::{RawValue, to_raw_value};

use crate::error::{Code, Error, shortened};
use crate::graphql::documents::schema::SCHEMA;
use crate::graphql::formats::list::{fields, is_connection, narrowed, rows_of, type_by_id};
use crate::graphql::request_error::RequestError;

/// An object, with its members in the order of the selection.
type Members<'a> = IndexMap<&'a str, &'a RawValue>;

/// The way from a row to the list whose items become rows.
#[derive(Default)]
pub struct Unnest(Vec<Step>);

struct Step {
    /// The response key.
    key: String,
    value: StepValue,
}

enum StepValue {
    Object,
    List,
    /// A connection, with the response keys of its rows, of its `pageInfo`, of `hasNextPage` in it, and of `unreadableCount`.
    Connection {
        rows: String,
        page_info: String,
        has_next_page: String,
        unreadable: String,
    },
}

/// Why rows are refused that take too many bytes.
pub const TOO_MUCH: &str =
    "The rows repeat too much of what is around their list: select less of it.";

/// The bytes that rows may still take, counted wherever an object is written again for an item of a list within it.
pub struct RowBytes(pub usize);

impl Unnest {
    /// The way along response keys, from objects of the type `on`.
    ///
    /// # Errors
    /// If the keys do not lead to a list of objects, or to one that does not say whether it is complete.
    pub fn find(
        set: &SelectionSet,
        on: &str,
        keys: &[String],
        variables: &Variables,
    ) -> Result<Self, RequestError> {
        let no_list = || {
            RequestError::bad_document(format!(
                "The operation selects no list at \"{}\".",
                shortened(&keys.join("."))
            ))
        };
        let (mut set, mut on) = (set, on.to_owned());
        let mut steps = Vec::new();
        for (at, key) in keys.iter().enumerate() {
            let mut found = Vec::new();
            fields_at(set, &on, key, &mut found);
            let (field, parent) = match found.as_slice() {
                [only] => only,
                [] => return Err(no_list()),
                _ => {
                    return Err(RequestError::bad_document(format!(
                        "Several fragments select \"{key}\": give their fields different aliases."
                    )));
                }
            };
            let definition = SCHEMA.type_field(parent, &field.name.node);
            let definition = definition.map_err(|_| no_list())?;
            let type_name = definition.ty.inner_named_type().as_str();
            let below = &field.selection_set.node;
            let value = if definition.ty.is_list() {
                (set, on) = (below, type_name.to_owned());
                StepValue::List
            } else if is_connection(definition) {
                let path = || keys[..=at].join(".");
                let (rows, row_type) = rows_of(field, type_name).ok_or_else(|| {
                    RequestError::bad_document(format!(
                        "\"{}\" selects no rows: select its \"nodes\" or \"edges\".",
                        path()
                    ))
                })?;
                let keys = completeness(field).ok_or_else(|| {
                    RequestError::bad_document(format!(
                        "Select pageInfo {{ hasNextPage }} and unreadableCount of \"{}\", which say whether rows are missing.",
                        path()
                    ))
                })?;
                if ["last", "before", "after"]
                    .iter()
                    .any(|name| field.get_argument(name).is_some())
                {
                    return Err(RequestError::bad_document(format!(
                        "Leave out \"last\", \"before\" and \"after\" of \"{}\": all its rows are read.",
                        path()
                    )));
                }
                let [page_info, has_next_page, unreadable] = keys;
                (set, on) = (&rows.selection_set.node, row_type.to_owned());
                StepValue::Connection {
                    rows: key_of(rows),
                    page_info,
                    has_next_page,
                    unreadable,
                }
            } else {
                let named = type_by_id(field, variables);
                (set, on) = (below, named.unwrap_or_else(|| type_name.to_owned()));
                StepValue::Object
            };
            let key = key.clone();
            steps.push(Step { key, value });
        }
        match steps.last() {
            Some(Step {
                value: StepValue::Object,
                ..
            }) => Err(no_list()),
            // A list of scalars has no columns.
            Some(_) if set.items.is_empty() => Err(no_list()),
            _ => Ok(Self(steps)),
        }
    }

    /// Whether the rows stay as they are.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The response keys of the way.
    pub fn keys(&self) -> Vec<String> {
        self.0.iter().map(|step| step.key.clone()).collect()
    }

    /// Those of the objects before the first list.
    pub fn keys_of_objects(&self) -> Vec<String> {
        let objects = self.0.iter();
        let objects = objects.take_while(|step| matches!(step.value, StepValue::Object));
        objects.map(|step| step.key.clone()).collect()
    }

    /// Calls a function with each row that a row becomes. What is null on the way has no rows.
    ///
    /// # Errors
    /// Those of the function; or if an inner list has more rows than were selected, or if the rows take too many bytes.
    pub fn each(
        &self,
        row: &RawValue,
        bytes: &mut RowBytes,
        f: &mut dyn FnMut(&RawValue) -> Result<(), RequestError>,
    ) -> Result<(), RequestError> {
        each(&self.0, row, bytes, &mut |row, _| f(row))
    }
}

/// What is called with each row, and with the bytes that are left.
type EachRow<'a> = &'a mut dyn FnMut(&RawValue, &mut RowBytes) -> Result<(), RequestError>;

fn each(
    steps: &[Step],
    row: &RawValue,
    bytes: &mut RowBytes,
    f: EachRow<'_>,
) -> Result<(), RequestError> {
    let Some((step, rest)) = steps.split_first() else {
        return f(row, bytes);
    };
    let members: Members<'_> = serde_json::from_str(row.get()).unwrap_or_default();
    let Some(value) = members.get(&*step.key) else {
        return Ok(());
    };
    let around = row.get().len() - value.get().len();
    for item in step.items(value)? {
        each(rest, item, bytes, &mut |item, bytes| {
            bytes.take(around + item.get().len())?;
            let mut members = members.clone();
            members.insert(&step.key, item);
            let row = to_raw_value(&members);
            let row =
                row.map_err(|error| RequestError::failed(Error::internal(error.to_string())))?;
            f(&row, bytes)
        })?;
    }
    Ok(())
}

impl RowBytes {
    /// Without a limit.
    pub fn unlimited() -> Self {
        Self(usize::MAX)
    }

    fn take(&mut self, bytes: usize) -> Result<(), RequestError> {
        match self.0.checked_sub(bytes) {
            Some(left) => {
                self.0 = left;
                Ok(())
            }
            None => Err(limit(TOO_MUCH)),
        }
    }
}

pub fn limit(message: impl Into<String>) -> RequestError {
    RequestError::new(StatusCode::BAD_REQUEST, Code::LimitExceeded, message)
}

impl Step {
    fn items<'a>(&self, value: &'a RawValue) -> Result<Vec<&'a RawValue>, RequestError> {
        let list = |json: &'a RawValue| {
            serde_json::from_str::<Vec<&RawValue>>(json.get()).unwrap_or_default()
        };
        let mut items = match &self.value {
            StepValue::Object => vec![value],
            StepValue::List => list(value),
            StepValue::Connection {
                rows,
                page_info,
                has_next_page,
                unreadable,
            } => {
                let Ok(connection) = serde_json::from_str::<Members<'_>>(value.get()) else {
                    // It is null.
                    return Ok(Vec::new());
                };
                let info = connection.get(&**page_info);
                let info: Members<'_> = info
                    .and_then(|info| serde_json::from_str(info.get()).ok())
                    .unwrap_or_default();
                let is = |value: Option<&&RawValue>, expected: &str| {
                    value.is_some_and(|value| value.get() == expected)
                };
                if !is(info.get(&**has_next_page), "false") {
                    return Err(limit(format!(
                        "\"{}\" of a row has more rows than it selects: raise its \"first\".",
                        self.key
                    )));
                }
                if !is(connection.get(&**unreadable), "0") {
                    let message =
                        format!("\"{}\" of a row has rows that cannot be read.", self.key);
                    return Err(RequestError::failed(Error::new(
                        Code::UpstreamInvalidResponse,
                        message,
                    )));
                }
                connection
                    .get(&**rows)
                    .map_or_else(Vec::new, |rows| list(rows))
            }
        };
        items.retain(|item| item.get() != "null");
        Ok(items)
    }
}

/// The fields at a response key, and the types that they are selected from: several if fragments have it.
fn fields_at<'a>(set: &'a SelectionSet, on: &str, key: &str, found: &mut Vec<(&'a Field, String)>) {
    for item in &set.items {
        match &item.node {
            Selection::Field(field) if key_of(&field.node) == key => {
                found.push((&field.node, on.to_owned()));
            }
            Selection::InlineFragment(inline) => {
                if let Some(on) = narrowed(&inline.node, on) {
                    fields_at(&inline.node.selection_set.node, on, key, found);
                }
            }
            Selection::Field(_) | Selection::FragmentSpread(_) => {}
        }
    }
}

/// The response keys of `pageInfo` of a connection, of `hasNextPage` in it, and of `unreadableCount`.
fn completeness(connection: &Field) -> Option<[String; 3]> {
    let named = |field: &Field, name: &str| -> Option<Field> {
        let mut fields = fields(&field.selection_set.node);
        fields.find(|field| field.name.node == name).cloned()
    };
    let info = named(connection, "pageInfo")?;
    let has_next_page = named(&info, "hasNextPage")?;
    let unreadable = named(connection, "unreadableCount")?;
    Some([info, has_next_page, unreadable].map(|field| key_of(&field)))
}

fn key_of(field: &Field) -> String {
    field.response_key().node.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(key: &str, value: StepValue) -> Step {
        let key = key.to_owned();
        Step { key, value }
    }

    #[test]
    fn each_item_is_a_row_with_what_the_outer_row_has() {
        let pages = || StepValue::Connection {
            rows: "nodes".to_owned(),
            page_info: "info".to_owned(),
            has_next_page: "more".to_owned(),
            unreadable: "bad".to_owned(),
        };
        let cases = [
            (vec![], r#"{"b":1}"#, vec![r#"{"b":1}"#]),
            (
                vec![step("b", StepValue::List)],
                r#"{"c":9,"b":[{"x":1},null,{"x":2}],"a":12345678901234567890}"#,
                vec![
                    r#"{"c":9,"b":{"x":1},"a":12345678901234567890}"#,
                    r#"{"c":9,"b":{"x":2},"a":12345678901234567890}"#,
                ],
            ),
            (
                vec![
                    step("a", StepValue::Object),
                    step("b", pages()),
                    step("c", StepValue::List),
                ],
                r#"{"a":{"b":{"info":{"more":false},"bad":0,"nodes":[{"c":[{"x":1},{"x":2}]},{"c":[]},{"c":[{"x":3}]}]}}}"#,
                vec![
                    r#"{"a":{"b":{"c":{"x":1}}}}"#,
                    r#"{"a":{"b":{"c":{"x":2}}}}"#,
                    r#"{"a":{"b":{"c":{"x":3}}}}"#,
                ],
            ),
            (
                vec![step("a", StepValue::Object), step("b", pages())],
                r#"{"a":null}"#,
                vec![],
            ),
            (vec![step("b", pages())], r#"{"b":null}"#, vec![]),
            (vec![step("b", StepValue::List)], "null", vec![]),
        ];
        for (steps, row, expected) in cases {
            let row: Box<RawValue> = serde_json::from_str(row).unwrap();
            let mut rows = Vec::new();
            let all = Unnest(steps).each(&row, &mut RowBytes::unlimited(), &mut |row| {
                rows.push(row.get().to_owned());
                Ok(())
            });
            assert!(all.is_ok());
            assert_eq!(rows, expected);
        }
        for (row, bytes, part) in [
            (
                r#"{"b":{"info":{"more":true},"bad":0,"nodes":[{}]}}"#,
                100,
                "raise its \"first\"",
            ),
            (
                r#"{"b":{"info":{"more":false},"bad":1,"nodes":[{}]}}"#,
                100,
                "cannot be read",
            ),
            (
                r#"{"a":"xxxxxxxxxx","b":{"info":{"more":false},"bad":0,"nodes":[{},{},{}]}}"#,
                60,
                "repeat too much",
            ),
        ] {
            let row: Box<RawValue> = serde_json::from_str(row).unwrap();
            let steps = vec![step("b", pages())];
            let refused = Unnest(steps).each(&row, &mut RowBytes(bytes), &mut |_| Ok(()));
            let message = refused.unwrap_err();
            assert!(message.message().contains(part), "{}", message.message());
        }
    }
}
