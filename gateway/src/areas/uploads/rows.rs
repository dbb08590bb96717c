//! The rows of a table. Empty cells take no space, and the text of all cells is one string.

/// The rows of a table.
#[derive(Debug, Default)]
pub struct Rows {
    text: String,
    cells: Vec<Cell>,
    starts: Vec<Start>,
}

/// A cell that is not empty. Its text begins where that of the previous cell ends.
#[derive(Debug)]
struct Cell {
    column: u32,
    end: u32,
}

/// The start of a row.
#[derive(Debug)]
struct Start {
    /// The line of the file, from 1.
    line: u32,
    /// The position among the cells.
    cell: u32,
}

/// A row.
#[derive(Clone, Copy)]
pub struct Row<'a> {
    /// The line of the file on which it begins, from 1.
    pub line: u64,
    rows: &'a Rows,
    from: usize,
    to: usize,
}

impl Rows {
    /// The most bytes that a cell takes besides its text, even if it is alone in its row.
    pub const CELL_BYTES: usize = size_of::<Cell>() + size_of::<Start>();

    /// Begins a row at a line.
    pub fn begin(&mut self, line: u64) {
        let (line, cell) = (small(line as usize), small(self.cells.len()));
        self.starts.push(Start { line, cell });
    }

    /// Adds a cell to the last row, to the right of the others.
    pub fn push(&mut self, column: usize, text: &str) {
        self.text.push_str(text);
        let (column, end) = (small(column), small(self.text.len()));
        self.cells.push(Cell { column, end });
    }

    /// Removes the last row, which must be empty.
    pub fn drop_empty(&mut self) {
        self.starts.pop();
    }

    /// The number of rows.
    pub fn len(&self) -> usize {
        self.starts.len()
    }

    /// The rows, in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Row<'_>> {
        (0..self.starts.len()).map(|index| {
            let start = |index: usize| self.starts.get(index).map(|start| start.cell as usize);
            Row {
                line: self.starts[index].line.into(),
                rows: self,
                from: start(index).unwrap_or_default(),
                to: start(index + 1).unwrap_or(self.cells.len()),
            }
        })
    }
}

impl<'a> Row<'a> {
    /// The non-empty cells, from left to right, each with its column counted from 0.
    pub fn cells(self) -> impl Iterator<Item = (usize, &'a str)> {
        let Rows { text, cells, .. } = self.rows;
        (self.from..self.to).map(|index| {
            let start = index.checked_sub(1).map_or(0, |before| cells[before].end);
            let Cell { column, end } = cells[index];
            (column as usize, &text[start as usize..end as usize])
        })
    }

    /// The cell of a column; `None` if it is empty.
    pub fn cell(self, column: usize) -> Option<&'a str> {
        let mut cells = self.cells().skip_while(|(at, _)| *at < column);
        cells
            .next()
            .filter(|(at, _)| *at == column)
            .map(|(_, text)| text)
    }

    /// A value for each of this number of columns; `None` for an empty cell.
    pub fn values(self, columns: usize) -> impl Iterator<Item = Option<&'a str>> {
        let mut cells = self.cells().peekable();
        (0..columns).map(move |column| {
            let cell = cells.next_if(|(at, _)| *at == column);
            cell.map(|(_, text)| text)
        })
    }
}

/// A count in half the space. No file is large enough to exceed it.
fn small(count: usize) -> u32 {
    u32::try_from(count).expect("a file is shorter than 4 GB")
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    #[test]
    fn rows_give_back_what_they_got() {
        let mut rows = Rows::default();
        rows.begin(2);
        rows.push(1, "b");
        rows.begin(3);
        rows.drop_empty();
        rows.begin(4);
        rows.push(0, "ä");
        rows.push(2, "ccc");
        rows.begin(9);
        let values: Vec<_> = rows
            .iter()
            .map(|row| (row.line, row.values(3).collect::<Vec<_>>()))
            .collect();
        assert_eq!(
            values,
            [
                (2, vec![None, Some("b"), None]),
                (4, vec![Some("ä"), None, Some("ccc")]),
                (9, vec![None, None, None]),
            ]
        );
        assert_eq!(rows.len(), 3);
    }
}
