//! The variables of a request. They stay text until the operation is known, and only those it declares are built: as
//! values, JSON takes many times its length.

use std::collections::{BTreeMap, HashSet};

use async_graphql::parser::types::VariableDefinition;
use async_graphql::{Name, Positioned, Value, Variables};
use serde_json::value::RawValue;

use crate::config::settings::Limits;
use crate::error::shortened;
use crate::graphql::request_error::RequestError;

/// The largest number up to which every integer is a double.
const MAX_WHOLE: f64 = (1_u64 << 53) as f64;

/// The variables of a request.
#[derive(Debug)]
pub enum RequestVariables {
    /// As sent: a JSON object.
    Text(Box<str>),
    /// As values.
    Values(Variables),
}

impl Default for RequestVariables {
    fn default() -> Self {
        Self::Values(Variables::default())
    }
}

impl RequestVariables {
    /// The variables in a JSON object.
    ///
    /// # Errors
    /// If there are too many values.
    pub fn of_json(json: &str, limits: &Limits) -> Result<Self, RequestError> {
        // The object itself does not count.
        if count_values(json.as_bytes()) - 1 > limits.variable_values {
            return Err(RequestError::limit(format!(
                "The variables hold more than {} values.",
                limits.variable_values
            )));
        }
        Ok(Self::Text(json.into()))
    }

    /// All variables, as values.
    ///
    /// # Errors
    /// Names the first variable whose value cannot be built.
    pub fn values(&mut self) -> Result<&mut Variables, RequestError> {
        if let Self::Text(json) = self {
            *self = Self::Values(build(json, |_| true)?);
        }
        match self {
            Self::Values(values) => Ok(values),
            Self::Text(_) => Err(RequestError::bad_request("The variables cannot be read.")),
        }
    }

    /// The variables that an operation declares.
    ///
    /// # Errors
    /// Names the first variable whose value cannot be built.
    pub fn declared_by(
        self,
        definitions: &[Positioned<VariableDefinition>],
    ) -> Result<Variables, RequestError> {
        let definitions = definitions.iter();
        let declared: HashSet<&str> = definitions
            .map(|definition| definition.node.name.node.as_str())
            .collect();
        match self {
            Self::Text(json) => build(&json, |name| declared.contains(name)),
            Self::Values(mut values) => {
                values.retain(|name, _| declared.contains(name.as_str()));
                Ok(values)
            }
        }
    }
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

fn build(json: &str, is_wanted: impl Fn(&str) -> bool) -> Result<Variables, RequestError> {
    let named: BTreeMap<String, &RawValue> = serde_json::from_str(json)
        .map_err(|_| RequestError::bad_request("\"variables\" must be an object."))?;
    let mut variables = Variables::default();
    for (name, json) in named.into_iter().filter(|(name, _)| is_wanted(name)) {
        let mut value: Value = serde_json::from_str(json.get()).map_err(|_| {
            RequestError::bad_request(format!(
                "The value of \"${}\" cannot be read: a number is too large, a text is not valid Unicode, or lists nest too deep.",
                shortened(&name)
            ))
        })?;
        make_whole(&mut value);
        variables.insert(Name::new(name), value);
    }
    Ok(variables)
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
    use crate::graphql::documents::parse::parse_executable;

    fn declared(document: &str, json: &str) -> Result<String, String> {
        let limits = Settings::from_flags::<_, &str>([]).unwrap().limits;
        let parsed = parse_executable(document).unwrap();
        let (_, operation) = parsed.operations.iter().next().unwrap();
        let variables = RequestVariables::of_json(json, &limits).unwrap();
        match variables.declared_by(&operation.node.variable_definitions) {
            Ok(variables) => Ok(serde_json::to_string(&variables).unwrap()),
            Err(error) => Err(format!("{error:?}")),
        }
    }

    #[test]
    fn only_declared_variables_are_built() {
        let document = "query ($a: Int, $b: [String]) { __typename }";
        let cases = [
            ("{}", "{}"),
            (r#"{"a":1}"#, r#"{"a":1}"#),
            (r#"{"c":[[],[]],"b":["x"],"d":1e999}"#, r#"{"b":["x"]}"#),
            (r#"{"a":1,"a":2}"#, r#"{"a":2}"#),
            (r#"{"\u0061":null}"#, r#"{"a":null}"#),
            (
                r#"{"a":2.0,"b":[1e2,{"x":-3.0},2.5,1e300]}"#,
                r#"{"a":2,"b":[100,{"x":-3},2.5,1e+300]}"#,
            ),
        ];
        for (json, expected) in cases {
            assert_eq!(declared(document, json).as_deref(), Ok(expected), "{json}");
        }
        assert_eq!(
            declared("{ __typename }", r#"{"a":1}"#).as_deref(),
            Ok("{}")
        );
    }

    #[test]
    fn limit_of_values_is_exact() {
        let limits = Limits {
            variable_values: 5,
            ..Settings::from_flags::<_, &str>([]).unwrap().limits
        };
        for (json, is_within) in [
            ("{}", true),
            (r#"{"a":[1,2,3,4]}"#, true),
            (r#"{"a":[1,2,3,4,5]}"#, false),
            (r#"{"a":1,"b":2,"c":3,"d":4,"e":5,"f":6}"#, false),
            (r#"{ "a" : [ { "b" : [ { } , [ ] ] } ] }"#, true),
            (r#"{"a":[{"b":[{},[]]}],"c":0}"#, false),
            (r#"{"a":",[{\",[ {\\","b":[1,2,3]}"#, true),
        ] {
            assert_eq!(
                RequestVariables::of_json(json, &limits).is_ok(),
                is_within,
                "{json}"
            );
        }
    }

    #[test]
    fn a_declared_value_that_cannot_be_built_is_refused() {
        let deep = format!("{{\"a\":{}{}}}", "[".repeat(130), "]".repeat(130));
        for json in [r#"{"a":1e999}"#, r#"{"a":"\ud800"}"#, &deep] {
            let refused = declared("query ($a: Float) { __typename }", json).unwrap_err();
            assert!(refused.contains("\\\"$a\\\" cannot be read"), "{refused}");
        }
    }

    #[test]
    fn files_are_put_among_all_values() {
        let mut variables = RequestVariables::Text(r#"{"file":null,"more":[1]}"#.into());
        let values = variables.values().unwrap();
        values.insert(Name::new("file"), Value::from("0"));
        assert_eq!(
            serde_json::to_string(variables.values().unwrap()).unwrap(),
            r#"{"file":"0","more":[1]}"#
        );
    }
}
