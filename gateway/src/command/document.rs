//! The document and the variables of a command.

use std::fs;
use std::io::Read;
use std::path::Path;

use async_graphql::parser::types::{
    DocumentOperations, ExecutableDocument, Field, OperationDefinition, OperationType, SelectionSet,
};
use async_graphql::{Name, Positioned, Variables};
use serde_json::{Map, Value, json};

use crate::command::RequestArgs;
use crate::command::failure::Failure;
use crate::graphql::documents::parse::{parse, parse_executable};
use crate::graphql::documents::schema::SCHEMA;
use crate::graphql::execution::merge::merge;
use crate::graphql::formats::list::fields;

/// The deepest nesting of a document, so that parsing it cannot exhaust the stack. The gateway allows less.
const MAX_NESTING: usize = 64;

/// A document with its variables.
pub(super) struct Document {
    text: String,
    operation_name: Option<String>,
    /// The variables that were given.
    pub(super) variables: Map<String, Value>,
    parsed: ExecutableDocument,
}

impl Document {
    /// Reads what the arguments of a command name.
    pub(super) fn read(args: &RequestArgs) -> Result<Self, Failure> {
        let text = match (&args.text, &args.document) {
            (Some(text), _) => text.clone(),
            (None, Some(path)) => read_text(path)?,
            (None, None) => read_stdin()?,
        };
        let mut document = Self::of(text, args.operation.clone(), Map::new())?;
        if let Some(path) = &args.variables_file {
            let is_stdin = path == Path::new("-");
            if is_stdin && args.text.is_none() && args.document.is_none() {
                return Err(Failure::usage(
                    "stdin cannot have both the document and the variables.",
                ));
            }
            let (name, json) = match is_stdin {
                true => ("stdin".to_owned(), read_stdin()?),
                false => (path.display().to_string(), read_text(path)?),
            };
            document.variables = serde_json::from_str(&json).map_err(|error| {
                Failure::usage(format!("{name} is no JSON object of variables: {error}."))
            })?;
        }
        for variable in &args.variables {
            document.set(variable)?;
        }
        Ok(document)
    }

    /// The document in a text, with its variables.
    pub(super) fn of(
        text: String,
        operation_name: Option<String>,
        variables: Map<String, Value>,
    ) -> Result<Self, Failure> {
        let parsed = parse(&text, usize::MAX, MAX_NESTING);
        let parsed = parsed.and_then(|_| parse_executable(&text));
        let parsed = parsed.map_err(|error| Failure::Answer(vec![error.message().to_owned()]))?;
        Ok(Self {
            text,
            operation_name,
            variables,
            parsed,
        })
    }

    /// Sets a variable to a value such as "first=20", or a field of an input to one such as "input.name=Harbor".
    fn set(&mut self, variable: &str) -> Result<(), Failure> {
        let (path, value) = variable.split_once('=').ok_or_else(|| {
            Failure::usage(format!(
                "\"{variable}\" is not a variable such as first=20."
            ))
        })?;
        let value = match self.is_text(path)? {
            true => json!(value),
            false => serde_json::from_str(value).unwrap_or_else(|_| json!(value)),
        };
        let mut names = path.split('.');
        let variable = names.next().unwrap_or_default();
        let mut place = self.variables.entry(variable).or_insert(Value::Null);
        for name in names {
            if place.is_null() {
                *place = json!({});
            }
            let fields = place.as_object_mut().ok_or_else(|| {
                Failure::usage(format!("${path} is a field of what is no object."))
            })?;
            place = fields.entry(name).or_insert(Value::Null);
        }
        *place = value;
        Ok(())
    }

    /// Whether a variable, or a field of one, is declared as a text.
    fn is_text(&self, path: &str) -> Result<bool, Failure> {
        let mut names = path.split('.');
        let variable = names.next().unwrap_or_default();
        let definitions = &self.operation()?.node.variable_definitions;
        let mut definitions = definitions.iter().map(|definition| &definition.node);
        let definition = definitions.find(|definition| definition.name.node == variable);
        let definition = definition.ok_or_else(|| {
            Failure::usage(format!("The operation declares no variable ${variable}."))
        })?;
        let mut declared = definition.var_type.node.to_string();
        for name in names {
            let input = SCHEMA.get_input_object(declared.trim_end_matches('!'));
            let field = input.and_then(|input| input.fields.get(name));
            let field = field
                .ok_or_else(|| Failure::usage(format!("{declared} has no field \"{name}\".")))?;
            declared = field.ty.to_string();
        }
        Ok(["String", "ID"].contains(&declared.trim_end_matches('!')))
    }

