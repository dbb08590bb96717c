//! The tokens that the main API has confirmed. Anybody can invent a token.

use std::time::{Duration, Instant};

use moka::sync::Cache;

use super::user::{UserRow, read_signed_in_user};
use super::{KnownUser, RequestContext};
use crate::error::{Code, Error, Result};
use crate::upstream::{Fingerprint, Row};

/// How long a token counts as confirmed without asking the main API again.
const CONFIRMED_FOR: Duration = Duration::from_secs(5 * 60);
/// How long a confirmed token is remembered, in case the main API cannot be asked: a working day.
const REMEMBERED_FOR: Duration = Duration::from_secs(12 * 60 * 60);
/// The most tokens that are remembered.
const CAPACITY: u64 = 10_000;

/// The tokens that were confirmed, and when.
pub struct ConfirmedTokens(Cache<Fingerprint, Instant>);

impl Default for ConfirmedTokens {
    fn default() -> Self {
        let cache = Cache::builder().max_capacity(CAPACITY);
        Self(cache.time_to_live(REMEMBERED_FOR).build())
    }
}

impl ConfirmedTokens {
    /// Remembers that a token was confirmed.
    pub(super) fn confirmed(&self, token: Fingerprint, at: Instant) {
        self.0.insert(token, at);
    }

    /// Whether a token was confirmed so lately that it counts.
    fn counts(&self, token: &Fingerprint, now: Instant) -> bool {
        let confirmed_at = self.0.get(token);
        confirmed_at.is_some_and(|at| now.duration_since(at) < CONFIRMED_FOR)
    }
}

impl RequestContext {
    /// The user whose token it is. The token is confirmed then.
    ///
    /// # Errors
    /// As of every read.
    pub async fn signed_in_user(&self) -> Result<Row<UserRow>> {
        let token = self.fingerprint().ok_or_else(Error::unauthenticated)?;
        let tokens = &self.services().confirmed_tokens;
        let user = read_signed_in_user(&self.main()).await;
        match &user {
            Ok(user) => {
                tokens.confirmed(token, Instant::now());
                let users = &self.services().known_users;
                users.remember(token, KnownUser::from(&**user));
            }
            Err(error) if error.code() == Code::Unauthenticated => tokens.0.invalidate(&token),
            Err(_) => {}
        }
        user
    }

    /// Whether the main API has confirmed the token of this session in the last minutes. If it is not known, the
    /// API is asked; a token that it cannot confirm now is not confirmed.
    pub async fn is_confirmed(&self) -> bool {
        self.confirm().await.is_ok()
    }

    /// Requires a token that the main API has confirmed: in the last minutes, now, or if it cannot be asked, earlier.
    ///
    /// # Errors
    /// UNAUTHENTICATED without a valid token, and as of every read for a token that was never confirmed.
    pub async fn require_confirmed(&self) -> Result<()> {
        let confirmed = self.confirm().await;
        // A fault must not keep the user who set it from clearing it.
        let tokens = &self.services().confirmed_tokens.0;
        match self.fingerprint() {
            Some(token) if tokens.contains_key(&token) => Ok(()),
            _ => confirmed,
        }
    }

    async fn confirm(&self) -> Result<()> {
        let tokens = &self.services().confirmed_tokens;
        match self.fingerprint() {
            Some(token) if tokens.counts(&token, Instant::now()) => Ok(()),
            _ => self.signed_in_user().await.map(drop),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_confirmation_counts_for_five_minutes() {
        let tokens = ConfirmedTokens::default();
        let (known, unknown) = ([1; 32], [2; 32]);
        let confirmed_at = Instant::now();
        tokens.0.insert(known, confirmed_at);
        for (token, seconds, counts) in [
            (known, 0, true),
            (known, 299, true),
            (known, 300, false),
            (unknown, 0, false),
        ] {
            let now = confirmed_at + Duration::from_secs(seconds);
            assert_eq!(tokens.counts(&token, now), counts, "{seconds} s");
        }
    }
}
