//! Checks what no type of an argument can: the number of values in a filter, that no key of a mutation is blank, and how much
//! memory all arguments take with their variables written out.

use std::collections::HashMap;

use async_graphql::parser::types::{
    Field, OperationDefinition, OperationType, Selection, SelectionSet,
};
use async_graphql::{Name, Value as ConstValue, Variables};
use async_graphql_value::Value;

use crate::graph::audit::each_value;
use crate::graph::prefetch::argument;
use crate::graph::text::trim_invisible;
use crate::graphql::request_error::RequestError;

/// The maximum number of values in a filter's list.
const MOST_VALUES: usize = 1_000;

/// The bytes that all arguments of an operation may take with their variables written out, if twice its variables take less.
const MOST_BYTES: usize = 4 << 20;

/// Checks the lists in the filters of a merged operation, the keys of its mutations, and the size of its arguments.
///
/// # Errors
/// BAD_USER_INPUT, naming the first list with too many values, or the first blank key; LIMIT_EXCEEDED if variables are
/// mentioned so often that the arguments take too much memory.
pub fn check_argument_values(
    operation: &OperationDefinition,
    variables: &Variables,
) -> Result<(), RequestError> {
    let selected = &operation.selection_set.node;
    let sizes = sizes(operation, variables);
    let most = MOST_BYTES.max(2 * sizes.values().sum::<usize>());
    let mut bytes = 0_usize;
    each_field(selected, &mut |field| {
        for (_, value) in &field.arguments {
            bytes = bytes.saturating_add(value_bytes(&value.node, &sizes));
        }
        if bytes > most {
            return Err(RequestError::limit(format!(
                "The arguments take more than {most} bytes with their variables written out."
            )));
        }
        check_filter(field, variables)
    })?;
    if operation.ty == OperationType::Mutation {
        for selection in &selected.items {
            if let Selection::Field(mutation) = &selection.node {
                check_keys(&mutation.node, variables)?;
            }
        }
    }
    Ok(())
}

/// The bytes of each variable, which takes its memory again wherever it is mentioned.
fn sizes<'a>(
    operation: &'a OperationDefinition,
    variables: &'a Variables,
) -> HashMap<&'a Name, usize> {
    let defaults = operation.variable_definitions.iter();
    let defaults = defaults.filter_map(|definition| {
        let definition = &definition.node;
        Some((
            &definition.name.node,
            &definition.default_value.as_ref()?.node,
        ))
    });
    let bytes_of = |value: &ConstValue| serde_json::to_vec(value).map_or(0, |json| json.len());
    let all = defaults.chain(variables.iter());
    all.map(|(name, value)| (name, bytes_of(value))).collect()
}

/// Visits the fields of a merged selection, from top to bottom.
fn each_field(
    set: &SelectionSet,
    visit: &mut dyn FnMut(&Field) -> Result<(), RequestError>,
) -> Result<(), RequestError> {
    for selection in &set.items {
        match &selection.node {
            Selection::Field(field) => {
                visit(&field.node)?;
                each_field(&field.node.selection_set.node, visit)?;
            }
            Selection::InlineFragment(inline) => {
                each_field(&inline.node.selection_set.node, visit)?;
            }
            Selection::FragmentSpread(_) => {}
        }
    }
    Ok(())
}

fn value_bytes(value: &Value, sizes: &HashMap<&Name, usize>) -> usize {
    let sum = |values: &mut dyn Iterator<Item = &Value>| {
        values.fold(0, |sum: usize, value| {
            sum.saturating_add(value_bytes(value, sizes))
        })
    };
    match value {
        Value::Variable(name) => sizes.get(name).copied().unwrap_or(0),
        Value::String(text) => text.len(),
        Value::List(values) => sum(&mut values.iter()),
        Value::Object(fields) => sum(&mut fields.values()),
        _ => 0,
    }
}

