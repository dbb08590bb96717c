//! The data of the pipeline. It is written at the first call that needs it, because most uses of the sandbox make none.

mod campaign_jobs;
mod market_jobs;
mod odd_campaign_jobs;
mod odd_market_jobs;
mod processing;
mod queries;

use chrono::NaiveDate;
use rusqlite::Transaction;

use crate::{db::database, http::error::HttpError, seed::writer::SeedWriter};

const AREA: &str = "pipeline";
/// The setting that records that the data has been written.
const FILLED: &str = "filled pipeline";

/// Writes the data if it is missing. Dates are relative to the day on which the other areas were seeded.
pub(super) fn fill(transaction: &Transaction<'_>) -> Result<(), HttpError> {
    if database::setting(transaction, FILLED)?.is_some() {
        return Ok(());
    }
    let day: NaiveDate = database::setting(transaction, &database::seeded(AREA))?
        .and_then(|day| day.parse().ok())
        .ok_or_else(|| HttpError::Internal("the day of the seed is not known".to_owned()))?;
    let seed = &mut SeedWriter::new(transaction, AREA, day);
    market_jobs::seed(seed)?;
    odd_market_jobs::seed(seed)?;
    campaign_jobs::seed(seed)?;
    odd_campaign_jobs::seed(seed)?;
    queries::seed(seed)?;
    processing::seed(seed)?;
    Ok(database::set_setting(
        transaction,
        FILLED,
        &day.to_string(),
    )?)
}
