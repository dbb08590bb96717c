//! The common interface of values in documents and in variables.

use async_graphql::indexmap::IndexMap;
use async_graphql::{Name, Number, Value as ConstValue};
use async_graphql_value::Value;

/// A literal, which may contain variables, or the value of a variable.
pub(super) trait InputValue: Sized {
    /// Whether the value came as JSON.
    const IS_JSON: bool;

    fn kind(&self) -> Kind<'_, Self>;
}

/// The kind of a value, with its content.
pub(super) enum Kind<'a, V> {
    Variable(&'a str),
    Null,
    Number(&'a Number),
    String(&'a str),
    Boolean,
    Enum(&'a str),
    List(&'a [V]),
    Object(&'a IndexMap<Name, V>),
    Other,
}

impl InputValue for Value {
    const IS_JSON: bool = false;

    fn kind(&self) -> Kind<'_, Self> {
        match self {
            Self::Variable(name) => Kind::Variable(name),
            Self::Null => Kind::Null,
            Self::Number(number) => Kind::Number(number),
            Self::String(text) => Kind::String(text),
            Self::Boolean(_) => Kind::Boolean,
            Self::Enum(name) => Kind::Enum(name),
            Self::List(items) => Kind::List(items),
            Self::Object(fields) => Kind::Object(fields),
            Self::Binary(_) => Kind::Other,
        }
    }
}

impl InputValue for ConstValue {
    const IS_JSON: bool = true;

    fn kind(&self) -> Kind<'_, Self> {
        match self {
            Self::Null => Kind::Null,
            Self::Number(number) => Kind::Number(number),
            Self::String(text) => Kind::String(text),
            Self::Boolean(_) => Kind::Boolean,
            Self::Enum(name) => Kind::Enum(name),
            Self::List(items) => Kind::List(items),
            Self::Object(fields) => Kind::Object(fields),
            Self::Binary(_) => Kind::Other,
        }
    }
}
