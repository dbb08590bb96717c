//! When the signed link of a file stops working.

use async_graphql::SimpleObject;
use chrono_tz::Tz;

use super::dates::moment_text;
use super::scalars::DateTime;
use crate::upstream::signed_url;

/// When the signed link of a file stops working: fields of every file.
#[derive(SimpleObject)]
pub struct LinkExpiry {
    /// When the link stops working; null when it does not say (rule link-expiry).
    expires_at: Option<DateTime>,
    /// "expires MM/DD/YYYY h:mm A" in the time zone of the request; null when the link does not say.
    expiry_label: Option<String>,
}

impl LinkExpiry {
    /// That of a link, in words for a person in this time zone.
    pub fn of(link: Option<&str>, zone: Tz) -> Self {
        let expires_at = link.and_then(signed_url::expires_at);
        Self {
            expires_at: expires_at.map(DateTime),
            expiry_label: expires_at.map(|at| format!("expires {}", moment_text(at, zone))),
        }
    }
}
