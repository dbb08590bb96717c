//! Lists: rows are filtered and sorted by position, and only the rows of the page become nodes.

use std::borrow::Borrow;
use std::collections::HashSet;
use std::hash::Hash;
use std::sync::Arc;

use super::connection::{
    Connection, ConnectionNode, Page, Place, SortKey, SortValue, sort_by_place,
};
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

/// A value of each row, if it has one.
type Value<'a, T> = Box<dyn Fn(&T) -> Option<SortValue<'_>> + 'a>;

/// How rows are sorted: by values, the most significant first. Rows without a value come last in both directions. Ties are
/// broken by the key, in the same direction.
pub struct SortBy<'a, T> {
    /// Empty for the order of the service.
    values: Vec<Value<'a, T>>,
    is_sorted: bool,
}

impl<'a, T> SortBy<'a, T> {
    /// The order of the service.
    pub fn received() -> Self {
        Self {
            values: Vec::new(),
            is_sorted: false,
        }
    }

    /// The name. Needs a list from [`List::by_name`].
    pub fn name() -> Self
    where
        T: Named,
    {
        Self::text(|row: &T| row.name()).sorted()
    }

    /// The key.
    pub fn key() -> Self
    where
        T: Keyed<Key: SortKey>,
    {
        Self::of(|row: &T| row.key().value())
    }

