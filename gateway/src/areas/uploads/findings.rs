//! What is wrong or unusual in a file.

use gateway_macros::SimpleObject;

/// The maximum number of findings of each kind that are kept for a file.
pub const MOST_FINDINGS: usize = 100;

/// The first findings of a kind, in the order of the file.
#[derive(Clone, Debug, Default)]
pub struct Findings {
    /// At most 100.
    pub first: Vec<InventoryFinding>,
    /// The total number.
    pub count: usize,
}

/// A fault or a problem of an inventory file.
#[derive(Clone, Debug, Eq, PartialEq, SimpleObject)]
pub struct InventoryFinding {
    /// The line of the file, from 1. For a cell, the line on which its row begins.
    pub line: i32,
    /// The header of the column; null if it is not about a single cell.
    pub column: Option<String>,
    /// What is wrong or unusual, to show to the user.
    pub message: String,
}

impl Findings {
    /// Adds a finding in the order of the file.
    pub fn add(&mut self, line: u64, column: Option<&str>, message: String) {
        self.count += 1;
        let line = i32::try_from(line).unwrap_or(i32::MAX);
        let place = self.first.partition_point(|found| found.line <= line);
        if place == MOST_FINDINGS {
            return;
        }
        self.first.truncate(MOST_FINDINGS - 1);
        let column = column.map(str::to_owned);
        self.first.insert(
            place,
            InventoryFinding {
                line,
                column,
                message,
            },
        );
    }
}
