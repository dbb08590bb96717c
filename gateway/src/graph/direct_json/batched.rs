//! Batched fields: what a row shows of other lists, such as the customer of a study.
//!
//! One read answers such a field for all rows. A list therefore resolves it for one row after the other, where all but the
//! first find what was read, and writes the objects like its own rows. The executor would resolve every field of every
//! object separately.

use async_graphql::parser::types::{Field, SelectionSet};
use async_graphql::{Context, ContextSelectionSet, Positioned, ServerResult};
use futures_util::future::BoxFuture;

use crate::error::{Error, Field as Fallible, Result};
use crate::graph::budget::{AnswerBudget, budget_of};
use crate::graph::direct_json::fields::PlainFields;
use crate::graph::direct_json::writer::Writer;
use crate::graph::metered::{Metered, at};

/// The value of a batched field: a scalar, an enum or a type of row (`#[object(row)]`), optional or in a list.
pub trait BatchedValue: Sized + Send + Sync + 'static {
    /// The objects in it.
    type Object: Send + Sync + 'static;

    /// What is selected of its objects.
    type Selection<'a>: Selection<Self::Object>;

    /// Reads what is selected; `None` if the executor has to resolve any of it.
    fn select(set: &Positioned<SelectionSet>) -> Option<Self::Selection<'_>>;

    /// Takes the rows of a list of objects from the budget. A field that can fail fails without them.
    ///
    /// # Errors
    /// LIMIT_EXCEEDED if fewer remain.
    fn take_rows(&mut self, _budget: &AnswerBudget) -> Result<()> {
        Ok(())
    }

    /// Adds its objects.
    fn objects<'v>(&'v self, objects: &mut Vec<&'v Self::Object>);

    /// Writes it. `loaded` has the batched fields of its objects.
    ///
    /// # Errors
    /// LIMIT_EXCEEDED if it exceeds the budget.
    fn write(
        &self,
        selection: &Self::Selection<'_>,
        loaded: &mut [LoadedField<'_>],
        place: Place<'_>,
        writer: &mut Writer<'_>,
    ) -> Result<()>;
}

/// The place of a value in the response.
#[derive(Clone, Copy)]
pub struct Place<'p> {
    /// The context of the value.
    pub ctx: &'p ContextSelectionSet<'p>,
    /// Its field.
    pub field: &'p Positioned<Field>,
}

/// What is selected of objects.
pub trait Selection<T>: Send + Sync {
    /// Whether they are objects at all, rather than scalars.
    const IS_OF_OBJECTS: bool;

    /// Resolves the batched fields of objects. `ctx` is that of the field, not of any object.
    fn load<'s: 'x, 'x>(
        &'s self,
        objects: &'x [&'x T],
        ctx: &'x ContextSelectionSet<'x>,
    ) -> BoxFuture<'x, ServerResult<Vec<LoadedField<'s>>>>;
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

/// A batched field with its values for some rows.
pub type LoadedField<'s> = Box<dyn WriteNext + Send + 's>;

/// Writes the value for the next row.
pub trait WriteNext {
    /// Writes it. The context is that of the row.
    ///
    /// # Errors
    /// LIMIT_EXCEEDED if it exceeds the budget.
    fn write_next(&mut self, ctx: &ContextSelectionSet<'_>, writer: &mut Writer<'_>) -> Result<()>;
}

/// The resolver of a batched field.
pub type Resolve<T, V> =
    for<'r> fn(&'r T, &'r Context<'r>) -> BoxFuture<'r, async_graphql::Result<V>>;

/// A batched field with what is selected of it; `None` if the executor has to resolve any of it.
pub fn batched<'a, T: PlainFields + 'static, V: BatchedValue>(
    field: &'a Positioned<Field>,
    resolve: Resolve<T, V>,
) -> Option<Box<dyn BatchedField<T> + 'a>> {
    let selection = V::select(&field.node.selection_set)?;
    Some(Box::new(Batched {
        resolve,
        field,
        selection,
    }))
}

struct Batched<'a, T, V: BatchedValue> {
    resolve: Resolve<T, V>,
    field: &'a Positioned<Field>,
    selection: V::Selection<'a>,
}

