//! Relay's connections over lists that were read whole: filter and sort positions first, cut the page,
//! and only then make nodes.

use std::borrow::Cow;
use std::cmp::Ordering;

use async_graphql::{Enum, Object, SimpleObject, TypeName};

use crate::error::{Error, Result};
use crate::node;
use crate::plain_rows::{Edges, Nodes, Plain};
use crate::upstream::reading::{Named, Table};

/// Rows of a page when neither `first` nor `last` says how many.
const DEFAULT_PAGE: usize = 50;
/// The most rows of one page.
pub const PAGE_CAP: usize = 5_000;

/// A direction of sorting.
#[derive(Clone, Copy, Debug, Default, Enum, Eq, PartialEq)]
pub enum OrderDirection {
    /// Smallest, earliest or first in the alphabet first.
    #[default]
    Asc,
    /// Largest, latest or last in the alphabet first.
    Desc,
}

impl OrderDirection {
    /// An ordering in this direction.
    pub fn apply(self, ordering: Ordering) -> Ordering {
        match self {
            Self::Asc => ordering,
            Self::Desc => ordering.reverse(),
        }
    }
}

/// The four paging arguments of a connection.
#[derive(Default)]
pub struct Page {
    /// So many rows from the start.
    pub first: Option<i32>,
    /// Rows after this cursor.
    pub after: Option<String>,
    /// So many rows from the end.
    pub last: Option<i32>,
    /// Rows before this cursor.
    pub before: Option<String>,
}

/// A node that can stand in a connection.
pub trait Paged: Plain {
    /// What tells this node from the others of its list.
    fn cursor_key(&self) -> String;
}

/// One page of a list, and how many rows the whole list has.
pub struct Connection<N> {
    edges: Vec<Edge<N>>,
    start: usize,
    total: usize,
}

