//! What the rows of the services look like, as JSON schemas.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::FromJson;

/// The schemas of all types of rows that were asked for.
#[derive(Default)]
pub struct Schemas {
    /// The name of each type by its path in Rust.
    names: BTreeMap<&'static str, String>,
    /// The schemas by name.
    pub rows: BTreeMap<String, Value>,
}

/// A key of a row.
pub struct Property {
    key: &'static str,
    is_required: bool,
    schema: Value,
}

impl Property {
    /// A key that each row has.
    pub fn required<T: FromJson>(key: &'static str, schemas: &mut Schemas) -> Self {
        Self {
            key,
            is_required: true,
            schema: T::describe(schemas),
        }
    }

    /// A key that may be missing or null.
    pub fn optional<T: FromJson>(key: &'static str, schemas: &mut Schemas) -> Self {
        Self {
            is_required: false,
            ..Self::required::<T>(key, schemas)
        }
    }

    /// A key whose value may have any type.
    pub fn anything(key: &'static str) -> Self {
        Self {
            key,
            is_required: false,
            schema: json!({}),
        }
    }

    /// With the values that the gateway knows.
    #[must_use]
    pub fn knowing(mut self, values: impl IntoIterator<Item = &'static str>) -> Self {
        let values: Vec<_> = values.into_iter().collect();
        self.schema["x-known-values"] = values.into();
        self
    }
}

impl Schemas {
    /// A reference to the schema of a type, which is made when it is first asked for.
    pub fn row(
        &mut self,
        type_path: &'static str,
        properties: impl FnOnce(&mut Self) -> Vec<Property>,
    ) -> Value {
        let name = match self.names.get(type_path) {
            Some(name) => name.clone(),
            None => {
                let name = self.free_name(type_path);
                self.names.insert(type_path, name.clone());
                let schema = object(properties(self));
                self.rows.insert(name.clone(), schema);
                name
            }
        };
        json!({ "$ref": format!("#/components/schemas/{name}") })
    }

    /// The name of a type, without `Row` at its end, and with its module in front if another type has that name.
    fn free_name(&self, type_path: &str) -> String {
        let mut parts = type_path.rsplit("::");
        let last = parts.next().unwrap_or_default();
        let mut name = last.strip_suffix("Row").unwrap_or(last).to_owned();
        while self.names.values().any(|taken| *taken == name) {
            let Some(module) = parts.next() else { break };
            let mut letters = module.chars();
            let first = letters.next().map(|letter| letter.to_ascii_uppercase());
            name = first.into_iter().chain(letters).collect::<String>() + &name;
        }
        name
    }
}

fn object(properties: Vec<Property>) -> Value {
    let required = properties.iter().filter(|property| property.is_required);
    let required: Vec<_> = required.map(|property| property.key).collect();
    let properties = properties.into_iter();
    let properties: Map<_, _> = properties
        .map(|property| (property.key.to_owned(), property.schema))
        .collect();
    let mut schema = json!({ "type": "object", "properties": properties });
    if !required.is_empty() {
        schema["required"] = required.into();
    }
    schema
}
