//! A file of a job.

use async_graphql::SimpleObject;
use chrono_tz::Tz;

use crate::graph::link_expiry::LinkExpiry;

/// A file of a job.
#[derive(SimpleObject)]
pub struct JobFile {
    /// The key of the file in the storage.
    key: String,
    /// The last part of the key: a name to show.
    name: String,
    /// The signed link, for a browser to open as it is. Treat it as a secret.
    url: String,
    #[graphql(flatten)]
    expiry: LinkExpiry,
}

impl JobFile {
    pub(super) fn new(key: &str, link: &str, zone: Tz) -> Self {
        Self {
            key: key.to_owned(),
            name: key.rsplit('/').next().unwrap_or(key).to_owned(),
            url: link.to_owned(),
            expiry: LinkExpiry::of(Some(link), zone),
        }
    }
}
