//! An inventory file as the gateway reads it, before it is uploaded.

use gateway_macros::SimpleObject;
use tokio::task::spawn_blocking;

use super::rules::InventoryFileType;
use super::table::{Column, Problem, Row, Table, Unreadable};
use crate::error::{Error, Result};
use crate::graph::decision::{Decision, DecisionCode};
use crate::graph::payload::{UserError, UserErrorCode};
use crate::graph::upload::File;

/// The longest inventory file, in bytes.
const MAX_BYTES: usize = 64 << 20;

/// The rows of a file that are shown before it is uploaded.
const PREVIEW_ROWS: usize = 20;

const INVALID: &str = "Uh oh! Looks like that upload is invalid. Please verify you uploaded the a file with the correct format.";
const NO_ROWS: &str = "There are no rows to upload.";

/// An inventory file: a CSV file whose header says what it holds.
#[derive(SimpleObject)]
pub struct InventoryFile {
    /// What it holds (rule upload-type); null if it is no inventory file.
    #[graphql(name = "type")]
    kind: Option<InventoryFileType>,
    /// Whether it can be uploaded. A file without a known header, of a type that is not accepted or without rows
    /// cannot.
    upload: Decision,
    /// Its columns, in order.
    columns: Vec<InventoryColumn>,
    /// The number of rows that are uploaded.
    row_count: i32,
    /// The number of rows without any value, which are skipped.
    blank_row_count: i32,
    /// The first 20 rows, as they are uploaded.
    preview: Vec<InventoryRow>,
    /// What is odd in the file, in the order of its lines: at most 100. None of it keeps the file from being uploaded.
    problems: Vec<InventoryProblem>,
    /// The number of all problems.
    problem_count: i32,
}

/// A column of an inventory file.
#[derive(SimpleObject)]
pub struct InventoryColumn {
    /// The header in the file.
    header: String,
    /// The name in snake_case (rule header-names); empty for a column that is left out.
    name: String,
}

/// A row of an inventory file.
#[derive(SimpleObject)]
pub struct InventoryRow {
    /// The line of the file on which the row begins, counted from 1.
    line: i32,
    /// A value for each column, as it is uploaded (rule upload-rows); null for an empty cell.
    cells: Vec<Option<String>>,
}

/// Something odd in an inventory file.
#[derive(SimpleObject)]
pub struct InventoryProblem {
    /// The line of the file, counted from 1.
    line: i32,
    /// What is odd there, to show to the user.
    message: String,
}

/// Reads the table in a file, or says why it cannot be read.
///
/// # Errors
/// If the file is too large or does not arrive as a whole.
pub async fn read(file: File) -> Result<Result<Table, UserError>> {
    let bytes = file.read(MAX_BYTES).await?;
    let table = spawn_blocking(move || Table::read(&bytes))
        .await
        .map_err(|error| Error::internal(error.to_string()))?;
    Ok(table.map_err(|Unreadable(why)| UserError::new(UserErrorCode::Rejected, why).at("file")))
}

/// What a file holds, where these types are accepted; or why it cannot be uploaded.
pub fn uploadable(
    table: &Table,
    accepted: Option<&[InventoryFileType]>,
) -> Result<InventoryFileType, Decision> {
    let kind = table
        .kind
        .filter(|kind| accepted.is_none_or(|accepted| accepted.contains(kind)))
        .ok_or_else(|| Decision::refuse(DecisionCode::InvalidFile, INVALID))?;
    if table.rows.is_empty() {
        return Err(Decision::refuse(DecisionCode::NoRows, NO_ROWS));
    }
    Ok(kind)
}

impl InventoryFile {
    /// The file with this table, where these types are accepted.
    pub fn of(table: &Table, accepted: Option<&[InventoryFileType]>) -> Self {
        let refused = uploadable(table, accepted).err();
        let count = |count| i32::try_from(count).unwrap_or(i32::MAX);
        let rows = table.rows.iter().take(PREVIEW_ROWS);
        Self {
            kind: table.kind,
            upload: refused.unwrap_or_else(Decision::allow),
            columns: table.columns.iter().map(InventoryColumn::of).collect(),
            row_count: count(table.rows.len()),
            blank_row_count: count(table.blank_rows),
            preview: rows.map(InventoryRow::of).collect(),
            problems: table.problems.iter().map(InventoryProblem::of).collect(),
            problem_count: count(table.problem_count),
        }
    }
}

fn line(line: u64) -> i32 {
    i32::try_from(line).unwrap_or(i32::MAX)
}

impl InventoryColumn {
    fn of(column: &Column) -> Self {
        Self {
            header: column.header.clone(),
            name: column.name.clone(),
        }
    }
}

impl InventoryRow {
    fn of(row: &Row) -> Self {
        Self {
            line: line(row.line),
            cells: row.cells.clone(),
        }
    }
}

impl InventoryProblem {
    fn of(problem: &Problem) -> Self {
        Self {
            line: line(problem.line),
            message: problem.message.clone(),
        }
    }
}
