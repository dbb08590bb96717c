//! Lists: rows are filtered and sorted by position, and only the rows of the page become nodes.

use std::cmp::Ordering;
use std::sync::Arc;

use tokio::task::coop::consume_budget;

use super::collation::{compare_numbered, compare_text};
use super::connection::{Connection, ConnectionNode, Page};
use super::filter_text::{FilterText, Searched, folded_texts};
use super::order::{Named, Order, OrderDirection, OrderField, by_name};
use crate::error::Result;
use crate::upstream::decode::{Keyed, Table};
use crate::upstream::{Row, without_blocking};

/// The arguments of a list: `filter`, `orderBy` and the four for paging. See `#[object]`.
pub struct ListArgs<F, O: OrderField> {
    /// The filter; its default if omitted.
    pub filter: F,
    /// The order; its default if omitted.
    pub order: Order<O>,
    /// The page.
    pub page: Page,
}

/// A comparison of two rows.
type Compare<'a, T> = Box<dyn Fn(&T, &T) -> Ordering + 'a>;

/// Whether a row has no value to sort by.
type IsMissing<'a, T> = Box<dyn Fn(&T) -> bool + 'a>;

/// How rows are sorted. Rows without a value come last in both directions. Ties are broken by the key, in the same
/// direction.
pub enum SortBy<'a, T> {
    /// The order of the list, which is ascending.
    Sorted(IsMissing<'a, T>),
    /// The key only.
    Key,
    /// A comparison.
    Compare(Compare<'a, T>, IsMissing<'a, T>),
}

impl<'a, T> SortBy<'a, T> {
    /// The name. Needs a list from [`List::by_name`].
    pub fn name() -> Self
    where
        T: Named,
    {
        Self::sorted(|row: &T| row.name().is_empty())
    }

    /// The order of a list that is already sorted, ascending and with missing values last.
    pub fn sorted(is_missing: impl Fn(&T) -> bool + 'a) -> Self {
        Self::Sorted(Box::new(is_missing))
    }

    /// A value of each row, if it has one.
    pub fn value<V: Ord>(value: impl Fn(&T) -> Option<V> + Clone + 'a) -> Self {
        let is_missing = value.clone();
        Self::compare(
            move |a, b| value(a).cmp(&value(b)),
            move |row| is_missing(row).is_none(),
        )
    }

    /// A comparison of two rows, and whether a row has no value to compare.
    pub fn compare(
        compare: impl Fn(&T, &T) -> Ordering + 'a,
        is_missing: impl Fn(&T) -> bool + 'a,
    ) -> Self {
        Self::Compare(Box::new(compare), Box::new(is_missing))
    }

    /// A text of each row, ignoring case; empty if it has none.
    pub fn text(text: impl Fn(&T) -> &str + Clone + 'a) -> Self {
        Self::text_by(compare_text, text)
    }

    /// Like [`SortBy::text`], but compares numbers in the texts by value.
    pub fn numbered(text: impl Fn(&T) -> &str + Clone + 'a) -> Self {
        Self::text_by(compare_numbered, text)
    }

    fn text_by(
        compare: fn(&str, &str) -> Ordering,
        text: impl Fn(&T) -> &str + Clone + 'a,
    ) -> Self {
        let is_missing = text.clone();
        Self::compare(
            move |a, b| compare(text(a), text(b)),
            move |row| is_missing(row).is_empty(),
        )
    }
}

/// What sorting a row costs, in bytes that are read in the same time.
const SORT_COST: usize = 256;

/// How many rows are searched before the other requests have their turn.
pub(super) const SEARCHED_AT_ONCE: usize = 16;

/// Rows of a table, as positions.
pub struct List<T: Keyed> {
    table: Arc<Table<T>>,
    positions: Vec<u32>,
}

impl<T: Keyed<Key: Ord>> List<T> {
    /// All rows, in the order of the response.
    pub fn new(table: &Arc<Table<T>>) -> Self {
        Self::at(table, 0..table.rows().len() as u32)
    }

    /// All rows, sorted by name. The table keeps this order, so it is computed once.
    pub fn by_name(table: &Arc<Table<T>>) -> Self
    where
        T: Named,
    {
        Self::at(table, by_name(table).iter().copied())
    }

    /// The rows at these positions, in this order.
    pub fn at(table: &Arc<Table<T>>, positions: impl IntoIterator<Item = u32>) -> Self {
        Self {
            table: Arc::clone(table),
            positions: positions.into_iter().collect(),
        }
    }

    /// Keeps the rows that pass the test.
    #[must_use]
    pub fn keep(mut self, passes: impl Fn(&T) -> bool) -> Self {
        let rows = self.table.rows();
        self.positions
            .retain(|position| passes(&rows[*position as usize]));
        self
    }

    /// Keeps the rows in whose texts the words are. Other requests run meanwhile.
    pub async fn search(self, text: &FilterText) -> Self
    where
        T: Searched,
    {
        self.search_also(text, |_| String::new()).await
    }

    /// Like [`List::search`], but the words may also be in another text, which comes from elsewhere.
    pub async fn search_also(mut self, text: &FilterText, other: impl Fn(&T) -> String) -> Self
    where
        T: Searched,
    {
        if text.is_empty() {
            return self;
        }
        let rows = self.table.rows();
        let texts = folded_texts(&self.table).await;
        let is_found = |position: &u32| {
            let (row, texts) = (&rows[*position as usize], &texts[*position as usize]);
            text.is_in(texts, row.number(), || other(row))
        };
        let mut found = Vec::new();
        for positions in self.positions.chunks(SEARCHED_AT_ONCE) {
            consume_budget().await;
            found.extend(positions.iter().copied().filter(is_found));
        }
        self.positions = found;
        self
    }

