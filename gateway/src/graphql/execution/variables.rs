//! The variables of a request.

use std::collections::HashSet;

use async_graphql::parser::types::VariableDefinition;
use async_graphql::{Positioned, Value, Variables};

use crate::config::settings::Limits;
use crate::graphql::request_error::RequestError;

/// The largest number up to which every integer is a double.
const MAX_WHOLE: f64 = (1_u64 << 53) as f64;

/// Reads the variables in a JSON object.
///
/// # Errors
/// If there are too many values, or one cannot be built.
pub fn read(json: &str, limits: &Limits) -> Result<Variables, RequestError> {
    // The object itself does not count.
    if count_values(json.as_bytes()) - 1 > limits.variable_values {
        return Err(RequestError::limit(format!(
            "The variables hold more than {} values.",
            limits.variable_values
        )));
    }
    let mut variables: Variables = serde_json::from_str(json).map_err(|_| {
        RequestError::bad_request(
            "The \"variables\" cannot be read: a number is too large, a text is not valid Unicode, or lists nest too deep.",
        )
    })?;
    variables.values_mut().for_each(make_whole);
    Ok(variables)
}

/// Drops the variables that an operation does not declare.
pub fn keep_declared(variables: &mut Variables, definitions: &[Positioned<VariableDefinition>]) {
    let definitions = definitions.iter();
    let declared: HashSet<&str> = definitions
        .map(|definition| definition.node.name.node.as_str())
        .collect();
    variables.retain(|name, _| declared.contains(name.as_str()));
}

/// The number of values in valid JSON: the whole, plus one after each comma and each non-empty opening bracket.
pub fn count_values(json: &[u8]) -> usize {
    let (mut count, mut is_opened) = (1, false);
    let mut bytes = json.iter().filter(|byte| !byte.is_ascii_whitespace());
    while let Some(byte) = bytes.next() {
        count += usize::from(is_opened && !matches!(byte, b'}' | b']'));
        is_opened = matches!(byte, b'{' | b'[');
        count += usize::from(*byte == b',');
        if *byte == b'"' {
            while let Some(byte) = bytes.next().filter(|byte| **byte != b'"') {
                if *byte == b'\\' {
                    bytes.next();
                }
            }
        }
    }
    count
}

/// Writes every number whose value is whole as an integer: JSON has one kind of numbers, and some languages write 2 as 2.0.
fn make_whole(value: &mut Value) {
    match value {
        Value::Number(number) if number.is_f64() => {
            let whole = number.as_f64().filter(|number| number.fract() == 0.0);
            if let Some(whole) = whole.filter(|whole| whole.abs() <= MAX_WHOLE) {
                *number = (whole as i64).into();
            }
        }
        Value::List(items) => items.iter_mut().for_each(make_whole),
        Value::Object(members) => members.values_mut().for_each(make_whole),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::settings::Settings;

    fn limits() -> Limits {
        Settings::from_flags::<_, &str>([]).unwrap().limits
    }

    #[test]
    fn whole_numbers_are_integers() {
        for (json, expected) in [
            (r#"{"\u0061":null}"#, r#"{"a":null}"#),
            (
                r#"{"a":2.0,"b":[1e2,{"x":-3.0},2.5,1e300]}"#,
                r#"{"a":2,"b":[100,{"x":-3},2.5,1e+300]}"#,
            ),
        ] {
            let variables = read(json, &limits()).unwrap();
            assert_eq!(serde_json::to_string(&variables).unwrap(), expected);
        }
    }

    #[test]
    fn limit_of_values_is_exact() {
        let limits = Limits {
            variable_values: 5,
            ..limits()
        };
        for (json, is_within) in [
            ("{}", true),
            (r#"{"a":[1,2,3,4]}"#, true),
            (r#"{"a":[1,2,3,4,5]}"#, false),
            (r#"{ "a" : [ { "b" : [ { } , [ ] ] } ] }"#, true),
            (r#"{"a":[{"b":[{},[]]}],"c":0}"#, false),
            (r#"{"a":",[{\",[ {\\","b":[1,2,3]}"#, true),
        ] {
            assert_eq!(read(json, &limits).is_ok(), is_within, "{json}");
        }
    }
}
