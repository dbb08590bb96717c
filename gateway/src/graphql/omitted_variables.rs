//! Variables that a request omits. async-graphql reads them as null; but a field of an input is omitted with its
//! variable, and null clears.

use async_graphql::parser::types::{
    DocumentOperations, ExecutableDocument, OperationDefinition, Selection, SelectionSet,
    VariableDefinition,
};
use async_graphql::{Name, Positioned, Variables};
use async_graphql_value::Value;

/// Gives omitted variables their defaults, and returns the names of those that have none.
pub fn complete(
    definitions: &[Positioned<VariableDefinition>],
    variables: &mut Variables,
) -> Vec<Name> {
    let mut omitted = Vec::new();
    for definition in definitions {
        let definition = &definition.node;
        let name = &definition.name.node;
        if variables.contains_key(name) {
            continue;
        }
        match &definition.default_value {
            Some(default) => {
                variables.insert(name.clone(), default.node.clone());
            }
            None => omitted.push(name.clone()),
        }
    }
    omitted
}

/// Removes the variables from a document, with the arguments and the input fields whose values they are.
pub fn remove(document: &mut ExecutableDocument, omitted: &[Name]) {
    let remove_from = |operation: &mut OperationDefinition| {
        operation
            .variable_definitions
            .retain(|definition| !omitted.contains(&definition.node.name.node));
        in_selection_set(&mut operation.selection_set.node, omitted);
    };
    match &mut document.operations {
        DocumentOperations::Single(operation) => {
            remove_from(&mut operation.node);
        }
        DocumentOperations::Multiple(operations) => {
            for operation in operations.values_mut() {
                remove_from(&mut operation.node);
            }
        }
    }
    for fragment in document.fragments.values_mut() {
        in_selection_set(&mut fragment.node.selection_set.node, omitted);
    }
}

fn in_selection_set(set: &mut SelectionSet, omitted: &[Name]) {
    for selection in &mut set.items {
        match &mut selection.node {
            Selection::Field(field) => {
                let field = &mut field.node;
                field
                    .arguments
                    .retain_mut(|(_, value)| is_kept(&mut value.node, omitted));
                in_selection_set(&mut field.selection_set.node, omitted);
            }
            Selection::InlineFragment(inline) => {
                in_selection_set(&mut inline.node.selection_set.node, omitted);
            }
            Selection::FragmentSpread(_) => {}
        }
    }
}

/// Whether a value is not itself an omitted variable. Those inside it are removed; an item of a list becomes null.
fn is_kept(value: &mut Value, omitted: &[Name]) -> bool {
    match value {
        Value::Variable(name) => return !omitted.contains(name),
        Value::List(items) => {
            for item in items {
                if !is_kept(item, omitted) {
                    *item = Value::Null;
                }
            }
        }
        Value::Object(fields) => fields.retain(|_, value| is_kept(value, omitted)),
        _ => {}
    }
    true
}

#[cfg(test)]
mod tests {
    use async_graphql::parser::parse_query;
    use serde_json::json;

    use super::*;

    #[test]
    fn an_omitted_variable_is_omitted_where_it_is_used() {
        let mut document = parse_query(
            "query A($a: Int, $b: Int, $c: [Int] = [1]) { x(a: $a, b: { c: $b, d: [$a, 2], e: $c }) { ...F } }
             fragment F on X { y(a: $a, b: $b) }",
        )
        .expect("the document is well formed");
        let (_, operation) = document.operations.iter().next().expect("there is one");
        let mut variables = Variables::from_json(json!({ "b": null }));
        let omitted = complete(&operation.node.variable_definitions, &mut variables);
        assert_eq!(omitted, [Name::new("a")]);
        assert_eq!(
            serde_json::to_value(&variables).expect("variables are JSON"),
            json!({ "b": null, "c": [1] })
        );
        remove(&mut document, &omitted);
        let text = format!("{document:?}");
        assert!(!text.contains("Variable(Name(\"a\"))"), "{text}");
        let (_, operation) = document.operations.iter().next().expect("there is one");
        assert_eq!(operation.node.variable_definitions.len(), 2);
        let Selection::Field(field) = &operation.node.selection_set.node.items[0].node else {
            panic!("a field is selected");
        };
        let arguments: Vec<String> = field
            .node
            .arguments
            .iter()
            .map(|(name, value)| format!("{}: {}", name.node, value.node))
            .collect();
        assert_eq!(arguments, ["b: {c: $b, d: [null, 2], e: $c}"]);
    }
}
