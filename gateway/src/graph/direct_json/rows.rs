//! Lists of rows, written straight to JSON.
//!
//! The executor creates a future, a name and a value for every field of every row, and serializes them all at the end.
//! Most fields do not need that (see `fields`). A list of rows reads its selection once, writes the plain fields of
//! each row itself, and runs only the others through the executor. The JSON is in the response as `Value::Binary`,
//! which nothing else in this graph uses, and [`crate::graph::direct_json::json::write_value`] copies it.
//!
//! The result is byte for byte the executor's.

use std::borrow::Cow;

use async_graphql::parser::types::{Field, Selection, SelectionSet};
use async_graphql::registry::Registry;
use async_graphql::{ContextSelectionSet, OutputType, Positioned, ServerResult, Value};
use futures_util::future::try_join_all;

use crate::error::Result;
use crate::graph::budget::budget_of;
use crate::graph::charged::{at, write_items};
use crate::graph::connection::{ConnectionNode, Edge};
use crate::graph::direct_json::fields::{FieldWriter, PlainFields};
use crate::graph::direct_json::json::WriteJson;
use crate::graph::direct_json::selection::{key, select};
use crate::graph::direct_json::writer::Writer;

/// The rows of a page without cursors, as a list type.
pub struct Nodes<'a, N>(pub &'a [Edge<N>]);

/// The rows of a page with cursors, as a list type.
pub struct Edges<'a, N>(pub &'a [Edge<N>]);

impl<N: ConnectionNode> OutputType for Nodes<'_, N> {
    fn type_name() -> Cow<'static, str> {
        <Vec<&N>>::type_name()
    }

    fn qualified_type_name() -> String {
        <Vec<&N>>::qualified_type_name()
    }

    fn create_type_info(registry: &mut Registry) -> String {
        <Vec<&N>>::create_type_info(registry)
    }

    async fn resolve(
        &self,
        ctx: &ContextSelectionSet<'_>,
        field: &Positioned<Field>,
    ) -> ServerResult<Value> {
        let Some(row_fields) = RowFields::<N>::select(ctx.item) else {
            let nodes: Vec<&N> = self.0.iter().map(Edge::row).collect();
            return write_items(&nodes, ctx, field).await;
        };
        let failed = |error| at(ctx, field, error);
        let mut writer = Writer::new(budget_of(ctx), self.0.len() * ROW_BYTES);
        writer.open(b'[');
        for (rows, start) in row_fields.batches(self.0) {
            let mut executed = row_fields
                .execute(ctx, rows, start, None)
                .await?
                .into_iter();
            for edge in rows {
                writer.separate();
                row_fields
                    .write(ctx, edge.row(), &mut executed, &mut writer)
                    .map_err(failed)?;
            }
        }
        writer.close(b']');
        writer.finish().map(Value::Binary).map_err(failed)
    }
}

impl<N: ConnectionNode> OutputType for Edges<'_, N> {
    fn type_name() -> Cow<'static, str> {
        <&[Edge<N>]>::type_name()
    }

    fn qualified_type_name() -> String {
        <&[Edge<N>]>::qualified_type_name()
    }

    fn create_type_info(registry: &mut Registry) -> String {
        <&[Edge<N>]>::create_type_info(registry)
    }

    async fn resolve(
        &self,
        ctx: &ContextSelectionSet<'_>,
        field: &Positioned<Field>,
    ) -> ServerResult<Value> {
        let Some(fields) = EdgeField::<N>::select(ctx.item) else {
            return write_items(self.0, ctx, field).await;
        };
        let node = fields.iter().find_map(|(_, field)| match field {
            EdgeField::Node(row_fields, field) => Some((row_fields, *field)),
            _ => None,
        });
        let failed = |error| at(ctx, field, error);
        let mut writer = Writer::new(budget_of(ctx), self.0.len() * ROW_BYTES);
        writer.open(b'[');
        let batch = node.map_or(usize::MAX, |(row_fields, _)| row_fields.batch());
        for (rows, start) in batches(self.0, batch) {
            let mut executed = match node {
                Some((row_fields, field)) => {
                    row_fields.execute(ctx, rows, start, Some(field)).await?
                }
                None => Vec::new(),
            }
            .into_iter();
            for edge in rows {
                writer.separate();
                write_members(&mut writer, &fields, |field, writer| {
                    match field {
                        EdgeField::TypeName => Edge::<N>::type_name().write(writer.out()),
                        EdgeField::Cursor => edge.cursor_text().write(writer.out()),
                        EdgeField::Node(row_fields, _) => {
                            return row_fields.write(ctx, edge.row(), &mut executed, writer);
                        }
                    }
                    writer.pay_some()
                })
                .map_err(failed)?;
            }
        }
        writer.close(b']');
        writer.finish().map(Value::Binary).map_err(failed)
    }
}

/// Estimated bytes of a row, chosen so that the buffer seldom grows.
const ROW_BYTES: usize = 192;

/// The maximum number of executor values kept until they are written.
const BATCH_VALUES: usize = 50_000;

/// Rows in batches, each with the index of its first.
fn batches<N>(rows: &[Edge<N>], batch: usize) -> impl Iterator<Item = (&[Edge<N>], usize)> {
    rows.chunks(batch).zip((0..).step_by(batch))
}

