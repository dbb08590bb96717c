//! The rules of processing jobs.

use chrono::{DateTime, Utc};

/// What an audit says of its step.
pub struct AuditFacts {
    /// When it was made.
    pub created_at: Option<DateTime<Utc>>,
    /// Its number.
    pub audit_id: i32,
    /// Whether it lists something, and all of it is done.
    pub is_done: bool,
}

/// Rule processing-audit: whether the newest audit of a step says that all of it is done. Of audits of the same time,
/// the one with the highest number is the newest.
pub fn is_done(audits: impl Iterator<Item = AuditFacts>) -> bool {
    audits
        .max_by_key(|audit| (audit.created_at, audit.audit_id))
        .is_some_and(|newest| newest.is_done)
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
}
