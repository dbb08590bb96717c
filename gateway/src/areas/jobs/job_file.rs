//! A file a job produced.

use gateway_macros::SimpleObject;

use crate::graph::file_link::FileLink;
use crate::request::RequestContext;

/// A file a job produced.
#[derive(SimpleObject)]
pub struct JobFile {
    /// The file's key in storage.
    key: String,
    /// The file name: the last segment of the key.
    name: String,
    #[graphql(flatten)]
    link: FileLink,
}

impl JobFile {
    pub(super) fn new(context: &RequestContext, key: &str, link: &str) -> Self {
        Self {
            key: key.to_owned(),
            name: key.rsplit('/').next().unwrap_or(key).to_owned(),
            link: FileLink::of(context, Some(link)),
        }
    }
}
