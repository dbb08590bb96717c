//! Rewrites an operation for the executor: fragments are inlined, the selections of one response key are merged, and
//! whatever `@skip`, `@include` or an omitted variable excludes is removed. The executor itself would resolve every
//! selection of a response key: a mutation field selected twice would write twice.

use std::cell::Cell;
use std::collections::{HashMap, HashSet};

use async_graphql::indexmap::IndexMap;
use async_graphql::parser::types::{
    Directive, ExecutableDocument, Field, FragmentDefinition, InlineFragment, OperationDefinition,
    OperationType, Selection, SelectionSet, TypeCondition,
};
use async_graphql::{Name, Positioned, Value as ConstValue, Variables};
use async_graphql_value::Value;

use crate::graphql::documents::schema::{SCHEMA, possible_types};
use crate::graphql::execution::argument_values::{check_filter, check_keys};
use crate::graphql::request_error::RequestError;

/// The bytes that the variables of an operation may take wherever it mentions them, if they take less than half on their own.
const MOST_BYTES: usize = 4 << 20;

/// Applies the defaults of omitted variables, and returns the operation for the executor. A variable that is still
/// omitted is removed with its argument or input field: the executor would read null, and null clears.
///
/// # Errors
/// If the condition of `@skip` or `@include` is null, if variables are mentioned so often that the arguments take too much
/// memory, or if an argument is invalid.
pub fn merge(
    document: &ExecutableDocument,
    operation: &Positioned<OperationDefinition>,
    variables: &mut Variables,
) -> Result<Positioned<OperationDefinition>, RequestError> {
    let node = &operation.node;
    for definition in &node.variable_definitions {
        let definition = &definition.node;
        let name = &definition.name.node;
        if let Some(default) = &definition.default_value
            && !variables.contains_key(name)
        {
            variables.insert(name.clone(), default.node.clone());
        }
    }
    let bytes_of = |value| serde_json::to_vec(value).map_or(0, |json| json.len());
    let sizes = variables
        .iter()
        .map(|(name, value)| (name, bytes_of(value)));
    let sizes: HashMap<_, _> = sizes.collect();
    let merge = Merge {
        fragments: &document.fragments,
        variables,
        most_bytes: MOST_BYTES.max(2 * sizes.values().sum::<usize>()),
        sizes,
        bytes: Cell::new(0),
    };
    let selection_set = merge.selection_set(&[&node.selection_set], root_type(node.ty))?;
    let is_given = |name: &Name| merge.variables.contains_key(name);
    let variable_definitions = node.variable_definitions.iter();
    let merged = OperationDefinition {
        ty: node.ty,
        variable_definitions: variable_definitions
            .filter(|definition| is_given(&definition.node.name.node))
            .cloned()
            .collect(),
        directives: Vec::new(),
        selection_set,
    };
    Ok(Positioned::new(merged, operation.pos))
}

/// The type whose fields an operation selects.
pub fn root_type(ty: OperationType) -> &'static str {
    match ty {
        OperationType::Query => "Query",
        OperationType::Mutation => "Mutation",
        OperationType::Subscription => "Subscription",
    }
}

struct Merge<'a> {
    fragments: &'a HashMap<Name, Positioned<FragmentDefinition>>,
    variables: &'a Variables,
    /// The bytes of each variable, which takes its memory again wherever it is mentioned, and those of all mentions.
    sizes: HashMap<&'a Name, usize>,
    bytes: Cell<usize>,
    most_bytes: usize,
}

/// The selections of an object by response key, in order of first appearance.
#[derive(Default)]
struct Collected<'a> {
    fields: IndexMap<&'a str, Vec<&'a Positioned<Field>>>,
    fragments: HashSet<&'a str>,
}

