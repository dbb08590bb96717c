//! CSV files as the graph hands them out, safe to open in a spreadsheet.

use std::borrow::Cow;

use async_graphql::SimpleObject;

use crate::error::{Error, Result};

/// A CSV file, to be saved under its name.
#[derive(Clone, Debug, PartialEq, SimpleObject)]
pub struct CsvFile {
    /// The exact file name.
    pub file_name: &'static str,
    /// Always text/csv in UTF-8.
    pub media_type: &'static str,
    /// Rows below the header line.
    pub row_count: i32,
    /// The whole file: header first, lines ended by CRLF, cells quoted where they must be.
    pub text: String,
}

impl CsvFile {
    /// A file from its header and its rows. The header is written also when there are no rows.
    ///
    /// # Errors
    /// INTERNAL when a row has more or fewer cells than the header.
    pub fn new<const N: usize>(
        file_name: &'static str,
        header: [&str; N],
        rows: impl IntoIterator<Item = [Cell; N]>,
    ) -> Result<Self> {
        let failed = |error: csv::Error| Error::internal(format!("{file_name}: {error}"));
        let mut writer = csv::WriterBuilder::new()
            .terminator(csv::Terminator::CRLF)
            .from_writer(Vec::new());
        writer.write_record(header).map_err(failed)?;
        let mut row_count = 0;
        for row in rows {
            writer
                .write_record(row.iter().map(|cell| cell.0.as_bytes()))
                .map_err(failed)?;
            row_count += 1;
        }
        let bytes = writer
            .into_inner()
            .map_err(|error| Error::internal(format!("{file_name}: {error}")))?;
        Ok(Self {
            file_name,
            media_type: "text/csv; charset=utf-8",
            row_count,
            text: String::from_utf8(bytes)
                .map_err(|_| Error::internal(format!("{file_name} is not UTF-8")))?,
        })
    }
}

/// One cell.
pub struct Cell(String);

impl Cell {
    /// A text. One that a spreadsheet would run as a formula gets an apostrophe before it.
    pub fn text(text: impl Into<String>) -> Self {
        let text = text.into();
        if is_formula(&text) {
            Self(format!("'{text}"))
        } else {
            Self(text)
        }
    }

    /// A text that may be missing; then the cell is empty.
    pub fn optional_text(text: Option<&str>) -> Self {
        Self::text(text.unwrap_or_default())
    }

    /// A number; a missing one is an empty cell.
    pub fn number(number: impl Into<Option<i32>>) -> Self {
        Self(
            number
                .into()
                .map(|number| number.to_string())
                .unwrap_or_default(),
        )
    }
}

fn is_formula(text: &str) -> bool {
    text.starts_with(['=', '+', '-', '@'])
}

/// A cell as it stands in a line of its own: guarded against formulas, and quoted where it must be.
pub fn guarded(text: &str) -> Cow<'_, str> {
    let needs_quotes = text.contains([',', '"', '\r', '\n']);
    match (is_formula(text), needs_quotes) {
        (false, false) => Cow::Borrowed(text),
        (true, false) => Cow::Owned(format!("'{text}")),
        (formula, true) => {
            let guard = if formula { "'" } else { "" };
            Cow::Owned(format!("\"{guard}{}\"", text.replace('"', "\"\"")))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_quoted_guarded_and_ended_by_crlf() {
        let rows = [
            ("plain", "plain"),
            ("a,b", "\"a,b\""),
            ("say \"hi\"", "\"say \"\"hi\"\"\""),
            ("two\nlines", "\"two\nlines\""),
            ("=SUM(A1)", "'=SUM(A1)"),
            ("+1", "'+1"),
            ("-1", "'-1"),
            ("@x", "'@x"),
            ("Café", "Café"),
        ];
        for (text, cell) in rows {
            let file = CsvFile::new("t.csv", ["A", "B"], [[Cell::text(text), Cell::number(-5)]]);
            assert_eq!(file.unwrap().text, format!("A,B\r\n{cell},-5\r\n"));
            assert_eq!(guarded(text), cell);
        }
    }

    #[test]
    fn the_header_stands_also_without_rows() {
        let file = CsvFile::new("t.csv", ["A", "B"], []).unwrap();
        assert_eq!((file.text.as_str(), file.row_count), ("A,B\r\n", 0));
    }
}
