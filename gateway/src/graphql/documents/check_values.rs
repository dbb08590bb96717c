//! Checks the values of a document and of its variables before execution: an invalid value found later would fail the
//! field's parent too.

mod kinds;

use std::collections::HashSet;
use std::fmt;

use apollo_compiler::ast::{InputValueDefinition, Type};
use apollo_compiler::schema::ExtendedType;
use apollo_compiler::{Name as ApolloName, Node};
use async_graphql::indexmap::IndexMap;
use async_graphql::parser::types::{
    BaseType, Directive, ExecutableDocument, Selection, SelectionSet, Type as ParsedType,
    VariableDefinition,
};
use async_graphql::{Name, Pos, Positioned, Value as ConstValue, Variables};
use async_graphql_value::Value;

use self::kinds::{check_enum, check_required, check_scalar};
use crate::error::shortened;
use crate::graphql::documents::input_value::{InputValue, Kind};
use crate::graphql::documents::suggestions::{did_you_mean, similar};
use crate::graphql::documents::validate::SCHEMA;
use crate::graphql::execution::merge::root_type;
use crate::graphql::request_error::RequestError;

/// Checks every literal of a document against the type of its position.
///
/// # Errors
/// Names the position of the first invalid literal.
pub fn check_literals(document: &ExecutableDocument) -> Result<(), RequestError> {
    for (name, operation) in document.operations.iter() {
        let operation = &operation.node;
        let check = Check {
            document: Some(document),
            operation: name,
            variables: &operation.variable_definitions,
        };
        for definition in &operation.variable_definitions {
            let variable = &definition.node;
            if let Some(default) = &variable.default_value {
                check
                    .value(&default.node, &type_of(&variable.var_type.node), false)
                    .map_err(|problem| problem.of_variable(&variable.name.node).at(default.pos))?;
            }
        }
        let root = root_type(operation.ty);
        check.selection_set(&operation.selection_set.node, root, &mut HashSet::new())?;
    }
    Ok(())
}

/// Checks that every required variable is given, and that every given one matches its type.
///
/// # Errors
/// Names the first missing variable, or the position of the first invalid value.
pub fn check_variable_values(
    definitions: &[Positioned<VariableDefinition>],
    variables: &Variables,
) -> Result<(), RequestError> {
    let check = Check {
        document: None,
        operation: None,
        variables: &[],
    };
    for definition in definitions {
        let name = &definition.node.name.node;
        let ty = &type_of(&definition.node.var_type.node);
        let has_default = definition.node.default_value.is_some();
        match variables.get(name) {
            Some(value) if *value != ConstValue::Null => check
                .value(value, ty, false)
                .map_err(|problem| problem.of_variable(name).at(definition.pos))?,
            _ if !ty.is_non_null() => {}
            None if has_default => {}
            _ => {
                return Err(RequestError::bad_document(format!(
                    "The variable \"${}\" of type \"{}\" must be given.",
                    shortened(name),
                    shortened(&ty.to_string())
                ))
                .at(definition.pos));
            }
        }
    }
    Ok(())
}

/// Why a value is invalid, and where.
struct Problem {
    reason: String,
    /// Whether the reason is the whole message, in the words of graphql-js.
    is_whole: bool,
    /// What may have been meant.
    suggestion: String,
    /// The segments of the path, last one first.
    path: Vec<String>,
}

impl Problem {
    fn new(reason: impl Into<String>) -> Self {
        Self {
            reason: reason.into(),
            is_whole: false,
            suggestion: String::new(),
            path: Vec::new(),
        }
    }

    fn whole(message: String) -> Self {
        Self {
            is_whole: true,
            ..Self::new(message)
        }
    }

    fn suggesting<'a>(self, input: &str, names: impl IntoIterator<Item = &'a str>) -> Self {
        Self {
            suggestion: did_you_mean("", &similar(input, names)),
            ..self
        }
    }

    fn below(mut self, segment: impl fmt::Display) -> Self {
        self.path.push(segment.to_string());
        self
    }

    fn of_variable(self, name: &Name) -> Self {
        self.below(format_args!("${name}"))
    }

    fn at(self, position: Pos) -> RequestError {
        if self.is_whole {
            return RequestError::bad_document(self.reason).at(position);
        }
        let path: Vec<String> = self.path.into_iter().rev().collect();
        RequestError::bad_document(format!(
            "The value of \"{}\" is invalid: {}.{}",
            shortened(&path.join(".")),
            self.reason,
            self.suggestion
        ))
        .at(position)
    }
}

