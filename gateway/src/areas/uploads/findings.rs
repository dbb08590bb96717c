//! What is wrong or unusual in a file.

/// The maximum number of findings of each kind that are kept for a file.
pub const MOST_FINDINGS: usize = 100;

/// The first findings of a kind, in the order of the file.
#[derive(Clone, Debug, Default)]
pub struct Findings {
    /// At most 100.
    pub first: Vec<Finding>,
    /// The total number.
    pub count: usize,
}

/// A fault or an anomaly in a file.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Finding {
    /// The line of the file, from 1.
    pub line: u64,
    /// The header of the column, if it is about one cell.
    pub column: Option<String>,
    /// What is wrong or unusual.
    pub message: String,
}

impl Findings {
    /// Adds a finding, in the order of the file.
    pub fn add(&mut self, line: u64, column: Option<&str>, message: String) {
        self.count += 1;
        if self.first.len() < MOST_FINDINGS {
            let column = column.map(str::to_owned);
            self.first.push(Finding {
                line,
                column,
                message,
            });
        }
    }
}
