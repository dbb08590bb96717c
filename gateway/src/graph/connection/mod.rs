//! Relay's connections over lists that were read whole: filter and sort positions first, cut the page,
//! and only then make nodes.

mod edge;
mod page;

use std::borrow::Cow;

use async_graphql::{Object, SimpleObject, TypeName};

use crate::error::Result;
use crate::graph::direct_json::rows::{Edges, Nodes};

pub use edge::{ConnectionNode, Edge};
pub use page::Page;
use page::{DEFAULT_PAGE, PAGE_CAP};

/// One page of a list, and how many rows the whole list has.
pub struct Connection<N> {
    edges: Vec<Edge<N>>,
    start: usize,
    total: usize,
}

/// Where a page stands in its list.
#[derive(SimpleObject)]
pub struct PageInfo {
    /// Whether rows follow this page.
    has_next_page: bool,
    /// Whether rows come before this page.
    has_previous_page: bool,
    /// The cursor of the first row; null on an empty page.
    start_cursor: Option<String>,
    /// The cursor of the last row; null on an empty page.
    end_cursor: Option<String>,
}

impl<N: ConnectionNode> Connection<N> {
    /// The page of a filtered and sorted list, given as the positions of its rows.
    ///
    /// # Errors
    /// BAD_USER_INPUT for a `first` or `last` below 0 or above the cap, and for a cursor of something else.
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
            // The list has changed since: look for the row, and without it go on where it stood.
            Ok((0..total)
                .find(|at| is_there(*at))
                .map_or((offset.min(total), false), |at| (at, true)))
        };
        let mut start = 0;
        let mut end = total;
        if let Some(cursor) = &page.after {
            let (offset, found) = offset_of(cursor)?;
            start = if found { offset + 1 } else { offset };
        }
        if let Some(cursor) = &page.before {
            end = offset_of(cursor)?.0.max(start);
        }
        let (first, last) = page.sizes()?;
        match (first, last) {
            (None, None) => end = end.min(start + DEFAULT_PAGE),
            (first, last) => {
                if let Some(first) = first {
                    end = end.min(start + first);
                }
                if let Some(last) = last {
                    start = start.max(end.saturating_sub(last));
                }
                if end - start > PAGE_CAP {
                    end = start + PAGE_CAP;
                }
            }
        }
        let edges = positions[start..end]
            .iter()
            .enumerate()
            .map(|(index, position)| Edge::new(make(*position), start + index))
            .collect();
        Ok(Self {
            edges,
            start,
            total,
        })
    }
}

impl<N: ConnectionNode> TypeName for Connection<N> {
    fn type_name() -> Cow<'static, str> {
        Cow::Owned(format!("{}Connection", N::type_name()))
    }
}

/// One page of a list that was filtered and sorted by the gateway. Without `first` and `last` a page has
/// 50 rows; the cap is 5,000.
#[Object(name_type)]
impl<N: ConnectionNode> Connection<N> {
    /// The rows of this page, each with its cursor.
    async fn edges(&self) -> Edges<'_, N> {
        Edges(&self.edges)
    }

    /// The rows of this page without their cursors.
    async fn nodes(&self) -> Nodes<'_, N> {
        Nodes(&self.edges)
    }

    /// Where this page stands in its list.
    async fn page_info(&self) -> PageInfo {
        PageInfo {
            has_next_page: self.start + self.edges.len() < self.total,
            has_previous_page: self.start > 0,
            start_cursor: self.edges.first().map(Edge::cursor_text),
            end_cursor: self.edges.last().map(Edge::cursor_text),
        }
    }

    /// How many rows the filtered list has on all its pages.
    async fn total_count(&self) -> usize {
        self.total
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

    impl ConnectionNode for Thing {
        fn cursor_key(&self) -> String {
            self.key.to_string()
        }
    }

    fn page(page: &Page, positions: &[u32]) -> Result<Vec<i32>> {
        Connection::new(page, positions, |key| Thing { key: key as i32 })
            .map(|page| page.edges.iter().map(|edge| edge.row().key).collect())
    }

    fn cursor_at(key: i32, offset: usize) -> Option<String> {
        Some(Edge::new(Thing { key }, offset).cursor_text())
    }

    #[test]
    fn a_page_is_cut_by_first_after_last_and_before() {
        let list = [5, 3, 9, 7];
        let none = Page::default;
        let cases = [
            (none(), vec![5, 3, 9, 7]),
            (
                Page {
                    first: Some(2),
                    ..none()
                },
                vec![5, 3],
            ),
            (
                Page {
                    first: Some(0),
                    ..none()
                },
                vec![],
            ),
            (
                Page {
                    first: Some(2),
                    after: cursor_at(3, 1),
                    ..none()
                },
                vec![9, 7],
            ),
            (
                Page {
                    last: Some(1),
                    ..none()
                },
                vec![7],
            ),
            (
                Page {
                    last: Some(2),
                    before: cursor_at(7, 3),
                    ..none()
                },
                vec![3, 9],
            ),
            (
                Page {
                    after: cursor_at(7, 3),
                    ..none()
                },
                vec![],
            ),
            // The row has moved: it is found by its key.
            (
                Page {
                    first: Some(1),
                    after: cursor_at(3, 3),
                    ..none()
                },
                vec![9],
            ),
            // The row has gone: the page goes on where it stood.
            (
                Page {
                    first: Some(1),
                    after: cursor_at(4, 2),
                    ..none()
                },
                vec![9],
            ),
        ];
        for (index, (arguments, rows)) in cases.into_iter().enumerate() {
            assert_eq!(page(&arguments, &list).unwrap(), rows, "case {index}");
        }
    }

    #[test]
    fn sizes_and_cursors_that_are_none_are_refused() {
        let bad = [
            Page {
                first: Some(-1),
                ..Page::default()
            },
            Page {
                last: Some(-1),
                ..Page::default()
            },
            Page {
                first: Some(PAGE_CAP as i32 + 1),
                ..Page::default()
            },
            Page {
                after: Some("x".to_owned()),
                ..Page::default()
            },
            Page {
                after: Some(global_id::encode("CursorOfOther", "0@5")),
                ..Page::default()
            },
            Page {
                before: Some(global_id::encode("Thing", 5)),
                ..Page::default()
            },
        ];
        for arguments in bad {
            assert!(page(&arguments, &[5]).is_err());
        }
        assert!(
            page(
                &Page {
                    first: Some(PAGE_CAP as i32),
                    ..Page::default()
                },
                &[5]
            )
            .is_ok()
        );
    }
}