    /// Keeps the rows in one text of which the words are. It is folded for each request. Other requests run meanwhile.
    pub async fn keep_text(mut self, search: &FilterText, text: fn(&T) -> Option<&str>) -> Self {
        if search.is_empty() {
            return self;
        }
        let mut found = Vec::new();
        for position in self.positions {
            consume_budget().await;
            if search.matches(&[text(&self.table.rows()[position as usize]).unwrap_or_default()]) {
                found.push(position);
            }
        }
        self.positions = found;
        self
    }

    /// Sorts the rows. [`SortBy::Sorted`] requires them to be sorted already.
    #[must_use]
    pub fn sort(mut self, by: SortBy<'_, T>, direction: OrderDirection) -> Self {
        let rows = self.table.rows();
        let row = |position: &u32| &rows[*position as usize];
        let sort = |positions: &mut Vec<u32>, compare: &dyn Fn(&T, &T) -> Ordering| {
            without_blocking(positions.len() * SORT_COST, || {
                positions.sort_by(|a, b| {
                    let (a, b) = (row(a), row(b));
                    direction.apply(compare(a, b).then_with(|| a.key().cmp(b.key())))
                });
            });
        };
        match by {
            SortBy::Sorted(_) if direction == OrderDirection::Asc => {}
            SortBy::Sorted(is_missing) => {
                let is_present = |position: &u32| !is_missing(row(position));
                let present = self.positions.partition_point(is_present);
                let (present, missing) = self.positions.split_at_mut(present);
                present.reverse();
                missing.reverse();
            }
            SortBy::Key => sort(&mut self.positions, &|_, _| Ordering::Equal),
            SortBy::Compare(compare, is_missing) => {
                let (mut missing, mut present): (Vec<u32>, Vec<u32>) = self
                    .positions
                    .into_iter()
                    .partition(|position| is_missing(row(position)));
                sort(&mut present, &compare);
                sort(&mut missing, &|_, _| Ordering::Equal);
                present.append(&mut missing);
                self.positions = present;
            }
        }
        self
    }

    /// A page of the rows.
    ///
    /// # Errors
    /// BAD_USER_INPUT for invalid paging arguments.
    pub fn page<N: ConnectionNode>(
        &self,
        page: &Page,
        make: impl Fn(Row<T>) -> N,
    ) -> Result<Connection<N>> {
        self.page_at(page, |position| make(Row::at(&self.table, position)))
    }

    /// A page of nodes that are built from the positions of their rows.
    ///
    /// # Errors
    /// See [`List::page`].
    pub fn page_at<N: ConnectionNode>(
        &self,
        page: &Page,
        make: impl Fn(u32) -> N,
    ) -> Result<Connection<N>> {
        let page = Connection::new(page, &self.positions, make)?;
        Ok(page.with_unreadable(self.table.unreadable()))
    }

    /// All rows, as nodes.
    pub fn nodes<N>(&self, make: impl Fn(Row<T>) -> N) -> Vec<N> {
        let positions = self.positions.iter();
        positions
            .map(|position| make(Row::at(&self.table, *position)))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use futures_util::poll;

    use super::super::order::tests::Thing;
    use super::*;

    #[test]
    fn rows_are_filtered_and_sorted_with_missing_values_last_and_ties_broken_by_key() {
        use OrderDirection::{Asc, Desc};
        let rows = [(3, "b"), (5, ""), (1, "B"), (2, "a"), (4, ""), (9, "x")];
        let rows = rows.map(|(key, name)| Thing(key, name));
        let table = Arc::new(Table::new(Vec::from(rows)));
        let text = || SortBy::text(|thing: &Thing| thing.1);
        let numbered = || SortBy::numbered(|thing: &Thing| thing.1);
        let value = || SortBy::value(|thing: &Thing| (thing.0 % 2 == 1).then_some(-thing.0));
        let cases = [
            (SortBy::name(), Asc, [2, 1, 3, 4, 5]),
            (SortBy::name(), Desc, [3, 1, 2, 5, 4]),
            (SortBy::Key, Asc, [1, 2, 3, 4, 5]),
            (SortBy::Key, Desc, [5, 4, 3, 2, 1]),
            (text(), Asc, [2, 1, 3, 4, 5]),
            (text(), Desc, [3, 1, 2, 5, 4]),
            (numbered(), Asc, [2, 1, 3, 4, 5]),
            (numbered(), Desc, [3, 1, 2, 5, 4]),
            (value(), Asc, [5, 3, 1, 2, 4]),
            (value(), Desc, [1, 3, 5, 4, 2]),
        ];
        for (index, (by, direction, expected)) in cases.into_iter().enumerate() {
            let list = List::by_name(&table).keep(|thing| thing.0 < 9);
            let keys = list.sort(by, direction).nodes(|row| row.0);
            assert_eq!(keys, expected, "case {index}");
        }
    }

    #[tokio::test]
    async fn a_long_search_lets_other_requests_run() {
        let rows = (0..10_000).map(|key| Thing(key, if key == 7 { "Ñandú Ærø" } else { "x" }));
        let table = Arc::new(Table::new(rows.collect::<Vec<_>>()));
        let text = FilterText::new(Some("ærø nandu"));
        let found = List::new(&table).search(&text).await;
        assert_eq!(found.nodes(|row| row.0), [7]);
        // The texts are folded by now, and still the search has to wait for its turn.
        let mut again = Box::pin(List::new(&table).search(&text));
        assert!(poll!(&mut again).is_pending());
    }
}
