//! The columns of rows, in the order of the selection.

use async_graphql::parser::types::{Field, Selection, SelectionSet};
use serde_json::value::RawValue;

use crate::graphql::documents::validate::SCHEMA;
use crate::graphql::formats::page::Object;

/// The text fields that contain GeoJSON.
const SHAPES: [(&str, &str); 2] = [("Frame", "sector"), ("Market", "geoJson")];

/// One column.
#[derive(Debug, PartialEq, Eq)]
pub struct Column {
    /// Its name: the response keys that lead to it, joined with dots.
    pub name: String,
    /// Where it is in a row.
    path: Vec<String>,
    /// What its cells hold.
    pub content: Content,
}

/// What the cells of a column hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    /// A scalar, or a list of scalars.
    Plain,
    /// A shape.
    Shape,
    /// A list of objects.
    Objects,
}

impl Column {
    /// Its value in a row; `None` if an object that leads to it is null or of another type.
    pub fn value<'a>(&self, row: &'a RawValue) -> Option<&'a RawValue> {
        self.path.iter().try_fold(row, |value, key| {
            let object: Object<'a> = serde_json::from_str(value.get()).ok()?;
            object.get(key.as_str()).copied()
        })
    }
}

/// The columns of objects of the type `on`.
pub fn columns(set: &SelectionSet, on: &str) -> Vec<Column> {
    let mut found = Vec::new();
    collect(set, on, &[], &mut found);
    found
}

fn collect(set: &SelectionSet, on: &str, above: &[String], found: &mut Vec<Column>) {
    for selection in &set.items {
        match &selection.node {
            Selection::Field(field) => collect_field(&field.node, on, above, found),
            Selection::InlineFragment(inline) => {
                let inline = &inline.node;
                let condition = inline.type_condition.as_ref();
                let on = condition.map_or(on, |condition| &condition.node.on.node);
                collect(&inline.selection_set.node, on, above, found);
            }
            // Fragments have been merged into the operation.
            Selection::FragmentSpread(_) => {}
        }
    }
}

fn collect_field(field: &Field, on: &str, above: &[String], found: &mut Vec<Column>) {
    let mut path = above.to_vec();
    path.push(field.response_key().node.to_string());
    let below = &field.selection_set.node;
    let name = field.name.node.as_str();
    let definition = SCHEMA.type_field(on, name).ok();
    let type_name = definition.map_or("", |definition| definition.ty.inner_named_type().as_str());
    let content = match below.items.is_empty() {
        true if type_name == "GeoJSON" || SHAPES.contains(&(on, name)) => Content::Shape,
        true => Content::Plain,
        false if definition.is_some_and(|definition| definition.ty.is_list()) => Content::Objects,
        false => return collect(below, type_name, &path, found),
    };
    let column = Column {
        name: path.join("."),
        path,
        content,
    };
    // Objects of several types may have it.
    if found.iter().all(|known| known.name != column.name) {
        found.push(column);
    }
}

#[cfg(test)]
mod tests {
    use apollo_compiler::schema::ExtendedType;

    use super::*;

    #[test]
    fn every_text_that_contains_geojson_is_a_shape() {
        let mut shapes = Vec::new();
        for (name, ty) in &SCHEMA.types {
            let ExtendedType::Object(object) = ty else {
                continue;
            };
            for (field, definition) in &object.fields {
                let description = definition.description.as_deref().unwrap_or_default();
                if definition.ty.inner_named_type() == "String" && description.contains("GeoJSON") {
                    shapes.push((name.as_str(), field.as_str()));
                }
            }
        }
        shapes.sort_unstable();
        assert_eq!(shapes, SHAPES);
    }
}
