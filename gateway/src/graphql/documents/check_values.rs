//! Checks the values of a document and of its variables before execution: an invalid value found later would fail the
//! field's parent too. apollo-compiler checks most of them; the rest is here: variables within other values, `@oneOf`, and our
//! own scalars.

use std::collections::HashSet;

use apollo_compiler::ast::{Type, Value, VariableDefinition};
use apollo_compiler::executable::{Operation, SelectionSet};
use apollo_compiler::parser::SourceSpan;
use apollo_compiler::request::coerce_variable_values;
use apollo_compiler::response::serde_json_bytes::to_value;
use apollo_compiler::response::{JsonMap, JsonValue};
use apollo_compiler::schema::ExtendedType;
use apollo_compiler::{ExecutableDocument, Name, Node};
use async_graphql::{ScalarType, Value as ConstValue, Variables};

use crate::graph::scalars::{Date, DateTime};
use crate::graphql::documents::diagnostics::{bounded, start_of};
use crate::graphql::documents::schema::SCHEMA;
use crate::graphql::request_error::RequestError;

/// Checks the literals of a document that apollo-compiler has validated.
///
/// # Errors
/// Names the position of the first invalid literal.
pub fn check_literals(document: &ExecutableDocument) -> Result<(), RequestError> {
    for operation in document.operations.iter() {
        let check = Check {
            document,
            variables: &operation.variables,
            variable: None,
        };
        for variable in &operation.variables {
            if let Some(default) = &variable.default_value {
                check.argument(&variable.name, default, &variable.ty, false)?;
            }
        }
        for field in operation.all_fields(document) {
            for argument in &field.arguments {
                if let Some(known) = field.definition.argument_by_name(&argument.name) {
                    let has_default = known.default_value.is_some();
                    check.argument(&argument.name, &argument.value, &known.ty, has_default)?;
                }
            }
        }
    }
    Ok(())
}

/// Checks that every required variable is given, and that every given one matches its type.
///
/// # Errors
/// Names the first missing or invalid variable.
pub fn check_variables(
    document: &ExecutableDocument,
    operation: &Operation,
    variables: &Variables,
) -> Result<(), RequestError> {
    for definition in &operation.variables {
        let name = definition.name.as_str();
        let check = Check {
            document,
            variables: &[],
            variable: Some(definition),
        };
        let mut given = JsonMap::new();
        if let Some(value) = variables.get(name) {
            let value = to_value(value);
            let value = value.map_err(|_| check.invalid(None, "it cannot be read"))?;
            given.insert(name, value);
        }
        // On its own, so that an error has its position.
        let alone = Operation {
            operation_type: operation.operation_type,
            name: None,
            variables: vec![definition.clone()],
            directives: Default::default(),
            selection_set: SelectionSet::new(operation.selection_set.ty.clone()),
        };
        let coerced = coerce_variable_values(&SCHEMA, &alone, &given);
        coerced
            .map_err(|error| check.invalid(None, &without_value(&error.message().to_string())))?;
        for value in given.values() {
            check.argument(name, &literal(value), &definition.ty, false)?;
        }
    }
    Ok(())
}

/// A message of apollo-compiler without the value, which may be a secret.
fn without_value(message: &str) -> String {
    let coerced = message.strip_prefix("could not coerce ");
    match coerced.zip(message.rsplit_once(" to type ")) {
        Some((rest, (_, ty))) => {
            let what = rest.split(": ").next().unwrap_or_default();
            format!("{what} must be of type {ty}")
        }
        None => message.to_owned(),
    }
}

fn literal(json: &JsonValue) -> Node<Value> {
    Node::new(match json {
        JsonValue::Null => Value::Null,
        JsonValue::Bool(value) => Value::Boolean(*value),
        JsonValue::Number(number) => number.as_f64().unwrap_or_default().into(),
        JsonValue::String(text) => text.as_str().into(),
        JsonValue::Array(items) => Value::List(items.iter().map(literal).collect()),
        JsonValue::Object(fields) => {
            let fields = fields.iter();
            let named = |name: &str| Name::new_unchecked(name);
            Value::Object(
                fields
                    .map(|(name, value)| (named(name.as_str()), literal(value)))
                    .collect(),
            )
        }
    })
}

/// A check of the literals of an operation, or of the value of a variable.
struct Check<'a> {
    document: &'a ExecutableDocument,
    /// The variables that a literal may mention.
    variables: &'a [Node<VariableDefinition>],
    variable: Option<&'a Node<VariableDefinition>>,
}

