//! Lists written straight to bytes.
//!
//! The executor makes a future, a name and a value of every field of every row, and writes all of them at
//! the end. Most fields of a row need none of that (see plain_fields). A list of rows reads its selection
//! once and writes the plain fields of each row itself, and asks the executor for the others only. The bytes
//! stand in the answer as `Value::Binary`, which nothing else in this graph uses, and
//! [`crate::graph::direct_json::json::write_value`] hands them on.
//!
//! What is written is what the executor would have written. Where that is not sure at a glance (a fragment
//! on an interface, one object selected twice) the whole list is left to the executor.

use std::borrow::Cow;

use async_graphql::parser::types::{Field, SelectionSet};
use async_graphql::registry::Registry;
use async_graphql::{ContextSelectionSet, OutputType, Positioned, ServerResult, Value};
use bytes::Bytes;
use futures_util::future::try_join_all;

use crate::graph::connection::{ConnectionNode, Edge};
use crate::graph::direct_json::fields::{Plain, Writer};
use crate::graph::direct_json::json::{Json, write_list, write_value};
use crate::graph::direct_json::selection::select;

/// The rows of a page without their cursors, as a list of the schema.
pub struct Nodes<'a, N>(pub &'a [Edge<N>]);

/// The rows of a page with their cursors, as a list of the schema.
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
        let Some(plan) = Plan::<N>::of(ctx, &[ctx.item]) else {
            let nodes: Vec<&N> = self.0.iter().map(Edge::row).collect();
            return nodes.resolve(ctx, field).await;
        };
        let executed = plan.execute(ctx, self.0, None).await?;
        let mut executed = executed.into_iter();
        let mut out = Vec::with_capacity(self.0.len() * ROW_BYTES);
        write_list(&mut out, self.0, |edge, out| {
            plan.write(ctx, edge.row(), &mut executed, out)
        });
        Ok(Value::Binary(Bytes::from(out)))
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
        let Some(parts) = EdgePart::<N>::of(ctx) else {
            return self.0.resolve(ctx, field).await;
        };
        let mut executed = Vec::new().into_iter();
        for (_, part) in &parts {
            if let EdgePart::Node(plan, field) = part {
                executed = plan.execute(ctx, self.0, Some(field)).await?.into_iter();
            }
        }
        let mut out = Vec::with_capacity(self.0.len() * ROW_BYTES);
        write_list(&mut out, self.0, |edge, out| {
            write_members(out, &parts, |part, out| match part {
                EdgePart::TypeName => Edge::<N>::type_name().write(out),
                EdgePart::Cursor => edge.cursor_text().write(out),
                EdgePart::Node(plan, _) => plan.write(ctx, edge.row(), &mut executed, out),
            });
        });
        Ok(Value::Binary(Bytes::from(out)))
    }
}

/// A guess at the bytes of a row, so that the buffer seldom grows.
const ROW_BYTES: usize = 192;

/// A member of an object: its key as it is written, quotes and colon included, and what stands there.
type Member<T> = (Vec<u8>, T);

/// What stands at one key of an edge.
enum EdgePart<'a, N> {
    TypeName,
    Cursor,
    Node(Plan<'a, N>, &'a Positioned<Field>),
}

impl<'a, N: ConnectionNode> EdgePart<'a, N> {
    fn of(ctx: &ContextSelectionSet<'a>) -> Option<Vec<Member<Self>>> {
        let mut parts = Vec::new();
        let mut has_node = false;
        for selected in select::<Edge<N>>(ctx, &[ctx.item])? {
            let part = match selected.name() {
                "__typename" => Self::TypeName,
                "cursor" => Self::Cursor,
                "node" if !has_node => {
                    has_node = true;
                    let sets: Vec<_> = selected
                        .fields
                        .iter()
                        .map(|field| &field.node.selection_set)
                        .collect();
                    Self::Node(Plan::of(ctx, &sets)?, selected.fields[0])
                }
                _ => return None,
            };
            parts.push((selected.key(), part));
        }
        Some(parts)
    }
}

/// A selection on a type of row, read once for all rows.
struct Plan<'a, N>(Vec<Member<Step<'a, N>>>);

/// How the value of one key comes about.
enum Step<'a, N> {
    TypeName,
    Plain(Writer<N>, &'a Positioned<Field>),
    Executed(&'a Positioned<Field>),
}

impl<'a, N: Plain> Plan<'a, N> {
    fn of(ctx: &ContextSelectionSet<'a>, sets: &[&'a Positioned<SelectionSet>]) -> Option<Self> {
        let mut steps = Vec::new();
        for selected in select::<N>(ctx, sets)? {
            let step = match (selected.name(), N::writer(selected.name())) {
                ("__typename", _) => Step::TypeName,
                (_, Some(writer)) => Step::Plain(writer, selected.fields[0]),
                // Two selections of one object would have to be merged: the executor does that.
                (_, None) if selected.fields.len() > 1 => return None,
                (_, None) => Step::Executed(selected.fields[0]),
            };
            steps.push((selected.key(), step));
        }
        Some(Self(steps))
    }

    /// What the executor answers to the fields that are not plain: row by row, in the order of the keys.
    async fn execute(
        &self,
        ctx: &ContextSelectionSet<'_>,
        edges: &[Edge<N>],
        node: Option<&Positioned<Field>>,
    ) -> ServerResult<Vec<Value>>
    where
        N: ConnectionNode,
    {
        let fields: Vec<_> = self
            .0
            .iter()
            .filter_map(|(_, step)| match step {
                Step::Executed(field) => Some(*field),
                _ => None,
            })
            .collect();
        if fields.is_empty() {
            return Ok(Vec::new());
        }
        let mut values = Vec::with_capacity(edges.len() * fields.len());
        for (index, edge) in edges.iter().enumerate() {
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
        out: &mut Vec<u8>,
    ) {
        write_members(out, &self.0, |step, out| match step {
            Step::TypeName => row.introspection_type_name().write(out),
            Step::Plain(write, field) => write(row, &ctx.with_field(field), out),
            Step::Executed(_) => write_value(&executed.next().unwrap_or_default(), out),
        });
    }
}

fn write_members<T>(
    out: &mut Vec<u8>,
    members: &[Member<T>],
    mut write: impl FnMut(&T, &mut Vec<u8>),
) {
    out.push(b'{');
    for (index, (key, value)) in members.iter().enumerate() {
        if index > 0 {
            out.push(b',');
        }
        out.extend_from_slice(key);
        write(value, out);
    }
    out.push(b'}');
}
