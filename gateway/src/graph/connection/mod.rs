//! Relay connections over fully loaded lists.

mod edge;
mod paging;

use std::borrow::Cow;
use std::ops::Range;

use async_graphql::TypeName;
use gateway_macros::{SimpleObject, object};

use crate::error::Result;
use crate::graph::direct_json::rows::{Edges, Nodes};

pub(crate) use edge::connection_node;
pub use edge::{ConnectionNode, Edge, ListWords};
pub use paging::{DEFAULT_PAGE, PAGE_CAP, Page};

/// A page of a list.
pub struct Connection<N> {
    edges: Vec<Edge<N>>,
    start: usize,
    total: usize,
    unreadable: usize,
}

/// The position of a page in its list.
#[derive(SimpleObject)]
pub struct PageInfo {
    /// Whether there are rows after this page.
    has_next_page: bool,
    /// Whether there are rows before this page.
    has_previous_page: bool,
    /// Cursor of the first row; null if the page is empty.
    start_cursor: Option<String>,
    /// Cursor of the last row; null if the page is empty.
    end_cursor: Option<String>,
}

impl<N: ConnectionNode> Connection<N> {
    /// The page of a filtered and sorted list, given as the positions of its rows.
    ///
    /// # Errors
    /// BAD_USER_INPUT if `first` or `last` is below 0 or above the cap, or if a cursor is of another type.
    pub fn new(page: &Page, positions: &[u32], make: impl Fn(u32) -> N) -> Result<Self> {
        let total = positions.len();
        let offset_of = |cursor: &str| -> Result<(usize, bool)> {
            let (key, offset) = Edge::<N>::read_cursor(cursor)?;
            let is_there = |at: usize| {
                positions
                    .get(at)
                    .is_some_and(|position| make(*position).cursor_key() == key)
            };
            if is_there(offset) {
                return Ok((offset, true));
            }
            // The list has changed since: find the row by its key, or else continue at its old offset.
            Ok((0..total)
                .find(|at| is_there(*at))
                .map_or((offset.min(total), false), |at| (at, true)))
        };
        let Range { start, end } = page.cut(total, offset_of)?;
        let edges = positions[start..end]
            .iter()
            .enumerate()
            .map(|(index, position)| Edge::new(make(*position), start + index))
            .collect();
        Ok(Self {
            edges,
            start,
            total,
            unreadable: 0,
        })
    }

    /// The same page, with the number of rows of its list that could not be read.
    #[must_use]
    pub fn with_unreadable(mut self, rows: usize) -> Self {
        self.unreadable = rows;
        self
    }
}

impl<N: ConnectionNode> TypeName for Connection<N> {
    fn type_name() -> Cow<'static, str> {
        Cow::Owned(format!("{}Connection", N::type_name()))
    }
}

/// A page of a list.
#[object(name_type)]
impl<N: ConnectionNode> Connection<N> {
    /// Rows of this page, each with its cursor.
    #[graphql(tag = "charged")]
    async fn edges(&self) -> Edges<'_, N> {
        Edges(&self.edges)
    }

    /// Rows of this page, without cursors.
    #[graphql(tag = "charged")]
    async fn nodes(&self) -> Nodes<'_, N> {
        Nodes(&self.edges)
    }

    /// Position of this page in the list.
    async fn page_info(&self) -> PageInfo {
        PageInfo {
            has_next_page: self.start + self.edges.len() < self.total,
            has_previous_page: self.start > 0,
            start_cursor: self.edges.first().map(Edge::cursor_text),
            end_cursor: self.edges.last().map(Edge::cursor_text),
        }
    }

    /// Number of rows on all pages, after filtering.
    async fn total_count(&self) -> usize {
        self.total
    }

    /// Number of rows of the whole list, before filtering, that the service sent and that cannot be read, because they have
    /// no valid key. They are neither among the rows nor in `totalCount`. 0 if all can be read.
    async fn unreadable_count(&self) -> usize {
        self.unreadable
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gateway_macros::object;

    use crate::graph::global_id;

    struct Thing {
        key: i32,
    }

    #[object(row)]
    impl Thing {
        async fn key(&self) -> i32 {
            self.key
        }
    }

    connection_node!(Thing, "A thing", "things", |thing| thing.key);

    type Arguments = (Option<i32>, Option<String>, Option<i32>, Option<String>);

    fn page((first, after, last, before): Arguments, positions: &[u32]) -> Result<Vec<i32>> {
        let page = Page {
            first,
            after,
            last,
            before,
            budget: None,
        };
        Connection::new(&page, positions, |key| Thing { key: key as i32 })
            .map(|page| page.edges.iter().map(|edge| edge.row().key).collect())
    }

    fn cursor_at(key: i32, offset: usize) -> Option<String> {
        Some(Edge::new(Thing { key }, offset).cursor_text())
    }

    #[test]
    fn first_after_last_and_before_select_a_page() {
        let cases = [
            ((None, None, None, None), vec![5, 3, 9, 7]),
            ((Some(2), None, None, None), vec![5, 3]),
            ((Some(0), None, None, None), vec![]),
            ((Some(2), cursor_at(3, 1), None, None), vec![9, 7]),
            ((None, None, Some(1), None), vec![7]),
            ((None, None, Some(2), cursor_at(7, 3)), vec![3, 9]),
            ((None, cursor_at(7, 3), None, None), vec![]),
            // The row has moved, and is found by its key.
            ((Some(1), cursor_at(3, 3), None, None), vec![9]),
            // The row is gone. The page continues at its old offset.
            ((Some(1), cursor_at(4, 2), None, None), vec![9]),
        ];
        for (index, (arguments, rows)) in cases.into_iter().enumerate() {
            let page = page(arguments, &[5, 3, 9, 7]).unwrap();
            assert_eq!(page, rows, "case {index}");
        }
    }

    #[test]
    fn invalid_sizes_and_cursors_are_refused() {
        let cap = paging::PAGE_CAP as i32;
        let cursor_of_other = global_id::encode("CursorOfOther", "0@5");
        let invalid = [
            (Some(-1), None, None, None),
            (None, None, Some(-1), None),
            (Some(cap + 1), None, None, None),
            (None, Some("x".to_owned()), None, None),
            (None, Some(cursor_of_other), None, None),
            (None, None, None, Some(global_id::encode("Thing", 5))),
        ];
        for arguments in invalid {
            assert!(page(arguments, &[5]).is_err());
        }
        assert!(page((Some(cap), None, None, None), &[5]).is_ok());
    }
}