    /// The operation that is sent.
    pub(super) fn operation(&self) -> Result<&Positioned<OperationDefinition>, Failure> {
        let chosen = match (&self.parsed.operations, self.operation_name.as_deref()) {
            (DocumentOperations::Single(operation), None) => Some(operation),
            (DocumentOperations::Multiple(operations), None) if operations.len() == 1 => {
                operations.values().next()
            }
            (DocumentOperations::Multiple(operations), Some(name)) => operations.get(name),
            _ => None,
        };
        chosen.ok_or_else(|| match &self.operation_name {
            Some(name) => {
                Failure::usage(format!("The document has no operation named \"{name}\"."))
            }
            None => {
                Failure::usage("The document has several operations: choose one with --operation.")
            }
        })
    }

    /// The parsed document.
    pub(super) fn parsed(&self) -> &ExecutableDocument {
        &self.parsed
    }

    /// The variables as values. Those that were not given are null, so that they keep their places.
    pub(super) fn values(&self) -> Result<Variables, Failure> {
        let mut values = Variables::from_json(Value::Object(self.variables.clone()));
        for definition in &self.operation()?.node.variable_definitions {
            let definition = &definition.node;
            if definition.default_value.is_none() {
                let name = Name::new(&definition.name.node);
                values.entry(name).or_default();
            }
        }
        Ok(values)
    }

    /// The selection of the operation, with its fragments merged into it.
    pub(super) fn merged(&self) -> Result<SelectionSet, Failure> {
        let merged = merge(self.parsed(), self.operation()?, &mut self.values()?);
        let merged = merged.map_err(|error| Failure::usage(error.message()))?;
        Ok(merged.node.selection_set.node)
    }

    /// Checks that a mutation selects what says whether it was refused: without it, a refusal would pass for success.
    pub(super) fn check_selects_errors(&self) -> Result<(), Failure> {
        if self.operation()?.node.ty != OperationType::Mutation {
            return Ok(());
        }
        for payload in fields(&self.merged()?) {
            let type_name = type_of("Mutation", payload);
            let below = |name: &str| {
                let mut below = fields(&payload.selection_set.node);
                below.find(|field| field.response_key().node == name && field.name.node == name)
            };
            let has = |name: &str| SCHEMA.type_field(type_name, name).is_ok();
            let tells_outcomes = || {
                let outcomes = below("outcomes").map(|field| &field.selection_set.node);
                outcomes.is_some_and(|set| {
                    fields(set).any(|field| field.response_key().node == "error")
                })
            };
            let name = &payload.name.node;
            let missing = [
                (has("errors") && below("errors").is_none()).then_some("errors { message }"),
                (has("outcomes") && !tells_outcomes()).then_some("outcomes { error { message } }"),
            ];
            let missing: Vec<&str> = missing.into_iter().flatten().collect();
            if !missing.is_empty() {
                let missing = missing.join(" and ");
                return Err(Failure::usage(format!(
                    "Select {missing} of {name}, which says what was refused and why."
                )));
            }
        }
        Ok(())
    }

    /// The members of the request.
    pub(super) fn members(&self) -> Value {
        let mut members = json!({ "query": self.text, "variables": self.variables });
        if let Some(name) = &self.operation_name {
            members["operationName"] = json!(name);
        }
        members
    }

    /// The request as JSON.
    pub(super) fn to_json(&self) -> String {
        self.members().to_string()
    }
}

/// The type of a field, without what wraps it; empty if the type has no such field.
pub(super) fn type_of(on: &str, field: &Field) -> &'static str {
    let definition = SCHEMA.type_field(on, &field.name.node);
    definition.map_or("", |definition| definition.ty.inner_named_type().as_str())
}

fn read_stdin() -> Result<String, Failure> {
    let mut text = String::new();
    let read = std::io::stdin().read_to_string(&mut text);
    read.map_err(|error| Failure::local(format!("stdin cannot be read: {error}.")))?;
    Ok(text)
}

fn read_text(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path)
        .map_err(|error| Failure::usage(format!("{} cannot be read: {error}.", path.display())))
}
