//! Reads the cells of a CSV file one at a time: a line of many cells needs no more memory than a short one.

use std::borrow::Cow;

use csv_core::ReadFieldResult;
use memchr::memchr;

use crate::graph::text::is_zero_width;

/// The maximum length of a cell, in bytes.
pub const MAX_CELL_BYTES: usize = 64 << 10;

/// Why a file cannot be read as a table.
#[derive(Debug, Eq, PartialEq)]
pub struct Unreadable(pub String);

/// Reads a CSV file: with or without a byte order mark, lines ending in LF, CRLF or CR, cells quoted if necessary. A
/// quote inside a cell that does not begin with one is an ordinary character, as in `14" board`. After a closing quote
/// only a comma or a line end may follow, because text there means that a stray quote has swallowed rows.
pub struct CsvCells<'a> {
    text: &'a str,
    reader: csv_core::Reader,
    /// The offset of the next cell.
    at: usize,
    /// An offset in the text, and its line.
    counted: usize,
    line: u64,
    /// Whether all cells of the row have been read.
    is_row_over: bool,
    buffer: Vec<u8>,
}

impl<'a> CsvCells<'a> {
    /// The cells of a file.
    ///
    /// # Errors
    /// If the file is not UTF-8.
    pub fn of(file: &'a [u8]) -> Result<Self, Unreadable> {
        let text = std::str::from_utf8(file).map_err(|error| {
            let line = 1 + line_breaks(&file[..error.valid_up_to()]);
            Unreadable(format!(
                "Line {line} is not in UTF-8. Save the file as \"CSV UTF-8\"."
            ))
        })?;
        Ok(Self {
            text: text.trim_start_matches(is_zero_width),
            reader: csv_core::Reader::new(),
            at: 0,
            counted: 0,
            line: 1,
            is_row_over: true,
            // One spare byte distinguishes a full buffer from a cell that is too long.
            buffer: vec![0; MAX_CELL_BYTES + 1],
        })
    }

    /// Moves to the next row, once all cells of the current one have been read, and skips empty lines. Returns the line
    /// on which it begins, from 1; `None` at the end.
    pub fn next_row(&mut self) -> Option<u64> {
        let blank = self.text.as_bytes()[self.at..]
            .iter()
            .take_while(|byte| matches!(byte, b'\r' | b'\n'))
            .count();
        self.at += blank;
        self.is_row_over = self.at == self.text.len();
        (!self.is_row_over).then(|| self.line_at(self.at))
    }

    /// The next cell of the row; `None` at its end.
    ///
    /// # Errors
    /// If the cell is too long, its quote is never closed, or text follows its closing quote.
    pub fn next_cell(&mut self) -> Result<Option<Cow<'_, str>>, Unreadable> {
        if self.is_row_over {
            return Ok(None);
        }
        let start = self.at;
        let (mut length, mut is_long) = (0, false);
        loop {
            let rest = &self.text.as_bytes()[self.at..];
            let (result, read, written) = self.reader.read_field(rest, &mut self.buffer[length..]);
            self.at += read;
            length += written;
            match result {
                ReadFieldResult::InputEmpty => {}
                ReadFieldResult::OutputFull => (length, is_long) = (0, true),
                ReadFieldResult::Field { record_end } => {
                    self.is_row_over = record_end;
                    break;
                }
                ReadFieldResult::End => {
                    self.is_row_over = true;
                    return Ok(None);
                }
            }
        }
        if let Some(quoted) = self.text.as_bytes()[start..self.at].strip_prefix(b"\"") {
            let line = self.line_at(start);
            let Some(rest) = after_quote(quoted) else {
                return Err(Unreadable(format!(
                    "A quote on line {line} is never closed."
                )));
            };
            if !matches!(rest.first(), None | Some(b',' | b'\r' | b'\n')) {
                let end = self.line_at(self.at - rest.len());
                return Err(Unreadable(format!(
                    "The quote that opens on line {line} is closed on line {end}, but text follows it. Only a comma or a \
                     line end may follow. A quote inside a quoted cell is written twice."
                )));
            }
        }
        if is_long || length > MAX_CELL_BYTES {
            let line = self.line_at(start);
            return Err(Unreadable(format!(
                "A cell on line {line} is longer than {} KB.",
                MAX_CELL_BYTES >> 10
            )));
        }
        Ok(Some(String::from_utf8_lossy(&self.buffer[..length])))
    }

    /// The text of the file, without a byte order mark.
    pub fn text(&self) -> &'a str {
        self.text
    }

    /// Whether the whole file has been read.
    pub fn is_at_end(&self) -> bool {
        self.at == self.text.len()
    }

    /// The line of an offset, which must not be before that of the previous call.
    fn line_at(&mut self, place: usize) -> u64 {
        self.line += line_breaks(&self.text.as_bytes()[self.counted..place]);
        self.counted = place;
        self.line
    }
}

