//! Lists of rows, written straight to JSON.
//!
//! The executor creates a future, a name and a value for every field of every row, and serializes all of them at
//! the end. Most fields do not need that (see fields). A list of rows reads its selection once, writes the plain
//! fields of each row itself, and runs only the others through the executor. The JSON is in the response as
//! `Value::Binary`, which nothing else in this graph uses, and
//! [`crate::graph::direct_json::json::write_value`] copies it.
//!
//! The result is byte for byte the executor's.

use std::borrow::Cow;
use std::sync::Arc;

use async_graphql::parser::types::{Field, SelectionSet};
use async_graphql::registry::Registry;
use async_graphql::{ContextSelectionSet, OutputType, Positioned, ServerResult, Value};
use bytes::Bytes;
use futures_util::future::try_join_all;

use crate::graph::budget::Budget;
use crate::graph::connection::{ConnectionNode, Edge};
use crate::graph::direct_json::fields::{FieldWriter, PlainFields};
use crate::graph::direct_json::json::{WriteJson, write_list, write_value};
use crate::graph::direct_json::selection::{key, select};

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
            return nodes.resolve(ctx, field).await;
        };
        let executed = row_fields.execute(ctx, self.0, None).await?;
        let mut executed = executed.into_iter();
        let mut out = Vec::with_capacity(self.0.len() * ROW_BYTES);
        write_list(&mut out, self.0, |edge, out| {
            row_fields.write(ctx, edge.row(), &mut executed, out)
        });
        take_bytes(ctx, field, out.len())?;
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
        let Some(fields) = EdgeField::<N>::select(ctx.item) else {
            return self.0.resolve(ctx, field).await;
        };
        let mut executed = Vec::new().into_iter();
        for (_, field) in &fields {
            if let EdgeField::Node(row_fields, field) = field {
                executed = row_fields
                    .execute(ctx, self.0, Some(field))
                    .await?
                    .into_iter();
            }
        }
        let mut out = Vec::with_capacity(self.0.len() * ROW_BYTES);
        write_list(&mut out, self.0, |edge, out| {
            write_members(out, &fields, |field, out| match field {
                EdgeField::TypeName => Edge::<N>::type_name().write(out),
                EdgeField::Cursor => edge.cursor_text().write(out),
                EdgeField::Node(row_fields, _) => {
                    row_fields.write(ctx, edge.row(), &mut executed, out)
                }
            });
        });
        take_bytes(ctx, field, out.len())?;
        Ok(Value::Binary(Bytes::from(out)))
    }
}

/// Takes the bytes of a list from the budget of its operation.
fn take_bytes(
    ctx: &ContextSelectionSet<'_>,
    field: &Positioned<Field>,
    bytes: usize,
) -> ServerResult<()> {
    let Some(budget) = ctx.data_opt::<Arc<Budget>>() else {
        return Ok(());
    };
    budget.take_bytes(bytes).map_err(|error| {
        ctx.set_error_path(async_graphql::Error::from(error).into_server_error(field.pos))
    })
}

/// Estimated bytes of a row, so that the buffer seldom grows.
const ROW_BYTES: usize = 192;

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
                // The executor resolves a second one, under an alias.
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

    /// The values of the fields that are not plain: row by row, in the order of the keys.
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
            .filter_map(|(_, field)| match field {
                RowField::Executed(field) => Some(*field),
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
        write_members(out, &self.0, |field, out| match field {
            RowField::TypeName => row.introspection_type_name().write(out),
            RowField::Plain(write, field) => write(row, &ctx.with_field(field), out),
            RowField::Executed(_) => write_value(&executed.next().unwrap_or_default(), out),
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
