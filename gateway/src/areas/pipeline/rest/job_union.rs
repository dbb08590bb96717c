//! The jobs of the pipeline service and those of the warehouse, as one list.

use std::collections::HashMap;
use std::ops::Deref;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use async_graphql::Enum;

use super::PipelineJobRow;
use crate::error::{Code, Error, Result};
use crate::upstream::decode::{Keyed, ListRows, Row, Table, Text};
use crate::upstream::{Api, Call, Path, calls};

calls! {
    JOBS = Call::get("pipeline.jobs", "/api/jobs").pipeline().list::<PipelineJobRow>()
        .large();
    WAREHOUSE_JOBS = Call::get("pipeline.warehouse_jobs", "/api/jobs-sf")
        .pipeline()
        .list::<PipelineJobRow>()
        .large();
}

/// One of the two lists of jobs.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum PipelineJobSource {
    /// The jobs of the pipeline service.
    Pipeline,
    /// The jobs that the warehouse runs. Takes precedence for a job in both lists.
    Warehouse,
}

/// A job of either list.
pub struct ListedJob(Row<PipelineJobRow>);

impl Deref for ListedJob {
    type Target = PipelineJobRow;

    fn deref(&self) -> &PipelineJobRow {
        &self.0
    }
}

impl PartialEq for ListedJob {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Keyed for ListedJob {
    type Key = str;
    fn key(&self) -> &str {
        self.0.key()
    }
}

/// The jobs of both lists, each once.
pub struct JobUnion {
    /// The jobs.
    pub table: Arc<Table<ListedJob>>,
    by_market: OnceLock<HashMap<Text, Vec<u32>>>,
}

impl JobUnion {
    /// The jobs of the warehouse, then those that only the pipeline service has.
    fn of(pipeline: Option<&Jobs>, warehouse: Option<&Jobs>) -> Self {
        let mut rows = Vec::new();
        let mut add = |jobs: &Jobs, others: Option<&Jobs>| {
            for (row, position) in jobs.rows().iter().zip(0..) {
                let is_in_others =
                    others.is_some_and(|others| others.position(&row.job_id).is_some());
                if !is_in_others {
                    rows.push(ListedJob(Row::at(jobs, position)));
                }
            }
        };
        let lists = [pipeline, warehouse].into_iter().flatten();
        let unreadable = lists.map(|jobs| jobs.unreadable()).sum();
        if let Some(jobs) = pipeline {
            add(jobs, warehouse);
        }
        if let Some(jobs) = warehouse {
            add(jobs, None);
        }
        Self {
            table: Arc::new(Table::distinct(ListRows { rows, unreadable })),
            by_market: OnceLock::new(),
        }
    }

    /// The positions of the jobs of the market with this hash; empty without a hash.
    pub fn of_market(&self, hash: &str) -> &[u32] {
        self.by_market().get(hash).map_or(&[], Vec::as_slice)
    }

    /// The hash of every market that has a job.
    pub fn hashes(&self) -> impl Iterator<Item = &str> {
        self.by_market().keys().map(Text::as_str)
    }

    /// The positions of the jobs of each market, by its hash. Jobs without a hash are skipped.
    fn by_market(&self) -> &HashMap<Text, Vec<u32>> {
        self.by_market.get_or_init(|| {
            let mut by_market: HashMap<Text, Vec<u32>> = HashMap::new();
            for (row, position) in self.table.rows().iter().zip(0..) {
                if !row.market_hash.is_empty() {
                    let jobs = by_market.entry(row.market_hash.clone()).or_default();
                    jobs.push(position);
                }
            }
            by_market
        })
    }

    /// The positions of all jobs by date, earliest first, and by key. Jobs without a date come last.
    pub fn by_date(&self) -> &Arc<[u32]> {
        self.table.order(|rows| {
            let date = |row: &ListedJob| (row.date.is_none(), row.date);
            let mut order: Vec<_> = rows
                .iter()
                .zip(0..)
                .map(|(row, position)| (date(row), &*row.job_id, position))
                .collect();
            order.sort_unstable();
            order.into_iter().map(|(_, _, position)| position).collect()
        })
    }
}

type Jobs = Arc<Table<PipelineJobRow>>;

/// One of the two lists, with the last union built from it. A union is built once, however many fields and requests
/// need it.
struct JobList {
    jobs: Jobs,
    union: Mutex<Option<MadeUnion>>,
}

struct MadeUnion {
    other: Option<Jobs>,
    union: Arc<JobUnion>,
}

impl JobList {
    fn new(rows: impl Into<ListRows<PipelineJobRow>>) -> Self {
        Self {
            jobs: Arc::new(Table::new(rows)),
            union: Mutex::default(),
        }
    }

