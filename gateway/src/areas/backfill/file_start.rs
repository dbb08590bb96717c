//! The beginning of a file of a backfill job: what the service may not be able to read, as far as it alone can tell.

use super::job_type::BackfillJobType;
use super::rules;
use crate::areas::uploads::{CsvCells, Demand, Unreadable, beginning};
use crate::graph::text::trim_invisible;

/// The most problems that are listed of a file.
const MOST_PROBLEMS: usize = 10;

/// What is wrong with a line that has the character which stands for bytes that are not UTF-8.
const NOT_UTF_8: &str = "The text is not in UTF-8. Save the file as \"CSV UTF-8\".";

/// What is wrong with the beginning of a file.
#[derive(Debug, Default, PartialEq)]
pub struct FileStart {
    /// What is wrong with the headers, or with the quotes of a cell, to show to the user.
    pub header_warning: Option<String>,
    /// The first problems with cells, in the order of the file.
    pub problems: Vec<CellProblem>,
}

/// A cell that the service may not be able to read.
#[derive(Debug, PartialEq)]
pub struct CellProblem {
    /// The line on which its row begins, counted from 1.
    pub line: u64,
    /// The header of its column, or its beginning.
    pub column: String,
    /// What is wrong.
    pub message: String,
}

impl FileStart {
    /// Checks the beginning of a file, of which the last line may be missing.
    pub fn read(job_type: Option<BackfillJobType>, start: &str) -> Self {
        let headers = CsvCells::of(start.as_bytes()).and_then(|mut cells| {
            cells.next_row();
            Ok((row(&mut cells)?, cells))
        });
        let (headers, mut cells) = match headers {
            Ok(read) => read,
            Err(Unreadable(message)) => return Self::of_headers(Some(message)),
        };
        if headers.iter().any(|header| is_not_utf_8(header)) {
            return Self::of_headers(Some(NOT_UTF_8.to_owned()));
        }
        let header_warning = job_type.and_then(|kind| rules::header_warning(kind, &headers));
        let column = |header: String| Column {
            demand: job_type.and_then(|kind| rules::demand(kind, &header)),
            header,
        };
        let columns = Columns::of(headers.into_iter().map(column).collect());
        let mut found = Self::of_headers(header_warning);
        while found.problems.len() < MOST_PROBLEMS
            && let Some(line) = cells.next_row()
        {
            let room = MOST_PROBLEMS - found.problems.len();
            match columns.problems_of_row(line, &mut cells, room) {
                Ok(problems) => found.problems.extend(problems),
                // Where the beginning ends within a cell, its quote seems to be open.
                Err(_) if cells.is_at_end() => break,
                Err(Unreadable(message)) => {
                    found.header_warning.get_or_insert(message);
                    break;
                }
            }
        }
        found
    }

    fn of_headers(header_warning: Option<String>) -> Self {
        Self {
            header_warning,
            ..Self::default()
        }
    }
}

/// A column of a file.
struct Column {
    header: String,
    /// `None` if it may hold anything.
    demand: Option<Demand>,
}

impl Column {
    /// What is wrong with a cell; `None` if nothing is.
    fn fault(&self, cell: &str) -> Option<String> {
        if is_not_utf_8(cell) {
            return Some(NOT_UTF_8.to_owned());
        }
        let demand = self.demand?;
        match cell {
            "" => demand.is_required().then(|| "It is empty.".to_owned()),
            text => demand.fault(text),
        }
    }
}

/// The columns of a file.
struct Columns {
    all: Vec<Column>,
    /// The places of those that must not be empty, in their order.
    required: Vec<usize>,
}

impl Columns {
    fn of(all: Vec<Column>) -> Self {
        let is_required = |column: &Column| column.demand.is_some_and(Demand::is_required);
        let places = (0..all.len()).filter(|place| is_required(&all[*place]));
        Self {
            required: places.collect(),
            all,
        }
    }

    /// The first problems of a row, at most `most`; none if it is blank. A row costs no more than its cells and problems,
    /// even if there are many more columns.
    fn problems_of_row(
        &self,
        line: u64,
        cells: &mut CsvCells<'_>,
        most: usize,
    ) -> Result<Vec<CellProblem>, Unreadable> {
        let problem = |column: &Column, cell: &str| {
            Some(CellProblem {
                line,
                message: column.fault(cell)?,
                column: beginning(&column.header),
            })
        };
        let (mut problems, mut count, mut is_blank) = (Vec::new(), 0, true);
        while let Some(cell) = cells.next_cell()? {
            let cell = trim_invisible(&cell);
            is_blank &= cell.is_empty();
            let column = self.all.get(count);
            if problems.len() < most {
                problems.extend(column.and_then(|column| problem(column, cell)));
            }
            count += 1;
        }
        if is_blank {
            return Ok(Vec::new());
        }
        let first_missing = self.required.partition_point(|place| *place < count);
        let missing = self.required[first_missing..].iter();
        let missing = missing.filter_map(|place| problem(&self.all[*place], ""));
        let room = most - problems.len();
        problems.extend(missing.take(room));
        Ok(problems)
    }
}

fn is_not_utf_8(text: &str) -> bool {
    text.contains(char::REPLACEMENT_CHARACTER)
}

