//! The token of a caller, as the services receive it.

use std::fmt;

use reqwest::header::HeaderValue;
use sha2::{Digest, Sha256};

use super::read_cache::Fingerprint;

/// The longest token, in bytes. Most servers accept no longer header, and some end the connection of a
/// longer one, which would count as their failure.
const MAX_TOKEN_BYTES: usize = 8_000;

/// A bearer token as the services receive it. It is never printed.
#[derive(Clone)]
pub struct Authorization {
    header: HeaderValue,
    fingerprint: Fingerprint,
}

impl Authorization {
    /// The authorization of a token; `None` if the token cannot be sent in a header.
    pub fn bearer(token: &str) -> Option<Self> {
        if token.trim().is_empty() || token.len() > MAX_TOKEN_BYTES {
            return None;
        }
        let mut header = HeaderValue::from_str(&format!("Bearer {token}")).ok()?;
        header.set_sensitive(true);
        Some(Self {
            header,
            fingerprint: Sha256::digest(token.as_bytes()).into(),
        })
    }

    /// A hash of the token, to tell sessions apart.
    pub fn fingerprint(&self) -> Fingerprint {
        self.fingerprint
    }

    /// A body as text, with "…" for the token, which a service may repeat in it.
    pub(super) fn removed_from(&self, body: Vec<u8>) -> String {
        let body = String::from_utf8(body)
            .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned());
        let header = self.header.to_str().unwrap_or_default();
        match header.strip_prefix("Bearer ") {
            Some(token) if body.contains(token) => body.replace(token, "…"),
            _ => body,
        }
    }

    /// The value of the `Authorization` header.
    pub(super) fn header(&self) -> HeaderValue {
        self.header.clone()
    }
}

impl fmt::Debug for Authorization {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Authorization")
    }
}
