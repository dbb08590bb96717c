//! The table in a CSV file: its columns and rows, its faults and its anomalies.

use std::collections::HashMap;

use super::cell_checks::{Demand, demand};
use super::columns;
use super::csv_cells::{CsvCells, Unreadable};
use super::rows::Rows;
use super::rules::{self, InventoryFileType};

/// The maximum number of findings of each kind that are kept for a file.
pub const MOST_FINDINGS: usize = 100;

/// The maximum number of columns. Inventory files have dozens.
const MAX_COLUMNS: usize = 500;

/// The maximum length of a header, in characters. Each row is sent with the names of all columns.
const MAX_HEADER: usize = 100;

/// The maximum number of cells, including empty ones: each is sent.
const MAX_CELLS: usize = 4_000_000;

/// The maximum size of the request, in bytes.
const MAX_SENT_BYTES: usize = 48 << 20;

/// A table, and its type.
#[derive(Debug, Default)]
pub struct Table {
    /// The type of the file; `None` if it is not an inventory file, and then only its header is read.
    pub kind: Option<InventoryFileType>,
    /// The line of the header, from 1.
    pub header_line: u64,
    /// The columns, in the order of the file.
    pub columns: Vec<Column>,
    /// The rows that are not blank.
    pub rows: Rows,
    /// The number of rows without any value, which are skipped.
    pub blank_rows: usize,
    /// The number of cells whose text is converted to lower case.
    pub lowercased_cells: usize,
    /// The faults that prevent the upload.
    pub faults: Findings,
    /// Warnings, which do not prevent the upload.
    pub problems: Findings,
    /// The length of the keys that are sent with each row, and of the texts of all cells.
    row_bytes: usize,
    text_bytes: usize,
}

/// A column.
#[derive(Debug)]
pub struct Column {
    /// Its header in the file.
    pub header: String,
    /// Its name in snake_case; empty for a column without one.
    pub name: String,
    /// The key for its cells in the request; `None` if they are not sent. If columns have the same name, only the last
    /// is sent.
    pub key: Option<String>,
    demand: Option<Demand>,
}

/// The first findings of a kind, in the order of the file.
#[derive(Clone, Debug, Default)]
pub struct Findings {
    /// At most 100.
    pub first: Vec<Finding>,
    /// The total number.
    pub count: usize,
}

/// A fault or an anomaly in a file.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Finding {
    /// The line of the file, from 1.
    pub line: u64,
    /// The header of the column, if it is about one cell.
    pub column: Option<String>,
    /// What is wrong or unusual.
    pub message: String,
}

impl Findings {
    /// Adds a finding, in the order of the file.
    pub fn add(&mut self, line: u64, column: Option<&str>, message: String) {
        self.count += 1;
        if self.first.len() < MOST_FINDINGS {
            let column = column.map(str::to_owned);
            self.first.push(Finding {
                line,
                column,
                message,
            });
        }
    }
}

impl Table {
    /// The most bytes of memory that the table in a file needs: its text, and an entry for each cell.
    pub fn most_bytes(file: &[u8]) -> usize {
        let ends = file
            .iter()
            .filter(|byte| matches!(byte, b',' | b'\r' | b'\n'));
        let cells = (1 + ends.count()).min(MAX_CELLS);
        file.len() + cells * Rows::CELL_BYTES
    }

    /// The table in a CSV file.
    ///
    /// # Errors
    /// If the file is not UTF-8, a quote in it is never closed, or it is too large.
    pub fn read(file: &[u8]) -> Result<Self, Unreadable> {
        let mut cells = CsvCells::of(file)?;
        let mut table = Self {
            header_line: 1,
            ..Self::default()
        };
        if let Some(line) = cells.next_row() {
            table.header_line = line;
            table.read_header(&mut cells)?;
        }
        if let Some(kind) = table.kind {
            while let Some(line) = cells.next_row() {
                table.read_row(&mut cells, kind, line)?;
            }
        }
        Ok(table)
    }