/// The number of fields in a selection set, at all depths.
fn count_fields(set: &SelectionSet) -> usize {
    let selections = set.items.iter();
    selections
        .map(|selection| match &selection.node {
            Selection::Field(field) => 1 + count_fields(&field.node.selection_set.node),
            Selection::InlineFragment(inline) => count_fields(&inline.node.selection_set.node),
            Selection::FragmentSpread(_) => 1,
        })
        .sum()
}

/// A member of a JSON object: its key as written, with quotes and colon, and its value.
type Member<T> = (Vec<u8>, T);

/// A selected field of an edge.
enum EdgeField<'a, N> {
    TypeName,
    Cursor,
    Node(RowFields<'a, N>, &'a Positioned<Field>),
}

impl<'a, N: ConnectionNode> EdgeField<'a, N> {
    fn select(set: &'a Positioned<SelectionSet>) -> Option<Vec<Member<Self>>> {
        let mut fields = Vec::new();
        let mut has_node = false;
        for selected in select(set)? {
            let field = match selected.node.name.node.as_str() {
                "__typename" => Self::TypeName,
                "cursor" => Self::Cursor,
                // The executor resolves a second `node`, under an alias.
                "node" if !has_node => {
                    has_node = true;
                    Self::Node(RowFields::select(&selected.node.selection_set)?, selected)
                }
                _ => return None,
            };
            fields.push((key(&selected.node), field));
        }
        Some(fields)
    }
}

/// The selected fields of a type of row, read once for all rows.
struct RowFields<'a, N>(Vec<Member<RowField<'a, N>>>);

/// A selected field of a row.
enum RowField<'a, N> {
    TypeName,
    Plain(FieldWriter<N>, &'a Positioned<Field>),
    Executed(&'a Positioned<Field>),
}

impl<'a, N: PlainFields> RowFields<'a, N> {
    fn select(set: &'a Positioned<SelectionSet>) -> Option<Self> {
        let mut fields = Vec::new();
        for selected in select(set)? {
            let name = selected.node.name.node.as_str();
            let field = match (name, N::writer(name)) {
                ("__typename", _) => RowField::TypeName,
                (_, Some(writer)) => RowField::Plain(writer, selected),
                (_, None) => RowField::Executed(selected),
            };
            fields.push((key(&selected.node), field));
        }
        Some(Self(fields))
    }

    /// The number of rows executed together. Each costs a value for every field below it.
    fn batch(&self) -> usize {
        let fields = self.0.iter().map(|(_, field)| match field {
            RowField::Executed(field) => 1 + count_fields(&field.node.selection_set.node),
            _ => 0,
        });
        (BATCH_VALUES / fields.sum::<usize>().max(1)).max(1)
    }

    /// The rows in batches, each with the index of its first.
    fn batches<'r>(&self, rows: &'r [Edge<N>]) -> impl Iterator<Item = (&'r [Edge<N>], usize)> {
        batches(rows, self.batch())
    }

    /// The values of the fields that are not plain, row by row, in the order of the keys. `start` is the index of the
    /// first row.
    async fn execute(
        &self,
        ctx: &ContextSelectionSet<'_>,
        edges: &[Edge<N>],
        start: usize,
        node: Option<&Positioned<Field>>,
    ) -> ServerResult<Vec<Value>>
    where
        N: ConnectionNode,
    {
        let fields: Vec<_> = self
            .0
            .iter()
            .filter_map(|(_, field)| match field {
                RowField::Executed(field) => Some(*field),
                _ => None,
            })
            .collect();
        if fields.is_empty() {
            return Ok(Vec::new());
        }
        let mut values = Vec::with_capacity(edges.len() * fields.len());
        for (index, edge) in (start..).zip(edges) {
            for field in &fields {
                values.push(async move {
                    let row = ctx.with_index(index);
                    let value = match node {
                        Some(node) => {
                            let below = row.with_field(node);
                            edge.row()
                                .resolve_field(
                                    &below
                                        .with_selection_set(&node.node.selection_set)
                                        .with_field(field),
                                )
                                .await
                        }
                        None => edge.row().resolve_field(&row.with_field(field)).await,
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

    fn write(
        &self,
        ctx: &ContextSelectionSet<'_>,
        row: &N,
        executed: &mut impl Iterator<Item = Value>,
        writer: &mut Writer<'_>,
    ) -> Result<()> {
        write_members(writer, &self.0, |field, writer| {
            match field {
                RowField::TypeName => row.introspection_type_name().write(writer.out()),
                RowField::Plain(write, field) => write(row, &ctx.with_field(field), writer.out()),
                RowField::Executed(_) => {
                    return writer.value(executed.next().unwrap_or_default());
                }
            }
            writer.pay_some()
        })
    }
}

fn write_members<T>(
    writer: &mut Writer<'_>,
    members: &[Member<T>],
    mut write: impl FnMut(&T, &mut Writer<'_>) -> Result<()>,
) -> Result<()> {
    writer.open(b'{');
    for (key, value) in members {
        writer.separate();
        writer.out().extend_from_slice(key);
        write(value, writer)?;
    }
    writer.close(b'}');
    Ok(())
}
