//! CSV files, safe to open in a spreadsheet.

use std::borrow::Cow;

use gateway_macros::SimpleObject;

use super::text::is_invisible;

/// A CSV file.
#[derive(Clone, Debug, PartialEq, SimpleObject)]
pub struct CsvFile {
    /// Name to save the file under.
    pub file_name: Cow<'static, str>,
    /// Media type: always "text/csv; charset=utf-8".
    pub media_type: &'static str,
    /// Number of rows, without the header.
    pub row_count: i32,
    /// The whole file: the header first, lines ending in CRLF, cells quoted if necessary.
    pub text: String,
}

impl CsvFile {
    /// A file with this header and these rows, which have as many cells. The header is written even if there are no rows.
    pub fn new(
        file_name: impl Into<Cow<'static, str>>,
        header: impl AsRef<[&'static str]>,
        rows: impl IntoIterator<Item = impl AsRef<[Cell]>>,
    ) -> Self {
        let header = header.as_ref().iter().map(|name| escaped(name));
        let mut text = String::new();
        write_line(&mut text, header);
        let mut row_count = 0;
        for row in rows {
            write_line(&mut text, row.as_ref().iter().map(|cell| &cell.0));
            row_count += 1;
        }
        Self {
            file_name: file_name.into(),
            media_type: "text/csv; charset=utf-8",
            row_count,
            text,
        }
    }
}

fn write_line(text: &mut String, cells: impl Iterator<Item = impl AsRef<str>>) {
    for (index, cell) in cells.enumerate() {
        if index > 0 {
            text.push(',');
        }
        text.push_str(cell.as_ref());
    }
    text.push_str("\r\n");
}

/// One cell, as it is written.
pub struct Cell(String);

impl Cell {
    /// A text. If a spreadsheet would run it as a formula, it is prefixed with an apostrophe.
    pub fn text(text: impl AsRef<str>) -> Self {
        Self(escaped(text.as_ref()).into_owned())
    }

    /// A text; an empty cell if it is missing.
    pub fn optional_text(text: Option<&str>) -> Self {
        Self::text(text.unwrap_or_default())
    }

    /// A number; an empty cell if it is missing.
    pub fn number(number: impl Into<Option<i32>>) -> Self {
        Self(
            number
                .into()
                .map(|number| number.to_string())
                .unwrap_or_default(),
        )
    }

    /// A whole number of any size.
    pub fn whole(number: i64) -> Self {
        Self(number.to_string())
    }

    /// A number of hundredths, with two decimals.
    pub fn hundredths(number: i128) -> Self {
        Self(decimal(number))
    }
}

/// Hundredths as a number with two decimals.
pub fn decimal(hundredths: i128) -> String {
    let sign = if hundredths < 0 { "-" } else { "" };
    let size = hundredths.unsigned_abs();
    format!("{sign}{}.{:02}", size / 100, size % 100)
}

/// Whether a spreadsheet may run a text as a formula. Some ignore invisible characters before it, and some accept
/// full-width forms of the first character.
fn is_formula(text: &str) -> bool {
    let shown = text.trim_start_matches(is_invisible);
    text.starts_with(['\t', '\r', '\n'])
        || shown.starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠'])
}

/// A cell as CSV: not run as a formula, and quoted if necessary.
pub fn escaped(text: &str) -> Cow<'_, str> {
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
    fn cells_are_quoted_and_formulas_are_escaped() {
        let rows = [
            ("a,b", "\"a,b\""),
            ("say \"hi\"", "\"say \"\"hi\"\"\""),
            ("two\nlines", "\"two\nlines\""),
            ("=SUM(A1)", "'=SUM(A1)"),
            ("+1", "'+1"),
            ("-1", "'-1"),
            ("@x", "'@x"),
            ("\t=1+1", "'\t=1+1"),
            ("\r=1+1", "\"'\r=1+1\""),
            ("1=1", "1=1"),
            ("a\rb", "\"a\rb\""),
            (" =1", "' =1"),
            ("\u{FEFF}=1", "'\u{FEFF}=1"),
            ("\u{A0} \u{FEFF}-1", "'\u{A0} \u{FEFF}-1"),
            ("\n=1", "\"'\n=1\""),
            ("＝1+1", "'＝1+1"),
            ("＋1", "'＋1"),
            ("－1", "'－1"),
            ("＠x", "'＠x"),
        ];
        for (text, cell) in rows {
            let file = CsvFile::new("t.csv", ["A", "B"], [[Cell::text(text), Cell::number(-5)]]);
            assert_eq!(file.text, format!("A,B\r\n{cell},-5\r\n"));
        }
    }

    #[test]
    fn a_file_without_rows_has_its_header() {
        let file = CsvFile::new("t.csv", ["A", "B"], [] as [[Cell; 2]; 0]);
        assert_eq!((file.text.as_str(), file.row_count), ("A,B\r\n", 0));
    }
}
