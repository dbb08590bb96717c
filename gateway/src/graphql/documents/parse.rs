//! Parses documents and converts them for the executor. The parser is apollo-compiler's, because its validation is
//! complete; the executor has types of its own for the same syntax.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use apollo_compiler::ast::{self, Definition};
use apollo_compiler::{Name as ApolloName, Node};
use async_graphql::indexmap::IndexMap;
use async_graphql::parser::types::{
    BaseType, Directive, DocumentOperations, ExecutableDocument, Field, FragmentDefinition,
    FragmentSpread, InlineFragment, OperationDefinition, OperationType, Selection, SelectionSet,
    Type, TypeCondition, VariableDefinition,
};
use async_graphql::{Name, Number, Pos, Positioned};
use async_graphql_value::Value;

use crate::error::shortened;
use crate::graphql::documents::diagnostics::syntax_error;
use crate::graphql::documents::locations::Locations;
use crate::graphql::request_error::RequestError;

type Result<T> = std::result::Result<T, RequestError>;

/// A parsed document, in the forms that validation and execution need.
pub struct Parsed {
    /// For the validation.
    pub ast: ast::Document,
    /// For the executor.
    pub document: ExecutableDocument,
}

/// Parses a document. Its nesting must be limited: this recurses.
///
/// # Errors
/// If the syntax is invalid, or two operations, fragments, variables or input fields have the same name.
pub fn parse(text: &str) -> Result<Parsed> {
    let ast = ast::Document::parse(text, "document")
        .map_err(|invalid| syntax_error(&invalid.errors, text))?;
    let mut convert = Convert(Locations::new(text));
    let document = convert.document(&ast)?;
    Ok(Parsed { ast, document })
}

struct Convert<'a>(Locations<'a>);

