//! The table in a CSV file: its columns and rows, its faults and its anomalies.

use std::collections::HashMap;

use super::cell_checks::{Demand, demand, quoted};
use super::columns::{self, KnownColumn};
use super::csv_cells::{CsvCells, Unreadable};
use super::disguise;
use super::findings::Findings;
use super::rows::Rows;
use super::rules::{self, InventoryFileType};
use crate::graph::text::trim_invisible;

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
    /// Why an inventory file was not recognized as one, if that is known.
    pub disguise: Option<String>,
    /// The columns, in the order of the file.
    pub columns: Vec<Column>,
    /// The rows that are not blank.
    pub rows: Rows,
    /// The number of rows without any value, which are skipped.
    pub blank_rows: usize,
    /// The number of cells whose text is converted to lower case.
    pub lowercased_cells: usize,
    /// The numbers of the markets that rows name, by the names in lower case.
    pub markets: HashMap<String, i32>,
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

impl Table {
    /// The most bytes of memory that the table in a file needs: its text, and an entry for each cell.
    pub fn most_bytes(file: &[u8]) -> usize {
        let ends = file
            .iter()
            .filter(|byte| matches!(byte, b',' | b'\r' | b'\n'));
        let cells = (1 + ends.count()).min(MAX_CELLS);
        let ends = file.iter().filter(|byte| matches!(byte, b'\r' | b'\n'));
        let rows = (1 + ends.count()).min(MAX_CELLS);
        file.len() + cells * Rows::CELL_BYTES + rows * Self::KEY_BYTES
    }

    /// The table in a CSV file.
    ///
    /// # Errors
    /// If the file is not UTF-8, its quotes are wrong, or it is too large.
    pub fn read(file: &[u8]) -> Result<Self, Unreadable> {
        let mut cells = CsvCells::of(file)?;
        let mut table = Self {
            header_line: cells.next_row().unwrap_or(1),
            ..Self::default()
        };
        let header = table.read_header(&mut cells);
        let Some(kind) = table.kind else {
            table.disguise = disguise::of(cells.text());
            return match table.disguise {
                None => header.map(|()| table),
                Some(_) => Ok(table),
            };
        };
        while let Some(line) = cells.next_row() {
            table.read_row(&mut cells, kind, line)?;
        }
        table.note_keys(kind);
        Ok(table)
    }

    /// The place of the column with this name, in whatever way it is spelled, if its cells are sent.
    pub(super) fn place_of(&self, name: &str) -> Option<usize> {
        let kind = self.kind?;
        self.columns.iter().position(|column| {
            let known = KnownColumn::find(kind, &column.name);
            column.key.is_some() && known.is_some_and(|known| known.name == name)
        })
    }

    fn read_header(&mut self, cells: &mut CsvCells<'_>) -> Result<(), Unreadable> {
        while let Some(header) = cells.next_cell()? {
            if has_line_break(&header) {
                let number = self.columns.len() + 1;
                let message = format!("The header of column {number} {LINE_BREAK}");
                self.faults.add(self.header_line, None, message);
            }
            let header = trim_invisible(&header);
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
        for (index, Column { header, name, .. }) in self.columns.iter().enumerate() {
            let number = index + 1;
            if let Some(fault) = nul(header) {
                self.faults.add(line, None, fault);
            }
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
            // In a cell that is left out, other rows would be lost with it.
            if count >= self.columns.len() && has_line_break(&text) {
                let message = format!("Cell {} {LINE_BREAK}", count + 1);
                self.faults.add(line, None, message);
            }
            let text = trim_invisible(&text);
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
        if has_line_break(text) {
            let message = format!("The cell {LINE_BREAK}");
            self.problems.add(line, Some(&column.header), message);
        }
        let fault = || column.demand.and_then(|demand| demand.fault(text));
        if let Some(fault) = nul(text).or_else(fault) {
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

/// Why a header or cell with the character NUL is refused: programs take it for the end of the text.
fn nul(text: &str) -> Option<String> {
    let has_nul = text.contains('\0');
    has_nul.then(|| {
        format!(
            "{} has the character U+0000, which cannot be stored.",
            quoted(text)
        )
    })
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

/// The message for a cell or a header with a line break, after its name.
const LINE_BREAK: &str = "has a line break. If it should not, a quote is missing or misplaced.";

fn has_line_break(text: &str) -> bool {
    text.contains(['\r', '\n'])
}

#[cfg(test)]
mod properties;
#[cfg(test)]
mod tests;
