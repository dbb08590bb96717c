//! The tasks in tests/examples, each a tool.

use apollo_compiler::Node;
use apollo_compiler::ast::{
    Definition, Document, OperationDefinition, OperationType, Selection, Type,
};
use serde_json::{Map, Value, json};

use crate::schema;

macro_rules! examples {
    ($($name:literal)*) => {
        &[$(($name, include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"), "/../tests/examples/", $name, ".graphql"
        )))),*]
    };
}

/// The names and texts of the examples.
const EXAMPLES: &[(&str, &str)] = examples![
    "billing" "campaign-details" "campaigns-ending-soon" "customer-profile" "customers" "device-export" "follow-job"
    "job-files" "lift-of-study" "market-of-hash" "rename-pixel" "run-pixels-job" "stale-providers" "studies-to-act-on"
    "vehicles-to-pair"
];

/// A task.
pub(super) struct Example {
    /// Its name, such as "campaigns_ending_soon".
    pub(super) name: String,
    /// What it does, in a sentence.
    pub(super) task: &'static str,
    /// Its document.
    pub(super) text: &'static str,
    /// Whether it changes data.
    pub(super) is_mutation: bool,
    /// The JSON Schema of its variables.
    pub(super) variables: Map<String, Value>,
    /// The JSON Schema of its data.
    pub(super) data: Value,
}

impl Example {
    /// All queries and mutations. A tool cannot be a subscription.
    pub(super) fn all() -> Vec<Self> {
        let sdl = schema::sdl();
        let Ok(types) = Document::parse(sdl, "schema.graphql") else {
            return Vec::new();
        };
        let texts = EXAMPLES.iter();
        texts
            .filter_map(|(name, text)| Self::of(name, text, &types))
            .collect()
    }

    fn of(name: &str, text: &'static str, types: &Document) -> Option<Self> {
        let document = Document::parse(text, "example.graphql").ok()?;
        let operation = document.definitions.iter().find_map(operation_of)?;
        if operation.operation_type == OperationType::Subscription {
            return None;
        }
        let mut variables = Map::new();
        let mut required = Vec::new();
        for variable in &operation.variables {
            if variable.ty.is_non_null() && variable.default_value.is_none() {
                required.push(variable.name.as_str());
            }
            let description = comment(text, &format!("${}: ", variable.name))?;
            let schema = schema_of(&variable.ty, description, types);
            variables.insert(variable.name.to_string(), schema);
        }
        let root = match operation.operation_type {
            OperationType::Mutation => "Mutation",
            _ => "Query",
        };
        Some(Self {
            data: selected(&operation.selection_set, root, types),
            name: name.replace('-', "_"),
            task: comment(text, "Task: ")?,
            text,
            is_mutation: operation.operation_type == OperationType::Mutation,
            variables: object_schema(variables, &required),
        })
    }
}

fn operation_of(definition: &Definition) -> Option<&Node<OperationDefinition>> {
    match definition {
        Definition::OperationDefinition(operation) => Some(operation),
        _ => None,
    }
}

