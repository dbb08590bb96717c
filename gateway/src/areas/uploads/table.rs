//! The table in a CSV file: its columns and rows, and what is odd about them.

use std::collections::HashMap;

use csv::StringRecord;

use super::rules::{self, InventoryFileType};

/// The most problems of a file that are kept.
pub const MOST_PROBLEMS: usize = 100;

/// A table, and what it holds.
#[derive(Debug)]
pub struct Table {
    /// What the file holds; `None` if it is no inventory file.
    pub kind: Option<InventoryFileType>,
    /// The columns, in the order of the file.
    pub columns: Vec<Column>,
    /// The rows that are not blank.
    pub rows: Vec<Row>,
    /// The number of rows without any value, which are skipped.
    pub blank_rows: usize,
    /// The first problems, in the order of the file.
    pub problems: Vec<Problem>,
    /// The number of all problems.
    pub problem_count: usize,
}

/// A column.
#[derive(Debug)]
pub struct Column {
    /// Its header in the file.
    pub header: String,
    /// Its name in snake_case; empty for a column that is left out.
    pub name: String,
}

/// A row.
#[derive(Debug)]
pub struct Row {
    /// The line of the file on which it begins, counted from 1.
    pub line: u64,
    /// A value for each column; `None` for an empty cell.
    pub cells: Vec<Option<String>>,
}

/// Something odd in a file.
#[derive(Debug, Eq, PartialEq)]
pub struct Problem {
    /// The line of the file, counted from 1.
    pub line: u64,
    /// What is odd.
    pub message: String,
}

/// Why a file cannot be read as a table.
#[derive(Debug, Eq, PartialEq)]
pub struct Unreadable(pub String);

impl Table {
    /// The table in a CSV file: with or without a byte order mark, lines ending in LF or CRLF, cells quoted if needed.
    ///
    /// # Errors
    /// If the file is not UTF-8, or a quote in it is never closed.
    pub fn read(file: &[u8]) -> Result<Self, Unreadable> {
        let text = std::str::from_utf8(file).map_err(|error| {
            let line = line_at(file, error.valid_up_to());
            Unreadable(format!(
                "Line {line} is not in UTF-8. Save the file as \"CSV UTF-8\"."
            ))
        })?;
        let text = text.trim_start_matches('\u{feff}');
        let mut reader = csv::ReaderBuilder::new()
            .has_headers(false)
            .flexible(true)
            .from_reader(text.as_bytes());
        let mut table = Self {
            kind: None,
            columns: Vec::new(),
            rows: Vec::new(),
            blank_rows: 0,
            problems: Vec::new(),
            problem_count: 0,
        };
        let mut record = StringRecord::new();
        let mut lines = Lines::of(text);
        let mut last_line = 1;
        let mut is_header = true;
        while reader
            .read_record(&mut record)
            .map_err(|error| Unreadable(format!("The file cannot be read: {error}.")))?
        {
            last_line = lines.of_record(&record);
            if is_header {
                table.read_header(&record, last_line);
                is_header = false;
            } else {
                table.read_row(&record, last_line);
            }
        }
        // The reader takes the rest of the file for one cell.
        if !text
            .bytes()
            .filter(|byte| *byte == b'"')
            .count()
            .is_multiple_of(2)
        {
            let message = format!("A quote on line {last_line} or after it is never closed.");
            return Err(Unreadable(message));
        }
        Ok(table)
    }

    fn read_header(&mut self, record: &StringRecord, line: u64) {
        let mut first = HashMap::new();
        for (index, header) in record.iter().enumerate() {
            let number = index + 1;
            let name = rules::column_name(header);
            if name.is_empty() {
                self.note(
                    line,
                    format!("Column {number} has no name and is left out."),
                );
            } else if let Some(first) = first.insert(name.clone(), number) {
                self.note(
                    line,
                    format!(
                        "Columns {first} and {number} are both named {name}: the last one counts."
                    ),
                );
            }
            self.columns.push(Column {
                header: header.trim().to_owned(),
                name,
            });
        }
        self.kind = rules::file_type(self.columns.iter().map(|column| column.name.as_str()));
    }

    fn read_row(&mut self, record: &StringRecord, line: u64) {
        if record.iter().all(|cell| cell.trim().is_empty()) {
            self.blank_rows += 1;
            return;
        }
        let Some(kind) = self.kind else {
            return;
        };
        let count = self.columns.len();
        if record
            .iter()
            .skip(count)
            .any(|cell| !cell.trim().is_empty())
        {
            let message = format!(
                "There are {} cells for {count} columns: the rest is left out.",
                record.len()
            );
            self.note(line, message);
        } else if record.len() < count {
            let message = format!(
                "There are {} cells for {count} columns: the others are empty.",
                record.len()
            );
            self.note(line, message);
        }
        let cell = |(index, column): (usize, &Column)| {
            rules::cell(kind, &column.name, record.get(index).unwrap_or_default())
        };
        let cells: Vec<_> = self.columns.iter().enumerate().map(cell).collect();
        let key = self
            .columns
            .iter()
            .rposition(|column| column.name == kind.key_column());
        if key.is_none_or(|key| cells[key].is_none()) {
            self.note(line, format!("The cell {} is empty.", kind.key_column()));
        }
        self.rows.push(Row { line, cells });
    }

    fn note(&mut self, line: u64, message: String) {
        self.problem_count += 1;
        if self.problems.len() < MOST_PROBLEMS {
            self.problems.push(Problem { line, message });
        }
    }
}

