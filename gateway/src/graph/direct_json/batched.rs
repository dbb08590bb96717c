//! Batched fields: what a row shows of other lists, such as the customer of a study.
//!
//! One read answers such a field for all rows. A list therefore resolves it for one row after the other, where all but the
//! first find what was read, and writes the objects like its own rows. The executor would resolve every field of every
//! object separately.

use async_graphql::parser::types::{Field, SelectionSet};
use async_graphql::{Context, ContextSelectionSet, Positioned, ServerResult};
use futures_util::future::BoxFuture;

use crate::error::{Error, Result};
use crate::graph::direct_json::fields::PlainFields;
use crate::graph::direct_json::json::WriteJson;
use crate::graph::direct_json::writer::Writer;
use crate::graph::metered::{Metered, at};

/// The value of a batched field: a number, a text or a type of row (`#[object(row)]`), which may be missing or have failed.
pub trait BatchedValue: Send + Sync + 'static {
    /// The scalar or object.
    type Leaf: Leaf;

    /// The scalar or object; `None` for null.
    ///
    /// # Errors
    /// Why the field failed. Like the executor, the list stops the error there.
    fn leaf(&self) -> std::result::Result<Option<&Self::Leaf>, &Error>;
}

/// A scalar, or an object of a type of row.
pub trait Leaf: Sized + Send + Sync + 'static {
    /// What is selected of it.
    type Selection<'a>: Send + Sync;

    /// Reads what is selected; `None` if the executor has to resolve any of it.
    fn select(set: &Positioned<SelectionSet>) -> Option<Self::Selection<'_>>;

    /// Resolves the batched fields of objects; a scalar has none. `ctx` is that of the field, not of any object.
    fn load<'s: 'x, 'x>(
        _selection: &'s Self::Selection<'_>,
        _objects: &'x [&'x Self],
        _ctx: &'x ContextSelectionSet<'x>,
    ) -> BoxFuture<'x, ServerResult<Vec<LoadedField<'s>>>> {
        Box::pin(async { Ok(Vec::new()) })
    }

    /// Writes it. `loaded` has its batched fields.
    ///
    /// # Errors
    /// LIMIT_EXCEEDED if it exceeds the budget.
    fn write(
        &self,
        selection: &Self::Selection<'_>,
        loaded: &mut [LoadedField<'_>],
        ctx: &ContextSelectionSet<'_>,
        writer: &mut Writer<'_>,
    ) -> Result<()>;
}

/// A selected batched field of a type.
pub trait BatchedField<T>: Send + Sync {
    /// Resolves it for these rows.
    fn load<'s: 'x, 'x>(
        &'s self,
        rows: &'x [&'x T],
        ctx: &'x ContextSelectionSet<'x>,
    ) -> BoxFuture<'x, ServerResult<LoadedField<'s>>>;
}

/// A batched field with its values for some rows: writes the value for the next row, whose context it gets. It fails with
/// LIMIT_EXCEEDED if that exceeds the budget.
pub type LoadedField<'s> =
    Box<dyn FnMut(&ContextSelectionSet<'_>, &mut Writer<'_>) -> Result<()> + Send + 's>;

/// The resolver of a batched field.
pub type Resolve<T, V> =
    for<'r> fn(&'r T, &'r Context<'r>) -> BoxFuture<'r, async_graphql::Result<V>>;

/// A batched field with what is selected of it; `None` if the executor has to resolve any of it.
pub fn batched<'a, T: PlainFields + 'static, V: BatchedValue>(
    field: &'a Positioned<Field>,
    resolve: Resolve<T, V>,
) -> Option<Box<dyn BatchedField<T> + 'a>> {
    let selection = V::Leaf::select(&field.node.selection_set)?;
    Some(Box::new(Batched {
        resolve,
        field,
        selection,
    }))
}

struct Batched<'a, T, V: BatchedValue> {
    resolve: Resolve<T, V>,
    field: &'a Positioned<Field>,
    selection: <V::Leaf as Leaf>::Selection<'a>,
}

