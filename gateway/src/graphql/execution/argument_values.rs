//! Checks what no type of an argument can: the number of values in a filter, and that no key of a mutation is blank.

use async_graphql::parser::types::Field;
use async_graphql::{Value as ConstValue, Variables};

use crate::graph::audit::each_value;
use crate::graph::prefetch::argument;
use crate::graph::text::trim_invisible;
use crate::graphql::request_error::RequestError;

/// The maximum number of values in a filter's list.
const MOST_VALUES: usize = 1_000;

/// Checks the lists in the filter of a field.
///
/// # Errors
/// Names the first list with too many values.
pub(super) fn check_filter(field: &Field, variables: &Variables) -> Result<(), RequestError> {
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

/// Checks the keys of a mutation. A service may take a blank key for none, or for all. The key of a lookup is part of a path,
/// which refuses it.
///
/// # Errors
/// Names the first blank key.
pub(super) fn check_keys(field: &Field, variables: &Variables) -> Result<(), RequestError> {
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
