//! The users whose tokens are in use. Anybody can invent a token: one counts once the main API has confirmed it.

use std::sync::Arc;
use std::time::{Duration, Instant};

use moka::sync::Cache;

use super::RequestContext;
use super::user::{UserRow, read_signed_in_user};
use crate::error::{Code, Error, Result};
use crate::upstream::{Fingerprint, Row};

/// How long a token counts as confirmed without asking the main API again.
const CONFIRMED_FOR: Duration = Duration::from_secs(5 * 60);
/// How long a user is remembered: as long as a token is valid, a working day.
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

/// The users of the tokens that are in use, and when the main API has confirmed each token, if it has.
pub struct KnownUsers(Cache<Fingerprint, (KnownUser, Option<Instant>)>);

impl Default for KnownUsers {
    fn default() -> Self {
        let cache = Cache::builder().max_capacity(CAPACITY);
        Self(cache.time_to_live(REMEMBERED_FOR).build())
    }
}

impl KnownUsers {
    /// Remembers whose token it is, and when it was confirmed.
    pub fn remember(&self, token: Fingerprint, user: KnownUser, confirmed_at: Option<Instant>) {
        self.0.insert(token, (user, confirmed_at));
    }

    /// Whose token it is, if that is known.
    pub fn of(&self, token: &Fingerprint) -> Option<KnownUser> {
        self.0.get(token).map(|(user, _)| user)
    }

    fn confirmed_at(&self, token: &Fingerprint) -> Option<Instant> {
        self.0.get(token)?.1
    }
}

impl RequestContext {
    /// The user whose token it is. The token is confirmed then.
    ///
    /// # Errors
    /// As of every read.
    pub async fn signed_in_user(&self) -> Result<Row<UserRow>> {
        let token = self.fingerprint().ok_or_else(Error::unauthenticated)?;
        let users = &self.services().known_users;
        let user = read_signed_in_user(&self.main()).await;
        match &user {
            Ok(user) => users.remember(token, KnownUser::from(&**user), Some(Instant::now())),
            Err(error) if error.code() == Code::Unauthenticated => {
                if let Some(user) = users.of(&token) {
                    users.remember(token, user, None);
                }
            }
            Err(_) => {}
        }
        user
    }

    /// Requires a token that the main API has confirmed: in the last minutes, now, or if it cannot be asked, earlier.
    ///
    /// # Errors
    /// UNAUTHENTICATED without a valid token, and as of every read for a token that was never confirmed.
    pub async fn require_confirmed(&self) -> Result<()> {
        let is_recent = |at: Instant| at.elapsed() < CONFIRMED_FOR;
        if self.confirmed_at().is_some_and(is_recent) {
            return Ok(());
        }
        let confirmed = self.signed_in_user().await.map(drop);
        // A fault must not keep the user who set it from clearing it.
        match self.confirmed_at() {
            Some(_) => Ok(()),
            None => confirmed,
        }
    }

    fn confirmed_at(&self) -> Option<Instant> {
        self.services()
            .known_users
            .confirmed_at(&self.fingerprint()?)
    }

    /// The user whose token the main API has confirmed at any time, if it has not refused it since.
    pub(super) fn confirmed_user(&self) -> Option<KnownUser> {
        self.confirmed_at()?;
        self.services().known_users.of(&self.fingerprint()?)
    }
}
