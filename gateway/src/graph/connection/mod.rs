//! Relay connections over fully loaded lists.

mod cursor;
mod edge;
mod paging;
mod place;

use std::borrow::Cow;
use std::ops::Range;
use std::sync::Arc;

use async_graphql::TypeName;
use gateway_macros::{SimpleObject, object};

use self::cursor::Cursor;
use crate::error::Result;
use crate::graph::direct_json::rows::{Edges, Nodes};
use crate::graph::order::OrderDirection;

pub(crate) use edge::connection_node;
pub use edge::{ConnectionNode, Edge};
pub use paging::{DEFAULT_PAGE, PAGE_CAP, Page, has_end_cursors_only};
pub use place::{Place, SortKey, SortValue, sort_by_place};

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
    /// The page of a filtered list, given as the positions of its rows, sorted by their places in this direction. A page
    /// goes on after the place of its cursor, whether a row is still there or not.
    ///
    /// # Errors
    /// BAD_USER_INPUT if `first` or `last` is below 0 or above the cap, or if a cursor is of another type or order.
    pub fn new<'a>(
        page: &Page,
        positions: &[u32],
        direction: OrderDirection,
        place: impl Fn(u32) -> Place<'a>,
        make: impl Fn(u32) -> N,
    ) -> Result<Self> {
        Self::cut(page, positions, direction, place, make, false)
    }

    /// The same of a list that may be in the order of its service, where a place is a position, which changes when rows are
    /// added or removed: the row of a cursor is the nearest with its key, and only for one that is gone the page goes on at
    /// its position.
    ///
    /// # Errors
    /// See [`Connection::new`].
    pub fn cut<'a>(
        page: &Page,
        positions: &[u32],
        direction: OrderDirection,
        place: impl Fn(u32) -> Place<'a>,
        make: impl Fn(u32) -> N,
        is_as_received: bool,
    ) -> Result<Self> {
        let find = |text: &str| -> Result<Range<usize>> {
            let cursor = Cursor::read(text, &N::type_name(), &page.order)?;
            let has_key = |at: &u32| place(*at).has_key_of(&cursor.place);
            let compare = |at: &u32| place(*at).compare(&cursor.place, direction);
            let start = positions.partition_point(|at| compare(at).is_lt());
            if is_as_received {
                let same = (0..positions.len()).filter(|at| has_key(&positions[*at]));
                if let Some(at) = same.min_by_key(|at| at.abs_diff(start)) {
                    return Ok(at..at + 1);
                }
            }
            let end = start + positions[start..].partition_point(|at| compare(at).is_eq());
            let at = end.min(start.saturating_add(cursor.nth));
            Ok(at..end.min(at + 1))
        };
        let rows = page.cut(positions.len(), find)?;
        let order = Arc::<str>::from(page.order.as_str());
        let mut edges: Vec<Edge<N>> = Vec::with_capacity(rows.len());
        for (index, position) in rows.clone().zip(&positions[rows.clone()]) {
            let is_end = index == rows.start || index + 1 == rows.end;
            if page.has_end_cursors_only && !is_end {
                edges.push(Edge::new(make(*position), None));
                continue;
            }
            let own = place(*position).into_owned();
            let nth = match edges.last().and_then(Edge::place) {
                Some(last) if own.compare(&last.place, direction).is_eq() => last.nth + 1,
                Some(_) => 0,
                None => {
                    let is_before = |at: &u32| place(*at).compare(&own, direction).is_lt();
                    index - positions[..index].partition_point(is_before)
                }
            };
            let cursor = Cursor {
                order: Arc::clone(&order),
                place: own,
                nth,
            };
            edges.push(Edge::new(make(*position), Some(cursor)));
        }
        Ok(Self {
            edges,
            start: rows.start,
            total: positions.len(),
            unreadable: 0,
        })
    }

    /// The page of an empty list.
    ///
    /// # Errors
    /// See [`Connection::new`].
    pub fn empty(page: &Page) -> Result<Self> {
        let place = |_| Place::of([]);
        Self::new(page, &[], OrderDirection::Asc, place, |_| {
            unreachable!("the list is empty")
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
    #[graphql(tag = "metered")]
    async fn edges(&self) -> Edges<'_, N> {
        Edges(&self.edges)
    }

    /// Rows of this page, without cursors.
    #[graphql(tag = "metered")]
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

    /// A row with a key.
    struct Thing(u32);

    #[object(row)]
    impl Thing {
        async fn key(&self) -> u32 {
            self.0
        }
    }

    connection_node!(Thing, "A thing", "things");

    /// The keys of the rows after a cursor, given as their keys and values.
    fn page(
        after: Option<String>,
        rows: &[(u32, Option<i32>)],
        direction: OrderDirection,
    ) -> Result<Connection<Thing>> {
        let page = Page {
            after,
            order: "VALUE".to_owned(),
            ..Page::default()
        };
        let place = |at: u32| {
            let (key, value) = rows[at as usize];
            Place::of([value.map(SortValue::from), Some(key.into())])
        };
        let mut positions = Vec::from_iter(0..rows.len() as u32);
        sort_by_place(&mut positions, direction, place);
        Connection::new(&page, &positions, direction, place, |at| {
            Thing(rows[at as usize].0)
        })
    }

    fn keys(page: &Connection<Thing>) -> Vec<u32> {
        page.edges.iter().map(|edge| edge.row().0).collect()
    }

    /// Two rows have the same value, two have none, and two are equal.
    const ROWS: [(u32, Option<i32>); 7] = [
        (1, Some(30)),
        (2, None),
        (3, Some(10)),
        (4, Some(10)),
        (5, Some(20)),
        (5, Some(20)),
        (7, None),
    ];

    #[test]
    fn a_page_goes_on_after_the_place_of_a_row_that_is_gone_or_has_moved() {
        use OrderDirection::{Asc, Desc};
        for direction in [Asc, Desc] {
            let all = page(None, &ROWS, direction).unwrap();
            let sorted = keys(&all);
            for at in 0..sorted.len() {
                let cursor = all.edges[at].cursor_text();
                let gone: Vec<u32> = sorted[..=at].to_vec();
                let left: Vec<_> = ROWS
                    .into_iter()
                    .filter(|(key, _)| !gone.contains(key))
                    .collect();
                let next = page(Some(cursor.clone()), &left, direction).unwrap();
                let expected: Vec<u32> = sorted[at + 1..]
                    .iter()
                    .copied()
                    .filter(|key| !gone.contains(key))
                    .collect();
                assert_eq!(keys(&next), expected, "{direction:?} {at}");
                // Its value has changed, so that it comes last.
                let moved: Vec<_> = left.iter().copied().chain([(sorted[at], None)]).collect();
                let next = page(Some(cursor), &moved, direction).unwrap();
                for key in expected {
                    assert!(keys(&next).contains(&key), "{direction:?} {at}");
                }
            }
        }
    }

    #[test]
    fn a_list_in_the_order_of_its_service_may_have_a_key_twice() {
        let rows = [7_u32, 8, 7, 9];
        let (mut after, mut seen) = (None, Vec::new());
        for _ in 0..rows.len() {
            let page = Page {
                first: Some(1),
                after,
                last: None,
                before: None,
                ..Page::default()
            };
            let key = |at: u32| rows[at as usize];
            let place = |at: u32| Place::of([Some(at.into()), Some(key(at).into())]);
            let make = |at| Thing(key(at));
            let page =
                Connection::cut(&page, &[0, 1, 2, 3], OrderDirection::Asc, place, make, true);
            let page = page.unwrap();
            seen.extend(keys(&page));
            after = page.edges.last().map(Edge::cursor_text);
        }
        assert_eq!(seen, rows);
    }
}
