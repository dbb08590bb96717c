//! Places, studies with their pixels and cuts, and jobs with a report for every case.

mod jobs;
mod places;
mod reports;
mod studies;

use crate::seed::writer::SeedWriter;

pub(crate) fn seed(seed: &mut SeedWriter<'_>) -> rusqlite::Result<()> {
    places::seed(seed)?;
    studies::seed(seed)?;
    jobs::seed(seed)
}