fn check_filter(field: &Field, variables: &Variables) -> Result<(), RequestError> {
    let Some(ConstValue::Object(filter)) = argument(field, "filter", variables) else {
        return Ok(());
    };
    for (name, value) in &filter {
        let position = field
            .get_argument("filter")
            .map_or(field.name.pos, |filter| filter.pos);
        if let ConstValue::List(values) = value
            && values.len() > MOST_VALUES
        {
            return Err(RequestError::bad_document(format!(
                "The filter \"{name}\" of \"{}\" has {} values, and at most {MOST_VALUES} are allowed.",
                field.name.node,
                values.len()
            ))
            .at(position));
        }
    }
    Ok(())
}

/// A service may take a blank key for none, or for all. The key of a lookup is part of a path, which refuses it.
fn check_keys(field: &Field, variables: &Variables) -> Result<(), RequestError> {
    for (argument, value) in &field.arguments {
        let mut blank = None;
        each_value(
            &argument.node,
            &value.node,
            variables,
            &mut |name, value, _| {
                let is_key = name.ends_with("Id") || name.ends_with("Ids");
                if is_key
                    && matches!(value, ConstValue::String(key) if trim_invisible(key).is_empty())
                {
                    blank = Some(name.to_owned());
                }
            },
        );
        if let Some(name) = blank {
            let message = format!("The key \"{name}\" of \"{}\" is blank.", field.name.node);
            return Err(RequestError::bad_document(message).at(value.pos));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use serde_json::{Value as Json, json};

    use super::*;
    use crate::graphql::documents::parse::parse_executable;
    use crate::graphql::execution::merge::merge;

    fn check(text: &str, variables: Json) -> Result<(), String> {
        let document = parse_executable(text).expect("the document is well formed");
        let (_, operation) = document.operations.iter().next().expect("there is one");
        let mut variables = Variables::from_json(variables);
        let merged = merge(&document, operation, &mut variables).expect("it can be merged");
        check_argument_values(&merged.node, &variables)
            .map_err(|error| error.to_graphql("an id")[0].message.clone())
    }

    #[test]
    fn a_list_of_a_filter_has_at_most_a_thousand_values() {
        let ids = |count: usize| -> Vec<usize> { (0..count).collect() };
        let literal = |count| {
            let ids = ids(count);
            format!(
                "{{ customer(by: {{ customerId: 3 }}) {{ ... on Customer {{ vehicles(filter: {{ text: \"a\", types: {ids:?} }}) {{ totalCount }} }} }} }}"
            )
        };
        let whole =
            "query ($f: ConversationFilter) { all: conversations(filter: $f) { totalCount } }";
        let cases = [
            (literal(1_000), json!({}), None),
            (literal(1_001), json!({}), Some(("types", "vehicles"))),
            (
                whole.to_owned(),
                json!({ "f": { "text": "a", "customerIds": ids(1_001) } }),
                Some(("customerIds", "conversations")),
            ),
        ];
        for (text, variables, refused) in cases {
            let refused = refused.map(|(name, field)| {
                format!("The filter \"{name}\" of \"{field}\" has 1001 values, and at most 1000 are allowed.")
            });
            assert_eq!(check(&text, variables).err(), refused, "{:.80}", text);
        }
    }

    #[test]
    fn no_key_of_a_mutation_is_blank() {
        let rerun = "mutation ($id: String!) { rerunPipelineJobs(input: { jobIds: [$id] }) { errors { message } } }";
        let places = "mutation { saveStudyPlaces(input: { attributionId: 1, placeIds: [\"a\", \"\"] }) { errors { message } } }";
        let cases = [
            (rerun, json!({ "id": "1701" }), None),
            (
                rerun,
                json!({ "id": "" }),
                Some(("jobIds", "rerunPipelineJobs")),
            ),
            (
                rerun,
                json!({ "id": " \u{a0}" }),
                Some(("jobIds", "rerunPipelineJobs")),
            ),
            (places, json!({}), Some(("placeIds", "saveStudyPlaces"))),
            (
                "{ pipelineJob(pipelineJobId: \"\") { jobId } }",
                json!({}),
                None,
            ),
        ];
        for (text, variables, refused) in cases {
            let refused =
                refused.map(|(name, field)| format!("The key \"{name}\" of \"{field}\" is blank."));
            assert_eq!(check(text, variables).err(), refused, "{text}");
        }
    }
}