    /// A value of each row, if it has one.
    pub fn value<V: Into<SortValue<'static>>>(value: impl Fn(&T) -> Option<V> + 'a) -> Self {
        Self::of(move |row| value(row).map(Into::<SortValue<'static>>::into))
    }

    /// A text of each row, ignoring case; empty if it has none.
    pub fn text(text: impl Fn(&T) -> &str + 'a) -> Self {
        Self::of(move |row| present(text(row)).map(SortValue::text))
    }

    /// Like [`SortBy::text`], but compares numbers in the texts by value.
    pub fn numbered(text: impl Fn(&T) -> &str + 'a) -> Self {
        Self::of(move |row| present(text(row)).map(SortValue::numbered))
    }

    fn of(value: impl Fn(&T) -> Option<SortValue<'_>> + 'a) -> Self {
        Self {
            values: vec![Box::new(value)],
            is_sorted: false,
        }
    }

    /// The same for a list that is already sorted this way, ascending.
    #[must_use]
    pub fn sorted(self) -> Self {
        Self {
            is_sorted: true,
            ..self
        }
    }

    /// Sorts rows with equal values by another value.
    #[must_use]
    pub fn then(mut self, next: Self) -> Self {
        self.values.extend(next.values);
        self
    }
}

fn present(text: &str) -> Option<&str> {
    Some(text).filter(|text| !text.is_empty())
}

/// What sorting or searching a row costs, in bytes that are read in the same time.
pub const ROW_COST: usize = 256;

/// Whether a filter with these values keeps a row with this one. Without values, it keeps every row.
pub fn is_any_of<T, Q>(wanted: Option<&HashSet<T>>, value: Option<&Q>) -> bool
where
    T: Borrow<Q> + Eq + Hash,
    Q: Eq + Hash + ?Sized,
{
    wanted.is_none_or(|wanted| value.is_some_and(|value| wanted.contains(value)))
}

/// Rows of a table, as positions.
pub struct List<T: Keyed> {
    table: Arc<Table<T>>,
    positions: Vec<u32>,
}

impl<T: Keyed<Key: SortKey>> List<T> {
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

    /// Keeps the rows in whose texts the words are.
    #[must_use]
    pub fn search(self, text: &FilterText) -> Self
    where
        T: Searched,
    {
        self.search_also(text, |_| String::new())
    }

    /// Like [`List::search`], but the words may also be in another text, which comes from elsewhere.
    #[must_use]
    pub fn search_also(mut self, text: &FilterText, other: impl Fn(&T) -> String) -> Self
    where
        T: Searched,
    {
        if text.is_empty() {
            return self;
        }
        let Self { table, positions } = &mut self;
        let rows = table.rows();
        without_blocking(rows.len() * ROW_COST, || {
            let texts = folded_texts(table);
            positions.retain(|position| {
                let (row, texts) = (&rows[*position as usize], &texts[*position as usize]);
                text.is_in(texts, row.number(), || other(row))
            });
        });
        self
    }

    /// Keeps the rows in one text of which the words are. It is folded for each request.
    #[must_use]
    pub fn keep_text(self, search: &FilterText, text: fn(&T) -> Option<&str>) -> Self {
        if search.is_empty() {
            return self;
        }
        without_blocking(self.positions.len() * ROW_COST, || {
            self.keep(|row| search.matches(&[text(row).unwrap_or_default()]))
        })
    }

    /// All rows, as nodes.
    pub fn nodes<N>(&self, make: impl Fn(Row<T>) -> N) -> Vec<N> {
        let positions = self.positions.iter();
        positions
            .map(|position| make(Row::at(&self.table, *position)))
            .collect()
    }

    /// Sorts the rows.
    #[must_use]
    pub fn sort(mut self, by: SortBy<'_, T>, direction: OrderDirection) -> SortedList<'_, T> {
        let rows = self.table.rows();
        if by.values.is_empty() {
            if direction == OrderDirection::Desc {
                self.positions.reverse();
            }
        } else if !by.is_sorted {
            let place = |at: u32| place(&by, rows, at);
            without_blocking(self.positions.len() * ROW_COST, || {
                sort_by_place(&mut self.positions, direction, place);
            });
        } else if direction == OrderDirection::Desc {
            let has_value = |at: &u32| by.values[0](&rows[*at as usize]).is_some();
            let present = self.positions.partition_point(has_value);
            let (present, missing) = self.positions.split_at_mut(present);
            present.reverse();
            missing.reverse();
        }
        SortedList {
            list: self,
            by,
            direction,
        }
    }
}

/// Where a row is in its order: by its values and its key, or else by its position.
fn place<'r, T: Keyed<Key: SortKey>>(by: &SortBy<'_, T>, rows: &'r [T], at: u32) -> Place<'r> {
    let row = &rows[at as usize];
    let position = by.values.is_empty().then(|| Some(at.into()));
    let values = by.values.iter().map(|value| value(row));
    Place::of(
        position
            .into_iter()
            .chain(values)
            .chain([row.key().value()]),
    )
}

/// Sorted rows of a table.
pub struct SortedList<'a, T: Keyed> {
    list: List<T>,
    by: SortBy<'a, T>,
    direction: OrderDirection,
}

impl<T: Keyed<Key: SortKey>> SortedList<'_, T> {
    /// A page of the rows.
    ///
    /// # Errors
    /// BAD_USER_INPUT for invalid paging arguments.
    pub fn page<N: ConnectionNode>(
        &self,
        page: &Page,
        make: impl Fn(Row<T>) -> N,
    ) -> Result<Connection<N>> {
        self.page_at(page, |position| make(Row::at(&self.list.table, position)))
    }

    /// A page of nodes that are built from the positions of their rows.
    ///
    /// # Errors
    /// See [`SortedList::page`].
    pub fn page_at<N: ConnectionNode>(
        &self,
        page: &Page,
        make: impl Fn(u32) -> N,
    ) -> Result<Connection<N>> {
        let List { table, positions } = &self.list;
        let place = |at: u32| place(&self.by, table.rows(), at);
        let is_as_received = self.by.values.is_empty();
        let page = Connection::cut(page, positions, self.direction, place, make, is_as_received)?;
        Ok(page.with_unreadable(table.unreadable()))
    }

    /// All rows, as nodes.
    pub fn nodes<N>(&self, make: impl Fn(Row<T>) -> N) -> Vec<N> {
        self.list.nodes(make)
    }
}

#[cfg(test)]
mod tests {
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
            (SortBy::key(), Asc, [1, 2, 3, 4, 5]),
            (SortBy::key(), Desc, [5, 4, 3, 2, 1]),
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
}
