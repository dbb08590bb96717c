//! Lists of rows, written straight to JSON.
//!
//! The executor creates a future, a name and a value for every field of every row, and serializes them all at the end.
//! Most fields do not need that (see `fields`). A list of rows reads its selection once, writes the plain fields of
//! each row itself, and runs only the others through the executor. The JSON is in the response as `Value::Binary`,
//! which nothing else in this graph uses, and [`crate::graph::direct_json::json::write_value`] copies it.
//!
//! The result is byte for byte the executor's.

use std::borrow::Cow;

use async_graphql::parser::types::{Field, SelectionSet};
use async_graphql::registry::Registry;
use async_graphql::{ContextSelectionSet, OutputType, Positioned, ServerResult, Value};

use crate::graph::budget::budget_of;
use crate::graph::connection::{ConnectionNode, Edge};
use crate::graph::direct_json::json::WriteJson;
use crate::graph::direct_json::row_fields::{Member, RowFields, key, select, write_members};
use crate::graph::direct_json::writer::Writer;
use crate::graph::metered::{at, write_items};

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
        writer.bracket(b'[');
        for (edges, start) in batches(self.0, row_fields.batch()) {
            let rows: Vec<_> = edges.iter().map(Edge::row).collect();
            let (mut executed, mut batched) = row_fields.resolve(ctx, &rows, start, None).await?;
            for (row, index) in rows.into_iter().zip(start..) {
                writer.separate();
                let ctx = ctx.with_index(index);
                row_fields
                    .write(&ctx, row, &mut executed, &mut batched, &mut writer)
                    .map_err(failed)?;
            }
        }
        writer.bracket(b']');
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
        writer.bracket(b'[');
        let batch = node.map_or(usize::MAX, |(row_fields, _)| row_fields.batch());
        for (edges, start) in batches(self.0, batch) {
            let mut values = match node {
                Some((row_fields, field)) => {
                    let rows: Vec<_> = edges.iter().map(Edge::row).collect();
                    Some(row_fields.resolve(ctx, &rows, start, Some(field)).await?)
                }
                None => None,
            };
            for (edge, index) in edges.iter().zip(start..) {
                writer.separate();
                write_members(&mut writer, &fields, |field, writer| {
                    match (field, &mut values) {
                        (EdgeField::TypeName, _) => Edge::<N>::type_name().write(writer.out()),
                        (EdgeField::Node(row_fields, field), Some((executed, batched))) => {
                            let ctx = ctx.with_index(index);
                            let ctx = ctx.with_field(field);
                            let ctx = ctx.with_selection_set(&field.node.selection_set);
                            return row_fields.write(&ctx, edge.row(), executed, batched, writer);
                        }
                        _ => edge.cursor_text().write(writer.out()),
                    }
                    writer.pay_some()
                })
                .map_err(failed)?;
            }
        }
        writer.bracket(b']');
        writer.finish().map(Value::Binary).map_err(failed)
    }
}

/// Estimated bytes of a row, chosen so that the buffer seldom grows.
const ROW_BYTES: usize = 192;

/// Rows in batches, each with the index of its first.
fn batches<N>(rows: &[Edge<N>], batch: usize) -> impl Iterator<Item = (&[Edge<N>], usize)> {
    rows.chunks(batch).zip((0..).step_by(batch))
}

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
