//! An inventory file as read by the gateway, before it is uploaded.

use gateway_macros::SimpleObject;
use tokio::task::spawn_blocking;

use super::changes::{Changes, InventoryChange, RowChange};
use super::columns;
use super::csv_cells::Unreadable;
use super::findings::{Findings, InventoryFinding};
use super::other_frames;
use super::rows::Row;
use super::rules::{self, InventoryFileType};
use super::table::{Column, Table};
use crate::error::{Error, Result, shortened_to};
use crate::graph::decision::Decision;
use crate::graph::payload::{UserError, UserErrorCode};
use crate::graph::upload::File;
use crate::request::RequestContext;
use crate::upstream::Claim;

/// The maximum size of an inventory file, in bytes.
const MAX_BYTES: usize = 32 << 20;

/// The number of rows shown before the file is uploaded.
pub const PREVIEW_ROWS: usize = 20;

/// The maximum text of these rows, in bytes; the last row may exceed it.
const PREVIEW_BYTES: usize = 64 << 10;

/// The maximum number of characters shown of a cell.
const PREVIEW_CHARS: usize = 200;

/// The maximum number of faults listed by a refused upload.
const LISTED_FAULTS: usize = 10;

const INVALID: &str = "Uh oh! Looks like that upload is invalid. Please verify you uploaded the a file with the correct format.";
const NO_ROWS: &str = "There are no rows to upload.";

/// An inventory file: a CSV file whose header shows what it contains.
#[derive(SimpleObject)]
pub struct InventoryFile {
    /// The type of inventory in it; null if it is not an inventory file.
    #[graphql(name = "type")]
    kind: Option<InventoryFileType>,
    /// Whether it can be uploaded. It needs a known header of an accepted type, at least one row, and no faults.
    upload: Decision,
    /// Its columns, in order.
    columns: Vec<InventoryColumn>,
    /// Number of rows to upload.
    row_count: i32,
    /// Number of rows without any value, which are skipped.
    blank_row_count: i32,
    /// Number of cells that the upload converts to lower case.
    lowercased_cell_count: i32,
    /// The first rows, as they are uploaded: at most 20, and fewer if their text is longer than 64 KB.
    preview: Vec<InventoryRow>,
    /// Number of rows whose key the customer does not have yet; null if the customer is not named, if what the customer has
    /// could not be read, or for media, which no service lists.
    new_row_count: Option<i32>,
    /// Number of rows that change a value of what the customer has; null as for `newRowCount`. Compared are the values that
    /// the services list: those of `inventoryFileTypes`, except for the city, the market and the metadata of a frame.
    changed_row_count: Option<i32>,
    /// Number of rows that change nothing; null as for `newRowCount`.
    unchanged_row_count: Option<i32>,
    /// The faults that prevent the upload, in the order of its lines: at most 100.
    faults: Vec<InventoryFinding>,
    /// Total number of faults.
    fault_count: i32,
    /// Warnings about the file, in the order of its lines: at most 100. They do not prevent the upload.
    problems: Vec<InventoryFinding>,
    /// Total number of problems.
    problem_count: i32,
}

/// A column of an inventory file.
#[derive(SimpleObject)]
pub struct InventoryColumn {
    /// The header in the file.
    header: String,
    /// The name in snake_case; empty for a column without one.
    name: String,
    /// Whether its cells are uploaded. A column without a name is not; if several have the same name, only the last is.
    is_uploaded: bool,
}

/// A row of an inventory file.
#[derive(SimpleObject)]
pub struct InventoryRow {
    /// The line of the file on which the row begins, from 1.
    line: i32,
    /// A value for each column, as uploaded; null for an empty cell. A longer value is cut to 200 characters and "…".
    cells: Vec<Option<String>>,
    /// What it does to the inventory of the customer; null if that is not known, or if its key is a fault.
    change: Option<InventoryChange>,
    /// The headers of the columns with other values than the customer's inventory; of a column that the file lacks its name,
    /// because its value becomes empty. Empty if that is not known.
    changed_columns: Vec<String>,
}

/// Reads the table in a file and reserves memory for it, or returns why it cannot be read.
///
/// # Errors
/// If the file is too large or incomplete, or if there is not enough memory left for it.
pub async fn read(
    context: &RequestContext,
    mut file: File,
) -> Result<Result<(Table, Claim), Vec<UserError>>> {
    let mut memory = context.claim_for_file();
    let mut bytes = Vec::new();
    while file.append_to(&mut bytes, MAX_BYTES).await? {
        context.reserve_for_file(&mut memory, bytes.len()).await?;
    }
    let of_table = Table::most_bytes(&bytes);
    context
        .reserve_for_file(&mut memory, bytes.len() + of_table)
        .await?;
    let table = spawn_blocking(move || Table::read(&bytes))
        .await
        .map_err(|error| Error::internal(error.to_string()))?;
    memory.shrink_to(of_table);
    match table {
        Ok(mut table) => {
            other_frames::find_markets(context, &mut table).await?;
            Ok(Ok((table, memory)))
        }
        Err(Unreadable(why)) => Ok(Err(vec![rejected(INVALID), rejected(why)])),
    }
}

/// The type of a file, if it is one of the accepted types; otherwise why it cannot be uploaded.
pub fn uploadable(
    table: &Table,
    accepted: Option<&[InventoryFileType]>,
) -> Result<InventoryFileType, Decision> {
    let kind = accepted_type(table, accepted)
        .filter(|_| table.faults.count == 0)
        .ok_or_else(|| Decision::refuse(UserErrorCode::InvalidFile, INVALID))?;
    if table.rows.len() == 0 {
        return Err(Decision::refuse(UserErrorCode::NoRows, NO_ROWS));
    }
    Ok(kind)
}

