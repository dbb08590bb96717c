//! Stored files, and listings of them with signed links.

use chrono::{DateTime, TimeDelta, Utc};
use rusqlite::{Connection, params};
use serde_json::{Value, json};

use crate::{seed::writer::iso, storage::links::Signer};

/// How long the links of a listing are valid.
const LISTING_LIFE: TimeDelta = TimeDelta::hours(6);

/// A file to store.
pub(crate) struct File<'a> {
    pub(crate) bucket: &'a str,
    pub(crate) key: &'a str,
    pub(crate) media_type: &'a str,
    /// Epoch seconds.
    pub(crate) modified_at: i64,
    pub(crate) content: &'a [u8],
}

/// Stores a file, replacing one with the same key.
pub(crate) fn put(connection: &Connection, file: &File<'_>) -> rusqlite::Result<()> {
    connection
        .prepare_cached(
            "INSERT OR REPLACE INTO files (bucket, key, media_type, modified_at, content) VALUES (?, ?, ?, ?, ?)",
        )?
        .execute(params![file.bucket, file.key, file.media_type, file.modified_at, file.content])
        .map(|_| ())
}

/// The files of a bucket whose keys contain `part`, with signed links. `Contents` is missing if there are none.
pub(crate) fn listing(
    connection: &Connection,
    signer: &Signer,
    bucket: &str,
    part: &str,
    now: DateTime<Utc>,
) -> rusqlite::Result<String> {
    let expires = (now + LISTING_LIFE).timestamp();
    let contents = connection
        .prepare_cached(
            "SELECT key, modified_at, length(content) FROM files
             WHERE bucket = ?1 AND instr(key, ?2) ORDER BY key",
        )?
        .query_map([bucket, part], |row| {
            let key: String = row.get(0)?;
            let url = signer.link(bucket, &key, expires);
            let (modified_at, size): (i64, i64) = (row.get(1)?, row.get(2)?);
            Ok(json!({ "Key": key, "LastModified": iso(modified_at), "Size": size, "url": url }))
        })?
        .collect::<rusqlite::Result<Vec<Value>>>()?;
    let listing = if contents.is_empty() {
        json!({})
    } else {
        json!({ "Contents": contents })
    };
    Ok(listing.to_string())
}
