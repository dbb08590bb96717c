//! Listings of files in storage.

use chrono::{DateTime, Utc};
use serde::Deserialize;

use super::decode::{self, Unreadable};

/// A file of a listing.
#[derive(Deserialize)]
pub struct FileRow {
    /// Its key in storage.
    #[serde(rename = "Key", deserialize_with = "decode::text_key")]
    pub key: String,
    #[serde(default, rename = "LastModified", deserialize_with = "decode::instant")]
    pub last_modified: Option<DateTime<Utc>>,
    /// In bytes.
    #[serde(default, rename = "Size", deserialize_with = "decode::int")]
    pub size: Option<i64>,
    /// Its signed link.
    #[serde(default, deserialize_with = "decode::text")]
    pub url: Option<String>,
}

/// The files of a listing. The services send an object, or the bare list of files.
///
/// # Errors
/// If the body is neither.
pub fn read(body: &[u8]) -> Result<Vec<FileRow>, Unreadable> {
    #[derive(Deserialize)]
    struct Listing {
        #[serde(default, rename = "Contents", deserialize_with = "decode::rows")]
        contents: Vec<FileRow>,
    }
    let json = decode::unwrap_envelope(body)?;
    if json.starts_with('[') || json == "null" {
        return decode::read_rows(json);
    }
    serde_json::from_str::<Listing>(json)
        .map(|listing| listing.contents)
        .map_err(|error| format!("no listing of files: {}", decode::fault(&error)).into())
}
