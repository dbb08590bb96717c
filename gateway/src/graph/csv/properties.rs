//! Properties of cells, for any text.

use proptest::collection::vec;
use proptest::prelude::*;

use super::*;

/// Texts of characters that are special in CSV or spreadsheets, and of any others.
fn texts() -> impl Strategy<Value = String> {
    "[=+@\u{FEFF}\\-'\", \\t\r\na1＝]{0,12}|\\PC{0,20}"
}

proptest! {
    #[test]
    fn a_file_has_the_texts_of_its_rows(rows in vec([texts(), texts(), texts()], 0..8)) {
        let cells = rows.iter().map(|row| row.clone().map(Cell::text));
        let file = CsvFile::new("a.csv", ["A", "B", "C"], cells).unwrap();
        let mut reader = csv::ReaderBuilder::new().from_reader(file.text.as_bytes());
        let read: Vec<Vec<String>> = reader
            .records()
            .map(|record| record.unwrap().iter().map(str::to_owned).collect())
            .collect();
        prop_assert_eq!(read.len(), rows.len());
        for (read, row) in read.iter().zip(&rows) {
            for (read, text) in read.iter().zip(row) {
                prop_assert!(!is_formula(read), "{read:?} is run by a spreadsheet");
                prop_assert_eq!(read.strip_prefix('\'').filter(|_| is_formula(text)).unwrap_or(read), text);
            }
        }
    }

    /// Lists that are returned as files are written cell by cell.
    #[test]
    fn an_escaped_cell_is_the_cell_of_a_file(text in texts(), other in texts()) {
        // A reader takes U+FEFF at the start of a file for a byte order mark.
        let line = format!("a,{},{}\r\n", escaped(&text), escaped(&other));
        let mut reader = csv::ReaderBuilder::new().has_headers(false).from_reader(line.as_bytes());
        let read: Vec<csv::StringRecord> = reader.records().map(Result::unwrap).collect();
        prop_assert_eq!(read.len(), 1, "{:?}", line);
        for (read, text) in read[0].iter().skip(1).zip([&text, &other]) {
            prop_assert!(!is_formula(read), "{read:?} is run by a spreadsheet");
            prop_assert_eq!(read.strip_prefix('\'').filter(|_| is_formula(text)).unwrap_or(read), text);
        }
    }
}
