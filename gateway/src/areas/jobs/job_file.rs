//! A file a job produced.

use async_graphql::SimpleObject;
use chrono::DateTime;
use chrono_tz::Tz;

use crate::graph::link_expiry::LinkExpiry;

/// A file a job produced.
#[derive(SimpleObject)]
pub struct JobFile {
    /// The file's key in storage.
    key: String,
    /// The file name: the last segment of the key.
    name: String,
    /// Signed link, to be opened in a browser as is. Treat it as a secret.
    url: String,
    #[graphql(flatten)]
    expiry: LinkExpiry,
}

impl JobFile {
    pub(super) fn new(key: &str, link: &str, now: DateTime<Tz>) -> Self {
        Self {
            key: key.to_owned(),
            name: key.rsplit('/').next().unwrap_or(key).to_owned(),
            url: link.to_owned(),
            expiry: LinkExpiry::of(Some(link), now),
        }
    }
}