/// One row of a page, with the cursor to go on from.
pub struct Edge<N> {
    node: N,
    offset: usize,
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

impl<N: Paged> Connection<N> {
    /// The page of a filtered and sorted list, given as the positions of its rows.
    ///
    /// # Errors
    /// BAD_USER_INPUT for a `first` or `last` below 0 or above the cap, and for a cursor of something else.
    pub fn new(page: &Page, positions: &[u32], make: impl Fn(u32) -> N) -> Result<Self> {
        let total = positions.len();
        let offset_of = |cursor: &str| -> Result<(usize, bool)> {
            let (key, offset) = read_cursor::<N>(cursor)?;
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
        let first = size("first", page.first)?;
        let last = size("last", page.last)?;
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
            .map(|(index, position)| Edge {
                node: make(*position),
                offset: start + index,
            })
            .collect();
        Ok(Self {
            edges,
            start,
            total,
        })
    }
}

fn size(name: &str, size: Option<i32>) -> Result<Option<usize>> {
    size.map(|size| {
        usize::try_from(size)
            .ok()
            .filter(|size| *size <= PAGE_CAP)
            .ok_or_else(|| {
                Error::bad_input(format!(
                    "\"{name}\" is a number from 0 to {PAGE_CAP}; {size} is not."
                ))
            })
    })
    .transpose()
}

fn cursor<N: Paged>(node: &N, offset: usize) -> String {
    node::encode(
        &format!("CursorOf{}", N::type_name()),
        format_args!("{offset}@{}", node.cursor_key()),
    )
}

fn read_cursor<N: Paged>(cursor: &str) -> Result<(String, usize)> {
    let read = || {
        let (type_name, key) = node::decode(cursor)?;
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

impl<N: Paged> TypeName for Connection<N> {
    fn type_name() -> Cow<'static, str> {
        Cow::Owned(format!("{}Connection", N::type_name()))
    }
}

/// One page of a list that was filtered and sorted by the gateway. Without `first` and `last` a page has
/// 50 rows; the cap is 5,000.
#[Object(name_type)]
impl<N: Paged> Connection<N> {
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

impl<N: Paged> Edge<N> {
    /// The row.
    pub fn row(&self) -> &N {
        &self.node
    }

    /// The cursor of the row.
    pub fn cursor_text(&self) -> String {
        cursor(&self.node, self.offset)
    }
}

impl<N: Paged> TypeName for Edge<N> {
    fn type_name() -> Cow<'static, str> {
        Cow::Owned(format!("{}Edge", N::type_name()))
    }
}

/// One row of a page.
#[Object(name_type)]
impl<N: Paged> Edge<N> {
    /// Where this row stands, to be given to `after` or `before`.
    async fn cursor(&self) -> String {
        self.cursor_text()
    }

    /// The row itself.
    async fn node(&self) -> &N {
        &self.node
    }
}

/// The positions of the rows that pass a filter, in the order of `compare`; ties keep the order of the list.
pub fn arrange<T>(
    rows: &[T],
    keep: impl Fn(&T) -> bool,
    compare: impl Fn(&T, &T) -> Ordering,
) -> Vec<u32> {
    let mut positions: Vec<u32> = (0..rows.len() as u32)
        .filter(|position| keep(&rows[*position as usize]))
        .collect();
    positions.sort_by(|a, b| compare(&rows[*a as usize], &rows[*b as usize]));
    positions
}

/// The positions of a table's rows that pass a filter. `by_name` gives rows in the order of their names; they
/// stay in it, or are sorted by `compare` and then by their keys.
pub fn arrange_named<T: Named>(
    table: &Table<T>,
    by_name: &[u32],
    direction: OrderDirection,
    keep: impl Fn(&T) -> bool,
    compare: Option<fn(&T, &T) -> Ordering>,
) -> Vec<u32> {
    let row = |position: u32| &table.rows()[position as usize];
    let mut positions: Vec<u32> = by_name
        .iter()
        .copied()
        .filter(|position| keep(row(*position)))
        .collect();
    match (compare, direction) {
        (Some(compare), _) => positions.sort_by(|a, b| {
            let (a, b) = (row(*a), row(*b));
            direction.apply(compare(a, b).then_with(|| a.key().cmp(&b.key())))
        }),
        (None, OrderDirection::Asc) => {}
        (None, OrderDirection::Desc) => positions.reverse(),
    }
    positions
}

/// A text a person typed to narrow a list: found anywhere, without regard to case.
pub struct Words(Option<String>);

impl Words {
    /// The words of a filter; blanks at the ends do not count, and nothing finds everything.
    pub fn new(text: Option<&str>) -> Self {
        Self(
            text.map(|text| text.trim().to_lowercase())
                .filter(|text| !text.is_empty()),
        )
    }

    /// Whether one of the texts holds the words.
    pub fn are_in(&self, texts: &[&str]) -> bool {
        self.0
            .as_ref()
            .is_none_or(|words| texts.iter().any(|text| text.to_lowercase().contains(words)))
    }
}

/// A text as it is compared without regard to case.
pub fn in_lower_case(text: &str) -> String {
    // Most names are ASCII: bytes are a lot cheaper than letters.
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    // Letter by letter, as the comparison does: the end of a word is no matter.
    text.chars().flat_map(char::to_lowercase).collect()
}

/// Compares two texts without regard to case, as lists of names are sorted.
pub fn compare_text(a: &str, b: &str) -> Ordering {
    // Lists are sorted at every request, and most names are ASCII: bytes are a lot cheaper than letters.
    if a.is_ascii() && b.is_ascii() {
        let lower = |byte: u8| byte.to_ascii_lowercase();
        return a.bytes().map(lower).cmp(b.bytes().map(lower));
    }
    a.chars()
        .flat_map(char::to_lowercase)
        .cmp(b.chars().flat_map(char::to_lowercase))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plain_rows::plain_members;

    #[derive(SimpleObject)]
    struct Thing {
        key: i32,
    }

    plain_members!(Thing: key);

    impl Paged for Thing {
        fn cursor_key(&self) -> String {
            self.key.to_string()
        }
    }

    fn page(page: &Page, positions: &[u32]) -> Result<Vec<i32>> {
        Connection::new(page, positions, |key| Thing { key: key as i32 })
            .map(|page| page.edges.iter().map(|edge| edge.node.key).collect())
    }

    fn cursor_at(key: i32, offset: usize) -> Option<String> {
        Some(cursor(&Thing { key }, offset))
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
                after: Some(node::encode("CursorOfOther", "0@5")),
                ..Page::default()
            },
            Page {
                before: Some(node::encode("Thing", 5)),
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

    #[test]
    fn texts_are_compared_without_regard_to_case_in_every_script() {
        use Ordering::{Equal, Greater, Less};
        let cases = [
            ("Acme", "acme", Equal),
            ("acme", "Bold", Less),
            ("Zebra", "apple", Greater),
            ("a", "ab", Less),
            ("CAFÉ", "café", Equal),
            ("Café", "cafz", Greater),
            ("", "a", Less),
        ];
        for (a, b, expected) in cases {
            assert_eq!(compare_text(a, b), expected, "{a} {b}");
        }
    }

    #[test]
    fn words_are_found_anywhere_in_any_case() {
        assert!(Words::new(Some(" HARBOR ")).are_in(&["Old Harbor Transit"]));
        assert!(Words::new(Some("  ")).are_in(&[]));
        assert!(!Words::new(Some("x")).are_in(&["Harbor"]));
    }
}
