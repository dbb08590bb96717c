//! Starts the reads of the fields that a query selects together with it, instead of after the lists that the fields are below.

use std::ptr;

use async_graphql::parser::types::{Field, OperationDefinition, Selection, SelectionSet};
use async_graphql::{Value as ConstValue, Variables};
use async_graphql_value::Value;
use futures_util::future::join_all;

use crate::graph::global_id;
use crate::graph::prefetch::{Of, Read, argument, key_value, reads_of};
use crate::graphql::documents::schema::SCHEMA;
use crate::graphql::execution::merge::root_type;
use crate::request::RequestContext;

/// The most selections of one field whose reads start with the query. Few queries have more, and all are compared.
const MOST_ALIASES: usize = 4;

/// The most bytes of the variables of a query whose reads start with it. They may be mentioned many times.
const MOST_VARIABLE_BYTES: usize = 16 << 10;

/// The most bytes of a text that names an object, as a hash does. Longer ones name none, and would be held for each field.
const MOST_KEY_BYTES: usize = 100;

/// The reads that the fields of a query need.
#[derive(Default)]
pub struct Reads(Vec<(&'static [Read], Of)>);

impl Reads {
    /// The reads that the fields of a merged query need, whatever their objects are, or for the one object that it names.
    pub fn of(operation: &OperationDefinition, variables: &Variables) -> Self {
        let bytes = serde_json::to_vec(variables).map_or(0, |json| json.len());
        if bytes > MOST_VARIABLE_BYTES {
            return Self::default();
        }
        let mut found = Found {
            variables,
            named: Vec::new(),
            reads: Vec::new(),
        };
        found.add(&operation.selection_set.node, root_type(operation.ty), None);
        // What several objects need may be one call, which only their fields know.
        let several = found.reads.iter().filter(|(_, of)| of.key.is_none());
        let several: Vec<_> = several.map(|(reads, _)| ptr::from_ref(*reads)).collect();
        for (reads, of) in &mut found.reads {
            if found.named.len() > 1 || several.contains(&ptr::from_ref(*reads)) {
                of.key = None;
            }
        }
        Self(found.reads)
    }

    /// Leaves out what is beyond a number of reads, so that the fields themselves can still make calls.
    pub fn limit(&mut self, count: usize) {
        self.0.truncate(count);
    }

    /// Takes out those that depend on no object and no argument: whole lists, which other queries read as well.
    pub fn take_lists(&mut self) -> Self {
        let is_list = |(_, of): &mut (_, Of)| of.key.is_none() && of.arguments.is_empty();
        Self(self.0.extract_if(.., is_list).collect())
    }

    /// Makes them.
    pub async fn make(self, context: RequestContext) {
        let reads = self.0.iter();
        let reads = reads.flat_map(|(reads, of)| reads.iter().map(|read| read(&context, of)));
        join_all(reads).await;
    }
}

struct Found<'a> {
    variables: &'a Variables,
    /// The types and keys of the objects that the query names, up to two.
    named: Vec<(String, ConstValue)>,
    reads: Vec<(&'static [Read], Of)>,
}

impl Found<'_> {
    /// Adds the reads of what is selected of an object, or of one with this key. Selections for possible types have none,
    /// unless the id of a node names its type.
    fn add(&mut self, set: &SelectionSet, on: &str, key: Option<&ConstValue>) {
        for selection in &set.items {
            let field = match &selection.node {
                Selection::Field(field) => &field.node,
                Selection::InlineFragment(inline) => {
                    let inline = &inline.node;
                    let condition = inline.type_condition.as_ref();
                    if key.is_some() && condition.is_some_and(|found| found.node.on.node == on) {
                        self.add(&inline.selection_set.node, on, key);
                    }
                    continue;
                }
                Selection::FragmentSpread(_) => continue,
            };
            let name = field.name.node.as_str();
            self.add_reads(reads_of(on, name), field, key);
            let below = &field.selection_set.node;
            if below.items.is_empty() {
                continue;
            }
            let Ok(definition) = SCHEMA.type_field(on, name) else {
                continue;
            };
            let type_name = definition.ty.inner_named_type();
            let named = (key.is_none() && on == "Query").then(|| self.named(field, type_name));
            match named.flatten() {
                Some((type_name, key)) => {
                    self.add(below, &type_name, Some(&key));
                    let named = (type_name, key);
                    if self.named.len() < 2 && !self.named.contains(&named) {
                        self.named.push(named);
                    }
                }
                None => self.add(below, type_name, None),
            }
        }
    }

    fn add_reads(&mut self, reads: &'static [Read], field: &Field, key: Option<&ConstValue>) {
        let same = || {
            self.reads
                .iter()
                .filter(|(known, _)| ptr::eq(*known, reads))
        };
        if reads.is_empty() || same().count() == MOST_ALIASES {
            return;
        }
        let arguments = field.arguments.iter().filter_map(|(name, _)| {
            let value = argument(field, &name.node, self.variables)?;
            Some((name.node.clone(), value))
        });
        let selected = field.selection_set.node.items.iter();
        let selected = selected.filter_map(|selection| match &selection.node {
            Selection::Field(field) => Some(field.node.name.node.clone()),
            _ => None,
        });
        let of = Of {
            key: key.cloned(),
            arguments: arguments.collect(),
            selected: selected.collect(),
        };
        if !same().any(|(_, known)| *known == of) {
            self.reads.push((reads, of));
        }
    }

    /// The type and key of the object that a root field names: by `by`, by `id`, or by its own key alone.
    fn named(&self, field: &Field, type_name: &str) -> Option<(String, ConstValue)> {
        if let Some(by) = field.get_argument("by") {
            let key = match &by.node {
                Value::Object(by) => self.key(by.values().next()?),
                Value::Variable(name) => match self.variables.get(name)? {
                    ConstValue::Object(by) => short(by.values().next()?),
                    _ => None,
                },
                _ => None,
            };
            return Some((type_name.to_owned(), key?));
        }
        if let [(name, key)] = &field.arguments[..]
            && name.node.ends_with("Id")
            && is_node(type_name)
        {
            return Some((type_name.to_owned(), self.key(&key.node)?));
        }
        let ConstValue::String(id) = self.key(&field.get_argument("id")?.node)? else {
            return None;
        };
        let (type_name, key) = global_id::parse(&id.into()).ok()?;
        Some((type_name, key_value(&key)))
    }

    fn key(&self, value: &Value) -> Option<ConstValue> {
        match value {
            Value::Variable(name) => short(self.variables.get(name)?),
            Value::Number(number) => Some(ConstValue::Number(number.clone())),
            Value::String(text) => short(&ConstValue::String(text.clone())),
            _ => None,
        }
    }
}

/// Whether objects of a type are found by their keys.
fn is_node(type_name: &str) -> bool {
    let object = SCHEMA.get_object(type_name);
    object.is_some_and(|object| object.implements_interfaces.contains("Node"))
}

/// A copy of a value that may be a key.
fn short(value: &ConstValue) -> Option<ConstValue> {
    let may_be_key = match value {
        ConstValue::Number(_) => true,
        ConstValue::String(text) => {
            let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
            text.len() <= MOST_KEY_BYTES && text.bytes().all(is_plain)
        }
        _ => false,
    };
    may_be_key.then(|| value.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_costs_one_call_for_a_whole_list_starts_with_the_query() {
        let mut waiting = Vec::new();
        for (type_name, definition) in &SCHEMA.types {
            let Some(object) = definition.as_object() else {
                continue;
            };
            for (name, field) in &object.fields {
                let description = field.description.as_deref().unwrap_or_default();
                // The words may be on two lines.
                let words: Vec<&str> = description.split_whitespace().collect();
                if words.join(" ").contains("One call for the whole list")
                    && reads_of(type_name, name).is_empty()
                {
                    waiting.push(format!("{type_name}.{name}"));
                }
            }
        }
        waiting.sort_unstable();
        // These go by the customer of each row, or read only if the service has left something out.
        assert_eq!(waiting, ["AdGroupAsset.vehicle", "Campaign.customerName"]);
    }
}
