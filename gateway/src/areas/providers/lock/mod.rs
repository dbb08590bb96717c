//! Processing locks of providers.

mod guard;
mod rest;
mod rules;

use std::sync::Arc;

use chrono::{DateTime as Moment, Utc};
use gateway_macros::SimpleObject;

use super::rest::ProviderRow;
use crate::error::Result;
use crate::graph::decision::Decision;
use crate::graph::scalars::DateTime;
use crate::request::RequestContext;
use crate::upstream::decode;

pub(crate) use guard::require_maintainer;
use rest::{LockRow, Locks};
pub(super) use rest::{locks, unlock};

/// The processing lock of a provider: it prevents two workers from processing one provider at once. For lock
/// maintainers only.
#[derive(SimpleObject)]
pub struct ProviderLock {
    /// Whether the provider is locked.
    is_locked: bool,
    /// Time the lock expires; null if it never does or if unknown.
    expires_at: Option<DateTime>,
    /// Whether the lock stays until the provider is unlocked.
    never_expires: bool,
    /// Whether the lock outlasts its work: it expires more than 30 seconds after data was last processed, or it never
    /// expires and data was last processed more than 30 seconds ago.
    is_unlock_recommended: bool,
    /// The numbers behind `isUnlockRecommended`, as sentences, at the time of the request.
    explanation: String,
    /// When `isUnlockRecommended` changes by itself; null if it does not change with time.
    changes_at: Option<DateTime>,
    /// Whether the provider can be unlocked now.
    pub(super) unlock: Decision,
}

/// A lock that should be removed.
pub(crate) struct StuckLock {
    /// Why, as a sentence.
    pub(crate) reason: &'static str,
    /// The time since which it should be removed, if known.
    pub(crate) since: Option<Moment<Utc>>,
    /// Whether the provider can be unlocked now.
    pub(crate) unlock: Decision,
}

impl StuckLock {
    /// The lock of a provider, if it should be removed.
    pub(super) fn of(locks: &Locks, provider: &ProviderRow, now: Moment<Utc>) -> Option<Self> {
        let row = locks.of(provider)?;
        let last = provider.last_process_timestamp;
        let (is_stuck, _) = rules::unlock_recommended(row.is_locked(), row.lock_exp, last, now);
        is_stuck.then(|| Self {
            reason: rules::stuck_reason(row.lock_exp),
            since: rules::stuck_since(row.lock_exp, last),
            unlock: rules::unlock(row.is_locked()),
        })
    }
}

impl ProviderLock {
    /// Reads the locks, for a lock maintainer.
    pub(super) async fn prefetch(context: &RequestContext) -> Result<()> {
        Self::locked(context).await.map(drop)
    }

    /// The locks, for a lock maintainer.
    ///
    /// # Errors
    /// As of [`ProviderLock::of`].
    pub(super) async fn locked(context: &RequestContext) -> Result<Arc<Locks>> {
        require_maintainer(context).await?;
        rest::locks(&context.main()).await
    }

    /// The lock of a provider.
    ///
    /// # Errors
    /// FORBIDDEN unless the caller is a lock maintainer; otherwise those of the call for the locks.
    pub(super) async fn of(context: &RequestContext, provider: &ProviderRow) -> Result<Self> {
        let locks = Self::locked(context).await?;
        Ok(Self::new(locks.of(provider), provider, context.now()))
    }

    /// The lock in a row; a provider without a row is not locked.
    fn new(row: Option<&LockRow>, provider: &ProviderRow, now: Moment<Utc>) -> Self {
        let is_locked = row.is_some_and(LockRow::is_locked);
        let lock_exp = row.and_then(|row| row.lock_exp);
        let last = provider.last_process_timestamp;
        let (is_unlock_recommended, changes_at) =
            rules::unlock_recommended(is_locked, lock_exp, last, now);
        Self {
            is_locked,
            expires_at: lock_exp
                .filter(|seconds| *seconds > 0)
                .and_then(decode::time)
                .map(DateTime),
            never_expires: lock_exp == Some(rules::NO_EXPIRY),
            is_unlock_recommended,
            explanation: rules::explanation(is_locked, lock_exp, last, now),
            changes_at: changes_at.map(DateTime),
            unlock: rules::unlock(is_locked),
        }
    }
}
