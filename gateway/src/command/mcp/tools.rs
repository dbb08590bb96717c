//! The tools, and what they answer.

use std::sync::Arc;

use async_graphql::parser::types::OperationType;
use rmcp::model::{Tool, ToolAnnotations};
use serde::Serialize;
use serde_json::value::RawValue;
use serde_json::{Map, Value, json};
use tokio::sync::OnceCell;

use super::McpArgs;
use super::examples::{Example, object_schema};
use super::schema_index::SchemaIndex;
use crate::command::document::Document;
use crate::command::failure::Failure;
use crate::command::gateway::Gateway;

/// The longest answer, in bytes: an assistant reads all of it.
const MAX_ANSWER: usize = 100_000;
/// The longest error, in characters.
const MAX_ERROR: usize = 4_000;

const SEARCH: &str = "search_schema";
const SHOW: &str = "show_type";
const RUN: &str = "run_operation";

/// The tools of one gateway.
pub(super) struct Tools {
    /// The command's arguments. They name the gateway, even if the user signs in to another one later.
    args: McpArgs,
    tools: Vec<Tool>,
    examples: Vec<Example>,
    /// The schema of the gateway, once it has been read.
    schema: OnceCell<SchemaIndex>,
}

/// An answer as text.
#[derive(Serialize)]
struct Shown<'a> {
    data: Option<&'a RawValue>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    errors: Vec<String>,
}

impl Tools {
    pub(super) fn new(mut args: McpArgs) -> Result<Self, Failure> {
        let gateway = Gateway::signed_in(args.url, args.time_zone.as_deref())?;
        args.url = Some(gateway.url);
        let mut examples = Example::all();
        examples.retain(|example| args.allow_mutations || !example.is_mutation);
        let mut tools = general(args.allow_mutations);
        tools.extend(examples.iter().map(|example| {
            let description = format!("Task: {}", example.task);
            let variables = example.variables.clone();
            let tool = tool(&example.name, description, variables, !example.is_mutation);
            tool.with_raw_output_schema(answer_schema(&example.data))
        }));
        Ok(Self {
            args,
            tools,
            examples,
            schema: OnceCell::new(),
        })
    }

    /// All tools.
    pub(super) fn list(&self) -> &[Tool] {
        &self.tools
    }

    /// Calls a tool; `None` if there is none with this name. The error is a text for the assistant, too.
    pub(super) async fn call(
        &self,
        name: &str,
        arguments: Map<String, Value>,
    ) -> Option<Result<String, String>> {
        let tool = self.tools.iter().find(|tool| tool.name == name)?;
        let called = match check(&tool.input_schema, &arguments) {
            Ok(()) => self.call_checked(name, arguments).await,
            Err(error) => Err(error),
        };
        Some(called.map_err(|error| error.chars().take(MAX_ERROR).collect()))
    }

    async fn call_checked(
        &self,
        name: &str,
        mut arguments: Map<String, Value>,
    ) -> Result<String, String> {
        let text = |name: &str| arguments.get(name).and_then(Value::as_str);
        match name {
            SEARCH => Ok(self
                .schema()
                .await?
                .search(text("text").unwrap_or_default())),
            SHOW => {
                let name = text("name").unwrap_or_default();
                let shown = self.schema().await?.show(name);
                shown.ok_or_else(|| format!("There is no type \"{name}\". {SEARCH} finds types."))
            }
            RUN => {
                let document = text("document").unwrap_or_default().to_owned();
                let operation = text("operation").map(str::to_owned);
                let variables = match arguments.remove("variables") {
                    Some(Value::Object(variables)) => variables,
                    _ => Map::new(),
                };
                self.run(document, operation, variables).await
            }
            name => {
                let mut examples = self.examples.iter();
                let example = examples.find(|example| example.name == name);
                let text = example.map_or("", |example| example.text).to_owned();
                self.run(text, None, arguments).await
            }
        }
    }

    async fn schema(&self) -> Result<&SchemaIndex, String> {
        let read = async {
            let sdl = self.gateway()?.schema().await.map_err(Failure::into_text)?;
            let tasks = self.examples.iter();
            let tasks: Vec<_> = tasks
                .map(|example| (example.name.clone(), example.task))
                .collect();
            SchemaIndex::of(&sdl, &tasks)
                .ok_or_else(|| "The gateway's schema is invalid.".to_owned())
        };
        self.schema.get_or_try_init(|| read).await
    }

    /// The gateway, with the token of the last sign-in, which may be newer than this process.
    fn gateway(&self) -> Result<Gateway, String> {
        let args = &self.args;
        let gateway = Gateway::signed_in(args.url.clone(), args.time_zone.as_deref());
        let mut gateway = gateway.map_err(Failure::into_text)?;
        gateway.timeout = args.timeout;
        Ok(gateway)
    }

