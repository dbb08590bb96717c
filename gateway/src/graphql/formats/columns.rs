//! The columns of rows, in the order of the selection.

use async_graphql::parser::types::{Field, Selection, SelectionSet};
use serde_json::value::RawValue;

use crate::graphql::documents::schema::SCHEMA;
use crate::graphql::formats::list::selected_type;
use crate::graphql::formats::page::Object;

/// One column.
#[derive(Debug, PartialEq, Eq)]
pub struct Column {
    /// Its name: the response keys that lead to it, joined with dots.
    pub name: String,
    /// Where it is in a row.
    path: Vec<String>,
    /// Whether its cells are lists of objects.
    pub has_objects: bool,
}

/// Reads the values of a row. Columns that share objects follow each other, so that each object is read once.
pub struct RowValues<'r, 'c> {
    /// The row, and the objects that lead to the last value; `None` for what is null or of another type.
    objects: Vec<Option<Object<'r>>>,
    /// Their keys.
    keys: Vec<&'c str>,
}

impl<'r, 'c> RowValues<'r, 'c> {
    /// The values of a row.
    pub fn of(row: &'r RawValue) -> Self {
        Self {
            objects: vec![serde_json::from_str(row.get()).ok()],
            keys: Vec::new(),
        }
    }

    /// The value of a column; `None` if an object that leads to it is null or of another type.
    pub fn value(&mut self, column: &'c Column) -> Option<&'r RawValue> {
        let (key, above) = column.path.split_last()?;
        let shared = self.keys.iter().zip(above);
        let shared = shared.take_while(|(known, key)| *known == key).count();
        self.keys.truncate(shared);
        self.objects.truncate(shared + 1);
        for key in &above[shared..] {
            let value = self.last().and_then(|object| object.get(key.as_str()));
            let object = value.and_then(|value| serde_json::from_str(value.get()).ok());
            self.keys.push(key);
            self.objects.push(object);
        }
        self.last()?.get(key.as_str()).copied()
    }

    fn last(&self) -> Option<&Object<'r>> {
        self.objects.last()?.as_ref()
    }
}

/// The columns of objects of the type `on`.
pub fn columns(set: &SelectionSet, on: &str) -> Vec<Column> {
    let mut columns = Columns(Vec::new());
    columns.collect(set, on, &[]);
    columns.0
}

struct Columns(Vec<Column>);

impl Columns {
    fn collect(&mut self, set: &SelectionSet, on: &str, above: &[String]) {
        for selection in &set.items {
            match &selection.node {
                Selection::Field(field) => self.collect_field(&field.node, on, above),
                Selection::InlineFragment(inline) => {
                    let on = selected_type(&inline.node, on);
                    self.collect(&inline.node.selection_set.node, on, above);
                }
                // Fragments have been merged into the operation.
                Selection::FragmentSpread(_) => {}
            }
        }
    }

    fn collect_field(&mut self, field: &Field, on: &str, above: &[String]) {
        let mut path = above.to_vec();
        path.push(field.response_key().node.to_string());
        let below = &field.selection_set.node;
        let definition = SCHEMA.type_field(on, &field.name.node).ok();
        let type_name =
            definition.map_or("", |definition| definition.ty.inner_named_type().as_str());
        let is_list = definition.is_some_and(|definition| definition.ty.is_list());
        let has_objects = is_list && !below.items.is_empty();
        if !has_objects && !below.items.is_empty() {
            return self.collect(below, type_name, &path);
        }
        let column = Column {
            name: path.join("."),
            path,
            has_objects,
        };
        // Objects of several types may have it.
        if self.0.iter().all(|known| known.name != column.name) {
            self.0.push(column);
        }
    }
}