    /// The union of this list and another: the one built before, or else the result of `make`.
    fn union_with(&self, other: Option<&Jobs>, make: impl FnOnce() -> JobUnion) -> Arc<JobUnion> {
        let mut made = self.union.lock().unwrap_or_else(PoisonError::into_inner);
        let is_same = |made: &MadeUnion| match (&made.other, other) {
            (Some(known), Some(other)) => Arc::ptr_eq(known, other),
            (None, None) => true,
            _ => false,
        };
        if let Some(made) = made.as_ref().filter(|made| is_same(made)) {
            return Arc::clone(&made.union);
        }
        let union = Arc::new(make());
        *made = Some(MadeUnion {
            other: other.cloned(),
            union: Arc::clone(&union),
        });
        union
    }
}

/// The jobs that could be read, and the list that could not.
pub struct PipelineJobs {
    /// The jobs.
    pub jobs: Arc<JobUnion>,
    /// Why a list is missing. At most one is.
    pub missing: Option<(PipelineJobSource, Error)>,
}

impl PipelineJobs {
    /// The jobs of both lists.
    ///
    /// # Errors
    /// If one of the lists is missing.
    pub fn complete(self) -> Result<Arc<JobUnion>> {
        match self.missing {
            Some((_, error)) => Err(error),
            None => Ok(self.jobs),
        }
    }
}

/// All jobs. If only one of the lists can be read, its jobs are returned.
///
/// # Errors
/// If neither list can be read, if the session is invalid, or if the request has used up its calls.
pub async fn pipeline_jobs(pipeline: &Api<'_>) -> Result<PipelineJobs> {
    let (own, warehouse) = tokio::join!(
        pipeline.list_as(Path::new(&JOBS, &[]), JobList::new),
        pipeline.list_as(Path::new(&WAREHOUSE_JOBS, &[]), JobList::new)
    );
    let union = |own: &JobList, warehouse: Option<&JobList>| {
        let other = warehouse.map(|list| &list.jobs);
        own.union_with(other, || JobUnion::of(Some(&own.jobs), other))
    };
    Ok(match (own, warehouse) {
        (Ok(own), Ok(warehouse)) => PipelineJobs {
            jobs: union(&own, Some(&warehouse)),
            missing: None,
        },
        (Ok(own), Err(error)) if is_bearable(&error) => PipelineJobs {
            jobs: union(&own, None),
            missing: Some((PipelineJobSource::Warehouse, error)),
        },
        (Err(error), Ok(warehouse)) if is_bearable(&error) => PipelineJobs {
            jobs: union(&warehouse, None),
            missing: Some((PipelineJobSource::Pipeline, error)),
        },
        (Err(error), _) | (_, Err(error)) => return Err(error),
    })
}

/// Whether the service failed, rather than the caller.
fn is_bearable(error: &Error) -> bool {
    !matches!(
        error.code(),
        Code::Unauthenticated | Code::Forbidden | Code::LimitExceeded | Code::Internal
    )
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::upstream::decode::FromJson;

    fn list(jobs: &[(&str, &str)]) -> JobList {
        let row = |(id, status): &(&str, &str)| {
            let row = json!({ "jobId": id, "status": status });
            PipelineJobRow::from_json(&row.to_string()).unwrap()
        };
        JobList::new(jobs.iter().map(row).collect::<Vec<PipelineJobRow>>())
    }

    fn listed(union: &JobUnion) -> Vec<(&str, &str)> {
        let rows = union.table.rows().iter();
        rows.map(|row| (row.job_id.as_str(), row.status.as_str()))
            .collect()
    }

    #[test]
    fn a_job_of_both_lists_is_the_warehouses() {
        let own = list(&[("1", "a"), ("2", "a"), ("1", "b")]);
        let warehouse = list(&[("3", "c"), ("2", "c"), ("3", "d")]);
        let cases = [
            (
                Some(&own.jobs),
                Some(&warehouse.jobs),
                vec![("1", "b"), ("2", "c"), ("3", "d")],
            ),
            (Some(&own.jobs), None, vec![("2", "a"), ("1", "b")]),
            (None, Some(&warehouse.jobs), vec![("2", "c"), ("3", "d")]),
        ];
        for (own, warehouse, jobs) in cases {
            assert_eq!(listed(&JobUnion::of(own, warehouse)), jobs);
        }
    }

    #[test]
    fn a_union_is_made_once_for_the_same_two_lists() {
        let (own, warehouse, newer) = (list(&[("1", "a")]), list(&[]), list(&[]));
        let union = |other: Option<&JobList>| {
            let other = other.map(|list| &list.jobs);
            own.union_with(other, || JobUnion::of(Some(&own.jobs), other))
        };
        let first = union(Some(&warehouse));
        assert!(Arc::ptr_eq(&first, &union(Some(&warehouse))));
        let second = union(Some(&newer));
        assert!(!Arc::ptr_eq(&first, &second));
        assert!(!Arc::ptr_eq(&second, &union(None)));
        assert!(Arc::ptr_eq(&union(None), &union(None)));
    }
}
