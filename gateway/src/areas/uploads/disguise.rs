//! Inventory files that are not recognized as such.

use super::cell_checks::quoted;
use super::rules::{column_name, file_type};
use crate::graph::text::trim_invisible;

/// The number of lines in which a header is looked for, and the maximum length of each, in bytes.
const LINES: usize = 20;
const LINE_BYTES: usize = 64 << 10;

/// The separators of columns, with their names.
const SEPARATORS: [(char, &str); 4] = [
    (',', "commas"),
    (';', "semicolons"),
    ('\t', "tabs"),
    ('|', "vertical bars"),
];

/// Why the header of an inventory file is not on its first line, or not separated by commas, and what to do about it;
/// `None` if the file has no known header.
pub fn of(text: &str) -> Option<String> {
    let end = if text.contains('\n') { '\n' } else { '\r' };
    let mut first = None;
    for (number, line) in (1..=LINES).zip(text.split(end)) {
        let line = trim_invisible(line);
        if line.is_empty() || line.len() > LINE_BYTES {
            continue;
        }
        let found = SEPARATORS
            .iter()
            .find(|(separator, _)| has_header(line, *separator));
        let Some((separator, name)) = found else {
            first.get_or_insert(line);
            continue;
        };
        let place = first.map(|first| {
            let first = quoted(first);
            format!("The header is on line {number}, below {first}. Delete the lines above it.")
        });
        let separated = (*separator != ',').then(|| {
            format!("The columns are separated by {name}. Save the file as \"CSV UTF-8 (comma delimited)\".")
        });
        let reasons: Vec<String> = place.into_iter().chain(separated).collect();
        return (!reasons.is_empty()).then(|| reasons.join(" "));
    }
    None
}

/// Whether a line is the header of an inventory file, with columns separated in this way.
fn has_header(line: &str, separator: char) -> bool {
    let names = line.split(separator).map(|header| {
        let header = trim_invisible(header).trim_matches('"');
        column_name(header)
    });
    let names: Vec<String> = names.collect();
    file_type(names.iter().map(String::as_str)).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_header_below_other_lines_or_with_other_separators_is_found() {
        let semicolons = "The columns are separated by semicolons. Save the file as \"CSV UTF-8 (comma delimited)\".";
        let below = |number, first| {
            format!("The header is on line {number}, below \"{first}\". Delete the lines above it.")
        };
        let cases = [
            (
                "Asset ID*;Owner\r\n101;Harbor\r\n",
                Some(semicolons.to_owned()),
            ),
            (
                "\"Asset ID*\";\"Owner\"\r\"101\";\"Harbor\"\r",
                Some(semicolons.to_owned()),
            ),
            (
                "Asset ID*\tOwner\n",
                Some(semicolons.replace("semicolons", "tabs")),
            ),
            ("sep=,\r\nAsset ID*,Owner\r\n", Some(below(2, "sep=,"))),
            (
                "\nFleet list 2026,,\n,,\nAsset ID*,Owner,Class\n",
                Some(below(4, "Fleet list 2026,,")),
            ),
            (
                "Fleet;;\nAsset ID*;Owner;Class\n",
                Some(format!("{} {semicolons}", below(2, "Fleet;;"))),
            ),
            ("\nAsset ID*,Owner\n", None),
            ("name,city\na,b\n", None),
            ("", None),
        ];
        for (text, expected) in cases {
            assert_eq!(of(text), expected, "{text:?}");
        }
    }
}
