//! When the signed link of a file expires.

use async_graphql::SimpleObject;
use chrono_tz::Tz;

use super::dates::moment_text;
use super::scalars::DateTime;
use crate::upstream::signed_url;

/// When the signed link of a file expires. Every file has these fields.
#[derive(SimpleObject)]
pub struct LinkExpiry {
    /// Time the link expires; null if the link does not have one.
    expires_at: Option<DateTime>,
    /// "expires MM/DD/YYYY h:mm A", in the time zone of the request; null if the link has no expiry.
    expiry_label: Option<String>,
}

impl LinkExpiry {
    /// The expiry of a link, with its label in a time zone.
    pub fn of(link: Option<&str>, zone: Tz) -> Self {
        let expires_at = link.and_then(signed_url::expires_at);
        Self {
            expires_at: expires_at.map(DateTime),
            expiry_label: expires_at.map(|at| format!("expires {}", moment_text(at, zone))),
        }
    }
}
