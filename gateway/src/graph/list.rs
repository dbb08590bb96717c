//! Lists: rows are filtered and sorted by position, and only the rows of the page become nodes.

use std::cmp::Ordering;
use std::sync::Arc;

use super::collation::compare_text;
use super::connection::{Connection, ConnectionNode, Page};
use super::order::{Named, Order, OrderDirection, OrderField, by_name};
use crate::error::Result;
use crate::upstream::Row;
use crate::upstream::decode::{Keyed, Table};

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

/// What rows are sorted by. Ties are broken by the key, in the same direction.
pub enum SortBy<'a, T> {
    /// The name. Needs a list from [`List::by_name`].
    Name,
    /// The key only.
    Key,
    /// A comparison.
    Compare(Compare<'a, T>),
}

impl<'a, T> SortBy<'a, T> {
    /// A value of each row. Missing values come first.
    pub fn value<V: Ord>(value: impl Fn(&T) -> V + 'a) -> Self {
        Self::compare(move |a, b| value(a).cmp(&value(b)))
    }

    /// A comparison of two rows.
    pub fn compare(compare: impl Fn(&T, &T) -> Ordering + 'a) -> Self {
        Self::Compare(Box::new(compare))
    }

    /// A text of each row, ignoring case.
    pub fn text(text: impl Fn(&T) -> &str + 'a) -> Self {
        Self::compare(move |a, b| compare_text(text(a), text(b)))
    }
}

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

    /// Sorts the rows. For [`SortBy::Name`] they must be sorted by name already.
    #[must_use]
    pub fn sort(mut self, by: SortBy<'_, T>, direction: OrderDirection) -> Self {
        let row = |position: u32| &self.table.rows()[position as usize];
        let mut sort = |compare: &dyn Fn(&T, &T) -> Ordering| {
            self.positions.sort_by(|a, b| {
                let (a, b) = (row(*a), row(*b));
                direction.apply(compare(a, b).then_with(|| a.key().cmp(&b.key())))
            });
        };
        match by {
            SortBy::Name if direction == OrderDirection::Desc => self.positions.reverse(),
            SortBy::Name => {}
            SortBy::Key => sort(&|_, _| Ordering::Equal),
            SortBy::Compare(compare) => sort(&compare),
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
        Connection::new(page, &self.positions, make)
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
    use super::super::order::tests::Thing;
    use super::*;

    #[test]
    fn rows_are_filtered_and_sorted_with_ties_broken_by_key() {
        use OrderDirection::{Asc, Desc};
        let rows = vec![Thing(3, "b"), Thing(1, "B"), Thing(2, "a"), Thing(9, "x")];
        let table = Arc::new(Table::new(rows));
        let text = || SortBy::text(|thing: &Thing| thing.1);
        let cases = [
            (SortBy::Name, Asc, [2, 1, 3]),
            (SortBy::Name, Desc, [3, 1, 2]),
            (SortBy::Key, Asc, [1, 2, 3]),
            (SortBy::Key, Desc, [3, 2, 1]),
            (text(), Asc, [2, 1, 3]),
            (text(), Desc, [3, 1, 2]),
            (SortBy::value(|thing: &Thing| -thing.0), Asc, [3, 2, 1]),
        ];
        for (index, (by, direction, expected)) in cases.into_iter().enumerate() {
            let list = List::by_name(&table).keep(|thing| thing.0 < 9);
            let keys = list.sort(by, direction).nodes(|row| row.0);
            assert_eq!(keys, expected, "case {index}");
        }
    }
}
