//! A row of a page, with its cursor.

use std::borrow::Cow;

use async_graphql::TypeName;
use gateway_macros::object;

use super::cursor::Cursor;
use crate::graph::direct_json::fields::PlainFields;

/// A node of a connection. See [`connection_node!`].
pub trait ConnectionNode: PlainFields {
    /// The description of a page in the schema.
    const PAGE: &'static str;
    /// The description of a row of a page.
    const EDGE: &'static str;
}

/// Makes a type the node of a connection: its singular and plural ("A customer", "customers").
macro_rules! connection_node {
    ($node:ty, $one:literal, $many:literal) => {
        impl $crate::graph::connection::ConnectionNode for $node {
            const PAGE: &'static str = concat!("A page of ", $many, ".");
            const EDGE: &'static str = concat!($one, " in a page, with its cursor.");
        }
    };
}
pub(crate) use connection_node;

/// A row of a page, with its cursor.
pub struct Edge<N> {
    node: N,
    /// None if it is not asked for.
    cursor: Option<Cursor>,
}

impl<N: ConnectionNode> Edge<N> {
    /// A row with its cursor, unless it is not asked for.
    pub(super) fn new(node: N, cursor: Option<Cursor>) -> Self {
        Self { node, cursor }
    }

    /// The row.
    pub fn row(&self) -> &N {
        &self.node
    }

    pub(super) fn place(&self) -> Option<&Cursor> {
        self.cursor.as_ref()
    }

    /// The cursor of the row; empty if it was not asked for.
    pub fn cursor_text(&self) -> String {
        let cursor = self.cursor.as_ref();
        cursor.map_or_else(String::new, |cursor| cursor.to_text(&N::type_name()))
    }
}

impl<N: ConnectionNode> TypeName for Edge<N> {
    fn type_name() -> Cow<'static, str> {
        Cow::Owned(format!("{}Edge", N::type_name()))
    }
}

/// A row of a page.
#[object(name_type)]
impl<N: ConnectionNode> Edge<N> {
    /// Opaque cursor of the row, for `after` and `before`.
    async fn cursor(&self) -> String {
        self.cursor_text()
    }

    /// The row.
    async fn node(&self) -> &N {
        &self.node
    }
}