/// The number of line breaks: LF, CRLF or CR.
fn line_breaks(text: &[u8]) -> u64 {
    let next = text.iter().skip(1).chain([&0]);
    let is_break =
        |(byte, next): &(&u8, &u8)| **byte == b'\n' || **byte == b'\r' && **next != b'\n';
    text.iter().zip(next).filter(is_break).count() as u64
}

/// What follows the closing quote of a cell, given what follows its opening one; `None` if it is never closed. Within
/// quotes, a doubled quote stands for one.
fn after_quote(quoted: &[u8]) -> Option<&[u8]> {
    let mut rest = quoted;
    loop {
        rest = &rest[memchr(b'"', rest)? + 1..];
        match rest.strip_prefix(b"\"") {
            Some(more) => rest = more,
            None => return Some(rest),
        }
    }
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    type Rows = Vec<(u64, Vec<String>)>;

    fn read(file: &[u8]) -> Result<Rows, Unreadable> {
        let mut cells = CsvCells::of(file)?;
        let mut rows = Vec::new();
        while let Some(line) = cells.next_row() {
            let mut row = Vec::new();
            while let Some(cell) = cells.next_cell()? {
                row.push(cell.into_owned());
            }
            rows.push((line, row));
        }
        Ok(rows)
    }

    fn rows(file: &str) -> Rows {
        read(file.as_bytes()).unwrap()
    }

    #[test]
    fn both_line_ends_a_byte_order_mark_and_quotes_are_read() {
        let files = [
            "\u{feff}ID,Note\r\n77,\"one, \"\"two\"\"\r\nthree\"\r\n\r\n78,x\r\n",
            "ID,Note\n77,\"one, \"\"two\"\"\r\nthree\"\n\n78,x",
            "ID,Note\r77,\"one, \"\"two\"\"\r\nthree\"\r\r78,x\r",
        ];
        let row = |line, cells: [&str; 2]| (line, cells.map(str::to_owned).to_vec());
        for file in files {
            // The second row begins after the line break in the first.
            assert_eq!(
                rows(file),
                [
                    row(1, ["ID", "Note"]),
                    row(2, ["77", "one, \"two\"\r\nthree"]),
                    row(5, ["78", "x"]),
                ],
                "{file:?}"
            );
        }
    }

    #[test]
    fn cells_are_counted_as_they_are_written() {
        let cases: [(&str, &[&str]); 8] = [
            ("a", &["a"]),
            ("a,", &["a", ""]),
            (",", &["", ""]),
            ("\"\"", &[""]),
            ("\"\",\n", &["", ""]),
            ("\"a\"\"\"", &["a\""]),
            // A quote inside a cell is an ordinary character.
            ("5\" pole,6\"", &["5\" pole", "6\""]),
            (" \"a\",b", &[" \"a\"", "b"]),
        ];
        for (file, cells) in cases {
            let cells = cells.iter().map(|cell| (*cell).to_owned()).collect();
            assert_eq!(rows(file), [(1, cells)], "{file}");
        }
        assert_eq!(rows(""), []);
        assert_eq!(rows("\r\n\n"), []);
    }

    #[test]
    fn files_that_cannot_be_read_say_where() {
        let not_utf_8 =
            |line| format!("Line {line} is not in UTF-8. Save the file as \"CSV UTF-8\".");
        let open = |line| format!("A quote on line {line} is never closed.");
        let late = |line, end| {
            format!(
                "The quote that opens on line {line} is closed on line {end}, but text follows it. Only a comma or a line \
                 end may follow. A quote inside a quoted cell is written twice."
            )
        };
        let long = format!("ID\n1\n\"{}", "x".repeat(MAX_CELL_BYTES + 2));
        let cases: [(&[u8], String); 10] = [
            (b"ID\n1\n\"2\n3\n", open(3)),
            (b"ID,Note\n1,\"a\nb\",\"c\n", open(3)),
            (b"ID\n\"", open(2)),
            (b"ID\n\"1\"\"", open(2)),
            (b"ID\n\"5\" pole\n", late(2, 2)),
            (b"ID\n\"5\" \n", late(2, 2)),
            (b"ID,Note\n1,\"14 ft\n2,b\n3,\"c\"\n", late(2, 4)),
            (long.as_bytes(), open(3)),
            (b"ID\n1\nM\xfcnchen\n", not_utf_8(3)),
            (b"PK\x03\x04\xff\xfe", not_utf_8(1)),
        ];
        for (file, message) in cases {
            assert_eq!(read(file), Err(Unreadable(message)));
        }
    }

    #[test]
    fn a_cell_has_a_longest_length() {
        for (length, is_read) in [
            (MAX_CELL_BYTES, true),
            (MAX_CELL_BYTES + 1, false),
            (MAX_CELL_BYTES * 3, false),
        ] {
            let file = format!("ID\n1,{}\n2\n", "x".repeat(length));
            let message = "A cell on line 2 is longer than 64 KB.".to_owned();
            let expected = if is_read {
                Ok(3)
            } else {
                Err(Unreadable(message))
            };
            assert_eq!(
                read(file.as_bytes()).map(|rows| rows.len()),
                expected,
                "{length}"
            );
        }
    }
}