    fn read_header(&mut self, cells: &mut CsvCells<'_>) -> Result<(), Unreadable> {
        while let Some(header) = cells.next_cell()? {
            let header = header.trim();
            if self.columns.len() == MAX_COLUMNS {
                let message = format!("The header has more than {MAX_COLUMNS} columns.");
                return Err(Unreadable(message));
            }
            if header.chars().count() > MAX_HEADER {
                let number = self.columns.len() + 1;
                return Err(Unreadable(format!(
                    "The header of column {number} is longer than {MAX_HEADER} characters."
                )));
            }
            self.columns.push(Column {
                header: header.to_owned(),
                name: rules::column_name(header),
                key: None,
                demand: None,
            });
        }
        self.kind = rules::file_type(self.columns.iter().map(|column| column.name.as_str()));
        self.note_headers();
        if let Some(kind) = self.kind {
            self.set_keys(kind);
        }
        Ok(())
    }

    fn note_headers(&mut self) {
        let line = self.header_line;
        let mut last = HashMap::new();
        for (index, Column { name, .. }) in self.columns.iter().enumerate() {
            let number = index + 1;
            if name.is_empty() {
                let message = format!("Column {number} has no name and is left out.");
                self.problems.add(line, None, message);
            } else if let Some(before) = last.insert(name.as_str(), number) {
                let message = format!(
                    "Columns {before} and {number} are both named {name}: the last one counts."
                );
                self.problems.add(line, None, message);
            }
        }
    }

    /// If columns have the same name, only the last is sent.
    fn set_keys(&mut self, kind: InventoryFileType) {
        let columns = self.columns.iter().enumerate();
        let last: HashMap<_, _> = columns
            .map(|(index, column)| (column.name.clone(), index))
            .filter(|(name, _)| !name.is_empty())
            .collect();
        // The bytes of each row besides its cells.
        self.row_bytes = match kind {
            InventoryFileType::Stationary => "{},".len(),
            InventoryFileType::Asset | InventoryFileType::Media => {
                r#"{"customerId":-2147483648},"#.len()
            }
        };
        for (name, index) in last {
            let column = &mut self.columns[index];
            column.demand = demand(kind, &name);
            let key = columns::key(kind, &name);
            // Quotes, a colon, a comma, and either null or the quotes of the text.
            self.row_bytes += json_length(&key) + 8;
            column.key = Some(key);
        }
    }

    fn read_row(
        &mut self,
        cells: &mut CsvCells<'_>,
        kind: InventoryFileType,
        line: u64,
    ) -> Result<(), Unreadable> {
        self.rows.begin(line);
        let (mut count, mut is_blank, mut has_more) = (0, true, false);
        let mut has_key = false;
        while let Some(text) = cells.next_cell()? {
            let text = text.trim();
            match self.columns.get(count) {
                _ if text.is_empty() => {}
                Some(column) => {
                    is_blank = false;
                    has_key |= column.demand.is_some_and(Demand::is_required);
                    self.add_cell(kind, line, count, text);
                }
                None => (is_blank, has_more) = (false, true),
            }
            count += 1;
        }
        if is_blank {
            self.rows.drop_empty();
            self.blank_rows += 1;
            return Ok(());
        }
        let expected = self.columns.len();
        let odd = if has_more {
            Some("the rest is left out")
        } else {
            (count < expected).then_some("the others are empty")
        };
        if let Some(odd) = odd {
            let cells = match count {
                1 => "There is 1 cell".to_owned(),
                _ => format!("There are {count} cells"),
            };
            let message = format!("{cells} for {expected} columns: {odd}.");
            self.problems.add(line, None, message);
        }
        if !has_key {
            let key = self
                .columns
                .iter()
                .find(|column| column.demand.is_some_and(Demand::is_required));
            let header = key.map(|column| column.header.as_str());
            let message = "The cell is empty, and every row needs it.".to_owned();
            self.faults.add(line, header, message);
        }
        self.check_size(line)
    }

