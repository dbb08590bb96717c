//! Tests of tables.

use pretty_assertions::assert_eq;

use super::*;
use crate::areas::uploads::findings::MOST_FINDINGS;

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

fn found(findings: &Findings) -> Vec<(i32, Option<&str>, &str)> {
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
fn unusual_columns_and_rows_are_problems_with_their_lines() {
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
fn characters_that_cannot_be_seen_are_dropped_at_the_ends_or_named() {
    let table = read("\u{200b}Asset ID*,Owner\n101\u{200b},\u{feff}\n\u{2060}102,Harbor\n");
    assert_eq!(
        rows(&table),
        [
            (2, vec![Some("101"), None]),
            (3, vec![Some("102"), Some("Harbor")]),
        ]
    );
    assert_eq!((table.faults.count, table.problems.count), (0, 0));
    let message = "\"HarU+0000bor\" has the character U+0000, which cannot be stored.";
    assert_eq!(
        found(&read("Asset ID*,Owner\n101,Har\0bor\n").faults),
        [(2, Some("Owner"), message)]
    );
    assert_eq!(
        found(&read("Asset ID*,Har\0bor\n101,x\n").faults),
        [(1, None, message)]
    );
}

#[test]
fn a_line_break_in_a_cell_is_a_problem() {
    let table =
        read("Frame Ref,Site Name\nFR-1,14\" wide board\nFR-2,\"Pier\r\nRoad\"\nFR-3,\"x\n\"\n");
    let message = "The cell has a line break. If it should not, a quote is missing or misplaced.";
    assert_eq!(found(&table.problems), [(3, Some("Site Name"), message)]);
    assert_eq!(rows(&table)[0].1[1], Some("14\" wide board"));
}

/// The quotes hold whole rows, which would be lost.
#[test]
fn a_line_break_in_a_header_or_beyond_the_last_column_is_a_fault() {
    let header = "The header of column 2 has a line break. If it should not, a quote is missing or misplaced.";
    let cell = "Cell 3 has a line break. If it should not, a quote is missing or misplaced.";
    for (file, line, message) in [
        ("Asset ID,\"Class\n101,Bus\"\n102,Tram\n", 1, header),
        ("Asset ID,\"\n101,Harbor,\"\n102,Bay\n", 1, header),
        (
            "Asset ID,Owner\n101,Harbor,\"x\n102,Bay\"\n103,Bay\n",
            2,
            cell,
        ),
    ] {
        assert_eq!(found(&read(file).faults), [(line, None, message)], "{file}");
    }
}

#[test]
fn findings_beyond_the_limit_are_counted() {
    let table = read(&format!("Asset ID,Owner\n{}", ",x\n".repeat(150)));
    let faults = table.faults;
    assert_eq!((faults.first.len(), faults.count), (MOST_FINDINGS, 150));
}

#[test]
fn a_file_that_is_not_an_inventory_file_has_no_rows() {
    for file in ["", "name,city\na,b\n", "\n\n", "%PDF-1.7\n1 0 obj\n"] {
        let table = read(file);
        assert_eq!((table.kind, table.rows.len()), (None, 0), "{file}");
    }
    // One that has other separators says so, whatever its quotes are between commas.
    let table = read("\"Asset ID\";\"Owner\"\n101;\"Harbor\"\n");
    assert!(table.disguise.unwrap().contains("semicolons"));
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
fn the_rows_to_send_have_a_limit() {
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