fn line_at(file: &[u8], end: usize) -> u64 {
    1 + line_breaks(&file[..end])
}

/// The number of line breaks: LF, CRLF or CR.
fn line_breaks(text: &[u8]) -> u64 {
    let next = text.iter().skip(1).chain([&0]);
    let is_break =
        |(byte, next): &(&u8, &u8)| **byte == b'\n' || **byte == b'\r' && **next != b'\n';
    text.iter().zip(next).filter(is_break).count() as u64
}

/// Counts the lines of a text up to its records, which come in order.
struct Lines<'a> {
    text: &'a [u8],
    at: usize,
    line: u64,
}

impl<'a> Lines<'a> {
    fn of(text: &'a str) -> Self {
        Self {
            text: text.as_bytes(),
            at: 0,
            line: 1,
        }
    }

    /// The line on which a record begins. The reader counts blank lines, and the LF of a CRLF, as part of the record
    /// after them.
    fn of_record(&mut self, record: &StringRecord) -> u64 {
        let start = record
            .position()
            .map_or(0, |position| position.byte() as usize);
        let blank = self.text[start..]
            .iter()
            .take_while(|byte| matches!(byte, b'\r' | b'\n'))
            .count();
        let end = start + blank;
        self.line += line_breaks(&self.text[self.at..end]);
        self.at = end;
        self.line
    }
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    fn read(file: &str) -> Table {
        Table::read(file.as_bytes()).unwrap()
    }

    /// The lines and cells of the rows.
    fn rows(table: &Table) -> Vec<(u64, Vec<Option<&str>>)> {
        let row = |row: &'_ Row| -> (u64, usize) { (row.line, row.cells.len()) };
        assert!(
            table
                .rows
                .iter()
                .map(row)
                .all(|(_, count)| count == table.columns.len())
        );
        table
            .rows
            .iter()
            .map(|row| (row.line, row.cells.iter().map(Option::as_deref).collect()))
            .collect()
    }

    fn problems(table: &Table) -> Vec<(u64, &str)> {
        table
            .problems
            .iter()
            .map(|problem| (problem.line, problem.message.as_str()))
            .collect()
    }

    #[test]
    fn rows_are_trimmed_and_blank_ones_skipped() {
        let table = read("Frame Ref*,Site Name,Site City\nFR-01,Main STREET,\n,,\n , ,\nFR-02\n");
        assert_eq!(
            rows(&table),
            [
                (2, vec![Some("FR-01"), Some("main street"), None]),
                (5, vec![Some("FR-02"), None, None]),
            ]
        );
        assert_eq!(table.blank_rows, 2);
        assert_eq!(
            problems(&table),
            [(5, "There are 1 cells for 3 columns: the others are empty.")]
        );
    }

    #[test]
    fn both_line_ends_a_byte_order_mark_and_quotes_are_read() {
        let files = [
            "\u{feff}Asset ID,Note\r\n77,\"one, \"\"two\"\"\r\nthree\"\r\n78,x\r\n",
            "Asset ID,Note\n77,\"one, \"\"two\"\"\r\nthree\"\n78,x",
        ];
        for file in files {
            let table = read(file);
            let note = Some("one, \"two\"\r\nthree");
            // The second row begins after the line break in the first.
            assert_eq!(
                rows(&table),
                [
                    (2, vec![Some("77"), note]),
                    (4, vec![Some("78"), Some("x")])
                ]
            );
            assert_eq!(problems(&table), []);
        }
    }

    #[test]
    fn odd_columns_and_rows_are_problems_with_their_lines() {
        let table = read("Asset ID,,Owner,owner\n77,a,ACME,Acme Ltd,,\n\n78,a,b,c,d\n,x,y,z\n");
        let names: Vec<_> = table.columns.iter().map(|column| &*column.name).collect();
        assert_eq!(names, ["asset_id", "", "owner", "owner"]);
        assert_eq!(
            problems(&table),
            [
                (1, "Column 2 has no name and is left out."),
                (
                    1,
                    "Columns 3 and 4 are both named owner: the last one counts."
                ),
                (4, "There are 5 cells for 4 columns: the rest is left out."),
                (5, "The cell asset_id is empty."),
            ]
        );
        assert_eq!(table.rows.len(), 3);
    }

    #[test]
    fn the_number_of_problems_goes_on_when_no_more_are_kept() {
        let file = format!("Asset ID,Owner\n{}", ",x\n".repeat(150));
        let table = read(&file);
        assert_eq!(
            (table.problems.len(), table.problem_count),
            (MOST_PROBLEMS, 150)
        );
    }

    #[test]
    fn what_is_no_inventory_file_has_no_rows() {
        for file in ["", "name,city\na,b\n", "\n\n", "%PDF-1.7\n1 0 obj\n"] {
            let table = read(file);
            assert_eq!((table.kind, table.rows.len()), (None, 0), "{file}");
        }
    }

    #[test]
    fn files_that_cannot_be_read_say_where() {
        let cases: [(&[u8], &str); 3] = [
            (
                b"Asset ID\n1\n\"2\n3\n",
                "A quote on line 3 or after it is never closed.",
            ),
            (
                b"Asset ID\n1\nM\xfcnchen\n",
                "Line 3 is not in UTF-8. Save the file as \"CSV UTF-8\".",
            ),
            (
                b"PK\x03\x04\xff\xfe",
                "Line 1 is not in UTF-8. Save the file as \"CSV UTF-8\".",
            ),
        ];
        for (file, message) in cases {
            assert_eq!(Table::read(file).unwrap_err().0, message);
        }
    }
}
