//! One row of a page, and the cursor that finds it again.

use std::borrow::Cow;

use async_graphql::{Object, TypeName};

use crate::error::{Error, Result};
use crate::graph::direct_json::fields::PlainFields;
use crate::graph::global_id;

/// A node that can stand in a connection.
pub trait ConnectionNode: PlainFields {
    /// What tells this node from the others of its list.
    fn cursor_key(&self) -> String;
}

/// One row of a page, with the cursor to go on from.
pub struct Edge<N> {
    node: N,
    offset: usize,
}

impl<N: ConnectionNode> Edge<N> {
    /// The row that stands at this offset of its list.
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

    /// The key and the offset that a cursor names.
    ///
    /// # Errors
    /// BAD_USER_INPUT for a cursor of something else.
    pub fn read_cursor(cursor: &str) -> Result<(String, usize)> {
        let read = || {
            let (type_name, key) = global_id::decode(cursor)?;
            let (offset, key) = key.split_once('@')?;
            (type_name.strip_prefix("CursorOf")? == N::type_name())
                .then(|| Some((key.to_owned(), offset.parse().ok()?)))?
        };
        read().ok_or_else(|| {
            Error::bad_input(format!(
                "This is not a cursor of a list of {}.",
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

/// One row of a page.
#[Object(name_type)]
impl<N: ConnectionNode> Edge<N> {
    /// Where this row stands, to be given to `after` or `before`.
    async fn cursor(&self) -> String {
        self.cursor_text()
    }

    /// The row itself.
    async fn node(&self) -> &N {
        &self.node
    }
}