struct Check<'a> {
    document: Option<&'a ExecutableDocument>,
    /// The name of the operation.
    operation: Option<&'a Name>,
    /// The variables of the operation.
    variables: &'a [Positioned<VariableDefinition>],
}

impl<'a> Check<'a> {
    /// Checks the arguments in a selection set. Each fragment is walked once.
    fn selection_set(
        &self,
        set: &'a SelectionSet,
        type_name: &str,
        walked: &mut HashSet<&'a str>,
    ) -> Result<(), RequestError> {
        for selection in &set.items {
            self.directives(selection.node.directives())?;
            match &selection.node {
                Selection::Field(field) => {
                    let field = &field.node;
                    let Ok(known) = SCHEMA.type_field(type_name, &field.name.node) else {
                        continue;
                    };
                    self.arguments(&field.arguments, &known.arguments)?;
                    let below = known.ty.inner_named_type();
                    self.selection_set(&field.selection_set.node, below, walked)?;
                }
                Selection::InlineFragment(inline) => {
                    let inline = &inline.node;
                    let condition = inline.type_condition.as_ref();
                    let on = condition.map_or(type_name, |condition| &condition.node.on.node);
                    self.selection_set(&inline.selection_set.node, on, walked)?;
                }
                Selection::FragmentSpread(spread) => {
                    let name = &spread.node.fragment_name.node;
                    let fragment = self.document.and_then(|all| all.fragments.get(name));
                    if let Some(fragment) = fragment
                        && walked.insert(name)
                    {
                        let on = &fragment.node.type_condition.node.on.node;
                        self.selection_set(&fragment.node.selection_set.node, on, walked)?;
                    }
                }
            }
        }
        Ok(())
    }

    /// apollo-compiler accepts a variable whose default is null as a condition.
    fn directives(&self, directives: &[Positioned<Directive>]) -> Result<(), RequestError> {
        for directive in directives {
            let directive = &directive.node;
            let known = SCHEMA
                .directive_definitions
                .get(directive.name.node.as_str());
            if let Some(known) = known {
                self.arguments(&directive.arguments, &known.arguments)?;
            }
        }
        Ok(())
    }

    fn arguments(
        &self,
        given: &[(Positioned<Name>, Positioned<Value>)],
        known: &[Node<InputValueDefinition>],
    ) -> Result<(), RequestError> {
        for (name, value) in given {
            let argument = known.iter().find(|known| known.name == *name.node);
            if let Some(argument) = argument {
                let has_default = argument.default_value.is_some();
                self.value(&value.node, &argument.ty, has_default)
                    .map_err(|problem| problem.below(&name.node).at(value.pos))?;
            }
        }
        Ok(())
    }

    fn value<V: InputValue>(&self, value: &V, ty: &Type, has_default: bool) -> Result<(), Problem> {
        match (value.kind(), ty) {
            (Kind::Variable(name), _) => self.variable(name, ty, has_default),
            (Kind::Null, _) if !ty.is_non_null() => Ok(()),
            (Kind::Null, _) => {
                let ty = shortened(&ty.to_string());
                Err(Problem::new(format!("\"{ty}\" may not be null")))
            }
            (Kind::List(items), Type::List(item) | Type::NonNullList(item)) => {
                for (index, value) in items.iter().enumerate() {
                    self.value(value, item, false)
                        .map_err(|problem| problem.below(index))?;
                }
                Ok(())
            }
            // A single value stands for a list of one.
            (_, Type::List(item) | Type::NonNullList(item)) => self.value(value, item, false),
            (kind, Type::Named(name) | Type::NonNullNamed(name)) => self.named(&kind, name),
        }
    }

