//! The order of lists: the input `orderBy`, and tables sorted by name.

use std::borrow::Cow;
use std::sync::Arc;

use async_graphql::registry::{Deprecation, MetaInputValue, MetaType, MetaTypeId, Registry};
use async_graphql::{Enum, InputType, InputValueError, InputValueResult, Name, Value};

use crate::upstream::decode::{Keyed, Table};

/// The direction of a sort. Missing values come last in both.
#[derive(Clone, Copy, Debug, Default, Enum, Eq, PartialEq)]
pub enum OrderDirection {
    /// Ascending: smallest, earliest or alphabetically first value first.
    #[default]
    Asc,
    /// Descending: largest, latest or alphabetically last value first.
    Desc,
}

/// The fields a list can be sorted by, and its default order.
pub trait OrderField: InputType + Copy {
    /// The order of a list without `orderBy`.
    const DEFAULT: (Self, OrderDirection);
}

/// How a list is sorted. `Order<MarketOrderField>` is the input type `MarketOrder`.
#[derive(Clone, Copy)]
pub struct Order<F: OrderField> {
    /// The field to sort by.
    pub field: F,
    /// The direction.
    pub direction: OrderDirection,
}

// async-graphql's derive needs every instance of a generic input type listed; this needs none.
impl<F: OrderField> InputType for Order<F> {
    type RawValueType = Self;

    fn type_name() -> Cow<'static, str> {
        let field = F::type_name();
        let name = field.strip_suffix("Field").unwrap_or(&field);
        Cow::Owned(name.to_owned())
    }

    fn create_type_info(registry: &mut Registry) -> String {
        registry.create_input_type::<Self, _>(MetaTypeId::InputObject, |registry| {
            let default = OrderDirection::default().to_value().to_string();
            let fields = [
                argument::<F>(registry, "field", "The field to sort by.", None),
                argument::<OrderDirection>(
                    registry,
                    "direction",
                    "The direction. Defaults to ascending.",
                    Some(default),
                ),
            ];
            MetaType::InputObject {
                name: Self::type_name().into_owned(),
                description: Some(
                    "How the list is sorted. Missing values come last in both directions."
                        .to_owned(),
                ),
                input_fields: fields
                    .map(|field| (field.name.clone(), field))
                    .into_iter()
                    .collect(),
                visible: None,
                inaccessible: false,
                tags: Vec::new(),
                rust_typename: Some(std::any::type_name::<Self>()),
                oneof: false,
                directive_invocations: Vec::new(),
            }
        })
    }

    fn parse(value: Option<Value>) -> InputValueResult<Self> {
        let Some(Value::Object(mut fields)) = value else {
            return Err(InputValueError::expected_type(value.unwrap_or_default()));
        };
        let direction = match fields.swap_remove("direction") {
            Some(direction) => {
                OrderDirection::parse(Some(direction)).map_err(InputValueError::propagate)?
            }
            None => OrderDirection::default(),
        };
        let field = F::parse(fields.swap_remove("field")).map_err(InputValueError::propagate)?;
        Ok(Self { field, direction })
    }

    fn to_value(&self) -> Value {
        let fields = [
            (Name::new("field"), self.field.to_value()),
            (Name::new("direction"), self.direction.to_value()),
        ];
        Value::Object(fields.into_iter().collect())
    }

    fn as_raw_value(&self) -> Option<&Self> {
        Some(self)
    }
}

fn argument<T: InputType>(
    registry: &mut Registry,
    name: &str,
    description: &str,
    default_value: Option<String>,
) -> MetaInputValue {
    MetaInputValue {
        name: name.to_owned(),
        description: Some(description.to_owned()),
        ty: T::create_type_info(registry),
        deprecation: Deprecation::NoDeprecated,
        default_value,
        visible: None,
        inaccessible: false,
        tags: Vec::new(),
        is_secret: false,
        directive_invocations: Vec::new(),
    }
}

impl<F: OrderField> Order<F> {
    /// Its name, such as "NAME ASC".
    pub fn name(&self) -> String {
        let (field, direction) = (self.field.to_value(), self.direction.to_value());
        format!("{field} {direction}")
    }
}

impl<F: OrderField> Default for Order<F> {
    fn default() -> Self {
        let (field, direction) = F::DEFAULT;
        Self { field, direction }
    }
}

/// A row that is sorted by its name.
pub trait Named: Keyed<Key: Ord> {
    /// The name; empty if it has none.
    fn name(&self) -> &str;
}

/// The positions of all rows of a table, sorted by name, ignoring case; ties are broken by key. Rows without a name come
/// last.
pub fn by_name<T: Named>(table: &Table<T>) -> &Arc<[u32]> {
    table.order(|rows| {
        let mut order = Vec::from_iter(0..rows.len() as u32);
        order.sort_by_cached_key(|position| {
            let row = &rows[*position as usize];
            (row.name().is_empty(), row.name().to_lowercase(), row.key())
        });
        order
    })
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// A row with a key and a name.
    pub(in crate::graph) struct Thing(pub i32, pub &'static str);

    impl Keyed for Thing {
        type Key = i32;
        fn key(&self) -> &i32 {
            &self.0
        }
    }

    impl Named for Thing {
        fn name(&self) -> &str {
            self.1
        }
    }
}
