//! Checks of single values by the kinds of their types.

use apollo_compiler::schema::{EnumType, InputObjectType};
use async_graphql::indexmap::IndexMap;
use async_graphql::{Name, ScalarType, Value as ConstValue};

use super::Problem;
use crate::error::shortened;
use crate::graph::scalars::{Date, DateTime};
use crate::graphql::documents::input_value::{InputValue, Kind};

/// Checks that an object has all required fields of its type.
pub(super) fn check_required<V>(
    known: &InputObjectType,
    given: &IndexMap<Name, V>,
) -> Result<(), Problem> {
    let missing = known
        .fields
        .iter()
        .find(|(name, field)| field.is_required() && !given.contains_key(name.as_str()));
    match missing {
        Some((name, field)) => {
            Err(Problem::new(format!("\"{}\" is required", field.ty)).below(name))
        }
        None => Ok(()),
    }
}

/// Checks that an enum has a value with this name.
pub(super) fn check_enum(known: &EnumType, value: &str) -> Result<(), Problem> {
    if known.values.contains_key(value) {
        return Ok(());
    }
    let problem = format!("\"{}\" has no value \"{}\"", known.name, shortened(value));
    let names = known.values.keys().map(|name| name.as_str());
    Err(Problem::new(problem).suggesting(value, names))
}

/// Checks that a value is one of a scalar.
pub(super) fn check_scalar<V: InputValue>(
    kind: &Kind<'_, V>,
    type_name: &str,
) -> Result<(), Problem> {
    if matches!(kind, Kind::String(text) if text.contains('\0')) {
        return Err(Problem::new("the character U+0000 is not allowed"));
    }
    let is_text = |is_valid: fn(&ConstValue) -> bool| match kind {
        Kind::String(text) => is_valid(&ConstValue::from(*text)),
        _ => false,
    };
    let (is_valid, expected) = match type_name {
        "Int" => (
            matches!(kind, Kind::Number(number)
                if number.as_i64().is_some_and(|number| i32::try_from(number).is_ok())),
            "a whole number from -2147483648 to 2147483647",
        ),
        "Float" => (matches!(kind, Kind::Number(_)), "a number"),
        "String" => (matches!(kind, Kind::String(_)), "a string"),
        "Boolean" => (matches!(kind, Kind::Boolean), "true or false"),
        "Date" => (is_text(Date::is_valid), "a date, as \"2025-03-12\""),
        "DateTime" => (
            is_text(DateTime::is_valid),
            "a time, as \"2025-03-12T12:00:00Z\"",
        ),
        "ID" => (
            match kind {
                Kind::Number(number) => !number.is_f64(),
                kind => matches!(kind, Kind::String(_)),
            },
            "a string or a whole number",
        ),
        "GeoJSON" => (
            matches!(kind, Kind::String(_) | Kind::Object(_)),
            "a GeoJSON object, or its text",
        ),
        // The name of a part replaces the null to which the request maps the file.
        "Upload" => (
            matches!(kind, Kind::String(_)),
            "a file, which is sent as a part of a multipart/form-data request",
        ),
        _ => return Ok(()),
    };
    match is_valid {
        true => Ok(()),
        false => Err(Problem::new(format!("expected {expected}"))),
    }
}