    fn named<V: InputValue>(&self, kind: &Kind<'_, V>, type_name: &str) -> Result<(), Problem> {
        match (SCHEMA.types.get(type_name), kind) {
            (Some(ExtendedType::Enum(known)), Kind::Enum(value)) => check_enum(known, value),
            // JSON has no enums.
            (Some(ExtendedType::Enum(known)), Kind::String(value)) if V::IS_JSON => {
                check_enum(known, value)
            }
            (Some(ExtendedType::InputObject(known)), Kind::Object(given)) => {
                for (name, value) in *given {
                    let field = known.fields.get(name.as_str()).ok_or_else(|| {
                        let problem =
                            format!("\"{type_name}\" has no field \"{}\"", shortened(name));
                        let names = known.fields.keys().map(|name| name.as_str());
                        Problem::new(problem).suggesting(name, names)
                    })?;
                    self.value(value, &field.ty, field.default_value.is_some())
                        .map_err(|problem| problem.below(name))?;
                }
                check_required(known, given)?;
                if known.directives.has("oneOf") {
                    self.check_one_of(type_name, given)?;
                }
                Ok(())
            }
            (Some(ExtendedType::Scalar(_)), kind) => {
                self.variables_in(kind)?;
                check_scalar(kind, type_name)
            }
            // The validation of the document rejects unknown types.
            (None, _) => Ok(()),
            _ => Err(Problem::new(format!("expected \"{type_name}\""))),
        }
    }

    fn definition(&self, variable: &str) -> Option<&VariableDefinition> {
        let mut definitions = self.variables.iter().map(|definition| &definition.node);
        definitions.find(|definition| definition.name.node == variable)
    }

    /// Checks that a variable may be used in a position of this type. The validation of the document rejects undefined
    /// variables.
    fn variable(&self, name: &str, ty: &Type, has_default: bool) -> Result<(), Problem> {
        let Some(definition) = self.definition(name) else {
            return Ok(());
        };
        let own = type_of(&definition.var_type.node);
        let is_never_null = definition
            .default_value
            .as_ref()
            .is_some_and(|default| default.node != ConstValue::Null);
        let fits = match is_never_null || has_default {
            true => own.clone().non_null().is_assignable_to(ty),
            false => own.is_assignable_to(ty),
        };
        if fits {
            return Ok(());
        }
        Err(Problem::whole(format!(
            "Variable \"${}\" of type \"{}\" used in position expecting type \"{ty}\".",
            shortened(name),
            shortened(&own.to_string())
        )))
    }

    /// Checks that the operation declares the variables in a literal of a scalar of ours: apollo-compiler does not look into
    /// them, and the executor would take an undeclared one for null.
    fn variables_in<V: InputValue>(&self, kind: &Kind<'_, V>) -> Result<(), Problem> {
        match kind {
            Kind::Variable(name) if self.definition(name).is_none() => {
                let operation = self
                    .operation
                    .map(|name| format!(" by operation \"{name}\""));
                Err(Problem::whole(format!(
                    "Variable \"${}\" is not defined{}.",
                    shortened(name),
                    operation.unwrap_or_default()
                )))
            }
            Kind::List(items) => items
                .iter()
                .try_for_each(|item| self.variables_in(&item.kind())),
            Kind::Object(fields) => {
                let mut values = fields.values();
                values.try_for_each(|value| self.variables_in(&value.kind()))
            }
            _ => Ok(()),
        }
    }

    fn check_one_of<V: InputValue>(
        &self,
        type_name: &str,
        given: &IndexMap<Name, V>,
    ) -> Result<(), Problem> {
        let mut fields = given.iter();
        let message = match (fields.next(), fields.next()) {
            (Some((name, value)), None) => match value.kind() {
                Kind::Null => format!("Field \"{type_name}.{name}\" must be non-null."),
                Kind::Variable(variable) => {
                    let definition = self.definition(variable);
                    if definition.is_none_or(|definition| !definition.var_type.node.nullable) {
                        return Ok(());
                    }
                    format!(
                        "Variable \"${}\" must be non-nullable to be used for OneOf Input Object \"{type_name}\".",
                        shortened(variable)
                    )
                }
                _ => return Ok(()),
            },
            _ => format!("OneOf Input Object \"{type_name}\" must specify exactly one key."),
        };
        Err(match V::IS_JSON {
            true => Problem::new(format!(
                "\"{type_name}\" needs exactly one of its fields, and not null"
            )),
            false => Problem::whole(message),
        })
    }
}

fn type_of(parsed: &ParsedType) -> Type {
    let ty = match &parsed.base {
        BaseType::Named(name) => Type::Named(ApolloName::new_unchecked(name)),
        BaseType::List(item) => type_of(item).list(),
    };
    match parsed.nullable {
        true => ty,
        false => ty.non_null(),
    }
}

#[cfg(test)]
mod tests;