impl<T: PlainFields + 'static, V: BatchedValue> BatchedField<T> for Batched<'_, T, V> {
    fn load<'s: 'x, 'x>(
        &'s self,
        rows: &'x [&'x T],
        ctx: &'x ContextSelectionSet<'x>,
    ) -> BoxFuture<'x, ServerResult<LoadedField<'s>>> {
        Box::pin(async move {
            let ctx = ctx.with_field(self.field);
            let budget = budget_of(&ctx);
            let mut values = Vec::with_capacity(rows.len());
            for row in rows {
                let value = (self.resolve)(row, &ctx).await;
                let mut value = value.map_err(|error| error.into_server_error(self.field.pos))?;
                if let Some(budget) = budget {
                    let taken = value.take_rows(budget);
                    taken.map_err(|error| {
                        async_graphql::Error::from(error).into_server_error(self.field.pos)
                    })?;
                }
                values.push(value);
            }
            let mut objects = Vec::new();
            for value in &values {
                value.objects(&mut objects);
            }
            let below = ctx.with_selection_set(&self.field.node.selection_set);
            let below = self.selection.load(&objects, &below).await?;
            Ok(Box::new(Loaded {
                values: values.into_iter(),
                field: self,
                below,
            }) as LoadedField<'s>)
        })
    }
}

struct Loaded<'s, 'a, T, V: BatchedValue> {
    values: std::vec::IntoIter<V>,
    field: &'s Batched<'a, T, V>,
    below: Vec<LoadedField<'s>>,
}

impl<T, V: BatchedValue> WriteNext for Loaded<'_, '_, T, V> {
    fn write_next(&mut self, ctx: &ContextSelectionSet<'_>, writer: &mut Writer<'_>) -> Result<()> {
        let Batched {
            field, selection, ..
        } = self.field;
        let ctx = ctx.with_field(field);
        let ctx = &ctx.with_selection_set(&field.node.selection_set);
        let place = Place { ctx, field };
        match self.values.next() {
            Some(value) => value.write(selection, &mut self.below, place, writer),
            None => Err(Error::internal("a batched field has too few values")),
        }
    }
}

/// Nothing is selected of a scalar.
impl<T: Sync> Selection<T> for () {
    const IS_OF_OBJECTS: bool = false;

    fn load<'s: 'x, 'x>(
        &'s self,
        _: &'x [&'x T],
        _: &'x ContextSelectionSet<'x>,
    ) -> BoxFuture<'x, ServerResult<Vec<LoadedField<'s>>>> {
        Box::pin(async { Ok(Vec::new()) })
    }
}

/// Lets batched fields return these scalars and enums.
macro_rules! batched_scalars {
    ($($type:ty)*) => {
        $(
            impl $crate::graph::direct_json::batched::BatchedValue for $type {
                type Object = ();
                type Selection<'a> = ();

                fn select(
                    _: &async_graphql::Positioned<async_graphql::parser::types::SelectionSet>,
                ) -> Option<()> {
                    Some(())
                }

                fn objects<'v>(&'v self, _: &mut Vec<&'v ()>) {}

                fn write(
                    &self,
                    (): &(),
                    _: &mut [$crate::graph::direct_json::batched::LoadedField<'_>],
                    _: $crate::graph::direct_json::batched::Place<'_>,
                    writer: &mut $crate::graph::direct_json::writer::Writer<'_>,
                ) -> $crate::error::Result<()> {
                    $crate::graph::direct_json::json::WriteJson::write(self, writer.out());
                    writer.pay_some()
                }
            }
        )*
    };
}
pub(crate) use batched_scalars;

batched_scalars!(bool i32 i64 f64 String);

/// Lets batched fields return objects of this type. `#[object(row)]` does it.
macro_rules! batched_object {
    ($type:ty) => {
        impl $crate::graph::direct_json::batched::BatchedValue for $type {
            type Object = Self;
            type Selection<'a> = $crate::graph::direct_json::row_fields::RowFields<'a, Self>;

            fn select(
                set: &async_graphql::Positioned<async_graphql::parser::types::SelectionSet>,
            ) -> Option<Self::Selection<'_>> {
                $crate::graph::direct_json::row_fields::RowFields::select_without_executor(set)
            }

            fn objects<'v>(&'v self, objects: &mut Vec<&'v Self>) {
                objects.push(self);
            }

            fn write(
                &self,
                selection: &Self::Selection<'_>,
                loaded: &mut [$crate::graph::direct_json::batched::LoadedField<'_>],
                place: $crate::graph::direct_json::batched::Place<'_>,
                writer: &mut $crate::graph::direct_json::writer::Writer<'_>,
            ) -> $crate::error::Result<()> {
                selection.write_object(place.ctx, self, loaded, writer)
            }
        }
    };
}
pub(crate) use batched_object;