    fn add_cell(&mut self, kind: InventoryFileType, line: u64, index: usize, text: &str) {
        let column = &self.columns[index];
        let Some(sent) = rules::cell(kind, &column.name, text) else {
            return;
        };
        if let Some(fault) = column.demand.and_then(|demand| demand.fault(text)) {
            self.faults.add(line, Some(&column.header), fault);
        } else if column.key.is_some() && sent != text {
            self.lowercased_cells += 1;
        }
        self.text_bytes += json_length(&sent);
        self.rows.push(index, &sent);
    }

    /// The maximum size of the rows when sent, in bytes.
    pub fn sent_bytes(&self) -> usize {
        "[]".len() + self.text_bytes + self.rows.len() * self.row_bytes
    }

    /// Refuses a table that would need too much memory, here or in the service.
    fn check_size(&self, line: u64) -> Result<(), Unreadable> {
        let columns = self.columns.len();
        let most = MAX_CELLS / columns.max(1);
        if self.rows.len() > most {
            return Err(Unreadable(format!(
                "A file of {columns} columns may have {most} rows. Split it."
            )));
        }
        if self.sent_bytes() > MAX_SENT_BYTES {
            return Err(Unreadable(format!(
                "The rows up to line {line} already make an upload of more than {} MB. Split the file.",
                MAX_SENT_BYTES >> 20
            )));
        }
        Ok(())
    }
}

/// The length of a text in JSON, without its quotes.
fn json_length(text: &str) -> usize {
    let length = |byte| match byte {
        b'"' | b'\\' => 2,
        0..0x20 => 6,
        _ => 1,
    };
    text.bytes().map(length).sum()
}