/// What a comment above the operation has after a label.
fn comment(text: &'static str, label: &str) -> Option<&'static str> {
    let mut comments = text.lines().map_while(|line| line.strip_prefix("# "));
    comments.find_map(|comment| comment.strip_prefix(label))
}

/// The JSON Schema of an object with these properties.
pub(super) fn object_schema(
    properties: Map<String, Value>,
    required: &[&str],
) -> Map<String, Value> {
    Map::from_iter([
        ("type".to_owned(), json!("object")),
        ("properties".to_owned(), Value::Object(properties)),
        ("required".to_owned(), json!(required)),
        ("additionalProperties".to_owned(), json!(false)),
    ])
}

/// The JSON Schema of a type. The examples use no input type that contains itself.
fn schema_of(of: &Type, description: &str, types: &Document) -> Value {
    let mut schema = if of.is_list() {
        let items = schema_of(of.item_type(), "", types);
        Map::from_iter([
            ("type".to_owned(), json!("array")),
            ("items".to_owned(), items),
        ])
    } else {
        named_schema(of.inner_named_type(), types)
    };
    if !description.is_empty() {
        schema.insert("description".to_owned(), json!(description));
    }
    Value::Object(schema)
}

/// The JSON Schema of what is selected from a type. The examples have no fragments.
fn selected(set: &[Selection], on: &str, types: &Document) -> Value {
    let mut properties = Map::new();
    for field in set.iter().filter_map(Selection::as_field) {
        let mut definitions = types.definitions.iter();
        let definition = definitions.find_map(|definition| match definition {
            Definition::ObjectTypeDefinition(object) if object.name == on => {
                object.fields.iter().find(|known| known.name == field.name)
            }
            _ => None,
        });
        let Some(definition) = definition else {
            continue;
        };
        let named = definition.ty.inner_named_type();
        let mut schema = match field.selection_set.is_empty() {
            true => Value::Object(named_schema(named, types)),
            false => selected(&field.selection_set, named, types),
        };
        if definition.ty.is_list() {
            schema = json!({ "type": "array", "items": schema });
        }
        if !definition.ty.is_non_null() {
            schema = json!({ "anyOf": [schema, { "type": "null" }] });
        }
        properties.insert(field.response_name().to_string(), schema);
    }
    json!({ "type": "object", "properties": properties })
}

fn named_schema(name: &str, types: &Document) -> Map<String, Value> {
    let mut definitions = types.definitions.iter();
    let definition = definitions.find(|definition| {
        definition.name().is_some_and(|known| known == name)
            && !matches!(definition, Definition::DirectiveDefinition(_))
    });
    match (name, definition) {
        (_, Some(Definition::EnumTypeDefinition(kind))) => {
            let values = kind.values.iter().map(|value| value.value.as_str());
            Map::from_iter([
                ("type".to_owned(), json!("string")),
                ("enum".to_owned(), values.collect()),
            ])
        }
        (_, Some(Definition::InputObjectTypeDefinition(input))) => {
            let mut fields = Map::new();
            let mut required = Vec::new();
            for field in &input.fields {
                if field.ty.is_non_null() && field.default_value.is_none() {
                    required.push(field.name.as_str());
                }
                let description = field.description.as_deref().unwrap_or_default();
                let schema = schema_of(&field.ty, description, types);
                fields.insert(field.name.to_string(), schema);
            }
            object_schema(fields, &required)
        }
        (name, _) => {
            let kind = match name {
                "Int" => "integer",
                "Float" => "number",
                "Boolean" => "boolean",
                // Any value.
                "JSON" => return Map::new(),
                "GeoJSON" => "object",
                _ => "string",
            };
            Map::from_iter([("type".to_owned(), json!(kind))])
        }
    }
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    #[test]
    fn every_example_is_listed_and_every_query_and_mutation_is_a_tool() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/examples");
        let files = std::fs::read_dir(folder).unwrap();
        let mut names: Vec<String> = files
            .filter_map(|file| {
                let name = file.unwrap().file_name().into_string().unwrap();
                Some(name.strip_suffix(".graphql")?.to_owned())
            })
            .collect();
        names.sort();
        let listed: Vec<&str> = EXAMPLES.iter().map(|(name, _)| *name).collect();
        assert_eq!(listed, names);
        // An example without a task, or with a variable without a description, is missing.
        let tools = Example::all();
        let missing: Vec<&str> = EXAMPLES
            .iter()
            .filter(|(_, text)| !tools.iter().any(|tool| tool.text == *text))
            .map(|(name, _)| *name)
            .collect();
        assert_eq!(missing, ["follow-job"]);
    }

    #[test]
    fn variables_have_the_types_and_descriptions_of_the_graph() {
        let all = Example::all();
        let of = |name: &str| all.iter().find(|example| example.name == name).unwrap();
        let studies = Value::Object(of("studies_to_act_on").variables.clone());
        assert_eq!(studies["required"], json!(["statuses"]));
        let statuses = &studies["properties"]["statuses"];
        assert_eq!(statuses["type"], "array");
        assert_eq!(statuses["items"]["type"], "string");
        assert_eq!(statuses["items"]["enum"][0], "ACTIVE");
        assert_eq!(studies["properties"]["text"]["type"], "string");
        let ending = Value::Object(of("campaigns_ending_soon").variables.clone());
        assert_eq!(
            ending["properties"]["customerId"],
            json!({ "type": "integer", "description": "The customer's number." })
        );
        let ends = &ending["properties"]["ends"];
        assert_eq!(ends["required"], json!([]));
        assert_eq!(
            ends["properties"]["from"],
            json!({
                "type": "string",
                "description": "First day, for CUSTOM only. Without it, a filter keeps all days up to `to`; elsewhere it is required.",
            })
        );
        let customers = &of("customers").data["properties"]["customers"];
        let nodes = &customers["anyOf"][0]["properties"]["nodes"];
        assert_eq!(nodes["items"]["properties"]["name"]["type"], "string");
        assert!(of("rename_pixel").is_mutation && !of("job_files").is_mutation);
    }
}
