//! Signed links to stored files.

use std::sync::Arc;

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};

use crate::db::hash::sha256;

const ACCESS_KEY: &str = "SANDBOX";
const UNRESERVED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'.')
    .remove(b'_')
    .remove(b'~');

/// Signs links and checks them.
#[derive(Clone)]
pub(crate) struct Signer {
    base: Arc<str>,
    key: Arc<str>,
}

impl Signer {
    pub(crate) fn new(base: String, key: String) -> Self {
        Self {
            base: base.into(),
            key: key.into(),
        }
    }

    /// A link to a file that is valid until the given epoch second.
    pub(crate) fn link(&self, bucket: &str, key: &str, expires: i64) -> String {
        let path: Vec<String> = key
            .split('/')
            .map(|part| utf8_percent_encode(part, UNRESERVED).to_string())
            .collect();
        format!(
            "{}/{bucket}/{}?AccessKeyId={ACCESS_KEY}&Expires={expires}&Signature={}",
            self.base,
            path.join("/"),
            self.signature(bucket, key, expires),
        )
    }

    /// Whether a link to this file was signed here.
    pub(crate) fn is_own(
        &self,
        access_key: &str,
        link: (&str, &str, i64),
        signature: &str,
    ) -> bool {
        let (bucket, key, expires) = link;
        access_key == ACCESS_KEY && self.signature(bucket, key, expires) == signature
    }

    /// The signature of a link.
    fn signature(&self, bucket: &str, key: &str, expires: i64) -> String {
        let inner = sha256(&format!("{}\nGET\n{bucket}\n{key}\n{expires}", self.key));
        sha256(&format!("{}\n{inner}", self.key))
    }
}
