//! Studies that are not complete, and what they wait for.

use chrono::{DateTime, Utc};

use super::Study;
use super::rest::{self, StudyRow};
use super::rules::{self, StudyFacts, StudyStatus};
use crate::error::Result;
use crate::graph::decision::Decision;
use crate::request::RequestContext;
use crate::upstream::Row;
use crate::upstream::decode::Table;

/// A study that is not complete.
pub(crate) struct OpenStudy {
    /// The study.
    pub(crate) study: Study,
    /// Its name, or else its number.
    pub(crate) label: String,
    /// Its status.
    pub(crate) status: StudyStatus,
    /// Its status as text.
    pub(crate) status_label: String,
    /// When its period was over; `None` if it is not, or has no end.
    pub(crate) finished_since: Option<DateTime<Utc>>,
    /// When its results are due.
    pub(crate) due_at: Option<DateTime<Utc>>,
}

/// An approved study that cannot be run.
pub(crate) struct BlockedStudy {
    /// The study.
    pub(crate) study: Study,
    /// Its name, or else its number.
    pub(crate) label: String,
    /// What it lacks, as a sentence.
    pub(crate) reason: String,
    /// Why it cannot be run.
    pub(crate) run: Decision,
}

impl Study {
    /// The studies that are not complete: all, or those of a customer. One call for the whole list.
    pub(crate) async fn open(
        context: &RequestContext,
        customer_id: Option<i32>,
    ) -> Result<Vec<OpenStudy>> {
        let table = rest::studies(&context.main()).await?;
        let studies = rows_of(&table, customer_id).filter_map(|(row, position)| {
            let status = rules::status(&row.status);
            (status != StudyStatus::Complete).then(|| OpenStudy {
                study: Self::new(Row::at(&table, position)),
                label: label(row),
                status,
                status_label: rules::status_label(&row.status),
                finished_since: rules::finished_since(row.post_study_end_date, context.now()),
                due_at: row.delivery_date,
            })
        });
        Ok(studies.collect())
    }

    /// The approved studies that cannot be run: all, or those of a customer. One call for each of the two lists.
    pub(crate) async fn blocked(
        context: &RequestContext,
        customer_id: Option<i32>,
    ) -> Result<Vec<BlockedStudy>> {
        let main = context.main();
        let (table, counts) = tokio::try_join!(rest::studies(&main), rest::pixel_counts(&main))?;
        let studies = rows_of(&table, customer_id).filter_map(|(row, position)| {
            if rules::status(&row.status) != StudyStatus::Approved {
                return None;
            }
            let run = rules::run(&StudyFacts {
                status: &row.status,
                objective: row.objective.as_deref(),
                pixel_count: rest::pixel_count(&counts, row.study_id),
                remaining: rules::remaining(row.post_study_end_date, context.now()),
            });
            let reason = rules::explanation(&run).or(run.reason.as_deref())?;
            Some(BlockedStudy {
                study: Self::new(Row::at(&table, position)),
                label: label(row),
                reason: reason.to_owned(),
                run,
            })
        });
        Ok(studies.collect())
    }
}

/// The rows with their positions: all, or those of a customer.
fn rows_of(
    table: &Table<StudyRow>,
    customer_id: Option<i32>,
) -> impl Iterator<Item = (&StudyRow, u32)> {
    let is_of = move |row: &StudyRow| customer_id.is_none() || row.customer_id == customer_id;
    let rows = table.rows().iter().zip(0..);
    rows.filter(move |(row, _)| is_of(row))
}

fn label(row: &StudyRow) -> String {
    match row.study_name.trim() {
        "" => format!("Study {}", row.study_id),
        name => name.to_owned(),
    }
}
