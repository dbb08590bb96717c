//! Plain fields: those that call nothing, take no argument and cannot fail, so that lists of rows can write
//! them straight to JSON (see rows). `#[object(row)]` finds them.

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

/// Lets enums be plain fields.
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
