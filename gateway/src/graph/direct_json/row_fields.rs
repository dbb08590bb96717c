//! The selected fields of a type of row, read once for all rows.

use async_graphql::parser::types::{Field, Selection as Selected, SelectionSet};
use async_graphql::{ContextSelectionSet, Positioned, ServerResult, Value};
use futures_util::FutureExt;
use futures_util::future::{BoxFuture, try_join, try_join_all};

use crate::error::Result;
use crate::graph::direct_json::batched::{BatchedField, LoadedField};
use crate::graph::direct_json::fields::{FieldWriter, PlainFields};
use crate::graph::direct_json::json::WriteJson;
use crate::graph::direct_json::writer::Writer;

/// The maximum number of values kept until they are written.
const BATCH_VALUES: usize = 50_000;

/// A member of a JSON object: its key as written, with quotes and colon, and its value.
pub(super) type Member<T> = (Vec<u8>, T);

/// The selected fields of a type of row.
pub struct RowFields<'a, N> {
    members: Vec<Member<RowField<'a, N>>>,
    /// One of them: plain fields need a context for what it knows of the request, whatever its field is.
    first: &'a Positioned<Field>,
}

/// A selected field of a row.
enum RowField<'a, N> {
    TypeName,
    Plain(FieldWriter<N>),
    Batched(Box<dyn BatchedField<N> + 'a>, &'a Positioned<Field>),
    Executed(&'a Positioned<Field>),
}

/// The values of fields that are not plain, for some rows: those of the executor, row by row, in the order of the keys, and
/// the batched fields.
pub(super) type Values<'s> = (std::vec::IntoIter<Value>, Vec<LoadedField<'s>>);

impl<'a, N: PlainFields> RowFields<'a, N> {
    /// Reads what is selected. `None` if it has fragments.
    pub(super) fn select(set: &'a Positioned<SelectionSet>) -> Option<Self> {
        let selection = select(set)?;
        let first = *selection.first()?;
        let mut members = Vec::with_capacity(selection.len());
        for selected in selection {
            let name = selected.node.name.node.as_str();
            let field = if name == "__typename" {
                RowField::TypeName
            } else if let Some(writer) = N::writer(name) {
                RowField::Plain(writer)
            } else if let Some(batched) = N::batched(selected) {
                RowField::Batched(batched, selected)
            } else {
                RowField::Executed(selected)
            };
            members.push((key(&selected.node), field));
        }
        Some(Self { members, first })
    }

    /// Reads what is selected. `None` if the executor has to resolve any of it.
    pub fn select_without_executor(set: &'a Positioned<SelectionSet>) -> Option<Self> {
        let selected = Self::select(set)?;
        let is_executed = |(_, field): &Member<_>| matches!(field, RowField::Executed(_));
        (!selected.members.iter().any(is_executed)).then_some(selected)
    }

    /// The number of rows whose values are kept together. Each costs a value for every field below it.
    pub(super) fn batch(&self) -> usize {
        let fields = self.members.iter().map(|(_, field)| match field {
            RowField::Executed(field) | RowField::Batched(_, field) => {
                1 + count_fields(&field.node.selection_set.node)
            }
            _ => 0,
        });
        (BATCH_VALUES / fields.sum::<usize>().max(1)).max(1)
    }

