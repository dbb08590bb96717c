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

/// The type of a list of these.
macro_rules! as_list_of {
    ($item:ty) => {
        fn type_name() -> Cow<'static, str> {
            <Vec<$item>>::type_name()
        }

        fn qualified_type_name() -> String {
            <Vec<$item>>::qualified_type_name()
        }

        fn create_type_info(registry: &mut Registry) -> String {
            <Vec<$item>>::create_type_info(registry)
        }
    };
}

impl<N: ConnectionNode> OutputType for Nodes<'_, N> {
    as_list_of!(&N);

    async fn resolve(
        &self,
        ctx: &ContextSelectionSet<'_>,
        field: &Positioned<Field>,
    ) -> ServerResult<Value> {
        match RowFields::<N>::select(ctx.item) {
            Some(fields) => write_rows(self.0, Some((&fields, None)), None, ctx, field).await,
            None => {
                let nodes: Vec<&N> = self.0.iter().map(Edge::row).collect();
                write_items(&nodes, ctx, field).await
            }
        }
    }
}

impl<N: ConnectionNode> OutputType for Edges<'_, N> {
    as_list_of!(&Edge<N>);

    async fn resolve(
        &self,
        ctx: &ContextSelectionSet<'_>,
        field: &Positioned<Field>,
    ) -> ServerResult<Value> {
        let Some(members) = EdgeField::<N>::select(ctx.item) else {
            return write_items(self.0, ctx, field).await;
        };
        let node = members.iter().find_map(|(_, member)| match member {
            EdgeField::Node(row_fields, field) => Some((row_fields, Some(*field))),
            _ => None,
        });
        write_rows(self.0, node, Some(&members), ctx, field).await
    }
}

/// Estimated bytes of a row, chosen so that the buffer seldom grows.
const ROW_BYTES: usize = 192;

/// Writes a list of rows: their fields, in edges those of `node`, and the members of the edge around each.
async fn write_rows<N: ConnectionNode>(
    rows: &[Edge<N>],
    node: Option<(&RowFields<'_, N>, Option<&Positioned<Field>>)>,
    members: Option<&[Member<EdgeField<'_, N>>]>,
    ctx: &ContextSelectionSet<'_>,
    field: &Positioned<Field>,
) -> ServerResult<Value> {
    let failed = |error| at(ctx, field, error);
    let batch = node.map_or(usize::MAX, |(fields, _)| fields.batch());
    let mut writer = Writer::new(budget_of(ctx), rows.len() * ROW_BYTES);
    writer.bracket(b'[');
    for (edges, start) in rows.chunks(batch).zip((0..).step_by(batch)) {
        let mut values = match node {
            Some((fields, node)) => {
                let rows: Vec<_> = edges.iter().map(Edge::row).collect();
                Some(fields.resolve(ctx, &rows, start, node).await?)
            }
            None => None,
        };
        for (edge, index) in edges.iter().zip(start..) {
            writer.separate();
            let ctx = ctx.with_index(index);
            let mut write_node = |ctx: &ContextSelectionSet<'_>, writer: &mut Writer<'_>| match (
                node,
                &mut values,
            ) {
                (Some((fields, _)), Some((executed, batched))) => {
                    fields.write(ctx, edge.row(), executed, batched, writer)
                }
                _ => Ok(()),
            };
            let written = match members {
                None => write_node(&ctx, &mut writer),
                Some(members) => write_members(&mut writer, members, |member, writer| {
                    match member {
                        EdgeField::TypeName => Edge::<N>::type_name().write(writer.out()),
                        EdgeField::Cursor => edge.cursor_text().write(writer.out()),
                        EdgeField::Node(_, field) => {
                            let ctx = ctx.with_field(field);
                            let ctx = ctx.with_selection_set(&field.node.selection_set);
                            return write_node(&ctx, writer);
                        }
                    }
                    writer.pay_some()
                }),
            };
            written.map_err(failed)?;
        }
    }
    writer.bracket(b']');
    writer.finish().map(Value::Binary).map_err(failed)
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
