//! Rows from the lists within rows: each item of an inner list becomes a row, with what the outer row has.

use async_graphql::Variables;
use async_graphql::indexmap::IndexMap;
use async_graphql::parser::types::{Field, Selection, SelectionSet};
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
    /// A connection, with the response keys of its rows, of its `pageInfo`, and of `hasNextPage` in it.
    Connection {
        rows: String,
        page_info: String,
        has_next_page: String,
    },
}

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
            let (field, parent) = field_at(set, &on, key).ok_or_else(no_list)?;
            let definition = SCHEMA.type_field(&parent, &field.name.node);
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
                let (page_info, has_next_page) = has_next_page(field).ok_or_else(|| {
                    RequestError::bad_document(format!(
                        "Select pageInfo {{ hasNextPage }} of \"{}\", which says whether rows are missing.",
                        path()
                    ))
                })?;
                (set, on) = (&rows.selection_set.node, row_type.to_owned());
                StepValue::Connection {
                    rows: key_of(rows),
                    page_info,
                    has_next_page,
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
    /// Those of the function; or if an inner list has more rows than were selected.
    pub fn each(
        &self,
        row: &RawValue,
        f: &mut dyn FnMut(&RawValue) -> Result<(), RequestError>,
    ) -> Result<(), RequestError> {
        each(&self.0, row, f)
    }
}

fn each(
    steps: &[Step],
    row: &RawValue,
    f: &mut dyn FnMut(&RawValue) -> Result<(), RequestError>,
) -> Result<(), RequestError> {
    let Some((step, rest)) = steps.split_first() else {
        return f(row);
    };
    let members: Members<'_> = serde_json::from_str(row.get()).unwrap_or_default();
    let Some(value) = members.get(&*step.key) else {
        return Ok(());
    };
    for item in step.items(value)? {
        each(rest, item, &mut |item| {
            let mut members = members.clone();
            members.insert(&step.key, item);
            let row = to_raw_value(&members);
            f(&row.map_err(|error| RequestError::failed(Error::internal(error.to_string())))?)
        })?;
    }
    Ok(())
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
            } => {
                let connection: Members<'_> = serde_json::from_str(value.get()).unwrap_or_default();
                let info = connection.get(&**page_info);
                let info: Members<'_> = info
                    .and_then(|info| serde_json::from_str(info.get()).ok())
                    .unwrap_or_default();
                if info
                    .get(&**has_next_page)
                    .is_some_and(|next| next.get() == "true")
                {
                    return Err(RequestError::new(
                        axum::http::StatusCode::BAD_REQUEST,
                        Code::LimitExceeded,
                        format!(
                            "\"{}\" of a row has more rows than it selects: raise its \"first\".",
                            self.key
                        ),
                    ));
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

/// The field at a response key, and the type that it is selected from.
fn field_at<'a>(set: &'a SelectionSet, on: &str, key: &str) -> Option<(&'a Field, String)> {
    set.items.iter().find_map(|item| match &item.node {
        Selection::Field(field) => {
            (key_of(&field.node) == key).then(|| (&field.node, on.to_owned()))
        }
        Selection::InlineFragment(inline) => {
            let on = narrowed(&inline.node, on)?;
            field_at(&inline.node.selection_set.node, on, key)
        }
        Selection::FragmentSpread(_) => None,
    })
}

/// The response keys of `pageInfo` of a connection, and of `hasNextPage` in it.
fn has_next_page(connection: &Field) -> Option<(String, String)> {
    let named = |field: &Field, name: &str| -> Option<Field> {
        let mut fields = fields(&field.selection_set.node);
        fields.find(|field| field.name.node == name).cloned()
    };
    let info = named(connection, "pageInfo")?;
    Some((key_of(&info), key_of(&named(&info, "hasNextPage")?)))
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
                r#"{"a":{"b":{"info":{"more":false},"nodes":[{"c":[{"x":1},{"x":2}]},{"c":[]},{"c":[{"x":3}]}]}}}"#,
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
            let all = Unnest(steps).each(&row, &mut |row| {
                rows.push(row.get().to_owned());
                Ok(())
            });
            assert!(all.is_ok());
            assert_eq!(rows, expected);
        }
        let row: Box<RawValue> =
            serde_json::from_str(r#"{"b":{"info":{"more":true},"nodes":[{}]}}"#).unwrap();
        let refused = Unnest(vec![step("b", pages())]).each(&row, &mut |_| Ok(()));
        assert!(refused.is_err_and(|error| error.message().contains("raise its \"first\"")));
    }
}