    /// Resolves the batched fields of objects. `ctx` is that of their field, not of any object.
    pub fn load<'s: 'x, 'x>(
        &'s self,
        objects: &'x [&'x N],
        ctx: &'x ContextSelectionSet<'x>,
    ) -> BoxFuture<'x, ServerResult<Vec<LoadedField<'s>>>> {
        let fields = self.members.iter().filter_map(|(_, field)| match field {
            RowField::Batched(batched, _) => Some(batched.load(objects, ctx)),
            _ => None,
        });
        try_join_all(fields).boxed()
    }

    /// Resolves the fields that are not plain. `start` is the index of the first row. In edges, the rows are their `node`.
    pub(super) async fn resolve<'s>(
        &'s self,
        ctx: &ContextSelectionSet<'_>,
        rows: &[&N],
        start: usize,
        node: Option<&Positioned<Field>>,
    ) -> ServerResult<Values<'s>> {
        let executed = self.execute(ctx, rows, start, node);
        let (executed, batched) = try_join(executed, self.load(rows, ctx)).await?;
        Ok((executed.into_iter(), batched))
    }

    async fn execute(
        &self,
        ctx: &ContextSelectionSet<'_>,
        rows: &[&N],
        start: usize,
        node: Option<&Positioned<Field>>,
    ) -> ServerResult<Vec<Value>> {
        let fields: Vec<_> = self
            .members
            .iter()
            .filter_map(|(_, field)| match field {
                RowField::Executed(field) => Some(*field),
                _ => None,
            })
            .collect();
        if fields.is_empty() {
            return Ok(Vec::new());
        }
        let mut values = Vec::with_capacity(rows.len() * fields.len());
        for (index, own) in (start..).zip(rows) {
            for field in &fields {
                values.push(async move {
                    let row = ctx.with_index(index);
                    let value = match node {
                        Some(node) => {
                            let below = row.with_field(node);
                            own.resolve_field(
                                &below
                                    .with_selection_set(&node.node.selection_set)
                                    .with_field(field),
                            )
                            .await
                        }
                        None => own.resolve_field(&row.with_field(field)).await,
                    };
                    value.map(Option::unwrap_or_default).map_err(|error| {
                        if error.path.is_empty() {
                            row.set_error_path(error)
                        } else {
                            error
                        }
                    })
                });
            }
        }
        try_join_all(values).await
    }

    /// Writes a row. The context is that of the row, below `node` in edges. `executed` has the values of the fields for the
    /// executor, and `batched` the batched fields.
    ///
    /// # Errors
    /// LIMIT_EXCEEDED if it exceeds the budget.
    pub fn write(
        &self,
        ctx: &ContextSelectionSet<'_>,
        row: &N,
        executed: &mut impl Iterator<Item = Value>,
        batched: &mut [LoadedField<'_>],
        writer: &mut Writer<'_>,
    ) -> Result<()> {
        let mut batched = batched.iter_mut();
        let plain = ctx.with_field(self.first);
        write_members(writer, &self.members, |field, writer| {
            match field {
                RowField::TypeName => row.introspection_type_name().write(writer.out()),
                RowField::Plain(write) => write(row, &plain, writer.out()),
                RowField::Batched(..) => {
                    return batched
                        .next()
                        .map_or(Ok(()), |write_next| write_next(ctx, writer));
                }
                RowField::Executed(_) => {
                    return writer.value(executed.next().unwrap_or_default());
                }
            }
            writer.pay_some()
        })
    }
}

/// The number of fields in a selection set, at all depths.
fn count_fields(set: &SelectionSet) -> usize {
    let selections = set.items.iter();
    selections
        .map(|selection| match &selection.node {
            Selected::Field(field) => 1 + count_fields(&field.node.selection_set.node),
            Selected::InlineFragment(inline) => count_fields(&inline.node.selection_set.node),
            Selected::FragmentSpread(_) => 1,
        })
        .sum()
}

/// Writes an object.
#[inline]
pub(super) fn write_members<T>(
    writer: &mut Writer<'_>,
    members: &[Member<T>],
    mut write: impl FnMut(&T, &mut Writer<'_>) -> Result<()>,
) -> Result<()> {
    writer.bracket(b'{');
    for (key, value) in members {
        writer.separate();
        writer.out().extend_from_slice(key);
        write(value, writer)?;
    }
    writer.bracket(b'}');
    Ok(())
}

/// The fields of a selection set on an object type. `None` if it has fragments, which callers' operations never have on
/// object types: see `graphql::execution::merge`.
pub(super) fn select(set: &Positioned<SelectionSet>) -> Option<Vec<&Positioned<Field>>> {
    let selections = set.node.items.iter();
    selections
        .map(|selection| match &selection.node {
            Selected::Field(field) => Some(field),
            _ => None,
        })
        .collect()
}

/// The response key of a field as written in JSON, with its colon.
pub(super) fn key(field: &Field) -> Vec<u8> {
    let mut key = Vec::new();
    field.response_key().node.as_str().write(&mut key);
    key.push(b':');
    key
}