impl<'a> Merge<'a> {
    /// The union of selection sets on a type.
    fn selection_set(
        &self,
        sets: &[&'a Positioned<SelectionSet>],
        on: &str,
    ) -> Result<Positioned<SelectionSet>, RequestError> {
        let items = match possible_types(on) {
            None => self.fields(sets, on)?,
            // An interface's selections differ by the type of the object.
            Some(types) => {
                let mut items = Vec::new();
                for name in types {
                    let selected = self.fields(sets, name)?;
                    if !selected.is_empty() {
                        items.push(on_type(name, selected, sets[0]));
                    }
                }
                items
            }
        };
        Ok(Positioned::new(SelectionSet { items }, sets[0].pos))
    }

    fn fields(
        &self,
        sets: &[&'a Positioned<SelectionSet>],
        on: &str,
    ) -> Result<Vec<Positioned<Selection>>, RequestError> {
        let mut collected = Collected::default();
        for set in sets {
            self.collect(&set.node, on, &mut collected)?;
        }
        let fields = collected.fields.into_values();
        fields.map(|same| self.field(&same, on)).collect()
    }

    fn collect(
        &self,
        set: &'a SelectionSet,
        on: &str,
        collected: &mut Collected<'a>,
    ) -> Result<(), RequestError> {
        for selection in &set.items {
            let selection = &selection.node;
            if !self.is_included(selection.directives())? {
                continue;
            }
            let (condition, below) = match selection {
                Selection::Field(field) => {
                    let key = field.node.response_key().node.as_str();
                    collected.fields.entry(key).or_default().push(field);
                    continue;
                }
                Selection::InlineFragment(inline) => {
                    let inline = &inline.node;
                    (inline.type_condition.as_ref(), &inline.selection_set)
                }
                Selection::FragmentSpread(spread) => {
                    let name = &spread.node.fragment_name.node;
                    let Some(fragment) = self.fragments.get(name) else {
                        continue;
                    };
                    if !collected.fragments.insert(name) {
                        continue;
                    }
                    let fragment = &fragment.node;
                    (Some(&fragment.type_condition), &fragment.selection_set)
                }
            };
            if condition.is_none_or(|condition| Self::applies(&condition.node.on.node, on)) {
                self.collect(&below.node, on, collected)?;
            }
        }
        Ok(())
    }

    /// Whether a fragment on the type `condition` applies to objects of the type `on`.
    fn applies(condition: &str, on: &str) -> bool {
        match possible_types(condition) {
            Some(types) => types.iter().any(|name| name == on),
            None => condition == on,
        }
    }

    /// One field for all selections of a response key. They have the same name and arguments: documents in which they
    /// differ are invalid.
    fn field(
        &self,
        same: &[&'a Positioned<Field>],
        on: &str,
    ) -> Result<Positioned<Selection>, RequestError> {
        let first = same[0];
        let field = &first.node;
        let selection_set = if field.selection_set.node.items.is_empty() {
            field.selection_set.clone()
        } else {
            let definition = SCHEMA.type_field(on, &field.name.node);
            let type_name = definition.map_or("", |field| field.ty.inner_named_type().as_str());
            let sets: Vec<_> = same.iter().map(|field| &field.node.selection_set).collect();
            self.selection_set(&sets, type_name)?
        };
        let arguments = field.arguments.iter();
        let merged = Field {
            alias: field.alias.clone(),
            name: field.name.clone(),
            arguments: arguments
                .filter_map(|(name, value)| {
                    let given = self.given(&value.node)?;
                    Some((name.clone(), Positioned::new(given, value.pos)))
                })
                .collect(),
            directives: Vec::new(),
            selection_set,
        };
        let most = self.most_bytes;
        if self.bytes.get() > most {
            return Err(RequestError::limit(format!(
                "The arguments take more than {most} bytes with their variables written out."
            )));
        }
        check_filter(&merged, self.variables)?;
        if on == root_type(OperationType::Mutation) {
            check_keys(&merged, self.variables)?;
        }
        let selection = Selection::Field(Positioned::new(merged, first.pos));
        Ok(Positioned::new(selection, first.pos))
    }

    /// A value without the input fields whose variables are omitted; `None` if it is such a variable itself. In a list,
    /// it becomes null.
    fn given(&self, value: &Value) -> Option<Value> {
        Some(match value {
            Value::Variable(name) => {
                let bytes = self.bytes.get().saturating_add(*self.sizes.get(name)?);
                self.bytes.set(bytes);
                value.clone()
            }
            Value::List(items) => {
                let items = items.iter();
                Value::List(
                    items
                        .map(|item| self.given(item).unwrap_or(Value::Null))
                        .collect(),
                )
            }
            Value::Object(fields) => {
                let fields = fields.iter();
                Value::Object(
                    fields
                        .filter_map(|(name, value)| Some((name.clone(), self.given(value)?)))
                        .collect(),
                )
            }
            other => other.clone(),
        })
    }

    fn is_included(&self, directives: &[Positioned<Directive>]) -> Result<bool, RequestError> {
        for directive in directives {
            let name = directive.node.name.node.as_str();
            let skips = match name {
                "skip" => true,
                "include" => false,
                _ => continue,
            };
            let condition = match directive.node.get_argument("if").map(|value| &value.node) {
                Some(Value::Boolean(condition)) => Some(*condition),
                Some(Value::Variable(name)) => match self.variables.get(name) {
                    Some(ConstValue::Boolean(condition)) => Some(*condition),
                    _ => None,
                },
                _ => None,
            };
            match condition {
                Some(condition) if condition == skips => return Ok(false),
                Some(_) => {}
                None => {
                    return Err(RequestError::bad_document(format!(
                        "The condition of \"@{name}\" must be true or false."
                    ))
                    .at(directive.pos));
                }
            }
        }
        Ok(true)
    }
}

fn on_type(
    name: &Name,
    items: Vec<Positioned<Selection>>,
    within: &Positioned<SelectionSet>,
) -> Positioned<Selection> {
    let at = within.pos;
    let on = Positioned::new(name.clone(), at);
    let inline = InlineFragment {
        type_condition: Some(Positioned::new(TypeCondition { on }, at)),
        directives: Vec::new(),
        selection_set: Positioned::new(SelectionSet { items }, at),
    };
    Positioned::new(Selection::InlineFragment(Positioned::new(inline, at)), at)
}
