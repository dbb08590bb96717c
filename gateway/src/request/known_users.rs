//! Whose tokens are in use, for the audit lines: who has asked the main API, or has signed in here.

use std::sync::Arc;
use std::time::Duration;

use moka::sync::Cache;

use super::user::UserRow;
use crate::upstream::Fingerprint;

/// How long a user is remembered: as long as a token is valid.
const REMEMBERED_FOR: Duration = Duration::from_secs(12 * 60 * 60);
/// The most tokens that are remembered.
const CAPACITY: u64 = 10_000;

/// A user as an audit line names one.
#[derive(Clone, Debug)]
pub struct KnownUser {
    /// The user's number.
    pub number: i32,
    /// The email address; `None` if it is unknown.
    pub email: Option<Arc<str>>,
}

impl From<&UserRow> for KnownUser {
    fn from(user: &UserRow) -> Self {
        Self {
            number: user.user_id,
            email: user.email().map(Arc::from),
        }
    }
}

/// The users of the tokens that are in use.
pub struct KnownUsers(Cache<Fingerprint, KnownUser>);

impl Default for KnownUsers {
    fn default() -> Self {
        let cache = Cache::builder().max_capacity(CAPACITY);
        Self(cache.time_to_live(REMEMBERED_FOR).build())
    }
}

impl KnownUsers {
    /// Remembers whose token it is.
    pub fn remember(&self, token: Fingerprint, user: KnownUser) {
        self.0.insert(token, user);
    }

    /// Whose token it is, if that is known.
    pub fn of(&self, token: &Fingerprint) -> Option<KnownUser> {
        self.0.get(token)
    }
}