impl Check<'_> {
    /// Why a literal at this location is invalid, or the value of the variable.
    fn invalid(&self, location: Option<SourceSpan>, reason: &str) -> RequestError {
        let (reason, location) = match self.variable {
            Some(variable) => (
                format!("The value of \"${}\" is invalid: {reason}", variable.name),
                variable.location(),
            ),
            None => (reason.to_owned(), location),
        };
        let range = location.and_then(|at| at.line_column_range(&self.document.sources));
        RequestError::bad_document(bounded(&reason) + ".").at(range.map(start_of))
    }

    fn argument(
        &self,
        name: &str,
        value: &Node<Value>,
        ty: &Type,
        has_default: bool,
    ) -> Result<(), RequestError> {
        self.names(value)?;
        self.value(name, value, ty, has_default)
    }

    fn definition(&self, variable: &str) -> Option<&VariableDefinition> {
        let mut definitions = self.variables.iter().map(|definition| &**definition);
        definitions.find(|definition| definition.name == variable)
    }

    /// Checks that variables are declared and that no object has a field twice, also in scalars.
    fn names(&self, value: &Node<Value>) -> Result<(), RequestError> {
        let invalid = |reason: String| Err(self.invalid(value.location(), &reason));
        match &**value {
            Value::Variable(name) if self.definition(name).is_none() => {
                invalid(format!("Variable \"${name}\" is not defined"))
            }
            Value::List(items) => items.iter().try_for_each(|item| self.names(item)),
            Value::Object(fields) => {
                let mut known = HashSet::new();
                if let Some((name, _)) = fields.iter().find(|(name, _)| !known.insert(name)) {
                    return invalid(format!(
                        "There can be only one input field named \"{name}\""
                    ));
                }
                fields.iter().try_for_each(|(_, value)| self.names(value))
            }
            _ => Ok(()),
        }
    }

    fn value(
        &self,
        name: &str,
        value: &Node<Value>,
        ty: &Type,
        has_default: bool,
    ) -> Result<(), RequestError> {
        let invalid = |reason: String| Err(self.invalid(value.location(), &reason));
        match (&**value, ty) {
            (Value::Null, _) => Ok(()),
            (Value::Variable(variable), _) => {
                let Some(definition) = self.definition(variable) else {
                    return Ok(());
                };
                let own = &definition.ty;
                let fits = match has_default || definition.default_value.is_some() {
                    true => Type::clone(own).non_null().is_assignable_to(ty),
                    false => own.is_assignable_to(ty),
                };
                match fits {
                    true => Ok(()),
                    false => invalid(format!(
                        "Variable \"${variable}\" of type \"{own}\" used in position expecting type \"{ty}\""
                    )),
                }
            }
            (Value::List(items), Type::List(item) | Type::NonNullList(item)) => {
                let mut items = items.iter();
                items.try_for_each(|value| self.value(name, value, item, false))
            }
            // A single value stands for a list of one.
            (_, Type::List(item) | Type::NonNullList(item)) => self.value(name, value, item, false),
            (given, Type::Named(ty) | Type::NonNullNamed(ty)) => {
                match (SCHEMA.types.get(ty), given) {
                    (Some(ExtendedType::InputObject(known)), Value::Object(given)) => {
                        for (name, value) in given {
                            if let Some(field) = known.fields.get(name) {
                                self.value(name, value, &field.ty, field.default_value.is_some())?;
                            }
                        }
                        if known.directives.has("oneOf") && !self.is_one(given) {
                            return invalid(format!(
                                "\"{ty}\" needs exactly one of its fields, and not null"
                            ));
                        }
                        Ok(())
                    }
                    (Some(ExtendedType::Scalar(_)), _) => match expected(ty, given) {
                        Some(expected) => invalid(format!("\"{name}\" must be {expected}")),
                        None => Ok(()),
                    },
                    _ => Ok(()),
                }
            }
        }
    }

    fn is_one(&self, given: &[(Name, Node<Value>)]) -> bool {
        match given {
            [(_, value)] => match &**value {
                Value::Null => false,
                Value::Variable(name) => {
                    self.definition(name).is_none_or(|own| own.ty.is_non_null())
                }
                _ => true,
            },
            _ => false,
        }
    }
}

/// What a value of a scalar should be, if it is not.
fn expected(type_name: &str, value: &Value) -> Option<&'static str> {
    let text = match value {
        Value::String(text) => Some(text),
        _ => None,
    };
    let is_text = |is_valid: fn(&ConstValue) -> bool| {
        text.is_some_and(|text| is_valid(&ConstValue::from(text.as_str())))
    };
    let (is_valid, expected) = match type_name {
        _ if text.is_some_and(|text| text.contains('\0')) => {
            (false, "without the character U+0000")
        }
        "Date" => (is_text(Date::is_valid), "a date, as \"2025-03-12\""),
        "DateTime" => (
            is_text(DateTime::is_valid),
            "a time, as \"2025-03-12T12:00:00Z\"",
        ),
        "GeoJSON" => (
            text.is_some() || matches!(value, Value::Object(_)),
            "a GeoJSON object, or its text",
        ),
        // The name of a part replaces the null to which the request maps the file.
        "Upload" => (
            text.is_some(),
            "a file, which is sent as a part of a multipart/form-data request",
        ),
        _ => return None,
    };
    (!is_valid).then_some(expected)
}