/// The cells of a row without the blanks around them.
fn row(cells: &mut CsvCells<'_>) -> Result<Vec<String>, Unreadable> {
    let mut row = Vec::new();
    while let Some(cell) = cells.next_cell()? {
        row.push(trim_invisible(&cell).to_owned());
    }
    Ok(row)
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use pretty_assertions::assert_eq;

    use super::*;
    use BackfillJobType::{DigitalStationary, DigitalTransit, StaticTransit};

    const STATIONARY: &str = "SCREEN_ID,TIMESTAMP,DURATION,CREATIVE_NAME,CREATIVE_ID,CONTRACT_ID";

    #[test]
    fn headers_are_compared_as_a_hint() {
        let missing = |names: &str| Some(format!("Missing headers: {names}"));
        let other = Some("The headers are in another order, or there are more of them.".to_owned());
        let quoted = "\u{feff}\"screen_id\", Timestamp ,DURATION,CREATIVE_NAME,CREATIVE_ID,\" CONTRACT_ID\"\r\n";
        let cases = [
            (STATIONARY.to_owned(), None),
            (quoted.to_owned(), None),
            (format!("{STATIONARY},"), other.clone()),
            (
                STATIONARY.replace("DURATION,CREATIVE_NAME", "CREATIVE_NAME,DURATION"),
                other,
            ),
            (
                STATIONARY.replace("DURATION", "LENGTH"),
                missing("DURATION"),
            ),
            (
                STATIONARY.replace(",CREATIVE_ID,CONTRACT_ID", ""),
                missing("CREATIVE_ID, CONTRACT_ID"),
            ),
            (
                String::new(),
                missing("SCREEN_ID, TIMESTAMP, DURATION, CREATIVE_NAME, CREATIVE_ID, CONTRACT_ID"),
            ),
        ];
        for (start, expected) in cases {
            let found = FileStart::read(Some(DigitalStationary), &start);
            assert_eq!(found.header_warning, expected, "{start}");
        }
        let any = FileStart::read(Some(StaticTransit), "anything\n\"open");
        assert_eq!(any, FileStart::default());
        let stray = FileStart::read(None, "a\n\"14 ft\n\"b\"\nc\n").header_warning;
        assert!(stray.is_some_and(|warning| {
            warning.starts_with("The quote that opens on line 2 is closed on line 3")
        }));
    }

    #[test]
    fn headers_that_cannot_be_read_are_told_for_every_type() {
        let cases = [
            (
                "\"date,creative\n1,2\n",
                "A quote on line 1 is never closed.",
            ),
            ("date,cr\u{fffd}ative\n", NOT_UTF_8),
        ];
        for (start, expected) in cases {
            for job_type in [None, Some(StaticTransit), Some(DigitalTransit)] {
                let found = FileStart::read(job_type, start).header_warning;
                assert_eq!(found.as_deref(), Some(expected), "{start}");
            }
        }
    }

    #[test]
    fn cells_are_checked_by_their_columns() {
        let headers = "date,campaignid,inventoryid,creative,duration_s,startlat,startlong";
        let found = |rows: &str| {
            let found = FileStart::read(Some(DigitalTransit), &format!("{headers}\n{rows}"));
            let text = |problem: &CellProblem| {
                format!("{} {}: {}", problem.line, problem.column, problem.message)
            };
            Vec::from_iter(found.problems.iter().map(text))
        };
        assert_eq!(found("2026-01-01,1,2,,0,-90,180\n"), [""; 0]);
        assert_eq!(found("2026-01-01,1,2,,,,\n\n,,,,,,\n"), [""; 0]);
        assert_eq!(
            found("2026-01-01,1,2,\"two\nlines\",86400,90,-180\n,,7,,ten,90.5,-181\n"),
            [
                "4 date: It is empty.",
                "4 campaignid: It is empty.",
                "4 duration_s: \"ten\" is not a number.",
                "4 startlat: \"90.5\" is not between -90 and 90.",
                "4 startlong: \"-181\" is not between -180 and 180.",
            ]
        );
        assert_eq!(
            found("2026-01-01,1,2,M\u{fffd}nchen,1,2,3\n"),
            [format!("2 creative: {NOT_UTF_8}")]
        );
        assert_eq!(found(&",1,2,,1,2,3\n".repeat(30)).len(), MOST_PROBLEMS);
    }

    #[test]
    fn a_short_row_does_not_cost_all_columns() {
        let rows = "1\n".repeat(200_000);
        for (header, problems) in [("note", 0), ("duration", 0), ("screen_id", MOST_PROBLEMS)] {
            let headers = format!("{header},").repeat(40_000);
            let started = Instant::now();
            let found = FileStart::read(Some(DigitalStationary), &format!("{headers}\n{rows}"));
            assert_eq!(found.problems.len(), problems, "{header}");
            // All columns for each row would be 8 billion cells.
            assert!(started.elapsed() < Duration::from_secs(5), "{header}");
        }
    }

    #[test]
    fn a_long_header_is_shortened() {
        let long = "x".repeat(60_000);
        let found = FileStart::read(None, &format!("{long}\n\u{fffd}\n"));
        assert_eq!(found.problems[0].column, format!("{}…", "x".repeat(40)));
    }
}
