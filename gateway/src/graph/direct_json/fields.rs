//! Plain fields make no call, take no argument and cannot fail, so lists of rows write them straight to JSON (see
//! `rows`). `#[object(row)]` collects them.

use async_graphql::parser::types::Field;
use async_graphql::resolver_utils::ContainerType;
use async_graphql::{Context, Positioned};
use futures_util::FutureExt;

use crate::graph::direct_json::batched::BatchedField;
use crate::graph::direct_json::json::WriteJson;

/// Writes a field of a row as JSON. The context may be that of another field of the row.
pub type FieldWriter<T> = fn(&T, &Context<'_>, &mut Vec<u8>);

/// A type with plain fields.
pub trait PlainFields: ContainerType {
    /// The writer of a field; `None` if only the executor can resolve it.
    fn writer(field: &str) -> Option<FieldWriter<Self>>;

    /// A batched field with what is selected of it; `None` if only the executor can resolve it.
    fn batched<'a>(field: &'a Positioned<Field>) -> Option<Box<dyn BatchedField<Self> + 'a>>;
}

/// Lets plain fields return these enums.
macro_rules! plain_enums {
    ($($type:ty)*) => {
        $(
            impl $crate::graph::direct_json::json::WriteJson for $type {
                fn write(&self, out: &mut Vec<u8>) {
                    $crate::graph::direct_json::json::write_enum(self, out);
                }
            }
        )*
    };
}
pub(crate) use plain_enums;

/// Writes the value of a resolver that never waits. It cannot fail: it has an error type only because async-graphql
/// requires one.
#[inline]
pub fn write_now<V: WriteJson>(
    resolver: impl Future<Output = async_graphql::Result<V>>,
    out: &mut Vec<u8>,
) {
    let value = resolver.now_or_never().and_then(Result::ok);
    debug_assert!(value.is_some(), "a plain field waited or failed");
    value.write(out);
}
