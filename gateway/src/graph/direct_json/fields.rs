//! Plain fields: those that call nothing, take no argument and cannot fail, so that lists of rows can write
//! them straight to bytes (see plain_rows). A type names its plain fields with [`plain_fields!`].

use async_graphql::Context;
use async_graphql::resolver_utils::ContainerType;
use futures_util::FutureExt;

use crate::graph::direct_json::json::Json;

/// Writes a field of a row as JSON. The context is that of the field in its list, without a row.
pub type Writer<T> = fn(&T, &Context<'_>, &mut Vec<u8>);

/// A type some of whose fields are plain.
pub trait Plain: ContainerType {
    /// The writer of a field; none where only the executor can resolve it.
    fn writer(field: &str) -> Option<Writer<Self>>;
}

/// Names the plain fields of a type by their resolvers: those that take no argument, and whose value is a
/// scalar, an enum or a list of them. A resolver must not wait for anything.
macro_rules! plain_fields {
    ($type:ty: $($field:ident)*) => {
        impl $crate::graph::direct_json::fields::Plain for $type {
            fn writer(field: &str) -> Option<$crate::graph::direct_json::fields::Writer<Self>> {
                $(
                    if $crate::graph::direct_json::fields::is_field(field, stringify!($field)) {
                        return Some(|row, ctx, out| {
                            $crate::graph::direct_json::fields::write_now(row.$field(ctx), out)
                        });
                    }
                )*
                None
            }
        }
    };
}
pub(crate) use plain_fields;

/// The same for a type whose fields are the members of a struct.
macro_rules! plain_members {
    ($type:ty: $($field:ident)*) => {
        impl $crate::graph::direct_json::fields::Plain for $type {
            fn writer(field: &str) -> Option<$crate::graph::direct_json::fields::Writer<Self>> {
                $(
                    if $crate::graph::direct_json::fields::is_field(field, stringify!($field)) {
                        return Some(|row, _, out| $crate::graph::direct_json::json::Json::write(&row.$field, out));
                    }
                )*
                None
            }
        }
    };
}
pub(crate) use plain_members;

/// Enums that stand in plain fields.
macro_rules! plain_enums {
    ($($type:ty)*) => {
        $(
            impl $crate::graph::direct_json::json::Json for $type {
                fn write(&self, out: &mut Vec<u8>) {
                    $crate::graph::direct_json::json::write_enum(self, out);
                }
            }
        )*
    };
}
pub(crate) use plain_enums;

/// Writes what a resolver answers at once. Its error type is the library's: such a resolver has none.
pub fn write_now<V: Json>(
    resolver: impl Future<Output = async_graphql::Result<V>>,
    out: &mut Vec<u8>,
) {
    let value = resolver.now_or_never().and_then(Result::ok);
    debug_assert!(value.is_some(), "a plain field waited or failed");
    value.write(out);
}

/// Whether a field of the schema is the one that a resolver of this name answers.
pub fn is_field(field: &str, resolver: &str) -> bool {
    let mut letters = field.chars();
    let mut parts = resolver.split('_');
    parts
        .next()
        .is_some_and(|first| first.chars().all(|letter| letters.next() == Some(letter)))
        && parts.all(|part| {
            part.chars().enumerate().all(|(at, letter)| {
                let letter = if at == 0 {
                    letter.to_ascii_uppercase()
                } else {
                    letter
                };
                letters.next() == Some(letter)
            })
        })
        && letters.next().is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_is_known_by_the_name_of_its_resolver() {
        let cases = [
            ("id", "id", true),
            ("customerId", "customer_id", true),
            ("adGroupsActiveFrom", "ad_groups_active_from", true),
            ("customerid", "customer_id", false),
            ("customer_id", "customer_id", false),
            ("customer", "customer_id", false),
            ("customerIds", "customer_id", false),
            ("customerIdText", "customer_id", false),
            ("", "id", false),
        ];
        for (field, resolver, expected) in cases {
            assert_eq!(is_field(field, resolver), expected, "{field} {resolver}");
        }
    }
}
