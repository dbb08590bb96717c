//! Writes rows in the format of a file.

use serde_json::value::RawValue;

use crate::graph::csv::escaped;
use crate::graphql::formats::Format;
use crate::graphql::formats::columns::{Column, RowValues};

/// Separates the values of a list in one cell.
const SEPARATOR: &str = "|";

/// Writes a file, piece by piece.
pub struct Writer {
    format: Format,
    columns: Vec<Column>,
}

impl Writer {
    /// A file with these columns.
    pub fn new(format: Format, columns: Vec<Column>) -> Self {
        Self { format, columns }
    }

    /// Its format.
    pub fn format(&self) -> Format {
        self.format
    }

    /// Whether its end can say which fields have failed.
    pub fn tells_errors(&self) -> bool {
        self.format != Format::Csv
    }

    /// Writes what comes before the rows.
    pub fn begin(&self, out: &mut Vec<u8>) {
        if self.format == Format::Csv {
            write_record(self.columns.iter().map(|column| column.name.clone()), out);
        }
    }

    /// Writes a row.
    pub fn row(&self, row: &RawValue, out: &mut Vec<u8>) {
        match self.format {
            Format::Csv => {
                let mut values = RowValues::of(row);
                let values = self.columns.iter().map(|column| values.value(column));
                let cells = values.map(|value| value.map(csv_cell).unwrap_or_default());
                write_record(cells, out);
            }
            Format::Ndjson => {
                // It has no line ends: the gateway writes none, and replaces those of the services.
                out.extend_from_slice(row.get().as_bytes());
                out.push(b'\n');
            }
        }
    }

    /// Writes what comes after the rows, with the errors of fields as JSON. CSV has no place for them.
    pub fn end(&self, errors: Option<&str>, out: &mut Vec<u8>) {
        if let (Format::Ndjson, Some(errors)) = (self.format, errors) {
            out.extend_from_slice(format!("{{\"errors\":{errors}}}\n").as_bytes());
        }
    }
}

/// Writes a line of cells. The only cell of a line needs quotes if it is empty: readers skip empty lines.
fn write_record(cells: impl Iterator<Item = String>, out: &mut Vec<u8>) {
    let start = out.len();
    for (at, cell) in cells.enumerate() {
        if at > 0 {
            out.push(b',');
        }
        out.extend_from_slice(cell.as_bytes());
    }
    if out.len() == start {
        out.extend_from_slice(b"\"\"");
    }
    out.extend_from_slice(b"\r\n");
}

/// A value as a cell of a CSV file. Only numbers may begin with a minus sign.
fn csv_cell(value: &RawValue) -> String {
    let is_number = value
        .get()
        .starts_with(|first: char| first == '-' || first.is_ascii_digit());
    match is_number {
        true => cell(value),
        false => escaped(&cell(value)).into_owned(),
    }
}

/// The text of a value in a table: that of a scalar, the values of a list of scalars, or else JSON. A whole number has no
/// decimals, even if it is a Float of the graph because it may be larger than an Int.
pub fn cell(value: &RawValue) -> String {
    let json = value.get();
    match json.as_bytes().first() {
        Some(b'"') => serde_json::from_str(json).unwrap_or_default(),
        Some(b'n') | None => String::new(),
        Some(b'[') => joined(json).unwrap_or_else(|| json.to_owned()),
        Some(_) => json.strip_suffix(".0").unwrap_or(json).to_owned(),
    }
}

/// The values of a list of scalars; `None` if it has others.
fn joined(json: &str) -> Option<String> {
    let values: Vec<&RawValue> = serde_json::from_str(json).ok()?;
    let is_scalar = |value: &&RawValue| !value.get().starts_with(['[', '{']);
    values.iter().all(is_scalar).then(|| {
        let cells: Vec<_> = values.into_iter().map(cell).collect();
        cells.join(SEPARATOR)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn raw(json: &str) -> Box<RawValue> {
        RawValue::from_string(json.to_owned()).unwrap()
    }

    #[test]
    fn a_cell_is_a_text_a_list_or_json() {
        let cases = [
            ("null", ""),
            (r#""a\n\"b\"""#, "a\n\"b\""),
            ("true", "true"),
            ("-12.50", "-12.50"),
            ("725767.0", "725767"),
            ("12345678901234567890123", "12345678901234567890123"),
            (r#"["a","b",null,3]"#, "a|b||3"),
            ("[]", ""),
            (r#"[{"a":1}]"#, r#"[{"a":1}]"#),
            (r#"{"a":[1]}"#, r#"{"a":[1]}"#),
        ];
        for (json, text) in cases {
            assert_eq!(cell(&raw(json)), text, "{json}");
        }
        // Texts cannot be formulas, and numbers stay.
        for (json, cell) in [
            ("-12.50", "-12.50"),
            ("725767.0", "725767"),
            (r#""-12.50""#, "'-12.50"),
            ("[-1,2]", "'-1|2"),
        ] {
            assert_eq!(csv_cell(&raw(json)), cell);
        }
    }
}