/// Why a file is refused, with its first faults.
pub fn refusals(faults: &Findings, decision: Decision) -> Vec<UserError> {
    let listed = faults.first.iter().take(LISTED_FAULTS);
    let mut errors: Vec<_> = decision.reason.into_iter().map(rejected).collect();
    errors.extend(listed.map(|fault| rejected(fault.text())));
    if faults.count > LISTED_FAULTS {
        errors.push(rejected(match faults.count - LISTED_FAULTS {
            1 => "There is 1 more.".to_owned(),
            more => format!("There are {more} more."),
        }));
    }
    errors
}

/// Adds what the service's refusal means for the file: the line of the row and the columns that it names.
pub fn explained(mut error: UserError, table: &Table, kind: InventoryFileType) -> UserError {
    let row = rules::row_named(&error.message).and_then(|number| number.checked_sub(1));
    let row = row.and_then(|index| Some((index, table.rows.iter().nth(index)?)));
    let row = row.map(|(index, row)| {
        let (number, line) = (index + 1, row.line);
        format!("Row {number} without the header and blank rows is line {line} of the file.")
    });
    let columns = table.columns.iter();
    let columns: Vec<_> = columns
        .filter_map(|column| Some((&*column.header, column.key.as_deref()?)))
        .collect();
    let mut sentences = columns::explained(kind, &error.message, &columns);
    sentences.splice(0..0, row);
    if !sentences.is_empty() {
        error.message = format!("{} ({})", error.message, sentences.join(" "));
    }
    error
}

fn accepted_type(
    table: &Table,
    accepted: Option<&[InventoryFileType]>,
) -> Option<InventoryFileType> {
    let is_accepted =
        |kind: &InventoryFileType| accepted.is_none_or(|accepted| accepted.contains(kind));
    table.kind.filter(is_accepted)
}

/// The faults that prevent an upload: the wrong type of file, or else bad cells.
pub fn faults(table: &Table, accepted: Option<&[InventoryFileType]>) -> Findings {
    if accepted_type(table, accepted).is_some() {
        return table.faults.clone();
    }
    let message = match (table.kind, &table.disguise) {
        (Some(kind), _) => {
            let (name, column) = (kind.name(), kind.key_column());
            format!("The file is of the type {name}, because it has the column {column}.")
        }
        (None, Some(disguise)) => disguise.clone(),
        (None, None) if table.columns.is_empty() => "The file is empty.".to_owned(),
        (None, None) => {
            let [first, second, third] = InventoryFileType::ALL.map(InventoryFileType::key_column);
            format!("None of the columns is {first}, {second} or {third}.")
        }
    };
    let mut faults = Findings::default();
    faults.add(table.header_line, None, message);
    faults
}

fn rejected(message: impl Into<String>) -> UserError {
    UserError::new(UserErrorCode::Invalid, message).at("file")
}

impl InventoryFile {
    /// The file with this table, given the accepted types.
    pub fn of(
        table: &Table,
        accepted: Option<&[InventoryFileType]>,
        changes: Option<&Changes>,
    ) -> Self {
        let refused = uploadable(table, accepted).err();
        let faults = faults(table, accepted);
        Self {
            kind: table.kind,
            upload: refused.unwrap_or_else(Decision::allow),
            columns: table.columns.iter().map(InventoryColumn::of).collect(),
            row_count: count(table.rows.len()),
            blank_row_count: count(table.blank_rows),
            lowercased_cell_count: count(table.lowercased_cells),
            preview: preview(table, changes),
            new_row_count: changes.map(|changes| count(changes.new)),
            changed_row_count: changes.map(|changes| count(changes.changed)),
            unchanged_row_count: changes.map(|changes| count(changes.unchanged)),
            faults: faults.first,
            fault_count: count(faults.count),
            problems: table.problems.first.clone(),
            problem_count: count(table.problems.count),
        }
    }
}

fn preview(table: &Table, changes: Option<&Changes>) -> Vec<InventoryRow> {
    let mut bytes = 0;
    table
        .rows
        .iter()
        .take(PREVIEW_ROWS)
        .enumerate()
        .map(|(index, row)| {
            let change = changes.and_then(|changes| changes.first.get(index));
            InventoryRow::of(row, &table.columns, change)
        })
        .take_while(|row| {
            let has_room = bytes < PREVIEW_BYTES;
            bytes += row.cells.iter().flatten().map(String::len).sum::<usize>();
            has_room
        })
        .collect()
}

fn count(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}

fn line(line: u64) -> i32 {
    i32::try_from(line).unwrap_or(i32::MAX)
}

impl InventoryFinding {
    /// What is wrong and where, as a sentence.
    fn text(&self) -> String {
        let Self { line, message, .. } = self;
        match &self.column {
            Some(column) => format!("Line {line}, {column}: {message}"),
            None => format!("Line {line}: {message}"),
        }
    }
}

impl InventoryColumn {
    fn of(column: &Column) -> Self {
        Self {
            header: column.header.clone(),
            name: column.name.clone(),
            is_uploaded: column.key.is_some(),
        }
    }
}

impl InventoryRow {
    fn of(row: Row<'_>, columns: &[Column], change: Option<&RowChange>) -> Self {
        let changed = change.map_or(&[][..], |(_, changed)| changed);
        let header = |name: &&str| {
            let column = columns.iter().find(|column| column.name == *name);
            column.map_or_else(|| (*name).to_owned(), |column| column.header.clone())
        };
        let changed = changed.iter().map(header);
        Self {
            line: line(row.line),
            change: change.and_then(|(change, _)| *change),
            changed_columns: changed.collect(),
            cells: row
                .values(columns.len())
                .map(|text| text.map(|text| shortened_to(text, PREVIEW_CHARS)))
                .collect(),
        }
    }
}