    async fn run(
        &self,
        text: String,
        operation: Option<String>,
        variables: Map<String, Value>,
    ) -> Result<String, String> {
        let document = Document::of(text, operation, variables).map_err(Failure::into_text)?;
        // All operations are checked, so that it does not matter which one the gateway runs.
        for (_, operation) in document.parsed().operations.iter() {
            match operation.node.ty {
                OperationType::Query => {}
                OperationType::Mutation if self.args.allow_mutations => {}
                OperationType::Mutation => {
                    return Err("Mutations are not allowed. The user can allow them with --allow-mutations.".to_owned());
                }
                OperationType::Subscription => {
                    return Err("A tool cannot subscribe. Send a query instead.".to_owned());
                }
            }
        }
        let answer = self.gateway()?.send(&document).await;
        let answer = answer.map_err(Failure::into_text)?;
        let shown = Shown {
            data: answer.data.as_deref(),
            errors: answer.problems(),
        };
        let json = serde_json::to_string(&shown).map_err(|error| error.to_string())?;
        let is_empty = shown.data.is_none_or(|data| {
            let fields = serde_json::from_str::<Map<String, Value>>(data.get());
            fields.is_ok_and(|fields| fields.values().all(Value::is_null))
        });
        match json.len() {
            _ if is_empty && !shown.errors.is_empty() => Err(json),
            length if length > MAX_ANSWER => Err(format!(
                "The answer has {length} bytes, more than {MAX_ANSWER}. Select fewer fields, or fewer rows with `first`."
            )),
            _ => Ok(json),
        }
    }
}

/// Checks the arguments of a tool by its schema. What objects and lists contain is left to the gateway.
fn check(schema: &Map<String, Value>, arguments: &Map<String, Value>) -> Result<(), String> {
    let required = schema["required"].as_array().into_iter().flatten();
    let required: Vec<&str> = required.filter_map(Value::as_str).collect();
    let is_missing = |name: &&&str| arguments.get(**name).is_none_or(Value::is_null);
    if let Some(name) = required.iter().find(is_missing) {
        return Err(format!("The argument \"{name}\" is missing."));
    }
    for (name, value) in arguments {
        let property = schema["properties"].get(name);
        let property = property.ok_or_else(|| format!("There is no argument \"{name}\"."))?;
        let (is_valid, expected) = match property["type"].as_str() {
            Some("object") => (value.is_object(), "an object"),
            Some("array") => (value.is_array(), "a list"),
            Some("boolean") => (value.is_boolean(), "true or false"),
            Some("string") => (value.is_string(), "a string"),
            _ => (value.is_number(), "a number"),
        };
        if !is_valid && !value.is_null() {
            return Err(format!("The argument \"{name}\" must be {expected}."));
        }
    }
    Ok(())
}

/// The tools that are not tasks.
fn general(allow_mutations: bool) -> Vec<Tool> {
    let text = |description: &str| json!({ "type": "string", "description": description });
    let schema = |properties: &[(&str, Value)], required: &[&str]| {
        let properties = properties.iter().cloned();
        let properties = properties.map(|(name, schema)| (name.to_owned(), schema));
        object_schema(properties.collect(), required)
    };
    let kinds = match allow_mutations {
        true => "a query or a mutation",
        false => "a query",
    };
    vec![
        tool(
            SEARCH,
            "Finds types, fields, input fields and enum values of the graph, and tools, by words in their names and \
             descriptions."
                .to_owned(),
            schema(&[("text", text("Words, such as \"stuck lock\". What has the most of them comes first."))], &["text"]),
            true,
        ),
        tool(
            SHOW,
            "Shows a type of the graph with the descriptions of its fields.".to_owned(),
            schema(&[("name", text("The name of the type, such as Campaign."))], &["name"]),
            true,
        ),
        tool(
            RUN,
            format!("Runs {kinds}, and returns its data and its errors as JSON."),
            schema(
                &[
                    ("document", text("The GraphQL document.")),
                    ("variables", json!({ "type": "object", "description": "Values of the document's variables." })),
                    ("operation", text("The name of the operation to run, if the document has several.")),
                ],
                &["document"],
            ),
            !allow_mutations,
        )
        .with_raw_output_schema(answer_schema(&json!({ "type": "object" }))),
    ]
}

/// The JSON Schema of an answer with this data.
fn answer_schema(data: &Value) -> Arc<Map<String, Value>> {
    let properties = Map::from_iter([
        (
            "data".to_owned(),
            json!({ "anyOf": [data, { "type": "null" }] }),
        ),
        (
            "errors".to_owned(),
            json!({ "type": "array", "items": { "type": "string" } }),
        ),
    ]);
    Arc::new(object_schema(properties, &["data"]))
}

fn tool(name: &str, description: String, schema: Map<String, Value>, is_read: bool) -> Tool {
    Tool::new(name.to_owned(), description, Arc::new(schema))
        .with_annotations(ToolAnnotations::default().read_only(is_read))
}
