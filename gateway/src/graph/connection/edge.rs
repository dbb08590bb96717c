//! A row of a page, with its cursor.

use std::borrow::Cow;

use async_graphql::TypeName;
use gateway_macros::object;

use crate::error::{Error, Result};
use crate::graph::direct_json::fields::PlainFields;
use crate::graph::global_id;

/// A node of a connection.
pub trait ConnectionNode: PlainFields {
    /// The descriptions of its lists in the schema.
    const WORDS: ListWords;

    /// The key of the node, unique within its list.
    fn cursor_key(&self) -> String;
}

/// The descriptions of a list's types. See [`connection_node!`].
pub struct ListWords {
    /// The description of a page.
    pub page: &'static str,
    /// The description of a row of a page.
    pub edge: &'static str,
}

/// Makes a type the node of a connection: its singular and plural ("A customer", "customers"), and its key.
macro_rules! connection_node {
    ($node:ty, $one:literal, $many:literal, |$row:ident| $key:expr) => {
        impl $crate::graph::connection::ConnectionNode for $node {
            const WORDS: $crate::graph::connection::ListWords =
                $crate::graph::connection::ListWords {
                    page: concat!("A page of ", $many, "."),
                    edge: concat!($one, " in a page, with its cursor."),
                };

            fn cursor_key(&self) -> String {
                let $row = self;
                $key.to_string()
            }
        }
    };
}
pub(crate) use connection_node;

/// A row of a page, with its cursor.
pub struct Edge<N> {
    node: N,
    offset: usize,
}

impl<N: ConnectionNode> Edge<N> {
    /// The row at this offset of its list.
    pub fn new(node: N, offset: usize) -> Self {
        Self { node, offset }
    }

    /// The row.
    pub fn row(&self) -> &N {
        &self.node
    }

    /// The cursor of the row.
    pub fn cursor_text(&self) -> String {
        global_id::encode(
            &format!("CursorOf{}", N::type_name()),
            format_args!("{}@{}", self.offset, self.node.cursor_key()),
        )
    }

    /// The key and the offset in a cursor.
    ///
    /// # Errors
    /// BAD_USER_INPUT for a cursor of another type.
    pub fn read_cursor(cursor: &str) -> Result<(String, usize)> {
        let read = || {
            let (type_name, key) = global_id::decode(cursor)?;
            let (offset, key) = key.split_once('@')?;
            (type_name.strip_prefix("CursorOf")? == N::type_name())
                .then(|| Some((key.to_owned(), offset.parse().ok()?)))?
        };
        read().ok_or_else(|| {
            Error::bad_input(format!(
                "This is not a valid cursor of a list of {}.",
                N::type_name()
            ))
        })
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
