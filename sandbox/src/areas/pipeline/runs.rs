//! Runs of jobs: they wait, progress, and end.
//!
//! There is no timer: every call first moves the runs to the stage they have reached.

use std::time::Duration;

use chrono::{DateTime, Utc};
use rand::{SeedableRng, rngs::StdRng};
use rusqlite::{Connection, params};
use serde::{Deserialize, Serialize};

use super::{query, statistics};
use crate::{
    db::records::{self, Columns, Record},
    http::error::HttpError,
    seed::writer::iso,
};

/// The kind of record of the jobs of markets in the service's own list.
pub(super) const JOBS: &str = "pipeline-job";
/// The kind of record of these jobs in the warehouse's list.
pub(super) const WAREHOUSE_JOBS: &str = "warehouse-job";
/// The kind of record of the refresh jobs of campaigns.
pub(super) const CAMPAIGN_JOBS: &str = "campaign-job";

pub(super) const PENDING: &str = "PENDING";
pub(super) const COMPLETED: &str = "COMPLETED";
pub(super) const FAILED: &str = "FAILED";
pub(super) const POSTPONED: &str = "POSTPONED";
/// The first status of a running job.
pub(super) const MATCHING: &str = "GETTING_NEAR_DEVICES_AND_CALCULATING_MATCHES";
/// The last status of a running job.
pub(super) const WRITING: &str = "WRITING_IMPRESSIONS";

/// The end of a run.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum End {
    Completed,
    Failed,
    /// It runs until its job is deleted.
    Never,
}

/// The runs of a kind of job.
pub(super) struct Runs {
    /// The kind of record that holds a run until it has ended. Its id is that of the job.
    kind: &'static str,
    /// The kinds of records of the job.
    jobs: &'static [&'static str],
    status_key: &'static str,
    /// The statuses before the end, one per step.
    stages: &'static [&'static str],
    /// Whether a job records when it ran and what it found.
    has_statistics: bool,
}

pub(super) static OF_MARKETS: Runs = Runs {
    kind: "market-run",
    jobs: &[JOBS, WAREHOUSE_JOBS],
    status_key: "status",
    stages: &[PENDING, MATCHING, WRITING],
    has_statistics: true,
};

pub(super) static OF_CAMPAIGNS: Runs = Runs {
    kind: "campaign-run",
    jobs: &[CAMPAIGN_JOBS],
    status_key: "jobStatus",
    stages: &[PENDING, PENDING],
    has_statistics: false,
};

/// A run that has not ended.
#[derive(Serialize, Deserialize)]
struct Run {
    /// Epoch milliseconds.
    queued_at: i64,
    /// The number of stages that have passed.
    stage: usize,
    end: End,
    /// The id of its query, from the second stage on.
    query: Option<i64>,
}

impl Runs {
    /// Queues a job, replacing its current run if it has one.
    pub(super) fn queue(
        &self,
        connection: &Connection,
        id: i64,
        end: End,
        now: DateTime<Utc>,
    ) -> Result<(), HttpError> {
        let run = Run {
            queued_at: now.timestamp_millis(),
            stage: 0,
            end,
            query: None,
        };
        self.change(connection, id, |job| {
            job.insert(self.status_key.to_owned(), PENDING.into());
            if self.has_statistics {
                statistics::clear(job);
            }
        })?;
        self.save(connection, id, &run)
    }

    /// Removes the run of a job.
    pub(super) fn forget(&self, connection: &Connection, id: i64) -> rusqlite::Result<()> {
        connection
            .prepare_cached("DELETE FROM records WHERE kind = ? AND id = ?")?
            .execute(params![self.kind, id])
            .map(|_| ())
    }

