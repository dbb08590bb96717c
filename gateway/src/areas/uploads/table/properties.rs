//! Properties of files, for any cells and any bytes.

use proptest::collection::vec;
use proptest::prelude::*;

use super::*;
use crate::areas::uploads::findings::MOST_FINDINGS;

fn cell() -> impl Strategy<Value = String> {
    "[a-c\"',; \r\n1.]{0,8}|\\PC{0,12}"
}

/// A file with these rows, quoted where necessary, or everywhere.
fn file(rows: &[Vec<String>], is_quoted: bool, end: &str) -> String {
    let written = rows.iter().map(|row| {
        let cells: Vec<String> = row
            .iter()
            .map(|cell| {
                match is_quoted || cell.contains(['"', ',', '\r', '\n']) || row.len() == 1 {
                    true => format!("\"{}\"", cell.replace('"', "\"\"")),
                    false => cell.clone(),
                }
            })
            .collect();
        cells.join(",") + end
    });
    written.collect()
}

/// All cells of a file, row by row.
fn cells(file: &[u8]) -> Result<Vec<Vec<String>>, Unreadable> {
    let mut cells = CsvCells::of(file)?;
    let mut rows = Vec::new();
    while cells.next_row().is_some() {
        let mut row = Vec::new();
        while let Some(cell) = cells.next_cell()? {
            row.push(cell.into_owned());
        }
        rows.push(row);
    }
    Ok(rows)
}

proptest! {
    #[test]
    fn the_cells_of_a_file_are_those_that_were_written(
        rows in vec(vec(cell(), 1..5), 1..6),
        is_quoted in any::<bool>(),
        end in prop_oneof![Just("\n"), Just("\r\n"), Just("\r")],
        mark in prop_oneof![Just(""), Just("\u{feff}")],
    ) {
        prop_assume!(!rows[0][0].starts_with('\u{feff}'));
        let text = format!("{mark}{}", file(&rows, is_quoted, end));
        prop_assert_eq!(cells(text.as_bytes()).unwrap(), rows, "{:?}", text);
    }

    #[test]
    fn any_bytes_are_a_table_or_are_refused(
        bytes in vec(prop_oneof![any::<u8>(), Just(b'"'), Just(b','), Just(b'\n'), Just(b'\r')], 0..400),
    ) {
        if let Ok(table) = Table::read(&bytes) {
            prop_assert!(table.rows.len() + table.blank_rows <= bytes.len());
        }
    }

    /// Inventory files have known headers, and arbitrary rows below them.
    #[test]
    fn any_rows_below_a_known_header_are_read_or_refused(
        rows in vec(vec(cell(), 0..7), 0..6),
        header in prop_oneof![
            Just("frame_id,latitude,longitude,market,media_type"),
            Just("asset_id,asset_owner,product,frame_id"),
            Just("Frame ID,Latitude,Longitude"),
        ],
    ) {
        let text = format!("{header}\n{}", file(&rows, false, "\n"));
        if let Ok(table) = Table::read(text.as_bytes()) {
            prop_assert!(table.faults.first.len() <= MOST_FINDINGS && table.faults.first.len() <= table.faults.count);
            let lines = table.faults.first.iter().chain(&table.problems.first).map(|finding| finding.line);
            let last = 1 + i32::try_from(text.lines().count() + text.matches('\r').count()).unwrap();
            for line in lines {
                prop_assert!((1..=last).contains(&line), "line {line} of {last}");
            }
        }
    }
}