impl Convert<'_> {
    fn document(&mut self, ast: &ast::Document) -> Result<ExecutableDocument> {
        let mut anonymous = None;
        let (mut named, mut fragments) = (HashMap::new(), HashMap::new());
        for definition in &ast.definitions {
            let at = self.0.at(definition.location());
            match definition {
                Definition::OperationDefinition(operation) => {
                    let converted = self.operation(operation, at)?;
                    match &operation.name {
                        Some(name) => insert(&mut named, name, converted, "operation")?,
                        None if anonymous.is_some() => {
                            return Err(RequestError::bad_document(
                                "This anonymous operation must be the only defined operation.",
                            )
                            .at(at));
                        }
                        None => anonymous = Some(converted),
                    }
                }
                Definition::FragmentDefinition(fragment) => {
                    let converted = self.fragment(fragment, at)?;
                    insert(&mut fragments, &fragment.name, converted, "fragment")?;
                }
                other => {
                    let name = match other.name() {
                        Some(name) => format!("\"{}\"", shortened(name)),
                        None => "schema".to_owned(),
                    };
                    let message = format!("The {name} definition is not executable.");
                    return Err(RequestError::bad_document(message).at(at));
                }
            }
        }
        let operations = match anonymous {
            Some(operation) if named.is_empty() => DocumentOperations::Single(operation),
            Some(operation) => {
                return Err(RequestError::bad_document(
                    "This anonymous operation must be the only defined operation.",
                )
                .at(operation.pos));
            }
            None if named.is_empty() => {
                return Err(RequestError::bad_document("The document has no operation."));
            }
            None => DocumentOperations::Multiple(named),
        };
        Ok(ExecutableDocument {
            operations,
            fragments,
        })
    }

    fn operation(
        &mut self,
        operation: &ast::OperationDefinition,
        at: Pos,
    ) -> Result<Positioned<OperationDefinition>> {
        let mut variable_definitions: Vec<Positioned<VariableDefinition>> = Vec::new();
        for variable in &operation.variables {
            let at = self.0.at(variable.location());
            let name = self.name(&variable.name);
            if variable_definitions
                .iter()
                .any(|known| known.node.name.node == name.node)
            {
                return Err(twice("variable", &format!("${}", variable.name)).at(at));
            }
            let var_type =
                Positioned::new(type_of(&variable.ty), self.0.at(variable.ty.location()));
            let default_value = match &variable.default_value {
                Some(value) => {
                    let value = self.value(value)?;
                    let constant = value.node.into_const().ok_or_else(|| {
                        RequestError::bad_document("A default value may not use a variable.")
                            .at(value.pos)
                    })?;
                    Some(Positioned::new(constant, value.pos))
                }
                None => None,
            };
            let directives = self.directives(&variable.directives)?;
            variable_definitions.push(Positioned::new(
                VariableDefinition {
                    name,
                    var_type,
                    directives,
                    default_value,
                },
                at,
            ));
        }
        let ty = match operation.operation_type {
            ast::OperationType::Query => OperationType::Query,
            ast::OperationType::Mutation => OperationType::Mutation,
            ast::OperationType::Subscription => OperationType::Subscription,
        };
        let directives = self.directives(&operation.directives)?;
        let selection_set = self.selection_set(&operation.selection_set, at)?;
        Ok(Positioned::new(
            OperationDefinition {
                ty,
                variable_definitions,
                directives,
                selection_set,
            },
            at,
        ))
    }

    fn fragment(
        &mut self,
        fragment: &ast::FragmentDefinition,
        at: Pos,
    ) -> Result<Positioned<FragmentDefinition>> {
        let converted = FragmentDefinition {
            type_condition: self.condition(&fragment.type_condition),
            directives: self.directives(&fragment.directives)?,
            selection_set: self.selection_set(&fragment.selection_set, at)?,
        };
        Ok(Positioned::new(converted, at))
    }

    fn selection_set(
        &mut self,
        selections: &[ast::Selection],
        at: Pos,
    ) -> Result<Positioned<SelectionSet>> {
        let items = selections.iter().map(|selection| self.selection(selection));
        let items = items.collect::<Result<_>>()?;
        Ok(Positioned::new(SelectionSet { items }, at))
    }

    fn selection(&mut self, selection: &ast::Selection) -> Result<Positioned<Selection>> {
        let at = self.0.at(selection.location());
        let converted = match selection {
            ast::Selection::Field(field) => {
                let field = Field {
                    alias: field.alias.as_ref().map(|alias| self.name(alias)),
                    name: self.name(&field.name),
                    arguments: self.arguments(&field.arguments)?,
                    directives: self.directives(&field.directives)?,
                    selection_set: self.selection_set(&field.selection_set, at)?,
                };
                Selection::Field(Positioned::new(field, at))
            }
            ast::Selection::FragmentSpread(spread) => {
                let spread = FragmentSpread {
                    fragment_name: self.name(&spread.fragment_name),
                    directives: self.directives(&spread.directives)?,
                };
                Selection::FragmentSpread(Positioned::new(spread, at))
            }
            ast::Selection::InlineFragment(inline) => {
                let condition = inline.type_condition.as_ref();
                let inline = InlineFragment {
                    type_condition: condition.map(|condition| self.condition(condition)),
                    directives: self.directives(&inline.directives)?,
                    selection_set: self.selection_set(&inline.selection_set, at)?,
                };
                Selection::InlineFragment(Positioned::new(inline, at))
            }
        };
        Ok(Positioned::new(converted, at))
    }

    fn condition(&mut self, on: &ApolloName) -> Positioned<TypeCondition> {
        let on = self.name(on);
        let at = on.pos;
        Positioned::new(TypeCondition { on }, at)
    }

    fn directives(
        &mut self,
        directives: &ast::DirectiveList,
    ) -> Result<Vec<Positioned<Directive>>> {
        let mut converted = Vec::with_capacity(directives.len());
        for directive in directives.iter() {
            let at = self.0.at(directive.location());
            let directive = Directive {
                name: self.name(&directive.name),
                arguments: self.arguments(&directive.arguments)?,
            };
            converted.push(Positioned::new(directive, at));
        }
        Ok(converted)
    }

    fn arguments(
        &mut self,
        arguments: &[Node<ast::Argument>],
    ) -> Result<Vec<(Positioned<Name>, Positioned<Value>)>> {
        let arguments = arguments.iter();
        arguments
            .map(|argument| Ok((self.name(&argument.name), self.value(&argument.value)?)))
            .collect()
    }

    fn name(&mut self, name: &ApolloName) -> Positioned<Name> {
        Positioned::new(Name::new(name), self.0.at(name.location()))
    }

    fn value(&mut self, value: &Node<ast::Value>) -> Result<Positioned<Value>> {
        let at = self.0.at(value.location());
        let converted = match &**value {
            ast::Value::Null => Value::Null,
            ast::Value::Enum(name) => Value::Enum(Name::new(name)),
            ast::Value::Variable(name) => Value::Variable(Name::new(name)),
            ast::Value::String(text) => Value::String(text.clone()),
            ast::Value::Boolean(value) => Value::Boolean(*value),
            ast::Value::Int(number) => Value::Number(self.number(number.as_str(), at)?),
            ast::Value::Float(number) => Value::Number(self.number(number.as_str(), at)?),
            ast::Value::List(items) => {
                let items = items.iter().map(|item| Ok(self.value(item)?.node));
                Value::List(items.collect::<Result<_>>()?)
            }
            ast::Value::Object(fields) => {
                let mut converted = IndexMap::with_capacity(fields.len());
                for (name, value) in fields {
                    // apollo-compiler accepts this.
                    if converted
                        .insert(Name::new(name), self.value(value)?.node)
                        .is_some()
                    {
                        return Err(twice("input field", name).at(at));
                    }
                }
                Value::Object(converted)
            }
        };
        Ok(Positioned::new(converted, at))
    }

    fn number(&self, text: &str, at: Pos) -> Result<Number> {
        let whole = text.parse::<i64>().map(Number::from);
        whole
            .ok()
            .or_else(|| Number::from_f64(text.parse().ok()?))
            .ok_or_else(|| {
                RequestError::bad_document(format!("The number {} is too large.", shortened(text)))
                    .at(at)
            })
    }
}

fn insert<T>(
    map: &mut HashMap<Name, Positioned<T>>,
    name: &ApolloName,
    definition: Positioned<T>,
    what: &str,
) -> Result<()> {
    match map.entry(Name::new(name)) {
        Entry::Vacant(entry) => {
            entry.insert(definition);
            Ok(())
        }
        Entry::Occupied(_) => Err(twice(what, name).at(definition.pos)),
    }
}

fn twice(what: &str, name: &str) -> RequestError {
    RequestError::bad_document(format!(
        "There can be only one {what} named \"{}\".",
        shortened(name)
    ))
}

fn type_of(ty: &ast::Type) -> Type {
    let base = match ty {
        ast::Type::Named(name) | ast::Type::NonNullNamed(name) => BaseType::Named(Name::new(name)),
        ast::Type::List(item) | ast::Type::NonNullList(item) => {
            BaseType::List(Box::new(type_of(item)))
        }
    };
    Type {
        base,
        nullable: !ty.is_non_null(),
    }
}