impl<T: PlainFields + 'static, V: BatchedValue> BatchedField<T> for Batched<'_, T, V> {
    fn load<'s: 'x, 'x>(
        &'s self,
        rows: &'x [&'x T],
        ctx: &'x ContextSelectionSet<'x>,
    ) -> BoxFuture<'x, ServerResult<LoadedField<'s>>> {
        Box::pin(async move {
            let Self {
                resolve,
                field,
                selection,
            } = self;
            let ctx = ctx.with_field(field);
            let mut values = Vec::with_capacity(rows.len());
            for row in rows {
                let value = resolve(row, &ctx).await;
                values.push(value.map_err(|error| error.into_server_error(field.pos))?);
            }
            let leaves = values.iter().filter_map(|value| value.leaf().ok()?);
            let leaves: Vec<_> = leaves.collect();
            let below = ctx.with_selection_set(&field.node.selection_set);
            let mut below = V::Leaf::load(selection, &leaves, &below).await?;
            let mut values = values.into_iter();
            let write_next = move |ctx: &ContextSelectionSet<'_>, writer: &mut Writer<'_>| {
                let ctx = ctx.with_field(field);
                let ctx = &ctx.with_selection_set(&field.node.selection_set);
                let value = values.next();
                let value =
                    value.ok_or_else(|| Error::internal("a batched field has too few values"))?;
                match value.leaf() {
                    Ok(Some(leaf)) => return leaf.write(selection, &mut below, ctx, writer),
                    Ok(None) => {}
                    Err(error) => ctx.add_error(at(ctx, field, error.clone())),
                }
                writer.null();
                Ok(())
            };
            Ok(Box::new(write_next) as LoadedField<'s>)
        })
    }
}

macro_rules! scalars {
    ($($type:ty)*) => {
        $(
            impl Leaf for $type {
                type Selection<'a> = ();

                fn select(_: &Positioned<SelectionSet>) -> Option<()> {
                    Some(())
                }

                fn write(
                    &self,
                    (): &(),
                    _: &mut [LoadedField<'_>],
                    _: &ContextSelectionSet<'_>,
                    writer: &mut Writer<'_>,
                ) -> Result<()> {
                    WriteJson::write(self, writer.out());
                    writer.pay_some()
                }
            }
        )*
    };
}
scalars!(i32 String);

/// Lets batched fields return objects of this type. `#[object(row)]` does it.
macro_rules! batched_object {
    ($type:ty) => {
        impl $crate::graph::direct_json::batched::Leaf for $type {
            type Selection<'a> = $crate::graph::direct_json::row_fields::RowFields<'a, Self>;

            fn select(
                set: &async_graphql::Positioned<async_graphql::parser::types::SelectionSet>,
            ) -> Option<Self::Selection<'_>> {
                $crate::graph::direct_json::row_fields::RowFields::select_without_executor(set)
            }

            fn load<'s: 'x, 'x>(
                selection: &'s Self::Selection<'_>,
                objects: &'x [&'x Self],
                ctx: &'x async_graphql::ContextSelectionSet<'x>,
            ) -> ::futures_util::future::BoxFuture<
                'x,
                async_graphql::ServerResult<
                    Vec<$crate::graph::direct_json::batched::LoadedField<'s>>,
                >,
            > {
                selection.load(objects, ctx)
            }

            fn write(
                &self,
                selection: &Self::Selection<'_>,
                loaded: &mut [$crate::graph::direct_json::batched::LoadedField<'_>],
                ctx: &async_graphql::ContextSelectionSet<'_>,
                writer: &mut $crate::graph::direct_json::writer::Writer<'_>,
            ) -> $crate::error::Result<()> {
                selection.write(ctx, self, &mut ::std::iter::empty(), loaded, writer)
            }
        }
    };
}
pub(crate) use batched_object;

impl<L: Leaf> BatchedValue for L {
    type Leaf = L;

    fn leaf(&self) -> std::result::Result<Option<&L>, &Error> {
        Ok(Some(self))
    }
}

impl<V: BatchedValue> BatchedValue for Metered<V> {
    type Leaf = V::Leaf;

    fn leaf(&self) -> std::result::Result<Option<&V::Leaf>, &Error> {
        self.0.leaf()
    }
}

impl<V: BatchedValue> BatchedValue for Option<V> {
    type Leaf = V::Leaf;

    fn leaf(&self) -> std::result::Result<Option<&V::Leaf>, &Error> {
        self.as_ref().map_or(Ok(None), V::leaf)
    }
}

impl<V: BatchedValue> BatchedValue for Result<V> {
    type Leaf = V::Leaf;

    fn leaf(&self) -> std::result::Result<Option<&V::Leaf>, &Error> {
        self.as_ref().and_then(V::leaf)
    }
}