    fn settle(
        &self,
        connection: &Connection,
        step: Duration,
        now: DateTime<Utc>,
    ) -> Result<(), HttpError> {
        let runs = connection
            .prepare_cached("SELECT id, body FROM records WHERE kind = ?")?
            .query_map([self.kind], |row| row.try_into())?
            .collect::<rusqlite::Result<Vec<(i64, String)>>>()?;
        for (id, text) in runs {
            let mut run: Run = serde_json::from_str(&text)?;
            let stage = self.stage(&run, step, now);
            if stage == run.stage {
                continue;
            }
            let started_at = run.queued_at.saturating_add(milliseconds(step));
            let query = match run.query {
                Some(query) => query,
                None => query::start(connection, self.kind, id, started_at)?,
            };
            run.query = Some(query);
            run.stage = stage;
            if stage < self.stages.len() {
                self.show(connection, id, self.stages[stage], started_at, None)?;
                self.save(connection, id, &run)?;
            } else {
                let status = match run.end {
                    End::Failed => FAILED,
                    End::Completed | End::Never => COMPLETED,
                };
                let steps = i64::try_from(self.stages.len()).unwrap_or(i64::MAX);
                let ended_at = run
                    .queued_at
                    .saturating_add(milliseconds(step).saturating_mul(steps));
                self.show(connection, id, status, started_at, Some(ended_at))?;
                query::end(connection, query, status == COMPLETED, started_at, ended_at)?;
                self.forget(connection, id)?;
            }
        }
        Ok(())
    }

    /// The number of stages that have passed by now.
    fn stage(&self, run: &Run, step: Duration, now: DateTime<Utc>) -> usize {
        let elapsed = now.timestamp_millis() - run.queued_at;
        let passed = elapsed
            .checked_div(milliseconds(step))
            .map_or(usize::MAX, |steps| usize::try_from(steps).unwrap_or(0));
        let last = match run.end {
            // It stays in the first running stage.
            End::Never => 1,
            End::Completed | End::Failed => self.stages.len(),
        };
        passed.clamp(run.stage, last)
    }

    /// Writes the status of a run to its job. Times are epoch milliseconds.
    fn show(
        &self,
        connection: &Connection,
        id: i64,
        status: &str,
        started_at: i64,
        ended_at: Option<i64>,
    ) -> Result<(), HttpError> {
        self.change(connection, id, |job| {
            job.insert(self.status_key.to_owned(), status.into());
            if !self.has_statistics {
                return;
            }
            job.insert(
                "processingStartTime".to_owned(),
                iso(started_at / 1_000).into(),
            );
            if let Some(ended_at) = ended_at {
                let seconds = (ended_at - started_at) / 1_000;
                job.insert("duration".to_owned(), seconds.into());
            }
            if status == COMPLETED {
                let mut rng = StdRng::seed_from_u64(id.unsigned_abs());
                statistics::add(job, &mut rng);
            }
        })
    }

    /// Changes the records of a job.
    fn change(
        &self,
        connection: &Connection,
        id: i64,
        change: impl Fn(&mut Record),
    ) -> Result<(), HttpError> {
        for kind in self.jobs {
            if let Some(text) = records::one(connection, kind, id)? {
                let mut job: Record = serde_json::from_str(&text)?;
                change(&mut job);
                records::save(connection, kind, id, &Columns::default(), &job)?;
            }
        }
        Ok(())
    }

    fn save(&self, connection: &Connection, id: i64, run: &Run) -> Result<(), HttpError> {
        let body = serde_json::to_string(run)?;
        Ok(records::store(
            connection,
            self.kind,
            id,
            &Columns::default(),
            &body,
        )?)
    }
}

/// Moves all runs to the stage they have reached.
pub(super) fn settle(
    connection: &Connection,
    step: Duration,
    now: DateTime<Utc>,
) -> Result<(), HttpError> {
    OF_MARKETS.settle(connection, step, now)?;
    OF_CAMPAIGNS.settle(connection, step, now)
}

fn milliseconds(step: Duration) -> i64 {
    i64::try_from(step.as_millis()).unwrap_or(i64::MAX)
}
