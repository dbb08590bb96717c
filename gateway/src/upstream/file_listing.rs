//! Listings of files in storage.

use chrono::{DateTime, Utc};
use gateway_macros::row;

use super::decode::{self, FromJson, Unreadable};

/// A file of a listing.
#[row]
pub struct FileRow {
    /// Its key in storage.
    #[required]
    #[name("Key")]
    pub key: String,
    #[name("LastModified")]
    pub last_modified: Option<DateTime<Utc>>,
    /// In bytes.
    #[name("Size")]
    pub size: Option<i64>,
    /// Its signed link.
    pub url: Option<String>,
}

/// The files of a listing. The services send an object, or the bare list of files.
///
/// # Errors
/// If the body is neither.
pub fn read(body: &[u8]) -> Result<Vec<FileRow>, Unreadable> {
    #[row]
    struct Listing {
        #[name("Contents")]
        contents: Vec<FileRow>,
    }
    let json = decode::unwrap_envelope(body)?;
    let files = match json {
        "null" => Some(Vec::new()),
        list if list.starts_with('[') => Vec::from_json(list),
        object => Listing::from_json(object).map(|listing| listing.contents),
    };
    files.ok_or_else(|| "no listing of files".into())
}
