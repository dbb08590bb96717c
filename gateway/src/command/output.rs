//! Prints data: as JSON, line by line, or as a table.

use std::io::IsTerminal;

use async_graphql::Value;
use clap::ValueEnum;
use comfy_table::{ContentArrangement, Table, presets};
use console::Term;
use serde_json::value::RawValue;

use crate::command::failure::{Failure, printable};
use crate::command::print;
use crate::command::rows::{PageOfRows, Rows};
use crate::graphql::formats::Format as FileFormat;
use crate::graphql::formats::columns::{Column, RowValues};
use crate::graphql::formats::writer::{Writer, cell};

/// How data is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    /// The data as indented JSON.
    Json,
    /// One JSON object per row.
    Ndjson,
    /// A table with a header, safe to open in a spreadsheet.
    Csv,
    /// A table to read.
    Table,
}

/// Prints the pages of an answer.
pub(super) enum Output {
    /// Collects all pages.
    Json {
        data: Option<Value>,
        path: Vec<String>,
    },
    /// Prints each page.
    File { writer: Writer, has_begun: bool },
    /// Collects all rows; `None` before the first list.
    Table {
        columns: Vec<Column>,
        rows: Option<Vec<Vec<String>>>,
    },
}

impl Output {
    /// An output in a format. `path` leads to the list whose pages are collected.
    pub(super) fn new(
        format: Format,
        columns: Vec<Column>,
        path: &[String],
    ) -> Result<Self, Failure> {
        let file = match format {
            Format::Json => {
                return Ok(Self::Json {
                    data: None,
                    path: path.to_vec(),
                });
            }
            Format::Table => {
                return Ok(Self::Table {
                    columns,
                    rows: None,
                });
            }
            Format::Ndjson => FileFormat::Ndjson,
            Format::Csv => FileFormat::Csv,
        };
        Ok(Self::File {
            writer: Writer::new(file, columns),
            has_begun: false,
        })
    }

    /// Adds the data of a page. Returns its rows.
    pub(super) fn page(&mut self, rows: &Rows, page: &RawValue) -> Result<usize, Failure> {
        let PageOfRows {
            rows: of_page,
            next,
        } = rows.page(page);
        // An empty list has a header, and a list that is null has none.
        let is_list = !of_page.is_empty() || next.is_ok();
        match self {
            Self::Json { data, path } => {
                let page: Value = serde_json::from_str(page.get()).map_err(|error| {
                    Failure::local(format!("The data cannot be read: {error}."))
                })?;
                match data {
                    Some(data) => append(data, page, path),
                    None => *data = Some(page),
                }
            }
            _ if !is_list => {}
            Self::File { writer, has_begun } => {
                let mut bytes = Vec::new();
                if !std::mem::replace(has_begun, true) {
                    writer.begin(&mut bytes);
                }
                for row in &of_page {
                    writer.row(row, &mut bytes);
                }
                write(&bytes)?;
            }
            Self::Table { columns, rows } => {
                let rows = rows.get_or_insert_default();
                for row in &of_page {
                    let mut values = RowValues::of(row);
                    let cells = columns.iter().map(|column| values.value(column).map(cell));
                    let cells = cells.map(|cell| printable(&cell.unwrap_or_default()));
                    rows.push(cells.collect());
                }
            }
        }
        Ok(of_page.len())
    }

    /// Prints what has been collected.
    pub(super) fn end(self) -> Result<(), Failure> {
        match self {
            Self::Json { data, .. } => match data {
                Some(data) => {
                    let mut json = serde_json::to_vec_pretty(&data).unwrap_or_default();
                    json.push(b'\n');
                    write(&json)
                }
                None => Ok(()),
            },
            Self::File {
                writer,
                has_begun: true,
            } => {
                let mut end = Vec::new();
                writer.end(None, &mut end);
                write(&end)
            }
            Self::File { .. } | Self::Table { rows: None, .. } => Ok(()),
            Self::Table {
                columns,
                rows: Some(rows),
            } => {
                let mut table = Table::new();
                table.load_style(presets::UTF8_FULL_CONDENSED);
                table.set_header(columns.into_iter().map(|column| column.name));
                table.add_rows(rows);
                if std::io::stdout().is_terminal() {
                    table.set_content_arrangement(ContentArrangement::Dynamic);
                    table.set_width(Term::stdout().size().1);
                }
                write(format!("{table}\n").as_bytes())
            }
        }
    }
}

/// Adds the rows of a page to those of earlier ones. Whatever else the list has is that of the last page.
fn append(data: &mut Value, page: Value, path: &[String]) {
    let (Value::Object(data), Value::Object(page)) = (data, page) else {
        return;
    };
    let is_list = path.is_empty();
    for (key, value) in page {
        match data.get_mut(&key) {
            Some(Value::List(rows)) if is_list => {
                if let Value::List(more) = value {
                    rows.extend(more);
                }
            }
            Some(known) if is_list => *known = value,
            Some(known) if key == path[0].as_str() => append(known, value, &path[1..]),
            _ => {}
        }
    }
}

fn write(bytes: &[u8]) -> Result<(), Failure> {
    print(&String::from_utf8_lossy(bytes))
}
