//! The scalars JSON and GeoJSON: values of any shape, written into the response as the service sent them.

use std::borrow::Cow;

use async_graphql::parser::types::Field;
use async_graphql::registry::{MetaType, MetaTypeId, Registry};
use async_graphql::{
    ContextSelectionSet, InputType, InputValueError, InputValueResult, OutputType, Positioned,
    ServerResult, Value,
};
use serde_json::value::RawValue;

use crate::graph::budget::budget_of;
use crate::graph::direct_json::json::WriteJson;
use crate::graph::direct_json::writer::Writer;
use crate::graph::metered::{Meter, at};
use crate::upstream::decode::write_sent;

const JSON: Scalar = Scalar {
    name: "JSON",
    description: "A JSON value of any type, as the service sent it: key order and the spelling of numbers are kept. What many \
                  readers refuse is replaced: half a surrogate pair by U+FFFD, and a number beyond the range of a double, or \
                  what nests deeper than 64 levels, by null.",
    specified_by: "https://www.rfc-editor.org/rfc/rfc8259",
};

const GEO_JSON: Scalar = Scalar {
    name: "GeoJSON",
    description: "A GeoJSON object, with the longitude first. Key order and the spelling of numbers are kept. What many \
                  readers refuse is replaced as in `JSON`. As an \
                  input, either the object or its text; only the text keeps the spelling of numbers.",
    specified_by: "https://www.rfc-editor.org/rfc/rfc7946",
};

struct Scalar {
    name: &'static str,
    description: &'static str,
    specified_by: &'static str,
}

impl Scalar {
    fn meta(&self) -> MetaType {
        MetaType::Scalar {
            name: self.name.to_owned(),
            description: Some(self.description.to_owned()),
            is_valid: None,
            visible: None,
            inaccessible: false,
            tags: Vec::new(),
            specified_by_url: Some(self.specified_by.to_owned()),
            directive_invocations: Vec::new(),
            requires_scopes: Vec::new(),
        }
    }
}

/// A value of any type. The text must be valid JSON.
pub struct Json<'a>(Cow<'a, str>);

impl<'a> Json<'a> {
    /// A value; `None` if it is null.
    pub fn of(value: &'a RawValue) -> Option<Self> {
        (value.get() != "null").then(|| Self(value.get().into()))
    }

    /// An object.
    pub fn object(json: String) -> Self {
        Self(json.into())
    }
}

/// A GeoJSON object. The text must be valid JSON.
pub struct GeoJson(pub String);

/// A GeoJSON object as input: the text of the object, or of what was given in its place.
pub struct GeoJsonText(pub String);

macro_rules! json_output {
    ($([$($lifetime:lifetime)?] $type:ty, $scalar:ident;)*) => {
        $(
            impl$(<$lifetime>)? WriteJson for $type {
                fn write(&self, out: &mut Vec<u8>) {
                    write_sent(&self.0, out);
                }
            }

            impl$(<$lifetime>)? Meter for $type {
                async fn resolve_metered(
                    &self,
                    ctx: &ContextSelectionSet<'_>,
                    field: &Positioned<Field>,
                ) -> ServerResult<Value> {
                    let mut writer = Writer::new(budget_of(ctx), self.0.len());
                    let written = writer.json(&self.0).and_then(|()| writer.finish());
                    written.map(Value::Binary).map_err(|error| at(ctx, field, error))
                }
            }

            impl$(<$lifetime>)? OutputType for $type {
                fn type_name() -> Cow<'static, str> {
                    $scalar.name.into()
                }

                fn create_type_info(registry: &mut Registry) -> String {
                    registry.create_output_type::<Self, _>(MetaTypeId::Scalar, |_| $scalar.meta())
                }

                async fn resolve(
                    &self,
                    ctx: &ContextSelectionSet<'_>,
                    field: &Positioned<Field>,
                ) -> ServerResult<Value> {
                    self.resolve_metered(ctx, field).await
                }
            }
        )*
    };
}
json_output! {
    ['a] Json<'a>, JSON;
    [] GeoJson, GEO_JSON;
}

impl InputType for GeoJsonText {
    type RawValueType = Self;

    fn type_name() -> Cow<'static, str> {
        GEO_JSON.name.into()
    }

    fn create_type_info(registry: &mut Registry) -> String {
        // Known by the name of the output type, because a scalar may be registered by one Rust type only.
        <GeoJson as OutputType>::create_type_info(registry);
        <Self as InputType>::qualified_type_name()
    }

    fn parse(value: Option<Value>) -> InputValueResult<Self> {
        match value.unwrap_or_default() {
            Value::String(text) => Ok(Self(text)),
            value @ Value::Object(_) => serde_json::to_string(&value)
                .map(Self)
                .map_err(|error| InputValueError::custom(format!("not an object: {error}"))),
            other => Err(InputValueError::expected_type(other)),
        }
    }

    fn to_value(&self) -> Value {
        Value::String(self.0.clone())
    }

    fn as_raw_value(&self) -> Option<&Self> {
        Some(self)
    }
}