impl<V: BatchedValue> BatchedValue for Metered<V> {
    type Object = V::Object;
    type Selection<'a> = V::Selection<'a>;

    fn take_rows(&mut self, budget: &AnswerBudget) -> Result<()> {
        self.0.take_rows(budget)
    }

    fn select(set: &Positioned<SelectionSet>) -> Option<Self::Selection<'_>> {
        V::select(set)
    }

    fn objects<'v>(&'v self, objects: &mut Vec<&'v Self::Object>) {
        self.0.objects(objects);
    }

    fn write(
        &self,
        selection: &Self::Selection<'_>,
        loaded: &mut [LoadedField<'_>],
        place: Place<'_>,
        writer: &mut Writer<'_>,
    ) -> Result<()> {
        self.0.write(selection, loaded, place, writer)
    }
}

impl<V: BatchedValue> BatchedValue for Option<V> {
    type Object = V::Object;
    type Selection<'a> = V::Selection<'a>;

    fn take_rows(&mut self, budget: &AnswerBudget) -> Result<()> {
        self.as_mut()
            .map_or(Ok(()), |value| value.take_rows(budget))
    }

    fn select(set: &Positioned<SelectionSet>) -> Option<Self::Selection<'_>> {
        V::select(set)
    }

    fn objects<'v>(&'v self, objects: &mut Vec<&'v Self::Object>) {
        if let Some(value) = self {
            value.objects(objects);
        }
    }

    fn write(
        &self,
        selection: &Self::Selection<'_>,
        loaded: &mut [LoadedField<'_>],
        place: Place<'_>,
        writer: &mut Writer<'_>,
    ) -> Result<()> {
        match self {
            Some(value) => value.write(selection, loaded, place, writer),
            None => {
                writer.null();
                Ok(())
            }
        }
    }
}

/// A field that can fail. Like the executor, this stops the error there.
impl<V: BatchedValue> BatchedValue for Fallible<V> {
    type Object = V::Object;
    type Selection<'a> = V::Selection<'a>;

    fn take_rows(&mut self, budget: &AnswerBudget) -> Result<()> {
        if let Some(Ok(value)) = self
            && let Err(error) = value.take_rows(budget)
        {
            *self = Some(Err(error));
        }
        Ok(())
    }

    fn select(set: &Positioned<SelectionSet>) -> Option<Self::Selection<'_>> {
        V::select(set)
    }

    fn objects<'v>(&'v self, objects: &mut Vec<&'v Self::Object>) {
        if let Some(Ok(value)) = self {
            value.objects(objects);
        }
    }

    fn write(
        &self,
        selection: &Self::Selection<'_>,
        loaded: &mut [LoadedField<'_>],
        place: Place<'_>,
        writer: &mut Writer<'_>,
    ) -> Result<()> {
        if let Some(Ok(value)) = self {
            return value.write(selection, loaded, place, writer);
        }
        if let Some(Err(error)) = self {
            let Place { ctx, field } = place;
            ctx.add_error(at(ctx, field, error.clone()));
        }
        writer.null();
        Ok(())
    }
}

impl<V: BatchedValue> BatchedValue for Vec<V> {
    type Object = V::Object;
    type Selection<'a> = V::Selection<'a>;

    fn take_rows(&mut self, budget: &AnswerBudget) -> Result<()> {
        match V::Selection::IS_OF_OBJECTS {
            true => budget.take_rows(self.len()),
            false => Ok(()),
        }
    }

    fn select(set: &Positioned<SelectionSet>) -> Option<Self::Selection<'_>> {
        V::select(set)
    }

    fn objects<'v>(&'v self, objects: &mut Vec<&'v Self::Object>) {
        for value in self {
            value.objects(objects);
        }
    }

    fn write(
        &self,
        selection: &Self::Selection<'_>,
        loaded: &mut [LoadedField<'_>],
        place: Place<'_>,
        writer: &mut Writer<'_>,
    ) -> Result<()> {
        writer.open(b'[');
        for (index, value) in self.iter().enumerate() {
            writer.separate();
            let ctx = &place.ctx.with_index(index);
            value.write(selection, loaded, Place { ctx, ..place }, writer)?;
        }
        writer.close(b']');
        Ok(())
    }
}
