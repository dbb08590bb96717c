//! The rules of processing jobs.

use std::collections::HashMap;

use async_graphql::Enum;
use chrono::{DateTime, Utc};

use crate::graph::upstream_enum::UpstreamEnum;

/// A step of a processing job.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum ProcessingJobType {
    /// Impressions of the market's frames.
    Impressions,
    /// Demographics of the market's devices.
    Demographics,
    /// A step this gateway does not know; `jobTypeText` has the original text.
    Unrecognized,
}

impl UpstreamEnum for ProcessingJobType {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("IMPRESSIONS", Self::Impressions),
        ("DEMOGRAPHICS", Self::Demographics),
    ];
    const UNRECOGNIZED: Self = Self::Unrecognized;
}

/// The facts in an audit of a step.
pub struct AuditFacts {
    /// When it was made.
    pub created_at: Option<DateTime<Utc>>,
    /// Its number.
    pub audit_id: i32,
    /// Whether it lists something, and everything it lists is done.
    pub is_done: bool,
}

/// Whether the newest audit of a step has everything done. If audits have the same time, the one with the highest
/// number is the newest.
pub fn is_done(audits: impl Iterator<Item = AuditFacts>) -> bool {
    audits
        .max_by_key(|audit| (audit.created_at, audit.audit_id))
        .is_some_and(|newest| newest.is_done)
}

/// The newest job created on each date, in UTC; if jobs have the same time, the one with the highest number. Takes the
/// creation time and number of each job, and returns positions. A job with an unknown time belongs to no date, and is
/// kept.
pub fn newest_of_each_date(jobs: impl Iterator<Item = (Option<DateTime<Utc>>, i32)>) -> Vec<u32> {
    let mut undated = Vec::new();
    let mut newest = HashMap::new();
    for ((created_at, job_id), position) in jobs.zip(0..) {
        let Some(created_at) = created_at else {
            undated.push(position);
            continue;
        };
        let job = (created_at, job_id, position);
        let known = newest.entry(created_at.date_naive()).or_insert(job);
        *known = job.max(*known);
    }
    let dated = newest.into_values().map(|(_, _, position)| position);
    dated.chain(undated).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_audit_decides() {
        let audit = |(audit_id, day, is_done): (i32, i64, bool)| AuditFacts {
            created_at: DateTime::from_timestamp(day * 86_400, 0),
            audit_id,
            is_done,
        };
        type Audits = &'static [(i32, i64, bool)];
        let cases: [(Audits, bool); 6] = [
            (&[], false),
            (&[(1, 1, true)], true),
            (&[(1, 1, false)], false),
            (&[(1, 1, true), (2, 2, false)], false),
            (&[(2, 2, true), (1, 1, false)], true),
            (&[(2, 1, false), (1, 1, true)], false),
        ];
        for (audits, expected) in cases {
            let found = is_done(audits.iter().copied().map(audit));
            assert_eq!(found, expected, "{audits:?}");
        }
    }

    #[test]
    fn each_date_keeps_its_newest_job() {
        let at = |text: &str| -> Option<DateTime<Utc>> { text.parse().ok() };
        type Jobs = &'static [(&'static str, i32)];
        let cases: [(Jobs, &[u32]); 6] = [
            (&[], &[]),
            (&[("2025-03-10T09:00:00Z", 1)], &[0]),
            (
                &[
                    ("2025-03-10T09:00:00Z", 1),
                    ("2025-03-10T15:00:00Z", 2),
                    ("2025-03-11T01:00:00Z", 3),
                ],
                &[1, 2],
            ),
            (
                &[
                    ("2025-03-10T23:59:59Z", 1),
                    ("2025-03-10T00:00:00Z", 2),
                    ("2025-03-11T00:00:00Z", 3),
                ],
                &[0, 2],
            ),
            (
                &[("2025-03-10T09:00:00Z", 2), ("2025-03-10T09:00:00Z", 1)],
                &[0],
            ),
            (&[("", 1), ("", 2), ("2025-03-10T09:00:00Z", 3)], &[0, 1, 2]),
        ];
        for (jobs, expected) in cases {
            let jobs = jobs.iter().map(|(created_at, id)| (at(created_at), *id));
            let mut positions = newest_of_each_date(jobs);
            positions.sort_unstable();
            assert_eq!(positions, expected);
        }
    }
}
