//! Starts the reads of the fields that a query selects together with it, instead of after the lists that the fields are below.

use std::convert::Infallible;
use std::future::pending;
use std::ptr;

use async_graphql::parser::types::{Field, OperationDefinition, Selection, SelectionSet};
use async_graphql::{Value as ConstValue, Variables};
use futures_util::future::join_all;

use crate::caller::Caller;
use crate::graph::global_id;
use crate::graph::prefetch::{Read, reads_of};
use crate::graphql::documents::validate::SCHEMA;
use crate::graphql::execution::merge::root_type;

/// The reads that the fields of a merged query need, whatever their objects are.
pub fn reads(operation: &OperationDefinition, variables: &Variables) -> Vec<Read> {
    let mut found = Found {
        variables,
        reads: Vec::new(),
    };
    found.add(&operation.selection_set.node, root_type(operation.ty));
    found.reads.concat()
}

/// Executes beside these reads. They end with the execution.
pub async fn beside<T>(execution: impl Future<Output = T>, reads: &[Read], caller: &Caller) -> T {
    let reading = async {
        join_all(reads.iter().map(|read| read(caller))).await;
        pending::<Infallible>().await
    };
    tokio::select! {
        biased;
        done = execution => done,
        never = reading => match never {},
    }
}

struct Found<'a> {
    variables: &'a Variables,
    /// Those of each selected field once, however often it is selected.
    reads: Vec<&'static [Read]>,
}

impl Found<'_> {
    /// Adds the reads of what is selected. Selections for possible types have none, unless the id of a node says its type.
    fn add(&mut self, set: &SelectionSet, on: &str) {
        for selection in &set.items {
            let Selection::Field(field) = &selection.node else {
                continue;
            };
            let field = &field.node;
            let name = field.name.node.as_str();
            let reads = reads_of(on, name);
            if !self.reads.iter().any(|known| ptr::eq(*known, reads)) {
                self.reads.push(reads);
            }
            let below = &field.selection_set.node;
            if let Ok(definition) = SCHEMA.type_field(on, name)
                && !below.items.is_empty()
            {
                self.add(below, definition.ty.inner_named_type());
            }
            if let Some(type_name) = self.type_of_node(field) {
                self.add_of_type(below, &type_name);
            }
        }
    }

    fn add_of_type(&mut self, set: &SelectionSet, type_name: &str) {
        for selection in &set.items {
            if let Selection::InlineFragment(inline) = &selection.node
                && let Some(condition) = &inline.node.type_condition
                && condition.node.on.node == type_name
            {
                self.add(&inline.node.selection_set.node, type_name);
            }
        }
    }

    fn type_of_node(&self, field: &Field) -> Option<String> {
        if field.name.node != "node" {
            return None;
        }
        let id = field.get_argument("id")?.node.clone();
        let variable = |name| Ok::<_, ()>(self.variables.get(&name).cloned().unwrap_or_default());
        let ConstValue::String(id) = id.into_const_with(variable).ok()? else {
            return None;
        };
        global_id::parse(&id.into())
            .ok()
            .map(|(type_name, _)| type_name)
    }
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
        // These go by the customer, or read only if the service has left something out.
        let expected = [
            "AdGroupAsset.vehicle",
            "Campaign.customerName",
            "Customer.campaigns",
            "Customer.campaignsReport",
            "Customer.deviceDateRange",
        ];
        assert_eq!(waiting, expected);
    }
}
