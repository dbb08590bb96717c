//! Texts and lists take their bytes and rows from the budget of the operation.
//!
//! `#[object]` and the derive `SimpleObject` put [`Metered`] around every field that is a text or a list: an area
//! returns `String` and `Vec<T>` and cannot forget it. A test walks the schema for fields that are not metered.
//!
//! The executor keeps a tree of values for each object until the whole answer is written, several times the size of the
//! JSON. The items of a list are therefore executed in batches, and each batch is written to JSON at once (see
//! `direct_json`): a list needs no more memory than its JSON and the values of one batch.

use std::borrow::Cow;
use std::sync::Arc;

use async_graphql::parser::types::Field;
use async_graphql::registry::Registry;
use async_graphql::{
    ContextSelectionSet, OutputType, Positioned, ServerError, ServerResult, Value,
};
use futures_util::future::try_join_all;

use crate::error::{Error, Result};
use crate::graph::budget::budget_of;
use crate::graph::direct_json::json::WriteJson;
use crate::graph::direct_json::writer::Writer;
use crate::upstream::without_blocking;

/// A text with fewer bytes counts as part of its parent: a document selects a few thousand of them at most, and a list
/// that has more takes their bytes with its own.
const SHORT: usize = 256;

/// The number of list items that are executed together.
const BATCH: usize = 256;

/// A field's value that is taken from the budget of the operation.
pub struct Metered<T>(pub T);

/// Meters the result of a computation.
pub async fn metered<T>(work: impl Future<Output = T>) -> Metered<T> {
    Metered(work.await)
}

/// A text or a list, however wrapped.
pub trait Meter: Sync {
    /// Resolves the value, after taking its bytes and rows from the budget.
    fn resolve_metered(
        &self,
        ctx: &ContextSelectionSet<'_>,
        field: &Positioned<Field>,
    ) -> impl Future<Output = ServerResult<Value>> + Send;
}

impl<T: Meter + OutputType> OutputType for Metered<T> {
    fn type_name() -> Cow<'static, str> {
        T::type_name()
    }

    fn qualified_type_name() -> String {
        T::qualified_type_name()
    }

    fn introspection_type_name(&self) -> Cow<'static, str> {
        self.0.introspection_type_name()
    }

    fn create_type_info(registry: &mut Registry) -> String {
        T::create_type_info(registry)
    }

    async fn resolve(
        &self,
        ctx: &ContextSelectionSet<'_>,
        field: &Positioned<Field>,
    ) -> ServerResult<Value> {
        self.0.resolve_metered(ctx, field).await
    }
}

impl<T: WriteJson> WriteJson for Metered<T> {
    fn write(&self, out: &mut Vec<u8>) {
        self.0.write(out);
    }
}

impl Meter for str {
    async fn resolve_metered(
        &self,
        ctx: &ContextSelectionSet<'_>,
        field: &Positioned<Field>,
    ) -> ServerResult<Value> {
        if self.len() < SHORT {
            return Ok(Value::String(self.to_owned()));
        }
        let budget = budget_of(ctx);
        let written = without_blocking(self.len(), || {
            let mut writer = Writer::new(budget, 0);
            writer.text(self)?;
            writer.finish()
        });
        written
            .map(Value::Binary)
            .map_err(|error| at(ctx, field, error))
    }
}

impl<T: OutputType> Meter for [T] {
    async fn resolve_metered(
        &self,
        ctx: &ContextSelectionSet<'_>,
        field: &Positioned<Field>,
    ) -> ServerResult<Value> {
        // Rows are objects; for other items, counting bytes is enough.
        if !ctx.item.node.items.is_empty() {
            let taken = budget_of(ctx).take_rows(self.len());
            taken.map_err(|error| at(ctx, field, error))?;
        }
        write_items(self, ctx, field).await
    }
}

/// Executes the items of a list, whose rows have been taken, and writes them to JSON.
pub async fn write_items<T: OutputType>(
    items: &[T],
    ctx: &ContextSelectionSet<'_>,
    field: &Positioned<Field>,
) -> ServerResult<Value> {
    let failed = |error| at(ctx, field, error);
    let mut writer = Writer::new(budget_of(ctx), 0);
    writer.bracket(b'[');
    for (batch, start) in items.chunks(BATCH).zip((0..).step_by(BATCH)) {
        let values = batch.iter().zip(start..).map(|(item, index)| {
            let ctx = ctx.with_index(index);
            async move {
                let value = OutputType::resolve(item, &ctx, field).await;
                value.map_err(|error| ctx.set_error_path(error))
            }
        });
        for value in try_join_all(values).await? {
            writer.separate();
            writer.value(value).map_err(failed)?;
        }
    }
    writer.bracket(b']');
    writer.finish().map(Value::Binary).map_err(failed)
}

/// Meters a type like its dereferenced type.
macro_rules! as_target {
    ($(($($generics:tt)*) $type:ty;)*) => {
        $(
            impl<$($generics)*> Meter for $type {
                async fn resolve_metered(
                    &self,
                    ctx: &ContextSelectionSet<'_>,
                    field: &Positioned<Field>,
                ) -> ServerResult<Value> {
                    (**self).resolve_metered(ctx, field).await
                }
            }
        )*
    };
}
as_target! {
    () String;
    () Box<str>;
    () Arc<str>;
    ('a, T: Meter + ToOwned<Owned: Sync> + ?Sized) Cow<'a, T>;
    (T: OutputType) Vec<T>;
    (T: Meter + ?Sized) &T;
}

impl<T: Meter> Meter for Option<T> {
    async fn resolve_metered(
        &self,
        ctx: &ContextSelectionSet<'_>,
        field: &Positioned<Field>,
    ) -> ServerResult<Value> {
        let Some(value) = self else {
            return Ok(Value::Null);
        };
        // Like the executor, stops the error at a nullable field.
        Ok(value
            .resolve_metered(ctx, field)
            .await
            .unwrap_or_else(|error| {
                ctx.add_error(error);
                Value::Null
            }))
    }
}

impl<T: Meter> Meter for Result<T> {
    async fn resolve_metered(
        &self,
        ctx: &ContextSelectionSet<'_>,
        field: &Positioned<Field>,
    ) -> ServerResult<Value> {
        match self {
            Ok(value) => value.resolve_metered(ctx, field).await,
            Err(error) => Err(at(ctx, field, error.clone())),
        }
    }
}

/// An error of the gateway, in the form in which the executor reports a field's error.
pub fn at(ctx: &ContextSelectionSet<'_>, field: &Positioned<Field>, error: Error) -> ServerError {
    ctx.set_error_path(async_graphql::Error::from(error).into_server_error(field.pos))
}