#[cfg(test)]
mod properties;
#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    fn read(file: &str) -> Table {
        Table::read(file.as_bytes()).unwrap()
    }

    /// The lines and cells of the rows.
    fn rows(table: &Table) -> Vec<(u64, Vec<Option<&str>>)> {
        let width = table.columns.len();
        let rows = table.rows.iter();
        rows.map(|row| (row.line, row.values(width).collect()))
            .collect()
    }

    fn found(findings: &Findings) -> Vec<(u64, Option<&str>, &str)> {
        let all = findings.first.iter();
        all.map(|found| (found.line, found.column.as_deref(), &*found.message))
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
        assert_eq!((table.blank_rows, table.lowercased_cells), (2, 1));
        let message = "There is 1 cell for 3 columns: the others are empty.";
        assert_eq!(found(&table.problems), [(5, None, message)]);
        assert_eq!(found(&table.faults), []);
    }

    #[test]
    fn odd_columns_and_rows_are_problems_with_their_lines() {
        let table = read("Asset ID,,Owner,owner\n77,a,ACME,Acme Ltd,,\n\n78,a,b,c,d\n");
        let columns = table.columns.iter();
        let names: Vec<_> = columns
            .map(|column| (&*column.name, column.key.as_deref()))
            .collect();
        assert_eq!(
            names,
            [
                ("asset_id", Some("asset_id")),
                ("", None),
                ("owner", None),
                ("owner", Some("owner"))
            ]
        );
        assert_eq!(
            found(&table.problems),
            [
                (1, None, "Column 2 has no name and is left out."),
                (
                    1,
                    None,
                    "Columns 3 and 4 are both named owner: the last one counts."
                ),
                (
                    4,
                    None,
                    "There are 5 cells for 4 columns: the rest is left out."
                ),
            ]
        );
        assert_eq!(table.rows.len(), 2);
    }

    #[test]
    fn bad_cells_are_faults_with_their_lines_and_columns() {
        let file = "Frame Ref*,Lat,Site Lon,lat\n\
            FR-1,high,-180,25.7\n\
            ,,,\n\
            FR-2,,-180.5,notanumber\n\
            \"\",1,2,3\n";
        assert_eq!(
            found(&read(file).faults),
            [
                (
                    4,
                    Some("Site Lon"),
                    "\"-180.5\" is not between -180 and 180."
                ),
                (4, Some("lat"), "\"notanumber\" is not a number."),
                (
                    5,
                    Some("Frame Ref*"),
                    "The cell is empty, and every row needs it."
                ),
            ]
        );
        assert_eq!(
            found(&read("Asset ID,Owner\nA-7,x\n,y\n7\n").faults),
            [
                (2, Some("Asset ID"), "\"A-7\" is not a whole number."),
                (
                    3,
                    Some("Asset ID"),
                    "The cell is empty, and every row needs it."
                ),
            ]
        );
    }

    #[test]
    fn the_number_of_findings_goes_on_when_no_more_are_kept() {
        let table = read(&format!("Asset ID,Owner\n{}", ",x\n".repeat(150)));
        let faults = table.faults;
        assert_eq!((faults.first.len(), faults.count), (MOST_FINDINGS, 150));
    }

    #[test]
    fn what_is_no_inventory_file_has_no_rows() {
        for file in ["", "name,city\na,b\n", "\n\n", "%PDF-1.7\n1 0 obj\n"] {
            let table = read(file);
            assert_eq!((table.kind, table.rows.len()), (None, 0), "{file}");
        }
    }

    #[test]
    fn columns_and_headers_and_cells_have_limits() {
        let columns = |count: usize| format!("frame_ref{}\n1\n", ",a".repeat(count - 1));
        let header = |length: usize| format!("frame_ref,{}\n1\n", "a".repeat(length));
        // Tiny rows, each sent with a null for every column.
        let rows = |count: usize| format!("frame_ref{}\n{}", ",".repeat(499), "1\n".repeat(count));
        let refusals = [
            (columns(500), None),
            (columns(501), Some("The header has more than 500 columns.")),
            (
                columns(60_000),
                Some("The header has more than 500 columns."),
            ),
            (header(100), None),
            (
                header(101),
                Some("The header of column 2 is longer than 100 characters."),
            ),
            (rows(8_000), None),
            (
                rows(8_001),
                Some("A file of 500 columns may have 8000 rows. Split it."),
            ),
        ];
        for (file, refusal) in refusals {
            let read = Table::read(file.as_bytes()).err().map(|why| why.0);
            assert_eq!(read.as_deref(), refusal, "{} bytes", file.len());
        }
    }

    #[test]
    fn a_table_takes_at_most_the_bytes_that_are_reserved() {
        let file = format!("frame_ref,a,b\n{}", "FR-01,x,Main Street\n".repeat(1_000));
        let table = read(&file);
        let cells: usize = table.rows.iter().map(|row| row.cells().count()).sum();
        let bytes = table.text_bytes + cells * Rows::CELL_BYTES;
        let reserved = Table::most_bytes(file.as_bytes());
        assert!((bytes..2 * bytes).contains(&reserved), "{bytes} {reserved}");
        // A file of more cells is refused.
        let commas = ",".repeat(2 * MAX_CELLS);
        let reserved = Table::most_bytes(commas.as_bytes());
        assert_eq!(reserved, commas.len() + MAX_CELLS * Rows::CELL_BYTES);
    }

    #[test]
    fn what_is_sent_has_a_limit() {
        // The keys alone make 40 KB in each row.
        let columns = (0..400).map(|column| format!(",{column:0>92}"));
        let header: String = columns.collect();
        let file = |count: usize| format!("frame_ref{header}\n{}", "1\n".repeat(count));
        let most = MAX_SENT_BYTES / (400 * 100 + 17);
        assert!(Table::read(file(most).as_bytes()).is_ok());
        let refusal = format!(
            "The rows up to line {} already make an upload of more than 48 MB. Split the file.",
            most + 2
        );
        assert_eq!(
            Table::read(file(most + 1).as_bytes()).unwrap_err().0,
            refusal
        );
    }
}
