//! The tokens that the main API has confirmed. Anybody can invent a token.

use std::time::Duration;

use moka::sync::Cache;

use super::Session;
use super::user::signed_in_user;
use crate::upstream::Fingerprint;

/// How long a token counts as confirmed.
const CONFIRMED_FOR: Duration = Duration::from_secs(5 * 60);
/// The most tokens that are remembered.
const CAPACITY: u64 = 10_000;

/// The tokens that were confirmed in the last minutes.
pub struct ConfirmedTokens(Cache<Fingerprint, ()>);

impl Default for ConfirmedTokens {
    fn default() -> Self {
        let cache = Cache::builder().max_capacity(CAPACITY);
        Self(cache.time_to_live(CONFIRMED_FOR).build())
    }
}

impl Session {
    /// Whether the main API has confirmed the token of this session in the last minutes. If it is not known, the
    /// API is asked; a token that it cannot confirm now is not confirmed.
    pub async fn is_confirmed(&self) -> bool {
        let Some(fingerprint) = self.fingerprint() else {
            return false;
        };
        let confirmed = &self.services().confirmed_tokens.0;
        if confirmed.contains_key(&fingerprint) {
            return true;
        }
        let is_confirmed = signed_in_user(&self.main()).await.is_ok();
        if is_confirmed {
            confirmed.insert(fingerprint, ());
        }
        is_confirmed
    }
}
