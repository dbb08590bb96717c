//! The lock of a provider: for lock maintainers only.

use async_graphql::SimpleObject;
use chrono::{DateTime as Moment, Utc};

use super::rest::{Locks, ProviderRow};
use super::rules;
use crate::graph::decision::Decision;
use crate::graph::scalars::DateTime;

/// The lock that keeps two workers from processing one provider at once. For lock maintainers only.
#[derive(SimpleObject)]
pub struct ProviderLock {
    /// Whether the lock is taken.
    is_locked: bool,
    /// When the lock runs out; null when it never does, or when nothing is known.
    expires_at: Option<DateTime>,
    /// Whether the lock stays until somebody takes it off.
    never_expires: bool,
    /// Whether the lock should be taken off, because the work it protects is over (rule unlock-recommended).
    is_unlock_recommended: bool,
    /// When the recommendation changes by itself; null when time alone changes nothing.
    changes_at: Option<DateTime>,
    /// Whether the lock can be taken off now.
    unlock: Decision,
}

impl ProviderLock {
    /// The lock of a provider; one that is not listed is not locked.
    pub(super) fn of(locks: &Locks, provider: &ProviderRow, now: Moment<Utc>) -> Self {
        let row = locks.of(provider);
        let is_locked = row.is_some_and(|row| row.is_locked());
        let lock_exp = row.and_then(|row| row.lock_exp);
        let last = provider.last_process_timestamp;
        let (is_unlock_recommended, changes_at) =
            rules::unlock_recommended(is_locked, lock_exp, last, now);
        Self {
            is_locked,
            expires_at: lock_exp
                .filter(|seconds| *seconds > 0)
                .and_then(|seconds| Moment::from_timestamp(seconds, 0))
                .map(DateTime),
            never_expires: lock_exp == Some(rules::NO_EXPIRY),
            is_unlock_recommended,
            changes_at: changes_at.map(DateTime),
            unlock: rules::unlock(is_locked),
        }
    }
}
